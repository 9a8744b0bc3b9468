import { z } from 'zod';
import { goTo, LANGUAGES } from '~/domain/accounts/contract';
import { action, formInt, id, job, live, page, type PageData } from '~/domain/kit/contract';
import { byLanguage } from '../contract';

/** Lengths of an AI quiz on offer; exactly one is chosen (spec 1 §5). */
export const LENGTHS = [5, 10, 20] as const;
/** AI quizzes with new questions that one person may have in a day (24 hours back); who is a supporter, more. */
export const GENERATIONS_A_DAY = { learner: 5, supporter: 20 } as const;
/** AI quizzes that may wait to be written, over everybody; further ones are refused. */
export const MOST_WAITING = 200;
/** The intro animation submits the form after this, in milliseconds (spec 1 §9). */
export const INTRO_MS = 3_000;

export const GENERATION_STAGES = ['waiting', 'writing', 'done'] as const;
export const GENERATION_FAILURES = [
  'provider-unreachable',
  'provider-refused',
  'provider-nonsense',
  'too-few-passed',
  'internal',
] as const;
export type GenerationFailure = (typeof GENERATION_FAILURES)[number];

export const generationSnapshot = z.object({
  version: z.number().int(),
  /** Where to play, as soon as the first question is there; empty before (spec 1 §7). */
  ready: z.string(),
  stage: z.enum(GENERATION_STAGES),
  /** How many quizzes are written before this one's turn; 0 once it is being written. */
  place: z.number().int(),
  /** How many questions are there, of how many. */
  written: z.number().int(),
  length: z.number().int(),
  /** Seconds until the first question, by how long the last ones took; null before anything is known. */
  seconds_to_first: z.number().int().nullable(),
  failure: z.enum(GENERATION_FAILURES).nullable(),
});
export type GenerationSnapshot = z.output<typeof generationSnapshot>;

/** A form's check box, or a boolean. */
const checkBox = z
  .union([z.boolean(), z.enum(['', 'on', 'true', 'false', '1', '0'])])
  .default(false)
  .transform((value) => value === true || value === 'on' || value === 'true' || value === '1');

const aiChoice = z.object({
  /** Not 0. */
  specialty: id(),
  topic: formInt().min(0).default(0),
  focus: formInt().min(0).max(99).default(0),
  /** Empty for any, from the bank only; left out, that of the interface. */
  language: z.enum(['', ...LANGUAGES]).optional(),
  generate_new_questions: checkBox,
});

/** How many questions there are that the person has not had; null if there is no limit. */
const aiCount = z.number().int().nullable();

export const aiQuizSetup = page({
  path: '/ai-quiz/setup/',
  access: 'registered',
  summary: 'Where an AI quiz is asked for.',
  spec: 'spec 1 §2, §5, §7',
  data: z.object({
    specialties: z.array(
      z.object({
        id: z.number().int(),
        /** In the bank. */
        questions: z.number().int(),
        by_language: byLanguage,
        /** In which languages new questions can be written on it. */
        writes: z.array(z.enum(LANGUAGES)),
      }),
    ),
    topics: z.array(z.object({ id: z.number().int(), specialty_id: z.number().int(), name: z.string() })),
    lengths: z.array(z.number().int()),
    /** How many with new questions the person may still have now, of how many a day. */
    left: z.number().int(),
    a_day: z.number().int(),
    /** The one that is being written for the person, if any. */
    writing: z.object({ quizlog_id: z.number().int(), url: z.string() }).nullable(),
    /** Who writes new questions: a model, or the offline writer from structured facts. */
    writer: z.enum(['offline', 'model']),
  }),
  actions: {
    available_questions: action({
      summary:
        'How many questions the person has not had: on the choice, on its topic with any focus, on its specialty as a whole.',
      input: aiChoice,
      output: z.object({ chosen: aiCount, topic: aiCount, specialty: aiCount }),
    }),
    submit: action({
      summary:
        'Ask for it. Without new questions it is drawn from the bank at once; with them it is written while the person waits. With fewer questions than asked for it is shorter; with none it is refused.',
      spec: 'spec 1 §5, §7',
      input: aiChoice.extend({
        length: formInt().pipe(z.union([z.literal(LENGTHS[0]), z.literal(LENGTHS[1]), z.literal(LENGTHS[2])])),
        submission_id: z.uuid().optional(),
      }),
      output: goTo,
    }),
  },
});
export type AiQuizSetupData = PageData<typeof aiQuizSetup>;

export const aiQuizWaiting = page({
  path: '/ai-quiz/waiting/:quizlog_id/',
  example: 'requested quiz',
  access: 'registered',
  summary: 'Where one waits for an AI quiz.',
  spec: 'spec 1 §2, §4, §7',
  params: z.object({ quizlog_id: id() }),
  data: z.object({ quizlog_id: z.number().int(), title: z.string(), generation: generationSnapshot }),
  actions: {
    check_quizlog_status: action({
      summary: 'Poll.',
      spec: 'spec 1 §7',
      input: z.object({ quizlog_id: id().optional() }),
      output: generationSnapshot,
    }),
    try_again: action({
      summary: 'After a failure: ask for the same once more.',
      input: z.object({}),
      output: generationSnapshot,
    }),
  },
});

export const quizGeneration = live({
  name: 'quiz.generation',
  key: id(),
  snapshot: generationSnapshot,
  poll: {
    every: 4_000,
    path: (key) => `/ai-quiz/waiting/${key}/`,
    body: (key) => ({ data_request: 'check_quizlog_status', quizlog_id: Number(key) }),
  },
  summary: 'How far the writing of an AI quiz is; the key is its quizlog_id.',
});

/** One question at a time is written and committed, so that a killed worker goes on where it was. */
export const generateQuizJob = job({
  name: 'quizzes.generate-quiz',
  payload: z.object({ quiz_id: id() }),
  attempts: 3,
  backoff: 2_000,
  concurrency: 2,
  summary: 'Write the new questions of an AI quiz.',
});
