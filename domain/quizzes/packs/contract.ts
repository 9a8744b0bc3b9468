import { z } from 'zod';
import { goTo, LANGUAGES } from '../../accounts/contract';
import { action, formInt, page } from '../../kit/contract';
import { PACK_KEYS } from '../../questions/authoring/packs';
import { QUESTIONS_MAX } from '../../questions/quiz-limits';
import { PAPER_KEYS } from '../papers/papers';
import { EXAM, LEITNER, PREFERENCES, STUDY } from '../contract';

/** What can be practised as a pack; `premium` stands for premium questions that are in none. */
export const PRACTISED_PACKS = ['premium', ...PACK_KEYS] as const;
export type PractisedPack = (typeof PRACTISED_PACKS)[number];

const counts = z.object({ all: z.number().int(), new: z.number().int(), incorrect: z.number().int() });

export const packsPage = page({
  path: '/learn/packs/',
  access: 'registered',
  summary: 'Packs of questions, and a quiz of one of them. Who has not bought a pack practises its free sample.',
  spec: 'spec 1 §6',
  data: z.object({
    /** Those with questions. */
    packs: z.array(
      z.object({
        pack: z.enum(PRACTISED_PACKS),
        /** Whether all of it is open to the person. */
        open: z.boolean(),
        /** All of its questions in one language, and those of them that are free. */
        questions: z.number().int(),
        free: z.number().int(),
        /** What the person may practise now. */
        counts,
        languages: z.array(z.enum(LANGUAGES)),
        /** The path of the page that sells it. */
        purchase_url: z.string(),
      }),
    ),
    /** Mock papers, free for everybody. Their questions are asked nowhere else. */
    papers: z.array(
      z.object({
        paper: z.enum(PAPER_KEYS),
        name: z.string(),
        pack: z.enum(PACK_KEYS),
        questions: z.number().int(),
        minutes: z.number().int(),
        /** The most that it can give. */
        marks: z.number().int(),
        /** The one that the person began last still runs. */
        running: z.boolean(),
        /** Where it goes on, or its result; empty if the paper was never begun. */
        last_url: z.string(),
      }),
    ),
  }),
  actions: {
    submit: action({
      summary:
        'Start a quiz of one pack, in the language of the interface if it has it. With fewer questions than asked for it is shorter; with none it is refused.',
      input: z.object({
        pack: z.enum(PRACTISED_PACKS),
        preferences: z.enum(PREFERENCES).default('all'),
        number_of_questions: formInt().min(1).max(QUESTIONS_MAX),
        mode: formInt()
          .pipe(z.union([z.literal(STUDY), z.literal(EXAM), z.literal(LEITNER)]))
          .default(STUDY),
        /** Made by the browser: sent twice, one quiz is started. */
        submission_id: z.uuid().optional(),
      }),
      output: goTo,
    }),
    paper: action({
      summary: 'Begin a mock paper, or open the one that runs. Its clock runs from now on and cannot be stopped.',
      input: z.object({
        paper: z.enum(PAPER_KEYS),
        /** Made by the browser: sent twice, one paper is begun. */
        submission_id: z.uuid().optional(),
      }),
      output: goTo,
    }),
  },
});
