/** Times of a zone and the instants that they name. Pure; runs in the browser too. */

/** A time as a clock on the wall shows it, to the minute: `2026-10-25T01:30`. */
export const WALL_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

const MINUTE = 60_000;
/** No zone is further from UTC than this. */
const FURTHEST = 15 * 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  return format;
}

/** Whether it is the IANA name of a zone that this machine knows; offsets such as `+02:00` are none. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z][\w+\-/]*$/.test(zone)) return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What a clock in the zone shows at an instant. */
export function wallTime(at: Date, zone: string): string {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year!.padStart(4, '0')}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

/** A wall time as if it were one of UTC, in milliseconds; null for a day or minute that no calendar has. */
function asUtc(wall: string): number | null {
  const match = WALL_TIME.exec(wall);
  if (!match) return null;
  const [year, month, day, hour, minute] = match.slice(1).map(Number) as [number, number, number, number, number];
  const at = Date.UTC(year, month - 1, day, hour, minute);
  return new Date(at).toISOString().startsWith(wall) ? at : null;
}

/**
 * The instants at which clocks in the zone show a time, the earlier first: one as a rule, two if the hour is repeated when
 * daylight saving ends, none if it is skipped when it begins, or if there is no such day.
 */
export function instantsOf(wall: string, zone: string): Date[] {
  const utc = asUtc(wall);
  if (utc === null) return [];
  // The offsets in force a little before and after are the only ones that the time can have.
  const offsets = [-FURTHEST, FURTHEST].map((aside) => {
    const near = utc + aside;
    return asUtc(wallTime(new Date(near), zone))! - Math.floor(near / MINUTE) * MINUTE;
  });
  return [...new Set(offsets)]
    .map((offset) => new Date(utc - offset))
    .filter((at) => wallTime(at, zone) === wall)
    .sort((a, b) => a.getTime() - b.getTime());
}
