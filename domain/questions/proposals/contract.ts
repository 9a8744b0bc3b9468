import { z } from 'zod';
import { action, done, formInt, id, live, page } from '~/domain/kit/contract';
import { safeHtml } from '~/domain/kit/html/safe-html';
import { hurry } from '~/domain/review/contract';
import { questionForm } from '../authoring/contract';

/** What becomes of a proposed question: a returned one is its author's again, with a reason. Readers see what is published. */
export const PROPOSAL_STATES = ['proposed', 'returned', 'published', 'withdrawn'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

export const REASON_MIN = 10;
export const REASON_MAX = 2_000;
export const COMMENT_MAX = 4_000;

const shownForm = questionForm.extend({ question_text: safeHtml(), explanation_text: safeHtml() });
const version = formInt().positive().max(1_000_000_000);

/** What may change while a person reads a proposal. */
export const proposalSnapshot = z.object({
  /** Grows with every decision, every new version and every comment. */
  version: z.number().int(),
  state: z.enum(PROPOSAL_STATES),
  /** Empty until a reviewer has taken it on. */
  reviewer: z.string(),
});

export const questionProposal = live({
  name: 'questions.proposal',
  key: id(),
  snapshot: proposalSnapshot,
  poll: {
    every: 4_000,
    path: (key) => `/questions/proposals/${key}/`,
    body: () => ({ data_request: 'check_proposal' }),
  },
  summary: 'Whether a proposal was decided, changed or commented on; the key is its id.',
});

export const proposalPage = page({
  path: '/questions/proposals/:proposal_id/',
  example: 'question proposal',
  access: 'registered',
  summary:
    'A proposed question beside the published one, for its author, moderators and authors in good standing; not there for others.',
  spec: 'spec 1 §3, spec 2 §2',
  params: z.object({ proposal_id: id() }),
  data: z.object({
    id: z.number().int(),
    question_id: z.number().int(),
    state: z.enum(PROPOSAL_STATES),
    /** Grows with every time that it is proposed, taken on or decided. */
    version: z.number().int(),
    live: proposalSnapshot,
    /** As it is proposed. */
    form: shownForm,
    /** What readers see now; null for a new question. */
    published: shownForm.nullable(),
    /** The published question was changed since: it can only be sent back. */
    outdated: z.boolean(),
    author: z.string(),
    own: z.boolean(),
    /** Empty until a reviewer has taken it on. */
    reviewer: z.string(),
    reason: z.string(),
    decided_by: z.string(),
    proposed_at: z.string(),
    may_decide: z.boolean(),
    /** The address of its editor. */
    edit_url: z.string(),
    /** Names of topics and of credited people that the two forms name. */
    topics: z.array(z.object({ id: z.number().int(), name: z.string() })),
    /** Comments of type `draft` (spec 1 §3), the oldest first. */
    comments: z.array(
      z.object({
        id: z.number().int(),
        user: z.string(),
        /** Plain text. */
        text: z.string(),
        moderator: z.boolean(),
        timestamp: z.string(),
      }),
    ),
    /** Parts and acts of the change log, as in the history of a question. */
    log: z.array(z.object({ user: z.string(), event: z.string(), timestamp: z.string() })),
  }),
  actions: {
    take: action({ summary: 'Say that one reviews it.', input: z.object({ version }), output: done }),
    publish: action({
      summary:
        'Publish it. 409 `question-proposal-changed` when it was proposed again meanwhile, `question-proposal-outdated` when the question was changed since.',
      input: z.object({ version }),
      output: done.extend({ hurry: hurry.optional() }),
    }),
    send_back: action({
      summary: 'Send it back to its author with a reason.',
      input: z.object({ version, reason: z.string().trim().max(REASON_MAX) }),
      output: done.extend({ hurry: hurry.optional() }),
    }),
    withdraw: action({ summary: 'Make one’s own proposal a draft again.', input: z.object({ version }), output: done }),
    check_proposal: action({ summary: 'Poll.', input: z.object({}), output: proposalSnapshot }),
    comment: action({
      summary: 'Say something about it; only those who may read the proposal see it.',
      input: z.object({ comment: z.string().max(COMMENT_MAX), submission_id: z.uuid() }),
      output: done,
    }),
  },
});
