import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import type { Person } from '../../domain/accounts/person';
import { Problem, notFound, notSignedIn, tooMany } from '../../domain/errors';
import { topicOf } from '../../domain/live';
import { liveResources } from '../../domain/live-resources';
import type { Deps } from '../../infra/deps';
import type { LiveMessage } from '../../infra/live-bus';
import { SpanKind, tracedPoint } from '../../infra/tracing';
import type { Metrics } from '../ops/metrics';
import { isOwnOrigin } from '../plugins/origin';
import { sessionTopic } from '../../infra/sessions';
import { signedInBy } from '../plugins/session';
import type { Presence } from './presence';

/** What one socket may watch at once. */
const MOST_WATCHES = 24;
/** `watch` and `unwatch` requests a socket may make in `WINDOW_MS`. */
const MOST_REQUESTS = 60;
const WINDOW_MS = 10_000;
/** No request of ours is larger, in bytes. */
const LARGEST_MESSAGE = 4_096;

const request = z.object({ resource: z.string().max(60), key: z.union([z.string().max(60), z.number()]) });
export type WatchAnswer = { ok: true; version: number; snapshot: unknown } | { ok: false; error: ReturnType<Problem['toJSON']> & { retry_after?: number } };

interface SocketData {
  person: Person;
  /** Topics watched, with the presence each of them means, if any. */
  watches: Map<string, string | null>;
  window: { since: number; requests: number };
}
type LiveSocket = Socket<Record<string, (...args: never[]) => void>, Record<string, (message: unknown) => void>, Record<string, never>, SocketData>;

export interface LiveSockets {
  io: Server;
  /** Presences of everybody connected here. */
  presences(): Set<string>;
  /** How many are connected here, and how many things they watch. */
  numbers(): { sockets: number; watched: number };
  close(): Promise<void>;
}

const refusal = (error: unknown): WatchAnswer => {
  const problem = error instanceof Problem ? error : new Problem('unavailable', 'unavailable', 'This cannot be watched right now.');
  return { ok: false, error: { ...problem.toJSON(), ...(problem.options.retryAfter ? { retry_after: problem.options.retryAfter } : {}) } };
};

/**
 * The socket side of live resources: `watch` answers the snapshot of now and from then on every newer one arrives as a
 * `live` event; `unwatch` ends it. Nothing is kept here that a gateway's death would lose: a client that reconnects,
 * to this or another gateway, watches again and is answered the snapshot of that moment.
 */
export async function attachLive(server: HttpServer, deps: Deps, metrics: Metrics, presence: Presence, onPush: (ms: number) => void = () => undefined): Promise<LiveSockets> {
  const io = new Server(server, {
    path: '/socket.io/',
    serveClient: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    perMessageDeflate: false,
    httpCompression: false,
    // Every other upgrade is answered by the app.
    destroyUpgrade: false,
    pingInterval: 20_000,
    pingTimeout: 10_000,
    // Socket.IO's `cors` does not keep a foreign page from opening a WebSocket: the exact check is here.
    allowRequest: (incoming, decide) => decide(null, isOwnOrigin(deps.config, incoming.headers)),
  });

  io.use((socket, next) => {
    signedInBy(deps, socket.request.headers.cookie).then(
      (signedIn) => {
        if (!signedIn) return next(Object.assign(new Error('not-signed-in'), { data: notSignedIn().toJSON() }));
        socket.data = { person: signedIn.person, watches: new Map(), window: { since: 0, requests: 0 } } satisfies SocketData;
        void socket.join(sessionTopic(signedIn.tokenHash));
        next();
      },
      () => next(new Error('unavailable')),
    );
  });

  function count(socket: LiveSocket): void {
    const now = Date.now();
    const { window } = socket.data;
    if (now - window.since > WINDOW_MS) Object.assign(window, { since: now, requests: 0 });
    window.requests += 1;
    if (window.requests > MOST_REQUESTS) throw tooMany(WINDOW_MS / 1000);
  }

  async function watch(socket: LiveSocket, sent: unknown): Promise<WatchAnswer> {
    count(socket);
    const parsed = request.safeParse(sent);
    const implementation = parsed.success ? liveResources.get(parsed.data.resource) : undefined;
    const key = implementation?.resource.key.safeParse(parsed.data?.key);
    if (!implementation || !key?.success) throw notFound();
    const { person, watches } = socket.data;
    if (watches.size >= MOST_WATCHES) throw tooMany(WINDOW_MS / 1000, 'too-many-watches', 'Too many things are being watched at once.');
    if (!(await implementation.mayWatch(deps.read, person, key.data as never))) throw notFound();

    const topic = topicOf(implementation.resource.name, key.data);
    const present = implementation.watching?.(person, key.data as never) ?? null;
    // Joined before the snapshot is read: what changes in between is pushed, and the version tells which is newer.
    watches.set(topic, present);
    await socket.join(topic);
    if (present) await presence.seen([present]);
    const snapshot = (await implementation.snapshot(deps.read, key.data as never)) as { version: number } | null;
    // Sent out while the snapshot was being read.
    if (!snapshot || !socket.data.watches.has(topic)) {
      unwatch(socket, topic);
      throw notFound();
    }
    return { ok: true, version: snapshot.version, snapshot };
  }

  function unwatch(socket: LiveSocket, topic: string): void {
    socket.data.watches.delete(topic);
    void socket.leave(topic);
  }

  io.on('connection', (socket: LiveSocket) => {
    // The handshake is over; keeping its request would cost memory for as long as the socket lives.
    delete (socket.conn as unknown as { request?: unknown }).request;
    metrics.sockets.inc();
    socket.on('watch', (sent: unknown, acknowledge: unknown) => {
      const resource = String((sent as { resource?: unknown } | null)?.resource);
      const known = liveResources.has(resource) ? resource : 'unknown';
      watch(socket, sent).then(
        (answer) => {
          metrics.watches.inc({ resource: known, outcome: 'ok' });
          if (typeof acknowledge === 'function') acknowledge(answer);
        },
        (error: unknown) => {
          metrics.watches.inc({ resource: known, outcome: 'refused' });
          if (!(error instanceof Problem)) deps.log.warn({ err: error, resource: known }, 'a watch failed');
          if (typeof acknowledge === 'function') acknowledge(refusal(error));
        },
      );
    });
    socket.on('unwatch', (sent: unknown, acknowledge: unknown) => {
      const parsed = request.safeParse(sent);
      const implementation = parsed.success ? liveResources.get(parsed.data.resource) : undefined;
      const key = implementation?.resource.key.safeParse(parsed.data?.key);
      if (implementation && key?.success) unwatch(socket, topicOf(implementation.resource.name, key.data));
      if (typeof acknowledge === 'function') acknowledge({ ok: true });
    });
    socket.on('disconnect', () => metrics.sockets.dec());
  });

  function deliver(topic: string, message: LiveMessage): void {
    if (message.kind === 'sign-out') return io.local.in(topic).disconnectSockets(true);
    if (message.kind === 'live') {
      if (!io.sockets.adapter.rooms.has(topic)) return;
      const { resource, key, version, snapshot, news } = message;
      metrics.pushes.inc({ resource });
      io.local.to(topic).emit('live', { resource, key, version, snapshot });
      if (!news) return;
      tracedPoint(`push ${resource}`, { parent: news.trace, kind: SpanKind.CONSUMER });
      // The clock of another machine may be ahead of ours.
      const milliseconds = Math.max(0, Date.now() - news.committed_at);
      metrics.push.observe(milliseconds / 1000);
      onPush(milliseconds);
      return;
    }
    for (const id of io.sockets.adapter.rooms.get(topic) ?? []) {
      const socket = io.sockets.sockets.get(id) as LiveSocket | undefined;
      if (socket?.data.person.id !== message.person) continue;
      unwatch(socket, topic);
      socket.emit('unwatched', { resource: message.resource, key: message.key, error: notFound('group-removed', 'You are no longer in this group.').toJSON() });
    }
  }

  const unsubscribe = await deps.bus.subscribe((topic) => io.sockets.adapter.rooms.has(topic), deliver);

  const presences = (): Set<string> => {
    const here = new Set<string>();
    for (const socket of io.sockets.sockets.values()) for (const present of (socket.data as SocketData).watches.values()) if (present) here.add(present);
    return here;
  };
  presence.start(presences);

  const numbers = () => {
    const topics = new Set<string>();
    for (const socket of io.sockets.sockets.values()) for (const topic of (socket.data as SocketData).watches.keys()) topics.add(topic);
    return { sockets: io.sockets.sockets.size, watched: topics.size };
  };
  Object.assign(metrics.watched, { collect: () => metrics.watched.set(numbers().watched) });

  return {
    io,
    presences,
    numbers,
    async close() {
      presence.stop();
      unsubscribe();
      await io.close();
    },
  };
}
