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

/** 0 is Monday: 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number): number => (day + 3) % 7;

/** When the day of an instant began, in milliseconds since the epoch; by the hour, which is exact but for a change of the clocks. */
export function startOfDay(instant: number, zone: string): number {
  if (zone === 'UTC') return Math.floor(instant / DAY_MS) * DAY_MS;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return instant - (of('hour') * 3_600 + of('minute') * 60 + of('second')) * 1_000 - (instant % 1_000);
}
