import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { jobOperations } from '../rooms';
import type { Affected } from '../kit/job-operations';
import { JOBS_PER_PAGE } from './contract';
import { REPORTS } from '~/domain/reports/views';
import { PAIRING_REPORTS } from '~/domain/audio-pairing/views';

interface OutboxRow {
  overdue: number;
  oldest: number | null;
  failed: Record<string, number>;
  audit: number;
  reports: number;
  connections: number;
  connections_max: number;
}

const state = statement<OutboxRow, [Date]>(
  'ops.state',
  `SELECT overdue.count AS overdue, overdue.oldest,
          (SELECT coalesce(json_object_agg(name, count), '{}') FROM (SELECT name, count(*)::int AS count FROM outbox WHERE failed_at IS NOT NULL GROUP BY name) f) AS failed,
          (SELECT coalesce(max(id), 0) FROM ops_audit) AS audit,
          ((SELECT count(*) FROM ${REPORTS} report WHERE resolved_at IS NULL AND weighs) + (SELECT count(*) FROM ${PAIRING_REPORTS} pairing_reports WHERE resolved_at IS NULL))::int AS reports,
          (SELECT sum(numbackends)::int FROM pg_stat_database) AS connections,
          current_setting('max_connections')::int AS connections_max
     FROM (SELECT count(*)::int AS count, extract(epoch FROM $1 - min(due_at))::float AS oldest FROM outbox WHERE failed_at IS NULL AND due_at < $1) overdue`,
);

/** What Postgres knows of the product's state: what is overdue, failed jobs by queue, the newest act, open reports, its own connections. */
export async function outboxState(read: Reader): Promise<OutboxRow> {
  return (await read.sql.one(state, [read.clock.now()]))!;
}

interface FailedRow {
  id: string;
  body: Record<string, unknown>;
  at: string;
  failure: string | null;
  count: number;
}

const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const failed = statement<FailedRow, [string, number, number]>(
  'ops.failed-jobs',
  `SELECT id, body, failure, to_char(failed_at AT TIME ZONE 'UTC', ${MOMENT}) AS at, count(*) OVER ()::int AS count
     FROM outbox WHERE name = $1 AND failed_at IS NOT NULL ORDER BY failed_at DESC, id DESC LIMIT $2 OFFSET $3`,
);

/** The failed jobs of a queue, the newest first. @param page from 1 */
export const failedJobs = (read: Reader, queue: string, page: number): Promise<FailedRow[]> =>
  read.sql.all(failed, [queue, JOBS_PER_PAGE, (page - 1) * JOBS_PER_PAGE]);

/** Whom a job affects; null when what it was for is gone, or its payload is of an older release. */
export async function affectedBy(read: Reader, queue: string, body: Record<string, unknown>): Promise<Affected | null> {
  const kept = jobOperations.get(queue);
  const payload = kept?.job.payload.safeParse(body);
  return kept && payload?.success ? kept.affects(read, payload.data as never) : null;
}
