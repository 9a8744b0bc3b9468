import { z } from 'zod';
import { action, asFormText, call, id, live, noInput, page } from '../kit/contract';
import { GUEST_NAME_MAX, goTo } from '../accounts/contract';
import { normalisePin } from './pin';
import { GROUP_ROLES, SINGLE_ROLES } from './roles';

/** Any text: a wrong PIN and a malformed one answer alike. */
export const pin = z.string().max(40).transform(normalisePin);

/** Prep → lobby → running → complete → (next station) lobby … → ended. */
export const GROUP_STATES = ['lobby', 'running', 'complete', 'ended'] as const;
export type GroupState = (typeof GROUP_STATES)[number];

/** Most people in one group. */
export const CAPACITY = 12;
/** Seconds after which hosting passes on when the host is away. */
export const HOST_AWAY_SECONDS = 30;
/** Seconds after which the role of somebody who is away is free for others while a station runs. */
export const AWAY_FREES_SECONDS = 60;
/** Milliseconds for which every screen counts down to the start. Nothing on the server waits for it. */
export const START_COUNT = 3_000;
/** Milliseconds between polls while the socket is down (spec 3 §9). */
export const POLL_EVERY = 4_000;

/** The key of the QR code's link. */
export const invitation = z.string();

/** While a station runs: the moment, in epoch milliseconds of the server, to which screens count down before they open its views. Null or left out: they open at once. */
const startsAt = z.number().int().nullable().optional();
const observers = z.array(z.number().int());
const holder = z.number().int().nullable();

export const lobbySnapshot = z.object({
  version: z.number().int(),
  pin: z.string(),
  state: z.enum(GROUP_STATES),
  /** Counts the stations of the group, from 1. */
  round: z.number().int(),
  host_id: z.number().int(),
  station: z.object({ slug: z.string(), style: z.number().int(), name: z.string(), label: z.number().int() }),
  starts_at: startsAt,
  chat_link: z.string(),
  /** Whether the group talks in a call of ours, in place of the chat link. */
  audio: z.boolean(),
  /** Whether the product brought the two together (`audio-pairing`): nobody is there to scan a code. */
  paired: z.boolean().optional(),
  /** Whether it runs a circuit (`circuit-runs/contract.ts`): the run's own page is shown instead, which gives the roles and keeps the time. The station is unnamed until the run is at it. */
  circuit_run: z.boolean().optional(),
  members: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      avatar: z.string(),
      role: z.enum(GROUP_ROLES),
      presence: z.enum(['here', 'away']),
      guest: z.boolean(),
    }),
  ),
  student: holder,
  examiner: holder,
  patient: holder,
  observer: observers,
});
export type LobbySnapshot = z.output<typeof lobbySnapshot>;

/** The station's clock, from one authority: every screen reckons the seconds from it. Times are epoch milliseconds. */
export const clockSnapshot = z.object({
  total: z.number().int(),
  remaining: z.number().int(),
  started_at: z.number().int().nullable(),
  /** There is reading time until `started_at`, when the clock starts by itself. Left out or false: it has started, or waits to be started. */
  reading: z.boolean().optional(),
  /** What reset goes back to. */
  minutes: z.number().int(),
  /** The server's time when this was answered, to reckon the device's own error. */
  server_time: z.number().int(),
});
export type ClockSnapshot = z.output<typeof clockSnapshot>;

export const statusSnapshot = z.object({
  version: z.number().int(),
  state: z.enum(GROUP_STATES),
  round: z.number().int(),
  host_id: z.number().int(),
  /** Whether it runs a circuit, whose clock this is then: it has no controls of its own. */
  circuit_run: z.boolean().optional(),
  ready: z.boolean(),
  starts_at: startsAt,
  complete: z.boolean(),
  style: z.number().int(),
  slug: z.string(),
  /** 0 until the round is complete. */
  quizlog_id: z.number().int(),
  student: holder,
  examiner: holder,
  patient: holder,
  observer: observers,
  /** When the examiner's role is free for others, in epoch milliseconds: 0 if nobody has it, null while its holder is here. */
  examiner_free_at: z.number().int().nullable().optional(),
  /** When the candidate's and the patient's roles are free, in the same way. */
  free_at: z.object({ student: z.number().int().nullable(), patient: z.number().int().nullable() }).optional(),
  /** How often the examiner of this round has changed. A sheet belongs to the turn that it was read in. */
  turn: z.number().int().optional(),
  /** The changes of examiner in this round, the earliest first; `to` is null until somebody takes over. */
  handovers: z.array(z.object({ from: holder, from_name: z.string(), to: holder, to_name: z.string() })).optional(),
  /** Counts what arrived late from former examiners: the examiner asks for the suggestions when it changes. */
  suggested: z.number().int().optional(),
  /** Whether the station's patient can be played by the product, if nobody in the group plays it. */
  virtual_patient: z.boolean().optional(),
  /** The talk of this round's candidate with the virtual patient (`station.consultation`), once it was begun. */
  patient_talk: z.number().int().nullable().optional(),
  clock: clockSnapshot,
});
export type StatusSnapshot = z.output<typeof statusSnapshot>;

export const prepGroup = call({
  method: 'POST',
  path: '/api/group-study/prep/',
  access: 'registered',
  summary: 'Open a session for a station and become its host.',
  spec: 'spec 3 §7',
  input: z.object({ slug: z.string().min(1).max(120), single_station: z.unknown().optional() }),
  output: z.object({ pin: z.string(), chat_link: z.string() }),
});

export const checkGroup = call({
  method: 'POST',
  path: '/api/group-study/check/',
  access: 'guest',
  summary: 'Who is in the lobby; polled every 4 s.',
  spec: 'spec 3 §7',
  input: z.object({ data_request: z.literal('check_group_study').optional(), pin }),
  output: lobbySnapshot,
});

const memberId = id();
const optionalMember = z.preprocess(
  (value) => (value === '' || value === 0 || value === '0' || value === 'none' ? null : value),
  memberId.nullish(),
);

export const startGroup = call({
  method: 'POST',
  path: '/api/group-study/start/',
  access: 'guest',
  summary: 'Start the station with these roles; the host only.',
  spec: 'spec 3 §4, §7',
  input: z.object({
    pin,
    student: optionalMember,
    examiner: optionalMember,
    patient: optionalMember,
    observer: z.preprocess(
      (value) => (value === undefined || value === null || value === '' ? [] : Array.isArray(value) ? value : [value]),
      z.array(memberId).max(CAPACITY),
    ),
  }),
  output: goTo.extend({ starts_at: startsAt }),
});

export const groupStatusCall = call({
  method: 'POST',
  path: '/api/group-study/status/',
  access: 'guest',
  summary: 'Whether the station has started, where, and whether it is complete; polled every 4 s.',
  spec: 'spec 3 §7',
  input: z.object({ pin }),
  output: statusSnapshot,
});

export const groupLobby = live({
  name: 'group.lobby',
  key: pin,
  snapshot: lobbySnapshot,
  poll: {
    every: POLL_EVERY,
    path: () => checkGroup.path,
    body: (key) => ({ data_request: 'check_group_study', pin: key }),
  },
  summary: 'Members, their roles and presence.',
});

export const groupStatus = live({
  name: 'group.status',
  key: pin,
  snapshot: statusSnapshot,
  poll: { every: POLL_EVERY, path: () => groupStatusCall.path, body: (key) => ({ pin: key }) },
  summary: 'Readiness, completion, who has which role, and the clock.',
});

export const joinPrompt = page({
  path: '/join/',
  access: 'anyone',
  summary: 'Asks for the PIN. A plain form that sends one is answered 303 to the page of its group.',
  query: z.object({ pin: pin.optional().catch(undefined) }),
});

export const joinGroup = page({
  path: '/join/:pin/',
  example: 'group',
  access: 'anyone',
  plainForm: true,
  summary: 'What the QR code holds, with its key. Reading it says nothing about whether the PIN is right.',
  params: z.object({ pin }),
  /** The group's `invitation`: the limit on wrong PINs does not apply to a person who has it. */
  query: z.object({
    key: z.string().max(100).optional().catch(undefined),
    /** The token of a person who asked to be let in. */
    knock: z.string().max(100).optional().catch(undefined),
  }),
  data: z.object({
    /** How far asking to be let in has come; null without a token. */
    knock: z.enum(['waiting', 'let-in', 'over']).nullable(),
    /** Whether a name must be given, because nobody is signed in. */
    needs_name: z.boolean(),
    name: z.string(),
  }),
  actions: {
    submit: action({
      summary:
        'Join; a guest says under which name. While too many wrong PINs are tried, it asks the host to be let in.',
      input: z.object({ name: z.string().trim().max(GUEST_NAME_MAX).optional() }),
      output: goTo,
    }),
  },
});

export const lobbyPage = page({
  path: '/group-study/:pin/',
  example: 'group',
  access: 'guest',
  summary: 'The lobby, and the status screen once the station runs.',
  spec: 'spec 3 §2',
  params: z.object({ pin }),
  data: z.object({
    lobby: lobbySnapshot,
    status: statusSnapshot,
    me: z.number().int(),
    invitation,
    /** Once the session has ended, if its latest result is that the reader was there for; null if there is none. */
    result: z.string().nullish(),
  }),
  actions: {
    choose_role: action({
      summary: 'For oneself or, as host, for anyone.',
      input: z.object({ member_id: id().optional(), role: z.enum(GROUP_ROLES) }),
      output: lobbySnapshot,
    }),
    rotate_roles: action({
      summary: 'Everyone moves on to the next role; the host only.',
      input: noInput,
      output: lobbySnapshot,
    }),
    give_roles: action({
      summary: 'Everybody without a role gets the one that is suggested to them; the host only.',
      input: noInput,
      output: lobbySnapshot,
    }),
    take_over: action({
      summary:
        'Examine the station that runs in place of an examiner who is gone: oneself, or as host somebody. The examiner hands over to somebody. Never its candidate.',
      input: z.object({ member_id: id().optional() }),
      output: lobbySnapshot,
    }),
    free_role: action({
      summary: 'Free the role of somebody who is away while a station runs; the host only.',
      input: z.object({ role: z.enum(SINGLE_ROLES) }),
      output: lobbySnapshot,
    }),
    remove_member: action({
      summary: 'Send somebody out; the host only.',
      input: z.object({ member_id: id() }),
      output: lobbySnapshot,
    }),
    leave: action({ summary: 'Leave the group.', input: noInput, output: goTo }),
    end_session: action({ summary: 'Close the session for everyone; the host only.', input: noInput, output: goTo }),
    next_station: action({
      summary: 'Another station with the same group and PIN; the host only.',
      input: z.object({ slug: z.string().min(1).max(120) }),
      output: lobbySnapshot,
    }),
    set_audio: action({
      summary:
        'A call of ours in place of the chat link, or the link again; the host only, with at most 4 people in the group.',
      input: z.object({ audio: z.preprocess(asFormText, z.stringbool()) }),
      output: lobbySnapshot,
    }),
    clock: action({
      summary:
        "Start, pause or set the station's clock for everyone, or skip the reading time by starting it; the examiner or the host.",
      input: z.object({ command: z.enum(['start', 'pause', 'reset', 'add_minute', 'subtract_minute']) }),
      output: statusSnapshot,
    }),
  },
});
