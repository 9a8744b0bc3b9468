import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { deleteWhatIsOverJob, FROM_THE_START } from './jobs';

const lock = statement<never, []>(
  'ops.lock-retention',
  `SELECT pg_advisory_xact_lock(hashtext('wardmates retention'), hashtext(current_database()))`,
);
const pending = statement<{ id: string }, [string]>(
  'ops.retention-pending',
  `SELECT id FROM outbox WHERE kind = 'job' AND name = $1 AND failed_at IS NULL LIMIT 1`,
);

/** Enqueues a run unless one is in the outbox. Every process of workers calls it at its start. */
export async function beginRetention(tx: Transaction): Promise<void> {
  await tx.sql.all(lock, []);
  if (!(await tx.sql.one(pending, [deleteWhatIsOverJob.name]))) tx.enqueue(deleteWhatIsOverJob, FROM_THE_START);
}
