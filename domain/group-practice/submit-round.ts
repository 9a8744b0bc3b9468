import type { Person } from '../accounts/person';
import { conflict, notAllowed, type Problem } from '../kit/errors';
import { remainingAt, secondsUsed } from '../stations/countdown';
import { submitAttempt } from '../stations/submit-attempt';
import { type SentMarks, sentSheet, withMarks } from '../stations/stored-marks';
import type { Submission } from '../stations/submission';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { roundSubmitted } from './events';
import { isOfEarlierRound, saveMarksOfRound } from './earlier-round';
import { readClock } from './keep-time';
import { changed, lockSeat } from './lock-seat';
import { examinerReplaced, isLate, saveLateMarks, mergeIntoRound } from './save-round-marks';
import { examinerOf, type Seat } from './seat.query';
import { RESULTS } from '~/domain/stations/views';

const submitted = statement<{ id: number }, [number, number, string]>(
  'group.submitted',
  `SELECT id FROM ${RESULTS} result WHERE id = $1 AND examiner_id = $2 AND submission_id = $3::uuid`,
);
const complete = statement<never, [number, number, number]>(
  'group.complete',
  `UPDATE group_sessions SET state = 'complete', attempt_id = $2, clock_remaining = $3, clock_started_at = NULL WHERE id = $1`,
);

/** Who is examined in a round; null if nobody is named. */
export type Candidate = { id: number; name: string } | null;

const candidateOf = ({ members }: Seat): Candidate => {
  const student = members.find((one) => one.role === 'student');
  return student ? { id: student.account_id, name: student.name } : null;
};

/**
 * What is submitted, with the round and the turn that the sheet was read in and its revision; undefined if the device does
 * not say. `changes`: what the device had not sent before; then the marks of all devices count, with these.
 */
export type RoundSubmission = Submission & { turn?: number; round?: number; revision?: number; changes?: SentMarks };

const sentOf = (input: RoundSubmission): SentMarks => input.changes ?? sentSheet(input, input.revision);

async function ofAllDevices(tx: Transaction, seat: Seat, input: RoundSubmission): Promise<Submission> {
  if (!input.changes) return input;
  const { submission_id, changes } = input;
  return withMarks(input, await mergeIntoRound(tx, seat, { ...changes, submission_id }));
}

/** Keeps marks that came too late. @returns how many suggestions they are, as `saveLateMarks` */
const saveSubmitted = (tx: Transaction, seat: Seat, input: RoundSubmission): Promise<number | null> =>
  saveLateMarks(tx, seat, input.turn, sentOf(input));

export const alreadySubmitted = () => conflict('already-submitted', 'This station has already been submitted.');

/** What somebody who does not examine any more submits ends nothing: their marks are kept as suggestions. Null if nothing is amiss. */
async function refuseLate(tx: Transaction, seat: Seat, input: RoundSubmission): Promise<Problem | null> {
  if (!(await isLate(tx, seat, input.turn))) return null;
  if ((await saveSubmitted(tx, seat, input)) === null)
    throw notAllowed('not-your-role', 'Only the examiner of this group can do this.');
  return examinerReplaced(examinerOf(seat)?.name ?? null);
}

/**
 * The examiner's marks complete the round: everyone in the group may read the result and is taken to it. Submitting the
 * same again answers the same; the time used is the group clock's, wherever it ran. What was marked in an earlier round is
 * kept beside the result of that round.
 *
 * @param findCandidate looks the candidate up, with the group locked; the member with the role of student unless it is given
 * @returns the attempt's id; or the problem `examiner-replaced` if somebody else examines by now, or `already-submitted`
 *   if they have submitted. They are returned, not thrown, because the marks that came with them are to be committed.
 * @throws Problem `group-not-running`, `group-moved-on`, `not-your-role`, and what `submitAttempt` throws
 */
export async function submitRound(
  tx: Transaction,
  person: Person,
  pin: string,
  stationId: number,
  input: RoundSubmission,
  findCandidate: (seat: Seat) => Candidate | Promise<Candidate> = candidateOf,
): Promise<number | Problem> {
  const seat = await lockSeat(tx, person, pin);
  const { session, members } = seat;
  if (isOfEarlierRound(input.round, session)) {
    await saveMarksOfRound(tx, seat, input.round, stationId, input.turn, sentOf(input));
    return alreadySubmitted();
  }
  if (session.state === 'complete' && session.attempt_id !== null) {
    const again = await tx.sql.one(submitted, [session.attempt_id, person.id, input.submission_id]);
    if (again) return again.id;
    // What a former examiner's device sends now is shown beside the result.
    if (await isLate(tx, seat, input.turn)) await saveSubmitted(tx, seat, input);
    return alreadySubmitted();
  }
  if (session.state !== 'running') throw conflict('group-not-running', 'The station is not running.');
  const late = await refuseLate(tx, seat, input);
  if (late) return late;

  const candidate = await findCandidate(seat);
  const now = tx.clock.now().getTime();
  const { countdown } = await readClock(tx, session.id);
  const attemptId = await submitAttempt(tx, {
    station: { id: session.station_id },
    revision: session.station_revision,
    examiner: person,
    candidate,
    participants: members.map(({ account_id, role }) => ({ account_id, role })),
    group: { session_id: session.id, round: session.round },
    input: {
      ...(await ofAllDevices(tx, seat, input)),
      seconds_used: secondsUsed(countdown, now) || input.seconds_used,
    },
  });
  await tx.sql.all(complete, [session.id, attemptId, Math.round(remainingAt(countdown, now))]);
  await changed(tx, session);
  tx.announce(roundSubmitted, { pin, circuit_run: session.circuit_run });
  return attemptId;
}
