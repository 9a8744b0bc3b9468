import { cutText } from '../kit/cut-text';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { noteActs } from '../acts/note-acts';

/** How many sessions that have run out each new one clears away, so that the table keeps its size without a job. */
const CLEARED_WITH_EACH = 20;
/** Characters of a user agent that are kept. */
const USER_AGENT_MAX = 400;

const add = statement<never, [string, number, Date, Date, number, string, Date | null]>(
  'accounts.add-session',
  `WITH cleared AS (
     DELETE FROM sessions WHERE token_hash IN (SELECT token_hash FROM sessions WHERE expires_at <= $3 ORDER BY expires_at LIMIT $5 FOR UPDATE SKIP LOCKED)),
   added AS (
     INSERT INTO sessions (token_hash, account_id, created_at, last_used_at, expires_at, user_agent, confirmed_at) VALUES ($1, $2, $3, $3, $4, $6, $7)
     RETURNING account_id, created_at)
   ${noteActs('session', 'SELECT account_id, created_at FROM added')}`,
);

export interface NewSession {
  tokenHash: string;
  accountId: number;
  expiresAt: Date;
  /** As the browser sends it. */
  userAgent?: string;
  /** Whether the person proved who they are just now. */
  confirmed?: boolean;
}

/** Takes a transaction if the session belongs to a larger change, such as a registration. */
export async function addSession(tx: Pick<Reader, 'sql' | 'clock'>, session: NewSession): Promise<void> {
  const now = tx.clock.now();
  await tx.sql.all(add, [
    session.tokenHash,
    session.accountId,
    now,
    session.expiresAt,
    CLEARED_WITH_EACH,
    cutText(session.userAgent ?? '', USER_AGENT_MAX),
    session.confirmed ? now : null,
  ]);
}

const remove = statement<never, [string[]]>(
  'accounts.remove-sessions',
  'DELETE FROM sessions WHERE token_hash = ANY ($1)',
);

export const removeSessions = async (tx: Pick<Reader, 'sql'>, tokenHashes: string[]): Promise<void> =>
  void (await tx.sql.all(remove, [tokenHashes]));

const use = statement<never, [string, Date]>(
  'accounts.use-session',
  'UPDATE sessions SET last_used_at = $2 WHERE token_hash = $1',
);

export const useSession = async (tx: Pick<Reader, 'sql' | 'clock'>, tokenHash: string): Promise<void> =>
  void (await tx.sql.all(use, [tokenHash, tx.clock.now()]));

const confirm = statement<never, [string, Date]>(
  'accounts.confirm-session',
  'UPDATE sessions SET confirmed_at = $2 WHERE token_hash = $1',
);

/** The person has just proved who they are in this session. */
export const confirmSession = async (tx: Pick<Reader, 'sql' | 'clock'>, tokenHash: string): Promise<void> =>
  void (await tx.sql.all(confirm, [tokenHash, tx.clock.now()]));

const confirmation = statement<{ confirmed_at: Date | null }, [string]>(
  'accounts.session-confirmation',
  'SELECT confirmed_at FROM sessions WHERE token_hash = $1',
);

/** When the person last proved who they are in this session; null when they have not. */
export const confirmedAt = async (read: Pick<Reader, 'sql'>, tokenHash: string): Promise<Date | null> =>
  (await read.sql.one(confirmation, [tokenHash]))?.confirmed_at ?? null;
