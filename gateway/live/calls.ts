import type { Socket } from 'socket.io';
import * as contract from '~/domain/group-practice/call-contract';
import { callAccess, mayStillCall } from '~/domain/group-practice/call-access.query';
import { presenceOf } from '~/domain/group-practice/presence';
import { conflict, invalid, notAllowed, Problem, tooMany } from '~/domain/kit/errors';
import { topicOf } from '~/domain/kit/live';
import type { Deps } from '~/infra/process/deps';
import { iceServersFor } from '~/infra/support/ice';
import { takeTurns } from '~/infra/support/take-turns';
import type { Metrics } from '../ops/metrics';
import { parse } from '../bind';
import type { CallChange, CallStore } from './call-store';
import type { Presence } from './presence';
import { type LiveSocket, type LiveSockets, refusal } from './sockets';

const { CALL_EVENTS, groupCall } = contract;
type Event = 'join' | 'signal' | 'update' | 'leave' | 'say';

/** What one socket may send of each in `WINDOW_MS`. A connection is made with some dozens of signals. */
const MOST: Record<Event, number> = { join: 20, signal: 300, update: 40, leave: 20, say: 10 };
const WINDOW_MS = 10_000;
const busy = () => tooMany(WINDOW_MS / 1000);
/** Participants connected here are renewed this often: twice, and a little more, before they run out. */
const RENEW_EVERY_MS = 4_000;

/** A participant whose socket is on this gateway. */
interface Local {
  socket: LiveSocket;
  pin: string;
  participant: contract.CallParticipant;
}

const callTopic = (pin: string): string => topicOf(groupCall.name, pin);
/** Where signals for one participant go, whichever gateway they are on. */
const connectionTopic = (pin: string, connectionId: string): string => `call-connection:${pin}:${connectionId}`;

export interface Calls {
  /** Keeps those connected here in their calls, and takes out whoever may not stay. */
  renew(): Promise<void>;
  close(): void;
}

/**
 * The call of a group over the sockets of the live resources: who is in it, and the signals by which two browsers find each
 * other. Whether somebody may is asked of Postgres at every message; who is there is held in Redis for a few seconds at a
 * time, so that a gateway that dies leaves nobody behind.
 */
export function attachCalls(parts: {
  deps: Deps;
  metrics: Metrics;
  presence: Presence;
  live: LiveSockets;
  store: CallStore;
}): Calls {
  const { deps, metrics, presence, live, store } = parts;
  const locals = new Map<string, Local>();
  /** The same by socket and PIN. */
  const ofSocket = new WeakMap<Socket, Map<string, Local>>();
  const localOf = (socket: Socket, pin: string) => ofSocket.get(socket)?.get(pin);
  const counts = () => metrics.callParticipants.set(locals.size);

  const announce = ({ call }: CallChange) =>
    deps.bus.publish(callTopic(call.pin), {
      kind: 'live',
      resource: groupCall.name,
      key: call.pin,
      version: call.version,
      snapshot: call,
    });

  function forget(local: Local): void {
    const topic = connectionTopic(local.pin, local.participant.connection_id);
    if (locals.get(topic) === local) locals.delete(topic);
    ofSocket.get(local.socket)?.delete(local.pin);
    void local.socket.leave(topic);
    if (!local.socket.data.watches.has(callTopic(local.pin))) void local.socket.leave(callTopic(local.pin));
    counts();
  }

  const joined = (socket: Socket, pin: string): Local => {
    const local = localOf(socket, pin);
    if (!local) throw notAllowed('call-not-joined', 'You are no longer in the call. Join it again.');
    return local;
  };

  const handlers: { [E in Event]: (socket: LiveSocket, sent: unknown) => Promise<object> } = {
    async join(socket, sent) {
      const { pin, connection_id, muted } = parse(contract.callJoin, sent);
      const { person } = socket.data;
      const name = await callAccess(deps.read, person, pin);
      const participant = { connection_id, person_id: person.id, name, muted };
      const change = await store.join(pin, participant);
      if (change.status === 'full')
        throw conflict(
          'call-full',
          'The call is full: it has four people. You are still in the group and can write in the chat.',
        );
      if (change.status !== 'ok')
        throw conflict('call-connection-taken', 'You could not join the call from this page. Load the page again.');
      // Gone meanwhile: nobody would ever say so again, and it would be renewed here for good.
      if (!socket.connected) {
        if (change.changed) await announce(change);
        return {};
      }
      const before = localOf(socket, pin);
      if (before && before.participant.connection_id !== connection_id) forget(before);
      const topic = connectionTopic(pin, connection_id);
      const local = { socket, pin, participant };
      locals.set(topic, local);
      ofSocket.set(socket, (ofSocket.get(socket) ?? new Map<string, Local>()).set(pin, local));
      counts();
      await socket.join([topic, callTopic(pin)]);
      await presence.seen([presenceOf(pin, person.id)]);
      if (change.changed) await announce(change);
      const { ice } = deps.config;
      return {
        ice_servers: iceServersFor(ice, person.id, deps.clock.now()),
        relay_only: ice.relayOnly,
        call: change.call,
      } satisfies Omit<contract.CallJoined, 'ok'>;
    },

    async signal(socket, sent) {
      if (Buffer.byteLength(JSON.stringify(sent ?? null)) > contract.SIGNAL_MAX)
        throw invalid('signal-too-large', 'A message between the browsers was too large. Load the page again.');
      const { pin, to, description, candidate } = parse(contract.callSignal, sent);
      const { participant } = joined(socket, pin);
      const [own, target] = await Promise.all([store.find(pin, participant.connection_id), store.find(pin, to)]);
      if (!own) throw notAllowed('call-not-joined', 'You are no longer in the call. Join it again.');
      if (!target || target.person_id === participant.person_id)
        throw conflict('call-partner-gone', 'This person is no longer in the call.');
      await callAccess(deps.read, socket.data.person, pin, { others: [target.person_id] });
      const message = { pin, from: participant.connection_id, description, candidate } satisfies contract.CallSignalled;
      await deps.bus.publish(connectionTopic(pin, to), { kind: 'direct', event: CALL_EVENTS.signal, message });
      metrics.callSignals.inc();
      return {};
    },

    async update(socket, sent) {
      const { pin, muted } = parse(contract.callUpdate, sent);
      const local = joined(socket, pin);
      await callAccess(deps.read, socket.data.person, pin);
      local.participant.muted = muted;
      const change = await store.renew(pin, local.participant);
      if (change.changed) await announce(change);
      return {};
    },

    async leave(socket, sent) {
      const { pin } = parse(contract.callLeave, sent);
      const local = localOf(socket, pin);
      if (!local) return {};
      forget(local);
      const change = await store.leave(pin, local.participant.connection_id);
      if (change.changed) await announce(change);
      return {};
    },

    async say(socket, sent) {
      const { pin, text } = parse(contract.callSay, sent);
      const name = await callAccess(deps.read, socket.data.person, pin, { audio: false });
      const message = {
        pin,
        person_id: socket.data.person.id,
        name,
        text,
        at: deps.clock.now().getTime(),
      } satisfies contract.CallSaid;
      await deps.bus.publish(callTopic(pin), { kind: 'direct', event: CALL_EVENTS.said, message });
      return {};
    },
  };

  /** What one socket has sent, and what of it waits for its turn. */
  interface Sending {
    since: number;
    sent: Map<Event, number>;
    /** One after the other: a candidate or an answer must not overtake the offer that it belongs to. */
    signals: ReturnType<typeof takeTurns>;
    /** Likewise: whoever leaves while they are still coming in has left. But nobody who leaves waits for signals: the socket may be gone by then. */
    comingAndGoing: ReturnType<typeof takeTurns>;
  }
  // Made with the first message of a call: most sockets never send one.
  const sendings = new WeakMap<Socket, Sending>();
  function sendingOf(socket: Socket): Sending {
    let sending = sendings.get(socket);
    if (!sending) {
      sending = {
        since: 0,
        sent: new Map(),
        signals: takeTurns(1, MOST.signal, busy),
        comingAndGoing: takeTurns(1, MOST.join + MOST.leave, busy),
      };
      sendings.set(socket, sending);
    }
    return sending;
  }

  function count(sending: Sending, event: Event): void {
    const now = Date.now();
    if (now - sending.since > WINDOW_MS) Object.assign(sending, { since: now, sent: new Map() });
    const sent = (sending.sent.get(event) ?? 0) + 1;
    sending.sent.set(event, sent);
    if (sent > MOST[event]) throw busy();
  }

  async function work(socket: LiveSocket, event: Event, message: unknown): Promise<object> {
    const sending = sendingOf(socket);
    count(sending, event);
    const run = () => handlers[event](socket, message);
    if (event === 'signal') return sending.signals(run);
    return event === 'join' || event === 'leave' ? sending.comingAndGoing(run) : run();
  }

  function handle(socket: LiveSocket, event: Event, sent: unknown, acknowledge: unknown): void {
    const answer = (message: object) => typeof acknowledge === 'function' && acknowledge(message);
    work(socket, event, sent).then(
      (result) => answer({ ok: true, ...result }),
      (error: unknown) => {
        metrics.callRefusals.inc({ event, code: error instanceof Problem ? error.code : 'error' });
        if (!(error instanceof Problem)) deps.log.warn({ err: error, event }, 'a message of a call failed');
        answer(refusal(error));
      },
    );
  }

  // One function for each event and not for each socket.
  const listeners = (Object.keys(handlers) as Event[]).map(
    (event): [string, (this: LiveSocket, sent: unknown, acknowledge: unknown) => void] => [
      CALL_EVENTS[event],
      function (sent, acknowledge) {
        handle(this, event, sent, acknowledge);
      },
    ],
  );
  // In Redis they stay for a moment: a network that changes brings them back with the same connection id.
  function forgetAll(this: LiveSocket): void {
    [...(ofSocket.get(this)?.values() ?? [])].forEach(forget);
  }

  live.io.on('connection', (socket: LiveSocket) => {
    for (const [event, listener] of listeners) socket.on(event, listener);
    socket.on('disconnect', forgetAll);
  });

  async function renewOne(local: Local, may: boolean): Promise<void> {
    const { pin, participant } = local;
    const change = may ? await store.renew(pin, participant) : await store.leave(pin, participant.connection_id);
    if (!may || change.status !== 'ok') forget(local);
    if (change.changed) await announce(change);
  }

  /** Calls that somebody here watches without being in them: whoever ran out of them is taken out, too. */
  async function readWatched(renewed: Set<string>): Promise<void> {
    const prefix = callTopic('');
    const watched = [...live.io.sockets.adapter.rooms.keys()]
      .filter((room) => room.startsWith(prefix))
      .map((room) => room.slice(prefix.length));
    await Promise.all(
      watched
        .filter((pin) => !renewed.has(pin))
        .map(async (pin) => {
          const change = await store.read(pin);
          if (change.changed) await announce(change);
        }),
    );
  }

  async function renew(): Promise<void> {
    const all = [...locals.values()];
    const may = await mayStillCall(
      deps.read,
      all.map(({ pin, participant }) => ({ pin, person_id: participant.person_id })),
    );
    await Promise.all(
      all.map((local) => renewOne(local, may({ pin: local.pin, person_id: local.participant.person_id }))),
    );
    await readWatched(new Set(all.map((local) => local.pin)));
  }

  live.onRevoked((socket, topic) => {
    const local = localOf(socket, topic.slice(callTopic('').length));
    if (local)
      renewOne(local, false).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'a participant could not be taken out'),
      );
  });

  const timer = setInterval(
    () => renew().catch((error: unknown) => deps.log.warn({ err: error }, 'calls could not be renewed')),
    RENEW_EVERY_MS,
  );
  timer.unref();
  return { renew, close: () => clearInterval(timer) };
}
