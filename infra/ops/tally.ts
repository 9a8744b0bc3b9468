import { type Percentiles, WINDOW_MS } from '~/domain/ops/contract';
import { type Buckets, bucketOf, countOf, percentile } from '~/domain/ops/histogram';
import type { Deps } from '../process/deps';

/** Counts are kept by slots of this length, in milliseconds, so that the last minute can be had at any moment. */
const SLOT_MS = 5_000;
const SLOTS = WINDOW_MS / SLOT_MS;
const KEPT_SECONDS = (2 * WINDOW_MS) / 1000;

type Redis = Pick<Deps, 'redis' | 'key'>;
const slotKey = ({ key }: Redis, slot: number): string => key(`ops:tally:${slot}`);

/** What is tallied: times in milliseconds (`wait`, `run` of a queue; `push`), and runs that ended well (`done`) or not (`failure`). */
export const TALLIES = {
  wait: (queue: string) => `wait:${queue}`,
  run: (queue: string) => `run:${queue}`,
  done: (queue: string) => `done:${queue}`,
  failure: (queue: string) => `failure:${queue}`,
  push: 'push',
};

/**
 * What one process counts and measures, added up over all processes in Redis once a second. Measured by the machine's
 * clock: it is about machines, not about the product's time.
 */
export class Tally {
  private counts = new Map<string, number>();

  constructor(private readonly deps: Redis) {}

  count(name: string): void {
    this.add(`${name}|`, 1);
  }

  /** @param ms a duration */
  observe(name: string, ms: number): void {
    this.add(`${name}|${bucketOf(ms)}`, 1);
  }

  private add(field: string, by: number): void {
    this.counts.set(field, (this.counts.get(field) ?? 0) + by);
  }

  /** Hands over what was counted since the last time. What Redis does not take is kept for the next. */
  async flush(now = Date.now()): Promise<void> {
    if (this.counts.size === 0) return;
    const counts = this.counts;
    this.counts = new Map();
    const target = slotKey(this.deps, Math.floor(now / SLOT_MS));
    try {
      const batch = this.deps.redis.multi();
      for (const [field, count] of counts) batch.hincrby(target, field, count);
      await batch.expire(target, KEPT_SECONDS).exec();
    } catch (error) {
      for (const [field, count] of counts) this.add(field, count);
      throw error;
    }
  }
}

/** The last minute of all processes. */
export interface Tallied {
  count(name: string): number;
  times(name: string): Percentiles;
}

export async function readTallies(deps: Redis, now = Date.now()): Promise<Tallied> {
  const last = Math.floor(now / SLOT_MS);
  const slots = await Promise.all(
    Array.from({ length: SLOTS }, (_, ago) => deps.redis.hgetall(slotKey(deps, last - ago))),
  );
  const counts = new Map<string, number>();
  const times = new Map<string, Map<number, number>>();
  for (const [field, text] of slots.flatMap((slot) => Object.entries(slot))) {
    const [name = '', bucket = ''] = field.split('|');
    if (bucket === '') counts.set(name, (counts.get(name) ?? 0) + Number(text));
    else {
      const buckets = times.get(name) ?? new Map<number, number>();
      buckets.set(Number(bucket), (buckets.get(Number(bucket)) ?? 0) + Number(text));
      times.set(name, buckets);
    }
  }
  const none: Buckets = new Map();
  return {
    count: (name) => counts.get(name) ?? 0,
    times(name) {
      const buckets = times.get(name) ?? none;
      return { p50: percentile(buckets, 0.5), p99: percentile(buckets, 0.99), count: countOf(buckets) };
    },
  };
}
