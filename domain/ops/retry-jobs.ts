import type { Person } from '../accounts/person';
import { conflict } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { jobOperations } from '../rooms';
import { recordAct } from './record-act';

/** An outbox row to dispatch again: a failed job, or a publication that was set aside. */
export interface RequeuedRow {
  id: string;
  kind: 'live' | 'revoke' | 'job';
  name: string;
  body: Record<string, unknown>;
  due_at: Date;
  trace: string | null;
}

/** How many jobs one act may touch. */
export const MOST_JOBS = 500;

const requeue = statement<RequeuedRow, [string, Date]>(
  'ops.requeue',
  `UPDATE outbox SET failed_at = NULL, failure = NULL, due_at = $2 WHERE id = $1 AND failed_at IS NOT NULL RETURNING id, kind, name, body, due_at, trace`,
);
const requeueAll = statement<RequeuedRow, [string, Date, number]>(
  'ops.requeue-all',
  `UPDATE outbox SET failed_at = NULL, failure = NULL, due_at = $2
    WHERE id IN (SELECT id FROM outbox WHERE name = $1 AND failed_at IS NOT NULL ORDER BY failed_at LIMIT $3 FOR UPDATE SKIP LOCKED)
   RETURNING id, kind, name, body, due_at, trace`,
);

async function waitAgain(tx: Transaction, { name, body }: RequeuedRow): Promise<void> {
  const kept = jobOperations.get(name);
  const payload = kept?.job.payload.safeParse(body);
  // A job whose payload could not be read told nobody that it failed.
  if (kept && payload?.success) await kept.retried?.(tx, payload.data as never);
}

/**
 * Takes the failure of a job back. It is due again, and the people who wait for it see that it is.
 * @returns the row to dispatch after the commit; the sweep dispatches it should that fail
 * @throws Problem `job-not-failed` when it was retried or done meanwhile; not-found for anybody but staff
 */
export async function retryJob(tx: Transaction, person: Person, jobId: number): Promise<RequeuedRow> {
  const row = await tx.sql.one(requeue, [String(jobId), tx.clock.now()]);
  if (!row) throw conflict('job-not-failed', 'This job is no longer failed: it was retried or is done.');
  await waitAgain(tx, row);
  await recordAct(tx, person, { act: 'retry', queue: row.name, jobs: 1, job_id: row.id, state: 'done' });
  return row;
}

/** Retries the failed jobs of a queue, at most 500, the oldest failure first. */
export async function retryQueue(tx: Transaction, person: Person, queue: string): Promise<RequeuedRow[]> {
  const rows = await tx.sql.all(requeueAll, [queue, tx.clock.now(), MOST_JOBS]);
  for (const row of rows) await waitAgain(tx, row);
  await recordAct(tx, person, { act: 'retry', queue, jobs: rows.length, state: 'done' });
  return rows;
}
