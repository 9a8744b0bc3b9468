import { Counter, Histogram, Registry } from 'prom-client';

export interface WorkerMetrics {
  registry: Registry;
  wait: Histogram<'queue'>;
  run: Histogram<'queue'>;
  jobs: Counter<'queue' | 'outcome'>;
}

/** What Prometheus sees of one worker process. */
export function createWorkerMetrics(): WorkerMetrics {
  const registry = new Registry();
  const registers = [registry];
  const buckets = [0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];
  return {
    registry,
    wait: new Histogram({
      name: 'wardmates_job_wait_seconds',
      help: 'How long a job waited for its first run.',
      labelNames: ['queue'],
      buckets,
      registers,
    }),
    run: new Histogram({
      name: 'wardmates_job_run_seconds',
      help: 'How long a run of a job took.',
      labelNames: ['queue'],
      buckets,
      registers,
    }),
    jobs: new Counter({
      name: 'wardmates_jobs_total',
      help: 'Runs of jobs by outcome: done or failed.',
      labelNames: ['queue', 'outcome'],
      registers,
    }),
  };
}
