import fc from 'fast-check';
import { FEW_ANSWERS } from './contract';
import { type AnswerTally, type Item, itemStatistics, MARK_UNITS, REST_UNITS } from './item-statistics';
import worked from '../testing/worked-figures.json';

type Question = keyof typeof worked.keys;
const QUESTIONS = Object.keys(worked.keys) as Question[];

const itemOf = (question: Question): Item => ({
  free_text: false,
  options: [...worked.options[question]].map((letter) => ({
    answer_id: letter.charCodeAt(0),
    answer_label: '',
    answer_text: letter,
    answer_correct: worked.keys[question].includes(letter),
  })),
});
const people = worked.people.map(
  (line) =>
    Object.fromEntries(line.split(' ').map((picked, index) => [QUESTIONS[index]!, picked])) as Record<Question, string>,
);
const markOf = (question: Question, picked: string) =>
  ([...picked].filter((letter) => worked.keys[question].includes(letter)).length * MARK_UNITS) /
  worked.keys[question].length;

/** As the bank has them: each person once, with the mean of their other marks. */
const talliesOf = (question: Question): AnswerTally[] =>
  people.map((person) => {
    const others = QUESTIONS.filter((other) => other !== question).map((other) => markOf(other, person[other]));
    const mean = others.reduce((sum, mark) => sum + mark, 0) / others.length;
    return {
      picked: [...person[question]].map((letter) => letter.charCodeAt(0)),
      mark: markOf(question, person[question]),
      rest: Math.floor((REST_UNITS * mean) / MARK_UNITS + 0.5),
      answers: 1,
    };
  });

/** Close to what was worked out, to eight decimals. */
const close = (value: unknown): unknown => {
  if (typeof value === 'number') return expect.closeTo(value, 7);
  if (Array.isArray(value)) return value.map(close);
  return value;
};
const closeTo = (figures: object) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, close(value)]));

const tally = (mark: number, rest: number | null, answers: number, picked: number[] = []): AnswerTally => ({
  picked,
  mark: mark * MARK_UNITS,
  rest: rest === null ? null : rest * REST_UNITS,
  answers,
});
const option = (answer_id: number, answer_correct = false) => ({
  answer_id,
  answer_label: '',
  answer_text: `Option ${answer_id}`,
  answer_correct,
});
const single: Item = { free_text: false, options: [option(1, true), option(2), option(3), option(4)] };

describe('the figures of a question', () => {
  it.each(QUESTIONS)('are those that were worked out independently: %s', (question) => {
    const { figures, options } = itemStatistics(talliesOf(question), itemOf(question));
    const expected = worked.bank[question];
    expect(figures).toMatchObject(closeTo(expected.figures));
    for (const [letter, of] of Object.entries(expected.options))
      expect(options.find((one) => one.answer_text === letter)).toMatchObject(closeTo(of));
  });

  it('are those worked out by hand: four people, marks 0 0 1 1 beside rests .2 .6 .4 .8', () => {
    // Mean 1/2; V(x) = 4 · 1/4 / 3 = 1/3. Rests: mean 1/2, V = (.09 + .01 + .01 + .09) / 3 = 1/15. C = (.15 − .05 − .05 + .15) / 3 = 1/15.
    // r = 1/15 / √(1/45) = 1/√5. Sorted, the rests .2 .4 meet 0 and .6 .8 meet 1: C = (.15 + .05 + .05 + .15) / 3 = 2/15, half of which was reached.
    const tallies = [tally(0, 0.2, 1, [2]), tally(0, 0.6, 1, [3]), tally(1, 0.4, 1, [1]), tally(1, 0.8, 1, [1])];
    expect(itemStatistics(tallies, single).figures).toMatchObject(
      closeTo({
        answers: 4,
        compared: 4,
        facility: 50,
        standard_deviation: 100 * Math.sqrt(1 / 3),
        random_guess_score: 25,
        discrimination_index: 100 / Math.sqrt(5),
        discriminative_efficiency: 50,
      }),
    );
  });

  it('do not exist before there is something to make them of', () => {
    const nothing = {
      facility: null,
      standard_deviation: null,
      discrimination_index: null,
      discriminative_efficiency: null,
    };
    expect(itemStatistics([], single)).toMatchObject({
      figures: { answers: 0, compared: 0, ...nothing, random_guess_score: 25, warnings: ['few-answers'] },
      options: [{ picks: 0, share: null, by_fifth: [null, null, null, null, null] }, {}, {}, {}],
    });
    expect(itemStatistics([tally(1, 0.5, 1, [1])], single).figures).toMatchObject({
      answers: 1,
      facility: 100,
      standard_deviation: null,
      discrimination_index: null,
      discriminative_efficiency: null,
    });
    // Everybody right: nothing sets them apart.
    expect(itemStatistics([tally(1, 0.5, 20, [1]), tally(1, 0.7, 20, [1])], single).figures).toMatchObject({
      standard_deviation: 0,
      discrimination_index: null,
      discriminative_efficiency: null,
    });
  });

  it('leave out of every comparison who answered nothing else, and count them for how easy it is', () => {
    const { figures } = itemStatistics([tally(1, null, 30, [1]), tally(0, 0.2, 5, [2]), tally(1, 0.8, 5, [1])], single);
    expect(figures).toMatchObject({ answers: 40, compared: 10, facility: 87.5 });
    expect(figures.discrimination_index).toBeCloseTo(100, 9);
  });

  it('expect no guessing where words are written', () => {
    expect(
      itemStatistics([], { free_text: true, options: [option(1, true), option(2, true)] }).figures.random_guess_score,
    ).toBe(0);
    // Two of five are right and two are picked: each pick is right as often as options are.
    expect(
      itemStatistics([], {
        free_text: false,
        options: [option(1, true), option(2, true), option(3), option(4), option(5)],
      }).figures.random_guess_score,
    ).toBe(40);
  });
});

describe('the warnings of a question', () => {
  const warned = (tallies: AnswerTally[], item = single) => itemStatistics(tallies, item).figures.warnings;
  /** All options in use, in a fine question. */
  const fine = (times: number) => [
    tally(0, 0.2, times, [2]),
    tally(0, 0.3, times, [3]),
    tally(0, 0.4, times, [4]),
    tally(1, 0.8, 2 * times, [1]),
  ];

  it('say when there are too few answers, until there are enough', () => {
    expect(FEW_ANSWERS).toBe(30);
    expect(warned(fine(5))).toEqual(['few-answers']);
    expect(warned(fine(6))).toEqual([]);
  });

  it('judge nothing by fewer than ten', () => {
    expect(warned([tally(0, 0.9, 4, [2]), tally(1, 0.1, 5, [1])])).toEqual(['few-answers']);
    expect(warned([tally(0, 0.9, 5, [2]), tally(1, 0.1, 5, [1])])).toEqual([
      'few-answers',
      'negative-discrimination',
      'unused-distractor',
      'better-distractor',
    ]);
  });

  it('say when it is too easy or too hard', () => {
    expect(warned([tally(1, 0.5, 95, [1]), tally(0, 0.1, 5, [2])])).toContain('too-easy');
    expect(warned([tally(1, 0.5, 94, [1]), tally(0, 0.1, 6, [2])])).not.toContain('too-easy');
    expect(warned([tally(1, 0.5, 5, [1]), tally(0, 0.1, 95, [2])])).toContain('too-hard');
    expect(warned([tally(1, 0.5, 6, [1]), tally(0, 0.1, 94, [2])])).not.toContain('too-hard');
  });

  it('say when the good ones do no better', () => {
    /** So many of the fifty good ones are right, and half of the fifty weak ones; the wrong options draw both alike. */
    const mixed = (right: number, ...wrong: number[]) => [
      tally(1, 0.8, right, [1]),
      ...wrong.map((times, index) => tally(0, 0.8, times, [index + 2])),
      tally(1, 0.2, 25, [1]),
      tally(0, 0.2, 9, [2]),
      tally(0, 0.2, 8, [3]),
      tally(0, 0.2, 8, [4]),
    ];
    expect(warned(mixed(35, 5, 5, 5))).toEqual([]);
    expect(warned(mixed(34, 6, 5, 5))).toEqual(['low-discrimination']);
    expect(warned(mixed(20, 10, 10, 10))).toEqual(['negative-discrimination', 'better-distractor']);
  });

  it('name a wrong option that nobody takes, and one that the good ones take', () => {
    const { options, figures } = itemStatistics(
      [tally(1, 0.5, 40, [1]), tally(0, 0.9, 30, [2]), tally(0, 0.1, 26, [3]), tally(0, 0.1, 4, [4])],
      single,
    );
    expect(options.map(({ warnings }) => warnings)).toEqual([[], ['better-distractor'], [], ['unused-distractor']]);
    expect(figures.warnings).toEqual(expect.arrayContaining(['unused-distractor', 'better-distractor']));
    // Boxes are written in: nobody is distracted by one.
    expect(
      itemStatistics([tally(0, 0.9, 40, [])], { free_text: true, options: [option(1, true)] }).options[0]!.warnings,
    ).toEqual([]);
  });
});

describe('for any answers', () => {
  const tallies = fc.array(
    fc
      .record({
        choice: fc.integer({ min: 1, max: 4 }),
        rest: fc.option(fc.integer({ min: 0, max: REST_UNITS }), { nil: null, freq: 6 }),
        answers: fc.integer({ min: 1, max: 40 }),
      })
      .map(({ choice, rest, answers }): AnswerTally => ({
        picked: [choice],
        mark: choice === 1 ? MARK_UNITS : 0,
        rest,
        answers,
      })),
    { maxLength: 25 },
  );
  const one = (all: readonly AnswerTally[]): AnswerTally[] =>
    all.flatMap((each) => Array.from({ length: each.answers }, () => ({ ...each, answers: 1 })));

  it('the figures are the same from tallies, in any order, as from the answers one by one', () => {
    fc.assert(
      fc.property(
        tallies.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(one(all), { minLength: one(all).length })),
        ),
        ([all, shuffled]) => {
          const [whole, apart] = [itemStatistics(all, single), itemStatistics(shuffled, single)];
          expect(apart.figures).toEqual({ ...(closeTo(whole.figures) as typeof whole.figures) });
          apart.options.forEach((each, index) => expect(each).toEqual(closeTo(whole.options[index]!)));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('every figure is within its bounds', () => {
    fc.assert(
      fc.property(tallies, (all) => {
        const { figures, options } = itemStatistics(all, single);
        const within = (value: number | null, least: number, most: number) =>
          value === null || (value >= least - 1e-9 && value <= most + 1e-9);
        expect(within(figures.facility, 0, 100)).toBe(true);
        expect(within(figures.discrimination_index, -100, 100)).toBe(true);
        expect(within(figures.discriminative_efficiency, -Infinity, 100)).toBe(true);
        expect(options.reduce((sum, { picks }) => sum + picks, 0)).toBe(figures.answers);
        // Of a question with one pick, each fifth is shared out among the options.
        if (figures.compared >= 5)
          for (const fifth of [0, 1, 2, 3, 4])
            expect(options.reduce((sum, { by_fifth }) => sum + by_fifth[fifth]!, 0)).toBeCloseTo(100, 6);
        for (const { by_fifth } of options) for (const picked of by_fifth) expect(within(picked, 0, 100)).toBe(true);
        // The key's own correlation is the question's.
        if (figures.discrimination_index !== null)
          expect(options[0]!.discrimination_index).toBeCloseTo(figures.discrimination_index, 6);
      }),
    );
  });

  it('the fifths together are everybody who has a rest', () => {
    fc.assert(
      fc.property(tallies, (all) => {
        const { figures, options } = itemStatistics(all, single);
        if (figures.compared < 5) return;
        for (const each of options) {
          const picked = all
            .filter(({ rest, picked: [choice] }) => rest !== null && choice === each.answer_id)
            .reduce((sum, { answers }) => sum + answers, 0);
          expect(each.by_fifth.reduce<number>((sum, fifth) => sum + fifth!, 0) / 5).toBeCloseTo(
            (100 * picked) / figures.compared,
            6,
          );
        }
      }),
    );
  });
});
