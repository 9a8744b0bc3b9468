import fc from 'fast-check';
import { memoryModel } from '../review/memory';
import { chooseToday, LEAST_GAIN, NEW_A_DAY, newToday, recallWith, recallWithout } from './choose-today';
import { forecast } from './forecast';
import { answeredCard, type PlanCard, type PlanModel, recallAt, worthOf } from './gain';

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
        // Some answers are wrong, and a few cards are not many.
        expect(some).toBeGreaterThanOrEqual(sum(without) - 0.03 * all.length - 0.2);
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

/** Chance that is the same in every run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** What somebody recalls at the exam who follows the plan day by day, with answers as likely as their memory makes them. */
function followed(
  all: readonly PlanCard[],
  exam: number,
  seconds: number,
  chance: () => number,
  fresh: (left: number, days: number) => number = newToday,
): number {
  const known = new Map(all.map((card) => [card.id, card]));
  for (let day = 0; day < exam; day += 1) {
    const left = [...known.values()].filter(({ memory }) => !memory).length;
    for (const { card } of chooseToday(model, [...known.values()], day, exam, seconds, fresh(left, exam - day))) {
      const right = card.memory ? recallAt(model, card, day) : model.firstRight;
      known.set(card.id, answeredCard(model, card, day, chance() < right));
    }
  }
  return sum(recallWithout(model, [...known.values()], exam)) / all.length;
}

describe('the share that the plan promises', () => {
  it.each([
    [125, 30, 600],
    [125, 14, 300],
    [125, 30, 120],
    [60, 10, 300],
    [500, 30, 600],
  ])('of %i cards in %i days is what simulated people reach', (count, exam, seconds) => {
    const all = Array.from({ length: count }, (_, nth): PlanCard => ({ id: nth + 1, memory: null, answered: 0 }));
    const reached = Array.from({ length: 6 }, (_, nth) => followed(all, exam, seconds, chances(nth + 1)));
    const mean = reached.reduce((so, one) => so + one, 0) / reached.length;
    const promised = sum(forecast(model, all, 0, exam, () => seconds, newToday(count, exam))) / count;
    expect(Math.abs(promised - mean)).toBeLessThan(0.02);
  });
});

describe('new cards', () => {
  const all = Array.from({ length: 125 }, (_, nth): PlanCard => ({ id: nth + 1, memory: null, answered: 0 }));

  it('are spread over the days, and at least ten are begun on each', () => {
    expect(newToday(125, 30)).toBe(NEW_A_DAY);
    expect(newToday(600, 30)).toBe(34);
    expect(newToday(125, 1)).toBe(125);
    expect(chooseToday(model, all, 0, 30, 3_600, newToday(125, 30))).toHaveLength(NEW_A_DAY);
  });

  it('cost next to no recall by being spread', () => {
    const mean = (fresh: (left: number, days: number) => number) => {
      const reached = [7, 8, 9].map((seed) => followed(all, 30, 600, chances(seed), fresh));
      return reached.reduce((so, one) => so + one, 0) / reached.length;
    };
    expect(mean(newToday)).toBeGreaterThan(mean(() => Infinity) - 0.02);
  });
});
