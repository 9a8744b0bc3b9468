import type { z } from 'zod';
import type { Person } from './person';
import type { KeyOf, Live, SentSnapshot } from './contract';
import type { Reader } from './transaction';

/** What stands behind a live resource: how its snapshot is read, and who may see it. */
export interface LiveImplementation<L extends Live = Live> {
  readonly resource: L;
  /** The state now, or null when there is no such thing. Every snapshot carries the aggregate's `version`. */
  snapshot(read: Reader, key: KeyOf<L>): Promise<SentSnapshot<L> | null>;
  /** The same for many keys in one go, if many are announced together. */
  snapshots?(read: Reader, keys: readonly KeyOf<L>[]): Promise<Map<KeyOf<L>, SentSnapshot<L>>>;
  /** Asked at every `watch`, so that a reconnecting person is checked again. */
  mayWatch(read: Reader, person: Person, key: KeyOf<L>): Promise<boolean>;
  /** Told while somebody watches, every few seconds; for presence. */
  watching?(person: Person, key: KeyOf<L>): string;
}

type Versioned = z.ZodType<{ version: number }>;

export const implement = <L extends Live<string, z.ZodType, Versioned>>(
  resource: L,
  implementation: Omit<LiveImplementation<L>, 'resource'>,
): LiveImplementation<L> => ({ resource, ...implementation });

/** The name a resource and key go by in rooms, in Redis and in the outbox. */
export const topicOf = (name: string, key: unknown): string => `${name}:${String(key)}`;

/** The room of a session's sockets: what is said there reaches them on every gateway. */
export const sessionTopic = (tokenHash: string): string => `session:${tokenHash}`;
/** The room of all of a person's sockets. */
export const personTopic = (accountId: number): string => `person:${accountId}`;
