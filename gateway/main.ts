import { freeCollidingSlugs } from '../domain/stations/authoring/reserved-slugs';
import { onceReachable } from '../infra/database/connect';
import { readConfig } from '../infra/process/config';
import { createLog, openDeps } from '../infra/process/deps';
import { watchProcess } from '../infra/ops/process-metrics';
import { onShutdown } from '../infra/process/shutdown';
import { startTracing } from '../infra/ops/tracing';
import { waitsByTime } from './plugins/connections';
import { createMetrics } from './ops/metrics';
import { saveBuild } from './plugins/kept-builds';
import { buildServer, keptBuildsFolder, WEB_DIST } from './server';

/** How long a request may wait for a connection to Postgres before it is refused with a retry time, in milliseconds. */
const DATABASE_WAIT = 5_000;

/** One gateway process. Any number run side by side. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config, 'gateway');
  const tracing = config.otlpEndpoint
    ? startTracing({ endpoint: config.otlpEndpoint, service: 'wardmates-gateway' })
    : null;
  const metrics = createMetrics();
  watchProcess(metrics.registry);
  const deps = await openDeps(config, {
    log,
    databaseWait: DATABASE_WAIT,
    observeDelivery: (milliseconds) => metrics.delivery.observe(milliseconds / 1000),
  });
  try {
    saveBuild(WEB_DIST, keptBuildsFolder(deps));
  } catch (error) {
    log.warn({ err: error }, 'the web build could not be kept: pages of former builds will have to be reloaded');
  }
  const gateway = await buildServer(deps, { metrics });
  const freed = await onceReachable(() => deps.inTransaction((tx) => freeCollidingSlugs(tx)), log);
  for (const moved of freed)
    log.warn(moved, 'the slug of a station had become an address of the product: the station has another one');
  // Made at the first start, so that nobody waits for them.
  await onceReachable(() => deps.pusher.publicKey(), log);
  deps.dispatcher.start();
  gateway.start();
  await gateway.app.listen({ port: config.port, host: config.host });
  gateway.monitor.start();
  onShutdown(log, async (signal) => {
    // Ctrl-C ends all there is: nobody has anywhere to go, and nothing is asked on idle connections any more.
    await gateway.drain(signal === 'SIGINT' ? { ...waitsByTime(), idle: Promise.resolve() } : undefined);
    await gateway.close();
    await deps.close();
    await tracing?.stop();
  });
}

main().catch((error: unknown) => {
  // The log may not be there yet, and the launcher shows what comes here.
  process.stderr.write(`gateway: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
