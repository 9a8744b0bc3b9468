import { conflict, notAllowed, notFound } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { type NewNotification, notify } from '../notify';
import type { Person } from '../person';
import { mayChangeRoles } from '../policy';
import type { Role } from '../contract';
import { applyRolesJob, type GivenRole, type ROLE_ORIGINS } from './contract';
import { noteActs } from '../../acts/note-acts';

const oneAtATime = statement<never, []>(
  'accounts.roles-lock',
  `SELECT pg_advisory_xact_lock(hashtext('wardmates staff'))`,
);
const rolesOf = statement<{ roles: Role[] }, [number]>(
  'accounts.roles-of',
  'SELECT roles FROM accounts WHERE id = $1 AND NOT guest FOR UPDATE',
);
const otherStaff = statement<{ id: number }, [number]>(
  'accounts.other-staff',
  `SELECT id FROM accounts WHERE 'staff' = ANY (roles) AND erase_at IS NULL AND id <> $1 LIMIT 1`,
);
const write = statement<never, [number, string[], Date]>(
  'accounts.write-roles',
  `WITH changed AS (UPDATE accounts SET roles = $2::text[], updated_at = $3 WHERE id = $1 RETURNING id, updated_at)
   ${noteActs('accountChanged', 'SELECT id, updated_at FROM changed')}`,
);
const record = statement<never, [number, number | null, string, boolean, string, string, Date]>(
  'accounts.record-role-change',
  `INSERT INTO role_changes (account_id, by_id, role, given, origin, reason, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);

/** Role changes wait for each other from here to the end of the transaction, so that what was read of roles stays true. */
export const lockRoles = (tx: Transaction): Promise<unknown> => tx.sql.all(oneAtATime, []);

/** Whether there is a staff account beside this one that is not about to be deleted. */
export const isStaffLeft = async (tx: Transaction, exceptId: number): Promise<boolean> =>
  (await tx.sql.one(otherStaff, [exceptId])) !== null;

type Notice = Omit<NewNotification, 'account_id'>;

export interface RoleToSet {
  account_id: number;
  role: GivenRole;
  given: boolean;
  /** 3 to 500 characters; it may be empty at a first start and for an application. */
  reason: string;
  origin: (typeof ROLE_ORIGINS)[number];
  /** Null if nobody did it. */
  by_id: number | null;
  /** In place of the notice that they have the role; null if the caller notifies them. */
  notice?: Notice | null;
}

const noticeOf = ({ role, given, reason }: RoleToSet): Notice => ({
  kind: given ? 'role-given' : 'role-taken',
  values: { role, reason },
  url: '/notifications/',
});

/**
 * Gives or takes a role, records it and tells the person. Nothing happens if it is so already.
 * Needs `lockRoles` before.
 *
 * @throws Problem `not-found` for a guest or nobody; `last-staff`
 */
export async function setRole(tx: Transaction, set: RoleToSet): Promise<void> {
  const { account_id, role, given } = set;
  const account = await tx.sql.one(rolesOf, [account_id]);
  if (!account) throw notFound();
  if (account.roles.includes(role) === given) return;
  if (role === 'staff' && !given && !(await isStaffLeft(tx, account_id)))
    throw conflict('last-staff', 'This is the only staff account. Give the role to someone else first.');
  const now = tx.clock.now();
  const roles = given ? [...account.roles, role] : account.roles.filter((one) => one !== role);
  await tx.sql.all(write, [account_id, roles, now]);
  await tx.sql.all(record, [account_id, set.by_id, role, given, set.origin, set.reason, now]);
  if (set.notice !== null) await notify(tx, { account_id, ...(set.notice ?? noticeOf(set)) });
  tx.enqueue(applyRolesJob, { account_id });
}

/**
 * A member of staff gives or takes a role.
 *
 * @param who checked again here: their own role may have been taken a moment ago
 * @throws Problem `not-allowed`, `not-found`, `last-staff`
 */
export async function changeRole(
  tx: Transaction,
  who: Person,
  change: Pick<RoleToSet, 'account_id' | 'role' | 'given' | 'reason'>,
): Promise<void> {
  await lockRoles(tx);
  const now = await tx.sql.one(rolesOf, [who.id]);
  if (!now || !mayChangeRoles({ ...who, roles: now.roles })) throw notAllowed();
  await setRole(tx, { ...change, origin: 'staff', by_id: who.id });
}
