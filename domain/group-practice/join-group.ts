import { conflict, notAllowed, notFound } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { CAPACITY, groupLobby, type GroupState } from './contract';
import { memberJoined } from './events';
import { PIN_LIFETIME } from './pin-limits';
import { hostGoneSince, passHosting } from './presence';
import { notifyAway } from './push';
import { noteActs } from '../acts/note-acts';

interface Found {
  id: number;
  state: GroupState;
  circuit_run: boolean;
}

const lockByPin = statement<Found, [string, Date]>(
  'group.lock-by-pin',
  'SELECT id, state, circuit_run FROM group_sessions WHERE pin = $1 AND expires_at > $2 FOR UPDATE',
);

interface Joined {
  count: number;
  was_in: boolean;
  removed: boolean;
  joined: boolean;
  host_gone: boolean;
  others_away: boolean;
}

// Travels with the lock and comes after it, so that it sees what the lock waited for: who is in, whether one was sent out,
// and, if there is room, the arrival itself. What it does under a PIN that is refused is rolled back.
const arrive = statement<Joined, [pin: string, number, Date, number, Date, Date]>(
  'group.arrive',
  `WITH session AS (
     SELECT id, host_id FROM group_sessions WHERE pin = $1 AND expires_at > $3
   ), seats AS (
     SELECT count(*) FILTER (WHERE left_at IS NULL)::int AS count, count(*) AS ever,
            coalesce(bool_or(account_id = $2 AND left_at IS NULL), false) AS was_in,
            coalesce(bool_or(account_id = $2 AND removed), false) AS removed
       FROM group_members WHERE session_id = (SELECT id FROM session)
   ), arrival AS (
     INSERT INTO group_members (session_id, account_id, joined_at)
     SELECT session.id, $2, $3 FROM seats, session WHERE NOT was_in AND NOT removed AND count < $4
     ON CONFLICT (session_id, account_id) DO UPDATE SET joined_at = $3, left_at = NULL, away_since = NULL, role = 'none', examines = false
     RETURNING account_id, joined_at, xmax = 0 AS first_time
   ), noted_member AS (
     ${noteActs('joined', 'SELECT account_id, joined_at FROM arrival, session WHERE first_time AND account_id <> host_id')}
   ), noted_group AS (
     ${noteActs('group', 'SELECT host_id, joined_at FROM arrival, session, seats WHERE first_time AND ever = 1')}
   ), news AS (
     UPDATE group_sessions SET version = version + 1, expires_at = LEAST($5::timestamptz, ends_at), updated_at = now() WHERE id = (SELECT id FROM session) AND EXISTS (SELECT FROM arrival)
   )
   SELECT count, was_in, removed, EXISTS (SELECT FROM arrival) AS joined,
          EXISTS (SELECT FROM session s JOIN group_members host ON host.session_id = s.id AND host.account_id = s.host_id
                   WHERE s.host_id <> $2 AND (host.left_at IS NOT NULL OR host.away_since <= $6)) AS host_gone,
          EXISTS (SELECT FROM group_members WHERE session_id = (SELECT id FROM session) AND account_id <> $2
                   AND left_at IS NULL AND away_since IS NOT NULL) AS others_away
     FROM seats`,
);

/** The same words for a PIN that never was and one that has expired. */
export const wrongPin = () => notFound('pin-wrong', 'No open session has this PIN. Check the digits with your host.');

/**
 * Joins the group under a PIN, at any time until it ends. Joining twice is once. Late joiners have no role. If the host is gone and
 * nobody else is here, the joiner becomes host.
 *
 * @returns whether the group runs a circuit
 * @throws Problem `pin-wrong` (also expired), `group-ended`, `group-removed`, `group-full`
 */
export async function joinGroup(
  tx: Transaction,
  person: { id: number },
  pin: string,
): Promise<{ circuit_run: boolean }> {
  const now = tx.clock.now();
  const [session, arrived] = await Promise.all([
    tx.sql.one(lockByPin, [pin, now]),
    tx.sql.one(arrive, [pin, person.id, now, CAPACITY, new Date(now.getTime() + PIN_LIFETIME), hostGoneSince(now)]),
  ]);
  if (!session) throw wrongPin();
  if (session.state === 'ended') throw conflict('group-ended', 'This session has ended. Ask the host for a new PIN.');
  const outcome = arrived!;
  if (outcome.removed) throw notAllowed('group-removed', 'The host has removed you from this group.');
  const { circuit_run } = session;
  if (outcome.was_in) return { circuit_run };
  if (!outcome.joined)
    throw conflict('group-full', 'This group is full. Ask the host to make room, or join another group.');
  tx.publish(groupLobby, pin);
  tx.announce(memberJoined, { pin, circuit_run, account_id: person.id });
  // Nobody was there to take over when the host went.
  if (outcome.host_gone) await passHosting(tx, { id: session.id, pin });
  if (outcome.others_away && session.state === 'lobby') await notifyAway(tx, session.id, person.id);
  return { circuit_run };
}
