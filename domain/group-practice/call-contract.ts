/**
 * The call of a group: who is in it, and what travels over the socket so that browsers find each other. The audio itself
 * goes from browser to browser. Socket.IO events on the socket of the live resources; client to server are answered by
 * their acknowledgement, `{ok: true, …}` or `{ok: false, error: <problem>}`.
 *
 * | event | who | what |
 * |---|---|---|
 * | `call.join` | client → server | `callJoin`, answered `callJoined`; again to mend after a reconnection or for fresh credentials |
 * | `call.signal` | client → server | `callSignal`, to one participant |
 * | `call.update` | client → server | `callUpdate` |
 * | `call.leave` | client → server | `callLeave` |
 * | `call.say` | client → server | `callSay`, to everyone in the room |
 * | `call.signal` | server → client | `callSignalled` |
 * | `call.said` | server → client | `callSaid` |
 */
import { z } from 'zod';
import { call, live } from '../kit/contract';
import { pin, POLL_EVERY } from './contract';

/** Most people in one call; the group itself may be larger. */
export const CALL_CAPACITY = 4;
/** Bytes of a session description or candidate, as JSON. */
export const SIGNAL_MAX = 32 * 1024;
export const SAY_MAX = 500;
/** Seconds for which the credentials of a TURN server are good. */
export const TURN_LIFETIME = 3_600;
/** A participant whose socket is gone has so many milliseconds to come back, with the same connection id. */
export const CALL_GRACE = 10_000;
/** Milliseconds for which others keep the audio of a participant who ran out, as long as it still flows. */
export const LOST_FOR = 600_000;

/**
 * One page's place in a call, chosen by the page (a random UUID for each load): it stays the same when the socket
 * reconnects, to whichever gateway, so that audio that still flows is left alone.
 */
export const connectionId = z.uuid();

export const callParticipant = z.object({
  connection_id: connectionId,
  person_id: z.number().int(),
  name: z.string(),
  muted: z.boolean(),
});
export type CallParticipant = z.output<typeof callParticipant>;

export const callSnapshot = z.object({
  version: z.number().int(),
  pin: z.string(),
  /** In the order in which they joined. */
  participants: z.array(callParticipant),
  /** Connections that ran out without leaving, because their signalling was lost: audio that still flows is kept. */
  lost: z.array(connectionId).optional(),
});
export type CallSnapshot = z.output<typeof callSnapshot>;

export const checkCall = call({
  method: 'POST',
  path: '/api/group-study/call/',
  access: 'guest',
  summary: "Who is in the group's call; polled every 4 s while the socket is down.",
  input: z.object({ pin }),
  output: callSnapshot,
});

export const groupCall = live({
  name: 'group.call',
  key: pin,
  snapshot: callSnapshot,
  poll: { every: POLL_EVERY, path: () => checkCall.path, body: (key) => ({ pin: key }) },
  summary: "Who is in the group's call. Joining the call watches it, too.",
});

export const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});
export type IceServer = z.output<typeof iceServer>;

/** What `RTCSessionDescription` and `RTCIceCandidate` say of themselves; an empty candidate ends the list. */
const description = z.object({
  type: z.enum(['offer', 'answer', 'pranswer', 'rollback']),
  sdp: z.string().max(SIGNAL_MAX),
});
const candidate = z.object({
  candidate: z.string().max(2_000).default(''),
  sdpMid: z.string().max(100).nullish(),
  sdpMLineIndex: z.number().int().min(0).max(1_000).nullish(),
  usernameFragment: z.string().max(300).nullish(),
});

export const callJoin = z.object({ pin, connection_id: connectionId, muted: z.boolean() });
export type CallJoin = z.input<typeof callJoin>;
export const callJoined = z.object({
  ok: z.literal(true),
  ice_servers: z.array(iceServer),
  /** The servers want all audio through TURN (`iceTransportPolicy: 'relay'`), so that nobody learns anybody's address. */
  relay_only: z.boolean(),
  call: callSnapshot,
});
export type CallJoined = z.output<typeof callJoined>;

/** Exactly one of the two. */
export const callSignal = z
  .object({ pin, to: connectionId, description: description.optional(), candidate: candidate.optional() })
  .refine(
    (signal) => (signal.description === undefined) !== (signal.candidate === undefined),
    'Send a description or a candidate.',
  );
export type CallSignal = z.input<typeof callSignal>;
export const callSignalled = z.object({
  pin: z.string(),
  from: connectionId,
  description: description.optional(),
  candidate: candidate.optional(),
});
export type CallSignalled = z.output<typeof callSignalled>;

export const callUpdate = z.object({ pin, muted: z.boolean() });
export const callLeave = z.object({ pin });

export const callSay = z.object({ pin, text: z.string().trim().min(1).max(SAY_MAX) });
/** Plain text; nothing of it is kept. */
export const callSaid = z.object({
  pin: z.string(),
  person_id: z.number().int(),
  name: z.string(),
  text: z.string(),
  at: z.number().int(),
});
export type CallSaid = z.output<typeof callSaid>;

/** Names of the events, once for both sides. */
export const CALL_EVENTS = {
  join: 'call.join',
  signal: 'call.signal',
  update: 'call.update',
  leave: 'call.leave',
  say: 'call.say',
  said: 'call.said',
} as const;
