import { deletedWithAccount, type PersonalTable } from '../../kit/personal-data';

/** An id of a link is no secret: its token is made with a key that no table holds. */
export const emailTables: readonly PersonalTable[] = [
  deletedWithAccount('email_changes', 'old_email, new_email, asked_at, confirmed_at, undo_until, ended_at'),
  deletedWithAccount('account_links', 'purpose, email, created_at, expires_at, used_at, void_at', { key: 'id::text' }),
];
