import { Queue } from 'bullmq';
import type Redis from 'ioredis';
import { jobs } from '~/domain/rooms';
import type { Owed } from '../database/transaction';

export interface JobData {
  outbox_id: string;
  payload: Record<string, unknown>;
  /** Of the change that asked for it, where traces are kept. */
  trace?: string | null;
}

export interface Queues {
  /** Whether Redis can be asked just now. */
  ready(): boolean;
  readonly connection: Redis;
  /**
   * Puts a job in its queue; the outbox id is its id, so putting it in again changes nothing.
   * @throws Error soon rather than late where Redis cannot be asked: the job stays owed
   */
  add(owed: Owed, now: Date): Promise<void>;
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
    async add(owed, now) {
      const job = jobs.get(owed.name);
      if (!job) throw new Error(`no job is called ${owed.name}`);
      if (!ready()) throw new Error('there is no connection to Redis');
      const add = () =>
        queue(owed.name).add(
          owed.name,
          { outbox_id: owed.id, payload: owed.body, ...(owed.trace ? { trace: owed.trace } : {}) },
          {
            jobId: `outbox-${owed.id}`,
            attempts: job.attempts,
            backoff: { type: 'exponential', delay: job.backoff },
            delay: Math.max(0, owed.due_at.getTime() - now.getTime()),
            removeOnComplete: true,
            removeOnFail: { age: 7 * 24 * 3600, count: 1_000 },
          },
        );
      const added = await add();
      // Owed and yet failed: an operator has taken the failure back, or a worker died between giving up and saying so. A new
      // one has all its attempts before it, and waits from now on.
      if (owed.due_at <= now && (await added.isFailed())) {
        await added.remove();
        await add();
      }
    },
    async close() {
      await Promise.all([...open.values()].map((one) => one.close()));
    },
  };
}
