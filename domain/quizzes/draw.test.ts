import fc from 'fast-check';
import { randomly } from '~/infra/tooling/testing/randomly';
import { sample } from './draw';

describe('drawing', () => {
  it('gives so many different ones of the candidates, or all of them', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(), { maxLength: 60 }),
        fc.nat({ max: 80 }),
        fc.nat(),
        (candidates, count, seed) => {
          const next = randomly(seed);
          const drawn = sample(candidates, count, () => next.below(1_000_000) / 1_000_000);
          expect(drawn).toHaveLength(Math.min(count, candidates.length));
          expect(new Set(drawn).size).toBe(drawn.length);
          expect(drawn.every((one) => candidates.includes(one))).toBe(true);
        },
      ),
    );
  });

  it('gives each candidate the same chance, in each place', () => {
    const next = randomly(7);
    const random = () => next.below(1_000_000) / 1_000_000;
    const firsts = new Map<number, number>();
    const drawn = new Map<number, number>();
    for (let time = 0; time < 6_000; time += 1) {
      const two = sample([1, 2, 3, 4, 5], 2, random);
      firsts.set(two[0]!, (firsts.get(two[0]!) ?? 0) + 1);
      for (const one of two) drawn.set(one, (drawn.get(one) ?? 0) + 1);
    }
    for (const one of [1, 2, 3, 4, 5]) {
      expect(Math.abs(firsts.get(one)! - 1_200)).toBeLessThan(150);
      expect(Math.abs(drawn.get(one)! - 2_400)).toBeLessThan(200);
    }
  });
});
