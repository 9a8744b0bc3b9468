import { addressOf, filtersIn } from './filter-address';

const of = (address: string) => filtersIn(new URLSearchParams(address));

describe('the filters of a summary', () => {
  // rules: 2.2.42
  it('are what the address says', () => {
    expect(of('')).toEqual({ answers: 'all', bin: null, bookmarked: false });
    expect(of('answers=incorrect&bin=0&bookmarked=true')).toEqual({ answers: 'incorrect', bin: 0, bookmarked: true });
    expect(of('answers=some&bin=7&bookmarked=yes')).toEqual({ answers: 'all', bin: null, bookmarked: false });
  });

  it('come back from it', () => {
    const filters = { answers: 'correct', bin: 0, bookmarked: true } as const;
    const query = Object.entries(addressOf(filters, 2)).map(([key, value]) => [key, String(value)]);
    expect(of(new URLSearchParams(query).toString())).toEqual(filters);
    expect(Object.values(addressOf(of(''), 1)).every((value) => value === undefined)).toBe(true);
  });
});
