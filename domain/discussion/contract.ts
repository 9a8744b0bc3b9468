import { z } from 'zod';
import { action, id, live, page } from '../kit/contract';
import { profileList } from '../kit/profile-list';

/** The longest comment, in characters. */
export const COMMENT_MAX = 4_000;

const comment = z.object({
  id: z.number().int(),
  user: z.string(),
  avatar: z.string(),
  /** Marked as such in the thread (spec 1 §6). */
  moderator: z.boolean(),
  /** Plain text; empty if it was deleted. */
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
  summary: 'The discussion of a question, for those who have answered it.',
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
    /** The path of the discussion; empty if the person has never met the question. */
    url: z.string(),
  }),
});
