import { notExported, type PersonalData, unlinkedFromAccount } from '../kit/personal-data';

export const reviewPersonalData: PersonalData = {
  tables: [
    unlinkedFromAccount('proposal_decisions', 'kind, entity_id, act, reason, created_at', {
      where: `account_id = $1 AND kind <> 'application'`,
    }),
    notExported(
      'proposal_readers',
      ['account_id'],
      'deleted',
      'Which proposal a second person has open right now, and when they opened one that they have not decided on yet.',
    ),
  ],
};
