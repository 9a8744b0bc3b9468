import { conflict, notAllowed, notFound } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Reader, Transaction } from '../../kit/transaction';
import type { Person } from '../person';
import { mayChangeRoles } from '../policy';
import { lockRoles } from '../roles/change-role';
import { applyRolesJob } from '../roles/contract';
import type { Role } from '../contract';
import { removeAllFactors } from './change-factors';

/** Removals that are shown, the newest first. */
const SHOWN = 20;

const lock = statement<{ roles: Role[]; second_factor: boolean }, [number]>(
  'accounts.lock-to-remove-factors',
  'SELECT roles, second_factor FROM accounts WHERE id = $1 AND NOT guest FOR UPDATE',
);

/**
 * A member of staff removes all second factors of a person who has lost them. The person is notified; roles that need a second
 * factor are off until the person has one again.
 *
 * @param who checked again here: their own role may have been taken a moment ago
 * @throws Problem `not-found`; not-allowed `own-factors`; conflict `no-factors`
 */
export async function removeFactorsAsStaff(
  tx: Transaction,
  who: Person,
  { account_id, reason }: { account_id: number; reason: string },
): Promise<void> {
  await lockRoles(tx);
  const own = await tx.sql.one(lock, [who.id]);
  if (!own || !mayChangeRoles({ ...who, roles: own.roles })) throw notAllowed();
  if (account_id === who.id)
    throw notAllowed('own-factors', 'Remove your own second step on the security page of your account.');
  const account = await tx.sql.one(lock, [account_id]);
  if (!account) throw notFound();
  if (!account.second_factor) throw conflict('no-factors', 'This person has no second step.');
  await removeAllFactors(tx, account_id, who.name, { by_id: who.id, reason });
  tx.enqueue(applyRolesJob, { account_id });
}

interface Row {
  by: string | null;
  reason: string;
  created_at: Date;
}
const removals = statement<Row, [number]>(
  'accounts.factor-removals',
  `SELECT who.display_name AS by, act.reason, act.created_at FROM security_acts act LEFT JOIN accounts who ON who.id = act.by_id
    WHERE act.account_id = $1 AND act.act = 'removed-by-operator' ORDER BY act.id DESC LIMIT ${SHOWN}`,
);
const has = statement<{ second_factor: boolean }, [number]>(
  'accounts.has-factors',
  'SELECT second_factor FROM accounts WHERE id = $1',
);

/** Whether somebody has a second factor, and when operators removed all of them, the newest first. */
export async function factorRemovalsOf(
  read: Reader,
  accountId: number,
): Promise<{ has_factors: boolean; removals: { by: string | null; reason: string; created_at: string }[] }> {
  const [account, rows] = await Promise.all([read.sql.one(has, [accountId]), read.sql.all(removals, [accountId])]);
  return {
    has_factors: account?.second_factor ?? false,
    removals: rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() })),
  };
}
