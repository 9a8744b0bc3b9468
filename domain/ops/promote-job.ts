import type { Person } from '../accounts/person';
import { conflict } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { jobOperations } from '../rooms';
import { recordAct } from './record-act';
import type { RequeuedRow } from './retry-jobs';

const dueNow = statement<RequeuedRow, [string, Date]>(
  'ops.due-now',
  `UPDATE outbox SET due_at = least(due_at, $2) WHERE id = $1 AND kind = 'job' AND failed_at IS NULL RETURNING id, kind, name, body, due_at, trace`,
);

/**
 * Makes a delayed job due now.
 * @returns the row to dispatch after the commit
 * @throws Problem `job-not-delayed` when it is gone or failed, `job-timed` when its delay is what it is about
 */
export async function promoteJob(tx: Transaction, person: Person, jobId: number): Promise<RequeuedRow> {
  const row = await tx.sql.one(dueNow, [String(jobId), tx.clock.now()]);
  if (!row) throw conflict('job-not-delayed', 'This job is no longer delayed.');
  if (jobOperations.get(row.name)?.timed)
    throw conflict('job-timed', 'This job has to wait for its time; it would do nothing earlier.');
  await recordAct(tx, person, { act: 'promote', queue: row.name, jobs: 1, job_id: row.id, state: 'done' });
  return row;
}
