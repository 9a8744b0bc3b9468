import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { type Person, PERSON_COLUMNS, type PersonRow, toPerson } from './person';

// A username may look like an address. Where it is somebody else's address, the owner of the address comes first.
const byLogin = statement<PersonRow & { password_hash: string }, [string]>(
  'accounts.account-for-login',
  `SELECT ${PERSON_COLUMNS}, account.password_hash
     FROM accounts account
    WHERE NOT account.guest AND (lower(account.email) = lower($1) OR lower(account.username) = lower($1))
    ORDER BY lower(account.email) = lower($1) DESC
    LIMIT 1`,
);

/** The registered person whose username or e-mail address this is, without regard to case. */
export async function findAccountForLogin(
  read: Reader,
  login: string,
): Promise<{ person: Person; passwordHash: string } | null> {
  const row = await read.sql.one(byLogin, [login.trim()]);
  return row && { person: toPerson(row), passwordHash: row.password_hash };
}
