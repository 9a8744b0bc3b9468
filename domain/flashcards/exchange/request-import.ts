import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { FILE_KEPT_MS, forgetImportJob, importCardsJob, IMPORTS_A_DAY, type TransferFormat } from './contract';
import { cardFileMissing, cardImportRunning, cardImportsUsedUp } from './refusals';

export interface ImportRequest {
  file_name: string;
  format: TransferFormat;
  with_history: boolean;
  language?: Language | undefined;
  submission_id?: string | undefined;
}

const requestedBefore = statement<{ id: number }, [number, string]>(
  'flashcards.import-requested',
  'SELECT id FROM flashcard_imports WHERE account_id = $1::int AND submission_id = $2::uuid',
);
const lately = statement<{ number: number; oldest: Date | null }, [number, Date]>(
  'flashcards.imports-lately',
  'SELECT count(*)::int AS number, min(created_at) AS oldest FROM flashcard_imports WHERE account_id = $1::int AND created_at > $2::timestamptz',
);
const insert = statement<{ id: number }, [number, string, TransferFormat, Language, boolean, string | null, Date]>(
  'flashcards.insert-import',
  `INSERT INTO flashcard_imports (account_id, file_name, format, language, with_history, state, submission_id, created_at)
   VALUES ($1::int, $2, $3, $4, $5::boolean, 'reading', $6::uuid, $7::timestamptz) ON CONFLICT DO NOTHING RETURNING id`,
);
const insertPiece = statement<never, [number, number, Uint8Array]>(
  'flashcards.insert-import-piece',
  'INSERT INTO flashcard_import_pieces (import_id, position, bytes) VALUES ($1::int, $2::int, $3::bytea)',
);

/** What a file is called, without its folders and without what no list could show. */
const fileNameOf = (name: string): string =>
  name
    .replace(/^.*[\\/]/s, '')
    .slice(-200)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim() || 'cards';

async function requireLeft(tx: Transaction, person: Person): Promise<void> {
  const day = 24 * 60 * 60 * 1_000;
  const now = tx.clock.now().getTime();
  const { number, oldest } = (await tx.sql.one(lately, [person.id, new Date(now - day)]))!;
  if (number >= IMPORTS_A_DAY) throw cardImportsUsedUp(Math.ceil((oldest!.getTime() + day - now) / 1_000));
}

/**
 * Keeps a file of cards and has it imported. Sent twice with the same `submission_id`, it is imported once.
 * @throws Problem invalid `card-file-missing`; conflict `card-import-running`; too-many `card-imports-used-up`
 */
export async function requestImport(
  tx: Transaction,
  person: Person,
  request: ImportRequest,
  pieces: AsyncIterable<Uint8Array>,
): Promise<{ id: number }> {
  const submission = request.submission_id ?? null;
  const before = () => (submission === null ? null : tx.sql.one(requestedBefore, [person.id, submission]));
  const known = await before();
  if (known) return known;
  await requireLeft(tx, person);
  const made = await tx.sql.one(insert, [
    person.id,
    fileNameOf(request.file_name),
    request.format,
    request.language ?? person.language,
    request.with_history,
    submission,
    tx.clock.now(),
  ]);
  if (!made) {
    // Sent twice in the same instant, or another file is being imported.
    const other = await before();
    if (other) return other;
    throw cardImportRunning();
  }
  let position = 0;
  for await (const piece of pieces) {
    if (piece.length === 0) continue;
    await tx.sql.all(insertPiece, [made.id, position, piece]);
    position += 1;
  }
  if (position === 0) throw cardFileMissing();
  tx.enqueue(importCardsJob, { import_id: made.id });
  tx.enqueue(forgetImportJob, { import_id: made.id }, { delay: FILE_KEPT_MS });
  return made;
}
