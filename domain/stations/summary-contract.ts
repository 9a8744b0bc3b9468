import { z } from 'zod';
import { action, id, live, noInput, page, type PageData } from '../kit/contract';
import { GRADE_GROUPS, GRADES } from './marking';
import { STATION_BASES } from './styles';
import { base, examinerQuestion, html, inGroup, stationHead } from './contract-parts';
import { grades } from './checklist-contract';

export const FEEDBACK_FAILURES = ['provider-unreachable', 'provider-refused', 'provider-nonsense', 'internal'] as const;

export const feedbackSnapshot = z.object({
  version: z.number().int(),
  /** Empty until it is ready. What the offline writer wrote stays while a model is asked. */
  ai_feedback: html,
  /** Whether it is being written: from the submit on, and after somebody asked. */
  show_waiting: z.boolean(),
  /** Why the last asking came to nothing; null when it did not. Asking again is allowed. */
  failure: z.enum(FEEDBACK_FAILURES).nullable(),
  /** Who wrote it. */
  writer: z.enum(['offline', 'model']).nullable(),
  /** Whether asking changes something: it never began, it failed, or there is a model that has not been asked yet. */
  may_ask: z.boolean(),
  /** The median of what the last ones took, in seconds; null unless it is waited for, and while fewer than five are known. */
  usual_seconds: z.number().int().nullable().optional(),
});

/** A change that a former examiner made on their device and that is not part of the result. */
export const lateMark = z.object({
  /** Empty once the account is gone. */
  author: z.string(),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['tick', 'untick']), title: z.string() }),
    z.object({ kind: z.literal('grade'), group: z.enum(GRADE_GROUPS), grade: z.enum(GRADES) }),
    z.object({ kind: z.literal('comments'), html }),
  ]),
});
export type LateMark = z.output<typeof lateMark>;
/** As it leaves the server. */
export type SentLateMark = z.input<typeof lateMark>;

export const summary = page({
  path: '/:base/summary/:quizlog_id',
  example: 'station result',
  access: 'guest',
  summary:
    'What came of a station: score by section, what was missed, comments, questions, time, earlier tries, feedback.',
  spec: 'spec 3 §2, §4, §7',
  params: z.object({ base, quizlog_id: id() }),
  query: inGroup,
  data: z.object({
    quizlog_id: z.number().int(),
    station: stationHead.extend({
      walkthrough: html,
      useful_links: html,
      video_id: z.string().nullable(),
      bookmarked: z.boolean(),
      vote: z.number().int(),
      upvotes: z.number().int(),
      downvotes: z.number().int(),
    }),
    submitted_at: z.string(),
    seconds_used: z.number().int(),
    candidate_name: z.string(),
    examiner_name: z.string(),
    /** Whether the reader was the candidate. */
    mine: z.boolean(),
    /** Per cent, 0 to 100, one decimal. */
    score: z.number(),
    ticked: z.number().int(),
    total: z.number().int(),
    sections: z.array(
      z.object({
        title: z.string(),
        ticked: z.number().int(),
        total: z.number().int(),
        items: z.array(
          z.object({
            title: z.string(),
            ticked: z.boolean(),
            /** Neither done nor missed: the words of a talk with a virtual patient cannot show it. */
            unjudged: z.literal(true).optional(),
            /** The reader made a card of it, which is still in a deck of theirs. */
            has_card: z.literal(true).optional(),
          }),
        ),
      }),
    ),
    grades: grades.nullable(),
    comments: html,
    questions: z.array(examinerQuestion),
    /** The candidate's tries at this station up to and including this one, the oldest first; at most 20. */
    history: z.array(
      z.object({
        quizlog_id: z.number().int(),
        score: z.number(),
        seconds_used: z.number().int(),
        submitted_at: z.string(),
      }),
    ),
    feedback: feedbackSnapshot,
    /** In a group: marks of former examiners that arrived after the round was submitted, or that nobody had accepted. They change no score. */
    late_marks: z.array(lateMark).optional(),
    group: z.object({ pin: z.string(), is_host: z.boolean() }).nullable(),
    /** If the reader observed the round and ticked along: how their ticks compare with the examiner's. */
    observed: z
      .object({
        /** Of all items, ticked by both or by neither. */
        agreed: z.number().int(),
        only_mine: z.array(z.string()),
        only_examiner: z.array(z.string()),
      })
      .nullish(),
    /** Whether it was a round of a group, also once the group has ended. */
    in_group: z.boolean().optional(),
    /** The consultation with a virtual patient that it came from, with its transcript; only the candidate is shown it. */
    consultation_url: z.string().nullish(),
  }),
  actions: {
    ai_feedback: action({ summary: 'Poll.', spec: 'spec 3 §7', input: noInput, output: feedbackSnapshot }),
    start_ai_feedback: action({
      summary: 'Ask for feedback. Asking while it is waiting or there changes nothing.',
      spec: 'spec 3 §7',
      input: noInput,
      output: feedbackSnapshot,
    }),
  },
});
export type SummaryData = PageData<typeof summary>;

export const stationFeedback = live({
  name: 'station.feedback',
  key: id(),
  snapshot: feedbackSnapshot,
  /** The current page is the summary under whichever base; the poll is asked at the first. */
  poll: {
    every: 2_000,
    path: (key) => `/${STATION_BASES[0]}/summary/${key}`,
    body: () => ({ data_request: 'ai_feedback' }),
    settled: ({ show_waiting }) => !show_waiting,
  },
  summary: 'The feedback on one submitted station; the key is its quizlog_id.',
});
