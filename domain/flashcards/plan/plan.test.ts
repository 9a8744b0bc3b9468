import fc from 'fast-check';
import { memoryModel } from '../review/memory';
import { chooseToday, LEAST_GAIN, recallWith, recallWithout } from './choose-today';
import { forecast } from './forecast';
import { answeredCard, expectedCard, type PlanCard, type PlanModel, recallAt, worthOf } from './gain';

const model: PlanModel = { memory: memoryModel(), seconds: { right: 8, wrong: 14 }, firstRight: 0.3 };

const known = fc.record({
  memory: fc.record({
    stability: fc.double({ min: 0.1, max: 300, noNaN: true }),
    difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
  }),
  answered: fc.double({ min: -60, max: -0.5, noNaN: true }),
});
const unseen = fc.constant({ memory: null, answered: 0 });
const cards = fc
  .array(fc.oneof(known, unseen), { minLength: 1, maxLength: 40 })
  .map((all) => all.map((card, id): PlanCard => ({ id: id + 1, ...card })));
const daysToExam = fc.double({ min: 0.2, max: 120, noNaN: true });
const seconds = fc.integer({ min: 0, max: 1_200 });
const sum = (recall: ReadonlyMap<number, number>) => [...recall.values()].reduce((so, one) => so + one, 0);

describe('the worth of a review', () => {
  it('is between the worth of both answers, and takes as long as they do', () => {
    fc.assert(
      fc.property(cards, daysToExam, ([card], exam) => {
        const { gain, seconds: long } = worthOf(model, card!, 0, exam);
        const before = recallAt(model, card!, exam);
        const [right, wrong] = [true, false].map((ok) => recallAt(model, answeredCard(model, card!, 0, ok), exam));
        expect(before + gain).toBeLessThanOrEqual(Math.max(right!, wrong!) + 1e-9);
        expect(before + gain).toBeGreaterThanOrEqual(Math.min(right!, wrong!) - 1e-9);
        expect(long).toBeGreaterThanOrEqual(8 - 1e-9);
        expect(long).toBeLessThanOrEqual(14 + 1e-9);
      }),
    );
  });

  it('is more for what was half forgotten than for what was just answered', () => {
    const memory = { stability: 10, difficulty: 5 };
    const just = worthOf(model, { id: 1, memory, answered: -0.02 }, 0, 30);
    const long = worthOf(model, { id: 2, memory, answered: -20 }, 0, 30);
    expect(long.gain).toBeGreaterThan(3 * just.gain);
  });

  it('lies, for an answer that nobody knows yet, between the two answers', () => {
    fc.assert(
      fc.property(cards, ([card]) => {
        const { stability } = expectedCard(model, card!, 0).memory!;
        const [right, wrong] = [true, false].map((ok) => answeredCard(model, card!, 0, ok).memory!.stability);
        expect(stability).toBeGreaterThanOrEqual(Math.min(right!, wrong!) - 1e-9);
        expect(stability).toBeLessThanOrEqual(Math.max(right!, wrong!) + 1e-9);
      }),
    );
  });
});

describe('what to do today', () => {
  it('fits the time, asks no card twice, and nothing that is not worth it', () => {
    fc.assert(
      fc.property(cards, daysToExam, seconds, (all, exam, time) => {
        const chosen = chooseToday(model, all, 0, exam, time);
        expect(new Set(chosen.map(({ card }) => card.id)).size).toBe(chosen.length);
        expect(chosen.every(({ gain }) => gain >= LEAST_GAIN)).toBe(true);
        // All but the last one begin and end within the time.
        const taken = chosen.slice(0, -1).reduce((so, one) => so + one.seconds, 0);
        expect(taken).toBeLessThanOrEqual(time);
        if (time === 0) expect(chosen).toHaveLength(0);
      }),
    );
  });

  it('never does worse with more time, and never worse than nothing', () => {
    fc.assert(
      fc.property(cards, daysToExam, seconds, seconds, (all, exam, one, other) => {
        const without = recallWithout(model, all, exam);
        const after = (time: number) => sum(recallWith(without, chooseToday(model, all, 0, exam, time)));
        expect(after(Math.max(one, other))).toBeGreaterThanOrEqual(after(Math.min(one, other)) - 1e-9);
        expect(after(one)).toBeGreaterThanOrEqual(sum(without) - 1e-9);
      }),
    );
  });

  it('does not depend on the order of the cards', () => {
    fc.assert(
      fc.property(cards, daysToExam, seconds, (all, exam, time) => {
        const ids = (order: readonly PlanCard[]) => chooseToday(model, order, 0, exam, time).map(({ card }) => card.id);
        expect(ids(all.toReversed())).toEqual(ids(all));
      }),
    );
  });

  it('is as good as any other choice of cards that cost the same', () => {
    const unseenCards = Array.from({ length: 4 }, (_, nth): PlanCard => ({ id: 10 + nth, memory: null, answered: 0 }));
    const fresh = Array.from({ length: 4 }, (_, nth): PlanCard => ({
      id: 20 + nth,
      memory: { stability: 200, difficulty: 3 },
      answered: -1,
    }));
    const chosen = chooseToday(model, [...fresh, ...unseenCards], 0, 30, 40);
    expect(chosen.map(({ card }) => card.id)).toEqual([10, 11, 12, 13]);
  });
});

describe('the forecast', () => {
  it('of nobody who reviews is that without a review, and time only helps', () => {
    fc.assert(
      fc.property(cards, fc.integer({ min: 1, max: 40 }), (all, exam) => {
        const without = recallWithout(model, all, exam);
        expect(forecast(model, all, 0, exam, () => 0)).toEqual(without);
        const some = sum(forecast(model, all, 0, exam, () => 120));
        expect(some).toBeGreaterThanOrEqual(sum(without) - 0.01 * all.length);
        for (const recall of forecast(model, all, 0, exam, () => 600).values()) {
          expect(recall).toBeGreaterThanOrEqual(0);
          expect(recall).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('of many cards until a day far off takes days together and comes to much the same', () => {
    const many = (count: number): PlanCard[] =>
      Array.from({ length: count }, (_, nth) => ({ id: nth + 1, memory: null, answered: 0 }));
    const mean = (count: number) => sum(forecast(model, many(count), 0, 100, () => count * 2)) / count;
    expect(Math.abs(mean(2_000) - mean(300))).toBeLessThan(0.03);
  });
});
