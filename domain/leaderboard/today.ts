import { href } from '../kit/contract';
import type { TodaySource } from '../kit/today';
import { findBoards, findOwn, findPeople } from './boards.query';
import { leaderboardPage } from './contract';
import { findTable } from './table.query';

/** Boards that are looked at for one with somebody else on it. */
const BOARDS = 3;

/** One's place of the week, for who has joined and has points: on the first board that is not one's own alone. */
export const leaderboardToday: TodaySource = {
  kind: 'leaderboard',
  order: 50,
  async find(read, person) {
    if (!(await findOwn(read, person.id))) return [];
    for (const board of (await findBoards(read, person.id)).slice(0, BOARDS)) {
      const { rows, people } = await findTable(read, person.id, await findPeople(read, person.id, board));
      const own = rows.find((row) => row.own);
      if (people > 1 && own?.place)
        return [
          {
            url: href(leaderboardPage, {}, { board: board.key }),
            values: { place: own.place, points: own.points, kind: board.kind, name: board.name },
          },
        ];
    }
    return [];
  },
};
