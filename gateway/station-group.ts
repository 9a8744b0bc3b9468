import type { Person } from '../domain/accounts/person';
import { Problem, conflict, notAllowed } from '../domain/errors';
import { normalisePin } from '../domain/group-practice/pin';
import { isHost, mayOpenView } from '../domain/group-practice/policy';
import { findSeat, type Seat } from '../domain/group-practice/seat.query';
import { guestsOnlyInGroup, mayPractiseAlone } from '../domain/stations/policy';
import type { Reader } from '../domain/transaction';

/** The reader's place in the group that an address's `?pin=` names; null where it names none, or none of theirs. */
export async function seatIfAny(read: Reader, person: Person | null, pin: string | undefined): Promise<Seat | null> {
  if (!person || !pin) return null;
  try {
    return await findSeat(read, person, normalisePin(pin));
  } catch (error) {
    if (error instanceof Problem && error.code === 'group-not-found') return null;
    throw error;
  }
}

/** The examiner's, patient's or student's view. */
type RoleView = 'checklist' | 'patient' | 'student';

/**
 * Lets somebody into a role view: with a PIN, whom the group gave that role, while this very station runs; without
 * one, anybody with an account (spec 3 §6).
 *
 * @returns the seat in the group, or null outside a group
 * @throws Problem `guests-only-in-group`, `group-not-found`, `group-not-running`, `group-moved-on`, `not-your-role`
 */
export async function enterView(read: Reader, person: Person, pin: string | undefined, station: { id: number }, view: RoleView): Promise<Seat | null> {
  if (!pin) {
    if (!mayPractiseAlone(person)) throw guestsOnlyInGroup();
    return null;
  }
  const seat = await findSeat(read, person, normalisePin(pin));
  if (seat.session.state !== 'running') throw conflict('group-not-running', 'The station is not running.');
  requireStationOf(seat, station);
  if (!mayOpenView(seat, view)) throw notAllowed('not-your-role', 'This view belongs to another role of your group.');
  return seat;
}

/** @throws Problem `group-moved-on` when the group is at another station */
export function requireStationOf(seat: Seat, station: { id: number }): void {
  if (seat.session.station_id !== station.id) throw conflict('group-moved-on', 'Your group is at another station now.');
}

export const groupPart = (seat: Seat | null): { pin: string; is_host: boolean } | null => seat && { pin: seat.session.pin, is_host: isHost(seat) };
export const roundOf = (seat: Seat | null): { session_id: number; round: number } | null => seat && { session_id: seat.session.id, round: seat.session.round };
