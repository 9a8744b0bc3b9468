import { z } from 'zod';
import { action, done, id, noInput, page, type PageData } from '../kit/contract';
import { html } from '../stations/contract-parts';

/** Days for which a link opens. */
export const LINK_DAYS = 365;

const key = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

export const sharedResult = page({
  path: '/shared-results/:key/',
  example: 'shared result',
  access: 'anyone',
  summary:
    'The result of a station that its candidate shares by a link. The name and the words of another examiner are there if they agreed.',
  params: z.object({ key }),
  data: z.object({
    station: z.string(),
    /** Of the station; null unless it is published. */
    station_url: z.string().nullable(),
    candidate: z.string(),
    submitted_at: z.string(),
    seconds_used: z.number().int(),
    /** Per cent, 0 to 100, one decimal. */
    score: z.number(),
    ticked: z.number().int(),
    total: z.number().int(),
    sections: z.array(z.object({ title: z.string(), ticked: z.number().int(), total: z.number().int() })),
    /** The written feedback; empty if there is none, or if it was written from words that are not shown. */
    feedback: html,
    /** Null if nobody else examined, or did not agree. */
    examiner: z.object({ name: z.string(), comments: html }).nullable(),
    ends_at: z.string(),
    /** Whether the reader shares it. */
    mine: z.boolean(),
  }),
  actions: {
    count_opening: action({
      summary: 'The page was opened in a browser. Counts once an hour for each address, and never for the candidate.',
      input: noInput,
      output: done,
    }),
  },
});
export type SharedResult = PageData<typeof sharedResult>;

const link = z.object({
  key,
  /** How often it was opened by others. */
  opened: z.number().int(),
  ends_at: z.string(),
  /** Whether the examiner agreed that their name and comments are shown; null if nobody else examined. */
  agreed: z.boolean().nullable(),
});

/** How a result is shared, for somebody who took part in it. */
const sharing = z.object({
  role: z.enum(['candidate', 'examiner', 'other']),
  /** The candidate's link. */
  link: link.nullable(),
  /** Asked of the examiner of a shared result: whether they agreed. */
  agreement: z.object({ candidate: z.string(), agreed: z.boolean() }).nullable(),
});
export type Sharing = z.output<typeof sharing>;

export const resultSharing = page({
  path: '/shared-results/of/:quizlog_id/',
  example: 'station result',
  access: 'registered',
  summary: 'Whether a result is shared by a link, for its candidate and its examiner.',
  params: z.object({ quizlog_id: id() }),
  data: sharing,
  actions: {
    share: action({ summary: 'Make a link. If there is one, it stays.', input: noInput, output: sharing }),
    take_back: action({ summary: 'The link opens no more. A new one is another.', input: noInput, output: sharing }),
    agree: action({
      summary: 'The examiner agrees that their name and comments are shown, or takes that back.',
      input: z.object({ agreed: z.boolean() }),
      output: sharing,
    }),
  },
});
