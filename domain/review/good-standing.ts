import { mayAuthor, mayModerate } from '../accounts/policy';
import type { Person } from '../kit/person';
import { statement, type Statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';

/** Proposals that an author must have had published without one of them being sent back, to check those of others. */
export const PUBLISHED_IN_A_ROW = 5;

type Standing = Statement<{ published_in_a_row: number }, [number]>;

/**
 * Counts what an author had published since the last proposal that was sent back. That one counts against its author also if it is
 * published later.
 * @param table with `author_id`, `state`, `returns` and `decided_at`
 */
export const standingIn = (room: string, table: string): Standing =>
  statement(
    `${room}.record-of-author`,
    `SELECT count(*)::int AS published_in_a_row FROM ${table}
      WHERE author_id = $1::int AND state = 'published' AND returns = 0
        AND decided_at > coalesce((SELECT max(decided_at) FROM ${table} WHERE author_id = $1::int AND returns > 0), '-infinity')`,
  );

/** Reviewers of a kind: moderators, and authors in good standing. Nobody reviews their own. */
export const reviewersBy =
  (standing: Standing) =>
  async (read: Pick<Reader, 'sql'>, person: Person): Promise<boolean> => {
    if (mayModerate(person)) return true;
    return mayAuthor(person) && (await read.sql.one(standing, [person.id]))!.published_in_a_row >= PUBLISHED_IN_A_ROW;
  };
