import type { Server } from 'socket.io';
import { notFound } from '~/domain/kit/errors';
import { topicOf } from '~/domain/kit/live';
import { SpanKind, tracedPoint } from '~/infra/ops/tracing';
import type { LiveMessage } from '~/infra/redis/live-bus';
import type { Metrics } from '../ops/metrics';
import type { LiveSocket } from './live-socket';
import { unwatch } from './watching';

type Message<K extends LiveMessage['kind']> = Extract<LiveMessage, { kind: K }>;

/** Told of a socket whose watching of a topic was ended for it. */
export type RevocationListener = (socket: LiveSocket, topic: string) => void;

/** Hands what the bus announces to the sockets that are connected here. */
export function createDelivery(parts: {
  io: Server;
  metrics: Metrics;
  revocationListeners: readonly RevocationListener[];
  /** Told how long after the commit a snapshot reached the sockets here, in milliseconds. */
  onPush: (milliseconds: number) => void;
}): (topic: string, message: LiveMessage) => void {
  const { io, metrics, revocationListeners, onPush } = parts;

  function push(topic: string, { resource, key, version, snapshot, change }: Message<'live'>): void {
    if (!io.sockets.adapter.rooms.has(topic)) return;
    metrics.pushes.inc({ resource });
    io.local.to(topic).emit('live', { resource, key, version, snapshot });
    if (!change) return;
    tracedPoint(`push ${resource}`, { parent: change.trace, kind: SpanKind.CONSUMER });
    // The clock of another machine may be ahead of ours.
    const milliseconds = Math.max(0, Date.now() - change.committed_at);
    metrics.push.observe(milliseconds / 1000);
    onPush(milliseconds);
  }

  /** The sockets in the room `topic`, those of one person, may no longer watch a resource. */
  function revoke(topic: string, { resource, key }: Message<'revoke'>): void {
    const ended = topicOf(resource, key);
    for (const id of io.sockets.adapter.rooms.get(topic) ?? []) {
      const socket = io.sockets.sockets.get(id) as LiveSocket | undefined;
      if (!socket) continue;
      revocationListeners.forEach((listener) => listener(socket, ended));
      if (!socket.data.watches.has(ended)) continue;
      unwatch(socket, ended);
      const error = notFound('group-removed', 'You are no longer in this group.').toJSON();
      socket.emit('unwatched', { resource, key, error });
    }
  }

  return (topic, message) => {
    switch (message.kind) {
      case 'live':
        return push(topic, message);
      case 'direct':
        return void io.local.to(topic).emit(message.event, message.message);
      case 'sign-out':
        return io.local.in(topic).disconnectSockets(true);
      case 'revoke':
        return revoke(topic, message);
      default:
        // A gateway of another release may announce what this one does not know.
        return undefined;
    }
  };
}
