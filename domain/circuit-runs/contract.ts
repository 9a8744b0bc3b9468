/**
 * Running a whole circuit, alone or as a group, on one clock (beyond spec 3). A run stands on a group session: its PIN,
 * its join page, its members, roles, role views with `?pin=` and its submitting are the group's; the run adds the plan
 * and the clock. What a browser shows in which phase and role is `destination` of each member in the snapshot.
 */
import { z } from 'zod';
import { goTo } from '../accounts/contract';
import { action, asFormText, call, formInt, id, listOf, live, noInput, page, pageNumber } from '../kit/contract';
import { invitation, pin, POLL_EVERY } from '../group-practice/contract';
import { GROUP_ROLES } from '../group-practice/roles';
import { PHASES } from './phases';

/** In the lobby people gather; `paused` also when the run is held; `done` keeps its results. */
export const RUN_STATES = ['lobby', 'running', 'paused', 'done'] as const;
export type RunState = (typeof RUN_STATES)[number];

/**
 * What came of a round: `submitted` by its examiner; `collected`, the marks kept so far were complete and were taken when
 * the feedback ended; `unfinished`, without a result; `gone`, only of runs before stations were kept: its station was deleted.
 */
export const OUTCOMES = ['submitted', 'collected', 'unfinished', 'gone'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Minutes that may be chosen for each phase, both ends included. Nothing chosen: what each station's author set, else the defaults of spec 3 §9. */
export const MINUTES = {
  reading: { min: 0, max: 30 },
  station: { min: 1, max: 60 },
  feedback: { min: 1, max: 30 },
} as const;
export const FEEDBACK_MINUTES = 3;

const minutes = (of: keyof typeof MINUTES) =>
  z.preprocess((value) => (value === '' ? null : value), formInt().min(MINUTES[of].min).max(MINUTES[of].max).nullish());
const flag = z.preprocess(
  (value) => (value === undefined || value === null ? false : asFormText(value)),
  z.union([z.literal(false), z.stringbool()]),
);

export const startCircuitRun = call({
  method: 'POST',
  path: '/api/circuit-runs/start/',
  access: 'registered',
  summary:
    'Open a run of one of one’s own circuits and become its host; alone it begins at once, else it waits in the lobby for others.',
  input: z.object({
    circuit_id: id(),
    /** For every station alike; left out, each station's own: what its author set, else 3 (GP), 0 (nursing) or 2. */
    reading_minutes: minutes('reading'),
    /** For every station alike; left out, each station's own: what its author set, else 12 (GP), 15 (long) or 8. */
    station_minutes: minutes('station'),
    feedback_minutes: minutes('feedback'),
    /** Instead of the circuit's own order. */
    shuffle: flag,
    alone: flag,
  }),
  output: goTo.extend({
    pin: z.string(),
    /** Stations of the circuit that were removed meanwhile and are left out. */
    skipped: z.array(z.string()),
  }),
});

const person = z.number().int();
const roundRoles = z.object({
  /** The candidate; who practises alone is the examiner as well. */
  student: person.nullable(),
  examiner: person.nullable(),
  patient: person.nullable(),
  observer: z.array(person),
});

export const runSnapshot = z.object({
  version: z.number().int(),
  pin: z.string(),
  state: z.enum(RUN_STATES),
  label: z.string(),
  style: z.number().int(),
  host_id: z.number().int(),
  /** From 1; 0 in the lobby. */
  round: z.number().int(),
  rounds: z.number().int(),
  /** Null in the lobby and when it is done. */
  phase: z.enum(PHASES).nullable(),
  /** Milliseconds that the phase lasts, with minutes added. */
  phase_total: z.number().int(),
  /** Epoch milliseconds; null while paused, in the lobby and when it is done. Every screen counts down to it. */
  phase_ends_at: z.number().int().nullable(),
  /** Milliseconds left while paused; null otherwise. */
  remaining: z.number().int().nullable(),
  /** Why it waits for the host: the candidate has left in the middle of the station. Skip leaves the station; who comes back goes on. */
  held: z.enum(['candidate']).nullable(),
  /** When this was answered, to reckon the device's own error: epoch milliseconds. */
  server_time: z.number().int(),
  /** The station of this round, from its reading on; later stations are not sent, because names give diagnoses away. */
  station: z
    .object({
      id: z.number().int(),
      slug: z.string(),
      name: z.string(),
      style: z.number().int(),
      /** Whether it can be talked to. */ virtual_patient: z.boolean(),
    })
    .nullable(),
  /** Whether one person takes this round alone: reads, then plays and marks on one screen. */
  alone: z.boolean(),
  /** What came of this round; 0 until it is submitted. */
  quizlog_id: z.number().int(),
  members: z.array(
    z.object({
      id: person,
      name: z.string(),
      avatar: z.string(),
      guest: z.boolean(),
      presence: z.enum(['here', 'away']),
      /** In this round; `none` for who has none. */
      role: z.enum(GROUP_ROLES),
      /**
       * Where the member belongs now. A screen goes there when it changes, and is free in between (`destination.ts` says
       * what is shown when).
       */
      destination: z.string(),
    }),
  ),
  /** Rounds to come, without their stations: made anew when somebody joins or leaves. In the lobby all of them. */
  plan: z.array(roundRoles.extend({ round: z.number().int(), minutes: z.number() })),
  /** Rounds that are over, in their order. */
  results: z.array(
    z.object({
      round: z.number().int(),
      station: z.string(),
      outcome: z.enum(OUTCOMES),
      candidate: z.string(),
      quizlog_id: z.number().int().nullable(),
      /** Who was there, and may read the summary. */
      readers: z.array(person),
    }),
  ),
});
export type RunSnapshot = z.output<typeof runSnapshot>;

export const runStatus = call({
  method: 'POST',
  path: '/api/circuit-runs/status/',
  access: 'guest',
  summary: 'Where a run is; polled every 4 s while the socket is down.',
  input: z.object({ pin }),
  output: runSnapshot,
});

export const circuitRun = live({
  name: 'circuit.run',
  key: pin,
  snapshot: runSnapshot,
  poll: { every: POLL_EVERY, path: () => runStatus.path, body: (key) => ({ pin: key }) },
  summary: 'A run of a circuit: its one clock, its round, who has which role, the plan.',
});

export const runPage = page({
  path: '/circuit-runs/:pin/',
  example: 'circuit run',
  access: 'guest',
  summary: 'The lobby of a run and, once it runs, its status screen; for its members.',
  params: z.object({ pin }),
  data: z.object({
    run: runSnapshot,
    me: z.number().int(),
    chat_link: z.string(),
    /** Whether the group talks in a call of ours, as `group.lobby` says it. */
    audio: z.boolean(),
    invitation,
  }),
  actions: {
    begin: action({
      summary: 'Begin the first round; the host only. With one member it is taken alone.',
      input: noInput,
      output: runSnapshot,
    }),
    pause: action({
      summary: 'Stop the clock for all; the host, and the examiner of this round.',
      input: noInput,
      output: runSnapshot,
    }),
    resume: action({
      summary: 'Let the clock go on; the host, and the examiner of this round.',
      input: noInput,
      output: runSnapshot,
    }),
    skip: action({
      summary:
        'On to the next phase at once, paused or not; the host only. `round` and `phase` say what is skipped, so that twice is once.',
      input: z.object({ round: formInt().min(1), phase: z.enum(PHASES) }),
      output: runSnapshot,
    }),
    add_minute: action({
      summary: 'A minute more for this phase; the host, and the examiner of this round.',
      input: noInput,
      output: runSnapshot,
    }),
    leave: action({ summary: 'Leave the group, and with it the run.', input: noInput, output: goTo }),
    end: action({
      summary: 'End the run for everyone; the host only. Results are kept.',
      input: noInput,
      output: goTo,
    }),
  },
});

export const runResults = page({
  path: '/circuit-runs/:pin/results/',
  example: 'circuit run',
  access: 'guest',
  summary: 'What came of a run, for everybody who took part, also after they left; kept.',
  params: z.object({ pin }),
  data: z.object({
    pin: z.string(),
    label: z.string(),
    style: z.number().int(),
    /** Whether nothing is added any more. */
    done: z.boolean(),
    begun_at: z.string().nullable(),
    rounds: z.array(
      z.object({
        round: z.number().int(),
        station: z.string(),
        /** Null while the round runs. */
        outcome: z.enum(OUTCOMES).nullable(),
        candidate: z.object({ id: person, name: z.string() }).nullable(),
        examiner: z.object({ id: person, name: z.string() }).nullable(),
        /** Of those rounds that the reader took part in: the summary is theirs to read. */
        quizlog_id: z.number().int().nullable(),
        /** Per cent; null if there is none, or none for the reader. */
        score: z.number().nullable(),
        seconds_used: z.number().int().nullable(),
      }),
    ),
    /** Everybody who took part in a round, the reader first, then by name. */
    people: z.array(
      z.object({
        id: person,
        name: z.string(),
        me: z.boolean(),
        /** Rounds in each role. */
        student: z.number().int(),
        examiner: z.number().int(),
        patient: z.number().int(),
        observer: z.number().int(),
        /** Mean of their scores as candidate that the reader may see, in per cent, one decimal; null without any. */
        average: z.number().nullable(),
      }),
    ),
  }),
});

export const runsPage = page({
  path: '/circuit-runs/',
  access: 'registered',
  summary: 'The runs that the person took part in, the newest first.',
  query: z.object({ page: pageNumber }),
  data: listOf(
    z.object({
      pin: z.string(),
      label: z.string(),
      style: z.number().int(),
      begun_at: z.string(),
      /** Whether it can still be gone to. */
      open: z.boolean(),
      rounds: z.number().int(),
      /** The person's rounds as candidate that have a result, and the mean of their scores. */
      taken: z.number().int(),
      average: z.number().nullable(),
      people: z.number().int(),
    }),
  ),
});
