import { z } from 'zod';
import { formInt, id, listOf, page, pageNumber } from '~/domain/kit/contract';
import { FREE_TEXT, MULTIPLE_CHOICE } from '../contract';

/** Fewer answers than this say little: every figure made of them carries a warning. */
export const FEW_ANSWERS = 30;
/** Questions on one page of the list for editors. */
export const ANALYSIS_PAGE = 25;

/** A figure that may not exist yet, such as a correlation of one answer. */
const figure = z.number().nullable();

/** What may be wrong with a question or a quiz, by its figures: named `questions.analysis.warning.<code>`. */
export const WARNINGS = [
  'few-answers',
  'too-easy',
  'too-hard',
  'low-discrimination',
  'negative-discrimination',
  'unused-distractor',
  'better-distractor',
  'negative-covariance',
  'low-consistency',
] as const;
export type Warning = (typeof WARNINGS)[number];

/** One question, as classical test theory and Moodle's quiz statistics see it. Shares are per cent, 0 to 100. */
export const itemFigures = z.object({
  /** First answers of a person in a finished quiz. */
  answers: z.number().int(),
  /** Of those, the ones with other answers beside them in their quiz: the rest that discrimination is measured by. */
  compared: z.number().int(),
  /** Mean mark in per cent: how easy it is. */
  facility: figure,
  /** Of the marks, in per cent of the full mark. */
  standard_deviation: figure,
  /** What guessing would give, in per cent. */
  random_guess_score: figure,
  /** Correlation of the mark with that of the rest of the quiz, -100 to 100. */
  discrimination_index: figure,
  /** Covariance with the rest, in per cent of the largest that these marks allow. */
  discriminative_efficiency: figure,
  warnings: z.array(z.enum(WARNINGS)),
});
export type ItemFigures = z.output<typeof itemFigures>;

/** An option; of a free-text question a box, which is picked where the person marked it as right. */
export const optionFigures = z.object({
  answer_id: z.number().int(),
  /** What a box is for; empty for an option. */
  answer_label: z.string(),
  answer_text: z.string(),
  answer_correct: z.boolean(),
  picks: z.number().int(),
  /** Per cent of the answers that picked it. */
  share: figure,
  /** Per cent of each fifth of the people, by the rest of their quiz, weakest first, that picked it. */
  by_fifth: z.array(figure),
  /** Correlation of picking it with the rest of the quiz, -100 to 100. */
  discrimination_index: figure,
  warnings: z.array(z.enum(WARNINGS)),
});
export type OptionFigures = z.output<typeof optionFigures>;

export const questionAnalysis = page({
  path: '/questions/:question_id/analysis/',
  example: 'question',
  access: 'registered',
  summary: 'Item analysis of a question, for its author and for editors.',
  params: z.object({ question_id: id() }),
  /** An earlier state of the question; the newest when it is left out. */
  query: z.object({ revision: id().optional() }),
  data: z.object({
    question_id: z.number().int(),
    title: z.string(),
    question_type: z.union([z.literal(MULTIPLE_CHOICE), z.literal(FREE_TEXT)]),
    /** How many options are picked. */
    selectable_answers: z.number().int(),
    revision: z.number().int(),
    /** Those that have been answered, and the newest. */
    revisions: z.array(z.object({ revision: z.number().int(), answers: z.number().int() })),
    figures: itemFigures,
    options: z.array(optionFigures),
    /** When the figures were last added to; null before the first. */
    counted_at: z.string().nullable(),
  }),
});

export const quizAnalysis = page({
  path: '/teach/create-quiz/:quizId/analysis/',
  example: 'own quiz',
  access: 'registered',
  summary: 'Statistics of a personal quiz and of its questions, for who made it.',
  params: z.object({ quizId: id() }),
  /** The questions of another time; those that it has now, or was last taken with, when it is left out. */
  query: z.object({ composition: id().optional() }),
  data: z.object({
    quiz_id: z.number().int(),
    title: z.string(),
    /** Null before the first attempt. Totals are compared among people who had the same questions in the same state only. */
    composition: z.number().int().nullable(),
    /** Newest first. */
    compositions: z.array(
      z.object({
        composition: z.number().int(),
        attempts: z.number().int(),
        questions: z.number().int(),
        /** It is the quiz as it is now. */ current: z.boolean(),
        last_taken_at: z.string(),
      }),
    ),
    /** First finished attempts of a person; what was left out counts as nothing. */
    attempts: z.number().int(),
    /** In per cent of the full mark. */
    mean: figure,
    median: figure,
    standard_deviation: figure,
    skewness: figure,
    kurtosis: figure,
    /** Cronbach's alpha, in per cent. */
    internal_consistency: figure,
    /** Per cent of the spread that is chance. */
    error_ratio: figure,
    /** In per cent of the full mark. */
    standard_error: figure,
    /** Attempts by tenths of the full mark, lowest first. */
    distribution: z.array(z.number().int()),
    warnings: z.array(z.enum(WARNINGS)),
    items: z.array(
      itemFigures.extend({
        question_id: z.number().int(),
        position: z.number().int(),
        title: z.string(),
        /** Per cent of the full mark. */ intended_weight: figure,
        effective_weight: figure,
      }),
    ),
  }),
});

export const analysisList = page({
  path: '/questions/analysis/',
  access: 'registered',
  summary: 'Questions by their figures, the most doubtful first: for authors their own, for editors those of the bank.',
  query: z.object({
    page: pageNumber,
    sort: z.enum(['discrimination', 'facility', 'answers']).default('discrimination'),
    specialty: formInt().min(0).max(99).default(0),
  }),
  data: listOf(
    itemFigures.extend({ question_id: z.number().int(), title: z.string(), specialty_id: z.number().int() }),
  ),
});
