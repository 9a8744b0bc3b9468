import { weekOf } from './points';

describe('a week', () => {
  it.each([
    ['2026-11-23T00:00:00.000Z', '2026-11-23'],
    ['2026-11-29T23:59:59.999Z', '2026-11-23'],
    ['2026-11-30T00:00:00.000Z', '2026-11-30'],
    ['2027-01-01T12:00:00.000Z', '2026-12-28'],
  ])('of %s begins on Monday, %s', (now, monday) => {
    const { from, until } = weekOf(new Date(now));
    expect(from.toISOString()).toBe(`${monday}T00:00:00.000Z`);
    expect(until.getTime() - from.getTime()).toBe(7 * 86_400_000);
  });
});
