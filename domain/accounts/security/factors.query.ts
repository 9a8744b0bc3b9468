import type { Role } from '../../kit/person';
import { statement } from '../../kit/statement';
import type { Reader } from '../../kit/transaction';
import type { Factors, SecurityAct } from './contract';
import { NEEDS_SECOND_FACTOR } from './role-rule';

const ACTS_SHOWN = 10;

const summary = statement<{ totp: boolean; codes: number; roles: Role[]; demo: boolean }, [number]>(
  'accounts.factors',
  `SELECT EXISTS (SELECT FROM totp_factors factor WHERE factor.account_id = account.id) AS totp,
          (SELECT count(*)::int FROM recovery_codes code WHERE code.account_id = account.id AND code.used_at IS NULL) AS codes,
          account.roles, account.demo
     FROM accounts account WHERE account.id = $1`,
);
const passkeys = statement<{ id: number; name: string; created_at: Date; last_used_at: Date | null }, [number]>(
  'accounts.passkeys',
  'SELECT id, name, created_at, last_used_at FROM passkeys WHERE account_id = $1 ORDER BY id',
);
const acts = statement<{ act: SecurityAct; about: string; created_at: Date }, [number, number]>(
  'accounts.security-acts',
  'SELECT act, about, created_at FROM security_acts WHERE account_id = $1 ORDER BY id DESC LIMIT $2',
);

/** What somebody signs in with beside the password, as they see it themselves. */
export async function factorsOf(read: Reader, accountId: number): Promise<Factors> {
  const [about, keys, done] = await Promise.all([
    read.sql.one(summary, [accountId]),
    read.sql.all(passkeys, [accountId]),
    read.sql.all(acts, [accountId, ACTS_SHOWN]),
  ]);
  return {
    totp: about?.totp ?? false,
    passkeys: keys.map((key) => ({
      ...key,
      created_at: key.created_at.toISOString(),
      last_used_at: key.last_used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: about?.codes ?? 0,
    required: about !== null && !about.demo && about.roles.some((role) => NEEDS_SECOND_FACTOR.includes(role)),
    acts: done.map((one) => ({ ...one, created_at: one.created_at.toISOString() })),
  };
}

const secret = statement<{ sealed_secret: string }, [number]>(
  'accounts.totp-secret',
  'SELECT sealed_secret FROM totp_factors WHERE account_id = $1',
);

/** The sealed secret of somebody's authenticator app; null if there is none. */
export const totpSecretOf = async (read: Reader, accountId: number): Promise<string | null> =>
  (await read.sql.one(secret, [accountId]))?.sealed_secret ?? null;

export interface StoredPasskey {
  id: number;
  account_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
}

const COLUMNS = 'id, account_id, credential_id, public_key, counter::float8 AS counter, transports';

const byCredential = statement<StoredPasskey, [string]>(
  'accounts.passkey-by-credential',
  `SELECT ${COLUMNS} FROM passkeys WHERE credential_id = $1`,
);

export const passkeyByCredential = (read: Reader, credentialId: string): Promise<StoredPasskey | null> =>
  read.sql.one(byCredential, [credentialId]);

const ofAccount = statement<StoredPasskey, [number]>(
  'accounts.passkeys-of-account',
  `SELECT ${COLUMNS} FROM passkeys WHERE account_id = $1 ORDER BY id`,
);

export const passkeysOfAccount = (read: Reader, accountId: number): Promise<StoredPasskey[]> =>
  read.sql.all(ofAccount, [accountId]);
