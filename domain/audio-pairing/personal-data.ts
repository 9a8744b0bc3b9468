import { deletedWithAccount, notExported, type PersonalData } from '../kit/personal-data';
import { PEOPLE } from '../accounts/views';

export const audioPairingPersonalData: PersonalData = {
  tables: [
    deletedWithAccount('pairing_members', 'pairing_id, waiting_since, came_at, left_at, attended, verdict', {
      key: 'pairing_id',
    }),
    deletedWithAccount('pairing_searches', 'state, waiting_since, style, stage, language', { key: 'account_id' }),
    deletedWithAccount('account_blocks', 'blocked.display_name AS blocked, b.created_at', {
      accounts: ['blocker_id', 'blocked_id'],
      from: `account_blocks b JOIN ${PEOPLE} blocked ON blocked.id = b.blocked_id`,
      where: 'b.blocker_id = $1',
      key: 'b.blocked_id',
    }),
    deletedWithAccount('pairing_reports', 'pairing_id, reason, details, created_at, resolved_at', {
      accounts: ['reporter_id', 'reported_id'],
    }),
    notExported(
      'pairing_reports',
      ['resolved_by'],
      'unlinked',
      'What a moderator resolved belongs to those who reported.',
    ),
  ],
};
