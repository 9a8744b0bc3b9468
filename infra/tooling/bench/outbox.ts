import { randomUUID } from 'node:crypto';
import { migrate } from '~/infra/database/migrate';
import { AIMS } from './aims';
import type { Context, Measurement, Result } from './benchmark';
import type { JobOrders } from './outbox-client';
import { costTable, ms, spread, table, whole } from './tables';
import { startClient } from './client-process';
import { POOL, SIDES, type SideName } from './plan';
import { type Cost, costEach } from './processor-time';
import { inTurns } from './rounds';
import { dropDatabase, freshDatabase, openDatabase } from './side';
import { median, percentile, ratioOf } from './statistics';

/** Changes a second of a paced round, and changes at once of a saturated one. */
const RATE = 50;
const AT_ONCE = 16;

interface JobResult {
  p50: number;
  p99: number;
  perSecond: number;
  /** Of a change and its job, when saturated. */
  cost: Cost;
}

async function run({ servers, plan, meter, say }: Context): Promise<Result> {
  const name = `bench_jobs_${randomUUID().slice(0, 8)}`;
  const databaseUrl = await freshDatabase(servers, name);
  await migrate(databaseUrl);
  const database = await openDatabase(databaseUrl);
  const env = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: servers.redisUrl,
    REDIS_NAMESPACE: 'bench-jobs',
    SESSION_SECRET: randomUUID(),
    DATABASE_POOL: String(POOL),
  };
  const clients = {
    product: startClient<JobOrders>(require.resolve('./outbox-client')),
    peer: startClient<JobOrders>(require.resolve('./outbox-client')),
  };
  const forget = () => database.query('TRUNCATE bench_changes');
  try {
    await database.query('CREATE TABLE bench_changes (id int PRIMARY KEY, done boolean NOT NULL DEFAULT false)');
    for (const side of SIDES) await clients[side].tell('open', { name: side, env });
    await meter.takeIdleLevel(plan.idleTime);
    const results = await inTurns(
      SIDES,
      plan.rounds,
      async (side): Promise<JobResult> => {
        const client = clients[side];
        const paced = await client.tell('run', { jobs: plan.pacedJobs, pace: { rate: RATE } });
        await forget();
        const { result, cost } = await meter.measure([client.pid], () =>
          client.tell('run', { jobs: plan.jobs, pace: { atOnce: AT_ONCE } }),
        );
        const { rows } = await database.query<{ done: number }>(
          'SELECT count(*)::int AS done FROM bench_changes WHERE done',
        );
        if (rows[0]!.done !== plan.jobs)
          throw new Error(`${rows[0]!.done} of ${plan.jobs} jobs of the ${side} were done.`);
        await forget();
        return {
          p50: percentile(paced.latencies, 0.5),
          p99: percentile(paced.latencies, 0.99),
          perSecond: result.perSecond,
          cost: costEach(cost, plan.jobs),
        };
      },
      (done) => say(`${done} of ${plan.rounds} rounds`),
    );
    for (const side of SIDES) await clients[side].tell('close', undefined);
    return report(results, plan.jobs);
  } finally {
    await Promise.all(SIDES.map((side) => clients[side].stop()));
    await database.end();
    await dropDatabase(servers, name);
  }
}

function report(results: Record<SideName, JobResult[]>, jobs: number): Result {
  const of = (name: SideName, what: 'p50' | 'p99' | 'perSecond') => results[name].map((result) => result[what]);
  const ratio = (what: 'p50' | 'p99' | 'perSecond') => ratioOf(of('product', what), of('peer', what));
  const row = (title: string, what: 'p50' | 'p99' | 'perSecond', show: (value: number) => string) => [
    title,
    show(median(of('product', what))),
    show(median(of('peer', what))),
    spread(ratio(what)),
  ];
  const text = [
    `A change that asks for a job; the job makes a change of its own. One process on each side asks and works. Paced: ${RATE} changes a second; saturated: ${whole(jobs)} changes, ${AT_ONCE} at once; ${results.peer.length} rounds in turn. Every job was done once.`,
    table(
      ['', 'outbox', 'direct add', 'ratio'],
      [
        row('paced: change to committed job p50, ms', 'p50', ms),
        row('p99, ms', 'p99', ms),
        row('saturated: jobs a second', 'perSecond', whole),
      ],
    ),
    costTable(
      'a change and its job',
      results.product.map(({ cost }) => cost),
      results.peer.map(({ cost }) => cost),
    ),
  ].join('\n\n');
  return {
    text,
    figures: [
      [AIMS.jobP50, ratio('p50')],
      [AIMS.jobRate, ratio('perSecond')],
    ],
  };
}

export const outbox: Measurement = {
  name: 'outbox',
  title: 'A job by the outbox beside a direct add',
  peer: 'The peer commits the same change with `pg`, adds the job to its BullMQ queue after the commit, and works on it with a bare BullMQ worker of the same concurrency. It loses the job where the process ends between commit and add.',
  run,
};
