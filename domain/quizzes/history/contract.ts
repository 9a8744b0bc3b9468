import { z } from 'zod';
import { formInt } from '~/domain/kit/contract';
import { PROFILE_PAGE, profileList } from '~/domain/kit/profile-list';
import { QUIZ_STATES } from '../contract';
import { QUIZ_KINDS } from '~/domain/questions/quiz-kinds';

/** Quizzes on one page (spec 2 §9). */
export const HISTORY_PAGE = PROFILE_PAGE;
/** What of its end a quiz in the list is asked for by. */
export const PROGRESS = ['', 'finished', 'unfinished'] as const;

const percent = z.coerce.number().min(0).max(100);

const takenQuiz = z.object({
  quizlog_id: z.number().int(),
  kind: z.enum(QUIZ_KINDS),
  mode: z.number().int(),
  /** The topic's name, or that of the personal quiz; empty if there is neither. */
  title: z.string(),
  /** 0 for all of them. */
  specialty_id: z.number().int(),
  state: z.enum(QUIZ_STATES),
  answered: z.number().int(),
  /** Without those that were skipped. */
  length: z.number().int(),
  /** Per cent of the answered ones, one decimal; null before the end. */
  score: z.number().nullable(),
  /** Seconds used. */
  seconds_used: z.number().int(),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  /** Its summary, or where one goes on with it. */
  url: z.string(),
});

export const quizzesTaken = profileList({
  list: 'quizzes',
  summary: 'Every quiz that one has taken or begun, the newest first.',
  spec: 'spec 2 §2, §9',
  item: takenQuiz,
  filters: {
    /** 0 for any. */
    specialty: formInt().min(0).max(99).default(0),
    /** 1 study, 2 exam; 0 for any. */
    mode: formInt().min(0).max(3).default(0),
    progress: z.enum(PROGRESS).default(''),
    /** Per cent, both inclusive. Anything but 0 to 100 leaves out what is unfinished. */
    score_from: percent.default(0),
    score_to: percent.default(100),
    /** Begun in the last so many days; 0 for any. */
    days: formInt().min(0).max(3_650).default(0),
  },
});

export const premiumQuizzesTaken = profileList({
  list: 'premium-quizzes',
  summary: 'Those of the quizzes that one has taken which had premium questions, or questions of a pack.',
  spec: 'spec 2 §2, §9',
  item: takenQuiz,
});

export const quizzesCreated = profileList({
  list: 'quizzes-created',
  summary: "One's own quizzes, the one changed last first.",
  spec: 'spec 2 §2, §9',
  item: z.object({
    id: z.number().int(),
    title: z.string(),
    icon: z.string(),
    colour: z.string(),
    shared: z.boolean(),
    questions: z.number().int(),
    changed_at: z.string(),
    /** The path of its editor. */
    url: z.string(),
  }),
});
