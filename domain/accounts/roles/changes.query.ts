import { statement } from '../../kit/statement';
import type { Reader } from '../../kit/transaction';
import { CHANGES_SHOWN, RECENT_CHANGES_SHOWN, type RoleChange } from './contract';

type Row = Omit<RoleChange, 'person' | 'created_at'> & { person_id: number; person_name: string; created_at: Date };

const COLUMNS = `change.id, change.account_id AS person_id, account.display_name AS person_name, change.role, change.given, change.origin,
  change.reason, who.display_name AS by, change.created_at`;
const FROM = `role_changes change JOIN accounts account ON account.id = change.account_id LEFT JOIN accounts who ON who.id = change.by_id`;

const ofPerson = statement<Row, [number, number]>(
  'accounts.role-changes-of',
  `SELECT ${COLUMNS} FROM ${FROM} WHERE change.account_id = $1 ORDER BY change.id DESC LIMIT $2`,
);
const newest = statement<Row, [number]>(
  'accounts.newest-role-changes',
  `SELECT ${COLUMNS} FROM ${FROM} ORDER BY change.id DESC LIMIT $1`,
);
const otherStaff = statement<{ left: boolean }, [number]>(
  'accounts.staff-beside',
  `SELECT EXISTS (SELECT FROM accounts WHERE 'staff' = ANY (roles) AND id <> $1) AS left`,
);

const toChange = ({ person_id, person_name, created_at, ...row }: Row): RoleChange => ({
  ...row,
  person: { id: person_id, name: person_name },
  created_at: created_at.toISOString(),
});

/** Who gave and took the roles of a person, the newest first; 100 at most. */
export const roleChangesOf = async (read: Reader, accountId: number): Promise<RoleChange[]> =>
  (await read.sql.all(ofPerson, [accountId, CHANGES_SHOWN])).map(toChange);

/** The newest changes of anybody's roles; 10 at most. */
export const newestRoleChanges = async (read: Reader): Promise<RoleChange[]> =>
  (await read.sql.all(newest, [RECENT_CHANGES_SHOWN])).map(toChange);

/** Whether no other account is staff. */
export const isOnlyStaff = async (read: Reader, accountId: number): Promise<boolean> =>
  (await read.sql.one(otherStaff, [accountId]))?.left === false;
