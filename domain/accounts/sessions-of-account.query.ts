import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { ASKING_COLUMNS, type Person, type PersonRow, toPerson } from './person';

const ofAccount = statement<PersonRow & { token_hash: string; expires_at: Date }, [number, Date]>(
  'accounts.sessions-of-account',
  `SELECT ${ASKING_COLUMNS}, session.token_hash, session.expires_at
     FROM sessions session JOIN accounts account ON account.id = session.account_id
    WHERE session.account_id = $1 AND session.expires_at > $2`,
);

/** Every session of a person that has not run out, each with the person as they are now. */
export async function sessionsOfAccount(
  read: Reader,
  accountId: number,
): Promise<{ tokenHash: string; person: Person; expiresAt: Date }[]> {
  const rows = await read.sql.all(ofAccount, [accountId, read.clock.now()]);
  return rows.map((row) => ({
    tokenHash: row.token_hash,
    person: toPerson(row, read.clock.now()),
    expiresAt: row.expires_at,
  }));
}
