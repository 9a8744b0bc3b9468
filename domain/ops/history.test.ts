import { POINT_MS, POINTS_KEPT, type OpsPoint, type OpsSnapshot } from './contract';
import { bucketOf, endOf, percentile } from './histogram';
import { recent, withSnapshot } from './point';

describe('percentiles', () => {
  const of = (times: number[]) => {
    const buckets = new Map<number, number>();
    for (const time of times) buckets.set(bucketOf(time), (buckets.get(bucketOf(time)) ?? 0) + 1);
    return buckets;
  };

  it('are right to 15 %, for durations of any size', () => {
    for (const ms of [0.2, 3, 47, 1_500, 60_000, 3_600_000]) {
      const p50 = percentile(of([ms]), 0.5)!;
      expect(p50).toBeGreaterThanOrEqual(ms * 0.99);
      expect(p50).toBeLessThan(ms * 1.16);
    }
  });

  it('are of all that were measured, one in a hundred included', () => {
    const times = of([...Array.from({ length: 98 }, () => 10), 5_000, 5_000]);
    expect(percentile(times, 0.5)).toBeLessThan(12);
    expect(percentile(times, 0.99)).toBeGreaterThan(4_900);
    expect(percentile(new Map(), 0.5)).toBeNull();
  });

  it('take no time, a clock that runs ahead and one that never ends', () => {
    expect([bucketOf(0), bucketOf(-5), bucketOf(Number.NaN)]).toEqual([0, 0, 0]);
    expect(endOf(bucketOf(Infinity))).toBeGreaterThan(30 * 86_400_000);
  });
});

describe('history', () => {
  const NOW = 1_800_000_000_000;
  const pointAt = (at: number): OpsPoint => ({
    at,
    queues: {},
    push: [null, null],
    people: {},
    sockets: 0,
    watched: 0,
    outbox: 0,
  });
  const snapshotAt = (at: number) =>
    ({ at, queues: null, processes: null, push: null, people: null, outbox: null }) as unknown as OpsSnapshot;

  it('grows by one point in 5 s and holds 15 minutes', () => {
    let points: readonly OpsPoint[] = [];
    for (let second = 0; second < 1_000; second += 1) points = withSnapshot(points, snapshotAt(NOW + second * 1_000));
    expect(points).toHaveLength(POINTS_KEPT);
    expect(points.at(-1)!.at - points[0]!.at).toBe((POINTS_KEPT - 1) * POINT_MS);
  });

  it('as it is kept: the oldest first, nothing twice, nothing older than 15 minutes', () => {
    const kept = [pointAt(NOW), pointAt(NOW - 1), pointAt(NOW - 5_000), pointAt(NOW - 16 * 60_000)];
    expect(recent(kept, NOW).map(({ at }) => NOW - at)).toEqual([5_000, 0]);
  });
});
