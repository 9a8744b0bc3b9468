import { Queue, Worker } from 'bullmq';
import Redis from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { moveRunJob } from '~/domain/circuit-runs/jobs';
import { statement } from '~/domain/kit/statement';
import { handlers } from '~/workers/rooms';
import { handle, type Handler, startWorkers } from '~/workers/registry';
import { readConfig } from '~/infra/process/config';
import { openDeps } from '~/infra/process/deps';
import { connectRedis } from '~/infra/redis/redis';
import { carryOut } from './client-process';
import { POOL, type SideName } from './plan';

interface JobRound {
  /** Milliseconds from the request for a change until the job that it asked for has committed its own. */
  latencies: number[];
  perSecond: number;
}

export type JobOrders = {
  open(side: { name: SideName; env: Record<string, string> }): Promise<void>;
  /** Changes a second, or how many are made at once, each when an earlier one is committed. */
  run(order: { jobs: number; pace: { rate: number } | { atOnce: number } }): Promise<JobRound>;
  close(): Promise<void>;
};

const change = statement<never, [number]>('bench.change', 'INSERT INTO bench_changes (id) VALUES ($1)');
const settle = statement<never, [number]>('bench.settle', 'UPDATE bench_changes SET done = true WHERE id = $1');

/** How long a round waits for its last job, in milliseconds. */
const PATIENCE = 60_000;

interface JobSide {
  /** Commits a change that asks for a job. */
  request(id: number): Promise<void>;
  close(): Promise<void>;
}

/** Change and outbox row in one transaction; the dispatcher puts the job in its queue, and the job's own transaction takes the row. */
async function openProduct(env: Record<string, string>, done: (id: number) => void): Promise<JobSide> {
  const config = readConfig({ ...env, LOG_LEVEL: 'silent' });
  const deps = await openDeps(config);
  const handler = handle(moveRunJob, {
    async run({ run_id }, { commit }) {
      await commit((tx) => tx.sql.all(settle, [run_id]));
      done(run_id);
    },
  });
  // A job that meets no connection is left to the sweep, as in production.
  deps.dispatcher.start();
  await deps.queues.connection.ping();
  const workers = startWorkers(
    deps,
    handlers.map((one) => (one.job === moveRunJob ? (handler as unknown as Handler) : one)),
    () => connectRedis(config.redisUrl, 'worker'),
  );
  return {
    request: (id) =>
      deps.inTransaction(async (tx) => {
        await tx.sql.all(change, [id]);
        tx.enqueue(moveRunJob, { run_id: id });
      }),
    async close() {
      await workers.close();
      await deps.close();
    },
  };
}

/** The job goes into its queue after the commit, and is lost if the process ends in between. */
async function openPeer(
  { DATABASE_URL, REDIS_URL = '' }: Record<string, string>,
  done: (id: number) => void,
): Promise<JobSide> {
  const pool = new Pool({ connectionString: DATABASE_URL, max: POOL });
  const connect = () => new Redis(REDIS_URL, { maxRetriesPerRequest: null });
  const [connection, own] = [connect(), connect()];
  const queue = new Queue<{ id: number }>('bench-direct', { connection });
  const inTransaction = async ({ name, text }: typeof change, id: number) => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await client.query({ name, text, values: [id] });
      await client.query('COMMIT');
    } finally {
      client.release();
    }
  };
  const work = async ({ data: { id } }: { data: { id: number } }) => {
    await inTransaction(settle, id);
    done(id);
  };
  const worker = new Worker<{ id: number }>('bench-direct', work, {
    connection: own,
    concurrency: moveRunJob.concurrency,
  });
  return {
    async request(id) {
      await inTransaction(change, id);
      await queue.add(
        'bench',
        { id },
        {
          attempts: moveRunJob.attempts,
          backoff: { type: 'exponential', delay: moveRunJob.backoff },
          removeOnComplete: true,
        },
      );
    },
    async close() {
      await worker.close();
      await queue.close();
      connection.disconnect();
      own.disconnect();
      await pool.end();
    },
  };
}

const waiting = new Map<number, { sentAt: number; settled: (milliseconds: number) => void }>();
const done = (id: number) => {
  const one = waiting.get(id);
  waiting.delete(id);
  one?.settled(performance.now() - one.sentAt);
};
let side: JobSide | null = null;
let next = 1;

function oneJob(): { requested: Promise<void>; latency: Promise<number> } {
  const id = next++;
  const latency = new Promise<number>((resolve) => waiting.set(id, { sentAt: performance.now(), settled: resolve }));
  return { requested: side!.request(id), latency };
}

carryOut({
  async open({ name, env }) {
    side = await (name === 'product' ? openProduct : openPeer)(env, done);
  },
  async run({ jobs, pace }) {
    const began = performance.now();
    const latencies: Promise<number>[] = [];
    if ('rate' in pace) {
      const requests: Promise<void>[] = [];
      for (let index = 0; index < jobs; index += 1) {
        const early = began + (index * 1_000) / pace.rate - performance.now();
        if (early > 0) await pause(early);
        const { requested, latency } = oneJob();
        requests.push(requested);
        latencies.push(latency);
      }
      await Promise.all(requests);
    } else {
      const requestAll = async () => {
        while (latencies.length < jobs) {
          const { requested, latency } = oneJob();
          latencies.push(latency);
          await requested;
        }
      };
      await Promise.all(Array.from({ length: pace.atOnce }, requestAll));
    }
    const late = pause(PATIENCE, undefined, { ref: false }).then(() =>
      Promise.reject(new Error(`${waiting.size} of ${jobs} jobs were not done.`)),
    );
    const all = await Promise.race([Promise.all(latencies), late]);
    return { latencies: all, perSecond: (jobs * 1_000) / (performance.now() - began) };
  },
  async close() {
    await side?.close();
  },
} satisfies JobOrders);
