import { deletedWithAccount, type PersonalTable } from '~/domain/kit/personal-data';

/** Secrets and hashes are not exported. */
export const securityTables: readonly PersonalTable[] = [
  deletedWithAccount('totp_factors', [['account_id', 'int']], ['created_at']),
  deletedWithAccount('passkeys', [['id', 'int']], ['name', 'created_at', 'last_used_at']),
  {
    table: 'recovery_codes',
    accounts: ['account_id'],
    exported: 'A recovery code is a secret; only its hash is kept.',
    erased: 'deleted',
  },
  {
    table: 'pending_sign_ins',
    accounts: ['account_id'],
    exported: 'A sign-in that is not finished is kept for minutes.',
    erased: 'deleted',
  },
  deletedWithAccount('security_acts', [['id', 'int']], ['act', 'about', 'reason', 'created_at']),
  {
    table: 'security_acts',
    accounts: ['by_id'],
    exported: 'What staff did to the second factors of others is theirs, and in their export.',
    erased: 'unlinked',
  },
];
