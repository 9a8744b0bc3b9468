import { conflict, notFound } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { PASSKEYS_MAX, type SecurityAct } from './contract';
import { notifyApp, notifyPasskey, notifyRemovedFactors } from './notify-security';

const lock = statement<{ second_factor: boolean }, [number]>(
  'accounts.lock-factors',
  'SELECT second_factor FROM accounts WHERE id = $1 AND NOT guest FOR UPDATE',
);
/** A second statement: it sees what others committed while the lock was waited for. */
const settle = statement<{ second_factor: boolean }, [number]>(
  'accounts.settle-second-factor',
  `UPDATE accounts SET second_factor = EXISTS (SELECT FROM totp_factors WHERE account_id = $1) OR EXISTS (SELECT FROM passkeys WHERE account_id = $1)
    WHERE id = $1 RETURNING second_factor`,
);
const dropCodes = statement<never, [number]>(
  'accounts.drop-recovery-codes',
  'DELETE FROM recovery_codes WHERE account_id = $1',
);
const addCodes = statement<never, [number, string[]]>(
  'accounts.add-recovery-codes',
  'INSERT INTO recovery_codes (account_id, code_hash) SELECT $1, unnest($2::text[])',
);
const dropPending = statement<never, [number]>(
  'accounts.drop-pending-sign-ins',
  'DELETE FROM pending_sign_ins WHERE account_id = $1',
);
const record = statement<never, [number, string, string, Date, number | null, string]>(
  'accounts.record-security-act',
  'INSERT INTO security_acts (account_id, act, about, created_at, by_id, reason) VALUES ($1, $2, $3, $4, $5, $6)',
);

/** Which member of staff did it, and why; nobody where people change what is theirs, or a command on the machine does. */
export interface ByStaff {
  by_id: number | null;
  reason: string;
}

/** Writes down what was changed, for the person and for operators. */
export const recordSecurityAct = async (
  tx: Transaction,
  accountId: number,
  act: SecurityAct,
  about = '',
  { by_id, reason }: ByStaff = { by_id: null, reason: '' },
): Promise<void> => void (await tx.sql.all(record, [accountId, act, about, tx.clock.now(), by_id, reason]));

/**
 * Changes the second factors of an account: one at a time for each account, so that `second_factor` stays true to what is there.
 * The first factor comes with recovery codes, and they go with the last one.
 * @param codeHashes of the recovery codes, should they be needed
 * @returns whether the codes were taken
 */
async function changing(
  tx: Transaction,
  accountId: number,
  codeHashes: string[] | null,
  change: () => Promise<void>,
): Promise<boolean> {
  const before = await tx.sql.one(lock, [accountId]);
  if (!before) throw notFound();
  await change();
  const { second_factor } = (await tx.sql.one(settle, [accountId]))!;
  if (!second_factor) await tx.sql.all(dropCodes, [accountId]);
  if (!second_factor || before.second_factor || !codeHashes) return false;
  await tx.sql.all(dropCodes, [accountId]);
  await tx.sql.all(addCodes, [accountId, codeHashes]);
  return true;
}

const addApp = statement<{ account_id: number }, [number, string, number, Date]>(
  'accounts.add-totp',
  `INSERT INTO totp_factors (account_id, sealed_secret, last_step, created_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (account_id) DO NOTHING RETURNING account_id`,
);

/** @param step the time step of the code that proved it, which counts as used @throws Problem `totp-exists` */
export const addTotp = (
  tx: Transaction,
  accountId: number,
  app: { sealedSecret: string; step: number },
  codeHashes: string[],
): Promise<boolean> =>
  changing(tx, accountId, codeHashes, async () => {
    if (!(await tx.sql.one(addApp, [accountId, app.sealedSecret, app.step, tx.clock.now()])))
      throw conflict('totp-exists', 'An authenticator app is set up already. Remove it first.');
    await recordSecurityAct(tx, accountId, 'app-added');
    await notifyApp(tx, accountId, 'added');
  });

const dropApp = statement<{ account_id: number }, [number]>(
  'accounts.remove-totp',
  'DELETE FROM totp_factors WHERE account_id = $1 RETURNING account_id',
);

/** Removing it twice is once. */
export const removeTotp = (tx: Transaction, accountId: number): Promise<boolean> =>
  changing(tx, accountId, null, async () => {
    if (!(await tx.sql.one(dropApp, [accountId]))) return;
    await recordSecurityAct(tx, accountId, 'app-removed');
    await notifyApp(tx, accountId, 'removed');
  });

export interface NewPasskey {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
}

const countKeys = statement<{ keys: number }, [number]>(
  'accounts.count-passkeys',
  'SELECT count(*)::int AS keys FROM passkeys WHERE account_id = $1',
);
const addKey = statement<{ id: number }, [number, string, Buffer, string, string[], string, Date]>(
  'accounts.add-passkey',
  `INSERT INTO passkeys (account_id, credential_id, public_key, counter, transports, name, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT (credential_id) DO NOTHING RETURNING id`,
);

/** @throws Problem `passkey-exists`, `too-many-passkeys` */
export const addPasskey = (
  tx: Transaction,
  accountId: number,
  key: NewPasskey,
  codeHashes: string[],
): Promise<boolean> =>
  changing(tx, accountId, codeHashes, async () => {
    if ((await tx.sql.one(countKeys, [accountId]))!.keys >= PASSKEYS_MAX)
      throw conflict('too-many-passkeys', 'You have too many passkeys. Remove one first.');
    const values = [key.credentialId, key.publicKey, String(key.counter), key.transports, key.name] as const;
    if (!(await tx.sql.one(addKey, [accountId, ...values, tx.clock.now()])))
      throw conflict('passkey-exists', 'This passkey is in use already.');
    await recordSecurityAct(tx, accountId, 'passkey-added', key.name);
    await notifyPasskey(tx, accountId, 'added', key.name);
  });

const dropKey = statement<{ name: string }, [number, number]>(
  'accounts.remove-passkey',
  'DELETE FROM passkeys WHERE account_id = $1 AND id = $2 RETURNING name',
);

/** Removing it twice is once. */
export const removePasskey = (tx: Transaction, accountId: number, passkeyId: number): Promise<boolean> =>
  changing(tx, accountId, null, async () => {
    const gone = await tx.sql.one(dropKey, [accountId, passkeyId]);
    if (!gone) return;
    await recordSecurityAct(tx, accountId, 'passkey-removed', gone.name);
    await notifyPasskey(tx, accountId, 'removed', gone.name);
  });

const nameKey = statement<{ id: number }, [number, number, string]>(
  'accounts.rename-passkey',
  'UPDATE passkeys SET name = $3 WHERE account_id = $1 AND id = $2 RETURNING id',
);

/** @throws Problem `not-found` for one that is not theirs */
export async function renamePasskey(
  tx: Transaction,
  accountId: number,
  passkeyId: number,
  name: string,
): Promise<void> {
  if (!(await tx.sql.one(nameKey, [accountId, passkeyId, name]))) throw notFound();
}

/** New recovery codes in place of those of before. @throws Problem `no-second-factor` */
export async function replaceRecoveryCodes(tx: Transaction, accountId: number, codeHashes: string[]): Promise<void> {
  const account = await tx.sql.one(lock, [accountId]);
  if (!account?.second_factor)
    throw conflict('no-second-factor', 'Set up an authenticator app or a passkey before you make recovery codes.');
  await tx.sql.all(dropCodes, [accountId]);
  await tx.sql.all(addCodes, [accountId, codeHashes]);
  await recordSecurityAct(tx, accountId, 'codes-made');
}

const dropKeys = statement<{ id: number }, [number]>(
  'accounts.remove-passkeys',
  'DELETE FROM passkeys WHERE account_id = $1 RETURNING id',
);

/**
 * Removes every second factor of somebody who has lost all of them, and sign-ins that wait for one.
 * @param by who says so, for the record
 */
export const removeAllFactors = (tx: Transaction, accountId: number, by: string, staff?: ByStaff): Promise<boolean> =>
  changing(tx, accountId, null, async () => {
    await tx.sql.one(dropApp, [accountId]);
    await tx.sql.all(dropKeys, [accountId]);
    await tx.sql.all(dropPending, [accountId]);
    await recordSecurityAct(tx, accountId, 'removed-by-operator', by, staff);
    await notifyRemovedFactors(tx, accountId);
  });
