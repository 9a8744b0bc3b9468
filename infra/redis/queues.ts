import { Queue } from 'bullmq';
import type Redis from 'ioredis';
import { jobs } from '~/domain/rooms';
import type { OutboxRow } from '../database/outbox';

export interface JobData {
  outbox_id: string;
  payload: Record<string, unknown>;
  /** The trace of the change that enqueued it, where traces are kept. */
  trace?: string | null;
}

export interface Queues {
  /** Whether there is a connection to Redis. */
  ready(): boolean;
  readonly connection: Redis;
  /**
   * Puts the job of an outbox row in its queue. The row's id is the job's id, so adding it again changes nothing.
   * @throws Error at once without a connection to Redis: the row stays in the outbox
   */
  add(row: OutboxRow, now: Date): Promise<void>;
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
  return {
    ready,
    connection,
    queue,
    async add(row, now) {
      const job = jobs.get(row.name);
      if (!job) throw new Error(`no job is called ${row.name}`);
      if (!ready()) throw new Error('there is no connection to Redis');
      const add = () =>
        queue(row.name).add(
          row.name,
          { outbox_id: row.id, payload: row.body, ...(row.trace ? { trace: row.trace } : {}) },
          {
            jobId: `outbox-${row.id}`,
            attempts: job.attempts,
            backoff: { type: 'exponential', delay: job.backoff },
            delay: Math.max(0, row.due_at.getTime() - now.getTime()),
            removeOnComplete: true,
            removeOnFail: { age: 7 * 24 * 3600, count: 1_000 },
          },
        );
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
