import { conflict, notAllowed, notFound } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { isFree } from './examiner-free';
import { endTurn, handOver } from './handover';
import { changed, lockAsHost, lockSeat } from './lock-seat';
import { isHost, mayExamine, refuseInRun } from './policy';
import type { SingleRole } from './roles';
import { examinerOf, type Seat, type SeatMember } from './seat.query';

const setMember = statement<never, [number, number, string, boolean]>(
  'group.member-role-set',
  'UPDATE group_members SET role = $3, examines = $4 WHERE session_id = $1 AND account_id = $2 AND left_at IS NULL',
);

/**
 * Who is to examine, and in whose place.
 * @returns null if they examine already
 * @throws Problem `group-not-running`, `not-host`, `member-gone`, `candidate-examines`, `role-taken`
 */
export function checkTakeOver(
  seat: Seat,
  memberId: number,
  now: number,
): { member: SeatMember; from: SeatMember | null } | null {
  const { session, members } = seat;
  if (session.state !== 'running') throw conflict('group-not-running', 'The station is not running.');
  const handsOver = mayExamine(seat);
  if (memberId !== seat.member.account_id && !isHost(seat) && !handsOver)
    throw notAllowed('not-host', 'Only the host can do this.');
  const member = members.find((one) => one.account_id === memberId);
  if (!member) throw notFound('member-gone', 'This person is no longer in the group.');
  if (member.examines) return null;
  if (member.role === 'student' || session.candidates.includes(memberId))
    throw conflict('candidate-examines', 'The candidate of this station cannot examine it.');
  const from = examinerOf(seat) ?? null;
  if (!handsOver && !isFree(from ?? undefined, now, isHost(seat)))
    throw conflict('role-taken', 'Someone else already has this role.');
  return { member, from };
}

/** Takes the examiner's part from somebody: a stand-in stays patient, anybody else observes. */
async function stopExamining(tx: Transaction, seat: Seat, { account_id, role }: SeatMember): Promise<void> {
  await tx.sql.all(setMember, [seat.session.id, account_id, role === 'patient' ? 'patient' : 'observer', false]);
}

/**
 * Examines the station that runs in place of an examiner who left, was sent out or is away: oneself or, as host, somebody.
 * An examiner who is present hands over to somebody in the same way.
 * The marks, the grades, the notes and the clock go on as they are. Taking over twice is once; of two at once one does.
 *
 * The patient may examine as well. They stay patient and examine as a stand-in (`group_members.examines`), because the
 * candidate still needs somebody to talk to. Nobody else has two roles, and the stand-in is for this round only.
 *
 * @param memberId the person themselves if it is not given
 * @throws Problem `group-not-found`, `group-ended`, `circuit-run-decides`, and what `checkTakeOver` throws
 */
export async function takeOver(
  tx: Transaction,
  person: { id: number },
  pin: string,
  memberId = person.id,
): Promise<void> {
  const seat = await lockSeat(tx, person, pin);
  refuseInRun(seat);
  const plan = checkTakeOver(seat, memberId, tx.clock.now().getTime());
  if (!plan) return;
  const { member, from } = plan;
  const { session } = seat;
  if (from) await stopExamining(tx, seat, from);
  const patient = member.role === 'patient';
  await tx.sql.all(setMember, [session.id, memberId, patient ? 'patient' : 'examiner', patient]);
  await handOver(tx, session, from?.account_id ?? null, memberId);
  await changed(tx, session);
}

/**
 * Who has a role that the host may free: somebody who is away.
 * @throws Problem `group-not-running`, `role-free`, `holder-here`
 */
export function checkFree(seat: Seat, role: SingleRole): SeatMember {
  if (seat.session.state !== 'running') throw conflict('group-not-running', 'The station is not running.');
  const holder = role === 'examiner' ? examinerOf(seat) : seat.members.find((member) => member.role === role);
  if (!holder) throw conflict('role-free', 'Nobody has this role.');
  if (holder.away_since === null) throw conflict('holder-here', 'The person with this role is here.');
  return holder;
}

/**
 * The host frees a role whose holder is away, without waiting for 60 s. The holder observes.
 *
 * @throws Problem `not-host`, `group-not-running`, `role-free`, `holder-here`, `circuit-run-decides`
 */
export async function freeRole(tx: Transaction, person: { id: number }, pin: string, role: SingleRole): Promise<void> {
  const seat = await lockAsHost(tx, person, pin);
  refuseInRun(seat);
  const { session } = seat;
  const holder = checkFree(seat, role);
  if (role === 'examiner') {
    await endTurn(tx, session, holder.account_id);
    await stopExamining(tx, seat, holder);
  } else {
    if (holder.examines) await endTurn(tx, session, holder.account_id);
    await tx.sql.all(setMember, [session.id, holder.account_id, 'observer', false]);
  }
  await changed(tx, session);
}
