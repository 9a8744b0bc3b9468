/** What a day is to the balancer. Days are whole numbers, see `days.ts`. */
export interface Days {
  /** Cards that are due on it already. */
  load(day: number): number;
  /** How much of a usual day's work is wished for, 0 to 1. */
  share(day: number): number;
  /** A sibling of the card is due on it. */
  hasSibling(day: number): boolean;
}

/** By how many days a card may come earlier or later: FSRS's own fuzz, which costs next to no recall. */
export function leewayOf(interval: number): number {
  if (interval < 2) return 0;
  const part = (from: number, to: number, rate: number) => rate * Math.max(0, Math.min(interval, to) - from);
  return Math.max(1, Math.round(part(2.5, 7, 0.15) + part(7, 20, 0.1) + part(20, Infinity, 0.05)));
}

/**
 * The day on which a card is asked again: of those around the ideal one, the day with the least work for its share. A day
 * without a share is taken only if there is no other, and one with a sibling only then too. The nearest of equals wins,
 * and the earlier one of those.
 *
 * @param ideal the day on which recall falls to the chosen retention
 * @param interval days from the answer to it
 * @param earliest no day before it is taken
 */
export function balancedDay(ideal: number, interval: number, earliest: number, days: Days): number {
  const leeway = leewayOf(interval);
  // A short interval keeps its day, unless nothing is wished for on it.
  const later = leeway === 0 && days.share(ideal) === 0 ? 1 : leeway;
  const costOf = (day: number) => {
    const share = days.share(day);
    return {
      day,
      free: share === 0 ? 1 : 0,
      sibling: days.hasSibling(day) ? 1 : 0,
      work: share === 0 ? 0 : (days.load(day) + 1) / share,
      away: Math.abs(day - ideal),
    };
  };
  const from = Math.max(earliest, ideal - leeway);
  const to = Math.max(from, ideal + later);
  return Array.from({ length: to - from + 1 }, (_, nth) => costOf(from + nth)).reduce((best, one) => {
    const order =
      one.free - best.free ||
      one.sibling - best.sibling ||
      one.work - best.work ||
      one.away - best.away ||
      one.day - best.day;
    return order < 0 ? one : best;
  }).day;
}
