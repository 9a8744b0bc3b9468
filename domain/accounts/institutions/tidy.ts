import { notFound } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import type { Person } from '../person';
import { isStaff } from '../policy';
import type { INSTITUTION_ACTS } from './contract';
import { institutionNotFound, nameTaken, sameInstitution } from './refusals';

interface Locked {
  id: number;
  name: string;
  is_verified: boolean;
}
// In the order of ids: two merges of the same two wait for each other.
const lock = statement<Locked, [number[]]>(
  'accounts.lock-institutions',
  'SELECT id, name, is_verified FROM institutions WHERE id = ANY ($1::int[]) ORDER BY id FOR UPDATE',
);
const byName = statement<{ id: number }, [string]>(
  'accounts.institution-by-name',
  `SELECT id FROM institutions WHERE lower(name) = lower($1)
   UNION ALL SELECT institution_id FROM institution_aliases WHERE lower(name) = lower($1) LIMIT 1`,
);
const record = statement<never, [number, (typeof INSTITUTION_ACTS)[number], string, string, number, Date]>(
  'accounts.record-institution-act',
  `INSERT INTO institution_acts (account_id, act, name, into_name, accounts, created_at) VALUES ($1::int, $2, $3, $4, $5::int, $6::timestamptz)`,
);

function requireStaff(person: Person): void {
  if (!isStaff(person)) throw notFound();
}
async function lockOne(tx: Transaction, id: number): Promise<Locked> {
  const [found] = await tx.sql.all(lock, [[id]]);
  if (!found) throw institutionNotFound();
  return found;
}

const verify = statement<never, [number, boolean]>(
  'accounts.verify-institution',
  'UPDATE institutions SET is_verified = $2::boolean WHERE id = $1::int',
);
/** Staff say that an institution exists, or take it back. @throws Problem not-found `institution-not-found` */
export async function verifyInstitution(tx: Transaction, who: Person, id: number, is_verified: boolean): Promise<void> {
  requireStaff(who);
  const found = await lockOne(tx, id);
  if (found.is_verified === is_verified) return;
  await tx.sql.all(verify, [id, is_verified]);
  await tx.sql.all(record, [who.id, is_verified ? 'verify' : 'unverify', found.name, '', 0, tx.clock.now()]);
}

const freeAlias = statement<never, [string, number]>(
  'accounts.free-institution-alias',
  'DELETE FROM institution_aliases WHERE lower(name) = lower($1) AND institution_id = $2::int',
);
const rename = statement<never, [number, string]>(
  'accounts.rename-institution',
  'UPDATE institutions SET name = $2 WHERE id = $1::int',
);
const alias = statement<never, [string, number]>(
  'accounts.alias-institution',
  `INSERT INTO institution_aliases (name, institution_id) VALUES ($1, $2::int) ON CONFLICT (lower(name)) DO UPDATE SET institution_id = excluded.institution_id`,
);
/** Another name; the old one leads to it. @throws Problem not-found `institution-not-found`; conflict `institution-name-taken` */
export async function renameInstitution(tx: Transaction, who: Person, id: number, name: string): Promise<void> {
  requireStaff(who);
  const found = await lockOne(tx, id);
  if (found.name === name) return;
  const other = await tx.sql.one(byName, [name]);
  if (other && other.id !== id) throw nameTaken();
  await tx.sql.all(freeAlias, [name, id]);
  await tx.sql.all(rename, [id, name]);
  if (found.name.toLowerCase() !== name.toLowerCase()) await tx.sql.all(alias, [found.name, id]);
  await tx.sql.all(record, [who.id, 'rename', found.name, name, 0, tx.clock.now()]);
}

// The triggers of the table keep both counts.
const follow = statement<never, [number, number]>(
  'accounts.follow-merged-institution',
  `INSERT INTO account_institutions (account_id, institution_id)
   SELECT account_id, $2::int FROM account_institutions WHERE institution_id = $1::int ORDER BY account_id ON CONFLICT DO NOTHING`,
);
const leave = statement<{ account_id: number }, [number]>(
  'accounts.leave-merged-institution',
  'DELETE FROM account_institutions WHERE institution_id = $1::int RETURNING account_id',
);
const moveAliases = statement<never, [number, number]>(
  'accounts.move-institution-aliases',
  'UPDATE institution_aliases SET institution_id = $2::int WHERE institution_id = $1::int',
);
const remove = statement<never, [number]>(
  'accounts.remove-merged-institution',
  'DELETE FROM institutions WHERE id = $1::int',
);
/**
 * Puts an institution into another: its accounts follow, its names lead there, and it is gone.
 * @throws Problem not-found `institution-not-found`; conflict `same-institution`
 */
export async function mergeInstitution(tx: Transaction, who: Person, id: number, intoName: string): Promise<void> {
  requireStaff(who);
  const into = await tx.sql.one(byName, [intoName]);
  if (!into) throw institutionNotFound();
  if (into.id === id) throw sameInstitution();
  const locked = await tx.sql.all(lock, [[id, into.id]]);
  const [from, left] = [id, into.id].map((one) => locked.find((row) => row.id === one));
  if (!from || !left) throw institutionNotFound();
  await tx.sql.all(follow, [id, left.id]);
  const accounts = (await tx.sql.all(leave, [id])).length;
  await tx.sql.all(moveAliases, [id, left.id]);
  await tx.sql.all(remove, [id]);
  await tx.sql.all(alias, [from.name, left.id]);
  await tx.sql.all(record, [who.id, 'merge', from.name, left.name, accounts, tx.clock.now()]);
}
