import { z } from 'zod';
import { goTo, LANGUAGES } from '~/domain/accounts/contract';
import { abilities } from '~/domain/kit/abilities';
import { action, id, int, listOf, page, pageNumber } from '~/domain/kit/contract';
import { safeHtml } from '~/domain/kit/html/safe-html';
import { ANATOMY_AREAS } from './anatomy';
import { BASIC_SCIENCE_KEYS } from './basic-science';
import { FREE_TEXT, MULTIPLE_CHOICE, answeredQuestion, openQuestion, source } from '../contract';
import { PACK_KEYS } from './packs';

/** Longest HTML of a stem or an explanation, in characters. */
export const TEXT_MAX = 50_000;
export const ANSWER_MAX = 2_000;
export const LABEL_MAX = 80;
/** Options of a multiple-choice question (hotkeys 1 to 9, spec 1 §9), and boxes of a free-text one. */
export const OPTIONS_MAX = 9;
export const BOXES_MAX = 4;
/** Questions on one page of an author's list (spec 2 §9). */
export const MINE_PAGE = 10;

/** The destination of a saved question: to the bank, to its author's own quizzes, or to its author alone. */
export const PLACES = ['published', 'private', 'draft'] as const;

/** States of a proposal that is not decided for good. */
export const OPEN_STATES = ['proposed', 'returned'] as const;

const orNone = <T extends readonly [string, ...string[]]>(values: T) => z.enum(['', ...values]).default('');

/** An option, or a box with its model answer, as its author writes it. */
export const writtenAnswer = z.object({
  /** Kept over a change of the text, and its statistics with it; left out for a new one. */
  answer_id: id().optional(),
  answer_label: z.string().max(LABEL_MAX).default(''),
  /** Plain text. */
  answer_text: z.string().max(ANSWER_MAX).default(''),
  answer_correct: z.boolean().default(false),
});

/** The form of a question (spec 1 §3), filled in as far as it is: what a draft holds. Saving asks for more. */
export const questionForm = z.object({
  question_type: z.union([z.literal(MULTIPLE_CHOICE), z.literal(FREE_TEXT)]).default(MULTIPLE_CHOICE),
  question_text: z.string().max(TEXT_MAX).default(''),
  explanation_text: z.string().max(TEXT_MAX).default(''),
  /** A link; one that is none becomes empty (spec 1 §5). */
  further_reading: z.string().max(500).default(''),
  answers: z.array(writtenAnswer).max(OPTIONS_MAX).default([]),
  /** 0 until one is chosen. */
  specialty_id: z.number().int().min(0).max(99).default(0),
  topic_id: z.number().int().min(0).max(2_147_483_647).default(0),
  focus_id: z.number().int().min(0).max(99).default(0),
  difficulty: z.number().int().min(1).max(3).default(2),
  language: z.enum(LANGUAGES).default('en'),
  sources: z
    .array(source.extend({ title: z.string().max(300), publisher: z.string().max(200), url: z.string().max(500) }))
    .max(10)
    .default([]),
  packs: z.array(z.enum(PACK_KEYS)).max(PACK_KEYS.length).default([]),
  /** By pack; tags that the pack does not have are refused. */
  admin_tags: z.partialRecord(z.enum(PACK_KEYS), z.array(z.string().max(40)).max(20)).default({}),
  premium: z.boolean().default(false),
  /** Who is credited with a premium question; chosen by editors (spec 1 §6). */
  custom_author: z.number().int().positive().max(2_147_483_647).nullable().default(null),
  moderate: z.boolean().default(false),
  anatomy_area: orNone(ANATOMY_AREAS),
  anatomy_sub_area: z.string().max(40).default(''),
  basic_science: orNone(BASIC_SCIENCE_KEYS),
  basic_science_topic: z.string().max(40).default(''),
});
export type QuestionForm = z.output<typeof questionForm>;

/** A question template (spec 1 §3). */
export const questionTemplate = z.object({
  key: z.string(),
  name: z.string(),
  category: z.string(),
  question_text_template: z.array(z.string()),
  free_text_format: z.boolean(),
  admin_tag: z.string(),
  answers: z.array(z.object({ label: z.string() })),
  explanation_text_template: z.array(z.string()),
  further_reading_text_template: z.string(),
});
export type QuestionTemplate = z.output<typeof questionTemplate>;

const draftHead = z.object({
  draft_id: z.number().int(),
  /** Grows with every save; sent back with the next one. */ version: z.number().int(),
  saved_at: z.string(),
});

/** One state of a question, the present one first. `event`: keys of `QUESTION_PARTS` and `QUESTION_ACTS`, comma-joined. */
const change = z.object({ revision: z.number().int(), user: z.string(), timestamp: z.string(), event: z.string() });

/** `publish`: write for the bank; `publish_alone`: readers see it without a second person. */
const writing = abilities('publish', 'publish_alone', 'edit_for_all');

/** What the screen needs beside the form. */
const screen = z.object({
  form: questionForm.extend({ question_text: safeHtml(), explanation_text: safeHtml() }),
  /** What was typed and not yet saved; `form` is then the draft's. */
  draft: draftHead.nullable(),
  /** When the draft was begun on an older state than the question has now. */
  draft_is_stale: z.boolean(),
  custom_author_name: z.string(),
  topics: z.array(z.object({ id: z.number().int(), specialty_id: z.number().int(), name: z.string() })),
  templates: z.array(questionTemplate),
  /** `edit_for_all`: premium, packs, tags, the vote prompt and the custom author. */
  abilities: writing,
});

const autosave = action({
  summary:
    'Keep what is typed, as a draft that nobody else sees. 409 `draft-changed` when it was saved elsewhere since.',
  input: z.object({
    draft_id: id().optional(),
    version: z.number().int().positive().max(1_000_000_000).optional(),
    /** Of the question that is changed: the one that the page was opened with, so that a draft knows what it was begun on. */
    revision: id().optional(),
    form: questionForm,
  }),
  output: draftHead,
});
const discardDraft = action({ summary: 'Throw the draft away.', input: z.object({ draft_id: id() }), output: goTo });
const saving = z.object({
  form: questionForm,
  place: z.enum(PLACES),
  draft_id: id().optional(),
  /** Made by the browser: sent twice, one question is made. */
  submission_id: z.uuid().optional(),
});
const saved = z.object({ question_id: z.number().int(), revision: z.number().int(), next_url: z.string() });

/** The open proposal of a question. `reason`: why it was sent back. */
const openProposal = z.object({
  id: z.number().int(),
  state: z.enum(OPEN_STATES),
  reason: z.string(),
  /** The question was changed by others since it was proposed. */
  outdated: z.boolean(),
});

export const questionCreate = page({
  path: '/questions/create/',
  access: 'registered',
  summary: 'Where a new question is written.',
  spec: 'spec 1 §2–5, §7',
  /**
   * `quiz`: the personal quiz that it is written for. `draft`: one that was begun before. `for`: written as the sample of an
   * application to become an author, where the way leads back once it is saved.
   */
  query: z.object({ quiz: id().optional(), draft: id().optional(), for: z.enum(['application']).optional() }),
  data: screen,
  actions: {
    submit: action({ summary: 'Save it as a question.', input: saving, output: saved }),
    autosave,
    discard_draft: discardDraft,
  },
});

export const questionEdit = page({
  path: '/questions/:question_id/edit/',
  example: 'question',
  access: 'registered',
  summary: 'Where a question is changed, by its author and by editors.',
  spec: 'spec 1 §2–5, §7',
  params: z.object({ question_id: id() }),
  /** `revision`: an earlier state, to be looked at or saved again. A draft is left out then, and kept. */
  query: z.object({ revision: id().optional() }),
  data: screen.extend({
    question_id: z.number().int(),
    revision: z.number().int(),
    place: z.enum(PLACES),
    /** One option is picked, and any of several is correct. Only imported files bring such questions; saving keeps it. */
    any_right: z.boolean(),
    /** How many quizzes it is in; they keep it as it was when they were begun. */
    quizzes: z.number().int(),
    history: z.array(change),
    /** What waits for a second person, or was sent back; `form` is then the author's proposal. */
    proposal: openProposal.nullable(),
  }),
  actions: {
    submit: action({
      summary:
        'Save the change. 409 `question-changed` when somebody else saved since `revision`; nothing is changed then.',
      input: saving.extend({ revision: int().positive() }),
      output: saved,
    }),
    autosave,
    discard_draft: discardDraft,
    delete: action({
      summary: 'Delete the question; quizzes that have it keep it.',
      spec: 'spec 1 §4',
      input: z.object({}),
      output: goTo,
    }),
  },
});

export const questionPreview = page({
  path: '/questions/preview/:draft_id/',
  example: 'question draft',
  access: 'registered',
  summary: "One's own draft as the quiz run would show it, before and after answering.",
  params: z.object({ draft_id: id() }),
  data: z.object({
    question: openQuestion,
    answered: answeredQuestion,
    /** Back to where it is written. */
    edit_url: z.string(),
  }),
});

const mine = z.object({
  question_id: z.number().int().nullable(),
  draft_id: z.number().int().nullable(),
  title: z.string(),
  question_type: z.number().int(),
  /** A draft of a question that is saved too stands in the same line. */
  place: z.enum(PLACES),
  /** Of a question that waits for a second person, or was sent back. */
  proposal: z.enum(OPEN_STATES).nullable(),
  specialty_id: z.number().int(),
  times_answered: z.number().int(),
  /** Per cent of the answers that count as correct; null before there is one. */
  facility: z.number().nullable(),
  upvotes: z.number().int(),
  downvotes: z.number().int(),
  changed_at: z.string(),
});

export const myQuestions = page({
  path: '/questions/mine/',
  access: 'registered',
  summary: 'The questions one has written, and the drafts.',
  spec: 'spec 2 §2, §9',
  query: z.object({
    page: pageNumber,
    place: z.enum(['', ...PLACES]).default(''),
    search: z.string().trim().max(100).default(''),
  }),
  data: listOf(mine).extend({ abilities: writing }),
});
