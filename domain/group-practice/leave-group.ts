import { invalid, notFound } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { groupCall } from './call-contract';
import { groupLobby, groupStatus } from './contract';
import { memberLeft, sessionEnded } from './events';
import { groupKnocks } from './knock-contract';
import { keyOfTicks, roundTicks } from './marks-contract';
import { changed, lockAsHost, lockSeat } from './lock-seat';
import { passHosting } from './presence';
import { endTurn } from './handover';
import { examinerOf, type Seat } from './seat.query';

const depart = statement<never, [number, number, Date, boolean]>(
  'group.depart',
  `UPDATE group_members SET left_at = $3, role = 'none', examines = false, removed = $4 WHERE session_id = $1 AND account_id = $2`,
);
const end = statement<never, [number]>(
  'group.end',
  `UPDATE group_sessions SET state = 'ended', clock_started_at = NULL WHERE id = $1`,
);

const stillIn = statement<{ account_id: number }, [number]>(
  'group.members-at-end',
  'SELECT account_id FROM group_members WHERE session_id = $1 AND left_at IS NULL',
);

/** Takes a member out of the group, and ends what they watch of it before anything new is published. */
async function goOut(tx: Transaction, seat: Seat, accountId: number, removed: boolean): Promise<void> {
  // Their role is free at once. A circuit run names a successor itself.
  if (seat.session.state === 'running' && !seat.session.circuit_run && examinerOf(seat)?.account_id === accountId)
    await endTurn(tx, seat.session, accountId);
  await tx.sql.all(depart, [seat.session.id, accountId, tx.clock.now(), removed]);
  tx.revoke(groupLobby, seat.session.pin, accountId);
  tx.revoke(groupStatus, seat.session.pin, accountId);
  tx.revoke(groupKnocks, seat.session.pin, accountId);
  tx.revoke(groupCall, seat.session.pin, accountId);
  tx.revoke(roundTicks, keyOfTicks(seat.session.pin, seat.session.round), accountId);
  const { pin, circuit_run } = seat.session;
  tx.announce(memberLeft, { pin, circuit_run, account_id: accountId });
}

/** Leaves the group. A host who leaves passes hosting on; with nobody left it ends. @throws Problem `group-not-found` */
export async function leaveGroup(tx: Transaction, person: { id: number }, pin: string): Promise<void> {
  const seat = await lockSeat(tx, person, pin);
  await goOut(tx, seat, person.id, false);
  if (seat.members.length === 1) return closeSession(tx, seat.session, person.id);
  // If nobody is here to take over, the group waits for the first member who comes back.
  if (seat.session.host_id === person.id) await passHosting(tx, seat.session, person.id);
  await changed(tx, seat.session);
}

/**
 * The host sends somebody out: their watching ends at once, and the PIN no longer lets them in.
 *
 * @throws Problem `not-host`, `member-gone`, `remove-self`
 */
export async function removeMember(
  tx: Transaction,
  person: { id: number },
  pin: string,
  memberId: number,
): Promise<void> {
  const seat = await lockAsHost(tx, person, pin);
  if (memberId === person.id) throw invalid('remove-self', 'To leave, use “Leave the group”.');
  if (!seat.members.some((member) => member.account_id === memberId))
    throw notFound('member-gone', 'This person is no longer in the group.');
  await goOut(tx, seat, memberId, true);
  await changed(tx, seat.session);
}

/** Closes a session, which must be locked. @param endedBy the member who ends it, if one does */
export async function closeSession(
  tx: Transaction,
  session: { id: number; pin: string },
  endedBy: number | null = null,
): Promise<void> {
  await tx.sql.all(end, [session.id]);
  // Nobody can knock any more. Pages outside the group learn from it that there is no way back.
  for (const { account_id } of await tx.sql.all(stillIn, [session.id])) tx.revoke(groupKnocks, session.pin, account_id);
  const { circuit_run } = await changed(tx, session);
  tx.announce(sessionEnded, { pin: session.pin, circuit_run, ended_by: endedBy });
}

/** Closes the session for everyone. @throws Problem `not-host` */
export async function endSession(tx: Transaction, person: { id: number }, pin: string): Promise<void> {
  const seat = await lockAsHost(tx, person, pin);
  await closeSession(tx, seat.session, person.id);
}
