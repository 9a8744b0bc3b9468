import { deletedWithAccount, type PersonalTable } from '../../kit/personal-data';

export const rolesTables: readonly PersonalTable[] = [
  deletedWithAccount('role_changes', [['id', 'int']], ['role', 'given', 'origin', 'reason', 'created_at']),
  {
    table: 'role_changes',
    accounts: ['by_id'],
    exported: 'What somebody decided about the roles of others is theirs, and in their export.',
    erased: 'unlinked',
  },
];
