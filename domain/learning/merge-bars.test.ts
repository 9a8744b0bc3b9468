import fc from 'fast-check';
import { type Bar, mergeBars } from './merge-bars';

const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 500) };
const barsOf = (people: readonly number[]): Bar[] =>
  people.map((count, bin) => ({ from: 10 * bin, until: 10 * bin, people: count }));
const shown = (...people: number[]) =>
  mergeBars(barsOf(people), 5).map(({ from, until, people: count }) => `${from}-${until}: ${count}`);

it('merges a small bar with the next ones, and the last small one with the one before', () => {
  expect(shown(0, 0, 6, 5, 0)).toEqual(['0-0: 0', '10-10: 0', '20-20: 6', '30-30: 5', '40-40: 0']);
  expect(shown(0, 2, 1, 3, 7)).toEqual(['0-0: 0', '10-30: 6', '40-40: 7']);
  expect(shown(7, 0, 1)).toEqual(['0-20: 8']);
  expect(shown(7, 1, 0, 0)).toEqual(['0-30: 8']);
  expect(shown(1, 0, 1, 1, 1, 0, 1)).toEqual(['0-60: 5']);
});

it('shows no bar of one to four people, loses nobody, and covers every score once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(8), { minLength: 11, maxLength: 11 }), (people) => {
      const all = people.reduce((sum, count) => sum + count, 0);
      fc.pre(all >= 5);
      const bars = mergeBars(barsOf(people), 5);
      expect(bars.filter((bar) => bar.people > 0 && bar.people < 5)).toEqual([]);
      expect(bars.reduce((sum, bar) => sum + bar.people, 0)).toBe(all);
      expect(bars.flatMap(({ from, until }) => [from, until]).toSorted((a, b) => a - b)).toEqual(
        bars.flatMap(({ from, until }) => [from, until]),
      );
      expect([bars[0]!.from, bars.at(-1)!.until]).toEqual([0, 100]);
      for (const [at, bar] of bars.entries()) if (at > 0) expect(bar.from).toBe(bars[at - 1]!.until + 10);
    }),
    RUNS,
  );
});
