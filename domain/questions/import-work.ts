/** Who works on an import, and who waits. */
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { importProgress } from './exchange/contract';

type Phase = 'reading' | 'taking';

/** Imports in a queue that see at once that they moved up. */
const TOLD = 100;

const work = statement<{ id: number; begun: boolean }, [number, Phase, Date]>(
  'questions.note-import-work',
  `WITH before AS (SELECT id, worked_at IS NULL AS begun FROM question_imports WHERE id = $1 AND state = $2 FOR NO KEY UPDATE)
   UPDATE question_imports import SET worked_at = $3, version = version + 1 FROM before WHERE import.id = before.id RETURNING import.id, before.begun`,
);
// In the order of their rows. Skips locked rows: the transaction that changes them notifies their people.
const waiting = statement<{ id: number }, [Phase, number]>(
  'questions.move-imports-up',
  `UPDATE question_imports SET version = version + 1
    WHERE id IN (SELECT id FROM question_imports WHERE state = $1 AND worked_at IS NULL ORDER BY id LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED) RETURNING id`,
);

/** Tells everybody who waits that their place has changed. */
export async function notifyWaiting(tx: Transaction, phase: Phase): Promise<void> {
  for (const { id } of await tx.sql.all(waiting, [phase, TOLD])) tx.publish(importProgress, id);
}

/** Says that a worker has begun an import, or is still at it. @returns whether there is anything to do */
export async function noteWork(tx: Transaction, importId: number, phase: Phase): Promise<boolean> {
  const noted = await tx.sql.one(work, [importId, phase, tx.clock.now()]);
  if (!noted) return false;
  tx.publish(importProgress, importId);
  if (noted.begun) await notifyWaiting(tx, phase);
  return true;
}
