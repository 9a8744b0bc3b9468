import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { fileNameOf, importFiles } from '~/domain/kit/exchange';
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

export const cardImportFiles = importFiles({
  room: 'flashcards',
  table: 'flashcard_imports',
  piecesTable: 'flashcard_import_pieces',
  aDay: IMPORTS_A_DAY,
  keptMs: FILE_KEPT_MS,
  readJob: importCardsJob,
  forgetJob: forgetImportJob,
  missing: cardFileMissing,
  running: cardImportRunning,
  usedUp: cardImportsUsedUp,
});
const insert = statement<{ id: number }, [number, string, TransferFormat, Language, boolean, string | null, Date]>(
  'flashcards.insert-import',
  `INSERT INTO flashcard_imports (account_id, file_name, format, language, with_history, state, submission_id, created_at)
   VALUES ($1::int, $2, $3, $4, $5::boolean, 'reading', $6::uuid, $7::timestamptz) ON CONFLICT DO NOTHING RETURNING id`,
);

/**
 * Keeps a file of cards and has it imported. Sent twice with the same `submission_id`, it is imported once.
 * @throws Problem invalid `card-file-missing`; conflict `card-import-running`; too-many `card-imports-used-up`
 */
export const requestImport = (
  tx: Transaction,
  person: Person,
  request: ImportRequest,
  pieces: AsyncIterable<Uint8Array>,
): Promise<{ id: number }> =>
  cardImportFiles.request(tx, person, request.submission_id, pieces, () =>
    tx.sql.one(insert, [
      person.id,
      fileNameOf(request.file_name, 'cards'),
      request.format,
      request.language ?? person.language,
      request.with_history,
      request.submission_id ?? null,
      tx.clock.now(),
    ]),
  );
