/** Times in buckets that grow by 15 %, so that percentiles of any number of processes can be added up and are right to 15 %. */
const FIRST_MS = 0.1;
const GROWTH = 1.15;
/** About 46 days. */
const LAST = 220;

/** How many times fell into each bucket, by the bucket's number. */
export type Buckets = ReadonlyMap<number, number>;

/** @param ms a duration; a negative one (clocks of two machines) counts as none */
export function bucketOf(ms: number): number {
  if (!(ms > FIRST_MS)) return 0;
  return Math.min(LAST, Math.ceil(Math.log(ms / FIRST_MS) / Math.log(GROWTH)));
}

/** The upper end of a bucket in milliseconds. */
export const endOf = (bucket: number): number => FIRST_MS * GROWTH ** bucket;

export const countOf = (buckets: Buckets): number => [...buckets.values()].reduce((sum, count) => sum + count, 0);

/** The time within which `share` (0 to 1) of all were done, in milliseconds, rounded to three figures; null if there are none. */
export function percentile(buckets: Buckets, share: number): number | null {
  const wanted = Math.max(1, Math.ceil(countOf(buckets) * share));
  let seen = 0;
  for (const [bucket, count] of [...buckets].sort(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= wanted) return Number(endOf(bucket).toPrecision(3));
  }
  return null;
}
