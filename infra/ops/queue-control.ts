import type { JobState } from '~/domain/ops/contract';
import { MOST_JOBS } from '~/domain/ops/retry-jobs';
import type { Queues } from '../redis/queues';

export interface QueuedJob {
  outbox_id: string;
  payload: Record<string, unknown>;
  /** When it is due, or began to wait. */
  at: Date;
  failure: string | null;
}

export interface QueueControl {
  pause(queue: string): Promise<void>;
  resume(queue: string): Promise<void>;
  isDelayed(queue: string, outboxId: string): Promise<boolean>;
  promote(queue: string, outboxId: string): Promise<void>;
  /** The outbox ids of those that wait, the oldest first; at most 500. */
  waiting(queue: string): Promise<string[]>;
  /** Takes jobs out of their queue; one that runs meanwhile is left to run. */
  remove(queue: string, outboxIds: readonly string[]): Promise<void>;
  /** @param page from 1 */
  list(
    queue: string,
    state: Exclude<JobState, 'failed'>,
    page: number,
    pageSize: number,
  ): Promise<{ items: QueuedJob[]; count: number }>;
}

const jobIdOf = (outboxId: string): string => `outbox-${outboxId}`;

/** What operators may do to BullMQ's queues. */
export function queueControl(queues: Queues): QueueControl {
  return {
    pause: (name) => queues.queue(name).pause(),
    resume: (name) => queues.queue(name).resume(),
    async isDelayed(name, outboxId) {
      return (await queues.queue(name).getJobState(jobIdOf(outboxId))) === 'delayed';
    },
    async promote(name, outboxId) {
      await (await queues.queue(name).getJob(jobIdOf(outboxId)))?.promote();
    },
    async waiting(name) {
      const found = await queues.queue(name).getJobs('wait', 0, MOST_JOBS - 1, true);
      return found.map((job) => job.data.outbox_id);
    },
    async remove(name, outboxIds) {
      await Promise.allSettled(outboxIds.map((id) => queues.queue(name).remove(jobIdOf(id))));
    },
    async list(name, state, page, pageSize) {
      const queue = queues.queue(name);
      const type = state === 'waiting' ? 'wait' : 'delayed';
      const counts = await queue.getJobCounts(type);
      const found = await queue.getJobs(type, (page - 1) * pageSize, page * pageSize - 1, true);
      return {
        count: Object.values(counts).reduce((sum, count) => sum + count, 0),
        items: found.map((job) => ({
          outbox_id: job.data.outbox_id,
          payload: job.data.payload,
          at: new Date(job.timestamp + (state === 'delayed' ? job.delay : (job.opts.delay ?? 0))),
          failure: job.failedReason || null,
        })),
      };
    },
  };
}
