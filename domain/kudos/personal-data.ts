import { deletedWithAccount, type PersonalData } from '../kit/personal-data';

export const kudosPersonalData: PersonalData = {
  tables: [
    deletedWithAccount('kudos', 'attempt_id, giver_id = $1 AS given, kinds, given_at', {
      accounts: ['giver_id', 'receiver_id'],
      where: '$1 IN (giver_id, receiver_id)',
      key: 'attempt_id, giver_id, receiver_id',
    }),
  ],
};
