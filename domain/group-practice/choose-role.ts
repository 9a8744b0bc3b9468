import { conflict, notAllowed, notFound } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { changed, lockAsHost, lockSeat } from './lock-seat';
import { keyOfTicks, roundTicks } from './marks-contract';
import { isHost, maySetRoleOf, refuseInRun } from './policy';
import { refuseObserver } from './observe-round';
import { type GroupRole, isSingle, rotate, suggestRoles } from './roles';
import { endTurn } from './handover';
import { isFree } from './examiner-free';
import type { Seat, SeatMember } from './seat.query';
import { takeOver } from './take-over';

const setRole = statement<never, [number, number, GroupRole, boolean]>(
  'group.role-set',
  'UPDATE group_members SET role = $3, examines = $4 WHERE session_id = $1 AND account_id = $2 AND left_at IS NULL',
);
const clearRoles = statement<never, [number]>(
  'group.roles-clear',
  `UPDATE group_members SET role = 'none', examines = false WHERE session_id = $1`,
);
const addCandidate = statement<never, [number, number]>(
  'group.add-candidate',
  'UPDATE group_sessions SET candidates = array_append(candidates, $2) WHERE id = $1',
);

/**
 * Roles all at once; nobody may hold a single role twice on the way, hence cleared first. The session must be locked.
 * @param standIn the patient who examines as well (`take-over.ts`)
 */
export async function assignRoles(
  tx: Transaction,
  sessionId: number,
  roles: ReadonlyMap<number, GroupRole>,
  standIn: number | null = null,
): Promise<void> {
  await tx.sql.all(clearRoles, [sessionId]);
  for (const [accountId, role] of roles)
    if (role !== 'none') await tx.sql.all(setRole, [sessionId, accountId, role, accountId === standIn]);
}

/** While a station runs, a part stays with its holder until they leave or have been away for 60 s; free parts may be taken. */
function checkRunning(seat: Seat, current: GroupRole, holder: SeatMember | undefined, now: number): void {
  if (isSingle(current))
    throw conflict('group-running', 'The station is running: roles cannot change until it is finished.');
  if (!isFree(holder, now, isHost(seat))) throw conflict('role-taken', 'Someone else already has this role.');
}

/**
 * Sets a member's own role or, as host, that of any member. Only observers may be several: the host's choice takes the role
 * from its holder; anyone else is refused if the role is taken (spec 3 §5).
 *
 * While the station runs, the examiner's role is assigned by `takeOver`.
 *
 * @throws Problem `not-host`, `member-gone`, `role-taken`, `group-running`, `circuit-run-decides`, `candidate-examines`, `observed-round`
 */
export async function chooseRole(
  tx: Transaction,
  person: { id: number },
  pin: string,
  choice: { member_id?: number; role: GroupRole },
): Promise<void> {
  const seat = await lockSeat(tx, person, pin);
  refuseInRun(seat);
  const memberId = choice.member_id ?? person.id;
  if (!maySetRoleOf(seat, memberId)) throw notAllowed('not-host', 'Only the host can do this.');
  const member = seat.members.find((one) => one.account_id === memberId);
  if (!member) throw notFound('member-gone', 'This person is no longer in the group.');
  if (member.role === choice.role) return;
  const holder = isSingle(choice.role) ? seat.members.find((one) => one.role === choice.role) : undefined;
  const running = seat.session.state === 'running';
  if (running) {
    if (choice.role === 'examiner' && (member.role === 'patient' || !isSingle(member.role)))
      return takeOver(tx, person, pin, memberId);
    checkRunning(seat, member.role, holder, tx.clock.now().getTime());
    if (choice.role === 'student') await refuseObserver(tx, seat.session, memberId);
  }
  if (holder) {
    if (!running && !isHost(seat)) throw conflict('role-taken', 'Someone else already has this role.');
    if (running && holder.examines) await endTurn(tx, seat.session, holder.account_id);
    await tx.sql.all(setRole, [seat.session.id, holder.account_id, running ? 'observer' : 'none', false]);
  }
  await tx.sql.all(setRole, [seat.session.id, memberId, choice.role, false]);
  if (running && choice.role === 'student') {
    await tx.sql.all(addCandidate, [seat.session.id, memberId]);
    tx.revoke(roundTicks, keyOfTicks(seat.session.pin, seat.session.round), memberId);
  }
  await changed(tx, seat.session);
}

async function assignBetweenStations(
  tx: Transaction,
  person: { id: number },
  pin: string,
  rule: (members: { id: number; role: GroupRole }[], hostId: number) => ReadonlyMap<number, GroupRole>,
): Promise<void> {
  const seat = await lockAsHost(tx, person, pin);
  refuseInRun(seat);
  if (seat.session.state === 'running')
    throw conflict('group-running', 'The station is running: roles cannot change until it is finished.');
  const members = seat.members.map((member) => ({ id: member.account_id, role: member.role }));
  await assignRoles(tx, seat.session.id, rule(members, seat.session.host_id));
  await changed(tx, seat.session);
}

/** @throws Problem `not-host`, `group-running`, `circuit-run-decides` */
export const rotateRoles = (tx: Transaction, person: { id: number }, pin: string): Promise<void> =>
  assignBetweenStations(tx, person, pin, rotate);

/** Everybody without a role gets the one that is suggested to them. @throws Problem as `rotateRoles` */
export const giveSuggestedRoles = (tx: Transaction, person: { id: number }, pin: string): Promise<void> =>
  assignBetweenStations(
    tx,
    person,
    pin,
    (members, hostId) =>
      new Map([...members.map(({ id, role }) => [id, role] as const), ...suggestRoles(members, hostId)]),
  );
