import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';

const taken = statement<{ taken: boolean }, [string, number, Date]>(
  'accounts.is-taken',
  `SELECT EXISTS (SELECT FROM accounts WHERE lower(username) = lower($1) AND id <> $2)
       OR ($1 LIKE '%@%' AND EXISTS (SELECT FROM accounts WHERE lower(email) = lower($1) AND id <> $2))
       OR ($1 LIKE '%@%' AND EXISTS (SELECT FROM email_changes
            WHERE lower(old_email) = lower($1) AND account_id <> $2 AND undo_until > $3 AND ended_at IS NULL)) AS taken`,
);

/**
 * Whether somebody has this username already or, for what contains an @, this e-mail address (spec 2 §5): one sign-in
 * field takes both, so neither may be another person's other. An address that somebody changed stays theirs while they can take the
 * change back.
 *
 * @param exceptId whose own names do not count
 */
export async function isTaken(read: Reader, name: string, exceptId = 0): Promise<boolean> {
  const row = await read.sql.one(taken, [name.trim(), exceptId, read.clock.now()]);
  return row?.taken ?? false;
}
