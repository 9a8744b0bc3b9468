/** Cards between two siblings, as long as there are other cards. */
const BETWEEN = 5;

/**
 * The same cards with their siblings apart: the answer of one gives the other away. A card waits only as long as a sibling
 * is near, so the order changes as little as it can.
 */
export function keepApart(cards: readonly number[], siblings: ReadonlyMap<number, ReadonlySet<number>>): number[] {
  const waiting = [...cards];
  const placed: number[] = [];
  while (waiting.length > 0) {
    const near = placed.slice(-BETWEEN);
    const next = waiting.findIndex((card) => !near.some((one) => siblings.get(card)?.has(one)));
    placed.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return placed;
}
