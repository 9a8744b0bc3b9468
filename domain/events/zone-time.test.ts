import { instantsOf, isZone, wallTime } from './zone-time';

const instants = (wall: string, zone: string) => instantsOf(wall, zone).map((at) => at.toISOString());

describe('a time in a zone', () => {
  it.each([
    ['2026-07-01T19:00', 'Europe/Madrid', '2026-07-01T17:00:00.000Z'],
    ['2026-12-01T19:00', 'Europe/London', '2026-12-01T19:00:00.000Z'],
    ['2026-12-01T19:00', 'Asia/Kathmandu', '2026-12-01T13:15:00.000Z'],
    ['2026-12-01T08:00', 'Pacific/Kiritimati', '2026-11-30T18:00:00.000Z'],
    ['2026-12-31T23:59', 'America/Lima', '2027-01-01T04:59:00.000Z'],
  ])('%s in %s is %s', (wall, zone, at) => {
    expect(instants(wall, zone)).toEqual([at]);
    expect(wallTime(new Date(at), zone)).toBe(wall);
  });

  it('is two instants in the hour that is repeated when daylight saving ends', () => {
    expect(instants('2026-10-25T01:30', 'Europe/London')).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ]);
    expect(instants('2026-10-25T02:00', 'Europe/London')).toHaveLength(1);
    // Half an hour is repeated on Lord Howe Island.
    expect(instants('2026-04-05T01:45', 'Australia/Lord_Howe')).toHaveLength(2);
    expect(instants('2026-04-05T01:15', 'Australia/Lord_Howe')).toHaveLength(1);
  });

  it('is none in the hour that is skipped when daylight saving begins', () => {
    expect(instants('2026-03-29T01:30', 'Europe/London')).toEqual([]);
    expect(instants('2026-03-29T02:00', 'Europe/London')).toEqual(['2026-03-29T01:00:00.000Z']);
  });

  it.each(['2026-02-30T10:00', '2026-13-01T10:00', '2026-01-01T24:00', 'tomorrow', ''])('is none for %j', (wall) =>
    expect(instants(wall, 'Europe/London')).toEqual([]),
  );

  it('knows the names of zones, and nothing else', () => {
    for (const zone of ['Europe/London', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+3'])
      expect([zone, isZone(zone)]).toEqual([zone, true]);
    for (const zone of ['', 'Europe/Nowhere', '+02:00', 'Europe/London\r\nX', '../etc'])
      expect([zone, isZone(zone)]).toEqual([zone, false]);
  });
});
