import { deletedWithAccount, exportedRows, type PersonalData } from '../kit/personal-data';

export const audioPairingPersonalData: PersonalData = {
  tables: [
    deletedWithAccount(
      'pairing_members',
      [['pairing_id', 'int']],
      ['pairing_id', 'waiting_since', 'came_at', 'left_at', 'attended', 'verdict'],
    ),
    deletedWithAccount(
      'pairing_searches',
      [['account_id', 'int']],
      ['state', 'waiting_since', 'style', 'stage', 'language'],
    ),
    {
      table: 'account_blocks',
      accounts: ['blocker_id', 'blocked_id'],
      exported: exportedRows('account_blocks', {
        from: 'account_blocks b JOIN accounts blocked ON blocked.id = b.blocked_id',
        where: 'b.blocker_id = $1',
        key: [['b.blocked_id', 'int']],
        columns: [
          ['blocked', 'blocked.display_name'],
          ['created_at', 'b.created_at'],
        ],
      }),
      erased: 'deleted',
    },
    {
      table: 'pairing_reports',
      accounts: ['reporter_id', 'reported_id'],
      exported: exportedRows('pairing_reports', {
        where: 'reporter_id = $1',
        key: [['id', 'int']],
        columns: ['pairing_id', 'reason', 'details', 'created_at', 'resolved_at'],
      }),
      erased: 'deleted',
    },
    {
      table: 'pairing_reports',
      accounts: ['resolved_by'],
      exported: 'What a moderator resolved belongs to those who reported.',
      erased: 'unlinked',
    },
  ],
};
