import { conflict, notAllowed } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import type { SentMarks } from '../stations/stored-marks';
import { type StationBase, styleOf } from '../stations/styles';
import { formerTurn, type Round } from './handover';
import { saveLateSheet } from './late-sheet';
import type { Seat } from './seat.query';
import { RESULTS, STATIONS } from '~/domain/stations/views';

const resultOf = statement<{ station_id: number; slug: string; style: number }, [number, number]>(
  'group.result-of-round',
  `SELECT st.id AS station_id, st.slug, st.style
     FROM ${RESULTS} a JOIN ${STATIONS} st ON st.id = a.station_id WHERE a.group_session_id = $1 AND a.group_round = $2`,
);

/** The answer to marks of a round that has no result, or that was at another station. */
export const movedOn = () =>
  conflict('group-moved-on', 'Your group has moved on to another station. Go back to the group.');

/** Whether marks say that they were made in a round before the present one. Older clients do not say. */
export const isOfEarlierRound = (round: number | undefined, session: Round): round is number =>
  round !== undefined && round < session.round;

/**
 * The station of a round that has a result, deleted meanwhile or not.
 *
 * @throws Problem `group-moved-on` if the round has no result, or was at another station
 */
export async function stationOfRound(
  read: Reader,
  round: Round,
  { base, slug }: { base: StationBase; slug: string },
): Promise<number> {
  const result = await read.sql.one(resultOf, [round.id, round.round]);
  if (!result || result.slug !== slug || result.style !== styleOf(base)) throw movedOn();
  return result.station_id;
}

/**
 * Keeps what a former examiner marked in an earlier round. It replaces nothing, and is shown beside the result of that
 * round.
 *
 * @throws Problem `group-moved-on` if the round has no result at this station, `not-your-role` if the person was not
 *   replaced as its examiner
 */
export async function saveMarksOfRound(
  tx: Transaction,
  { session, member }: Seat,
  round: number,
  stationId: number,
  turn: number | undefined,
  sent: SentMarks,
): Promise<void> {
  const of = { id: session.id, round };
  if ((await tx.sql.one(resultOf, [of.id, round]))?.station_id !== stationId) throw movedOn();
  const last = await formerTurn(tx, of, member.account_id);
  if (last === null) throw notAllowed('not-your-role', 'This view belongs to another role in your group.');
  await saveLateSheet(tx, of, member.account_id, turn !== undefined && turn < last ? turn : last, sent);
}
