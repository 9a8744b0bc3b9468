import fc from 'fast-check';
import { MARK_UNITS } from './item-statistics';
import { type AttemptTally, type QuizItem, quizStatistics } from './quiz-statistics';
import worked from '../testing/worked-figures.json';

type Question = keyof typeof worked.keys;
const QUESTIONS = Object.keys(worked.keys) as Question[];

const close = (value: unknown): unknown => {
  if (typeof value === 'number') return expect.closeTo(value, 7);
  return Array.isArray(value) ? value.map(close) : value;
};
const closeTo = (figures: object) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, close(value)]));

const options = (all: string, key: string) =>
  [...all].map((letter, index) => ({
    answer_id: index,
    answer_label: '',
    answer_text: letter,
    answer_correct: key.includes(letter),
  }));

/** Questions from the marks of each person, from 0 to 1. */
function itemsOf(people: readonly (readonly number[])[], keys: readonly [all: string, key: string][]): QuizItem[] {
  return keys.map(([all, key], index) => ({
    free_text: false,
    options: options(all, key),
    tallies: people.map((marks): AttemptTally => ({
      mark: marks[index]! * MARK_UNITS,
      total: marks.reduce((sum, mark) => sum + mark * MARK_UNITS, 0),
      attempts: 1,
    })),
  }));
}
const binary = (people: readonly (readonly number[])[]) =>
  itemsOf(
    people,
    people[0]!.map(() => ['ab', 'a'] as [string, string]),
  );

describe('the figures of a quiz', () => {
  it('are those that were worked out independently, and so are those of its questions', () => {
    const people = worked.people.map((line) =>
      line
        .split(' ')
        .map(
          (picked, index) =>
            [...picked].filter((letter) => worked.keys[QUESTIONS[index]!].includes(letter)).length /
            worked.keys[QUESTIONS[index]!].length,
        ),
    );
    const { quiz, items } = quizStatistics(
      itemsOf(
        people,
        QUESTIONS.map((question) => [worked.options[question], worked.keys[question]]),
      ),
    );
    expect(quiz).toMatchObject(closeTo(worked.quiz));
    QUESTIONS.forEach((question, index) => expect(items[index]).toMatchObject(closeTo(worked.items[question])));
    // The fifth was made to go against the others.
    expect(items.map(({ warnings }) => warnings.includes('negative-covariance'))).toEqual(
      QUESTIONS.map((question) => worked.items[question].effective_weight === null),
    );
    expect(quiz.warnings).toContain('few-answers');
  });

  it('are those published for section 6 of the Law School Admission Test', () => {
    // Bock and Lieberman, Psychometrika 35 (1970): 1,000 people by the five answers they had right. The figures are those that the package ltm
    // for R (Rizopoulos, Journal of Statistical Software 17(5), 2006) publishes for them: proportions, point-biserials without the item, alpha.
    const patterns: Record<string, number> = {
      '00000': 3,
      '00001': 6,
      '00010': 2,
      '00011': 11,
      '00100': 1,
      '00101': 1,
      '00110': 3,
      '00111': 4,
      '01000': 1,
      '01001': 8,
      '01011': 16,
      '01101': 3,
      '01110': 2,
      '01111': 15,
      '10000': 10,
      '10001': 29,
      '10010': 14,
      '10011': 81,
      '10100': 3,
      '10101': 28,
      '10110': 15,
      '10111': 80,
      '11000': 16,
      '11001': 56,
      '11010': 21,
      '11011': 173,
      '11100': 11,
      '11101': 61,
      '11110': 28,
      '11111': 298,
    };
    const items: QuizItem[] = [0, 1, 2, 3, 4].map((item) => ({
      free_text: false,
      options: options('abcde', 'a'),
      tallies: Object.entries(patterns).map(([pattern, attempts]) => ({
        mark: Number(pattern[item]) * MARK_UNITS,
        total: [...pattern].filter((one) => one === '1').length * MARK_UNITS,
        attempts,
      })),
    }));
    const figures = quizStatistics(items);
    expect(figures.items.map(({ facility }) => Math.round(10 * facility!) / 1_000)).toEqual([
      0.924, 0.709, 0.553, 0.763, 0.87,
    ]);
    expect(figures.items.map((item) => Math.round(100 * item.discrimination_index!) / 10_000)).toEqual([
      0.1128, 0.1532, 0.1728, 0.1444, 0.1216,
    ]);
    expect(Math.round(10 * figures.quiz.internal_consistency!) / 1_000).toBe(0.295);
    // Totals of 0 to 5: 3, 20, 85, 237, 357, 298 people.
    expect(figures.quiz).toMatchObject({
      attempts: 1_000,
      median: 80,
      distribution: [3, 0, 20, 0, 85, 0, 237, 0, 357, 298],
      warnings: ['low-consistency'],
    });
  });

  it('are those worked out by hand: three people, two questions', () => {
    // Totals 0, 1, 2: V(T) = 1. Marks 0 0 1 and 0 1 1: V = 1/3 each. Alpha = 2 · (1 − 2/3) = 2/3; error ratio √(1/3); standard error √(1/3) of two marks.
    const { quiz, items } = quizStatistics(
      binary([
        [0, 0],
        [0, 1],
        [1, 1],
      ]),
    );
    expect(quiz).toMatchObject(
      closeTo({
        mean: 50,
        median: 50,
        standard_deviation: 50,
        skewness: 0,
        kurtosis: null,
        internal_consistency: 200 / 3,
        error_ratio: 100 * Math.sqrt(1 / 3),
        standard_error: 50 * Math.sqrt(1 / 3),
      }),
    );
    expect(items.map(({ effective_weight, intended_weight }) => [effective_weight, intended_weight])).toEqual([
      [expect.closeTo(50, 9), 50],
      [expect.closeTo(50, 9), 50],
    ]);
  });

  it('do not exist before there is something to make them of', () => {
    const none = {
      mean: null,
      median: null,
      standard_deviation: null,
      skewness: null,
      kurtosis: null,
      internal_consistency: null,
      error_ratio: null,
      standard_error: null,
    };
    expect(quizStatistics([])).toMatchObject({
      quiz: { attempts: 0, ...none, distribution: Array(10).fill(0) },
      items: [],
    });
    expect(quizStatistics([{ free_text: false, options: options('ab', 'a'), tallies: [] }])).toMatchObject({
      quiz: { attempts: 0, ...none },
      items: [{ answers: 0, intended_weight: 100, effective_weight: null }],
    });
    expect(quizStatistics(binary([[1, 0]])).quiz).toMatchObject({
      attempts: 1,
      mean: 50,
      median: 50,
      standard_deviation: null,
      internal_consistency: null,
    });
    // One question has nothing to agree with; if all have the same total, nothing is spread.
    expect(quizStatistics(binary([[1], [0], [1]])).quiz).toMatchObject({
      internal_consistency: null,
      standard_error: null,
    });
    expect(
      quizStatistics(
        binary([
          [1, 0],
          [0, 1],
          [1, 0],
          [0, 1],
        ]),
      ).quiz,
    ).toMatchObject({ standard_deviation: 0, skewness: null, kurtosis: null, internal_consistency: null });
  });

  it('put a full total in the highest tenth', () => {
    expect(
      quizStatistics(
        binary([
          [1, 1],
          [0, 0],
          [1, 0],
        ]),
      ).quiz.distribution,
    ).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 1]);
  });
});

describe('for any marks', () => {
  const people = fc.integer({ min: 2, max: 6 }).chain((questions) =>
    fc.array(fc.array(fc.constantFrom(0, 1 / 3, 0.5, 1), { minLength: questions, maxLength: questions }), {
      minLength: 2,
      maxLength: 30,
    }),
  );

  it('consistency is never above 100, weights are shared out, and shifting nobody changes nothing', () => {
    fc.assert(
      fc.property(people, (marks) => {
        const { quiz, items } = quizStatistics(binary(marks));
        if (quiz.internal_consistency !== null) expect(quiz.internal_consistency).toBeLessThanOrEqual(100 + 1e-9);
        expect(items.reduce((sum, { intended_weight }) => sum + intended_weight!, 0)).toBeCloseTo(100, 6);
        if (items.some(({ effective_weight }) => effective_weight !== null))
          expect(items.reduce((sum, { effective_weight }) => sum + (effective_weight ?? 0), 0)).toBeCloseTo(100, 6);
        expect(quiz.distribution.reduce((sum, count) => sum + count, 0)).toBe(marks.length);
        expect(quiz.mean).toBeCloseTo(items.reduce((sum, { facility }) => sum + facility!, 0) / items.length, 6);
        if (quiz.standard_error !== null)
          expect(quiz.standard_error).toBeCloseTo((quiz.error_ratio! / 100) * quiz.standard_deviation!, 6);
      }),
    );
  });

  it('twice as many people with the same marks have the same mean, and marks the other way round the same consistency', () => {
    fc.assert(
      fc.property(people, (marks) => {
        const [once, turned] = [
          quizStatistics(binary(marks)).quiz,
          quizStatistics(binary(marks.map((row) => row.map((mark) => 1 - mark)))).quiz,
        ];
        expect(quizStatistics(binary([...marks, ...marks])).quiz).toMatchObject(
          closeTo({ mean: once.mean, median: once.median }),
        );
        expect(turned).toMatchObject(
          closeTo({
            mean: 100 - once.mean!,
            standard_deviation: once.standard_deviation,
            internal_consistency: once.internal_consistency,
          }),
        );
      }),
    );
  });
});
