import { randomInt } from 'node:crypto';
import type { Person } from '../kit/person';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { aliasFlaw, aliasKey, suggestAlias, tidyAlias } from './alias';
import { boardsChanged } from './announce';
import { findOwn } from './boards.query';
import { aliasNotValid, aliasRefused, aliasTaken, notOnLeaderboard } from './refusals';

/** @throws Problem `invalid-input` */
function checked(typed: string): { alias: string; key: string } {
  const alias = tidyAlias(typed);
  const flaw = aliasFlaw(alias);
  if (flaw) throw aliasNotValid(flaw);
  return { alias, key: aliasKey(alias) };
}

const add = statement<{ id: number }, [number, string, string, Date]>(
  'leaderboard.join',
  `INSERT INTO leaderboard_people (account_id, alias, alias_key, joined_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING id`,
);

/**
 * Joins the leaderboards under an alias. Twice is once: the first alias stays.
 * @throws Problem `invalid-input`, `alias-taken`
 */
export async function joinLeaderboard(tx: Transaction, person: Person, typed: string): Promise<void> {
  const { alias, key } = checked(typed);
  if (await tx.sql.one(add, [person.id, alias, key, tx.clock.now()])) return boardsChanged(tx, [person.id]);
  if (!(await findOwn(tx, person.id))) throw aliasTaken();
}

const lock = statement<{ refused_key: string | null }, [number]>(
  'leaderboard.lock-own',
  'SELECT refused_key FROM leaderboard_people WHERE account_id = $1 FOR UPDATE',
);
const rename = statement<{ id: number }, [number, string, string]>(
  'leaderboard.rename',
  `UPDATE leaderboard_people SET alias = $2, alias_key = $3 WHERE account_id = $1
      AND NOT EXISTS (SELECT FROM leaderboard_people other WHERE other.alias_key = $3 AND other.account_id <> $1) RETURNING id`,
);

/** Takes another alias. @throws Problem `invalid-input`, `not-on-leaderboard`, `alias-taken`, `alias-refused` */
export async function renameOnLeaderboard(tx: Transaction, person: Person, typed: string): Promise<void> {
  const { alias, key } = checked(typed);
  const own = await tx.sql.one(lock, [person.id]);
  if (!own) throw notOnLeaderboard();
  if (own.refused_key === key) throw aliasRefused();
  if (!(await tx.sql.one(rename, [person.id, alias, key]))) throw aliasTaken();
  await boardsChanged(tx, [person.id]);
}

const remove = statement<{ id: number }, [number]>(
  'leaderboard.leave',
  'DELETE FROM leaderboard_people WHERE account_id = $1 RETURNING id',
);
/** Leaves the leaderboards: nobody sees them there from now on. Twice is once. */
export async function leaveLeaderboard(tx: Transaction, accountId: number): Promise<void> {
  if (await tx.sql.one(remove, [accountId])) await boardsChanged(tx, [accountId]);
}

const hidden = statement<
  { hidden: boolean; alias_key: string; refused_key: string | null; language: 'en' | 'es' },
  [number]
>(
  'leaderboard.is-hidden',
  `SELECT account.hidden_profile IS NOT NULL AS hidden, joined.alias_key, joined.refused_key, account.language
     FROM leaderboard_people joined JOIN accounts account ON account.id = joined.account_id WHERE joined.account_id = $1 FOR UPDATE OF joined`,
);
const refuse = statement<never, [number, string | null]>(
  'leaderboard.refuse-alias',
  'UPDATE leaderboard_people SET refused_key = $2 WHERE account_id = $1',
);
const TRIES = 10;

/** A moderator has hidden a profile, or shows it again: a hidden one loses its alias, once. */
export async function profileChanged(tx: Transaction, accountId: number): Promise<void> {
  const row = await tx.sql.one(hidden, [accountId]);
  if (!row || row.hidden === (row.refused_key !== null)) return;
  await tx.sql.all(refuse, [accountId, row.hidden ? row.alias_key : null]);
  if (!row.hidden) return;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const alias = suggestAlias(row.language, randomInt);
    if (await tx.sql.one(rename, [accountId, alias, aliasKey(alias)])) return boardsChanged(tx, [accountId]);
  }
  await leaveLeaderboard(tx, accountId);
}
