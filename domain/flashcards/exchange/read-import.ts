/** Statements and commands of reading a file of cards. None of them changes an import that is no longer being read. */
import type { Language } from '~/domain/accounts/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { type ImportFailure, importProgress, type TransferFormat } from './contract';
import type { ReadItem } from './imported-card';
import { cardImportFiles } from './request-import';

export interface ImportWork {
  id: number;
  account_id: number;
  file_name: string;
  format: TransferFormat;
  language: Language;
  with_history: boolean;
  state: 'reading' | 'taking';
  created_at: Date;
}

const work = statement<ImportWork, [number]>(
  'flashcards.import-work',
  `SELECT id, account_id, file_name, format, language, with_history, state, created_at FROM flashcard_imports WHERE id = $1::int AND state IN ('reading', 'taking')`,
);
export const importWork = (read: Reader, importId: number): Promise<ImportWork | null> =>
  read.sql.one(work, [importId]);

const lastKept = statement<{ number: number }, [number]>(
  'flashcards.last-import-item',
  'SELECT coalesce(max(number), 0)::int AS number FROM flashcard_import_items WHERE import_id = $1::int',
);
/** The number of the last card that was kept: items are kept in the order of the file. */
export const lastKeptItem = async (read: Reader, importId: number): Promise<number> =>
  (await read.sql.one(lastKept, [importId]))!.number;

const advance = statement<{ id: number }, [number, number, number, Date]>(
  'flashcards.import-read',
  `UPDATE flashcard_imports SET done = greatest(done, $2::int), total = $3::int, worked_at = $4::timestamptz, version = version + 1
    WHERE id = $1::int AND state = 'reading' RETURNING id`,
);
// Read again after a kill, they come out as before.
const save = statement<never, [number, string]>(
  'flashcards.save-import-items',
  `INSERT INTO flashcard_import_items (import_id, number, title, deck, body, outcome, reason, notes)
   SELECT $1::int, item.number, item.title, item.deck, nullif(item.body, 'null'::jsonb), CASE WHEN item.reason <> '' THEN 'skipped' END, item.reason, item.notes
     FROM jsonb_to_recordset($2::jsonb) AS item (number int, title text, deck text, body jsonb, reason text, notes text[])
   ON CONFLICT (import_id, number) DO NOTHING`,
);

/** Keeps cards that were read. @returns whether the import is still being read */
export async function saveItems(
  tx: Transaction,
  importId: number,
  items: readonly ReadItem[],
  total: number,
): Promise<boolean> {
  const done = items.at(-1)?.number ?? 0;
  if (!(await tx.sql.one(advance, [importId, done, total, tx.clock.now()]))) return false;
  await tx.sql.all(save, [importId, JSON.stringify(items)]);
  tx.publish(importProgress, importId);
  return true;
}

const finish = statement<{ id: number }, [number, Date]>(
  'flashcards.finish-reading',
  `UPDATE flashcard_imports SET state = 'taking', done = 0, total = (SELECT count(*) FROM flashcard_import_items WHERE import_id = $1::int),
          worked_at = $2::timestamptz, version = version + 1 WHERE id = $1::int AND state = 'reading' RETURNING id`,
);
const dropItems = statement<never, [number]>(
  'flashcards.drop-import-items',
  'DELETE FROM flashcard_import_items WHERE import_id = $1::int',
);

/** Ends the reading and deletes the file. */
export async function endReading(tx: Transaction, importId: number): Promise<void> {
  if (!(await tx.sql.one(finish, [importId, tx.clock.now()]))) return;
  await cardImportFiles.drop(tx, importId);
  tx.publish(importProgress, importId);
}

const fail = statement<{ id: number }, [number, ImportFailure, number | null]>(
  'flashcards.fail-import',
  `UPDATE flashcard_imports SET state = 'failed', failure = $2, failed_line = $3::int, version = version + 1 WHERE id = $1::int AND state IN ('reading', 'taking', 'undoing') RETURNING id`,
);

/**
 * Fails an import. Of a file that cannot be read nothing is kept; after `internal`, the work can go on.
 * @param line at which a file of text is damaged, from 1; 0 if that is not known
 */
export async function failImport(tx: Transaction, importId: number, failure: ImportFailure, line = 0): Promise<void> {
  const damaged = failure === 'broken-file' && line > 0;
  if (!(await tx.sql.one(fail, [importId, failure, damaged ? line : null]))) return;
  if (failure !== 'internal') await dropRead(tx, importId);
  tx.publish(importProgress, importId);
}

/** Deletes the file and what was read of it. */
export async function dropRead(tx: Transaction, importId: number): Promise<void> {
  await cardImportFiles.drop(tx, importId);
  await tx.sql.all(dropItems, [importId]);
}
