import fc from 'fast-check';
import { balancedDay, type Days, leewayOf } from './balance';

const days = (more: Partial<Days> = {}): Days => ({ load: () => 0, share: () => 1, hasSibling: () => false, ...more });

describe('the load balancer', () => {
  it('keeps the day where all are alike, and never moves a short interval', () => {
    expect(balancedDay(100, 30, 71, days())).toBe(100);
    expect(balancedDay(100, 1, 100, days({ load: () => 50 }))).toBe(100);
    expect([1, 2, 5, 10, 30, 100].map(leewayOf)).toEqual([0, 1, 1, 1, 2, 6]);
  });

  it('takes the day with the least work for its share', () => {
    expect(balancedDay(100, 30, 71, days({ load: (day) => (day === 98 ? 3 : 9) }))).toBe(98);
    // 5 + 1 cards at half a share weigh as 12.
    const half = days({ load: (day) => (day === 99 ? 5 : 9), share: (day) => (day === 99 ? 0.5 : 1) });
    expect(balancedDay(100, 30, 71, half)).toBe(100);
  });

  it('leaves a free day, even for the next one after a short interval', () => {
    const free = days({ share: (day) => (day === 100 ? 0 : 1) });
    expect(balancedDay(100, 30, 71, free)).toBe(99);
    expect(balancedDay(100, 1, 100, free)).toBe(101);
    expect(balancedDay(100, 30, 71, days({ share: () => 0 }))).toBe(100);
  });

  it('keeps siblings apart, if there is a day without', () => {
    expect(
      balancedDay(100, 30, 71, days({ hasSibling: (day) => day === 100, load: (day) => Math.abs(day - 98) })),
    ).toBe(98);
    expect(balancedDay(100, 30, 71, days({ hasSibling: () => true }))).toBe(100);
  });

  it('stays within the leeway and never goes before the earliest day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 10 }),
        fc.array(fc.nat({ max: 30 }), { minLength: 7, maxLength: 7 }),
        fc.array(fc.constantFrom(0, 0.25, 0.5, 1), { minLength: 7, maxLength: 7 }),
        (interval, ahead, loads, shares) => {
          const ideal = 1_000;
          const day = balancedDay(
            ideal,
            interval,
            ideal - ahead,
            days({ load: (one) => loads[one % 7]!, share: (one) => shares[one % 7]! }),
          );
          expect(day).toBeGreaterThanOrEqual(ideal - Math.min(ahead, leewayOf(interval)));
          expect(day).toBeLessThanOrEqual(ideal + Math.max(1, leewayOf(interval)));
        },
      ),
    );
  });

  it('spreads cards that would all come on one day', () => {
    const load = new Map<number, number>();
    for (let card = 0; card < 100; card += 1) {
      const day = balancedDay(500, 30, 471, days({ load: (one) => load.get(one) ?? 0 }));
      load.set(day, (load.get(day) ?? 0) + 1);
    }
    expect([...load.keys()].toSorted()).toEqual([498, 499, 500, 501, 502]);
    expect(new Set(load.values())).toEqual(new Set([20]));
  });
});
