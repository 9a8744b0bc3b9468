import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { FILE_KEPT_MS, forgetImportJob, importProgress, UNDO_KEPT_MS } from './contract';
import { dropRead } from './read-import';
import { cardImportFiles } from './request-import';

const found = statement<{ created_at: Date; state: string }, [number]>(
  'flashcards.import-to-forget',
  'SELECT created_at, state FROM flashcard_imports WHERE id = $1::int FOR NO KEY UPDATE',
);
const grow = statement<never, [number]>(
  'flashcards.forget-import',
  'UPDATE flashcard_imports SET version = version + 1 WHERE id = $1::int',
);

/** After a day the file goes; after thirty the log of its cards, without which it cannot be undone. What was taken stays. */
export async function forgetImport(tx: Transaction, importId: number): Promise<void> {
  const row = await tx.sql.one(found, [importId]);
  if (!row) return;
  if (['reading', 'taking', 'undoing'].includes(row.state))
    return tx.enqueue(forgetImportJob, { import_id: importId }, { delay: FILE_KEPT_MS });
  const left = row.created_at.getTime() + UNDO_KEPT_MS - tx.clock.now().getTime();
  if (left > 0) {
    await cardImportFiles.drop(tx, importId);
    tx.enqueue(forgetImportJob, { import_id: importId }, { delay: left });
  } else {
    await dropRead(tx, importId);
    await tx.sql.all(grow, [importId]);
    tx.publish(importProgress, importId);
  }
}
