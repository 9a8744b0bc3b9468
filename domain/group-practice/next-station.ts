import { defaultMinutes, setUp } from '../stations/countdown';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { changed, lockAsHost } from './lock-seat';
import { refuseInRun } from './policy';
import { stationOfGroup } from './station-of-group.query';

const move = statement<never, [number, number, number, number]>(
  'group.next-station',
  `UPDATE group_sessions
      SET station_id = $2, round = round + CASE WHEN state = 'lobby' THEN 0 ELSE 1 END, state = 'lobby', attempt_id = NULL, station_revision = NULL,
          clock_total = $3, clock_remaining = $3, clock_started_at = NULL, clock_minutes = $4
    WHERE id = $1`,
);

const endStandIn = statement<never, [number]>(
  'group.end-stand-in',
  'UPDATE group_members SET examines = false WHERE session_id = $1 AND examines',
);

/**
 * Another station with the same group, PIN and roles; everyone is back in the lobby. A station that was running is left
 * unfinished, and is no round of its own result.
 *
 * @throws Problem `not-host`, `station-gone`, `circuit-run-decides`
 */
export async function nextStation(tx: Transaction, person: { id: number }, pin: string, slug: string): Promise<void> {
  const seat = await lockAsHost(tx, person, pin);
  refuseInRun(seat);
  const station = await stationOfGroup(tx, slug, person);
  const minutes = defaultMinutes('examiner', station);
  await tx.sql.all(endStandIn, [seat.session.id]);
  await tx.sql.all(move, [seat.session.id, station.id, setUp(minutes).total, minutes]);
  await changed(tx, seat.session);
}
