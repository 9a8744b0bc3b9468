import { findClassesOf, findClassmates } from '../classes/classmates.query';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { BoardKind, LeaderboardData } from './contract';
import { partnersOf } from './partners';
import { ACCOUNT_INSTITUTIONS, INSTITUTIONS } from '~/domain/accounts/views';

export type Board = LeaderboardData['boards'][number];

const own = statement<{ id: number; alias: string }, [number]>(
  'leaderboard.own',
  'SELECT id, alias FROM leaderboard_people WHERE account_id = $1',
);
/** What somebody is called on leaderboards; null if they have not joined. */
export const findOwn = (read: Pick<Reader, 'sql'>, accountId: number) => read.sql.one(own, [accountId]);

const institutions = statement<{ id: number; name: string }, [number]>(
  'leaderboard.institutions',
  `SELECT institution.id, institution.name FROM ${ACCOUNT_INSTITUTIONS} theirs JOIN ${INSTITUTIONS} institution ON institution.id = theirs.institution_id
    WHERE theirs.account_id = $1 AND institution.is_verified ORDER BY lower(institution.name), institution.id`,
);

/** The boards that somebody who has joined is part of: their classes, those they practise with, verified institutions. */
export async function findBoards(read: Pick<Reader, 'sql'>, accountId: number): Promise<Board[]> {
  const [classes, theirs] = await Promise.all([
    findClassesOf(read, accountId),
    read.sql.all(institutions, [accountId]),
  ]);
  const of = (kind: BoardKind, { id, name }: { id: number; name: string }): Board => ({
    key: `${kind}-${id}`,
    kind,
    name,
  });
  return [
    ...classes.map((one) => of('class', one)),
    of('friends', { id: accountId, name: '' }),
    ...theirs.map((one) => of('institution', one)),
  ];
}

const colleagues = statement<{ account_id: number }, [number]>(
  'leaderboard.colleagues',
  `SELECT theirs.account_id FROM ${ACCOUNT_INSTITUTIONS} theirs JOIN leaderboard_people joined ON joined.account_id = theirs.account_id
    WHERE theirs.institution_id = $1 ORDER BY theirs.account_id`,
);
const friends = statement<{ account_id: number }, [number]>(
  'leaderboard.friends',
  `SELECT joined.account_id FROM leaderboard_people joined
    WHERE joined.account_id = $1 OR joined.account_id IN (${partnersOf('$1')}) ORDER BY joined.account_id`,
);

/** The accounts that a board of the person's own is about, joined or not. */
export async function findPeople(
  read: Pick<Reader, 'sql'>,
  accountId: number,
  { key, kind }: Board,
): Promise<number[]> {
  const ref = Number(key.slice(kind.length + 1));
  if (kind === 'class') return findClassmates(read, accountId, ref);
  const rows = await read.sql.all(kind === 'friends' ? friends : colleagues, [ref]);
  return rows.map(({ account_id }) => account_id);
}
