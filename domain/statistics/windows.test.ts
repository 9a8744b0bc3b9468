import { bucketAfter, bucketOf, bucketsOf } from './windows';

const at = (text: string) => new Date(`${text}Z`);

it('buckets begin with the hour, the day and the month in UTC', () => {
  const moment = at('2026-02-28T23:59:59.999');
  expect(bucketOf('hour', moment)).toEqual(at('2026-02-28T23:00:00'));
  expect(bucketOf('day', moment)).toEqual(at('2026-02-28T00:00:00'));
  expect(bucketOf('month', moment)).toEqual(at('2026-02-01T00:00:00'));
});

it('a bucket later is the next hour, day or month, over the end of a year too', () => {
  expect(bucketAfter('hour', at('2026-12-31T23:00:00'), 1)).toEqual(at('2027-01-01T00:00:00'));
  expect(bucketAfter('day', at('2028-02-28T00:00:00'), 1)).toEqual(at('2028-02-29T00:00:00'));
  expect(bucketAfter('month', at('2026-12-01T00:00:00'), 2)).toEqual(at('2027-02-01T00:00:00'));
  expect(bucketAfter('month', at('2026-01-01T00:00:00'), -1)).toEqual(at('2025-12-01T00:00:00'));
});

// rules: 2.9.18
it('a window ends with the bucket that is under way; that of everything begins with the oldest', () => {
  const now = at('2026-03-31T12:30:00');
  expect([1, 2, 3, 4].map((window) => bucketsOf(window as 1, now, null).length)).toEqual([24, 168, 30, 90]);
  expect(bucketsOf(1, now, null).at(-1)).toEqual(at('2026-03-31T12:00:00'));
  expect(bucketsOf(5, now, at('2025-11-01T00:00:00')).map((bucket) => bucket.toISOString().slice(0, 7))).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
  ]);
  expect(bucketsOf(5, now, null)).toEqual([at('2026-03-01T00:00:00')]);
});
