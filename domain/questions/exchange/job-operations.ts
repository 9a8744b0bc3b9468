import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { operations } from '~/domain/kit/job-operations';
import { forgetImportJob, importProgress, readImportJob, importJob } from './contract';
import { failImport } from './read-import';
import { PEOPLE } from '~/domain/accounts/views';

const waitingFor = statement<{ people: string[]; thing: string; missed: boolean }, [number]>(
  'questions.waiting-for-import',
  `SELECT ARRAY[account.display_name] AS people, 'Import of ' || import.file_name AS thing, import.state IN ('reading', 'taking') OR import.failure = 'internal' AS missed
     FROM question_imports import JOIN ${PEOPLE} account ON account.id = import.account_id WHERE import.id = $1`,
);
const toForget = statement<{ people: string[]; thing: string; missed: boolean }, [number, Date]>(
  'questions.import-to-forget',
  `SELECT ARRAY[]::text[] AS people, 'Import of ' || import.file_name AS thing, import.forgotten_at IS NULL AND import.created_at < $2::timestamptz - interval '1 day' AS missed FROM question_imports import WHERE import.id = $1`,
);
// Unless another file of the person is being read meanwhile.
const resume = statement<{ id: number }, [number, string, Date]>(
  'questions.resume-import',
  `UPDATE question_imports import SET state = $2, failure = NULL, waiting_since = $3, worked_at = NULL, version = version + 1 WHERE id = $1 AND state = 'failed' AND failure = 'internal'
      AND NOT EXISTS (SELECT FROM question_imports other WHERE other.account_id = import.account_id AND other.state IN ('reading', 'taking')) RETURNING id`,
);

const affects = (read: Reader, { import_id }: { import_id: number }) => read.sql.one(waitingFor, [import_id]);
const again =
  (state: 'reading' | 'taking') =>
  async (tx: Transaction, { import_id }: { import_id: number }): Promise<void> => {
    if (await tx.sql.one(resume, [import_id, state, tx.clock.now()])) tx.publish(importProgress, import_id);
  };
const drained = (tx: Transaction, { import_id }: { import_id: number }) => failImport(tx, import_id, 'internal');

export const exchangeJobOperations = [
  operations(readImportJob, { affects, retried: again('reading'), drained }),
  operations(importJob, { affects, retried: again('taking'), drained }),
  operations(forgetImportJob, {
    affects: (read, { import_id }) => read.sql.one(toForget, [import_id, read.clock.now()]),
    timed: true,
  }),
];
