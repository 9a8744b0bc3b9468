import { type Seeker, suits, wishesAfter } from './compatibility';

export interface Waiting extends Seeker {
  account_id: number;
}

/** Whom one may not be paired with, either way round, by account. */
export type Blocks = ReadonlyMap<number, ReadonlySet<number>>;

export function blocksOf(rows: readonly { blocker_id: number; blocked_id: number }[]): Blocks {
  const blocks = new Map<number, Set<number>>();
  const add = (one: number, other: number) => void (blocks.get(one) ?? blocks.set(one, new Set()).get(one)!).add(other);
  for (const { blocker_id, blocked_id } of rows) {
    add(blocker_id, blocked_id);
    add(blocked_id, blocker_id);
  }
  return blocks;
}

/**
 * Pairs for those who wait, the longest first: each in turn gets the longest waiting of the suitable partners.
 * Pure, and the same for the same queue.
 *
 * @param queue in the order in which they have waited, the longest first; nobody twice
 * @param most how many pairs at most; the rest is for the next time
 */
export function pairUp<W extends Waiting>(
  queue: readonly W[],
  blocks: Blocks,
  now: number,
  most = Number.POSITIVE_INFINITY,
): [W, W][] {
  const wishes = queue.map((one) => wishesAfter(one, (now - one.waiting_since) / 1_000));
  // A list of those who are left, by index, so that taking somebody out costs nothing.
  const next = queue.map((_, index) => index + 1);
  const pairs: [W, W][] = [];
  const end = queue.length;
  const head = { first: 0 };
  const takeOut = (index: number, before: number) => {
    if (before < 0) head.first = next[index]!;
    else next[before] = next[index]!;
  };

  let before = -1;
  for (let at = head.first; at < end && pairs.length < most;) {
    const one = queue[at]!;
    const blocked = blocks.get(one.account_id);
    let previous = at;
    let other = next[at]!;
    while (
      other < end &&
      (blocked?.has(queue[other]!.account_id) || !suits(one, wishes[at]!, queue[other]!, wishes[other]!))
    ) {
      previous = other;
      other = next[other]!;
    }
    if (other < end) {
      takeOut(other, previous);
      takeOut(at, before);
      pairs.push([one, queue[other]!]);
    } else {
      before = at;
    }
    at = before < 0 ? head.first : next[before]!;
  }
  return pairs;
}
