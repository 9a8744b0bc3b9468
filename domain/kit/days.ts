/** Days are counted from 1970-01-01, in the time zone of the person. */
export const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(zone, made);
  return made;
}

/** @param zone a name such as `Europe/Madrid` */
export const isTimeZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

/** The day that a date such as `2026-11-23` is. */
export const dayOfDate = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
export const dateOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The day of an instant. @param instant milliseconds since the epoch */
export const dayOf = (instant: number, zone: string): number =>
  zone === 'UTC' ? Math.floor(instant / DAY_MS) : dayOfDate(formatOf(zone).format(instant));

/** SQL: the beginning of the quarter of an hour of an instant. Days of every zone begin with one. */
export const quarterOf = (instant: string): string => `date_bin('15 minutes', ${instant}, timestamptz 'epoch')`;

/** Adds up what happened at instants, by their days. PostgreSQL may not know a zone that a browser knows, so it is done here. */
export function sumByDay(
  counted: readonly (readonly [instant: Date, count: number])[],
  zone: string,
): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [instant, count] of counted) {
    const day = dayOf(instant.getTime(), zone);
    sums.set(day, (sums.get(day) ?? 0) + count);
  }
  return sums;
}

/** 0 is Monday: 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number): number => (day + 3) % 7;

/** Hours on either side of midnight UTC within which a day begins in every zone. */
const REACH = 16 * 3_600_000;

/**
 * When a day begins, in milliseconds since the epoch: at midnight, or at the first moment after it if the clocks skip midnight.
 * A day that the calendar of the zone leaves out begins with the one after it, and has no length.
 */
export function startOf(day: number, zone: string): number {
  if (zone === 'UTC') return day * DAY_MS;
  let before = day * DAY_MS - REACH;
  let begun = day * DAY_MS + REACH;
  while (begun - before > 1) {
    const middle = Math.floor((before + begun) / 2);
    if (dayOf(middle, zone) < day) before = middle;
    else begun = middle;
  }
  return begun;
}

/** When the day of an instant began, in milliseconds since the epoch. */
export const startOfDay = (instant: number, zone: string): number => startOf(dayOf(instant, zone), zone);

/** The instant so many days later, as far into its day as the given one is. Days on which clocks change are not 24 hours long. */
export function moveDays(instant: number, days: number, zone: string): number {
  const day = dayOf(instant, zone);
  const from = startOf(day + days, zone);
  // A missing day lends its place to the next one.
  const last = startOf(dayOf(from, zone) + 1, zone) - 1;
  return Math.min(from + instant - startOf(day, zone), last);
}

/** When the last so many days began; 0 for all of time. */
export const sinceDays = (now: Date, days: number): Date => new Date(days === 0 ? 0 : now.getTime() - days * DAY_MS);
