import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { type Person, PERSON_COLUMNS, type PersonRow, toPerson } from './person';

// A username may look like an address. If it is the address of another account, the owner of the address comes first.
const byLogin = statement<PersonRow & { password_hash: string }, [string, Date]>(
  'accounts.account-for-login',
  `SELECT ${PERSON_COLUMNS}, account.password_hash
     FROM accounts account
    WHERE NOT account.guest AND (account.erase_at IS NULL OR account.erase_at > $2) AND (lower(account.email) = lower($1) OR lower(account.username) = lower($1))
    ORDER BY lower(account.email) = lower($1) DESC
    LIMIT 1`,
);

/** Somebody who is about to sign in. */
export interface SigningIn {
  person: Person;
  demo: boolean;
  secondFactor: boolean;
}

const signingIn = (row: PersonRow, now: Date): SigningIn => ({
  person: toPerson(row, now),
  demo: row.demo,
  secondFactor: row.second_factor,
});

/** The registered person whose username or e-mail address this is, without regard to case. Nobody who is being erased. */
export async function findAccountForLogin(
  read: Reader,
  login: string,
): Promise<(SigningIn & { passwordHash: string }) | null> {
  const row = await read.sql.one(byLogin, [login.trim(), read.clock.now()]);
  return row && { ...signingIn(row, read.clock.now()), passwordHash: row.password_hash };
}

const byId = statement<PersonRow, [number, Date]>(
  'accounts.account-for-sign-in',
  `SELECT ${PERSON_COLUMNS} FROM accounts account WHERE account.id = $1 AND NOT account.guest AND (account.erase_at IS NULL OR account.erase_at > $2)`,
);

/** The same for somebody who is known by their passkey, or whose password was right. */
export async function accountForSignIn(read: Reader, accountId: number): Promise<SigningIn | null> {
  const row = await read.sql.one(byId, [accountId, read.clock.now()]);
  return row && signingIn(row, read.clock.now());
}
