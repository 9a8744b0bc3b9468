import { conflict, notAllowed } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { merged, type SentMarks, type StoredMarks } from '../stations/stored-marks';
import { isOfEarlierRound, saveMarksOfRound, movedOn } from './earlier-round';
import { formerTurn, handOver, presentTurn } from './handover';
import { saveLateSheet } from './late-sheet';
import { changed, lockSeat } from './lock-seat';
import { keyOfMarks, keyOfTicks, roundMarks, roundTicks } from './marks-contract';
import { mayExamine } from './policy';
import type { Seat } from './seat.query';
import { roundMarksOf } from './round-marks.query';

const save = statement<
  never,
  [number, number, number, string, string, string, number, number, string, number[], number, Date]
>(
  'group.save-marks',
  `WITH kept AS (
     INSERT INTO round_marks (session_id, round, station_id, submission_id, grades, comments, html_version, revision, merging, updated_at)
     VALUES ($1::int, $2::int, $3::int, $4::uuid, $5::jsonb, $6::text, $7::smallint, $8::int, $9::jsonb, $12::timestamptz)
     ON CONFLICT (session_id, round) DO UPDATE
       SET submission_id = excluded.submission_id, grades = excluded.grades, comments = excluded.comments, html_version = excluded.html_version,
           revision = excluded.revision, merging = excluded.merging, updated_at = excluded.updated_at
   ), unticked AS (
     DELETE FROM round_ticks WHERE session_id = $1 AND round = $2 AND item_id <> ALL($10::int[])
   )
   -- A tick that was suggested is that of the person who suggested it.
   INSERT INTO round_ticks (session_id, round, item_id, author_id, ticked_at)
   SELECT $1, $2, item,
          coalesce((SELECT h.from_id FROM round_handovers h
                     WHERE h.session_id = $1 AND h.round = $2 AND h.late -> 'ticked' @> to_jsonb(item) AND NOT coalesce(h.sheet -> 'ticked' @> to_jsonb(item), false)
                     ORDER BY h.turn LIMIT 1), $11::int), $12
     FROM (SELECT DISTINCT unnest($10::int[]) AS item) items
   ON CONFLICT (session_id, round, item_id) DO NOTHING`,
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
 * Saves what a former examiner marked on their device until it learned of the change, for the present one to accept.
 *
 * @param turn the turn that the device marked in; undefined for the last that was this person's
 * @returns how many suggestions of that turn are open; null if the person has not examined this round before
 */
export async function saveLateMarks(
  tx: Transaction,
  seat: Seat,
  turn: number | undefined,
  sent: SentMarks,
): Promise<number | null> {
  const { session, member } = seat;
  const last = await formerTurn(tx, session, member.account_id);
  if (last === null) return null;
  const of = turn !== undefined && turn < last ? turn : last;
  if (await saveLateSheet(tx, session, member.account_id, of, sent)) await changed(tx, session, { status: true });
  const { suggestions } = await roundMarksOf(tx, { session_id: session.id, round: session.round });
  return suggestions.filter((one) => one.turn === of).length;
}

/** Whether the marks were made in a turn that is over, or by somebody who does not examine. */
export async function isLate(tx: Transaction, seat: Seat, turn: number | undefined): Promise<boolean> {
  if (!mayExamine(seat)) return true;
  return turn !== undefined && turn < (await presentTurn(tx, seat.session));
}

export interface RoundMarks extends SentMarks {
  /** Taken if the round has no sheet yet. */
  submission_id: string;
  /** Those that the sheet was read in; undefined if the device does not say. */
  round?: number;
  turn?: number;
}

/** The marks of a round that is locked, with what a device brings. */
export async function mergeIntoRound(
  tx: Transaction,
  { session: { id, pin, round, station_id }, member }: Seat,
  sent: SentMarks & { submission_id: string },
): Promise<StoredMarks | null> {
  const { marks, turn } = await roundMarksOf(tx, { session_id: id, round });
  const next = merged(marks, sent);
  if (!next) return marks;
  const submission_id = marks?.submission_id ?? sent.submission_id;
  const { grades, comments, html_version, revision, merging, ticked } = next;
  await tx.sql.all(save, [
    id,
    round,
    station_id,
    submission_id,
    JSON.stringify(grades),
    comments,
    html_version ?? 0,
    revision,
    JSON.stringify(merging),
    ticked,
    member.account_id,
    tx.clock.now(),
  ]);
  tx.publish(roundMarks, keyOfMarks(pin, round, member.account_id));
  tx.publish(roundTicks, keyOfTicks(pin, round));
  return { ...next, submission_id, turn };
}

/** Another device of the examiner has submitted: what this one brings came after that turn, and is shown beside the result. */
async function startAnotherTurn(tx: Transaction, seat: Seat, sent: RoundMarks): Promise<void> {
  const { session, member } = seat;
  if (!mayExamine(seat) || sent.turn !== (await presentTurn(tx, session))) return;
  const { marks } = await roundMarksOf(tx, { session_id: session.id, round: session.round });
  if (merged(marks, sent)) await handOver(tx, session, member.account_id, member.account_id);
}

/** The sheet as it is now; or how many of the marks, which came late, are suggested to the present examiner. */
export interface SavedMarks {
  marks: StoredMarks | null;
  suggested?: number;
}

/**
 * Merges what a device brings into the marks of a round. Marks from a turn that is over become suggestions. Those from an
 * earlier round are shown beside its result.
 *
 * @throws Problem `group-not-found`, `group-ended`, `group-moved-on`, `group-not-running`, `not-your-role`
 */
export async function saveRoundMarks(
  tx: Transaction,
  person: { id: number },
  pin: string,
  stationId: number,
  sent: RoundMarks,
): Promise<SavedMarks> {
  const seat = await lockSeat(tx, person, pin);
  const { session } = seat;
  if (isOfEarlierRound(sent.round, session)) {
    await saveMarksOfRound(tx, seat, sent.round, stationId, sent.turn, sent);
    return { marks: null };
  }
  if (session.state === 'lobby') throw conflict('group-not-running', 'The station is not running.');
  if (session.station_id !== stationId) throw movedOn();
  if (session.state === 'complete') await startAnotherTurn(tx, seat, sent);
  if (await isLate(tx, seat, sent.turn)) {
    const suggested = await saveLateMarks(tx, seat, sent.turn, sent);
    if (suggested === null) throw notAllowed('not-your-role', 'This view belongs to another role in your group.');
    return { marks: null, suggested };
  }
  if (session.state !== 'running') throw conflict('group-not-running', 'The station is not running.');
  return { marks: await mergeIntoRound(tx, seat, sent) };
}
