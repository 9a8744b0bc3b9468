import fc from 'fast-check';
import { markBoxes, markPicks, scoreOf, toldPlainly } from './marking';

/** A question with its right options, and as many different picks as are selectable. */
const answered = fc
  .record({
    options: fc.uniqueArray(fc.integer({ min: 1, max: 1_000 }), { minLength: 2, maxLength: 9 }),
    seed: fc.infiniteStream(fc.nat()),
  })
  .chain(({ options }) =>
    fc.record({ options: fc.constant(options), selectable: fc.integer({ min: 1, max: options.length }) }),
  )
  .chain(({ options, selectable }) =>
    fc.record({
      selectable: fc.constant(selectable),
      right: fc.shuffledSubarray(options, { minLength: 1 }),
      picked: fc.shuffledSubarray(options, { minLength: selectable, maxLength: selectable }),
    }),
  );

describe('marking a multiple-choice question', () => {
  it('gives an exact mark of right picks by selectable ones, from 0 to 1', () => {
    fc.assert(
      fc.property(answered, ({ picked, right, selectable }) => {
        const { number_correct, mark } = markPicks(picked, right, selectable);
        expect(number_correct).toBe(new Set(picked.filter((id) => right.includes(id))).size);
        expect(mark).toBe(number_correct / selectable);
        expect(mark >= 0 && mark <= 1).toBe(true);
      }),
    );
  });

  // rules: 1.4.9, 1.9.8
  it('counts as correct when more than half of the picks are right, and never at half', () => {
    fc.assert(
      fc.property(answered, ({ picked, right, selectable }) => {
        const { mark, counts_as_correct } = markPicks(picked, right, selectable);
        expect(counts_as_correct).toBe(mark > 0.5);
      }),
    );
  });

  it('does not mind in which order options were picked or keyed', () => {
    fc.assert(
      fc.property(answered, ({ picked, right, selectable }) => {
        expect(markPicks([...picked].reverse(), [...right].reverse(), selectable)).toEqual(
          markPicks(picked, right, selectable),
        );
      }),
    );
  });

  it('never marks lower for one more right pick in the place of a wrong one', () => {
    fc.assert(
      fc.property(answered, ({ picked, right, selectable }) => {
        const wrong = picked.find((id) => !right.includes(id));
        const missed = right.find((id) => !picked.includes(id));
        fc.pre(wrong !== undefined && missed !== undefined);
        const better = markPicks(
          picked.map((id) => (id === wrong ? missed! : id)),
          right,
          selectable,
        );
        const before = markPicks(picked, right, selectable);
        expect(better.number_correct).toBe(before.number_correct + 1);
        expect(Number(better.counts_as_correct)).toBeGreaterThanOrEqual(Number(before.counts_as_correct));
      }),
    );
  });

  // rules: 1.4.9, 1.9.8
  it.each([
    { picks: '1 of 1', right: 1, selectable: 1, counts: true },
    { picks: '0 of 1', right: 0, selectable: 1, counts: false },
    { picks: '1 of 2', right: 1, selectable: 2, counts: false },
    { picks: '2 of 2', right: 2, selectable: 2, counts: true },
    { picks: '1 of 3', right: 1, selectable: 3, counts: false },
    { picks: '2 of 3', right: 2, selectable: 3, counts: true },
    { picks: '2 of 4', right: 2, selectable: 4, counts: false },
    { picks: '3 of 4', right: 3, selectable: 4, counts: true },
  ])('$picks right: counts $counts', ({ right, selectable, counts }) => {
    const keys = Array.from({ length: selectable }, (_, index) => index + 1);
    const picked = keys.map((id) => (id <= right ? id : id + 100));
    expect(markPicks(picked, keys, selectable)).toEqual({
      number_correct: right,
      mark: right / selectable,
      counts_as_correct: counts,
    });
  });
});

describe("marking a free-text question by one's own marks", () => {
  it('goes by the same rule over its boxes', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }), (marks) => {
        const keys = marks.map((_, index) => index + 1);
        const picked = marks.map((mark, index) => (mark ? index + 1 : index + 101));
        expect(markBoxes(marks)).toEqual(markPicks(picked, keys, marks.length));
      }),
    );
  });
});

describe('the shown result', () => {
  // rules: 1.3.11
  it('is plain right or wrong if one is asked for, and left out if several are', () => {
    expect(toldPlainly({ counts_as_correct: true }, 1)).toEqual({ answer_correct: true });
    expect(toldPlainly({ counts_as_correct: false }, 1)).toEqual({ answer_correct: false });
    expect(toldPlainly({ counts_as_correct: true }, 2)).toEqual({});
  });

  it('is a score in per cent of the answered ones, to one decimal', () => {
    expect([scoreOf(0, 0), scoreOf(1, 3), scoreOf(2, 3), scoreOf(3, 3)]).toEqual([0, 33.3, 66.7, 100]);
  });
});
