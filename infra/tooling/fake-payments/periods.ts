/** All times are in whole seconds since 1970, in UTC: a change to summer time makes no period shorter or longer. */
export type Interval = 'day' | 'week' | 'month' | 'year';

const DAY = 86_400;

/**
 * The end of a period: `count` intervals after the anchor. A month that has no such day ends on its last day, and the next one is
 * back on the day of the anchor: 31 January, 28 February, 31 March.
 */
export function after(anchor: number, interval: Interval, count: number): number {
  if (interval === 'day') return anchor + count * DAY;
  if (interval === 'week') return anchor + count * 7 * DAY;
  const from = new Date(anchor * 1_000);
  const month = from.getUTCMonth() + count * (interval === 'year' ? 12 : 1);
  const last = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const to = new Date(anchor * 1_000);
  to.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), last));
  return Math.floor(to.getTime() / 1_000);
}

/** The end of the period that begins at `start`, counted from the anchor. */
export function nextPeriodEnd(anchor: number, start: number, interval: Interval, every: number): number {
  for (let count = every; ; count += every) {
    const end = after(anchor, interval, count);
    if (end > start) return end;
  }
}
