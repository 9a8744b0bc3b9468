import { exportedRows, type ErasingStep, type PersonalData } from '../kit/personal-data';
import { statement } from '../kit/statement';

const takeBackAll: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'shared-results.clear',
  `DELETE FROM shared_results WHERE attempt_id IN (SELECT attempt_id FROM shared_results WHERE account_id = ANY ($1::int[]) LIMIT $2)
   RETURNING attempt_id AS gone`,
);

export const sharedResultsPersonalData: PersonalData = {
  tables: [
    {
      table: 'shared_results',
      accounts: ['account_id'],
      // Who has the key opens the result: it is no part of a file that may lie about.
      exported: exportedRows('shared_results', {
        where: 'account_id = $1',
        key: [['attempt_id', 'int']],
        columns: ['attempt_id', 'opened', 'agreed_at', 'created_at', 'ends_at'],
      }),
      erased: 'deleted',
    },
  ],
  clear: [takeBackAll],
};
