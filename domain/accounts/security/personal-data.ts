import { deletedWithAccount, notExported, type PersonalTable } from '~/domain/kit/personal-data';

/** Secrets and hashes are not exported. */
export const securityTables: readonly PersonalTable[] = [
  deletedWithAccount('totp_factors', 'created_at', { key: 'account_id' }),
  deletedWithAccount('passkeys', 'name, created_at, last_used_at'),
  notExported('recovery_codes', ['account_id'], 'deleted', 'A recovery code is a secret; only its hash is kept.'),
  notExported('pending_sign_ins', ['account_id'], 'deleted', 'A sign-in that is not finished is kept for minutes.'),
  deletedWithAccount('security_acts', 'act, about, reason, created_at'),
  notExported(
    'security_acts',
    ['by_id'],
    'unlinked',
    'What staff did to the second factors of others is theirs, and in their export.',
  ),
];
