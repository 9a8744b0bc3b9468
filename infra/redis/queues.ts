import { Queue } from 'bullmq';
import type Redis from 'ioredis';
import { jobs } from '~/domain/rooms';
import type { OutboxRow } from '../database/outbox';

export interface JobData {
  outbox_id: string;
  payload: Record<string, unknown>;
  /** The trace of the change that enqueued it, if traces are kept. */
  trace?: string | null;
}

export interface Queues {
  /** Whether there is a connection to Redis. */
  ready(): boolean;
  readonly connection: Redis;
  /**
   * Puts the jobs of outbox rows that were just committed in their queue, which is one for all.
   * @throws Error at once without a connection to Redis: the rows stay in the outbox
   */
  add(rows: readonly OutboxRow[], now: Date): Promise<void>;
  /**
   * Does so for a row that may have been added before. The row's id is the job's id, so adding it again changes nothing, unless
   * the job has failed.
   */
  addAgain(row: OutboxRow, now: Date): Promise<void>;
  queue(name: string): Queue<JobData>;
  close(): Promise<void>;
}

export const queuePrefix = (namespace: string): string => `{${namespace}}`;

export function openQueues(connection: Redis, namespace: string): Queues {
  const open = new Map<string, Queue<JobData>>();
  const queue = (name: string): Queue<JobData> => {
    let found = open.get(name);
    if (!found) {
      found = new Queue<JobData>(name, { connection, prefix: queuePrefix(namespace) });
      // Queues report connection errors as events; the connection itself logs them once.
      found.on('error', () => undefined);
      open.set(name, found);
    }
    return found;
  };
  const ready = () => connection.status === 'ready';
  const jobOf = (row: OutboxRow, now: Date) => {
    const job = jobs.get(row.name);
    if (!job) throw new Error(`no job is called ${row.name}`);
    return {
      name: row.name,
      data: { outbox_id: row.id, payload: row.body, ...(row.trace ? { trace: row.trace } : {}) },
      opts: {
        jobId: `outbox-${row.id}`,
        attempts: job.attempts,
        backoff: { type: 'exponential', delay: job.backoff },
        delay: Math.max(0, row.due_at.getTime() - now.getTime()),
        removeOnComplete: true,
        removeOnFail: { age: 7 * 24 * 3600, count: 1_000 },
      },
    };
  };
  const needRedis = () => {
    if (!ready()) throw new Error('there is no connection to Redis');
  };
  return {
    ready,
    connection,
    queue,
    async add(rows, now) {
      const added = rows.map((row) => jobOf(row, now));
      needRedis();
      const [first] = added;
      // A transaction of Redis costs more than the command that adds one.
      if (first && added.length === 1) await queue(first.name).add(first.name, first.data, first.opts);
      else if (first) await queue(first.name).addBulk(added);
    },
    async addAgain(row, now) {
      const { name, data, opts } = jobOf(row, now);
      needRedis();
      const add = () => queue(name).add(name, data, opts);
      const added = await add();
      // The row is due, but its job has failed: an operator retries it, or a worker died before it recorded the failure. A new job
      // has all attempts left.
      if (row.due_at <= now && (await added.isFailed())) {
        await added.remove();
        await add();
      }
    },
    async close() {
      await Promise.all([...open.values()].map((one) => one.close()));
    },
  };
}
