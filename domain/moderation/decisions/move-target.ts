import type { Transaction } from '../../kit/transaction';
import type { Standing } from '../queue/contract';
import type { Held, Target } from '../../kit/target';

/** Makes a thing stand as it was decided. @returns what is needed to show it again */
export async function moveTarget(
  tx: Transaction,
  { hiding }: Target,
  { id, by, from, to, held }: { id: number; by: number; from: Standing; to: Standing; held: Held },
): Promise<Held> {
  if (!hiding || from === to) return held;
  const kept = from === 'shown' ? ((await hiding.hide(tx, by, id)) ?? {}) : held;
  if (from === 'taken_down') await hiding.putBack?.(tx, id, kept);
  if (to === 'taken_down') await hiding.takeDown?.(tx, id);
  if (to !== 'shown') return kept;
  await hiding.show(tx, by, id, kept);
  return {};
}
