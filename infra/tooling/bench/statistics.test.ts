import { median, percentile, ratioOf } from './statistics';

test('a percentile is a value that was measured', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect([percentile(values, 0.5), percentile(values, 0.99), percentile(values, 1)]).toEqual([100, 198, 200]);
  expect(percentile([7], 0.99)).toBe(7);
  expect(() => percentile([], 0.5)).toThrow(RangeError);
});

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, expected) => expect(median(values)).toBe(expected));

test('one slow round moves the spread and not the ratio', () => {
  expect(ratioOf([2, 30, 9], [1, 20, 9])).toEqual({ median: 1.5, least: 1, most: 2 });
});
