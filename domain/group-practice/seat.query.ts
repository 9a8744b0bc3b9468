import { notFound } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { GroupState } from './contract';
import type { GroupRole } from './roles';
import { PEOPLE } from '../accounts/views';

/** Somebody's place in a group: what every page and command of group practice starts from. */
export interface Seat {
  session: {
    id: number;
    pin: string;
    state: GroupState;
    round: number;
    host_id: number;
    station_id: number;
    /** The state of the station that runs; null in the lobby. */
    station_revision: number | null;
    attempt_id: number | null;
    /** A circuit is run: it gives the roles and keeps the time. */
    circuit_run: boolean;
    /** Everybody who was candidate since this station was started. */
    candidates: number[];
  };
  member: {
    account_id: number;
    role: GroupRole;
    name: string;
    /** By role or as a stand-in (`take-over.ts`). */ examines: boolean;
  };
  /** Who is in the group now, in the order in which they joined. */
  members: SeatMember[];
}

export interface SeatMember {
  account_id: number;
  role: GroupRole;
  name: string;
  guest: boolean;
  /** By role or as a stand-in. */
  examines: boolean;
  /** Epoch milliseconds; null while present. */
  away_since: number | null;
}

export const examinerOf = (seat: Seat): SeatMember | undefined => seat.members.find((member) => member.examines);

const examines = (alias: string) => `(${alias}.role = 'examiner' OR ${alias}.role = 'patient' AND ${alias}.examines)`;

const seatOf = statement<Seat, [string, number, Date]>(
  'group.seat',
  `SELECT json_build_object('id', s.id, 'pin', s.pin, 'state', s.state, 'round', s.round, 'host_id', s.host_id, 'station_id', s.station_id, 'station_revision', s.station_revision, 'attempt_id', s.attempt_id, 'circuit_run', s.circuit_run, 'candidates', s.candidates) AS session,
          json_build_object('account_id', mine.account_id, 'role', mine.role, 'name', me.display_name, 'examines', ${examines('mine')}) AS member,
          (SELECT json_agg(json_build_object('account_id', m.account_id, 'role', m.role, 'name', a.display_name, 'guest', a.guest,
                   'examines', ${examines('m')}, 'away_since', round(extract(epoch FROM m.away_since) * 1000)::float8) ORDER BY m.joined_at, m.account_id)
             FROM group_members m JOIN ${PEOPLE} a ON a.id = m.account_id
            WHERE m.session_id = s.id AND m.left_at IS NULL) AS members
     FROM group_sessions s
     JOIN group_members mine ON mine.session_id = s.id AND mine.account_id = $2 AND mine.left_at IS NULL
     JOIN ${PEOPLE} me ON me.id = mine.account_id
    WHERE s.pin = $1 AND s.expires_at > $3`,
);

/** The same words whether the PIN is wrong, expired, or of a group one is not in: a stranger learns nothing. */
export const noSuchGroup = () => notFound('group-not-found', 'You are not in a group with this PIN. Join it first.');

/** @throws Problem `group-not-found` */
export async function findSeat(read: Reader, person: { id: number }, pin: string): Promise<Seat> {
  const seat = await read.sql.one(seatOf, [pin, person.id, read.clock.now()]);
  if (!seat) throw noSuchGroup();
  return seat;
}
