import { operations } from '~/domain/kit/job-operations';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { forgetImportJob, importCardsJob, importProgress, undoImportJob } from './contract';
import { failImport } from './read-import';
import { PEOPLE } from '~/domain/accounts/views';

interface Affects {
  people: string[];
  thing: string;
  missed: boolean;
}
const waitingFor = statement<Affects, [number]>(
  'flashcards.waiting-for-import',
  `SELECT ARRAY[account.display_name] AS people, 'Cards of ' || import.file_name AS thing, import.state IN ('reading', 'taking', 'undoing') OR coalesce(import.failure = 'internal', false) AS missed
     FROM flashcard_imports import JOIN ${PEOPLE} account ON account.id = import.account_id WHERE import.id = $1::int`,
);
const toForget = statement<Affects, [number]>(
  'flashcards.waiting-to-forget',
  `SELECT ARRAY[]::text[] AS people, 'Cards of ' || import.file_name AS thing, EXISTS (SELECT FROM flashcard_import_pieces piece WHERE piece.import_id = import.id) AS missed
     FROM flashcard_imports import WHERE import.id = $1::int`,
);
// Unless another file of the person is being imported meanwhile. The file is still there if its reading has failed.
const resume = statement<{ id: number }, [number, string]>(
  'flashcards.resume-import',
  `UPDATE flashcard_imports import SET failure = NULL, worked_at = NULL, version = version + 1,
          state = CASE WHEN $2::text = 'undoing' THEN 'undoing'
                       WHEN EXISTS (SELECT FROM flashcard_import_pieces piece WHERE piece.import_id = import.id) THEN 'reading' ELSE 'taking' END
    WHERE id = $1::int AND state = 'failed' AND failure = 'internal'
      AND NOT EXISTS (SELECT FROM flashcard_imports other WHERE other.account_id = import.account_id AND other.state IN ('reading', 'taking', 'undoing')) RETURNING id`,
);

interface Payload {
  import_id: number;
}
const affects = (read: Reader, { import_id }: Payload) => read.sql.one(waitingFor, [import_id]);
const again =
  (state: 'importing' | 'undoing') =>
  async (tx: Transaction, { import_id }: Payload): Promise<void> => {
    if (await tx.sql.one(resume, [import_id, state])) tx.publish(importProgress, import_id);
  };
const drained = (tx: Transaction, { import_id }: Payload) => failImport(tx, import_id, 'internal');

export const exchangeJobOperations = [
  operations(importCardsJob, { affects, retried: again('importing'), drained }),
  operations(undoImportJob, { affects, retried: again('undoing'), drained }),
  operations(forgetImportJob, { affects: (read, { import_id }) => read.sql.one(toForget, [import_id]), timed: true }),
];
