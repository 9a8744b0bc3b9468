import type { OpsSnapshot, QueueState } from './contract';

export type Severity = 'trouble' | 'warning';

/** Something that is not as it should be: how bad, what, and where. */
export interface Finding {
  severity: Severity;
  /** `ops.finding.<code>` in `web/messages`, filled with `value`. */
  code: FindingCode;
  /** The queue it is about, whose `ops.hurts.<queue>` says whom it hurts. */
  queue?: string;
  value?: number;
}

export const FINDINGS = [
  'postgres-down',
  'redis-down',
  'postgres-full',
  'no-workers',
  'queue-paused',
  'queue-stuck',
  'queue-slow',
  'jobs-failed',
  'outbox-behind',
  'push-slow',
] as const;
export type FindingCode = (typeof FINDINGS)[number];

/** The alert rules in `infra/deploy/prometheus/alerts.yml` hold the same figures. Seconds, but for `push`: milliseconds. */
export const THRESHOLDS = {
  /** Nobody should wait longer than this for a job to begin. */
  oldestWaiting: { warning: 30, trouble: 120 },
  outbox: { warning: 5, trouble: 30 },
  push: { warning: 500, trouble: 2_000 },
  /** Share of Postgres' connections in use. */
  connections: 0.9,
} as const;

const over = (
  value: number | null | undefined,
  { warning, trouble }: { warning: number; trouble: number },
): Severity | null => (value == null || value < warning ? null : value < trouble ? 'warning' : 'trouble');

function ofQueue(queue: QueueState, workers: number | null): Finding[] {
  const findings: Finding[] = [];
  const { name } = queue;
  if (queue.failed > 0) findings.push({ severity: 'trouble', code: 'jobs-failed', queue: name, value: queue.failed });
  if (queue.paused)
    findings.push({
      severity: queue.waiting > 0 ? 'trouble' : 'warning',
      code: 'queue-paused',
      queue: name,
      value: queue.waiting,
    });
  const late = over(queue.oldest_waiting, THRESHOLDS.oldestWaiting);
  if (late && !queue.paused && workers !== 0) {
    const stuck = queue.active === 0 && queue.throughput === 0;
    findings.push({
      severity: stuck ? 'trouble' : late,
      code: stuck ? 'queue-stuck' : 'queue-slow',
      queue: name,
      value: Math.round(queue.oldest_waiting!),
    });
  }
  return findings;
}

/** What is wrong, the worst first; nothing when all is well. */
export function assess(snapshot: OpsSnapshot): Finding[] {
  const { queues, processes, push, outbox, postgres, redis } = snapshot;
  const findings: Finding[] = [];
  if (!postgres.up) findings.push({ severity: 'trouble', code: 'postgres-down' });
  if (!redis.up) findings.push({ severity: 'trouble', code: 'redis-down' });
  const workers = processes && processes.filter(({ kind }) => kind === 'workers').length;
  if (workers === 0) findings.push({ severity: 'trouble', code: 'no-workers' });
  if (
    postgres.connections !== null &&
    postgres.connections_max !== null &&
    postgres.connections >= postgres.connections_max * THRESHOLDS.connections
  ) {
    findings.push({ severity: 'warning', code: 'postgres-full', value: postgres.connections });
  }
  for (const queue of queues ?? []) findings.push(...ofQueue(queue, workers));
  const behind = over(outbox?.oldest, THRESHOLDS.outbox);
  if (behind) findings.push({ severity: behind, code: 'outbox-behind', value: outbox!.overdue });
  const slow = over(push?.p99, THRESHOLDS.push);
  if (slow) findings.push({ severity: slow, code: 'push-slow', value: Math.round(push!.p99!) });
  return findings.sort((a, b) => Number(b.severity === 'trouble') - Number(a.severity === 'trouble'));
}
