import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { SEEKER_PRESENCE } from '../domain/audio-pairing/presence';
import { GROUP_PRESENCE } from '../domain/group-practice/presence';
import { EDITING_PRESENCE } from '../domain/stations/authoring/editing';
import type { Deps } from '../infra/process/deps';
import { bindAccounts } from './accounts/room';
import { bindAiQuizzes } from './quizzes/generation/bind';
import { bindAnnotations } from './annotations/room';
import { bindAudioPairing } from './audio-pairing/room';
import { bankCounts } from './quizzes/bank-counts';
import { bindCircuitRuns } from './circuit-runs/room';
import { bindConsultations } from './consultations/room';
import { bindDiscussion } from './discussion/room';
import { editingPresence } from './stations/authoring/editing-presence';
import { bindGroupPractice } from './group-practice/room';
import { groupPresence } from './group-practice/group-presence';
import { bindImages } from './images/room';
import { bindItemAnalysis } from './questions/analysis/bind';
import { openCallStore } from './live/call-store';
import { attachCalls, type Calls } from './live/calls';
import { watchableResources } from './live/held-resources';
import { PolledSnapshots } from './live/polled-snapshots';
import { Presence } from './live/presence';
import { attachLive, type LiveSockets } from './live/sockets';
import { Matchmaker } from './audio-pairing/matchmaker';
import { bindNotebook } from './notebook/room';
import { bindBoard } from './ops/board';
import { bindBrowserErrors, bindOpsBrowserErrors } from './ops/browser-errors';
import { bindFeed } from './ops/feed';
import { forStaffOnly } from './ops/guard';
import { bindHealth } from './ops/health';
import { createMetrics, type Metrics } from './ops/metrics';
import { Monitor } from './ops/monitor';
import { bindOps } from './ops/ops';
import { productMetrics } from './ops/product-metrics';
import { bindReports } from './ops/reports';
import { bindPersonalQuizzes } from './quizzes/personal/bind';
import { appPage } from './plugins/app-page';
import { bodies } from './plugins/bodies';
import { csrf } from './plugins/csrf';
import { docs } from './plugins/docs';
import { errors } from './plugins/errors';
import { ownHost } from './plugins/own-host';
import { requestLog } from './plugins/request-log';
import { securityHeaders } from './plugins/security-headers';
import { session } from './plugins/session';
import { bindPurchases } from './purchases/room';
import { bindQuestionExchange } from './questions/exchange/bind';
import { bindQuizzes } from './quizzes/room';
import { bindQuestionAuthoring } from './questions/authoring/bind';
import { bindQuestions } from './questions/room';
import { seekerPresence } from './audio-pairing/seeker-presence';
import { tracing } from './plugins/tracing';
import { webSockets } from './plugins/web-sockets';
import { bindStationAuthoring } from './stations/authoring/bind';
import { bindStationCircuits } from './stations/circuits/bind';
import { bindStationInsights } from './stations/insights/bind';
import { bindStations } from './stations/room';

export interface Gateway {
  app: FastifyInstance;
  live: LiveSockets;
  presence: Presence;
  /** Begins what happens by itself every few seconds; a test does it by hand instead. */
  start(): void;
  matchmaker: Matchmaker;
  calls: Calls;
  monitor: Monitor;
  close(): Promise<void>;
}

/** The largest body of a call that says nothing else, in bytes. */
const BODY_LIMIT = 256 * 1024;

/** The built web app, and where the assets of the last builds are kept. */
export const WEB_DIST = join(__dirname, '..', 'web', 'dist');
export const keptBuildsFolder = ({ config }: Pick<Deps, 'config'>): string => join(config.dataDir, 'web-builds');

/** Builds the app: the only way, in tests too. It is ready to listen or to be asked by `inject`. */
export async function buildServer(deps: Deps, options: { webFolder?: string; metrics?: Metrics } = {}): Promise<Gateway> {
  const metrics = options.metrics ?? createMetrics();
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    // One line a request, from `requestLog`: the default lines would hold addresses, and addresses hold PINs.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request costs more than the few lines that name theirs: `errors` does so by itself.
    childLoggerFactory: (logger) => logger,
    // The one proxy in front of us: what it was told by others before it proves nothing.
    trustProxy: deps.config.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: BODY_LIMIT,
    genReqId: (request) => /^[\w-]{8,64}$/.exec(String(request.headers['x-request-id'] ?? ''))?.[0] ?? randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: true,
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
  await app.register(csrf, { config: deps.config });
  await app.register(appPage, { folder: options.webFolder ?? WEB_DIST, builds: keptBuildsFolder(deps), publicUrl: deps.config.publicUrl });
  await app.register(docs);

  const matchmaker: Matchmaker = new Matchmaker(deps, metrics, () => presence.sweep());
  const presence = new Presence(deps, { [GROUP_PRESENCE]: groupPresence(deps, matchmaker), [SEEKER_PRESENCE]: seekerPresence(deps, matchmaker), [EDITING_PRESENCE]: editingPresence(deps) });
  const polled = new PolledSnapshots(() => deps.clock.now().getTime());
  const store = openCallStore(deps);
  const monitor = new Monitor(deps, () => live.numbers());
  productMetrics(metrics, monitor);
  const counts = bankCounts(deps);
  await app.register(async (routes) => {
    routes.get('/', { schema: { hide: true } }, async (_request, reply) => reply.sendApp());
    bindHealth(routes, deps, metrics);
    bindBrowserErrors(routes, deps, metrics);
    bindAccounts(routes, deps);
    bindGroupPractice(routes, deps, { presence, matchmaker, store, polled });
    bindCircuitRuns(routes, deps, { presence, polled });
    bindAudioPairing(routes, deps, presence, matchmaker);
    bindConsultations(routes, deps);
    bindStations(routes, deps);
    bindStationAuthoring(routes, deps, presence);
    bindStationInsights(routes, deps);
    bindStationCircuits(routes, deps);
    bindAnnotations(routes, deps);
    bindAiQuizzes(routes, deps, counts);
    bindQuizzes(routes, deps, counts);
    bindPersonalQuizzes(routes, deps);
    bindQuestions(routes, deps);
    bindQuestionAuthoring(routes, deps);
    bindQuestionExchange(routes, deps);
    bindItemAnalysis(routes, deps);
    bindDiscussion(routes, deps);
    bindNotebook(routes, deps);
    bindImages(routes, deps);
    bindPurchases(routes, deps);
  });
  await app.register(async (staff) => {
    forStaffOnly(staff);
    bindOps(staff, deps);
    bindReports(staff, deps);
    bindOpsBrowserErrors(staff, deps);
    bindFeed(staff, deps, monitor);
    await bindBoard(staff, deps);
  });
  await app.ready();
  const live = await attachLive({ server: app.server, deps, metrics, presence, listeners: [polled, app.knownSessions], resources: watchableResources(store), onPush: (ms) => monitor.pushed(ms) });
  const calls = attachCalls({ deps, metrics, presence, live, store });
  matchmaker.start(live);
  return {
    app,
    live,
    presence,
    start: () => presence.start(live.presences),
    matchmaker,
    calls,
    monitor,
    async close() {
      calls.close();
      await matchmaker.stop();
      await monitor.stop();
      await live.close();
      await app.close();
    },
  };
}
