/** A bar of the histogram: people whose scores, in per cent rounded to the nearest 10, are from `from` to `until`. */
export interface Bar {
  from: number;
  until: number;
  people: number;
}

/**
 * Merges bars of few people with their neighbours, so that each that has anybody has at least `least`. Nothing is merged with an
 * empty bar at the edge.
 * @param bars in their order, of `least` people or more together
 */
export function mergeBars(bars: readonly Bar[], least: number): Bar[] {
  const merged: Bar[] = [];
  for (const bar of bars) {
    const last = merged.at(-1);
    if (last && last.people > 0 && last.people < least) {
      last.until = bar.until;
      last.people += bar.people;
    } else merged.push({ ...bar });
  }
  const rest = merged.findLastIndex(({ people }) => people > 0);
  const small = merged[rest];
  if (!small || small.people >= least) return merged;
  // The last one has found too few above it: it goes to the nearest below that has people.
  const below = merged.findLastIndex(({ people }, at) => at < rest && people > 0);
  if (below < 0) return merged;
  const together = { from: merged[below]!.from, until: small.until, people: merged[below]!.people + small.people };
  return [...merged.slice(0, below), together, ...merged.slice(rest + 1)];
}
