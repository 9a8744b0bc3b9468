import { TALLIES, type Tally } from '~/infra/ops/tally';
import type { JobObserver } from '../registry';
import type { WorkerMetrics } from './metrics';

/** Counts and measures jobs, for Prometheus and for the operators' page. */
export const observeJobs = (metrics: WorkerMetrics, tally: Tally): JobObserver => ({
  started(queue, waited) {
    const ms = Math.max(0, waited);
    metrics.wait.observe({ queue }, ms / 1000);
    tally.observe(TALLIES.wait(queue), ms);
  },
  finished(queue, ran, outcome) {
    metrics.run.observe({ queue }, ran / 1000);
    metrics.jobs.inc({ queue, outcome });
    tally.observe(TALLIES.run(queue), ran);
    tally.count(outcome === 'done' ? TALLIES.done(queue) : TALLIES.failure(queue));
  },
});
