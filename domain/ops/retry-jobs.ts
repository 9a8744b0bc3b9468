import type { Person } from '../accounts/person';
import { conflict } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { jobOperations } from '../rooms';
import { recordAct } from './record-act';

/** A job that is owed again, or an announcement that was set aside. */
export interface RequeuedJob {
  id: string;
  kind: 'live' | 'revoke' | 'job';
  name: string;
  body: Record<string, unknown>;
  due_at: Date;
  trace: string | null;
}

/** How many jobs one act may touch. */
export const MOST_JOBS = 500;

const oweAgain = statement<RequeuedJob, [string, Date]>(
  'ops.owe-again',
  `UPDATE outbox SET failed_at = NULL, failure = NULL, due_at = $2 WHERE id = $1 AND failed_at IS NOT NULL RETURNING id, kind, name, body, due_at, trace`,
);
const oweAllAgain = statement<RequeuedJob, [string, Date, number]>(
  'ops.owe-all-again',
  `UPDATE outbox SET failed_at = NULL, failure = NULL, due_at = $2
    WHERE id IN (SELECT id FROM outbox WHERE name = $1 AND failed_at IS NOT NULL ORDER BY failed_at LIMIT $3 FOR UPDATE SKIP LOCKED)
   RETURNING id, kind, name, body, due_at, trace`,
);

async function waitAgain(tx: Transaction, { name, body }: RequeuedJob): Promise<void> {
  const kept = jobOperations.get(name);
  const payload = kept?.job.payload.safeParse(body);
  // Nobody was told of one that could not be read.
  if (kept && payload?.success) await kept.retried?.(tx, payload.data as never);
}

/**
 * Takes the failure of a job back, so that it is owed again and those who were told wait again.
 * @returns what is to be handed on after the commit; the sweep does so should that fail
 * @throws Problem `job-not-failed` when it was retried or done meanwhile; not-found for anybody but staff
 */
export async function retryJob(tx: Transaction, person: Person, jobId: number): Promise<RequeuedJob> {
  const owed = await tx.sql.one(oweAgain, [String(jobId), tx.clock.now()]);
  if (!owed) throw conflict('job-not-failed', 'This job is no longer failed: it was retried or is done.');
  await waitAgain(tx, owed);
  await recordAct(tx, person, { act: 'retry', queue: owed.name, jobs: 1, job_id: owed.id, state: 'done' });
  return owed;
}

/** The same for all failed jobs of a queue, the ones that failed first before the others; at most 500. */
export async function retryQueue(tx: Transaction, person: Person, queue: string): Promise<RequeuedJob[]> {
  const owed = await tx.sql.all(oweAllAgain, [queue, tx.clock.now(), MOST_JOBS]);
  for (const job of owed) await waitAgain(tx, job);
  await recordAct(tx, person, { act: 'retry', queue, jobs: owed.length, state: 'done' });
  return owed;
}
