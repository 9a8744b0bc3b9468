import { readConfig } from '../infra/config';
import { createLog, openDeps } from '../infra/deps';
import { connectRedis } from '../infra/redis';
import { onShutdown } from '../infra/shutdown';
import { handlers } from './handlers';
import { startWorkers } from './registry';

/** One worker process. Any number run side by side. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config, 'workers');
  const deps = await openDeps(config, { log });
  const workers = startWorkers(deps, handlers, () => connectRedis(config.redisUrl, 'queue'));
  deps.dispatcher.start();
  log.info({ jobs: handlers.map((handler) => handler.job.name) }, 'ready');
  onShutdown(log, async () => {
    await workers.close();
    await deps.close();
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`workers: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
