import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { seekersAway } from '../domain/audio-pairing/presence';
import type { LiveImplementation } from '../domain/kit/live';
import { today } from '../domain/learning/contract';
import { liveResources } from '../domain/rooms';
import type { After } from '../infra/ai/after';
import type { Deps } from '../infra/process/deps';
import { root } from '../infra/process/root';
import { openCallStore } from './live/calls/store';
import { attachCalls, type Calls } from './live/calls/calls';
import { Connections, type DrainWaits } from './plugins/connections';
import { Presence, type PresenceListener } from './live/presence';
import { attachLive, type LiveSockets } from './live/sockets';
import { Matchmaker } from './audio-pairing/matchmaker';
import type { Shared } from './bind';
import { firstAnswers } from './first-answers';
import { forStaffOnly } from './ops/guard';
import { createMetrics, type Metrics } from './ops/metrics';
import { Monitor } from './ops/monitor';
import { productMetrics } from './ops/product-metrics';
import { appPage } from './plugins/app-page';
import { bodies } from './plugins/bodies';
import { csrf } from './plugins/csrf';
import { docs } from './plugins/docs';
import { errors } from './plugins/errors';
import { ownHost } from './plugins/own-host';
import { requestLog } from './plugins/request-log';
import { securityHeaders } from './plugins/security-headers';
import { share } from './plugins/share';
import { session } from './plugins/session';
import { slowBodies } from './plugins/slow-bodies';
import { checkRooms, rooms } from './rooms';
import { tracing } from './plugins/tracing';
import { webSockets } from './plugins/web-sockets';
import { registerScope } from './plugins/scope';

export interface Gateway {
  app: FastifyInstance;
  live: LiveSockets;
  presence: Presence;
  /** Begins what happens by itself every few seconds; a test does it by hand instead. */
  start(): void;
  matchmaker: Matchmaker;
  calls: Calls;
  monitor: Monitor;
  /** Lets go of everybody without a failed request: what has begun ends, sockets move on to other gateways. To be closed then. */
  drain(waits?: DrainWaits): Promise<void>;
  /** At once. */
  close(): Promise<void>;
}

/** The largest body of a call that says nothing else, in bytes. */
const BODY_LIMIT = 256 * 1024;

/** The built web app, and where the assets of the last builds are kept. */
export const WEB_DIST = join(root, 'web', 'dist');
export const keptBuildsFolder = ({ config }: Pick<Deps, 'config'>): string => join(config.dataDir, 'web-builds');

interface Options {
  webFolder?: string;
  metrics?: Metrics;
  answersLimit?: After;
}

/** Fastify with the plugins that every route has. */
async function openApp(deps: Deps, options: Options): Promise<FastifyInstance> {
  const { tls } = deps.config;
  const app: FastifyInstance = Fastify({
    // To Fastify a server with TLS is of another type; everything that is done with it here is the same.
    ...((tls ? { https: { cert: readFileSync(tls.cert), key: readFileSync(tls.key) } } : {}) as object),
    loggerInstance: deps.log as FastifyBaseLogger,
    // One line a request, from `requestLog`: the default lines would hold addresses, and addresses hold PINs.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request costs more than the few lines that name theirs: `errors` does so by itself.
    childLoggerFactory: (logger) => logger,
    // The one proxy in front of us: what others before it said proves nothing.
    trustProxy: deps.config.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: BODY_LIMIT,
    genReqId: (request) => /^[\w-]{8,64}$/.exec(String(request.headers['x-request-id'] ?? ''))?.[0] ?? randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  // Contracts validate and serialise by themselves; the schemas on the routes are for the docs.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));

  await app.register(securityHeaders, { secure: deps.config.publicUrl?.startsWith('https:') ?? false });
  await app.register(errors);
  await app.register(ownHost, { config: deps.config });
  await app.register(requestLog);
  await app.register(tracing);
  await app.register(webSockets);
  await app.register(cookie);
  await app.register(bodies);
  await app.register(session, { deps });
  await app.register(slowBodies, { clock: deps.clock, bodyLimit: BODY_LIMIT });
  await app.register(csrf, { config: deps.config });
  await app.register(appPage, {
    folder: options.webFolder ?? WEB_DIST,
    builds: keptBuildsFolder(deps),
    publicUrl: deps.config.publicUrl,
    limit: options.answersLimit,
  });
  await app.register(docs);
  await app.register(share, deps);
  return app;
}

async function bindRooms(app: FastifyInstance, deps: Deps, shared: Shared): Promise<void> {
  app.decorate('bound', new Set<unknown>());
  app.decorate('answerers', new Map());
  await registerScope(app, 'rooms', async (routes) => {
    routes.get('/', { schema: { hide: true } }, async (request, reply) =>
      reply.sendApp({
        path: '/',
        admitted: request.person === null,
        greeted: request.person?.name.split(' ')[0],
        answers: () => firstAnswers(app, request, reply, { calls: request.person ? [today] : [] }),
      }),
    );
    // The page that opens without a network: of nobody, and in no language yet.
    routes.get('/app-shell/', { schema: { hide: true } }, async (_request, reply) => reply.sendApp());
    for (const room of rooms) room.bind?.(routes, deps, shared);
  });
  await registerScope(app, 'staff', async (staff) => {
    forStaffOnly(staff);
    for (const room of rooms) await room.bindForStaff?.(staff, deps, shared);
  });
  await app.ready();
  checkRooms(rooms, app.bound);
}

/** Builds the app: the only way, in tests too. It is ready to listen or to be asked by `inject`. */
export async function buildServer(deps: Deps, options: Options = {}): Promise<Gateway> {
  const metrics = options.metrics ?? createMetrics();
  const app = await openApp(deps, options);
  const matchmaker: Matchmaker = new Matchmaker(deps, metrics, async () => {
    await presence.sweep();
    await presence.recall(await seekersAway(deps.read));
  });
  const presence = new Presence(
    deps,
    Object.assign({}, ...rooms.map((room) => room.presences?.(deps, matchmaker))) as Record<string, PresenceListener>,
  );
  const callStore = openCallStore(deps);
  const monitor = new Monitor(deps, () => live.numbers());
  productMetrics(metrics, monitor);
  await bindRooms(app, deps, { presence, matchmaker, callStore, metrics, monitor });
  const held = rooms.flatMap((room) => room.live?.(callStore) ?? []);
  const live = await attachLive({
    server: app.server,
    deps,
    sessions: app.sessions,
    metrics,
    presence,
    resources: new Map([
      ...liveResources,
      ...held.map((one) => [one.resource.name, one as LiveImplementation] as const),
    ]),
    onPush: (ms) => monitor.pushed(ms),
  });
  const calls = attachCalls({ deps, metrics, presence, live, store: callStore });
  const connections = new Connections(app.server);
  app.slowBodies.attach(app.server);
  return {
    app,
    live,
    presence,
    start() {
      presence.start(live.presences);
      app.slowBodies.start();
      calls.start();
      matchmaker.start(live);
    },
    matchmaker,
    calls,
    monitor,
    async drain(waits) {
      await Promise.all([connections.drain(waits), live.moveOn()]);
    },
    async close() {
      app.server.closeAllConnections();
      calls.stop();
      await matchmaker.stop();
      await monitor.stop();
      await live.close();
      await app.close();
    },
  };
}
