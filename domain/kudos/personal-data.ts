import { exportedRows, type PersonalData } from '../kit/personal-data';

export const kudosPersonalData: PersonalData = {
  tables: [
    {
      table: 'kudos',
      accounts: ['giver_id', 'receiver_id'],
      exported: exportedRows('kudos', {
        where: '$1 IN (giver_id, receiver_id)',
        key: [
          ['attempt_id', 'int'],
          ['giver_id', 'int'],
          ['receiver_id', 'int'],
        ],
        columns: ['attempt_id', ['given', 'giver_id = $1'], 'kinds', 'given_at'],
      }),
      erased: 'deleted',
    },
  ],
};
