import type { Socket } from 'socket.io';
import { groupCall, type CallParticipant } from '~/domain/group-practice/call-contract';
import { notAllowed } from '~/domain/kit/errors';
import { topicOf } from '~/domain/kit/live';
import type { Metrics } from '../../ops/metrics';
import type { LiveSocket } from '../live-socket';

/** A participant whose socket is on this gateway. */
export interface Local {
  socket: LiveSocket;
  pin: string;
  participant: CallParticipant;
}

export const callTopic = (pin: string): string => topicOf(groupCall.name, pin);
/** Where signals for one participant go, whichever gateway they are on. */
export const connectionTopic = (pin: string, connectionId: string): string => `call-connection:${pin}:${connectionId}`;

export const notJoined = () => notAllowed('call-not-joined', 'You are no longer in the call. Join it again.');

/** The participants of calls whose sockets are on this gateway. */
export function createParticipants(metrics: Metrics) {
  const byConnection = new Map<string, Local>();
  /** By socket and PIN: a socket may be in the calls of several groups. */
  const bySocket = new WeakMap<Socket, Map<string, Local>>();
  const count = () => metrics.callParticipants.set(byConnection.size);
  const find = (socket: Socket, pin: string): Local | undefined => bySocket.get(socket)?.get(pin);

  function remove(local: Local): void {
    const topic = connectionTopic(local.pin, local.participant.connection_id);
    if (byConnection.get(topic) === local) byConnection.delete(topic);
    bySocket.get(local.socket)?.delete(local.pin);
    void local.socket.leave(topic);
    if (!local.socket.data.watches.has(callTopic(local.pin))) void local.socket.leave(callTopic(local.pin));
    count();
  }

  return {
    all: (): Local[] => [...byConnection.values()],
    of: (socket: Socket): Local[] => [...(bySocket.get(socket)?.values() ?? [])],
    find,
    /** @throws Problem `call-not-joined` */
    joined(socket: Socket, pin: string): Local {
      const local = find(socket, pin);
      if (!local) throw notJoined();
      return local;
    },
    /** Takes the place of the socket's earlier connection to the same call. */
    async add(local: Local): Promise<void> {
      const { socket, pin, participant } = local;
      const before = find(socket, pin);
      if (before && before.participant.connection_id !== participant.connection_id) remove(before);
      const topic = connectionTopic(pin, participant.connection_id);
      byConnection.set(topic, local);
      bySocket.set(socket, (bySocket.get(socket) ?? new Map<string, Local>()).set(pin, local));
      count();
      await socket.join([topic, callTopic(pin)]);
    },
    remove,
  };
}

export type Participants = ReturnType<typeof createParticipants>;
