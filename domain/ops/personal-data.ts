import { type ErasingStep, exportedRows, type PersonalData } from '../kit/personal-data';
import { statement } from '../kit/statement';

/** The audit stays, without the name of who acted. */
const unname: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'ops.erase-name',
  `UPDATE ops_audit SET account_name = '–' WHERE id IN (SELECT id FROM ops_audit WHERE account_id = ANY ($1::int[]) AND account_name <> '–' LIMIT $2)
   RETURNING id AS gone`,
);

export const opsPersonalData: PersonalData = {
  tables: [
    {
      table: 'ops_audit',
      accounts: ['account_id'],
      exported: exportedRows('ops_audit', {
        where: 'account_id = $1',
        key: [['id', 'int']],
        columns: ['act', 'queue', 'jobs', 'state', 'reason', 'created_at'],
      }),
      erased: 'unlinked',
    },
  ],
  erase: [unname],
};
