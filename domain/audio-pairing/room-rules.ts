import { COME_WITHIN_SECONDS, type PairingNotice, STAY_SECONDS } from './contract';

/** Seconds after which a pairing that had lasted is over when one of the two is away. */
export const AWAY_ENDS_SECONDS = 120;

/** One of the two, as their room knows them. Times are epoch milliseconds. */
export interface RoomSeat {
  account_id: number;
  came_at: number | null;
  left: boolean;
  /** Not seen in the room since; null while there. */
  away_since: number | null;
}

export interface Room {
  matched_at: number;
  /** Both came and stayed for the first minute. */
  kept: boolean;
  /** The session was closed, or its PIN has expired. */
  closed: boolean;
  /** Whether people besides the two are in the group. */
  company: boolean;
  seats: [RoomSeat, RoomSeat];
}

export interface Fate {
  account_id: number;
  attended: boolean | null;
  put_back: boolean;
  notice: PairingNotice | null;
}

export type Outcome =
  | { over: false; kept: boolean; /** When to look again, or null. */ check_at: number | null }
  | { over: true; fates: [Fate, Fate] };

const SECOND = 1_000;

/** Whether somebody came at all; who is there now has. */
export const hasCome = (seat: RoomSeat): boolean => seat.came_at !== null || (seat.away_since === null && !seat.left);

function isGone(seat: RoomSeat, room: Room, now: number): boolean {
  if (seat.left) return true;
  if (!hasCome(seat)) return now >= room.matched_at + COME_WITHIN_SECONDS * SECOND;
  return seat.away_since !== null && (!room.kept || now - seat.away_since >= AWAY_ENDS_SECONDS * SECOND);
}

/**
 * Decides on a room. If a partner does not come within 20 s, or leaves in the first minute, the other goes back to the front of
 * the queue; after the first minute the pairing ends when a partner leaves. Idempotent.
 */
export function settle(room: Room, now: number): Outcome {
  const gone = room.seats.map((seat) => isGone(seat, room, now)) as [boolean, boolean];
  if (!room.closed && !gone[0] && !gone[1]) {
    const stayUntil = room.matched_at + STAY_SECONDS * SECOND;
    if (room.kept || now >= stayUntil) return { over: false, kept: true, check_at: null };
    const comeBy = room.matched_at + COME_WITHIN_SECONDS * SECOND;
    return { over: false, kept: false, check_at: room.seats.every(hasCome) ? stayUntil : comeBy };
  }
  const fate = (own: 0 | 1): Fate => {
    const seat = room.seats[own];
    const other = room.seats[1 - own]!;
    const { account_id } = seat;
    if (room.kept) return { account_id, attended: true, put_back: false, notice: null };
    if (gone[own])
      return {
        account_id,
        attended: false,
        put_back: false,
        notice: hasCome(seat) || seat.left ? null : 'did-not-come',
      };
    const put_back = gone[1 - own]! && !room.company;
    return {
      account_id,
      attended: hasCome(seat) ? true : null,
      put_back,
      notice: put_back ? (hasCome(other) ? 'partner-left' : 'partner-did-not-come') : null,
    };
  };
  return { over: true, fates: [fate(0), fate(1)] };
}
