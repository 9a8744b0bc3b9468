import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { RESULTS } from '~/domain/stations/views';

/** Days that a group which came to nothing is kept after its PIN has run out. */
export const EMPTY_GROUP_DAYS = 7;

// A group that has a result, a pairing or a circuit run is part of what people did. The walk goes on after the last group that
// was looked at, so that those are passed by once and not each time.
const remove = statement<{ looked_at: number; last: Date | null }, [Date, Date, number]>(
  'group.delete-empty',
  `WITH looked_at AS MATERIALIZED (SELECT id, expires_at FROM group_sessions WHERE expires_at > $1 AND expires_at <= $2 ORDER BY expires_at FETCH FIRST $3 ROWS WITH TIES),
        gone AS (DELETE FROM group_sessions s USING looked_at
                  WHERE s.id = looked_at.id AND s.expires_at <= $2 AND s.attempt_id IS NULL
                    AND NOT EXISTS (SELECT FROM ${RESULTS} a WHERE a.group_session_id = s.id)
                    AND NOT EXISTS (SELECT FROM pairings p WHERE p.session_id = s.id)
                    AND NOT EXISTS (SELECT FROM circuit_runs r WHERE r.group_session_id = s.id) RETURNING s.id)
   SELECT count(*)::int AS looked_at, max(expires_at) AS last FROM looked_at`,
);

/**
 * Deletes groups of which nothing came, a week after their end.
 * @param since where the walk goes on: groups that ended before have been looked at
 * @param most groups to look at in this transaction, and those that ended in the same moment as the last of them
 * @returns where the next one goes on, and whether there is more to look at
 */
export async function deleteEmptyGroups(
  tx: Transaction,
  since: Date,
  most: number,
): Promise<{ since: Date; more: boolean }> {
  const until = new Date(tx.clock.now().getTime() - EMPTY_GROUP_DAYS * 86_400_000);
  const { looked_at, last } = (await tx.sql.one(remove, [since, until, most]))!;
  return { since: last ?? since, more: looked_at >= most && last !== null && last > since };
}
