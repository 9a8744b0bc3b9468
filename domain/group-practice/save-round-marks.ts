import { conflict, notAllowed } from '../kit/errors';
import { type CleanHtml, SANITISER_VERSION } from '../kit/html/clean-html';
import type { Marks } from '../stations/checklist-contract';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { isOfEarlierRound, keepMarksOfRound, movedOn } from './earlier-round';
import { formerTurn, presentTurn } from './handover';
import { keepLateSheet, type LateMarks } from './late-sheet';
import { changed, lockSeat } from './lock-seat';
import { mayExamine } from './policy';
import type { Seat } from './seat.query';
import { roundMarksOf } from './round-marks.query';

export type SafeMarks = Marks & { comments: CleanHtml };

const save = statement<
  { revision: number },
  [number, number, number, string, string, string, number, number[], number, Date]
>(
  'group.save-marks',
  `WITH kept AS (
     INSERT INTO round_marks AS sheet (session_id, round, station_id, submission_id, grades, comments, html_version, revision, updated_at)
     VALUES ($1::int, $2::int, $3::int, $4::uuid, $5::jsonb, $6::text, ${SANITISER_VERSION}, $7::int, $10::timestamptz)
     ON CONFLICT (session_id, round) DO UPDATE
       SET submission_id = excluded.submission_id, grades = excluded.grades, comments = excluded.comments, html_version = excluded.html_version, revision = excluded.revision, updated_at = excluded.updated_at
       WHERE sheet.revision < excluded.revision
     RETURNING revision
   ), unticked AS (
     DELETE FROM round_ticks WHERE session_id = $1 AND round = $2 AND item_id <> ALL($8::int[]) AND EXISTS (SELECT FROM kept)
   ), ticked AS (
     -- A tick that was suggested is that of the person who suggested it.
     INSERT INTO round_ticks (session_id, round, item_id, author_id, ticked_at)
     SELECT $1, $2, item,
            coalesce((SELECT h.from_id FROM round_handovers h
                       WHERE h.session_id = $1 AND h.round = $2 AND h.late -> 'ticked' @> to_jsonb(item) AND NOT coalesce(h.sheet -> 'ticked' @> to_jsonb(item), false)
                       ORDER BY h.turn LIMIT 1), $9::int), $10
       FROM (SELECT DISTINCT unnest($8::int[]) AS item) items WHERE EXISTS (SELECT FROM kept)
     ON CONFLICT (session_id, round, item_id) DO NOTHING
   )
   SELECT revision FROM kept`,
);

/** Nobody else's marks are replaced, and nothing is submitted; the answer says who examines now. */
export const examinerReplaced = (examiner: string | null) =>
  conflict(
    'examiner-replaced',
    examiner
      ? `${examiner} examines this station now. Nothing was submitted. Your marks are kept, and what you added offline is suggested to ${examiner}.`
      : 'You are not the examiner of this station any more. Nothing was submitted. Your marks are kept for the next examiner.',
  );

/**
 * Keeps what a former examiner marked on their device until it was told of the change, for the present one to accept.
 * Marks that are older than what is kept change nothing.
 *
 * @param turn the turn that the device marked in; undefined for the last that was this person's
 * @returns how many suggestions of that turn are open; null where the person has not examined this round before
 */
export async function keepLateMarks(
  tx: Transaction,
  seat: Seat,
  turn: number | undefined,
  marks: LateMarks,
): Promise<number | null> {
  const { session, member } = seat;
  const last = await formerTurn(tx, session, member.account_id);
  if (last === null) return null;
  const of = turn !== undefined && turn < last ? turn : last;
  if (await keepLateSheet(tx, session, member.account_id, of, marks)) await changed(tx, session, { status: true });
  const { suggestions } = await roundMarksOf(tx, { session_id: session.id, round: session.round });
  return suggestions.filter((one) => one.turn === of).length;
}

/** Whether the marks were made in a turn that is over, or by somebody who does not examine. */
export async function isLate(tx: Transaction, seat: Seat, turn: number | undefined): Promise<boolean> {
  if (!mayExamine(seat)) return true;
  return turn !== undefined && turn < (await presentTurn(tx, seat.session));
}

/**
 * Keeps the marks of a round. An older revision never replaces a newer one, whatever order they arrive in. Marks from a
 * turn that is over replace nothing: they become suggestions. Those from an earlier round are shown beside its result.
 *
 * @returns the revision that is kept now; `suggested`, the open suggestions of these marks, where they came late
 * @throws Problem `group-not-found`, `group-ended`, `group-moved-on`, `group-not-running`, `not-your-role`
 */
export async function saveRoundMarks(
  tx: Transaction,
  person: { id: number },
  pin: string,
  stationId: number,
  marks: SafeMarks,
): Promise<{ revision: number; suggested?: number }> {
  const seat = await lockSeat(tx, person, pin);
  const { session } = seat;
  if (isOfEarlierRound(marks.round, session)) {
    await keepMarksOfRound(tx, seat, marks.round, stationId, marks.turn, marks);
    return { revision: marks.revision };
  }
  if (session.state === 'lobby') throw conflict('group-not-running', 'The station is not running.');
  if (session.station_id !== stationId) throw movedOn();
  if (await isLate(tx, seat, marks.turn)) {
    const suggested = await keepLateMarks(tx, seat, marks.turn, marks);
    if (suggested === null) throw notAllowed('not-your-role', 'This view belongs to another role in your group.');
    return { revision: marks.revision, suggested };
  }
  if (session.state !== 'running') throw conflict('group-not-running', 'The station is not running.');
  const kept = await tx.sql.one(save, [
    session.id,
    session.round,
    stationId,
    marks.submission_id,
    JSON.stringify(marks.grades),
    marks.comments,
    marks.revision,
    marks.ticked,
    person.id,
    tx.clock.now(),
  ]);
  return {
    revision:
      kept?.revision ??
      (await roundMarksOf(tx, { session_id: session.id, round: session.round })).marks?.revision ??
      marks.revision,
  };
}
