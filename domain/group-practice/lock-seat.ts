import { conflict, notAllowed } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { groupLobby, groupStatus } from './contract';
import { groupChanged } from './events';
import { PIN_LIFETIME } from './pin-limits';
import { isHost } from './policy';
import { findSeat, type Seat } from './seat.query';

// Only a member's: a stranger must neither hold the group up nor learn from the time it takes whether there is one.
const lock = statement<{ id: number }, [string, number]>(
  'group.lock',
  `SELECT s.id FROM group_sessions s JOIN group_members m ON m.session_id = s.id AND m.account_id = $2 AND m.left_at IS NULL
    WHERE s.pin = $1 FOR UPDATE OF s`,
);
const lockAny = statement<{ id: number }, [string]>(
  'group.lock-any',
  'SELECT id FROM group_sessions WHERE pin = $1 FOR UPDATE',
);
const touch = statement<{ circuit_run: boolean }, [number, Date]>(
  'group.touch',
  'UPDATE group_sessions SET version = version + 1, expires_at = LEAST($2::timestamptz, ends_at), updated_at = now() WHERE id = $1 RETURNING circuit_run',
);

/** Locks a group for an internal command. The caller must have found the group by more than a PIN from a request. */
export const lockSession = (tx: Transaction, pin: string): Promise<unknown> => tx.sql.one(lockAny, [pin]);

/**
 * The seat, with the group locked until the transaction ends: commands on one group happen one after the other.
 *
 * @throws Problem `group-not-found`, `group-ended`
 */
export async function lockSeat(tx: Transaction, person: { id: number }, pin: string): Promise<Seat> {
  await tx.sql.one(lock, [pin, person.id]);
  const seat = await findSeat(tx, person, pin);
  if (seat.session.state === 'ended')
    throw conflict('group-ended', 'This session has ended. Ask the host for a new PIN.');
  return seat;
}

/** @throws Problem `not-host` besides what `lockSeat` throws */
export async function lockAsHost(tx: Transaction, person: { id: number }, pin: string): Promise<Seat> {
  const seat = await lockSeat(tx, person, pin);
  if (!isHost(seat)) throw notAllowed('not-host', 'Only the host can do this.');
  return seat;
}

/**
 * Raises the version, extends the lifetime of the PIN and publishes the group. Every command that changes a group ends with it.
 * @returns whether the group runs a circuit
 */
export async function changed(
  tx: Transaction,
  session: { id: number; pin: string },
  what: { lobby?: boolean; status?: boolean } = { lobby: true, status: true },
): Promise<{ circuit_run: boolean }> {
  const touched = await tx.sql.one(touch, [session.id, new Date(tx.clock.now().getTime() + PIN_LIFETIME)]);
  const circuit_run = touched?.circuit_run ?? false;
  tx.announce(groupChanged, { pin: session.pin, circuit_run });
  if (what.lobby) tx.publish(groupLobby, session.pin);
  if (what.status) tx.publish(groupStatus, session.pin);
  return { circuit_run };
}
