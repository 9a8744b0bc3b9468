import { z } from 'zod';
import { goTo } from '~/domain/accounts/contract';
import { action, formInt, id, int, listOf, page, type PageData, pageNumber } from '~/domain/kit/contract';
import { LOOK_COLOURS, LOOK_ICONS } from '~/domain/kit/looks';
import { QUESTION_STATUSES } from '~/domain/questions/contract';
import { PERSONAL_TITLE_MAX, QUESTIONS_MAX } from '~/domain/questions/quiz-limits';
import { MODES } from '../contract';

export const TAGS_MAX = 10;
export const TAG_MAX = 40;
/** Quizzes on one page of one's list (spec 2 §9). */
export const PERSONAL_PAGE = 10;

const title = z.string().trim().min(1).max(PERSONAL_TITLE_MAX);
/** Each tag once, without regard to case, as it was written first. A form may send them with commas between them. */
const category = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter((tag) => tag.trim() !== '') : value),
    z.array(z.string().trim().min(1).max(TAG_MAX)).max(TAGS_MAX),
  )
  .transform((tags) =>
    tags.filter((tag, index) => tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index),
  );
const looks = z.object({ icon: z.enum(LOOK_ICONS), colour: z.enum(LOOK_COLOURS) });

export const personalQuiz = looks.extend({
  id: z.number().int(),
  title: z.string(),
  category: z.array(z.string()),
  /** Anyone with the link may take it. */
  shared: z.boolean(),
  /** Grows with every save of title, tags, looks and sharing; the questions have their own order to be compared with. */
  version: z.number().int(),
  /** How many questions the reader would be asked. */
  questions: z.number().int(),
  changed_at: z.string(),
});
export type PersonalQuizSummary = z.output<typeof personalQuiz>;

export const personalQuizzes = page({
  path: '/teach/create-quiz/',
  access: 'registered',
  summary: "One's own quizzes.",
  spec: 'spec 2 §2',
  query: z.object({ page: pageNumber }),
  data: listOf(personalQuiz),
  actions: {
    submit: action({
      summary: 'Make a quiz.',
      spec: 'spec 1 §5',
      input: z.object({ title, submission_id: z.uuid().optional() }),
      output: goTo,
    }),
  },
});

const personalQuestion = z.object({
  question_id: z.number().int(),
  /** Its first words; empty if it is not there any more. */
  title: z.string(),
  question_type: z.number().int(),
  specialty_id: z.number().int(),
  topic_name: z.string(),
  /** Written by who has the quiz; others come from the bank. */
  own: z.boolean(),
  /** It is asked only of who may practise its pack, and of its author. */
  premium: z.boolean(),
  /** A draft is left out if others take the quiz. */
  place: z.enum(QUESTION_STATUSES).exclude(['generated', 'held-out']),
  /** False if it was deleted, or taken out of the bank, since it was put in: it is asked nobody any more. */
  available: z.boolean(),
  /** A personal question that is in no other quiz: taking it out deletes it. */
  only_here: z.boolean(),
});
export type PersonalQuestion = z.output<typeof personalQuestion>;

/** What an editor's change answers: the quiz as it is now. */
const edited = z.object({ quiz: personalQuiz, questions: z.array(personalQuestion) });

export const personalQuizEditor = page({
  path: '/teach/create-quiz/:quizId/',
  example: 'own quiz',
  access: 'registered',
  summary: 'The editor of a personal quiz.',
  spec: 'spec 2 §2, §4, §5, §7',
  params: z.object({ quizId: id() }),
  data: edited.extend({
    /** Tags that one has used before. */ known_tags: z.array(z.string()),
    take_url: z.string(),
    times_taken: z.number().int(),
  }),
  actions: {
    submit: action({
      summary: 'Save title, tags, icon and colour. 409 `quiz-changed` when it was saved elsewhere since `version`.',
      spec: 'spec 1 §5',
      input: looks.partial().extend({
        title,
        category: category.optional(),
        shared: z.stringbool().or(z.boolean()).optional(),
        /** Without it, the save is unconditional. */
        version: formInt().optional(),
      }),
      output: edited,
    }),
    add_question: action({
      summary: "Put a question of the bank, or one of one's own, at the end.",
      input: z.object({ question_id: id() }),
      output: edited,
    }),
    delete_question: action({
      summary: "Take a question out; one of one's own that is in no other quiz is deleted.",
      spec: 'spec 2 §7',
      input: z.object({ question_id: id() }),
      output: edited,
    }),
    reorder_quiz: action({
      summary: 'Put the questions in another order: all of them, comma-joined.',
      spec: 'spec 2 §7',
      input: z.object({
        'question-order': z
          .string()
          .max(2_000)
          .regex(/^\d{1,10}(,\d{1,10})*$/)
          .transform((text) => text.split(',').map(Number))
          .pipe(z.array(int().positive()).max(QUESTIONS_MAX)),
      }),
      output: edited,
    }),
    search_questions: action({
      summary: "Questions of the bank and of one's own that could be added; at most 20.",
      input: z.object({
        search: z.string().trim().max(100).default(''),
        specialty: formInt().min(0).max(99).default(0),
      }),
      output: z.object({ questions: z.array(personalQuestion) }),
    }),
    delete_quiz: action({
      summary: 'Delete the quiz; what was taken stays with who took it.',
      spec: 'spec 2 §7',
      input: z.object({}),
      output: goTo,
    }),
  },
});

export const personalQuizEntry = page({
  path: '/teach/take-quiz/:quizId/',
  example: 'own quiz',
  access: 'registered',
  summary: 'The page that starts a personal quiz: for its author and, if it is shared, for anyone with the link.',
  params: z.object({ quizId: id() }),
  data: z.object({
    quiz: personalQuiz,
    author: z.object({ name: z.string(), avatar: z.string() }),
    own: z.boolean(),
    /** How many of its questions an exam has: free text is marked by oneself. */
    exam_questions: z.number().int(),
    /** One's own earlier ones, newest first; at most 5. Running ones first. */
    taken: z.array(
      z.object({
        quizlog_id: z.number().int(),
        url: z.string(),
        finished: z.boolean(),
        right: z.number().int(),
        answered: z.number().int(),
        total: z.number().int(),
        started_at: z.string(),
      }),
    ),
  }),
  actions: {
    submit: action({
      summary: 'Begin it, in its order.',
      input: z.object({
        mode: formInt()
          .pipe(z.union([z.literal(MODES[0]), z.literal(MODES[1])]))
          .default(MODES[0]),
        submission_id: z.uuid().optional(),
      }),
      output: goTo,
    }),
  },
});
export type PersonalQuizEntryData = PageData<typeof personalQuizEntry>;
