import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { importProgress } from './contract';

const work = statement<{ id: number }, [number, Date]>(
  'flashcards.note-import-work',
  `UPDATE flashcard_imports SET worked_at = $2::timestamptz, version = version + 1
    WHERE id = $1::int AND state IN ('reading', 'taking', 'undoing') RETURNING id`,
);

/** Says that a worker is at an import. */
export async function noteWork(tx: Transaction, importId: number): Promise<void> {
  if (await tx.sql.one(work, [importId, tx.clock.now()])) tx.publish(importProgress, importId);
}
