import fc from 'fast-check';
import { binAfter, nextOfLeitner, type PooledCard } from './leitner';

const card = (id: number, bin: number, lastAnswered: number | null = null): PooledCard => ({ id, bin, lastAnswered });

describe('Leitner bins', () => {
  // rules: 2.1.1, 2.4.1, 2.4.2, 2.4.3
  it('rise by one with a right answer, up to 4, and fall to 0 with a wrong one', () => {
    expect([0, 1, 2, 3, 4].map((bin) => binAfter(bin, true))).toEqual([1, 2, 3, 4, 4]);
    expect([0, 1, 2, 3, 4].map((bin) => binAfter(bin, false))).toEqual([0, 0, 0, 0, 0]);
  });

  // rules: 2.4.6, 2.9.11
  it('are drawn with the weights 8, 4, 2 and 1', () => {
    const pool = [card(1, 0), card(2, 1), card(3, 2), card(4, 3), card(5, 4)];
    const drawn = Array.from({ length: 15 }, (_, step) => nextOfLeitner(pool, () => (step + 0.5) / 15)!.bin);
    expect([0, 1, 2, 3].map((bin) => drawn.filter((one) => one === bin).length)).toEqual([8, 4, 2, 1]);
  });

  // rules: 2.4.8
  it('keep their weights among those that are not empty', () => {
    const pool = [card(2, 1), card(4, 3)];
    const drawn = Array.from({ length: 5 }, (_, step) => nextOfLeitner(pool, () => (step + 0.5) / 5)!.bin);
    expect(drawn).toEqual([1, 1, 1, 1, 3]);
  });

  // rules: 2.4.7
  it('give the card that was answered least recently, one never answered before all', () => {
    expect(nextOfLeitner([card(1, 0, 30), card(2, 0, 10), card(3, 0, 20)], () => 0)?.id).toBe(2);
    expect(nextOfLeitner([card(1, 0, 30), card(2, 0, 10), card(3, 0)], () => 0)?.id).toBe(3);
  });

  it('never show the same card twice in a row while another bin has one, and give every other bin its weight', () => {
    const pool = [card(1, 0, 9), card(2, 1), card(3, 3)];
    const drawn = Array.from({ length: 5 }, (_, step) => nextOfLeitner(pool, () => (step + 0.5) / 5, 1)!.id);
    expect(drawn).toEqual([2, 2, 2, 2, 3]);
    expect(nextOfLeitner([card(1, 0, 9), card(2, 4)], () => 0, 1)?.id).toBe(1);
    expect(nextOfLeitner([card(1, 0, 9), card(2, 0, 8)], () => 0, 1)?.id).toBe(2);
  });

  it('end the review when only bin 4 is left', () => {
    expect(nextOfLeitner([card(1, 4), card(2, 4)], () => 0.5)).toBeNull();
    expect(nextOfLeitner([], () => 0.5)).toBeNull();
  });

  it('give a card of the pool for any random number', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.option(fc.nat())), { maxLength: 30 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (rows, chance) => {
          const pool = rows.map(([bin, at], index) => card(index + 1, bin, at));
          const next = nextOfLeitner(pool, () => chance);
          const drawable = pool.filter(({ bin }) => bin < 4);
          if (drawable.length === 0) expect(next).toBeNull();
          else expect(drawable).toContain(next);
        },
      ),
    );
  });
});
