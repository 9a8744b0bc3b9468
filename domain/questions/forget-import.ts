import { statement } from '../statement';
import type { Transaction } from '../transaction';
import { importProgress } from './exchange-contract';
import { dropRead } from './read-import';

const forget = statement<{ id: number }, [number, Date]>(
  'questions.forget-import',
  `UPDATE question_imports SET forgotten_at = $2, state = CASE WHEN state IN ('reading', 'ready') THEN 'cancelled' ELSE state END, version = version + 1
    WHERE id = $1 AND forgotten_at IS NULL AND state <> 'taking' RETURNING id`,
);

/** A day after a file came, it and what was read of it are thrown away; what was taken stays. @returns false where it is being taken right now */
export async function forgetImport(tx: Transaction, importId: number): Promise<void> {
  if (!(await tx.sql.one(forget, [importId, tx.clock.now()]))) return;
  await dropRead(tx, importId);
  tx.publish(importProgress, importId);
}
