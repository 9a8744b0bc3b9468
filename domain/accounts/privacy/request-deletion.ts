import { invalid, notAllowed } from '~/domain/kit/errors';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { Person } from '../person';
import { notifyDeletion } from '../security/notify-security';
import { COME_BACK_DAYS, eraseAccountJob } from './contract';
import { accountLeaves } from './events';

const COME_BACK = COME_BACK_DAYS * 86_400_000;

// Locked together, so that two of the last do not leave at once.
const staff = statement<{ id: number }, []>(
  'accounts.staff-that-stay',
  `SELECT id FROM accounts WHERE 'staff' = ANY (roles) AND erase_at IS NULL AND NOT demo ORDER BY id FOR UPDATE`,
);
const leave = statement<{ id: number }, [number, Date, Date]>(
  'accounts.request-deletion',
  `UPDATE accounts SET erase_at = $2, updated_at = $3 WHERE id = $1 AND NOT guest AND erase_at IS NULL RETURNING id`,
);
const endSessions = statement<never, [number]>('accounts.leave-sessions', 'DELETE FROM sessions WHERE account_id = $1');
const returnTo = statement<{ id: number }, [number, Date]>(
  'accounts.come-back',
  'UPDATE accounts SET erase_at = NULL, updated_at = $2 WHERE id = $1 AND erase_at > $2 RETURNING id',
);

/**
 * Asks for the deletion of an account (spec 2 §7). It is erased after 14 days; until then its person may sign in and come back.
 * They leave their groups at once, and hosting passes on. Asked twice, the first time counts.
 * @throws Problem not-allowed `last-staff`
 */
export async function requestDeletion(tx: Transaction, person: Pick<Person, 'id'>): Promise<void> {
  const staying = await tx.sql.all(staff, []);
  if (staying.length === 1 && staying[0]!.id === person.id)
    throw notAllowed('last-staff', 'This is the only staff account. Give the role to someone else first.');
  const now = tx.clock.now();
  if (!(await tx.sql.one(leave, [person.id, new Date(now.getTime() + COME_BACK), now]))) return;
  await tx.sql.all(endSessions, [person.id]);
  await notifyDeletion(tx, person.id);
  tx.announce(accountLeaves, { account_id: person.id });
  tx.enqueue(eraseAccountJob, { account_id: person.id }, { delay: COME_BACK });
}

/**
 * Takes the deletion back.
 * @throws Problem invalid `not-leaving`
 */
export async function takeDeletionBack(tx: Transaction, person: Pick<Person, 'id'>): Promise<void> {
  if (!(await tx.sql.one(returnTo, [person.id, tx.clock.now()])))
    throw invalid('not-leaving', 'This account is not about to be deleted.');
}
