import { beginRetention } from '../domain/ops/begin-retention';
import { beginStatistics } from '../domain/statistics/ask-for-rebuild';
import { beginSweep } from '../domain/purchases/payment/sweep';
import { onceReachable } from '../infra/database/connect';
import { readConfig } from '../infra/process/config';
import { createLog, openDeps } from '../infra/process/deps';
import { Heartbeat } from '../infra/ops/heartbeat';
import { Tally } from '../infra/ops/tally';
import { watchProcess } from '../infra/ops/process-metrics';
import { connectRedis } from '../infra/redis/redis';
import { onShutdown } from '../infra/process/shutdown';
import { startTracing } from '../infra/ops/tracing';
import { handlers } from './rooms';
import { createWorkerMetrics } from './ops/metrics';
import { observeJobs } from './ops/observe-jobs';
import { serveOps } from './ops/serve';
import { startWorkers } from './registry';
import { startCounter } from './statistics/counter';

/** One worker process. Any number run side by side. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config, 'workers');
  const tracing = config.otlpEndpoint
    ? startTracing({ endpoint: config.otlpEndpoint, service: 'wardmates-workers' })
    : null;
  const deps = await openDeps(config, { log });
  const metrics = createWorkerMetrics();
  watchProcess(metrics.registry);
  const tally = new Tally(deps);
  const heartbeat = new Heartbeat(deps, { kind: 'workers' }, tally);
  const workers = startWorkers(
    deps,
    handlers,
    () => connectRedis(config.redisUrl, 'worker'),
    observeJobs(metrics, tally),
  );
  const server = config.workerPort > 0 ? await serveOps(config, metrics) : null;
  heartbeat.start();
  deps.dispatcher.start();
  await onceReachable(() => deps.inTransaction(beginRetention), log);
  await onceReachable(() => deps.inTransaction(beginStatistics), log);
  const counter = startCounter(deps);
  if (deps.payments) await onceReachable(() => deps.inTransaction(beginSweep), log);
  log.info({ jobs: handlers.map((handler) => handler.job.name) }, 'ready');
  onShutdown(log, async () => {
    await server?.close();
    await counter.stop();
    await workers.close();
    await heartbeat.stop();
    await deps.close();
    await tracing?.stop();
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`workers: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
