import { Gauge } from 'prom-client';
import type { OpsSnapshot } from '~/domain/ops/contract';
import type { Metrics } from './metrics';
import type { Monitor } from './monitor';

/**
 * The state of the whole product as Prometheus metrics: what the ops page shows, looked at when Prometheus asks. Every
 * gateway answers the same, so take the `max` over them.
 */
export function productMetrics({ registry }: Metrics, monitor: Monitor): void {
  const registers = [registry];
  const gauge = <L extends string>(
    name: string,
    help: string,
    labelNames: L[],
    read: (gauge: Gauge<L>, snapshot: OpsSnapshot) => void,
  ) =>
    new Gauge<L>({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        const snapshot = await monitor.snapshot();
        this.reset();
        read(this, snapshot);
      },
    });

  gauge('wardmates_queue_jobs', 'Jobs of a queue by state.', ['queue', 'state'], (each, { queues }) =>
    queues?.forEach((queue) =>
      (['waiting', 'active', 'delayed', 'failed'] as const).forEach((state) =>
        each.set({ queue: queue.name, state }, queue[state]),
      ),
    ),
  );
  gauge('wardmates_queue_paused', '1 while a queue is paused.', ['queue'], (each, { queues }) =>
    queues?.forEach((queue) => each.set({ queue: queue.name }, Number(queue.paused))),
  );
  gauge(
    'wardmates_queue_oldest_waiting_seconds',
    'How long the oldest waiting job has waited.',
    ['queue'],
    (each, { queues }) => queues?.forEach((queue) => each.set({ queue: queue.name }, queue.oldest_waiting ?? 0)),
  );
  gauge('wardmates_processes', 'Processes that are alive, by kind.', ['kind'], (each, { processes }) => {
    if (processes)
      for (const kind of ['gateway', 'workers'] as const)
        each.set({ kind }, processes.filter((one) => one.kind === kind).length);
  });
  gauge('wardmates_people', 'People, by where they are.', ['place'], (each, { people }) =>
    Object.entries(people ?? {}).forEach(([place, count]) => each.set({ place }, count)),
  );
  gauge(
    'wardmates_outbox_overdue',
    'Overdue rows of the outbox.',
    [],
    (each, { outbox }) => outbox && each.set(outbox.overdue),
  );
  gauge(
    'wardmates_outbox_oldest_seconds',
    'How long the oldest overdue row of the outbox is overdue.',
    [],
    (each, { outbox }) => outbox && each.set(outbox.oldest ?? 0),
  );
  gauge('wardmates_up', '1 while Postgres or Redis answers.', ['server'], (each, { postgres, redis }) => {
    each.set({ server: 'postgres' }, Number(postgres.up));
    each.set({ server: 'redis' }, Number(redis.up));
  });
  gauge(
    'wardmates_postgres_connections',
    'Connections to Postgres, and how many it allows.',
    ['of'],
    (each, { postgres }) => {
      if (postgres.connections !== null) each.set({ of: 'used' }, postgres.connections);
      if (postgres.connections_max !== null) each.set({ of: 'allowed' }, postgres.connections_max);
    },
  );
  gauge(
    'wardmates_redis_memory_bytes',
    'Memory that Redis uses.',
    [],
    (each, { redis }) => redis.memory !== null && each.set(redis.memory),
  );
}
