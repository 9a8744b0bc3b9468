import type { Queue } from 'bullmq';
import { jobs } from '~/domain/rooms';
import type { Percentiles, QueueState } from '~/domain/ops/contract';
import type { Deps } from '../process/deps';
import type { JobData } from '../redis/queues';
import { type Tallied, TALLIES } from './tally';

/** How many at the head of a queue are looked at for one that waits for its first run. */
const HEAD = 10;

/** How long the oldest job has waited for its first run, in seconds; null when none does. A later attempt has had its turn. */
async function oldestWaiting(queue: Queue<JobData>, now: number): Promise<number | null> {
  const head = await queue.getJobs('wait', 0, HEAD - 1, true);
  const since = head.filter((job) => job?.attemptsMade === 0).map((job) => job.timestamp + (job.opts.delay ?? 0));
  return since.length > 0 ? Math.max(0, now - Math.min(...since)) / 1000 : null;
}

const NEVER: Percentiles = { p50: null, p99: null, count: 0 };
/** Where what was set aside is listed that belongs to no queue: announcements, and jobs of a name that nobody knows. */
const setAside = (name: string, failed: number): QueueState => ({
  name,
  paused: false,
  waiting: 0,
  active: 0,
  delayed: 0,
  failed,
  throughput: 0,
  failures: 0,
  wait: NEVER,
  run: NEVER,
  oldest_waiting: null,
});

/** Every queue as it is now. @param failed by queue, as Postgres knows it; what BullMQ knows if that is away */
export async function queueStates(
  deps: Pick<Deps, 'queues'>,
  tallied: Tallied,
  failed: Record<string, number> | null,
  now = Date.now(),
): Promise<QueueState[]> {
  const others = Object.entries(failed ?? {}).filter(([name]) => !jobs.has(name));
  const own = await Promise.all(
    [...jobs.keys()].map(async (name) => {
      const queue = deps.queues.queue(name);
      const [counts, paused, oldest] = await Promise.all([
        queue.getJobCounts('wait', 'prioritized', 'active', 'delayed', 'failed'),
        queue.isPaused(),
        oldestWaiting(queue, now),
      ]);
      const of = (state: string) => counts[state] ?? 0;
      return {
        name,
        paused,
        waiting: of('wait') + of('prioritized'),
        active: of('active'),
        delayed: of('delayed'),
        failed: failed ? (failed[name] ?? 0) : of('failed'),
        throughput: tallied.count(TALLIES.done(name)),
        failures: tallied.count(TALLIES.failure(name)),
        wait: tallied.times(TALLIES.wait(name)),
        run: tallied.times(TALLIES.run(name)),
        oldest_waiting: oldest,
      };
    }),
  );
  return [...own, ...others.map(([name, count]) => setAside(name, count))];
}
