/** Moments of values that stand for several observations each. Runs in the browser too. */

/** So many observations of one value. */
export interface Weighted {
  value: number;
  count: number;
}

/** So many observations of two values together. */
export interface WeightedPair {
  x: number;
  y: number;
  count: number;
}

export const countOf = (values: readonly { count: number }[]): number =>
  values.reduce((sum, { count }) => sum + count, 0);

/** Null of none. */
export function meanOf(values: readonly Weighted[]): number | null {
  const count = countOf(values);
  return count === 0 ? null : values.reduce((sum, one) => sum + one.value * one.count, 0) / count;
}

/** The mean of the given power of the distances from the mean. */
export function centralMoment(values: readonly Weighted[], power: number): number | null {
  const mean = meanOf(values);
  return mean === null
    ? null
    : values.reduce((sum, { value, count }) => sum + (value - mean) ** power * count, 0) / countOf(values);
}

export const xsOf = (pairs: readonly WeightedPair[]): Weighted[] => pairs.map(({ x, count }) => ({ value: x, count }));
export const ysOf = (pairs: readonly WeightedPair[]): Weighted[] => pairs.map(({ y, count }) => ({ value: y, count }));

/** Of a sample (n − 1). Null of fewer than two. */
export function covariance(pairs: readonly WeightedPair[]): number | null {
  const count = countOf(pairs);
  if (count < 2) return null;
  const [meanX, meanY] = [meanOf(xsOf(pairs))!, meanOf(ysOf(pairs))!];
  return pairs.reduce((sum, { x, y, count: times }) => sum + (x - meanX) * (y - meanY) * times, 0) / (count - 1);
}

/** Of a sample (n − 1). Null of fewer than two. */
export const variance = (values: readonly Weighted[]): number | null =>
  covariance(values.map(({ value, count }) => ({ x: value, y: value, count })));

export function standardDeviation(values: readonly Weighted[]): number | null {
  const spread = variance(values);
  return spread === null ? null : Math.sqrt(spread);
}

/** Pearson's, -1 to 1. Null if one of the two never varies. */
export function correlation(pairs: readonly WeightedPair[]): number | null {
  const [both, ofX, ofY] = [covariance(pairs), variance(xsOf(pairs)), variance(ysOf(pairs))];
  return both === null || !ofX || !ofY ? null : Math.max(-1, Math.min(1, both / Math.sqrt(ofX * ofY)));
}

const ascending = (values: readonly Weighted[]): Weighted[] =>
  values.filter(({ count }) => count > 0).sort((a, b) => a.value - b.value);

/** The covariance that the same values would have if the highest of the one met the highest of the other. */
export function largestCovariance(pairs: readonly WeightedPair[]): number | null {
  const [xs, ys] = [ascending(xsOf(pairs)), ascending(ysOf(pairs))];
  const met: WeightedPair[] = [];
  let [atX, atY, usedX, usedY] = [0, 0, 0, 0];
  while (atX < xs.length && atY < ys.length) {
    const [x, y] = [xs[atX]!, ys[atY]!];
    const count = Math.min(x.count - usedX, y.count - usedY);
    met.push({ x: x.value, y: y.value, count });
    usedX += count;
    usedY += count;
    if (usedX === x.count) [atX, usedX] = [atX + 1, 0];
    if (usedY === y.count) [atY, usedY] = [atY + 1, 0];
  }
  return covariance(met);
}

/** The value in the middle; of an even number, half-way between the two. Null of none. */
export function medianOf(values: readonly Weighted[]): number | null {
  const sorted = ascending(values);
  const count = countOf(sorted);
  if (count === 0) return null;
  const at = (place: number): number => {
    let before = 0;
    return sorted.find((one) => (before += one.count) > place)!.value;
  };
  return (at(Math.floor((count - 1) / 2)) + at(Math.floor(count / 2))) / 2;
}
