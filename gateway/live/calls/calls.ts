import { mayStillCall } from '~/domain/group-practice/call-access.query';
import { CALL_EVENTS } from '~/domain/group-practice/call-contract';
import { Problem } from '~/domain/kit/errors';
import type { Deps } from '~/infra/process/deps';
import type { Metrics } from '../../ops/metrics';
import { refusal, type LiveSocket } from '../live-socket';
import type { Presence } from '../presence';
import type { LiveSockets } from '../sockets';
import { createHandlers } from './handlers';
import { callTopic, createParticipants, type Local } from './participants';
import type { CallChange, CallStore } from './store';
import { createTurns, type CallEvent } from './turns';

type Participants = ReturnType<typeof createParticipants>;

/** Milliseconds. Participants connected here are renewed this often: twice, and a little more, before they run out. */
const RENEW_EVERY_MS = 4_000;

export interface Calls {
  /** Keeps those connected here in their calls, and removes those who may not stay. */
  renew(): Promise<void>;
  /** Renews them every few seconds. */
  start(): void;
  stop(): void;
}

interface Parts {
  deps: Deps;
  metrics: Metrics;
  presence: Presence;
  live: LiveSockets;
  store: CallStore;
}

/** Keeps participants in their calls, and removes those who may not stay. */
function createRenewals({ deps, live, store }: Parts, participants: Participants) {
  async function renewOne(local: Local, may: boolean): Promise<CallChange> {
    const { pin, participant } = local;
    const change = may ? await store.renew(pin, participant) : await store.leave(pin, participant.connection_id);
    if (!may || change.status !== 'ok') participants.remove(local);
    if (change.changed) await store.announce(change);
    return change;
  }

  /** Forgets who was lost and may no longer be in the call: nobody keeps their audio. */
  async function forgetLost(changes: readonly CallChange[]): Promise<void> {
    const lost = changes.flatMap(({ call, lost }) => lost.map((one) => ({ ...one, pin: call.pin })));
    const may = await mayStillCall(deps.read, lost);
    for (const one of lost)
      if (!may(one)) {
        const change = await store.leave(one.pin, one.connection_id);
        if (change.changed) await store.announce(change);
      }
  }

  /** Removes expired participants from calls that are watched here by people who do not take part. */
  async function readWatched(renewed: ReadonlySet<string>): Promise<void> {
    const prefix = callTopic('');
    const watched = [...live.io.sockets.adapter.rooms.keys()]
      .filter((room) => room.startsWith(prefix))
      .map((room) => room.slice(prefix.length));
    await Promise.all(watched.filter((pin) => !renewed.has(pin)).map((pin) => store.read(pin)));
  }

  async function renew(): Promise<void> {
    const all = participants.all();
    const keys = all.map(({ pin, participant }) => ({ pin, person_id: participant.person_id }));
    const may = await mayStillCall(deps.read, keys);
    await forgetLost(await Promise.all(all.map((local, index) => renewOne(local, may(keys[index]!)))));
    await readWatched(new Set(all.map(({ pin }) => pin)));
  }

  return { renewOne, renew };
}

/**
 * The calls of groups, over the sockets of the live resources: who takes part, and the signals by which two browsers
 * connect. Who may take part is asked of PostgreSQL at every message. Who takes part is kept in Redis for a few seconds
 * at a time, so that a gateway that dies leaves nobody behind.
 */
export function attachCalls(parts: Parts): Calls {
  const { deps, metrics, live } = parts;
  const participants = createParticipants(metrics);
  const { renewOne, renew } = createRenewals(parts, participants);
  const handlers = createHandlers({ ...parts, participants });
  const inTurn = createTurns();

  function handle(socket: LiveSocket, event: CallEvent, sent: unknown, acknowledge: unknown): void {
    const answer = (message: object) => typeof acknowledge === 'function' && acknowledge(message);
    inTurn(socket, event, () => handlers[event](socket, sent)).then(
      (result) => answer({ ok: true, ...result }),
      (error: unknown) => {
        metrics.callRefusals.inc({ event, code: error instanceof Problem ? error.code : 'error' });
        if (!(error instanceof Problem)) deps.log.warn({ err: error, event }, 'a message of a call failed');
        answer(refusal(error));
      },
    );
  }

  // One function for each event and not for each socket: there are many sockets, and most are idle.
  type Handle = (this: LiveSocket, sent: unknown, acknowledge: unknown) => void;
  const listeners = (Object.keys(handlers) as CallEvent[]).map((event): [string, Handle] => [
    CALL_EVENTS[event],
    function (sent, acknowledge) {
      handle(this, event, sent, acknowledge);
    },
  ]);
  // In Redis they stay for a moment: a network that changes brings them back with the same connection id.
  function onDisconnect(this: LiveSocket): void {
    participants.of(this).forEach(participants.remove);
  }

  live.io.on('connection', (socket: LiveSocket) => {
    for (const [event, listener] of listeners) socket.on(event, listener);
    socket.on('disconnect', onDisconnect);
  });

  live.onRevoked((socket, topic) => {
    const local = participants.find(socket, topic.slice(callTopic('').length));
    if (local)
      renewOne(local, false).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'a participant could not be removed'),
      );
  });

  let timer: NodeJS.Timeout | undefined;
  return {
    renew,
    start() {
      timer = setInterval(
        () => void renew().catch((error: unknown) => deps.log.warn({ err: error }, 'calls could not be renewed')),
        RENEW_EVERY_MS,
      ).unref();
    },
    stop: () => clearInterval(timer),
  };
}
