/** Statistics of a whole quiz and of the questions in it, as Moodle's quiz statistics define them (docs.moodle.org/dev/Quiz_statistics_calculations). Pure. */
import { FEW_ANSWERS, type ItemFigures, type quizAnalysis, type Warning } from './contract';
import type { PageData } from '~/domain/kit/contract';
import { JUDGED_FROM, LOW_CONSISTENCY } from './limits';
import { figuresOfMarks, type Item, MARK_UNITS, randomGuessScore, warningsOfMarks } from './item-statistics';
import { centralMoment, countOf, covariance, meanOf, medianOf, variance, type Weighted } from './weighted-moments';

/** So many people had this mark for a question and this total of the quiz, both in MARK_UNITS. */
export interface AttemptTally {
  mark: number;
  total: number;
  attempts: number;
}

/** A question of the quiz; every attempt is in its tallies once. */
export interface QuizItem extends Item {
  tallies: readonly AttemptTally[];
}

type QuizPage = PageData<typeof quizAnalysis>;
export type QuizFigures = Pick<
  QuizPage,
  | 'attempts'
  | 'mean'
  | 'median'
  | 'standard_deviation'
  | 'skewness'
  | 'kurtosis'
  | 'internal_consistency'
  | 'error_ratio'
  | 'standard_error'
  | 'distribution'
  | 'warnings'
>;
export type QuizItemFigures = ItemFigures & Pick<QuizPage['items'][number], 'intended_weight' | 'effective_weight'>;

const TENTHS = 10;

const marksOf = ({ tallies }: QuizItem): Weighted[] =>
  tallies.map(({ mark, attempts }) => ({ value: mark, count: attempts }));
const totalsOf = ({ tallies }: QuizItem): Weighted[] =>
  tallies.map(({ total, attempts }) => ({ value: total, count: attempts }));
const withTotal = ({ tallies }: QuizItem): number | null =>
  covariance(tallies.map(({ mark, total, attempts }) => ({ x: mark, y: total, count: attempts })));

/** By the k-statistics k₂ and k₃: unbiased estimates of the cumulants. */
function skewness(totals: readonly Weighted[]): number | null {
  const n = countOf(totals);
  if (n < 3) return null;
  const k2 = variance(totals)!;
  const k3 = (n ** 2 * centralMoment(totals, 3)!) / ((n - 1) * (n - 2));
  return k2 === 0 ? null : k3 / k2 ** 1.5;
}

/** In excess of the normal distribution's, by k₂ and k₄. */
function kurtosis(totals: readonly Weighted[]): number | null {
  const n = countOf(totals);
  if (n < 4) return null;
  const k2 = variance(totals)!;
  const k4 =
    (n ** 2 * ((n + 1) * centralMoment(totals, 4)! - 3 * (n - 1) * centralMoment(totals, 2)! ** 2)) /
    ((n - 1) * (n - 2) * (n - 3));
  return k2 === 0 ? null : k4 / k2 ** 2;
}

/** Cronbach's alpha, at most 1. Null of a single question, or if everybody had the same total. */
function alpha(items: readonly QuizItem[], spread: number | null): number | null {
  if (items.length < 2 || !spread) return null;
  const ofItems = items.reduce((sum, item) => sum + variance(marksOf(item))!, 0);
  return (items.length / (items.length - 1)) * (1 - ofItems / spread);
}

function distributionOf(totals: readonly Weighted[], full: number): number[] {
  const tenths = Array.from({ length: TENTHS }, () => 0);
  for (const { value, count } of totals) tenths[Math.min(TENTHS - 1, Math.floor((TENTHS * value) / full))]! += count;
  return tenths;
}

/** @param items at least one */
function figuresOfQuiz(items: readonly QuizItem[]): QuizFigures {
  const full = items.length * MARK_UNITS;
  const ofFull = (value: number | null) => (value === null ? null : (100 * value) / full);
  const totals = totalsOf(items[0]!);
  const spread = variance(totals);
  const deviation = spread === null ? null : Math.sqrt(spread);
  const consistency = alpha(items, spread);
  const error = consistency === null ? null : Math.sqrt(Math.max(0, 1 - consistency));
  const attempts = countOf(totals);
  const warnings: Warning[] = [];
  if (attempts < FEW_ANSWERS) warnings.push('few-answers');
  if (attempts >= JUDGED_FROM && consistency !== null && 100 * consistency < LOW_CONSISTENCY)
    warnings.push('low-consistency');
  return {
    attempts,
    mean: ofFull(meanOf(totals)),
    median: ofFull(medianOf(totals)),
    standard_deviation: ofFull(deviation),
    skewness: skewness(totals),
    kurtosis: kurtosis(totals),
    internal_consistency: consistency === null ? null : 100 * consistency,
    error_ratio: error === null ? null : 100 * error,
    standard_error: error === null ? null : ofFull(error * deviation!),
    distribution: distributionOf(totals, full),
    warnings,
  };
}

/**
 * All figures of a quiz and of its questions, in their order. Every question counts for the same. A question's effective
 * weight is its part of the spread of the totals; one that goes against the total has none, and the others share.
 */
export function quizStatistics(items: readonly QuizItem[]): { quiz: QuizFigures; items: QuizItemFigures[] } {
  const covariances = items.map(withTotal);
  const pulls = covariances.reduce<number>((sum, one) => sum + Math.sqrt(Math.max(0, one ?? 0)), 0);
  const ofItems = items.map((item, index): QuizItemFigures => {
    const ofMarks = figuresOfMarks(
      marksOf(item),
      item.tallies.map(({ mark, total, attempts }) => ({ x: mark, y: total - mark, count: attempts })),
    );
    const pull = covariances[index]!;
    const against = pull !== null && pull < 0;
    return {
      ...ofMarks,
      random_guess_score: randomGuessScore(item),
      warnings: [
        ...warningsOfMarks(ofMarks),
        ...(against && ofMarks.answers >= JUDGED_FROM ? (['negative-covariance'] as const) : []),
      ],
      intended_weight: 100 / items.length,
      effective_weight: pull === null || against || pulls === 0 ? null : (100 * Math.sqrt(pull)) / pulls,
    };
  });
  return { quiz: items.length === 0 ? NOTHING : figuresOfQuiz(items), items: ofItems };
}

const NOTHING: QuizFigures = {
  attempts: 0,
  mean: null,
  median: null,
  standard_deviation: null,
  skewness: null,
  kurtosis: null,
  internal_consistency: null,
  error_ratio: null,
  standard_error: null,
  distribution: Array.from({ length: TENTHS }, () => 0),
  warnings: ['few-answers'],
};
