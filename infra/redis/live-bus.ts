import { randomUUID } from 'node:crypto';
import type Redis from 'ioredis';

/** The change that a snapshot shows. Used for metrics and traces; clients do not receive it. */
export interface Change {
  /** When it was committed: epoch milliseconds, by the clock of the machine that committed it. */
  committed_at: number;
  trace: string | null;
}

/** A message from the process that committed a change to every gateway. */
export type LiveMessage =
  | { kind: 'live'; resource: string; key: unknown; version: number; snapshot: unknown; change?: Change }
  | { kind: 'revoke'; resource: string; key: unknown }
  | { kind: 'direct'; event: string; message: unknown }
  /** To a session's topic, if it has ended, or to a person's, if their roles have changed: the sockets are closed, and those that come back are checked again. */
  | { kind: 'sign-out' };

export interface LiveBus {
  /** Resolves when Redis has accepted it. It is delivered on this gateway by then. */
  publish(topic: string, message: LiveMessage): Promise<void>;
  /**
   * @param hasWatchers messages of topics that nobody on this gateway watches are not parsed
   * @param missed called when messages may have been lost: the connection to Redis was lost and is back
   * @returns ends the subscription
   */
  subscribe(
    hasWatchers: (topic: string) => boolean,
    deliver: (topic: string, message: LiveMessage) => void,
    missed: () => void,
  ): Promise<() => void>;
}

/**
 * One Redis channel for all gateways. This gateway delivers its own messages directly and drops them when they come back from
 * Redis. Messages that are lost while Redis is unreachable are made up by the snapshot of the next watch; `missed` asks for it.
 * @param redis a connection without auto-pipelining, which sends every command at once
 */
export function openLiveBus(redis: Redis, channel: string, connect: () => Redis): LiveBus {
  const origin = randomUUID();
  const locals = new Set<(topic: string, message: LiveMessage) => void>();
  return {
    async publish(topic, message) {
      // Redis takes longer than local delivery, so it is first.
      const sent = redis.publish(channel, `${origin}\n${topic}\n${JSON.stringify(message)}`);
      try {
        for (const deliver of locals) deliver(topic, message);
      } finally {
        await sent;
      }
    },
    async subscribe(hasWatchers, deliver, missed) {
      locals.add(deliver);
      const subscriber = connect();
      subscriber.on('message', (_channel, text: string) => {
        const first = text.indexOf('\n');
        const second = text.indexOf('\n', first + 1);
        const topic = text.slice(first + 1, second);
        if (text.slice(0, first) === origin || !hasWatchers(topic)) return;
        deliver(topic, JSON.parse(text.slice(second + 1)) as LiveMessage);
      });
      await subscriber.subscribe(channel);
      // ioredis subscribes again by itself. A second subscribe resolves when that is done.
      subscriber.on('ready', () => void subscriber.subscribe(channel).then(missed, () => undefined));
      return () => {
        locals.delete(deliver);
        subscriber.disconnect();
      };
    },
  };
}
