/** Leitner bins of a flashcard (spec 2 §4): 0 was not known at the last review, 4 is the last one. */
export const BINS = [0, 1, 2, 3, 4] as const;
export const LAST_BIN = 4;
/** How much more often a card of bin 0 is drawn than one of bin 3 (spec 2 §4, §9). Cards of bin 4 are not drawn. */
export const BIN_WEIGHTS = [8, 4, 2, 1] as const;

/** The bin of a card after an answer: one up for a right one, back to 0 for a wrong one. */
export const binAfter = (bin: number, correct: boolean): number => (correct ? Math.min(bin + 1, LAST_BIN) : 0);

/** A card of a review as the choice of the next one sees it. */
export interface PooledCard {
  id: number;
  bin: number;
  /** Milliseconds since the epoch; null for a card that was never answered. */
  lastAnswered: number | null;
}

/** Least recently answered first; never answered before all; the older card before the newer one. */
const byAge = (one: PooledCard, other: PooledCard): number =>
  (one.lastAnswered ?? -1) - (other.lastAnswered ?? -1) || one.id - other.id;

/**
 * The next card of a Leitner review (spec 2 §4): a bin by chance, by weight, and again while it is empty; in it the card that
 * was answered least recently. A bin that holds only the card just shown counts as empty unless all others are.
 *
 * @param random from 0 up to, but not, 1
 * @param shown the id of the card just shown
 * @returns null when bins 0 to 3 are empty: the review is over
 */
export function nextOfLeitner<C extends PooledCard>(
  pool: readonly C[],
  random: () => number,
  shown?: number,
): C | null {
  const bins = BIN_WEIGHTS.map((weight, bin) => ({ weight, cards: pool.filter((card) => card.bin === bin) }));
  const others = bins.filter(({ cards }) => cards.some(({ id }) => id !== shown));
  const filled = others.length > 0 ? others : bins.filter(({ cards }) => cards.length > 0);
  // To draw again while the bin is empty is to draw among the bins that are not.
  let left = random() * filled.reduce((sum, { weight }) => sum + weight, 0);
  for (const { weight, cards } of filled) {
    left -= weight;
    if (left < 0) return cards.toSorted(byAge)[0]!;
  }
  return filled.at(-1)?.cards.toSorted(byAge)[0] ?? null;
}
