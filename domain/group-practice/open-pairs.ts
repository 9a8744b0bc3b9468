import { randomBytes } from 'node:crypto';
import { defaultMinutes, setUp } from '../stations/countdown';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { drawPin, PIN_LIFETIME } from './pin-limits';
import type { GroupStation } from './station-of-group.query';
import { noteActs } from '../acts/note-acts';

export interface NewPair {
  host_id: number;
  partner_id: number;
  station: GroupStation;
}

const openSessions = statement<
  { id: number; pin: string },
  [string[], number[], number[], string[], number[], number[], Date]
>(
  'group.open-pairs',
  `INSERT INTO group_sessions (pin, host_id, station_id, state, chat_link, audio, paired, clock_total, clock_remaining, clock_minutes, expires_at)
   SELECT pin, host_id, station_id, 'lobby', chat_link, true, true, total, total, minutes, $7
     FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::int[]) AS pair (pin, host_id, station_id, chat_link, total, minutes)
   ON CONFLICT (pin) DO NOTHING RETURNING id, pin`,
);
// Away until they come: being matched is not being there. The host joined first; the partner is the second person of the group.
const addMembers = statement<never, [number[], number[], Date[], Date]>(
  'group.add-pairs',
  `WITH added AS (
     INSERT INTO group_members (session_id, account_id, joined_at, away_since)
     SELECT session_id, account_id, joined_at, $4 FROM unnest($1::int[], $2::int[], $3::timestamptz[]) AS member (session_id, account_id, joined_at)
     RETURNING session_id, account_id, joined_at),
   partner AS (
     SELECT added.account_id, session.host_id, added.joined_at FROM added JOIN group_sessions session ON session.id = added.session_id
      WHERE added.account_id <> session.host_id),
   noted_partner AS (${noteActs('joined', 'SELECT account_id, joined_at FROM partner')})
   ${noteActs('group', 'SELECT host_id, joined_at FROM partner')}`,
);

/**
 * Opens a session with a call for each of many pairs at once.
 *
 * @param chatUrl where chat rooms are, for those who switch to the chat link
 * @returns the session of each pair, in their order; null for one whose PIN was taken, to be tried again
 */
export async function openPairs(
  tx: Transaction,
  pairs: readonly NewPair[],
  chatUrl: string,
): Promise<({ id: number; pin: string } | null)[]> {
  if (pairs.length === 0) return [];
  const now = tx.clock.now();
  const pins = pairs.map(drawPin);
  const minutes = pairs.map(({ station }) => defaultMinutes('examiner', station));
  const opened = await tx.sql.all(openSessions, [
    pins,
    pairs.map((pair) => pair.host_id),
    pairs.map((pair) => pair.station.id),
    pairs.map(() => `${chatUrl}/wardmates-${randomBytes(12).toString('hex')}`),
    minutes.map((one) => setUp(one).total),
    minutes,
    new Date(now.getTime() + PIN_LIFETIME),
  ]);
  const byPin = new Map(opened.map((session) => [session.pin, session]));
  const sessions = pins.map((pin) => {
    const session = byPin.get(pin) ?? null;
    // The same PIN drawn twice in one go opens one session only: the second pair is tried again.
    byPin.delete(pin);
    return session;
  });
  const members = pairs.flatMap((pair, index) => {
    const session = sessions[index];
    return session
      ? [
          { session, account_id: pair.host_id, after: 0 },
          { session, account_id: pair.partner_id, after: 1 },
        ]
      : [];
  });
  await tx.sql.all(addMembers, [
    members.map((one) => one.session.id),
    members.map((one) => one.account_id),
    members.map((one) => new Date(now.getTime() + one.after)),
    now,
  ]);
  return sessions;
}
