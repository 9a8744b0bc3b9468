import { z } from 'zod';
import { goTo } from '../accounts/contract';
import { action, formInt, id, listOf, live, noInput, page, type PageData, pageNumber } from '../kit/contract';
import { safeHtml } from '../kit/html/safe-html';
import { clockSnapshot } from '../group-practice/contract';
import { grades } from '../stations/checklist-contract';
import { GRADE_GROUPS, GRADES } from '../stations/marking';
import { STATION_BASES } from '../stations/styles';

/** Stations on one page of the launchpad. */
export const LAUNCHPAD_PAGE = 10;
/** Between pressing Start and the consultation, in milliseconds (spec 1 §2). */
export const INTRO_MS = 3_000;
/** Characters of what is said in one turn. */
export const SAYING_MAX = 1_000;
/** Turns of one consultation. */
export const TURNS_MAX = 80;
/** What one person may say in a minute, and consultations that one may begin in an hour. */
export const SAYINGS_A_MINUTE = 20;
export const STARTS_AN_HOUR = 30;
/** Left in marking for so long, a consultation is submitted with the marks as they stand, in milliseconds. */
export const MARKING_FOR_MS = 24 * 3_600_000;

/**
 * `ready` before the clock starts; `running` and `paused` while one talks; `ending` when it is over and the last answer
 * is still being spoken; `marking` while one looks through the proposed marks; `submitted` with a result; `closed` without.
 */
export const CONSULTATION_STATES = ['ready', 'running', 'paused', 'ending', 'marking', 'submitted', 'closed'] as const;
export type ConsultationState = (typeof CONSULTATION_STATES)[number];
export const TURN_STATES = ['waiting', 'speaking', 'said', 'failed'] as const;
export type TurnState = (typeof TURN_STATES)[number];
/** Why an answer came to nothing: named `consultations.failure.<kind>`. */
export const ANSWER_FAILURES = ['provider-unreachable', 'provider-refused', 'provider-nonsense', 'internal'] as const;
export type AnswerFailure = (typeof ANSWER_FAILURES)[number];
export const SPEAKERS = ['model', 'offline'] as const;
export type Speaker = (typeof SPEAKERS)[number];
/** Why a consultation ended without a result: named `consultations.closed.<why>`. */
export const CLOSED_BECAUSE = ['left', 'station-gone', 'grades-missing', 'nothing-said'] as const;
export type ClosedBecause = (typeof CLOSED_BECAUSE)[number];

const base = z.enum(STATION_BASES);

export const turn = z.object({
  /** Made by the browser. */
  turn_id: z.string(),
  /** From 1. */
  number: z.number().int(),
  asked: z.string(),
  /** Plain text, so far; it grows while the state is `speaking` and begins anew when an answer is begun again. */
  said: z.string(),
  state: z.enum(TURN_STATES),
  /** Who answered, or was about to. */
  speaker: z.enum(SPEAKERS),
  failure: z.enum(ANSWER_FAILURES).nullable(),
  asked_at: z.string(),
});
export type Turn = z.output<typeof turn>;

export const consultationSnapshot = z.object({
  version: z.number().int(),
  state: z.enum(CONSULTATION_STATES),
  /** A `Countdown` in milliseconds; it runs only in `running`. */
  clock: clockSnapshot,
  /** When the time is up, or null while the clock stands still. */
  ends_at: z.string().nullable(),
  /** In their order. */
  turns: z.array(turn),
  /** How many more may be said. */
  turns_left: z.number().int(),
});
export type ConsultationSnapshot = z.output<typeof consultationSnapshot>;

/** The exact words that a mark stands on. */
export const evidence = z.object({ turn: z.number().int(), by: z.enum(['candidate', 'patient']), quote: z.string() });
export type Evidence = z.output<typeof evidence>;

export const markedItem = z.object({
  id: z.number().int(),
  title: z.string(),
  /** What the product proposes. */
  proposed: z.boolean(),
  /** What counts: the proposal, unless the person said otherwise. */
  ticked: z.boolean(),
  /** Whether the person said otherwise. */
  overruled: z.boolean(),
  /** Whether the words of a talk can show it: washing hands or keeping silent is for the person to tick. */
  judged: z.boolean(),
  evidence: z.array(evidence),
});

/** A cue that showed in a talk. */
export const shownCue = z.object({
  cue: z.string(),
  /** The turn in whose answer it showed. */
  turn: z.number().int(),
  /** The turn that earned what stands behind it; null of a cue that was missed. */
  picked_up: z.number().int().nullable(),
});
export type ShownCue = z.output<typeof shownCue>;

export const marking = z.object({
  sections: z.array(z.object({ id: z.number().int(), title: z.string(), items: z.array(markedItem) })),
  ticked: z.number().int(),
  total: z.number().int(),
  /** Items that were judged, by the product or by the person. */
  judged: z.number().int(),
  /** Per cent, one decimal. */
  score: z.number(),
  /** Empty but for GP cases, which cannot be submitted before each has a grade. */
  grade_groups: z.array(z.enum(GRADE_GROUPS)),
  grades,
  /** When it is submitted by itself. */
  submits_at: z.string().nullable(),
});
export type ConsultationMarking = z.output<typeof marking>;

export const launchpadStation = z.object({
  id: z.number().int(),
  slug: z.string(),
  style: z.number().int(),
  name: z.string(),
  description: z.string(),
  label: z.number().int(),
  language: z.enum(['en', 'es']),
  /** Minutes of a consultation with this patient. */
  minutes: z.number().int(),
  /** Whether it is the reader's own. */
  mine: z.boolean(),
  published: z.boolean(),
  /** Per cent of the last try as candidate, if there was one. */
  last_score: z.number().nullable(),
});

/** A consultation that was begun and not submitted. */
const openConsultation = z.object({
  consultation_id: z.number().int(),
  url: z.string(),
  station_name: z.string(),
  style: z.number().int(),
  state: z.enum(CONSULTATION_STATES),
  turns: z.number().int(),
  begun_at: z.string(),
});

export const launchpad = page({
  path: '/:base/virtual-patient-launchpad/',
  access: 'registered',
  summary: 'The virtual patients of one style that can be talked to, and what one has begun with any.',
  spec: 'spec 3 §1, §9',
  params: z.object({ base }),
  query: z.object({
    page: pageNumber,
    label: formInt().min(0).max(99).optional().catch(undefined),
    search: z.string().trim().max(100).optional(),
  }),
  data: z.object({
    style: z.number().int(),
    labels: z.array(z.object({ label: z.number().int(), count: z.number().int() })),
    /** By label and name, 10 a page. */
    ...listOf(launchpadStation).shape,
    /** The newest first; of every style. */
    open: z.array(openConsultation),
    /** Who speaks for the patients now: a model, or the offline patient. */
    speaker: z.enum(SPEAKERS),
  }),
  actions: {
    start: action({
      summary: 'Begin a consultation, or go on with the one that is open at this station. Sent twice, one is begun.',
      input: z.object({
        station_id: id().optional(),
        slug: z.string().min(1).max(120).optional(),
        submission_id: z.uuid(),
      }),
      output: goTo,
    }),
  },
});

const optionalGrades = Object.fromEntries(GRADE_GROUPS.map((group) => [group, z.enum(GRADES).nullish()])) as Record<
  (typeof GRADE_GROUPS)[number],
  z.ZodOptional<z.ZodNullable<z.ZodEnum<{ [G in (typeof GRADES)[number]]: G }>>>
>;

/** A model and who runs it, as a person agrees to it: a yes to one is none to another. */
export const modelNamed = ({ name, service }: { name: string; service: string }): string => `${name}@${service}`;

/**
 * The model that the person has agreed to, by `modelNamed`; empty if the scripted patient is to answer. Older pages sent
 * whether they agreed and not to what: their yes is a yes to no model.
 */
const agreedModel = z
  .union([z.string().trim().max(300), z.boolean()])
  .transform((agreed) => (agreed === false || agreed === 'false' ? '' : String(agreed)))
  .default('');

export const consultationPage = page({
  path: '/consultations/:consultation_id/',
  example: 'consultation',
  access: 'registered',
  summary:
    "One's own consultation with a virtual patient: the talk and its clock, then the marks with their evidence, then the transcript.",
  params: z.object({ consultation_id: id() }),
  data: z.object({
    consultation_id: z.number().int(),
    station: z.object({
      id: z.number().int(),
      slug: z.string(),
      style: z.number().int(),
      name: z.string(),
      description: z.string(),
      label: z.number().int(),
      language: z.enum(['en', 'es']),
      long_case: z.boolean(),
    }),
    student_instructions: safeHtml(),
    extra_candidate_resources: safeHtml(),
    /** Who speaks for the patient now. */
    speaker: z.enum(SPEAKERS),
    /** The model that speaks, and the host that runs it: told before anything goes there. Null without one. */
    model: z.object({ name: z.string(), service: z.string() }).nullable(),
    /** The server that would turn speech into text and speak, and its models: told before anything goes there. Null without one. */
    speech: z.object({ service: z.string(), hears: z.string(), speaks: z.string() }).nullable(),
    consultation: consultationSnapshot,
    /** From `marking` on, and once it was submitted. Null before: a candidate sees no marks while they talk. */
    marking: marking.nullable(),
    /** The cues that showed, of what has marks. */
    cues: z.array(shownCue).optional(),
    /** Of `submitted`. */
    result: z
      .object({
        quizlog_id: z.number().int(),
        summary_url: z.string(),
        submitted_at: z.string(),
        /** Left in marking for a day. */ by_itself: z.boolean(),
      })
      .nullable(),
    /** Of `closed`. */
    closed: z.enum(CLOSED_BECAUSE).nullable(),
    launchpad_url: z.string(),
  }),
  actions: {
    check: action({
      access: 'guest',
      summary: 'Poll. Also for everybody in the group that the talk is held in, guests included.',
      input: noInput,
      output: consultationSnapshot,
    }),
    begin: action({
      summary: 'Start the clock, or let it go on after a pause. While it runs nothing changes.',
      spec: 'spec 3 §4',
      input: noInput,
      output: consultationSnapshot,
    }),
    pause: action({
      summary: 'Stop the clock. Saying something lets it go on.',
      spec: 'spec 3 §4',
      input: noInput,
      output: consultationSnapshot,
    }),
    say: action({
      access: 'guest',
      summary:
        'Say something to the patient; the answer comes over `station.consultation`. Starts the clock. Sent twice, it was said once. One answer at a time. A guest has no talk but that of a group. Refused with `model-changed` where `model` names another model than the one that speaks now.',
      input: z.object({ text: z.string().trim().min(1).max(SAYING_MAX), turn_id: z.uuid(), model: agreedModel }),
      output: consultationSnapshot,
    }),
    retry: action({
      summary: 'Have the last turn answered again after a failure, by the offline patient if so wished.',
      input: z.object({
        turn_id: z.uuid(),
        offline: z.union([z.boolean(), z.stringbool()]).default(false),
        model: agreedModel,
      }),
      output: consultationSnapshot,
    }),
    finish: action({
      summary: 'End the talk. Done before, nothing changes.',
      input: noInput,
      output: consultationSnapshot,
    }),
    mark: action({
      summary: 'Tick an item, or take its tick away, whatever was proposed.',
      input: z.object({ item_id: id(), ticked: z.union([z.boolean(), z.stringbool()]) }),
      output: marking,
    }),
    grade: action({
      summary: 'Grade a GP case, or take grades back with null; those left out stay.',
      spec: 'spec 3 §3',
      input: z.object(optionalGrades),
      output: marking,
    }),
    submit: action({
      summary: 'Submit the marks as they stand, once; leads to the summary. Grades may come with it.',
      spec: 'spec 3 §4',
      input: z.object(optionalGrades),
      output: goTo.extend({ quizlog_id: z.number().int() }),
    }),
    discard: action({ summary: 'End it without a result. The transcript stays.', input: noInput, output: goTo }),
  },
});
export type ConsultationData = PageData<typeof consultationPage>;

export const stationConsultation = live({
  name: 'station.consultation',
  key: id(),
  snapshot: consultationSnapshot,
  poll: { every: 2_000, path: (key) => `/consultations/${key}/`, body: () => ({ data_request: 'check' }) },
  summary:
    "A consultation with a virtual patient, as it is spoken; the key is the consultation's id. Whose it is may watch, and everybody in the group that it is held in.",
});
