/** The value below which the given part of all values lies, for example 0.99 of them; the nearest one that was measured. */
export function percentile(values: readonly number[], part: number): number {
  if (values.length === 0) throw new RangeError('there is nothing to take a percentile of');
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)]!;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export interface Ratio {
  median: number;
  least: number;
  most: number;
}

/** The product beside its peer, round by round: what both suffered from in the same seconds cancels out. */
export function ratioOf(product: readonly number[], peer: readonly number[]): Ratio {
  const ratios = product.map((value, round) => value / peer[round]!);
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}
