import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { forgetImportJob, importProgress } from './contract';
import { dropRead } from './read-import';

/** Until it is looked again whether what is being taken has been taken, in milliseconds. */
const LATER = 60 * 60 * 1_000;

const forget = statement<{ id: number }, [number, Date]>(
  'questions.forget-import',
  `UPDATE question_imports SET forgotten_at = $2, state = CASE WHEN state IN ('reading', 'ready') THEN 'cancelled' ELSE state END, version = version + 1
    WHERE id = $1 AND forgotten_at IS NULL AND state <> 'taking' RETURNING id`,
);
const taking = statement<{ id: number }, [number]>(
  'questions.import-taking',
  `SELECT id FROM question_imports WHERE id = $1 AND state = 'taking'`,
);

/** A day after a file came, it and what was read of it are thrown away; what was taken stays. */
export async function forgetImport(tx: Transaction, importId: number): Promise<void> {
  if (await tx.sql.one(taking, [importId]))
    return tx.enqueue(forgetImportJob, { import_id: importId }, { delay: LATER });
  if (!(await tx.sql.one(forget, [importId, tx.clock.now()]))) return;
  await dropRead(tx, importId);
  tx.publish(importProgress, importId);
}
