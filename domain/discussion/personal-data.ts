import { deletedWithAccount, type PersonalData } from '../kit/personal-data';

export const discussionPersonalData: PersonalData = {
  tables: [
    deletedWithAccount(
      'comments',
      [['id', 'int']],
      ['id', 'question_id', 'comment_type', 'text', 'deleted_at', 'created_at'],
    ),
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
