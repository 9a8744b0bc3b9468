import { isSuspended } from '../accounts/sanctions/in-force';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { METRICS } from '../acts/metrics';
import { ACTS_BY_HOUR } from '../statistics/views';
import { type BoardRow, FIRST_ROWS } from './contract';
import { type Practice, PRACTICE, PRACTICES, weekOf } from './points';
import { PEOPLE } from '~/domain/accounts/views';
import { BLOCKS } from '~/domain/audio-pairing/views';

const METRIC: Record<Practice, number> = {
  station: METRICS.station,
  question: METRICS.question,
  card: METRICS.card,
};
const WORTH = PRACTICES.map((one) => `(${METRIC[one]}, ${PRACTICE[one].most}, ${PRACTICE[one].points})`).join(', ');
const COUNTED = `'{${Object.values(METRIC).join()}}'::smallint[]`;
const blocked = (one: string, other: string): string =>
  `EXISTS (SELECT FROM ${BLOCKS} b WHERE b.blocker_id = ${one} AND b.blocked_id = ${other} OR b.blocker_id = ${other} AND b.blocked_id = ${one})`;

interface Ranked extends BoardRow {
  people: number;
}

// People whom the viewer must not see have no place either: only rows that could be shown are ranked.
const ranked = statement<Ranked, [viewer: number, people: number[], from: Date, until: Date, now: Date]>(
  'leaderboard.table',
  `WITH shown AS MATERIALIZED (
     SELECT joined.id, joined.account_id, joined.alias FROM leaderboard_people joined JOIN ${PEOPLE} account ON account.id = joined.account_id
      WHERE joined.account_id = ANY ($2::int[]) AND account.erase_at IS NULL AND NOT ${isSuspended('joined.account_id', '$5')}
        AND NOT ${blocked('joined.account_id', '$1::int')}),
   day AS (
     SELECT done.account_id, done.metric, (done.hour AT TIME ZONE 'UTC')::date AS day, sum(done.count) AS acts
       FROM ${ACTS_BY_HOUR} done JOIN shown ON shown.account_id = done.account_id
      WHERE done.metric = ANY (${COUNTED}) AND done.hour >= $3::timestamptz AND done.hour < $4::timestamptz GROUP BY 1, 2, 3),
   earned AS (
     SELECT day.account_id, sum(least(day.acts, worth.most) * worth.points)::int AS points
       FROM day JOIN (VALUES ${WORTH}) AS worth (metric, most, points) ON worth.metric = day.metric GROUP BY 1),
   scored AS (
     SELECT shown.id, shown.alias, shown.account_id = $1::int AS own, coalesce(earned.points, 0)::int AS points FROM shown LEFT JOIN earned USING (account_id)),
   placed AS (
     SELECT id, alias, points, own, CASE WHEN points > 0 THEN rank() OVER (ORDER BY points DESC)::int END AS place,
            points > 0 AND count(*) OVER (PARTITION BY points) > 1 AS tied,
            row_number() OVER (ORDER BY points DESC, own DESC, lower(alias), id) AS line, count(*) OVER ()::int AS people
       FROM scored)
   SELECT id, alias, points, own, place, tied, people FROM placed WHERE line <= ${FIRST_ROWS} OR own ORDER BY line`,
);

/**
 * The first ten of these people and the viewer, by their points of the week: who has joined, is not blocked by the viewer and blocks
 * them not, and whose account is neither suspended nor about to be deleted.
 */
export async function findTable(
  read: Reader,
  viewer: number,
  accountIds: readonly number[],
): Promise<{ rows: BoardRow[]; people: number }> {
  const now = read.clock.now();
  const { from, until } = weekOf(now);
  const rows = await read.sql.all(ranked, [viewer, [...accountIds], from, until, now]);
  return { rows: rows.map(({ people: _, ...row }) => row), people: rows[0]?.people ?? 0 };
}

const doneToday = statement<{ metric: number; acts: number }, [number, Date]>(
  'leaderboard.today',
  `SELECT metric, sum(count)::int AS acts FROM ${ACTS_BY_HOUR} done
    WHERE account_id = $1 AND metric = ANY (${COUNTED}) AND hour >= $2 GROUP BY metric`,
);
/** How much of each kind somebody has done since midnight, UTC. */
export async function findToday(read: Reader, accountId: number): Promise<{ practice: Practice; done: number }[]> {
  const now = read.clock.now();
  const midnight = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const rows = await read.sql.all(doneToday, [accountId, midnight]);
  return PRACTICES.map((practice) => ({
    practice,
    done: rows.find(({ metric }) => metric === METRIC[practice])?.acts ?? 0,
  }));
}
