import { exportedRows, type PersonalData } from '../kit/personal-data';

export const reviewPersonalData: PersonalData = {
  tables: [
    {
      table: 'proposal_decisions',
      accounts: ['account_id'],
      exported: exportedRows('proposal_decisions', {
        // What was decided on an application is about the person who asked, and in their export.
        where: `account_id = $1 AND kind <> 'application'`,
        key: [['id', 'int']],
        columns: ['kind', 'entity_id', 'act', 'reason', 'created_at'],
      }),
      erased: 'unlinked',
    },
    {
      table: 'proposal_readers',
      accounts: ['account_id'],
      exported:
        'Which proposal a second person has open right now, and when they opened one that they have not decided on yet.',
      erased: 'deleted',
    },
  ],
};
