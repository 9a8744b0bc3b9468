/** Windows of the statistics (spec 2 §9): 24 hours and 7 days by the hour, 30 and 90 days by the day, everything by the month. */
export const WINDOWS = [1, 2, 3, 4, 5] as const;
export type Window = (typeof WINDOWS)[number];

/** Spans of roll-ups, as they are stored. */
export const SPANS = { hour: 1, day: 2, month: 3 } as const;
export type Span = keyof typeof SPANS;

/** How a chart names a moment: with the time, by the day, by the date of the month (spec 2 §9). */
export type Tooltip = 'time' | 'day' | 'date';

interface Shape {
  span: Span;
  /** Null for everything. */
  buckets: number | null;
  tooltip: Tooltip;
}

export const SHAPES: Readonly<Record<Window, Shape>> = {
  1: { span: 'hour', buckets: 24, tooltip: 'time' },
  2: { span: 'hour', buckets: 7 * 24, tooltip: 'time' },
  3: { span: 'day', buckets: 30, tooltip: 'day' },
  4: { span: 'day', buckets: 90, tooltip: 'day' },
  5: { span: 'month', buckets: null, tooltip: 'date' },
};

/** The beginning of the bucket that a moment is in, in UTC. */
export function bucketOf(span: Span, at: Date): Date {
  const [year, month, day, hour] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), at.getUTCHours()];
  if (span === 'month') return new Date(Date.UTC(year, month));
  return new Date(span === 'day' ? Date.UTC(year, month, day) : Date.UTC(year, month, day, hour));
}

/** The beginning of the bucket so many buckets later; negative for earlier. */
export function bucketAfter(span: Span, bucket: Date, steps: number): Date {
  if (span === 'month') return new Date(Date.UTC(bucket.getUTCFullYear(), bucket.getUTCMonth() + steps));
  return new Date(bucket.getTime() + steps * (span === 'day' ? 86_400_000 : 3_600_000));
}

/**
 * The buckets of a window, the oldest first; the last one is under way.
 * @param oldest the first bucket that has a figure, for the window of everything; null if there is none
 */
export function bucketsOf(window: Window, now: Date, oldest: Date | null): Date[] {
  const { span, buckets } = SHAPES[window];
  const last = bucketOf(span, now);
  const found: Date[] = [];
  const first = buckets === null ? bucketOf(span, oldest ?? now) : bucketAfter(span, last, 1 - buckets);
  for (let bucket = first; bucket <= last; bucket = bucketAfter(span, bucket, 1)) found.push(bucket);
  return found;
}
