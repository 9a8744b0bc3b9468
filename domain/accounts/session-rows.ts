import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';

/** How many sessions that have run out each new one clears away, so that the table keeps its size without a job. */
const CLEARED_WITH_EACH = 20;

const add = statement<never, [string, number, Date, Date, number]>(
  'accounts.add-session',
  `WITH cleared AS (
     DELETE FROM sessions WHERE token_hash IN (SELECT token_hash FROM sessions WHERE expires_at <= $3 ORDER BY expires_at LIMIT $5 FOR UPDATE SKIP LOCKED))
   INSERT INTO sessions (token_hash, account_id, created_at, expires_at) VALUES ($1, $2, $3, $4)`,
);

/** Takes a transaction where the session belongs to a larger change, such as a registration. */
export const addSession = async (
  tx: Pick<Reader, 'sql' | 'clock'>,
  session: { tokenHash: string; accountId: number; expiresAt: Date },
): Promise<void> =>
  void (await tx.sql.all(add, [
    session.tokenHash,
    session.accountId,
    tx.clock.now(),
    session.expiresAt,
    CLEARED_WITH_EACH,
  ]));

const remove = statement<never, [string]>('accounts.remove-session', 'DELETE FROM sessions WHERE token_hash = $1');

export const removeSession = async (tx: Pick<Reader, 'sql'>, tokenHash: string): Promise<void> =>
  void (await tx.sql.all(remove, [tokenHash]));
