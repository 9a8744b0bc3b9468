import { operations } from '~/domain/kit/job-operations';
import { statement } from '~/domain/kit/statement';
import { eraseAccountJob, writeExportJob } from './contract';
import { failExport } from './exports';

const exportsOf = statement<{ display_name: string; missed: boolean }, [number]>(
  'accounts.export-affects',
  `SELECT a.display_name, e.state <> 'ready' AS missed FROM account_exports e JOIN accounts a ON a.id = e.account_id WHERE e.id = $1`,
);
const retry = statement<{ id: number }, [number]>(
  'accounts.retry-export',
  `UPDATE account_exports SET state = 'waiting', version = version + 1 WHERE id = $1 AND state = 'failed' RETURNING id`,
);
const leaving = statement<{ id: number }, [number]>(
  'accounts.erase-affects',
  'SELECT id FROM accounts WHERE id = $1 AND erase_at IS NOT NULL',
);

export const privacyJobOperations = [
  operations(writeExportJob, {
    async affects(read, { export_id }) {
      const row = await read.sql.one(exportsOf, [export_id]);
      return row && { people: [row.display_name], thing: 'download', missed: row.missed };
    },
    retried: async (tx, { export_id }) => void (await tx.sql.one(retry, [export_id])),
    drained: (tx, { export_id }) => failExport(tx, export_id),
  }),
  operations(eraseAccountJob, {
    // Nobody is named who wants to be forgotten.
    async affects(read, { account_id }) {
      return (await read.sql.one(leaving, [account_id])) && { people: [], thing: 'account', missed: true };
    },
    timed: true,
  }),
];
