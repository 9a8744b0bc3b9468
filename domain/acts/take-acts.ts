import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { OF_QUIZZES } from './metrics';
import { PEOPLE } from '~/domain/accounts/views';
import { QUIZZES } from '~/domain/quizzes/views';

/** What one person did in one hour, and how often. */
export interface Fact {
  account_id: number;
  metric: number;
  /** The beginning of the hour, in UTC. */
  hour: Date;
  count: number;
}

export interface Taken {
  taken: number;
  /** Without those of guests and of accounts that are gone. */
  rows: Fact[];
}

interface TakenRow {
  taken: number;
  account_id: number | null;
  metric: number | null;
  hour: Date | null;
  count: number | null;
}
const OF_A_QUIZ = `taken.kind = ANY ('{${OF_QUIZZES.join()}}'::smallint[])`;
/** Deletes the events that `which` says. What another transaction has deleted meanwhile is skipped. */
const taking = (which: string): string => `
  WITH taken AS (DELETE FROM statistics_events taken WHERE ${which} RETURNING kind, ref, at),
   fact AS (
     SELECT account.id AS account_id, taken.kind AS metric, date_trunc('hour', taken.at, 'UTC') AS hour, count(*)::int AS count
       FROM taken LEFT JOIN ${QUIZZES} quiz ON ${OF_A_QUIZ} AND quiz.id = taken.ref
       JOIN ${PEOPLE} account ON NOT account.guest AND account.id = CASE WHEN ${OF_A_QUIZ} THEN quiz.account_id ELSE taken.ref END
      GROUP BY 1, 2, 3)
   SELECT total.taken, fact.account_id, fact.metric, fact.hour, fact.count
     FROM (SELECT count(*)::int AS taken FROM taken) total LEFT JOIN fact ON true`;

// By their place in the table: it has no key.
const take = statement<TakenRow, [number]>(
  'statistics.take-events',
  taking('taken.ctid = ANY (ARRAY(SELECT ctid FROM statistics_events LIMIT $1::int))'),
);
const takeOf = statement<TakenRow, [number[]]>(
  'statistics.take-events-of-people',
  taking(
    `CASE WHEN ${OF_A_QUIZ} THEN taken.ref IN (SELECT id FROM ${QUIZZES} quiz WHERE account_id = ANY ($1::int[])) ELSE taken.ref = ANY ($1::int[]) END`,
  ),
);

const takenOf = (rows: readonly TakenRow[]): Taken => ({
  taken: rows[0]?.taken ?? 0,
  rows: rows.flatMap(({ account_id, metric, hour, count }) =>
    account_id === null || metric === null || hour === null || count === null
      ? []
      : [{ account_id, metric, hour, count }],
  ),
});

/** Takes the oldest events out of their table, at most so many. */
export const takeEvents = async (tx: Transaction, most: number): Promise<Taken> =>
  takenOf(await tx.sql.all(take, [most]));

/** Takes all events of these people out of their table. */
export const takeEventsOf = async (tx: Transaction, accountIds: readonly number[]): Promise<Taken> =>
  takenOf(await tx.sql.all(takeOf, [[...accountIds]]));
