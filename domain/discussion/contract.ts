import { z } from 'zod';
import { action, call, formInt, id, live, page } from '../kit/contract';
import { profileList } from '../kit/profile-list';

/** The longest comment, in characters. */
export const COMMENT_MAX = 4_000;
/** The longest report, in characters. */
export const REPORT_MAX = 4_000;

const comment = z.object({
  id: z.number().int(),
  user: z.string(),
  avatar: z.string(),
  /** Marked as such in the thread (spec 1 §6). */
  moderator: z.boolean(),
  /** Plain text; empty where it was deleted. */
  text: z.string(),
  deleted: z.boolean(),
  created_at: z.string(),
  account_id: z.number().int(),
});

export const threadSnapshot = z.object({ version: z.number().int(), comments: z.array(comment) });
export type ThreadSnapshot = z.output<typeof threadSnapshot>;

export const questionComments = page({
  path: '/questions/:question_id/comments/',
  example: 'question',
  access: 'registered',
  summary: 'The discussion of a question, for whoever has answered it.',
  spec: 'spec 1 §2, §7',
  params: z.object({ question_id: id() }),
  data: threadSnapshot,
  actions: {
    submit: action({
      summary: 'Post a comment; the same submission_id posts it once.',
      spec: 'spec 1 §7',
      input: z.object({ comment: z.string().trim().min(1).max(COMMENT_MAX), submission_id: z.uuid().optional() }),
      output: threadSnapshot,
    }),
    delete_comment: action({
      summary: "Take back one's own comment; moderators may take back any.",
      input: z.object({ comment_id: id() }),
      output: threadSnapshot,
    }),
    check_comments: action({ summary: 'Poll.', input: z.object({}), output: threadSnapshot }),
  },
});

export const discussionThread = live({
  name: 'discussion.thread',
  key: id(),
  snapshot: threadSnapshot,
  poll: {
    every: 15_000,
    path: (key) => `/questions/${key}/comments/`,
    body: () => ({ data_request: 'check_comments' }),
  },
  summary: 'The discussion of one question; the key is its question_id.',
});

export const discussions = profileList({
  list: 'discussions',
  summary: "The discussions that one takes part in, with one's last comment in each; the last first.",
  spec: 'spec 2 §2, §9',
  item: z.object({
    question_id: z.number().int(),
    /** The beginning of it, as plain text. */
    stem: z.string(),
    specialty_id: z.number().int(),
    /** The beginning of the comment, as plain text. */
    text: z.string(),
    commented_at: z.string(),
    /** Comments of others after it. */
    answers: z.number().int(),
    /** Where the discussion is; empty where one has never met the question. */
    url: z.string(),
  }),
});

export const REPORT_KINDS = [
  'question_report',
  'notebook_report',
  'station_report',
  'guide_report',
  'virtual_patient_report',
  'flashcard_report',
  'comment_report',
  'deck_report',
  'profile_report',
  'section_report',
  'event_report',
  'class_report',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
/** What is wrong. 1 is the heart of the matter, which is another thing for each kind. Named by `reasonKey`. */
export const REPORT_REASONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** A moderator sees these first: what may harm a patient, and what shows one. */
export const URGENT_REASONS: readonly number[] = [7, 8];
/** The reasons in the order in which they are offered. */
export const OFFERED_REASONS = [
  ...URGENT_REASONS,
  ...REPORT_REASONS.filter((reason) => !URGENT_REASONS.includes(reason)),
];
/** Kinds whose first reason is said in the words of another. */
const SAID_AS: Partial<Record<ReportKind, ReportKind>> = {
  section_report: 'notebook_report',
  event_report: 'deck_report',
  class_report: 'deck_report',
};
/** The message key of a reason: the correct answer of a question, the text of a notebook page, the checklist of a station. */
export const reasonKey = (kind: ReportKind, reason: number): string =>
  reason === REPORT_REASONS[0] ? `discussion.reason.${SAID_AS[kind] ?? kind}` : `discussion.reason.${reason}`;

export const sendReport = call({
  method: 'POST',
  path: '/content/quiz/discussion/',
  access: 'guest',
  summary:
    'Report what is wrong with a question, a notebook summary, a station, a guide, a virtual patient, a card, a comment, a deck, a profile, a section of the notebook, an event or a class.',
  spec: 'spec 1 §5, §7',
  input: z.object({
    data_request: z.enum(REPORT_KINDS),
    entity_id: id(),
    report_select: formInt().min(1).max(REPORT_REASONS.length),
    report_text: z.string().trim().max(REPORT_MAX),
  }),
  output: z.object({ ok: z.literal(true) }),
});
