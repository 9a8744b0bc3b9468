import { deletedWithAccount, type PersonalData } from '../kit/personal-data';

export const reportsPersonalData: PersonalData = {
  tables: [
    deletedWithAccount(
      'reports',
      [['id', 'int']],
      ['id', 'kind', 'entity_id', 'reason', 'text', 'resolved_at', 'created_at'],
    ),
    {
      table: 'reports',
      accounts: ['resolved_by'],
      exported: 'What a moderator resolved belongs to those who reported.',
      erased: 'unlinked',
    },
  ],
};
