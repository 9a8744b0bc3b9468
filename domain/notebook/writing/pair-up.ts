/** From this share of common words on, two blocks are the same one, changed. */
const ALIKE = 0.4;
/** More pairs than this are not looked at: everything is shown as gone and new. */
const PAIRS_MAX = 10_000;

type Bag = Map<string, number>;

function bagOf(words: readonly string[]): Bag {
  const bag: Bag = new Map();
  for (const word of words) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}
const sizeOf = (bag: Bag): number => [...bag.values()].reduce((sum, count) => sum + count, 0);

/** The share of words that two blocks have in common, from 0 to 1. */
function likeness(one: Bag, other: Bag): number {
  const size = sizeOf(one) + sizeOf(other);
  if (size === 0) return 0;
  let common = 0;
  for (const [word, count] of one) common += Math.min(count, other.get(word) ?? 0);
  return (2 * common) / size;
}

/**
 * Puts together what is alike, in the order of both sides, so that the most words are shared. What has no partner stands alone:
 * `[before, undefined]` or `[undefined, after]`.
 */
export function pairUp<T>(
  before: readonly T[],
  after: readonly T[],
  wordsOf: (one: T) => readonly string[],
): [T | undefined, T | undefined][] {
  const alone = (): [T | undefined, T | undefined][] => [
    ...before.map((one): [T, undefined] => [one, undefined]),
    ...after.map((one): [undefined, T] => [undefined, one]),
  ];
  if (before.length * after.length > PAIRS_MAX) return alone();
  const [old, now] = [before.map((one) => bagOf(wordsOf(one))), after.map((one) => bagOf(wordsOf(one)))];
  const alike = old.map((one) =>
    now.map((other) => {
      const share = likeness(one, other);
      return share < ALIKE ? 0 : share;
    }),
  );
  // best[i][j]: the most that the blocks from i and from j on can share.
  const best = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const pair = alike[i]![j]! > 0 ? alike[i]![j]! + best[i + 1]![j + 1]! : 0;
      best[i]![j] = Math.max(pair, best[i + 1]![j]!, best[i]![j + 1]!);
    }
  const pairs: [T | undefined, T | undefined][] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (alike[i]![j]! > 0 && best[i]![j] === alike[i]![j]! + best[i + 1]![j + 1]!)
      pairs.push([before[i++], after[j++]]);
    else if (best[i]![j] === best[i + 1]![j]!) pairs.push([before[i++], undefined]);
    else pairs.push([undefined, after[j++]]);
  }
  return [
    ...pairs,
    ...before.slice(i).map((one): [T, undefined] => [one, undefined]),
    ...after.slice(j).map((one): [undefined, T] => [undefined, one]),
  ];
}
