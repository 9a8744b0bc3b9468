import { Problem } from '../../kit/errors';
import type { Person } from '../../kit/person';
import { statement } from '../../kit/statement';
import type { Reader } from '../../kit/transaction';

/** SQL: a row of `account_sanctions` is in force. @param now a parameter */
export const inForce = (sanction: string, now: string): string =>
  `${sanction}.lifted_at IS NULL AND (${sanction}.until IS NULL OR ${sanction}.until > ${now}::timestamptz)`;

/** SQL: an account is suspended. @param account its id */
export const isSuspended = (account: string, now: string): string =>
  `EXISTS (SELECT FROM account_sanctions sanction WHERE sanction.account_id = ${account} AND sanction.kind = 'suspend' AND ${inForce('sanction', now)})`;

const muted = statement<{ until: Date }, [number, Date]>(
  'accounts.muted-until',
  `SELECT max(until) AS until FROM account_sanctions sanction WHERE account_id = $1::int AND kind = 'mute' AND ${inForce('sanction', '$2')} HAVING max(until) IS NOT NULL`,
);

/**
 * Somebody who is muted writes no comments and no reports.
 * @throws Problem not-allowed `account-muted`, with the seconds that are left
 */
export async function requireVoice(read: Reader, person: Pick<Person, 'id'>): Promise<void> {
  const now = read.clock.now();
  const row = await read.sql.one(muted, [person.id, now]);
  if (row)
    throw new Problem('not-allowed', 'account-muted', 'You cannot write comments or reports for now.', {
      nextUrl: '/sanctions/',
    });
}

const suspended = statement<{ suspended: boolean }, [number, Date]>(
  'accounts.is-suspended',
  `SELECT ${isSuspended('$1::int', '$2')} AS suspended`,
);
export const isAccountSuspended = async (read: Reader, accountId: number): Promise<boolean> =>
  (await read.sql.one(suspended, [accountId, read.clock.now()]))!.suspended;

/** @param nextUrl where the person reads why and until when */
export const accountSuspended = (nextUrl: string) =>
  new Problem('not-allowed', 'account-suspended', 'This account is suspended.', { nextUrl });
