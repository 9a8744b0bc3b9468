import { deletedWithAccount, notExported, type PersonalTable } from '../../kit/personal-data';

export const rolesTables: readonly PersonalTable[] = [
  deletedWithAccount('role_changes', 'role, given, origin, reason, created_at'),
  notExported(
    'role_changes',
    ['by_id'],
    'unlinked',
    'What somebody decided about the roles of others is theirs, and in their export.',
  ),
];
