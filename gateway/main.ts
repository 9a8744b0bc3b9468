import { readConfig } from '../infra/config';
import { createLog, openDeps } from '../infra/deps';
import { onShutdown } from '../infra/shutdown';
import { createMetrics } from './ops/metrics';
import { buildServer } from './server';

/** One gateway process. Any number run side by side. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config, 'gateway');
  const metrics = createMetrics();
  const deps = await openDeps(config, { log, observeDelivery: (milliseconds) => metrics.delivery.observe(milliseconds / 1000) });
  const gateway = await buildServer(deps, { metrics });
  deps.dispatcher.start();
  gateway.start();
  await gateway.app.listen({ port: config.port, host: config.host });
  onShutdown(log, async () => {
    await gateway.close();
    await deps.close();
  });
}

main().catch((error: unknown) => {
  // The log may not be there yet, and the launcher shows what comes here.
  process.stderr.write(`gateway: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
