import { Explained } from '../explained';
import type { SideName } from './plan';
import { pause, resume, type Side } from './side';

export interface Sides {
  product: Side;
  peer: Side;
}

export interface Pair<R> {
  first: SideName;
  product: R;
  peer: R;
}

/**
 * Measures both sides in turn, whoever was second going first in the next pair; the one that waits is paused. One more
 * pair than is asked for comes first and does not count: by then the code of both is compiled.
 */
export async function inPairs<R>(sides: Sides, count: number, measure: (side: Side) => Promise<R>, tell: (done: number) => void): Promise<Pair<R>[]> {
  const alone = async (side: Side): Promise<R> => {
    await resume(side);
    const result = await measure(side);
    pause(side);
    return result;
  };
  const pairs: Pair<R>[] = [];
  pause(sides.product);
  pause(sides.peer);
  for (let index = 0; index <= count; index += 1) {
    const first: SideName = index % 2 === 0 ? 'product' : 'peer';
    const second: SideName = first === 'product' ? 'peer' : 'product';
    const results = { [first]: await alone(sides[first]), [second]: await alone(sides[second]) } as Record<SideName, R>;
    if (index === 0) continue;
    pairs.push({ first, ...results });
    tell(index);
  }
  await Promise.all([resume(sides.product), resume(sides.peer)]);
  return pairs;
}

/** @throws Explained with the first of what was wrong */
export function mustBeRight(side: Side, what: string, wrong: readonly string[]): void {
  if (wrong.length === 0) return;
  throw new Explained(`${what} of the ${side.name}: ${wrong.length} not as they must be. The run counts for nothing.\n${wrong.slice(0, 5).map((line) => `  ${line}`).join('\n')}`);
}
