import { UserFacingError } from '~/infra/support/user-facing-error';
import type { SideName } from './plan';
import type { Side } from './side';

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
 * Measures both sides in turn, whoever was second going first in the next pair. One more pair than is asked for comes
 * first and does not count: by then the code of both is compiled.
 */
export async function inPairs<R>(sides: Sides, count: number, measure: (side: Side) => Promise<R>, tell: (done: number) => void): Promise<Pair<R>[]> {
  const pairs: Pair<R>[] = [];
  for (let index = 0; index <= count; index += 1) {
    const first: SideName = index % 2 === 0 ? 'product' : 'peer';
    const second: SideName = first === 'product' ? 'peer' : 'product';
    const results = { [first]: await measure(sides[first]), [second]: await measure(sides[second]) } as Record<SideName, R>;
    if (index === 0) continue;
    pairs.push({ first, ...results });
    tell(index);
  }
  return pairs;
}

/** @throws Explained with the first of what was wrong */
export function mustBeRight(side: Pick<Side, 'name'>, what: string, wrong: readonly string[]): void {
  if (wrong.length === 0) return;
  throw new UserFacingError(`${what} of the ${side.name}: ${wrong.length} not as they must be. The run counts for nothing.\n${wrong.slice(0, 5).map((line) => `  ${line}`).join('\n')}`);
}
