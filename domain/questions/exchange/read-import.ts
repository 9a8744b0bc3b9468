/** Statements and commands of reading a file. None of them changes an import that is no longer being read. */
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import type { FailedFile, Note, Refusal } from './exchanged-question';
import { type Format, type IMPORT_FAILURES, importProgress } from './contract';
import type { ImportedQuestion } from './imported-question';
import type { ImportDefaults } from './import-defaults';
import { questionImportFiles } from './request-import';

export interface ImportToRead {
  id: number;
  account_id: number;
  format: Format;
  defaults: ImportDefaults;
}

const toRead = statement<ImportToRead, [number]>(
  'questions.import-to-read',
  `SELECT id, account_id, format, defaults FROM question_imports WHERE id = $1 AND state = 'reading'`,
);
export const importToRead = (read: Reader, importId: number): Promise<ImportToRead | null> =>
  read.sql.one(toRead, [importId]);

export interface ReadItem {
  number: number;
  line: number;
  title: string;
  body: ImportedQuestion | null;
  refusal: Refusal | null;
  about: string;
  notes: Note[];
}

// Items read again after a kill come out as before.
const save = statement<{ number: number }, [number, string]>(
  'questions.save-import-items',
  `INSERT INTO question_import_items (import_id, number, line, title, body, refusal, about, notes)
   SELECT $1, item.number, item.line, item.title, nullif(item.body, 'null'::jsonb), item.refusal, item.about, item.notes
     FROM jsonb_to_recordset($2::jsonb) AS item (number int, line int, title text, body jsonb, refusal text, about text, notes text[])
    WHERE EXISTS (SELECT FROM question_imports WHERE id = $1 AND state = 'reading')
   ON CONFLICT (import_id, number) DO UPDATE SET line = excluded.line, title = excluded.title, body = excluded.body, refusal = excluded.refusal, about = excluded.about, notes = excluded.notes
   RETURNING number`,
);

/** @returns whether it is still being read */
export const saveItems = async (tx: Transaction, importId: number, items: readonly ReadItem[]): Promise<boolean> =>
  items.length === 0 || (await tx.sql.all(save, [importId, JSON.stringify(items)])).length > 0;

const progress = statement<{ id: number }, [number, string, number, number, number, number]>(
  'questions.import-progress',
  // A worker that starts over after a kill does not reduce the count.
  `UPDATE question_imports SET done = greatest(done, $3), total = $4, accepted = $5, refused = $6, version = version + 1 WHERE id = $1 AND state = $2 RETURNING id`,
);

/** An item stored by an earlier reader. It has a body if a later question of the file may be its duplicate. */
export interface KeptItem {
  number: number;
  refusal: Refusal | null;
  body: ImportedQuestion | null;
}
const kept = statement<KeptItem, [number, number, number]>(
  'questions.saved-import-items',
  `SELECT number, refusal, CASE WHEN refusal IS NULL OR refusal = 'duplicate' THEN body END AS body FROM question_import_items WHERE import_id = $1 AND number > $2 ORDER BY number LIMIT $3`,
);
const KEPT_BATCH = 500;

/** In order, in batches. */
export async function* keptItems(read: Reader, importId: number): AsyncGenerator<KeptItem> {
  for (let last = 0; ;) {
    const items = await read.sql.all(kept, [importId, last, KEPT_BATCH]);
    yield* items;
    if (items.length < KEPT_BATCH) return;
    last = items.at(-1)!.number;
  }
}

/** Stores and publishes the progress. @returns whether the import is still in that state */
export async function publishProgress(
  tx: Transaction,
  importId: number,
  state: 'reading' | 'taking',
  { done, total, accepted, refused }: { done: number; total: number; accepted: number; refused: number },
): Promise<boolean> {
  const updated = await tx.sql.one(progress, [importId, state, done, total, accepted, refused]);
  if (updated) tx.publish(importProgress, importId);
  return updated !== null;
}

// After several readers, the last one decides how many questions the file has.
const finish = statement<{ id: number }, [number, number]>(
  'questions.finish-reading',
  `WITH known AS (SELECT count(*) FILTER (WHERE refusal IS NULL)::int AS accepted, count(*) FILTER (WHERE refusal IS NOT NULL)::int AS refused FROM question_import_items WHERE import_id = $1 AND number <= $2::int)
   UPDATE question_imports SET state = 'ready', done = $2::int, total = $2::int, accepted = known.accepted, refused = known.refused, version = version + 1
     FROM known WHERE id = $1 AND state = 'reading' RETURNING id`,
);
const dropItems = statement<never, [number, number]>(
  'questions.drop-import-items',
  'DELETE FROM question_import_items WHERE import_id = $1 AND number > $2::int',
);

/** Ends the reading and deletes the file. */
export async function endReading(tx: Transaction, importId: number, questions: number): Promise<void> {
  if (!(await tx.sql.one(finish, [importId, questions]))) return;
  await tx.sql.all(dropItems, [importId, questions]);
  await questionImportFiles.drop(tx, importId);
  tx.publish(importProgress, importId);
}

const fail = statement<{ id: number }, [number, string, number]>(
  'questions.fail-import',
  `UPDATE question_imports SET state = 'failed', failure = $2, failure_line = $3, version = version + 1 WHERE id = $1 AND state IN ('reading', 'taking') RETURNING id`,
);

/** Fails an import. What was read of an invalid file is deleted; after `internal`, reading can continue. */
export async function failImport(
  tx: Transaction,
  importId: number,
  failure: FailedFile['failure'] | (typeof IMPORT_FAILURES)[number],
  line = 0,
): Promise<void> {
  if (!(await tx.sql.one(fail, [importId, failure, line]))) return;
  if (failure !== 'internal') await dropRead(tx, importId);
  tx.publish(importProgress, importId);
}

/** Deletes the file and what was read of it. */
export async function dropRead(tx: Transaction, importId: number): Promise<void> {
  await tx.sql.all(dropItems, [importId, 0]);
  await questionImportFiles.drop(tx, importId);
}
