import { z } from 'zod';
import { accountLeaving, isLeaving } from '~/domain/accounts/privacy/leaving';
import { Problem, notFound, tooMany } from '~/domain/kit/errors';
import { type LiveImplementation, topicOf } from '~/domain/kit/live';
import type { Deps } from '~/infra/process/deps';
import type { Metrics } from '../ops/metrics';
import { refusal, type LiveSocket, type WatchAnswer } from './live-socket';
import type { Presence } from './presence';
import { countRequest, MOST_WATCHES, WINDOW_SECONDS } from './socket-limits';

const request = z.object({ resource: z.string().max(60), key: z.union([z.string().max(60), z.number()]) });

type Acknowledge = (answer: unknown) => void;

export interface Watching {
  /** The listeners of a socket's events: one function for all sockets, because most sockets are idle. */
  onWatch(this: LiveSocket, sent: unknown, acknowledge: unknown): void;
  onUnwatch(this: LiveSocket, sent: unknown, acknowledge: unknown): void;
}

/** Ends what a socket watches of a topic. */
export function unwatch(socket: LiveSocket, topic: string): void {
  socket.data.watches.delete(topic);
  void socket.leave(topic);
}

/** How a socket begins and ends to watch live resources. */
export function createWatching(parts: {
  deps: Deps;
  metrics: Metrics;
  presence: Presence;
  resources: ReadonlyMap<string, LiveImplementation>;
}): Watching {
  const { deps, metrics, presence, resources } = parts;

  /** What a request names. @returns null when there is no such resource, or not such a key */
  function named(sent: unknown): { implementation: LiveImplementation; key: unknown; topic: string } | null {
    const parsed = request.safeParse(sent);
    const implementation = parsed.success ? resources.get(parsed.data.resource) : undefined;
    const key = implementation?.resource.key.safeParse(parsed.data?.key);
    if (!implementation || !key?.success) return null;
    return { implementation, key: key.data, topic: topicOf(implementation.resource.name, key.data) };
  }

  async function watch(socket: LiveSocket, sent: unknown): Promise<WatchAnswer> {
    countRequest(socket);
    const wanted = named(sent);
    if (!wanted) throw notFound();
    const { watches, person } = socket.data;
    // A socket outlives the decision to come back.
    if (person.leaving && !wanted.implementation.resource.whileLeaving && (await isLeaving(deps.read, person.id)))
      throw accountLeaving();
    if (watches.size >= MOST_WATCHES)
      throw tooMany(WINDOW_SECONDS, 'too-many-watches', 'Too many pages are open at once. Close a tab and try again.');
    // Noted before anything is asked: a person who is removed meanwhile is not let in by an older answer.
    watches.set(wanted.topic, watches.get(wanted.topic) ?? null);
    try {
      return await answer(socket, wanted.implementation, wanted.key, wanted.topic);
    } catch (error) {
      unwatch(socket, wanted.topic);
      throw error;
    }
  }

  async function answer(
    socket: LiveSocket,
    implementation: LiveImplementation,
    key: unknown,
    topic: string,
  ): Promise<WatchAnswer> {
    const { person, watches } = socket.data;
    if (!(await implementation.mayWatch(deps.read, person, key)) || !watches.has(topic)) throw notFound();
    const present = implementation.watching?.(person, key) ?? null;
    // Joined before the snapshot is read: what changes in between is pushed, and the version tells which is newer.
    watches.set(topic, present);
    await socket.join(topic);
    if (present) await presence.seen([present]);
    const snapshot = (await implementation.snapshot(deps.read, key)) as { version: number } | null;
    if (!snapshot || !watches.has(topic)) throw notFound();
    return { ok: true, version: snapshot.version, snapshot };
  }

  return {
    onWatch(sent, acknowledge) {
      const reply: Acknowledge = typeof acknowledge === 'function' ? (acknowledge as Acknowledge) : () => undefined;
      // Only a string counts: an object could define how it becomes one, and an error thrown here ends the process.
      const resource = (sent as { resource?: unknown } | null)?.resource;
      const known = typeof resource === 'string' && resources.has(resource) ? resource : 'unknown';
      watch(this, sent).then(
        (answered) => {
          metrics.watches.inc({ resource: known, outcome: 'ok' });
          reply(answered);
        },
        (error: unknown) => {
          metrics.watches.inc({ resource: known, outcome: 'refused' });
          if (!(error instanceof Problem)) deps.log.warn({ err: error, resource: known }, 'a watch failed');
          reply(refusal(error));
        },
      );
    },

    onUnwatch(sent, acknowledge) {
      const wanted = named(sent);
      if (wanted) unwatch(this, wanted.topic);
      if (typeof acknowledge === 'function') acknowledge({ ok: true });
    },
  };
}
