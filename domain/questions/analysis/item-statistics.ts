/** Item analysis of classical test theory, as Moodle's quiz statistics define it (docs.moodle.org/dev/Quiz_statistics_calculations). Pure. */
import { FEW_ANSWERS, type ItemFigures, type OptionFigures, type Warning } from './contract';
import { JUDGED_FROM, LOW_DISCRIMINATION, TOO_EASY, TOO_HARD, UNUSED_BELOW } from './limits';
import {
  correlation,
  countOf,
  covariance,
  largestCovariance,
  meanOf,
  standardDeviation,
  type Weighted,
  type WeightedPair,
} from './weighted-moments';

/** Marks are counted in these: every mark of up to nine picks or boxes is a whole number of them, so that sums are exact in any order. */
export const MARK_UNITS = 2_520;
/** The rest of a quiz, a mean mark from 0 to 1, is rounded to these. */
export const REST_UNITS = 1_000;

/** So many people answered a question in the same way, with the same rest of their quiz. */
export interface AnswerTally {
  /** Ids of the picked options, ascending; of a free-text question, the boxes marked as right. */
  picked: readonly number[];
  /** In MARK_UNITS. */
  mark: number;
  /** In REST_UNITS; null if nothing else was answered in the quiz. */
  rest: number | null;
  answers: number;
}

/** An option as it was when it was answered. */
export interface Option {
  answer_id: number;
  answer_label: string;
  answer_text: string;
  answer_correct: boolean;
}

/** What of a question its answers do not tell. */
export interface Item {
  options: readonly Option[];
  /** Boxes are written in, not picked: nobody guesses them. */
  free_text: boolean;
}

const FIFTHS = 5;
const percent = (part: number | null): number | null => (part === null ? null : 100 * part);
const share = (part: number, of: number): number | null => (of === 0 ? null : (100 * part) / of);

/** In per cent of the full mark. As many are picked as are right, each of them right as often as options are. */
export function randomGuessScore({ options, free_text }: Item): number | null {
  if (free_text) return 0;
  return share(options.filter((option) => option.answer_correct).length, options.length);
}

/** What follows from marks, each with what it is compared with. */
export interface MarkFigures extends Pick<
  ItemFigures,
  'answers' | 'compared' | 'facility' | 'standard_deviation' | 'discrimination_index' | 'discriminative_efficiency'
> {}

/**
 * @param marks all of them, in MARK_UNITS
 * @param pairs x is a mark, y what it is compared with, in any unit
 */
export function figuresOfMarks(marks: readonly Weighted[], pairs: readonly WeightedPair[]): MarkFigures {
  const [mean, deviation, largest] = [meanOf(marks), standardDeviation(marks), largestCovariance(pairs)];
  return {
    answers: countOf(marks),
    compared: countOf(pairs),
    facility: percent(mean === null ? null : mean / MARK_UNITS),
    standard_deviation: percent(deviation === null ? null : deviation / MARK_UNITS),
    discrimination_index: percent(correlation(pairs)),
    discriminative_efficiency: largest ? (100 * covariance(pairs)!) / largest : null,
  };
}

/** What the figures of marks give reason to look at. */
export function warningsOfMarks(figures: MarkFigures): Warning[] {
  const { facility, discrimination_index: discrimination } = figures;
  const warnings: Warning[] = [];
  if (Math.min(figures.answers, figures.compared) < FEW_ANSWERS) warnings.push('few-answers');
  if (facility !== null && figures.answers >= JUDGED_FROM) {
    if (facility >= TOO_EASY) warnings.push('too-easy');
    if (facility <= TOO_HARD) warnings.push('too-hard');
  }
  if (discrimination !== null && figures.compared >= JUDGED_FROM) {
    if (discrimination < 0) warnings.push('negative-discrimination');
    else if (discrimination < LOW_DISCRIMINATION) warnings.push('low-discrimination');
  }
  return warnings;
}

const isCompared = (tally: AnswerTally): tally is AnswerTally & { rest: number } => tally.rest !== null;
const picks = (tally: AnswerTally, option: Option): boolean => tally.picked.includes(option.answer_id);
const answersOf = (tallies: readonly AnswerTally[]): number => tallies.reduce((sum, { answers }) => sum + answers, 0);

/**
 * Per cent of each fifth of the people, by the rest of their quiz, weakest first, that picked an option. People with the
 * same rest who do not fit in one fifth are shared out between the two, pickers and others alike.
 */
function pickedByFifth(tallies: readonly AnswerTally[], option: Option): (number | null)[] {
  const compared = tallies.filter(isCompared);
  const people = answersOf(compared);
  if (people < FIFTHS) return Array.from({ length: FIFTHS }, () => null);
  const size = people / FIFTHS;
  const byRest = new Map<number, { all: number; picked: number }>();
  for (const tally of compared) {
    const group = byRest.get(tally.rest) ?? { all: 0, picked: 0 };
    byRest.set(tally.rest, {
      all: group.all + tally.answers,
      picked: group.picked + (picks(tally, option) ? tally.answers : 0),
    });
  }
  const groups = [...byRest].sort(([a], [b]) => a - b).map(([, group]) => group);
  return Array.from({ length: FIFTHS }, (_, fifth) => {
    const [from, to] = [fifth * size, (fifth + 1) * size];
    let [picked, before] = [0, 0];
    for (const group of groups) {
      const within = Math.max(0, Math.min(to, before + group.all) - Math.max(from, before));
      picked += (group.picked * within) / group.all;
      before += group.all;
    }
    return Math.min(100, (100 * picked) / size);
  });
}

function figuresOfOption(tallies: readonly AnswerTally[], option: Option): Omit<OptionFigures, 'warnings'> {
  const picked = answersOf(tallies.filter((tally) => picks(tally, option)));
  const pairs = tallies
    .filter(isCompared)
    .map((tally) => ({ x: Number(picks(tally, option)), y: tally.rest, count: tally.answers }));
  return {
    ...option,
    picks: picked,
    share: share(picked, answersOf(tallies)),
    by_fifth: pickedByFifth(tallies, option),
    discrimination_index: percent(correlation(pairs)),
  };
}

/** A wrong option that nearly nobody takes, or that the better people take rather than the right one. */
function warningsOfOption(
  one: Omit<OptionFigures, 'warnings'>,
  all: readonly Omit<OptionFigures, 'warnings'>[],
  figures: MarkFigures,
): Warning[] {
  if (one.answer_correct) return [];
  const warnings: Warning[] = [];
  if (figures.answers >= JUDGED_FROM && one.share !== null && one.share < UNUSED_BELOW)
    warnings.push('unused-distractor');
  const best = Math.max(...all.filter((other) => other.answer_correct).map((other) => other.discrimination_index ?? 0));
  if (figures.compared >= JUDGED_FROM && (one.discrimination_index ?? 0) > Math.max(0, best))
    warnings.push('better-distractor');
  return warnings;
}

/** All figures of a question in one state. */
export function itemStatistics(
  tallies: readonly AnswerTally[],
  item: Item,
): { figures: ItemFigures; options: OptionFigures[] } {
  const pairs = tallies.filter(isCompared).map(({ mark, rest, answers }) => ({ x: mark, y: rest, count: answers }));
  const ofMarks = figuresOfMarks(
    tallies.map(({ mark, answers }) => ({ value: mark, count: answers })),
    pairs,
  );
  const all = item.options.map((option) => figuresOfOption(tallies, option));
  const options = all.map((one) => ({ ...one, warnings: item.free_text ? [] : warningsOfOption(one, all, ofMarks) }));
  const ofOptions = (['unused-distractor', 'better-distractor'] as const).filter((code) =>
    options.some(({ warnings }) => warnings.includes(code)),
  );
  return {
    figures: {
      ...ofMarks,
      random_guess_score: randomGuessScore(item),
      warnings: [...warningsOfMarks(ofMarks), ...ofOptions],
    },
    options,
  };
}
