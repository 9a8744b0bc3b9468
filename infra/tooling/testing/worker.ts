import { handlers } from '~/workers/rooms';
import { createWorkerMetrics } from '~/workers/ops/metrics';
import { observeJobs } from '~/workers/ops/observe-jobs';
import { serveOps } from '~/workers/ops/serve';
import { startWorkers } from '~/workers/registry';
import type { Deps } from '~/infra/process/deps';
import { Heartbeat } from '~/infra/ops/heartbeat';
import { Tally } from '~/infra/ops/tally';
import { connectRedis } from '~/infra/redis/redis';

/** The names of the queues that workers take jobs from. */
export const queueNames = (): string[] => handlers.map(({ job }) => job.name);

/** What a worker process does, in this one: takes jobs from the queues, says that it is alive, answers `/metrics`. */
export async function aWorker(deps: Deps): Promise<{ url: string; close(): Promise<void> }> {
  const tally = new Tally(deps);
  const heartbeat = new Heartbeat(deps, { kind: 'workers' }, tally);
  const metrics = createWorkerMetrics();
  const workers = startWorkers(
    deps,
    handlers,
    () => connectRedis(deps.config.redisUrl, 'worker'),
    observeJobs(metrics, tally),
  );
  const server = await serveOps({ workerPort: 0, host: '127.0.0.1', metrics: deps.config.metrics }, metrics);
  heartbeat.start();
  return {
    url: `http://127.0.0.1:${server.port}`,
    async close() {
      await server.close();
      await workers.close();
      await heartbeat.stop();
    },
  };
}
