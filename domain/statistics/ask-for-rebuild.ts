import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { rebuildStatisticsJob } from './jobs';

const lock = statement<{ rebuilt_at: Date | null }, []>(
  'statistics.lock-to-ask',
  'SELECT rebuilt_at FROM statistics_progress FOR UPDATE',
);
const pending = statement<{ id: string }, [string]>(
  'statistics.rebuild-pending',
  `SELECT id FROM outbox WHERE kind = 'job' AND name = $1 AND failed_at IS NULL LIMIT 1`,
);

/** Enqueues a rebuild, unless one is in the outbox. @returns whether it did */
export async function askForRebuild(tx: Transaction): Promise<boolean> {
  await tx.sql.one(lock, []);
  if (await tx.sql.one(pending, [rebuildStatisticsJob.name])) return false;
  tx.enqueue(rebuildStatisticsJob, {});
  return true;
}

/** Asks for the first one, which counts what happened before this room was there. Every process of workers calls it at its start. */
export async function beginStatistics(tx: Transaction): Promise<void> {
  const progress = await tx.sql.one(lock, []);
  if (progress && progress.rebuilt_at === null) await askForRebuild(tx);
}
