import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { isSuspended } from './sanctions/in-force';
import { ASKING_COLUMNS, type Person, type PersonRow, toPerson } from './person';

const bySession = statement<PersonRow & { expires_at: Date; last_used_at: Date | null }, [string, Date]>(
  'accounts.person-by-session',
  `SELECT ${ASKING_COLUMNS}, session.expires_at, session.last_used_at
     FROM sessions session JOIN accounts account ON account.id = session.account_id
    WHERE session.token_hash = $1 AND session.expires_at > $2 AND NOT ${isSuspended('account.id', '$2')}`,
);

/** Who a session belongs to, until when, and when it was last used; null when there is none, when it has run out, and while its person is suspended. */
export async function findPersonBySession(
  read: Reader,
  tokenHash: string,
): Promise<{ person: Person; expiresAt: Date; lastUsedAt: Date | null } | null> {
  const row = await read.sql.one(bySession, [tokenHash, read.clock.now()]);
  return row && { person: toPerson(row, read.clock.now()), expiresAt: row.expires_at, lastUsedAt: row.last_used_at };
}
