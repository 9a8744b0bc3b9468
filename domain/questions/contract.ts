import { z } from 'zod';
import { abilities } from '../kit/abilities';
import { bookmarkCall, voteCall } from '../kit/acts/contract';
import { call, int } from '../kit/contract';
import { safeHtml } from '../kit/html/safe-html';
import { TRAINING_STAGES } from '../accounts/training';

/** Question types (spec 1 §9). */
export const MULTIPLE_CHOICE = 1;
export const FREE_TEXT = 4;
export const QUESTION_TYPES = [MULTIPLE_CHOICE, FREE_TEXT] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** `published`: in the bank; `generated`: of one AI quiz; `private`: of a person's own quizzes; `draft`: nobody else's yet. */
export const QUESTION_STATUSES = ['published', 'generated', 'private', 'draft', 'held-out'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

const html = safeHtml();

export const source = z.object({ title: z.string(), publisher: z.string(), year: int(), url: z.string() });
export type Source = z.output<typeof source>;

/** The panel about who wrote a question; hidden on premium questions (spec 1 §6). Never an e-mail address. */
export const authorData = z.object({
  avatar_url: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  training_stage: z.number().int().min(1).max(TRAINING_STAGES.length).nullable(),
  school: z.string(),
  /** Votes for all of their questions together. */
  total_upvotes: z.number().int(),
  bio: z.string(),
  supporter: z.boolean(),
  public_creator: z.boolean(),
});
export type AuthorData = z.output<typeof authorData>;

/** A question as it may be seen before it is answered: nothing here tells which option is right. */
export const openQuestion = z.object({
  question_id: z.number().int(),
  question_text: html,
  question_type: z.union([z.literal(MULTIPLE_CHOICE), z.literal(FREE_TEXT)]),
  /** How many options are to be picked; how many boxes a free-text question has. */
  selectable_answers: z.number().int().min(1),
  answers: z.array(
    z.object({
      answer_id: z.number().int(),
      /** The option. Empty in a free-text question until its answers are shown. */
      answer_text: z.string(),
      /** What a free-text box is for. */
      answer_label: z.string(),
    }),
  ),
  question_bookmarked: z.boolean(),
  question_upvote: z.boolean(),
  question_downvote: z.boolean(),
  question_reported: z.boolean(),
  /** A vote on the explanation is asked for before the next question (spec 1 §4). */
  moderate: z.boolean(),
  question_is_premium: z.boolean(),
  /** Written by the offline writer or a model, not by a person. */
  generated: z.enum(['offline', 'model']).nullable(),
  /** The question before it in its quiz (spec 1 §3); null for the first, left out outside a quiz. */
  previous_question: z.number().int().nullable().optional(),
});
export type OpenQuestion = z.output<typeof openQuestion>;
/** As it leaves the server; so are the next ones. */
export type SentQuestion = z.input<typeof openQuestion>;

const who = z.string();
/** One entry of a question's history (spec 1 §3); `timestamp` is ISO 8601. */
export const historyEntry = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('log'),
    timestamp: z.string(),
    user: who,
    event: z.string(),
    status: z.string(),
    primary: z.boolean(),
  }),
  z.object({ type: z.literal('change_log'), timestamp: z.string(), user: who, event: z.string() }),
  z.object({
    type: z.literal('comment'),
    timestamp: z.string(),
    user: who,
    text: html,
    moderator: z.boolean(),
    deleted: z.boolean(),
    comment_type: z.enum(['draft', 'standard']),
  }),
  z.object({
    type: z.literal('report'),
    timestamp: z.string(),
    user: who,
    reason: z.number().int(),
    text: z.string(),
    resolved: z.boolean(),
  }),
]);
export type HistoryEntry = z.output<typeof historyEntry>;
export type SentHistoryEntry = z.input<typeof historyEntry>;

/** How the summary of a topic came about, and who has compared it with its sources. */
export const summaryCheck = z.object({
  /** It is of the starter content, which was written with AI. */
  with_ai: z.boolean(),
  /** Both are empty if nobody has yet; the day is as `2026-11-23`. */
  checked_by: z.string(),
  checked_on: z.string(),
});
export type SummaryCheck = z.output<typeof summaryCheck>;

/** What the notebook says of a question's topic. Who is no supporter gets its beginning only (spec 1 §6). */
export const topicSummary = z.object({
  id: z.number().int(),
  url: z.string(),
  topic_name: z.string(),
  text: html,
  check: summaryCheck,
});
export type TopicSummary = z.output<typeof topicSummary>;
export type SentTopicSummary = z.input<typeof topicSummary>;

/** The feedback on a question once it is answered (spec 1 §3). */
export const answeredQuestion = z.object({
  /** What the person picked, ids in the order of the options. */
  selected: z.array(z.number().int()),
  /** Free text: what they wrote, and how they marked it; null until they did. */
  written: z.array(z.object({ answer_id: z.number().int(), user_text: z.string(), mark: z.boolean().nullable() })),
  /** How many have picked each option so far; keys are answer ids. */
  answer_count: z.record(z.string(), z.number().int()),
  /** Ids of the right options. */
  correct_answers: z.array(z.number().int()),
  /** Free text: the model answers by box. */
  model_answers: z.array(z.object({ answer_id: z.number().int(), answer_text: z.string() })),
  /** Left out for a multi-select question (spec 1 §3). */
  answer_correct: z.boolean().optional(),
  /** How many of the picks (or boxes) are right. */
  number_correct: z.number().int(),
  /** Whether it counts as correct; for several picks, when more than half of them are right (spec 1 §4). */
  counts_as_correct: z.boolean(),
  /** How many questions of the quiz count as correct so far. */
  current_score: z.number().int(),
  specialty_id: z.number().int(),
  topic_name: z.string(),
  focus_id: z.number().int(),
  difficulty: z.number().int().min(1).max(3),
  explanation_text: html,
  /** A link, or empty. */
  further_reading: z.string(),
  sources: z.array(source),
  question_history: z.array(historyEntry),
  author_data: authorData.nullable(),
  summaries: z.array(topicSummary),
  user_is_supporter: z.boolean(),
  upvotes: z.number().int(),
  downvotes: z.number().int(),
  comments: z.number().int(),
  abilities: abilities('discuss'),
});
export type AnsweredQuestion = z.output<typeof answeredQuestion>;
export type SentAnswer = z.input<typeof answeredQuestion>;

export const bookmarkQuestion = bookmarkCall({
  path: '/api/quiz/question/bookmark/',
  access: 'guest',
  summary: 'Put a bookmark on a question or take it off.',
  spec: 'spec 1 §7',
  idField: 'question_id',
});

export const voteQuestion = voteCall({
  path: '/api/quiz/question/vote/',
  access: 'guest',
  summary: "Vote on a question's explanation, once, after answering it.",
  spec: 'spec 1 §4, §7',
  idField: 'question_id',
  dataRequest: 'question_vote',
});

export const referenceRanges = call({
  method: 'GET',
  path: '/api/quiz/reference-ranges/',
  access: 'anyone',
  summary: 'Reference ranges in groups, in the language of the reader.',
  spec: 'spec 1 §3, §7',
  input: z.object({}),
  output: z.object({
    groups: z.array(
      z.object({
        group: z.string(),
        subheadings: z.array(
          z.object({
            heading: z.string(),
            keywords: z.array(z.string()),
            items: z.array(z.object({ title: z.string(), values: z.array(z.string()) })),
          }),
        ),
      }),
    ),
  }),
});

/** One line of a list of questions (spec 1 §3). */
export const listedQuestion = z.object({
  question_id: z.number().int(),
  /** The stem's first words, as plain text. */
  title: z.string(),
  done: z.boolean(),
  /** 1 to 3; null if the Leitner bin stands in its place. */
  difficulty: z.number().int().nullable(),
  leitner_bin: z.number().int().nullable(),
  /** Per cent of the votes that are for it, or null before there is one. */
  rating: z.number().int().nullable(),
  /** The topic. */
  category: z.string(),
  /** The section of the Prescribing Safety Assessment, if it belongs to one. */
  /** Which section of the Prescribing Safety Assessment a question of the PSA pack is filed under: a tag of `packs.ts`; of older questions any text. */
  psaExamSection: z.string().nullable(),
});
