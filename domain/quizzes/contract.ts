import { z } from 'zod';
import { goTo, LANGUAGES } from '../accounts/contract';
import { abilities } from '../kit/abilities';
import {
  action,
  call,
  formInstant,
  formInt,
  id,
  int,
  jsonField,
  lastDays,
  listOf,
  page,
  type PageData,
  pageNumber,
} from '../kit/contract';
import { QUIZ_KINDS } from '../questions/quiz-kinds';
import { QUESTIONS_MAX } from '../questions/quiz-limits';
import { answeredQuestion, listedQuestion, openQuestion, topicSummary } from '../questions/contract';

/** Modes of a quiz (spec 1 §3). In 3, questions are drawn by their Leitner bin, which stands in the summary for the difficulty. */
export const STUDY = 1;
export const EXAM = 2;
export const LEITNER = 3;
export const MODES = [STUDY, EXAM, LEITNER] as const;

export const QUIZ_STATES = ['generating', 'running', 'finished', 'failed'] as const;
export type QuizState = (typeof QUIZ_STATES)[number];

/** Which questions, seen from what the person did before. */
export const PREFERENCES = ['all', 'new', 'incorrect'] as const;
export type Preference = (typeof PREFERENCES)[number];

/** The clock of an exam, in seconds a question. */
export const EXAM_SECONDS = 90;
/** How many questions travel together, so that the next is there before it is asked for. */
export const WINDOW = 5;
/** Questions on one page of a summary (spec 1 §9). */
export const SUMMARY_PAGE = 25;
/** The longest free text of one box, in characters. */
export const FREE_TEXT_MAX = 500;

/** 0 stands for all of them. */
const orAll = formInt().min(0).default(0);
/** What is chosen at the set-up; 0 is no choice. */
export const selection = z.object({
  specialty: orAll,
  topic: orAll,
  focus: orAll,
  difficulty: formInt().min(0).max(3).default(0),
  /** Empty for any. */
  language: z.enum(['', ...LANGUAGES]).default(''),
});
export type Selection = z.output<typeof selection>;
/** A selection as it is sent: without a language, that of the interface is meant. */
const choice = selection.extend({ language: z.enum(['', ...LANGUAGES]).optional() });

const mode = formInt()
  .pipe(z.union([z.literal(STUDY), z.literal(EXAM), z.literal(LEITNER)]))
  .default(STUDY);

/** How many questions there are in each language. */
export const byLanguage = z.partialRecord(z.enum(LANGUAGES), z.number().int());

const counts = z.object({ all: z.number().int(), new: z.number().int(), incorrect: z.number().int() });

/** A quiz that was begun and not ended, or one that is being written. */
const unfinished = z.object({
  quizlog_id: z.number().int(),
  kind: z.enum(QUIZ_KINDS),
  mode: z.number().int(),
  title: z.string(),
  specialty_id: z.number().int(),
  answered: z.number().int(),
  total: z.number().int(),
  started_at: z.string(),
  url: z.string(),
});

export const quizSetup = page({
  path: '/learn/quiz/setup/',
  access: 'registered',
  summary: 'Where a quiz from the bank is put together and started.',
  spec: 'spec 1 §2, §7',
  query: z.object({ specialty: orAll, topic: orAll }),
  data: z.object({
    /** Those with questions, in any language. */
    specialties: z.array(z.object({ id: z.number().int(), questions: z.number().int(), by_language: byLanguage })),
    topics: z.array(
      z.object({
        id: z.number().int(),
        specialty_id: z.number().int(),
        name: z.string(),
        questions: z.number().int(),
        by_language: byLanguage,
      }),
    ),
    languages: z.array(z.enum(LANGUAGES)),
    /** In the language of the interface. */
    counts,
    /** The newest first; at most 5. */
    unfinished: z.array(unfinished),
    exam_seconds: z.number().int(),
  }),
  actions: {
    available_questions: action({
      summary: 'How many questions a choice has.',
      input: choice.extend({ mode }),
      output: counts,
    }),
    submit: action({
      summary: 'Start a quiz. With fewer questions than asked for it is shorter; with none it is refused.',
      spec: 'spec 1 §2',
      input: choice.extend({
        preferences: z.enum(PREFERENCES).default('all'),
        number_of_questions: formInt().min(1).max(QUESTIONS_MAX),
        mode,
        /** A quiz of one's own: exactly what was wrong in it is asked again, in its order, and nothing else is drawn. */
        from: id().optional(),
        /** Exactly the questions that one has bookmarked are asked, the last bookmarked first, at most 100; nothing else is drawn. */
        bookmarked: z.stringbool().or(z.boolean()).optional(),
        /** Exactly the questions that stand among one's mistakes of the last so many days (0: all), of `topic` if it is chosen; the latest 100. */
        mistakes: lastDays().optional(),
        /** Made by the browser: sent twice, one quiz is started. */
        submission_id: z.uuid().optional(),
      }),
      output: goTo,
    }),
  },
});
export type QuizSetupData = PageData<typeof quizSetup>;

export const POSITION_STATES = ['open', 'answered', 'right', 'wrong', 'skipped'] as const;

/** One place in the grid. Until an exam has ended, the state is only `open`, `answered` or `skipped`. */
const place = z.object({
  position: z.number().int().min(0),
  question_id: z.number().int(),
  state: z.enum(POSITION_STATES),
  flagged: z.boolean(),
});

export const quizHead = z.object({
  quizlog_id: z.number().int(),
  kind: z.enum(QUIZ_KINDS),
  mode: z.number().int(),
  /** The name of its paper, of the personal quiz or of the topic; empty if there is none. */
  title: z.string(),
  /** 0 for all of them. */
  specialty_id: z.number().int(),
  /** The mock paper that it is; else empty. */
  paper: z.string(),
  /** The path to take a personal quiz again, while the person may; else empty. */
  again_url: z.string(),
  state: z.enum(QUIZ_STATES),
  /** How many it will have; while an AI quiz is being written, not all of them are there. */
  length: z.number().int(),
  /** How many count as correct; always 0 while an exam runs. */
  current_score: z.number().int(),
  /** Seconds used so far. */
  seconds_used: z.number().int(),
  /** Exam: when its clock ends and what the server's clock says now, in epoch milliseconds. */
  ends_at: z.number().nullable(),
  server_time: z.number(),
  abilities: abilities('discuss', 'vote', 'report'),
});
export type QuizHead = z.output<typeof quizHead>;

const placedQuestion = z.object({
  position: z.number().int(),
  question: openQuestion,
  /** Exam: what is picked so far. */
  picked: z.array(z.number().int()),
  /** Null before it is answered and, in an exam, before the end. */
  answered: answeredQuestion.nullable(),
});
export type PlacedQuestion = z.output<typeof placedQuestion>;
/** As it leaves the server. */
export type SentPlacedQuestion = z.input<typeof placedQuestion>;

const submission = z.object({
  question_id: id(),
  quizlog_id: id(),
  /** Made by the browser: sent twice, it counts once. */
  submission_id: z.uuid().optional(),
  /** Seconds on the person's timer. */
  seconds: formInt().min(0).max(86_400).optional(),
});

const commaIds = z
  .string()
  .max(200)
  .regex(/^\d{1,10}(,\d{1,10})*$/, 'comma-separated ids')
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(int().positive()).max(9));

export const quizRun = page({
  path: '/learn/quiz/:quizlog_id/',
  example: 'running quiz',
  access: 'guest',
  summary: 'A quiz being taken.',
  spec: 'spec 1 §2–5, §7',
  params: z.object({ quizlog_id: id() }),
  query: z.object({ question_id: id().optional() }),
  data: z.object({
    quiz: quizHead,
    places: z.array(place),
    /** From the one asked for, else from the first that is open, and on: at most WINDOW. */
    questions: z.array(placedQuestion),
  }),
  actions: {
    questions: action({
      summary: 'Further questions, so that the next is there before it is asked for.',
      input: z.object({ from: formInt().min(0).max(QUESTIONS_MAX) }),
      output: z.object({ quiz: quizHead, places: z.array(place), questions: z.array(placedQuestion) }),
    }),
    answer_submit: action({
      summary:
        'Answer a multiple-choice question: answer_id is the picked ids, comma-separated. In a study quiz it is locked and its key told; in an exam it may be changed until the end.',
      spec: 'spec 1 §4, §7',
      input: submission.extend({
        answer_id: commaIds,
        /** Exam: when it was picked, in epoch milliseconds by the server's clock as the browser knows it. An older pick that comes late changes nothing. */
        picked_at: formInstant().optional(),
      }),
      output: z.union([answeredQuestion, z.object({ saved: z.literal(true) })]),
    }),
    free_text_show: action({
      summary: 'Keep what was written, for good, and be told the model answers.',
      spec: 'spec 1 §4',
      input: submission.extend({
        texts: jsonField(
          z
            .array(z.object({ answer_id: id(), free_text: z.string().trim().min(1).max(FREE_TEXT_MAX) }))
            .min(1)
            .max(4),
        ),
      }),
      output: answeredQuestion,
    }),
    free_text_submit: action({
      summary: "Hand in one's own marks of a free-text question.",
      spec: 'spec 1 §4, §7',
      input: submission.extend({
        self_marks: jsonField(
          z
            .array(
              z.object({
                answer_id: id(),
                mark: z.boolean(),
                free_text: z.string().trim().max(FREE_TEXT_MAX).default(''),
              }),
            )
            .min(1)
            .max(4),
        ),
      }),
      output: answeredQuestion.extend({ next_url: z.string().optional() }),
    }),
  },
});
export type QuizRunData = PageData<typeof quizRun>;

export const skipQuestion = call({
  method: 'POST',
  path: '/api/quiz/skip-question/',
  access: 'guest',
  summary: 'Take a question out of the quiz without answering it.',
  spec: 'spec 1 §4, §7',
  input: z.object({ question_id: id(), quizlog_id: id() }),
  /** `remaining` open questions are left; with none the page is loaded again. */
  output: z.object({ remaining: z.number().int() }),
});

export const flagQuestion = call({
  method: 'POST',
  path: '/api/quiz/flag-question/',
  access: 'guest',
  summary: 'Mark a question of a running quiz to be looked at again, or take the mark off.',
  input: z.object({ question_id: id(), quizlog_id: id(), flagged: z.stringbool().or(z.boolean()) }),
  output: z.object({ flagged: z.boolean() }),
});

export const endQuiz = call({
  method: 'POST',
  path: '/api/quiz/end-quiz/',
  access: 'guest',
  summary: 'End a quiz. 0 where nothing was answered: there is no summary, and the quiz is gone.',
  spec: 'spec 1 §4, §7',
  input: z.object({ quizlog_id: id(), seconds: formInt().min(0).max(86_400).optional() }),
  output: z.object({ quizlog_id: z.number().int() }),
});

/** A question in the list of a summary. */
export const listedInQuiz = listedQuestion.extend({
  position: z.number().int(),
  state: z.enum(POSITION_STATES),
  specialty_id: z.number().int(),
  /** One press made a card of it, which the person still has. */
  has_card: z.boolean(),
});

export const quizSummary = page({
  path: '/learn/quiz/:quizlog_id/summary/',
  example: 'finished quiz',
  access: 'guest',
  summary: 'What came of a quiz: the grid, the questions by 25, the incorrect ones first, the score of each specialty.',
  spec: 'spec 1 §2, §9',
  params: z.object({ quizlog_id: id() }),
  query: z.object({ page: pageNumber, print: z.stringbool().optional() }),
  data: z.object({
    quiz: quizHead,
    finished_at: z.string().nullable(),
    /** Of those answered. */
    right: z.number().int(),
    answered: z.number().int(),
    /** Per cent of the answered ones, 0 to 100, one decimal. */
    score: z.number(),
    /** Answers of an exam that came after its end, and do not count. */
    late: z.number().int(),
    /** Every question of the quiz; `right` and `wrong` for those answered. */
    places: z.array(place.extend({ specialty_id: z.number().int() })),
    specialties: z.array(
      z.object({ specialty_id: z.number().int(), right: z.number().int(), answered: z.number().int() }),
    ),
    questions: listOf(listedInQuiz),
    /** Of a mock paper its marks, in all and by section, and those that picking blindly gives on average. */
    paper: z
      .object({
        marks: z.number().int(),
        of: z.number().int(),
        chance: z.number(),
        sections: z.array(z.object({ tag: z.string(), marks: z.number().int(), of: z.number().int() })),
      })
      .nullable(),
    /** What the notebook says of the topics, those with the most wrong answers first; at most 6. */
    summaries: z.array(topicSummary),
    user_is_supporter: z.boolean(),
    /** With `?print=true`: every answered question with its explanation. */
    sheets: z.array(placedQuestion),
  }),
});
export type QuizSummaryData = PageData<typeof quizSummary>;

export const quizReview = page({
  path: '/quizlog/:quizlog_id/questions/',
  example: 'finished quiz',
  access: 'guest',
  summary: 'An answered question, looked at again.',
  spec: 'spec 1 §2',
  params: z.object({ quizlog_id: id() }),
  query: z.object({ question_id: id() }),
  data: z.object({
    quiz: quizHead,
    places: z.array(place),
    question: placedQuestion,
    previous_question: z.number().int().nullable(),
    next_question: z.number().int().nullable(),
  }),
});
