import { randomInt } from 'node:crypto';
import type { Person } from '../kit/person';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { suggestAlias } from './alias';
import { type Board, findBoards, findOwn, findPeople } from './boards.query';
import type { BoardRow, LeaderboardData } from './contract';
import { weekOf } from './points';
import { boardNotFound } from './refusals';
import { findTable, findToday } from './table.query';

const progress = statement<{ version: number }, []>('leaderboard.version', 'SELECT version FROM leaderboard_progress');
/** The version of every board. */
export const versionOfBoards = async (read: Pick<Reader, 'sql'>): Promise<{ version: number }> => ({
  version: (await read.sql.one(progress, []))?.version ?? 0,
});

/** A board that somebody who has joined is part of; null for every other. */
export async function ownBoard(read: Pick<Reader, 'sql'>, accountId: number, key: string): Promise<Board | null> {
  if (!(await findOwn(read, accountId))) return null;
  return (await findBoards(read, accountId)).find((board) => board.key === key) ?? null;
}

/** The page as somebody sees it. @param key the board that they ask for; the first of theirs if it is none of these */
export async function findLeaderboard(read: Reader, person: Person, key?: string): Promise<LeaderboardData> {
  const { from, until } = weekOf(read.clock.now());
  const week = { from: from.toISOString(), until: until.toISOString() };
  const own = await findOwn(read, person.id);
  if (!own) {
    const alias = suggestAlias(person.language, randomInt);
    return { joined: false, alias, week, boards: [], board: null, today: [] };
  }
  // The version is read first: what changes meanwhile has a later one.
  const { version } = await versionOfBoards(read);
  const boards = await findBoards(read, person.id);
  const board = boards.find((one) => one.key === key) ?? boards[0]!;
  const [table, today] = await Promise.all([
    findPeople(read, person.id, board).then((people) => findTable(read, person.id, people)),
    findToday(read, person.id),
  ]);
  return { joined: true, alias: own.alias, week, boards, board: { ...board, ...table, version }, today };
}

/** A row of a board of one's own. @throws Problem `board-not-found` */
export async function findShownRow(read: Reader, person: Person, key: string, rowId: number): Promise<BoardRow> {
  const board = await ownBoard(read, person.id, key);
  const table = board && (await findTable(read, person.id, await findPeople(read, person.id, board)));
  const row = table?.rows.find(({ id }) => id === rowId);
  if (!row) throw boardNotFound();
  return row;
}

const accountOf = statement<{ account_id: number }, [number]>(
  'leaderboard.account-of-row',
  'SELECT account_id FROM leaderboard_people WHERE id = $1',
);
/** Whose row it is; not to be shown. @throws Problem `board-not-found` */
export async function findAccountOf(read: Pick<Reader, 'sql'>, rowId: number): Promise<number> {
  const row = await read.sql.one(accountOf, [rowId]);
  if (!row) throw boardNotFound();
  return row.account_id;
}
