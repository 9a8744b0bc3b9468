import { callAccess } from '~/domain/group-practice/call-access.query';
import * as contract from '~/domain/group-practice/call-contract';
import { presenceOf } from '~/domain/group-practice/presence';
import { conflict, invalid } from '~/domain/kit/errors';
import type { Deps } from '~/infra/process/deps';
import { iceServersFor } from '~/infra/support/ice';
import { parse } from '../../bind';
import type { Metrics } from '../../ops/metrics';
import type { LiveSocket } from '../live-socket';
import type { Presence } from '../presence';
import { callTopic, connectionTopic, notJoined, type Participants } from './participants';
import type { CallStore } from './store';
import type { CallEvent } from './turns';

/** @returns what is answered beside `ok`; throws a Problem when it is refused */
export type CallHandler = (socket: LiveSocket, sent: unknown) => Promise<object>;

const full = () =>
  conflict('call-full', 'The call is full: it has four people. You are still in the group and can write in the chat.');
const taken = () =>
  conflict('call-connection-taken', 'You could not join the call from this page. Load the page again.');

/** What each message of a call does. Whether the person may is asked of PostgreSQL at every message. */
export function createHandlers(parts: {
  deps: Deps;
  metrics: Metrics;
  presence: Presence;
  store: CallStore;
  participants: Participants;
}): Record<CallEvent, CallHandler> {
  const { deps, metrics, presence, store, participants } = parts;

  return {
    async join(socket, sent) {
      const { pin, connection_id, muted } = parse(contract.callJoin, sent);
      const { person } = socket.data;
      const name = await callAccess(deps.read, person, pin);
      const participant = { connection_id, person_id: person.id, name, muted };
      const change = await store.join(pin, participant);
      if (change.status === 'full') throw full();
      if (change.status !== 'ok') throw taken();
      // The socket may have gone meanwhile. Its `disconnect` is over, so nothing would ever remove the participant.
      if (!socket.connected) {
        if (change.changed) await store.announce(change);
        return {};
      }
      await participants.add({ socket, pin, participant });
      await presence.seen([presenceOf(pin, person.id)]);
      if (change.changed) await store.announce(change);
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
      const { participant } = participants.joined(socket, pin);
      const [own, target] = await Promise.all([store.find(pin, participant.connection_id), store.find(pin, to)]);
      if (!own) throw notJoined();
      if (!target || target.person_id === participant.person_id)
        throw conflict('call-partner-gone', 'This person is no longer in the call.');
      await callAccess(deps.read, socket.data.person, pin, { others: [target.person_id] });
      const message = { pin, from: participant.connection_id, description, candidate } satisfies contract.CallSignalled;
      const event = contract.CALL_EVENTS.signal;
      await deps.bus.publish(connectionTopic(pin, to), { kind: 'direct', event, message });
      metrics.callSignals.inc();
      return {};
    },

    async update(socket, sent) {
      const { pin, muted } = parse(contract.callUpdate, sent);
      const { participant } = participants.joined(socket, pin);
      await callAccess(deps.read, socket.data.person, pin);
      participant.muted = muted;
      const change = await store.renew(pin, participant);
      if (change.changed) await store.announce(change);
      return {};
    },

    async leave(socket, sent) {
      const { pin } = parse(contract.callLeave, sent);
      const local = participants.find(socket, pin);
      if (!local) return {};
      participants.remove(local);
      const change = await store.leave(pin, local.participant.connection_id);
      if (change.changed) await store.announce(change);
      return {};
    },

    async say(socket, sent) {
      const { pin, text } = parse(contract.callSay, sent);
      const { person } = socket.data;
      const name = await callAccess(deps.read, person, pin, { audio: false });
      const at = deps.clock.now().getTime();
      const message = { pin, person_id: person.id, name, text, at } satisfies contract.CallSaid;
      await deps.bus.publish(callTopic(pin), { kind: 'direct', event: contract.CALL_EVENTS.said, message });
      return {};
    },
  };
}
