import { randomUUID } from 'node:crypto';
import type Redis from 'ioredis';

/** Where a snapshot comes from; it goes no further than the gateways. */
export interface News {
  /** When the change was committed, in epoch milliseconds by the clock of the machine that did. */
  committed_at: number;
  trace: string | null;
}

/** What goes from whoever committed a change to every gateway whose people watch it. */
export type LiveMessage =
  | { kind: 'live'; resource: string; key: unknown; version: number; snapshot: unknown; news?: News }
  | { kind: 'revoke'; resource: string; key: unknown }
  | { kind: 'direct'; event: string; message: unknown }
  /** To a session's topic: it has ended. */
  | { kind: 'sign-out' };

export interface LiveBus {
  /** Resolves when Redis has taken it; people on this very gateway have it by then. */
  publish(topic: string, message: LiveMessage): Promise<void>;
  /**
   * @param hasWatchers spares parsing what nobody here watches
   * @param missed told when news may have been lost: Redis was away, and hands on again what comes from now on
   * @returns ends it
   */
  subscribe(
    hasWatchers: (topic: string) => boolean,
    deliver: (topic: string, message: LiveMessage) => void,
    missed: () => void,
  ): Promise<() => void>;
}

/**
 * One Redis channel for all gateways. Our own gateway is served without the way round, so a message that comes back
 * with our own mark is dropped. What is lost while Redis is away is made up by the snapshot at every watch, for which
 * `missed` is the reason.
 * @param redis sends at once what it is given, rather than with the other commands of a tick
 */
export function openLiveBus(redis: Redis, channel: string, connect: () => Redis): LiveBus {
  const origin = randomUUID();
  const locals = new Set<(topic: string, message: LiveMessage) => void>();
  return {
    async publish(topic, message) {
      // Theirs is the longer way, so it begins first.
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
      // The library subscribes again by itself; asking once more tells when that is in force.
      subscriber.on('ready', () => void subscriber.subscribe(channel).then(missed, () => undefined));
      return () => {
        locals.delete(deliver);
        subscriber.disconnect();
      };
    },
  };
}
