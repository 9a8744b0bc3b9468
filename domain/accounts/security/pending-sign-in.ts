import { statement } from '../../kit/statement';
import type { Reader } from '../../kit/transaction';
import { PENDING_MINUTES } from './contract';

const CLEARED_WITH_EACH = 20;

const add = statement<never, [string, number, Date, Date, number]>(
  'accounts.add-pending-sign-in',
  `WITH cleared AS (
     DELETE FROM pending_sign_ins WHERE token_hash IN (SELECT token_hash FROM pending_sign_ins WHERE expires_at <= $4 ORDER BY expires_at LIMIT $5 FOR UPDATE SKIP LOCKED))
   INSERT INTO pending_sign_ins (token_hash, account_id, expires_at) VALUES ($1, $2, $3)`,
);

/** The password was right, and the second factor is still to come. */
export async function addPendingSignIn(
  read: Pick<Reader, 'sql' | 'clock'>,
  tokenHash: string,
  accountId: number,
): Promise<void> {
  const now = read.clock.now();
  const expires = new Date(now.getTime() + PENDING_MINUTES * 60_000);
  await read.sql.all(add, [tokenHash, accountId, expires, now, CLEARED_WITH_EACH]);
}

const find = statement<{ account_id: number }, [string, Date]>(
  'accounts.pending-sign-in',
  'SELECT account_id FROM pending_sign_ins WHERE token_hash = $1 AND expires_at > $2',
);

/** @returns whose it is; null when there is none, or it has run out */
export const pendingSignIn = async (read: Reader, tokenHash: string): Promise<number | null> =>
  (await read.sql.one(find, [tokenHash, read.clock.now()]))?.account_id ?? null;

const remove = statement<{ account_id: number }, [string]>(
  'accounts.remove-pending-sign-in',
  'DELETE FROM pending_sign_ins WHERE token_hash = $1 RETURNING account_id',
);

/** Each becomes one session. @returns false when it has become one already */
export const endPendingSignIn = async (read: Pick<Reader, 'sql'>, tokenHash: string): Promise<boolean> =>
  (await read.sql.one(remove, [tokenHash])) !== null;
