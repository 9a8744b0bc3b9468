import { notify } from '~/domain/accounts/notify';
import type { Person } from '~/domain/accounts/person';
import { href } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { malformedUsername, noSuchUser, resultNotFound } from './refusals';
import { summary } from '../summary-contract';
import { lockEdited } from './lock-edited';
import { usernameState } from './station-rules';
import { baseOf } from '../styles';
import { noteActs } from '~/domain/acts/note-acts';

// A username may look like an address. If it is the address of another account, the owner of the address comes first.
const byName = statement<{ id: number; display_name: string }, [string]>(
  'stations.reassign-to',
  `SELECT id, display_name FROM accounts WHERE NOT guest AND (lower(email) = lower($1) OR lower(username) = lower($1)) ORDER BY lower(email) = lower($1) DESC LIMIT 1`,
);
const own = statement<{ id: number; candidate_id: number | null }, [number, number, number | null]>(
  'stations.own-results',
  `SELECT id, candidate_id FROM station_attempts
    WHERE station_id = $1 AND examiner_id = $2 AND group_session_id IS NULL AND CASE WHEN $3::int IS NULL THEN candidate_id = $2 ELSE id = $3 END
    ORDER BY id FOR UPDATE`,
);
const handOver = statement<never, [number[], number, string]>(
  'stations.hand-over',
  `WITH given AS (UPDATE station_attempts SET candidate_id = $2, candidate_name = $3 WHERE id = ANY ($1::int[]) RETURNING candidate_id, submitted_at)
   ${noteActs('station', 'SELECT candidate_id, submitted_at FROM given')}`,
);
const leave = statement<never, [number[], number[], number]>(
  'stations.leave-result',
  'DELETE FROM attempt_participants gone USING unnest($1::int[], $2::int[]) AS wrong (attempt_id, account_id) WHERE gone.attempt_id = wrong.attempt_id AND gone.account_id = wrong.account_id AND gone.account_id <> $3',
);
const join = statement<never, [number[], number]>(
  'stations.join-result',
  `INSERT INTO attempt_participants (attempt_id, account_id, role) SELECT id, $2, 'student' FROM unnest($1::int[]) AS result (id) ON CONFLICT DO NOTHING`,
);

/**
 * Reassigns results at a station to the person who was really examined (spec 3 §5). An examiner who marks someone outside of a
 * group has the result as their own attempt: all of those move to the other person. With `attemptId`, only that one, also if it
 * was given to a third person by mistake. Results of a group, and those that another examiner submitted, cannot be reassigned.
 * The wrong person can no longer read a moved result; the right person is notified.
 * @param name a username or an e-mail address
 * @returns how many were reassigned; results that are theirs already do not count
 * @throws Problem not-found `station-not-found`, `result-not-found`; invalid `username-malformed`, `user-unknown`
 */
export async function reassignResults(
  tx: Transaction,
  person: Person,
  stationId: number,
  name: string,
  attemptId?: number,
): Promise<number> {
  const station = await lockEdited(tx, person, stationId);
  if (usernameState(name) !== 'askable') throw malformedUsername();
  const candidate = await tx.sql.one(byName, [name]);
  if (!candidate) throw noSuchUser();
  const found = await tx.sql.all(own, [stationId, person.id, attemptId ?? null]);
  if (attemptId !== undefined && found.length === 0) throw resultNotFound();
  const wrong = found.filter(({ candidate_id }) => candidate_id !== candidate.id);
  if (wrong.length === 0) return 0;
  const ids = wrong.map(({ id }) => id);
  const others = wrong.filter((one): one is { id: number; candidate_id: number } => one.candidate_id !== null);
  await tx.sql.all(handOver, [ids, candidate.id, candidate.display_name]);
  await tx.sql.all(leave, [others.map(({ id }) => id), others.map(({ candidate_id }) => candidate_id), person.id]);
  await tx.sql.all(join, [ids, candidate.id]);
  if (candidate.id !== person.id) {
    const url = href(summary, { base: baseOf(station.style), quizlog_id: ids[ids.length - 1]! });
    await notify(tx, {
      account_id: candidate.id,
      kind: 'result-handed-over',
      values: { station: station.body.name, examiner: person.name, count: String(ids.length) },
      url,
    });
  }
  return ids.length;
}
