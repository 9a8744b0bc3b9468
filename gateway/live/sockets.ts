import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import type { Person } from '~/domain/accounts/person';
import { Problem, notFound, notSignedIn, tooMany } from '~/domain/kit/errors';
import { SIGNAL_MAX } from '~/domain/group-practice/call-contract';
import { personTopic, sessionTopic, type LiveImplementation, topicOf } from '~/domain/kit/live';
import type { Deps } from '~/infra/process/deps';
import type { LiveMessage } from '~/infra/redis/live-bus';
import { SpanKind, tracedPoint } from '~/infra/ops/tracing';
import type { Sessions } from '~/infra/sessions/sessions';
import type { Metrics } from '../ops/metrics';
import { isOwnOrigin } from '../plugins/own-host';
import { signedInBy } from '../plugins/session';
import type { Presence } from './presence';

/** What one socket may watch at once. */
const MOST_WATCHES = 24;
/** Sockets that one person may have open on one gateway: a tab each, on every device. */
const MOST_SOCKETS = 40;
/** `watch` requests a socket may make in `WINDOW_MS`. */
const MOST_REQUESTS = 60;
const WINDOW_MS = 10_000;
/** Events of any kind that a socket may send in `WINDOW_MS`: a call that is being set up sends some hundred. A socket that sends more is cut off. */
const MOST_EVENTS = 1_000;
/** Over how long sockets are sent to other gateways, in milliseconds and steps: all at once would come back at once. */
const MOVE_MS = 1_500;
const MOVE_STEPS = 15;
/** No request of ours is larger, in bytes: a call's session description, with what goes around it. */
const LARGEST_MESSAGE = SIGNAL_MAX + 8_192;

const request = z.object({ resource: z.string().max(60), key: z.union([z.string().max(60), z.number()]) });
export type WatchAnswer =
  | { ok: true; version: number; snapshot: unknown }
  | { ok: false; error: ReturnType<Problem['toJSON']> & { retry_after?: number } };

export interface SocketData {
  person: Person;
  /** Topics watched, with the presence each of them means, if any. */
  watches: Map<string, string | null>;
  window: { since: number; requests: number; events: number };
}
export type LiveSocket = Socket<
  Record<string, (...args: never[]) => void>,
  Record<string, (message: unknown) => void>,
  Record<string, never>,
  SocketData
>;

export interface LiveSockets {
  io: Server;
  /** Presences of everybody connected here. */
  presences(): Set<string>;
  /** Whether somebody connected here watches. */
  isWatched(topic: string): boolean;
  /** To those connected here only. */
  deliver(topic: string, message: LiveMessage): void;
  /** Told of every socket whose watching of a topic was ended for it. */
  onRevoked(listener: (socket: LiveSocket, topic: string) => void): void;
  /** How many are connected here, and how many things they watch. */
  numbers(): { sockets: number; watched: number };
  /** Sends everybody who is connected to another gateway, some at a time, and takes nobody new. */
  moveOn(): Promise<void>;
  close(): Promise<void>;
}

/** What a socket is answered when something is refused. */
export const refusal = (error: unknown): WatchAnswer => {
  const problem =
    error instanceof Problem
      ? error
      : new Problem('unavailable', 'unavailable', 'This live resource is not available right now.');
  return {
    ok: false,
    error: { ...problem.toJSON(), ...(problem.options.retryAfter ? { retry_after: problem.options.retryAfter } : {}) },
  };
};

/**
 * The socket side of live resources: `watch` answers the snapshot of now and from then on every newer one arrives as a
 * `live` event; `unwatch` ends it. Nothing is kept here that a gateway's death would lose: a client that reconnects,
 * to this or another gateway, watches again and is answered the snapshot of that moment.
 */
export async function attachLive(parts: {
  server: HttpServer;
  deps: Deps;
  sessions: Sessions;
  metrics: Metrics;
  presence: Presence;
  resources: ReadonlyMap<string, LiveImplementation>;
  /** Told how long after the commit a snapshot reached the sockets here, in milliseconds. */
  onPush?: (milliseconds: number) => void;
}): Promise<LiveSockets> {
  const { server, deps, sessions, metrics, presence, resources: liveResources, onPush = () => undefined } = parts;
  let moving = false;
  const revocationListeners: ((socket: LiveSocket, topic: string) => void)[] = [];
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
    allowRequest: (incoming, decide) => decide(null, !moving && isOwnOrigin(deps.config, incoming.headers)),
  });

  io.use((socket, next) => {
    signedInBy(sessions, socket.request.headers.cookie).then(
      (signedIn) => {
        if (!signedIn) return next(Object.assign(new Error('not-signed-in'), { data: notSignedIn().toJSON() }));
        const others = io.sockets.adapter.rooms.get(personTopic(signedIn.person.id))?.size ?? 0;
        if (others >= MOST_SOCKETS)
          return next(Object.assign(new Error('too-many'), { data: tooMany(WINDOW_MS / 1000).toJSON() }));
        socket.data = {
          person: signedIn.person,
          watches: new Map(),
          window: { since: 0, requests: 0, events: 0 },
        } satisfies SocketData;
        void socket.join([sessionTopic(signedIn.tokenHash), personTopic(signedIn.person.id)]);
        next();
      },
      () => next(new Error('unavailable')),
    );
  });

  function windowOf(socket: LiveSocket): SocketData['window'] {
    const now = Date.now();
    const { window } = socket.data;
    if (now - window.since > WINDOW_MS) Object.assign(window, { since: now, requests: 0, events: 0 });
    return window;
  }

  /** Each refusal costs an answer, too: a socket that floods gets none. */
  function cutOffFlood(socket: LiveSocket): boolean {
    const window = windowOf(socket);
    window.events += 1;
    if (window.events <= MOST_EVENTS) return false;
    if (window.events === MOST_EVENTS + 1)
      deps.log.warn({ person: socket.data.person.id }, 'a socket that floods is cut off');
    socket.disconnect(true);
    return true;
  }

  function count(socket: LiveSocket): void {
    const window = windowOf(socket);
    window.requests += 1;
    if (window.requests > MOST_REQUESTS) throw tooMany(WINDOW_MS / 1000);
  }

  async function watch(socket: LiveSocket, sent: unknown): Promise<WatchAnswer> {
    count(socket);
    const parsed = request.safeParse(sent);
    const implementation = parsed.success ? liveResources.get(parsed.data.resource) : undefined;
    const key = implementation?.resource.key.safeParse(parsed.data?.key);
    if (!implementation || !key?.success) throw notFound();
    const { watches } = socket.data;
    if (watches.size >= MOST_WATCHES)
      throw tooMany(
        WINDOW_MS / 1000,
        'too-many-watches',
        'Too many pages are open at once. Close a tab and try again.',
      );
    const topic = topicOf(implementation.resource.name, key.data);
    // Noted before anything is asked: who is sent out while it is being answered is not let in by an older answer.
    watches.set(topic, watches.get(topic) ?? null);
    try {
      return await answer(socket, implementation, key.data, topic);
    } catch (error) {
      unwatch(socket, topic);
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

  function unwatch(socket: LiveSocket, topic: string): void {
    socket.data.watches.delete(topic);
    void socket.leave(topic);
  }

  // One function for each event and not for each socket: there are many sockets, and most are idle.
  function onWatch(this: LiveSocket, sent: unknown, acknowledge: unknown): void {
    // Not made a string of: what was sent may say how it becomes one, and what is thrown here ends the process.
    const resource = (sent as { resource?: unknown } | null)?.resource;
    const known = typeof resource === 'string' && liveResources.has(resource) ? resource : 'unknown';
    watch(this, sent).then(
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
  }

  function onUnwatch(this: LiveSocket, sent: unknown, acknowledge: unknown): void {
    const parsed = request.safeParse(sent);
    const implementation = parsed.success ? liveResources.get(parsed.data.resource) : undefined;
    const key = implementation?.resource.key.safeParse(parsed.data?.key);
    if (implementation && key?.success) unwatch(this, topicOf(implementation.resource.name, key.data));
    if (typeof acknowledge === 'function') acknowledge({ ok: true });
  }

  const onDisconnect = () => metrics.sockets.dec();

  io.on('connection', (socket: LiveSocket) => {
    // The namespace has connected: nobody reads the cookies of the handshake any more. Set and not deleted, for an object
    // that lost a property takes more memory than the property did.
    Object.assign(socket.conn, { request: undefined });
    Object.assign(socket, { handshake: undefined });
    metrics.sockets.inc();
    socket.use((_event, next) => {
      if (!cutOffFlood(socket)) next();
    });
    socket.on('watch', onWatch);
    socket.on('unwatch', onUnwatch);
    socket.on('disconnect', onDisconnect);
  });

  function deliver(topic: string, message: LiveMessage): void {
    if (message.kind === 'sign-out') return io.local.in(topic).disconnectSockets(true);
    if (message.kind === 'direct') return void io.local.to(topic).emit(message.event, message.message);
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
    // A gateway of another release may announce what this one does not know.
    if (message.kind !== 'revoke') return;
    const ended = topicOf(message.resource, message.key);
    for (const id of io.sockets.adapter.rooms.get(topic) ?? []) {
      const socket = io.sockets.sockets.get(id) as LiveSocket | undefined;
      if (!socket) continue;
      revocationListeners.forEach((listener) => listener(socket, ended));
      if (!socket.data.watches.has(ended)) continue;
      unwatch(socket, ended);
      socket.emit('unwatched', {
        resource: message.resource,
        key: message.key,
        error: notFound('group-removed', 'You are no longer in this group.').toJSON(),
      });
    }
  }

  // News, removals and sign-outs may have been lost: everybody comes back, is let in anew and answered what is so now.
  const sendBack = () => void io.local.disconnectSockets(true);
  const unsubscribe = await deps.bus.subscribe((topic) => io.sockets.adapter.rooms.has(topic), deliver, sendBack);

  const presences = (): Set<string> => {
    const here = new Set<string>();
    for (const socket of io.sockets.sockets.values())
      for (const present of (socket.data as SocketData).watches.values()) if (present) here.add(present);
    return here;
  };
  const numbers = () => {
    const topics = new Set<string>();
    for (const socket of io.sockets.sockets.values())
      for (const topic of (socket.data as SocketData).watches.keys()) topics.add(topic);
    return { sockets: io.sockets.sockets.size, watched: topics.size };
  };
  Object.assign(metrics.watched, { collect: () => metrics.watched.set(numbers().watched) });

  return {
    io,
    presences,
    numbers,
    isWatched: (topic) => io.sockets.adapter.rooms.has(topic),
    deliver,
    onRevoked: (listener) => void revocationListeners.push(listener),
    async moveOn() {
      moving = true;
      const leaving = [...io.sockets.sockets.values()] as LiveSocket[];
      const steps = Math.min(MOVE_STEPS, leaving.length);
      for (let step = 0; step < steps; step += 1) {
        if (step > 0) await new Promise((resolve) => setTimeout(resolve, MOVE_MS / MOVE_STEPS));
        // Its transport alone: a client that is told to disconnect does not come back by itself.
        for (let index = step; index < leaving.length; index += steps) leaving[index]!.conn.close();
      }
    },
    async close() {
      presence.stop();
      unsubscribe();
      await io.close();
    },
  };
}
