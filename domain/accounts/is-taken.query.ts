import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';

const taken = statement<{ taken: boolean }, [string, number]>(
  'accounts.is-taken',
  `SELECT EXISTS (SELECT FROM accounts WHERE lower(username) = lower($1) AND id <> $2)
       OR ($1 LIKE '%@%' AND EXISTS (SELECT FROM accounts WHERE lower(email) = lower($1) AND id <> $2)) AS taken`,
);

/**
 * Whether somebody has this username already or, for what contains an @, this e-mail address (spec 2 §5): one sign-in
 * field takes both, so neither may be another person's other.
 *
 * @param exceptId whose own names do not count
 */
export async function isTaken(read: Reader, name: string, exceptId = 0): Promise<boolean> {
  const row = await read.sql.one(taken, [name.trim(), exceptId]);
  return row?.taken ?? false;
}
