import { z } from 'zod';
import { action, live, page, pageNumber } from '../../kit/contract';
import { REPORTED_THINGS } from '../../reports/contract';

/** Cases on a page of the list (spec 2 §9). */
export const QUEUE_PAGE = 10;
/** Decided cases that are listed, the last first; the others are in the logs. */
export const DECIDED_SHOWN = 10;

/** Reasons of reports of practice partners count from here, in the order of that room. */
export const FIRST_PARTNER_REASON = 101;

/** How a thing stands: `removing` is hidden, and waits for a second person to take it down. */
export const STANDINGS = ['shown', 'hidden', 'returned', 'removing', 'taken_down'] as const;
export type Standing = (typeof STANDINGS)[number];

const listedCase = z.object({
  id: z.number().int(),
  kind: z.enum(REPORTED_THINGS),
  /** The first words of the thing, as plain text; empty if it is gone. */
  title: z.string(),
  standing: z.enum(STANDINGS),
  author_id: z.number().int().nullable(),
  /** Open reports. */
  reports: z.number().int(),
  /** Of the open reports, of `REPORT_REASONS`. */
  reasons: z.array(z.number().int()),
  /** Somebody says that it may harm a patient, or that it shows one. */
  urgent: z.boolean(),
  /** Its author asks for another decision. */
  asked: z.boolean(),
  /** Since when it waits. */
  since: z.string(),
});
export type ListedCase = z.output<typeof listedCase>;

/** What waits beside cases: questions, flashcards and notebook texts of authors, and people who want to become one. */
export const WAITING_KINDS = ['questions', 'flashcards', 'texts', 'applications'] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

const waitingList = z.object({
  kind: z.enum(WAITING_KINDS),
  count: z.number().int(),
  /** Since when the oldest waits, and half of them. */
  oldest: z.string(),
  median: z.string(),
});
export type WaitingList = z.output<typeof waitingList>;

export const queueSnapshot = z.object({
  version: z.number().int(),
  /** All that wait, also those on other pages. */
  count: z.number().int(),
  /** Since when the oldest waits, and half of them; null if nothing waits. */
  oldest: z.string().nullable(),
  median: z.string().nullable(),
  items: z.array(listedCase),
  /** Lists of their own, the longest waiting first; those in which nothing waits are left out. */
  lists: z.array(waitingList),
});
export type QueueSnapshot = z.output<typeof queueSnapshot>;

const decidedCase = listedCase.pick({ id: true, kind: true, title: true, standing: true, author_id: true }).extend({
  at: z.string(),
  /** Null if that account is deleted. */
  who: z.string().nullable(),
});

export const queuePage = page({
  path: '/moderation/',
  access: 'registered',
  summary:
    'What was reported and waits for a decision: what may harm a patient first, then by score and age; 10 a page. For moderators; not there for others.',
  spec: 'spec 2 §6, §9',
  query: z.object({ page: pageNumber }),
  data: z.object({
    /** Its `items` are those of the page that was asked for. */
    queue: queueSnapshot,
    page: z.number().int(),
    pages: z.number().int(),
    decided: z.array(decidedCase),
  }),
  actions: { check_queue: action({ summary: 'Poll.', input: z.object({}), output: queueSnapshot }) },
});

export const moderationQueue = live({
  name: 'moderation.queue',
  key: z.literal('all'),
  snapshot: queueSnapshot,
  poll: { every: 15_000, path: () => '/moderation/', body: () => ({ data_request: 'check_queue' }) },
  summary: 'What waits for a moderator, with the cases of the first page; there is one, with the key `all`.',
});
