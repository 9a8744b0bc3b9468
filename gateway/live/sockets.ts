import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { SIGNAL_MAX } from '~/domain/group-practice/call-contract';
import { notSignedIn, tooMany } from '~/domain/kit/errors';
import { type LiveImplementation, personTopic, sessionTopic } from '~/domain/kit/live';
import type { Deps } from '~/infra/process/deps';
import type { LiveMessage } from '~/infra/redis/live-bus';
import type { Sessions } from '~/infra/sessions/sessions';
import type { Metrics } from '../ops/metrics';
import { isOwnOrigin } from '../plugins/own-host';
import { signedInBy } from '../plugins/session';
import { createDelivery, type RevocationListener } from './delivery';
import type { LiveSocket, SocketData } from './live-socket';
import type { Presence } from './presence';
import { cutOffFlood, MOST_SOCKETS, WINDOW_SECONDS } from './socket-limits';
import { createWatching } from './watching';

/** How long it takes to send all sockets to other gateways, in milliseconds, and in how many steps: all at once would come back at once. */
const MOVE_MS = 1_500;
const MOVE_STEPS = 15;
/** Bytes. The largest request is a call's session description, with what goes around it. */
const LARGEST_MESSAGE = SIGNAL_MAX + 8_192;

export interface LiveSockets {
  io: Server;
  /** Presences of everybody connected here. */
  presences(): Set<string>;
  /** Whether somebody connected here watches. */
  isWatched(topic: string): boolean;
  /** To those connected here only. */
  deliver(topic: string, message: LiveMessage): void;
  onRevoked(listener: RevocationListener): void;
  /** How many are connected here, and how many things they watch. */
  numbers(): { sockets: number; watched: number };
  /** Sends everybody who is connected to another gateway, some at a time, and takes nobody new. */
  moveOn(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The socket side of live resources. `watch` answers the current snapshot; every newer one follows as a `live` event;
 * `unwatch` ends it. No state is kept here that must survive the gateway: a client that reconnects, to this or another
 * gateway, watches again and is answered the snapshot of that moment.
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
  const { server, deps, sessions, metrics, presence, resources, onPush = () => undefined } = parts;
  let moving = false;
  const io = openServer(server, deps, sessions, () => !moving);
  const watching = createWatching({ deps, metrics, presence, resources });
  const onDisconnect = () => metrics.sockets.dec();

  io.on('connection', (socket: LiveSocket) => {
    if (showsOtherRoles(socket)) socket.emit('roles-changed', null);
    void readAgain(sessions, socket, socket.handshake.headers.cookie);
    // Nobody reads the handshake's cookies any more. Set and not deleted: an object that lost a property takes more
    // memory than the property did.
    Object.assign(socket.conn, { request: undefined });
    Object.assign(socket, { handshake: undefined });
    metrics.sockets.inc();
    socket.use((_event, next) => {
      if (!cutOffFlood(socket, deps.log)) next();
    });
    socket.on('watch', watching.onWatch);
    socket.on('unwatch', watching.onUnwatch);
    socket.on('disconnect', onDisconnect);
  });

  const revocationListeners: RevocationListener[] = [];
  const deliver = createDelivery({ io, metrics, revocationListeners, onPush });
  const isWatched = (topic: string) => io.sockets.adapter.rooms.has(topic);
  // News, removals and sign-outs may have been lost. All clients reconnect, are checked again and get a new snapshot.
  const missed = () => void io.local.disconnectSockets(true);
  const unsubscribe = await deps.bus.subscribe(isWatched, deliver, missed);

  const watches = () => [...io.sockets.sockets.values()].map((socket) => (socket.data as SocketData).watches);
  const numbers = () => ({
    sockets: io.sockets.sockets.size,
    watched: new Set(watches().flatMap((each) => [...each.keys()])).size,
  });
  Object.assign(metrics.watched, { collect: () => metrics.watched.set(numbers().watched) });

  return {
    io,
    presences: () => new Set(watches().flatMap((each) => [...each.values()].filter((present) => present !== null))),
    numbers,
    isWatched,
    deliver,
    onRevoked: (listener) => void revocationListeners.push(listener),
    async moveOn() {
      moving = true;
      await closeInSteps([...io.sockets.sockets.values()] as LiveSocket[]);
    },
    async close() {
      presence.stop();
      unsubscribe();
      await io.close();
    },
  };
}

/** Whether the page says with its handshake that it shows other roles than the person has: the change was announced while it had no socket. */
function showsOtherRoles({ handshake, data }: LiveSocket): boolean {
  const shown: unknown = handshake.auth.roles;
  const { roles } = data.person;
  // Compared without conversion to text: a client may send any value, and an error here would end the gateway.
  return Array.isArray(shown) && !(shown.length === roles.length && roles.every((role) => shown.includes(role)));
}

/** A session that ended, or roles that changed, between the reading of the session and the joining of its room reached nobody here. */
async function readAgain(sessions: Sessions, socket: LiveSocket, cookie: string | undefined): Promise<void> {
  let now: Awaited<ReturnType<typeof signedInBy>>;
  try {
    now = await signedInBy(sessions, cookie);
  } catch {
    // Redis is away: everybody reconnects once it is back.
    return;
  }
  if (!now) return void socket.disconnect(true);
  const before = socket.data.person.roles;
  const { roles } = now.person;
  socket.data.person = now.person;
  if (before.length !== roles.length || !roles.every((role) => before.includes(role)))
    socket.emit('roles-changed', null);
}

/** The Socket.IO server. It lets in signed-in people and guests, from pages of our own origin. */
function openServer(server: HttpServer, deps: Deps, sessions: Sessions, takesMore: () => boolean): Server {
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
    allowRequest: (incoming, decide) => decide(null, takesMore() && isOwnOrigin(deps.config, incoming.headers)),
  });

  io.use((socket, next) => {
    // Asked again over the same connection, whose request is forgotten: the client begins anew.
    if ((socket.request as unknown) === undefined) return void socket.conn.close();
    signedInBy(sessions, socket.handshake.headers.cookie).then(
      (signedIn) => {
        if (!signedIn) return next(Object.assign(new Error('not-signed-in'), { data: notSignedIn().toJSON() }));
        const others = io.sockets.adapter.rooms.get(personTopic(signedIn.person.id))?.size ?? 0;
        if (others >= MOST_SOCKETS)
          return next(Object.assign(new Error('too-many'), { data: tooMany(WINDOW_SECONDS).toJSON() }));
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
  return io;
}

async function closeInSteps(sockets: readonly LiveSocket[]): Promise<void> {
  const steps = Math.min(MOVE_STEPS, sockets.length);
  for (let step = 0; step < steps; step += 1) {
    if (step > 0) await new Promise((resolve) => setTimeout(resolve, MOVE_MS / MOVE_STEPS));
    // Closes only the transport: a client does not reconnect after a disconnect packet.
    for (let index = step; index < sockets.length; index += steps) sockets[index]!.conn.close();
  }
}
