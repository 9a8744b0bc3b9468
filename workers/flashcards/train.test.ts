import { seeded } from '~/infra/support/seeded';
import { referenceTrainer } from './trainer';
import { mergeLogs, type ReviewEvent } from '~/domain/flashcards/review/log';
import { type Memory, memoryAfter, recallAfter } from '~/domain/flashcards/review/memory';
import { isTrainingDue, TRAINED_FROM } from '~/domain/flashcards/training/ask-for-training';
import { before, judge, judgedFrom, trainingItems } from '~/domain/flashcards/training/judge';
import { train } from '~/domain/flashcards/training/train';

const DAY = 86_400_000;

/** A log of somebody whose memory follows these weights, asked at gaps that grow. */
function simulated(cards: number, weights?: readonly number[], seed = 7): ReviewEvent[][] {
  const chance = seeded(seed);
  return Array.from({ length: cards }, (_, card) => {
    let [memory, at]: [Memory | null, number] = [null, chance.below(60) * DAY];
    return Array.from({ length: 8 }, (__, nth) => {
      const days = nth === 0 ? 0 : 1 + chance.below(4 * nth);
      at += days * DAY;
      const correct = chance.next() < (memory ? recallAfter(memory, days, weights) : 0.6);
      memory = memoryAfter(memory, days, correct, weights);
      return { reviewId: `${card}-${nth}`, answeredAt: at, correct };
    });
  });
}

/** Forgets several times as fast as the defaults expect. */
const QUICK_TO_FORGET = [
  0.03, 0.1, 0.2, 1, 6.4133, 0.8334, 3.0194, 0.001, 0.6, 0.1666, 0.3, 1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729,
  0.5425, 0.0912, 0.0658, 0.45,
];

describe('when training is asked for', () => {
  it('is from 400 reviews on, and when the log has grown by a fifth', () => {
    expect([TRAINED_FROM - 1, TRAINED_FROM].map((reviews) => isTrainingDue(reviews, 0))).toEqual([false, true]);
    expect([479, 480].map((reviews) => isTrainingDue(reviews, 400))).toEqual([false, true]);
  });
});

describe('training', () => {
  it('learns from sequences that begin with the first answer of a card', () => {
    const log = [
      { reviewId: 'b', answeredAt: 3.2 * DAY, correct: false },
      { reviewId: 'a', answeredAt: 0, correct: true },
      { reviewId: 'c', answeredAt: 3.3 * DAY, correct: true },
    ];
    expect(trainingItems([log])).toEqual([
      [
        { rating: 3, days: 0 },
        { rating: 1, days: 3 },
      ],
      [
        { rating: 3, days: 0 },
        { rating: 1, days: 3 },
        { rating: 3, days: 0 },
      ],
    ]);
  });

  it('is never shown the fifth that it is judged by', async () => {
    const logs = simulated(100);
    const from = judgedFrom(logs);
    const all = logs.flat();
    const judged = all.filter(({ answeredAt }) => answeredAt >= from).length;
    expect(judged / all.length).toBeGreaterThan(0.19);
    expect(judged / all.length).toBeLessThan(0.22);
    let most = 0;
    await train(logs, async (items) => {
      most = items.length;
      return QUICK_TO_FORGET;
    });
    expect(most).toBe(trainingItems(before(logs, from)).length);
    expect(most).toBeLessThan(all.length - judged);
  });

  it('predicts the log of somebody unusual better than the defaults, with the reference trainer', async () => {
    const logs = simulated(250, QUICK_TO_FORGET);
    const found = (await train(logs, referenceTrainer))!;
    expect(found.better).toBe(true);
    expect(found.trained.logLoss).toBeLessThan(found.byDefault.logLoss - 0.02);
    expect(found.trained).toEqual(judge(logs, judgedFrom(logs), found.weights));
  });

  it('keeps the defaults where weights predict worse, and where there is too little to judge by', async () => {
    const logs = simulated(100);
    expect(await train(logs, async () => QUICK_TO_FORGET)).toMatchObject({ better: false });
    expect(await train(logs.slice(0, 20), async () => QUICK_TO_FORGET)).toBeNull();
    expect(await train(logs, async () => [1, 2])).toBeNull();
  });

  it('is judged alike in any order of the log', () => {
    const logs = simulated(60);
    const shuffled = seeded(3)
      .shuffled(logs)
      .map((log) => mergeLogs(log.toReversed(), log));
    expect(judge(shuffled, judgedFrom(shuffled)).logLoss).toBeCloseTo(judge(logs, judgedFrom(logs)).logLoss, 12);
  });
});
