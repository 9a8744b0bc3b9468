import { conflict, notAllowed } from '../errors';
import { statement } from '../statement';
import type { Transaction } from '../transaction';
import { groupLobby, groupStatus } from './contract';
import { PIN_LIFETIME } from './pin-limits';
import { isHost } from './policy';
import { findSeat, type Seat } from './seat.query';

const lock = statement<{ id: number }, [string]>('group.lock', 'SELECT id FROM group_sessions WHERE pin = $1 FOR UPDATE');
const touch = statement<never, [number, Date]>('group.touch', 'UPDATE group_sessions SET version = version + 1, expires_at = $2, updated_at = now() WHERE id = $1');

/** Commands on one group happen one after the other, whoever gives them. */
export const lockSession = (tx: Transaction, pin: string): Promise<unknown> => tx.sql.one(lock, [pin]);

/**
 * The seat, with the group locked until the transaction ends: commands on one group happen one after the other.
 *
 * @throws Problem `group-not-found`, `group-ended`
 */
export async function lockSeat(tx: Transaction, person: { id: number }, pin: string): Promise<Seat> {
  await lockSession(tx, pin);
  const seat = await findSeat(tx, person, pin);
  if (seat.session.state === 'ended') throw conflict('group-ended', 'This session is finished.');
  return seat;
}

/** @throws Problem `not-host` besides what `lockSeat` throws */
export async function lockAsHost(tx: Transaction, person: { id: number }, pin: string): Promise<Seat> {
  const seat = await lockSeat(tx, person, pin);
  if (!isHost(seat)) throw notAllowed('not-host', 'Only the host can do this.');
  return seat;
}

/** Raises the version, keeps the PIN alive and tells everyone. Every command that changed a group ends with it. */
export async function changed(tx: Transaction, session: { id: number; pin: string }, what: { lobby?: boolean; status?: boolean } = { lobby: true, status: true }): Promise<void> {
  await tx.sql.all(touch, [session.id, new Date(tx.clock.now().getTime() + PIN_LIFETIME)]);
  if (what.lobby) tx.publish(groupLobby, session.pin);
  if (what.status) tx.publish(groupStatus, session.pin);
}
