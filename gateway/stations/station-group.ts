import type { Person } from '~/domain/accounts/person';
import { trialStationOf } from '~/domain/accounts/trial/open-trial';
import { href } from '~/domain/kit/contract';
import { Problem, conflict, notAllowed } from '~/domain/kit/errors';
import { normalisePin } from '~/domain/group-practice/pin';
import { isHost, mayOpenView } from '~/domain/group-practice/policy';
import { formerTurn } from '~/domain/group-practice/handover';
import { roundAsCandidate } from '~/domain/group-practice/round-as-candidate.query';
import { examinerReplaced } from '~/domain/group-practice/save-round-marks';
import { examinerOf, findSeat, type Seat } from '~/domain/group-practice/seat.query';
import { guestsOnlyInGroup, mayPractiseAlone } from '~/domain/stations/policy';
import { studentView } from '~/domain/stations/role-views-contract';
import { findStation, type StationTexts } from '~/domain/stations/find-station.query';
import { baseOf, type StationBase } from '~/domain/stations/styles';
import type { Reader } from '~/domain/kit/transaction';

/** The reader's place in the group that an address's `?pin=` names; null if it names none, or none of theirs. */
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

/** The round that a group is at, once it has begun and until the session is over; null in the lobby and outside a group. */
export const begunRound = (seat: Seat | null): { station_id: number } | null =>
  seat !== null && seat.session.station_revision !== null && seat.session.state !== 'ended' ? seat.session : null;

/**
 * Lets somebody into a role view: with a PIN, whom the group gave that role, while this very station runs, deleted
 * meanwhile or not; without one, anybody with an account (spec 3 §6), and a guest at the one station that they try.
 *
 * @returns the station as it is now, and the seat in the group, or null outside a group
 * @throws Problem `station-not-found`, `station-gone`, `guests-only-in-group`, `group-not-found`, `group-not-running`,
 * `group-moved-on`, `not-your-role`, `candidate-of-round`, `examiner-replaced`
 */
export async function enterView(
  read: Reader,
  person: Person,
  pin: string | undefined,
  { base, slug }: { base: StationBase; slug: string },
  view: RoleView,
): Promise<{ found: StationTexts; seat: Seat | null }> {
  if (!pin) {
    const found = await findStation(read, base, slug, person);
    await requireAlone(read, person, found);
    if (view !== 'student') await refuseCandidate(read, person, found);
    return { found, seat: null };
  }
  const seat = await findSeat(read, person, normalisePin(pin));
  const found = await findStation(read, base, slug, person, begunRound(seat));
  if (seat.session.state !== 'running') throw conflict('group-not-running', 'The station is not running.');
  requireStationOf(seat, found);
  if (!mayOpenView(seat, view)) {
    if (view === 'checklist' && (await formerTurn(read, seat.session, person.id)) !== null)
      throw examinerReplaced(examinerOf(seat)?.name ?? null);
    throw notAllowed('not-your-role', 'This view belongs to another role in your group.');
  }
  return { found, seat };
}

/** @throws Problem `guests-only-in-group` for a guest who does not try this station without an account */
export async function requireAlone(read: Reader, person: Person, station: { id: number }): Promise<void> {
  if (mayPractiseAlone(person)) return;
  if ((await trialStationOf(read, person.id)) !== station.id) throw guestsOnlyInGroup();
}

/**
 * While a group examines somebody at a station, its checklist and its patient's instructions stay closed to them outside
 * the group as well: so that nobody reads them by accident, not against cheating.
 *
 * @throws Problem `candidate-of-round`, with the way to the candidate's view
 */
async function refuseCandidate(read: Reader, person: Person, { id, style, slug }: StationTexts): Promise<void> {
  const pin = await roundAsCandidate(read, person.id, id);
  if (pin === null) return;
  throw new Problem(
    'not-allowed',
    'candidate-of-round',
    'You are the candidate of this station in a group. Its checklist and the patient’s instructions open when the station is over.',
    {
      nextUrl: href(studentView, { base: baseOf(style), slug }, { pin }),
    },
  );
}

/** @throws Problem `group-moved-on` when the group is at another station */
export function requireStationOf(seat: Seat, station: { id: number }): void {
  if (seat.session.station_id !== station.id)
    throw conflict('group-moved-on', 'Your group has moved on to another station. Go back to the group.');
}

export const groupPart = (seat: Seat | null): { pin: string; is_host: boolean } | null =>
  seat && { pin: seat.session.pin, is_host: isHost(seat) };
export const roundOf = (seat: Seat | null): { session_id: number; round: number } | null =>
  seat && { session_id: seat.session.id, round: seat.session.round };
