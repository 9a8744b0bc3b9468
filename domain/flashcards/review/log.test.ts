import fc from 'fast-check';
import { foldLog, mergeLogs, type ReviewEvent } from './log';
import { dueAt, memoryAfter, recallAfter } from './memory';

const DAY = 86_400_000;
const at = (days: number, correct: boolean, reviewId = `r${days}`): ReviewEvent => ({
  reviewId,
  answeredAt: days * DAY,
  correct,
});

const event = fc.record({
  reviewId: fc.integer({ min: 0, max: 30 }).map((id) => `r${id}`),
  answeredAt: fc.integer({ min: 0, max: 400 * DAY }),
  correct: fc.boolean(),
  againIn: fc.option(fc.constantFrom(60, 600, 1_800)),
});
/** One id is one review: what it says does not depend on the device. */
const logs = fc.uniqueArray(event, { selector: ({ reviewId }) => reviewId, maxLength: 20 });

describe('the log of reviews', () => {
  it('folds into the bin, the lapses and the last answer', () => {
    expect(foldLog([])).toBeNull();
    const log = [at(0, true), at(3, true), at(9, false), at(10, true)];
    expect(foldLog(log)).toMatchObject({ bin: 1, reviews: 4, lapses: 1, lastCorrect: true, lastAnswered: 10 * DAY });
    expect(foldLog(log.slice(0, 3))).toMatchObject({ bin: 0, lapses: 1, lastCorrect: false });
  });

  it('keeps a lapse of one device when another one answered right later and came first', () => {
    const [phone, laptop] = [[at(5, false)], [at(0, true), at(1, true), at(6, true)]];
    expect(foldLog(mergeLogs(laptop, phone))).toMatchObject({ bin: 1, lapses: 1 });
  });

  it('folds alike in any order and with any repetition of merged batches', () => {
    fc.assert(
      fc.property(
        logs,
        fc.array(fc.array(fc.nat({ max: 19 }), { maxLength: 12 }), { maxLength: 6 }),
        fc.nat({ max: 6 }),
        (log, batches, first) => {
          const picked = batches.map((batch) => batch.flatMap((index) => (log[index] ? [log[index]] : [])));
          // The reversed whole log, somewhere among the batches, adds the reviews that they leave out.
          const all = [...picked.slice(first), log.toReversed(), ...picked.slice(0, first)];
          const merged = all.reduce<ReviewEvent[]>((so, batch) => mergeLogs(so, batch), []);
          expect(foldLog(merged)).toEqual(foldLog(log));
          expect(merged).toHaveLength(log.length);
        },
      ),
    );
  });
});

describe('an answer at a learning step', () => {
  const step = (days: number, correct: boolean, againIn: number | null): ReviewEvent => ({
    ...at(days, correct),
    againIn,
  });

  it('says when the card comes again, until one does not: then memory does', () => {
    expect(foldLog([step(0, true, 600)])).toMatchObject({ dueAt: 600_000, step: 600, bin: 0, lapses: 0 });
    const learnt = foldLog([step(0, true, 600), step(0.01, true, null)])!;
    expect(learnt).toMatchObject({ step: null, bin: 1, reviews: 2 });
    expect(learnt.dueAt).toBe(dueAt(learnt.memory, 0.01 * DAY, true));
  });

  it('is one lapse, however often the card is wrong before it is learnt again', () => {
    const log = [at(0, true), step(5, false, 60), step(5.001, true, 600), step(5.01, false, 60), at(5.1, true)];
    expect(foldLog(log)).toMatchObject({ lapses: 1, bin: 1 });
  });
});

describe('memory', () => {
  // The first stability of a card is the parameter of its first grade, in FSRS-6 by default.
  it('begins with the published parameters', () => {
    expect(memoryAfter(null, 0, true).stability).toBeCloseTo(2.3065, 4);
    expect(memoryAfter(null, 0, false).stability).toBeCloseTo(0.212, 4);
    expect(memoryAfter(null, 0, false).difficulty).toBeCloseTo(6.4133, 4);
  });

  it('recalls nine of ten at its stability', () => {
    const memory = memoryAfter(null, 0, true);
    expect(recallAfter(memory, memory.stability)).toBeCloseTo(0.9, 6);
    expect(recallAfter(memory, 0)).toBe(1);
    expect((dueAt(memory, 0, true) / DAY).toFixed(2)).toBe(memory.stability.toFixed(2));
  });

  it('is due in ten minutes after a wrong answer', () => {
    expect(dueAt(memoryAfter(null, 0, false), 1_000, false)).toBe(601_000);
  });

  it('lasts longer with every right answer that comes when it is due', () => {
    let memory = memoryAfter(null, 0, true);
    for (let nth = 0; nth < 5; nth += 1) {
      const next = memoryAfter(memory, memory.stability, true);
      expect(next.stability).toBeGreaterThan(memory.stability);
      memory = next;
    }
  });
});
