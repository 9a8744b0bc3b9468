import fc from 'fast-check';
import { dateOfDay, DAY_MS, dayOf, dayOfDate, moveDays, startOf, startOfDay } from './days';

const HOUR = 3_600_000;
const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 300) };

/** Zones whose clocks change by an hour or half of one, at night, at midnight, and by a whole day; and two that do not change. */
const zones = fc.constantFrom(
  'Europe/Madrid',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/Santiago',
  'America/Havana',
  'Asia/Beirut',
  'Atlantic/Azores',
  'Asia/Kathmandu',
  'UTC',
);
/** From 2005 to 2037. */
const instants = fc.integer({ min: Date.UTC(2005, 0, 1), max: Date.UTC(2037, 11, 31) });

/** What a clock on the wall shows. */
const wall = (instant: number, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(instant);

const started = (iso: string, zone: string): string => new Date(startOfDay(Date.parse(iso), zone)).toISOString();

describe('the day of a learner', () => {
  it('begins at midnight also on days when clocks change', () => {
    expect(started('2026-03-29T18:00:00Z', 'Europe/Madrid')).toBe('2026-03-28T23:00:00.000Z');
    expect(started('2026-10-25T18:00:00Z', 'Europe/Madrid')).toBe('2026-10-24T22:00:00.000Z');
    expect(started('2026-03-08T18:00:00Z', 'America/New_York')).toBe('2026-03-08T05:00:00.000Z');
    expect(started('2026-11-01T18:00:00Z', 'America/New_York')).toBe('2026-11-01T04:00:00.000Z');
    // By half an hour: from +10:30 to +11 and back.
    expect(started('2026-10-04T10:00:00Z', 'Australia/Lord_Howe')).toBe('2026-10-03T13:30:00.000Z');
    expect(started('2026-04-05T10:00:00Z', 'Australia/Lord_Howe')).toBe('2026-04-04T13:00:00.000Z');
  });

  it('begins with the first moment there is if midnight does not exist', () => {
    // 00:00 is skipped: the clock goes from 23:59 to 01:00.
    expect(started('2026-03-29T10:00:00Z', 'Asia/Beirut')).toBe('2026-03-28T22:00:00.000Z');
    expect(wall(startOfDay(Date.parse('2026-03-29T10:00:00Z'), 'Asia/Beirut'), 'Asia/Beirut')).toBe(
      '2026-03-29 01:00:00',
    );
  });

  it('does not exist at all if the calendar leaves it out', () => {
    const missing = dayOfDate('2011-12-30');
    expect(started('2011-12-30T09:00:00Z', 'Pacific/Apia')).toBe('2011-12-29T10:00:00.000Z');
    expect(started('2011-12-30T11:00:00Z', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
    expect(dateOfDay(dayOf(startOf(missing, 'Pacific/Apia'), 'Pacific/Apia'))).toBe('2011-12-31');
    expect(startOf(missing, 'Pacific/Apia')).toBe(startOf(missing + 1, 'Pacific/Apia'));
  });

  it('lies next to the one before: days tile time without gap or overlap, and each begins at midnight or right after it', () => {
    fc.assert(
      fc.property(zones, instants, (zone, instant) => {
        const day = dayOf(instant, zone);
        const [from, until] = [startOf(day, zone), startOf(day + 1, zone)];
        expect(from).toBeLessThanOrEqual(instant);
        expect(until).toBeGreaterThan(instant);
        expect(startOfDay(instant, zone)).toBe(from);
        expect([from, until - 1].map((edge) => dayOf(edge, zone))).toEqual([day, day]);
        expect(dayOf(from - 1, zone)).toBeLessThan(day);
        // No earlier moment of the day: the clock shows midnight, or has just skipped it.
        expect(wall(from, zone) === `${dateOfDay(day)} 00:00:00` || wall(from - 1, zone).endsWith('23:59:59')).toBe(
          true,
        );
        expect(until - from).toBeLessThanOrEqual(DAY_MS + HOUR);
      }),
      RUNS,
    );
  });

  it('is the wanted one after a move by whole days, at the same hour as near as the clocks allow', () => {
    fc.assert(
      fc.property(zones, instants, fc.integer({ min: -60, max: 60 }), (zone, instant, days) => {
        const moved = moveDays(instant, days, zone);
        const wanted = dayOf(instant, zone) + days;
        const exists = dateOfDay(wanted) !== '2011-12-30' || zone !== 'Pacific/Apia';
        expect(dayOf(moved, zone)).toBe(exists ? wanted : wanted + 1);
        const change = Math.abs(moved - instant - days * DAY_MS);
        expect(change).toBeLessThanOrEqual(zone === 'Pacific/Apia' ? DAY_MS + HOUR : HOUR);
      }),
      RUNS,
    );
    // Half past midnight, over the end of summer time: 24 hours later it is still the same day.
    expect(moveDays(Date.parse('2026-10-24T22:30:00Z'), 1, 'Europe/Madrid')).toBe(Date.parse('2026-10-25T23:30:00Z'));
  });
});
