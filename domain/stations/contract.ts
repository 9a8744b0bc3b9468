import { z } from 'zod';
import { abilities } from '../kit/abilities';
import { bookmarkCall, voteCall } from '../kit/acts/contract';
import { action, id, listOf, live, noInput, page, type PageData, pageNumber } from '../kit/contract';
import { safeHtml } from '../kit/html/safe-html';
import { GRADE_GROUPS, GRADES } from './marking';
import { STATION_BASES } from './styles';

const base = z.enum(STATION_BASES);
const slug = z.string().min(1).max(120);
/** A group session's PIN, carried through entry, role views and summary (spec 3 §2). */
const pin = z.string().max(20).optional();
const inGroup = z.object({ pin });
const stationAddress = z.object({ base, slug });
const html = safeHtml();

export const stationCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  style: z.number().int().min(1).max(4),
  name: z.string(),
  description: z.string(),
  label: z.number().int(),
  bookmarked: z.boolean(),
  /** 1, -1, or 0 before one has voted. */
  vote: z.number().int(),
  upvotes: z.number().int(),
  downvotes: z.number().int(),
  /** Per cent of the last try as candidate, if there was one. */
  last_score: z.number().nullable(),
});
export type StationCard = z.output<typeof stationCard>;

/** Stations on one page of a list. */
export const STATIONS_PAGE = 24;
/** Labels go from 0, none, up to this. */
export const LABEL_MAX = 99;

export const stationList = page({
  path: '/:base/',
  access: 'anyone',
  summary: 'The published stations of one style by label and name, 24 a page; of pages that are not there, the last.',
  spec: 'spec 3 §2',
  params: z.object({ base }),
  /** While a circuit is built, `?circuit=true`, `label` names the circuit and not the kind of skill. */
  query: z.object({
    label: z.coerce.number().int().min(0).max(LABEL_MAX).optional().catch(undefined),
    search: z.string().trim().max(100).optional(),
    bookmarked: z.stringbool().optional(),
    page: pageNumber,
  }),
  data: z.object({
    style: z.number().int(),
    /** Labels in use, with how many stations each has. */
    labels: z.array(z.object({ label: z.number().int(), count: z.number().int() })),
    ...listOf(stationCard).shape,
  }),
});

export const stationEntry = page({
  path: '/:base/:slug/',
  access: 'anyone',
  summary: 'Where a station is entered: alone, or with a group.',
  spec: 'spec 3 §2',
  params: stationAddress,
  query: inGroup,
  data: z.object({
    station: stationCard.extend({
      long_case: z.boolean(),
      items: z.number().int(),
      sections: z.number().int(),
      candidate_minutes: z.number(),
      examiner_minutes: z.number(),
    }),
    abilities: abilities('edit', 'clone'),
    /** A personal one is not voted on, nor bookmarked. */
    published: z.boolean(),
    /** Written in the wizard, and changed there. */
    virtual_patient: z.boolean(),
    /** Whether consultations with its patient can be taken. */
    virtual_patient_enabled: z.boolean(),
    /** Earlier tries of the person as candidate, the newest first; at most 10. */
    attempts: z.array(
      z.object({
        quizlog_id: z.number().int(),
        score: z.number(),
        seconds_used: z.number().int(),
        submitted_at: z.string(),
      }),
    ),
    /** What the address's `?pin=` means for this person, if anything. */
    group: z.object({ pin: z.string(), role: z.string(), is_host: z.boolean(), state: z.string() }).nullable(),
  }),
});
export type StationEntryData = PageData<typeof stationEntry>;

const checklistSection = z.object({
  id: z.number().int(),
  order: z.number().int(),
  title: z.string(),
  items: z.array(z.object({ id: z.number().int(), title: z.string(), order: z.number().int() })),
});

const examinerQuestion = z.object({
  id: z.number().int(),
  question_text: z.string(),
  explanation_text: html,
  order: z.number().int(),
});

/** The part every role sees. */
const stationHead = z.object({
  id: z.number().int(),
  slug: z.string(),
  style: z.number().int(),
  name: z.string(),
  description: z.string(),
  label: z.number().int(),
  long_case: z.boolean(),
  /** Authored durations in minutes; they override the defaults (spec 3 §9). */
  candidate_minutes: z.number().int().nullable(),
  examiner_minutes: z.number().int().nullable(),
});

export const grades = z.object(
  Object.fromEntries(GRADE_GROUPS.map((group) => [group, z.enum(GRADES).nullable()])) as Record<
    (typeof GRADE_GROUPS)[number],
    z.ZodNullable<z.ZodEnum<{ [G in (typeof GRADES)[number]]: G }>>
  >,
);

/** Marks before they are submitted: kept on the device and on the server, so that no tick is ever lost. */
export const marks = z.object({
  /** Ids of the items ticked. */
  ticked: z.array(z.number().int()).max(500),
  grades,
  /** The examiner's written feedback; HTML of the OSCE toolbar. */
  comments: z.string().max(20_000),
  /** Made by the browser when the view is first opened; the marks are submitted once under it. */
  submission_id: z.uuid(),
  /** Counts up with each change on the device, so that an older save never replaces a newer one. */
  revision: z.number().int().min(0).max(2_147_483_647),
  /** In a group: the examiner's turn that the sheet was read in (`group.status`). Marks of a turn that is over become suggestions. */
  turn: z.number().int().min(0).max(2_147_483_647).optional(),
  /** In a group: the round that the sheet was read in. Marks of an earlier round are kept beside its result; older clients do not say. */
  round: z.number().int().min(1).max(2_147_483_647).optional(),
});
export type Marks = z.output<typeof marks>;

/** A change that a former examiner made on their device after somebody had taken over. */
export const suggestion = z.object({
  turn: z.number().int(),
  key: z.string(),
  /** Whose it is. */
  author: z.string(),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['tick', 'untick']), item_id: z.number().int() }),
    z.object({ kind: z.literal('grade'), group: z.enum(GRADE_GROUPS), grade: z.enum(GRADES) }),
    z.object({ kind: z.literal('comments'), html }),
  ]),
});
export type OpenSuggestion = z.output<typeof suggestion>;

export const checklistView = page({
  path: '/:base/:slug/checklist/',
  access: 'guest',
  summary: "The examiner's view: instructions, checklist, grades, questions.",
  spec: 'spec 3 §2–7',
  params: stationAddress,
  query: inGroup,
  data: z.object({
    station: stationHead.extend({
      examiner_instructions: html,
      student_instructions: html,
      patient_instructions: html,
      walkthrough: html,
      useful_links: html,
      video_id: z.string().nullable(),
    }),
    sections: z.array(checklistSection),
    questions: z.array(examinerQuestion),
    /** Empty but for GP cases. */
    grade_groups: z.array(z.enum(GRADE_GROUPS)),
    /** What was marked before the tab was closed, if it was not submitted. */
    draft: marks.extend({ comments: html }).nullable(),
    /** Null outside a group. */
    group: z
      .object({
        pin: z.string(),
        is_host: z.boolean(),
        candidate_name: z.string(),
        /** How often the examiner of the round has changed. */
        turn: z.number().int().optional(),
        /** Which round of the session this is, from 1. */
        round: z.number().int().optional(),
        /** Who ticked what, apart from the reader. */
        ticked_by: z.array(z.object({ name: z.string(), items: z.array(z.number().int()) })).optional(),
        suggestions: z.array(suggestion).optional(),
      })
      .nullable(),
  }),
  actions: {
    submit: action({
      summary:
        'Submit the marks, once. Ticked boxes are fields named c-{item id}; a repeated submit answers what the first one did.',
      spec: 'spec 3 §3, §7',
      input: z.looseObject({
        /** Seconds used: starting seconds minus seconds remaining. */
        timer: z.coerce.number().int().min(0).max(86_400).default(0),
        dgd_grade: z.enum(GRADES).nullish(),
        cmc_grade: z.enum(GRADES).nullish(),
        rto_grade: z.enum(GRADES).nullish(),
        overall_score: z.enum(GRADES).nullish(),
        comments: z.string().max(20_000).default(''),
        submission_id: z.uuid().optional(),
        /** In a group, those of the marks (`save_marks`). */
        turn: z.coerce.number().int().min(0).optional(),
        round: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
        revision: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
        pin,
      }),
      output: z.object({ quizlog_id: z.number().int(), next_url: z.string() }),
    }),
    save_marks: action({
      summary: 'Keep the marks so far.',
      input: marks.extend({ pin }),
      output: z.object({
        revision: z.number().int(),
        /** Where somebody else examines by now: the marks were kept, and so many changes are suggested to them. */
        suggested: z.number().int().optional(),
      }),
    }),
    suggestions: action({
      summary: 'What devices of former examiners brought after their turn; for the present examiner.',
      input: z.object({ pin }),
      output: z.array(suggestion),
    }),
    settle_suggestions: action({
      summary: 'Suggestions were accepted or dismissed: they are not shown again. Answers those that are still open.',
      input: z.object({
        pin,
        settled: z.array(z.object({ turn: z.number().int(), key: z.string().max(100) })).max(1_000),
      }),
      output: z.array(suggestion),
    }),
  },
});
export type ChecklistData = PageData<typeof checklistView>;

export const patientView = page({
  path: '/:base/:slug/patient/',
  access: 'guest',
  summary: "The role-player's view.",
  spec: 'spec 3 §2',
  params: stationAddress,
  query: inGroup,
  data: z.object({
    station: stationHead.extend({ patient_instructions: html, student_instructions: html }),
    group: z.object({ pin: z.string(), is_host: z.boolean() }).nullable(),
  }),
});

export const studentView = page({
  path: '/:base/:slug/student/',
  access: 'guest',
  summary: "The candidate's and the observers' view: instructions and a clock, nothing that gives the station away.",
  spec: 'spec 3 §2',
  params: stationAddress,
  query: inGroup,
  data: z.object({
    station: stationHead.extend({ student_instructions: html, extra_candidate_resources: html }),
    group: z.object({ pin: z.string(), is_host: z.boolean(), role: z.enum(['student', 'observer']) }).nullable(),
  }),
});

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
        items: z.array(z.object({ title: z.string(), ticked: z.boolean() })),
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

export const bookmarkStation = bookmarkCall({
  path: '/api/stations/bookmark/',
  summary: 'Put a bookmark on a station or take it off.',
  spec: 'spec 3 §7',
  idField: 'osce_kit_id',
});

export const voteStation = voteCall({
  path: '/api/stations/vote/',
  summary: 'Vote on a station, once.',
  spec: 'spec 3 §4, §7',
  idField: 'kit_id',
});
