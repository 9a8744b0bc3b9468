import { notAllowed } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { changed, lockSeat } from './lock-seat';
import { mayExamine } from './policy';
import { type RoundMarksNow, roundMarksOf } from './round-marks.query';

const settle = statement<never, [number, number, number, string[]]>(
  'group.settle-suggestions',
  `UPDATE round_handovers SET settled = ARRAY(SELECT DISTINCT unnest(settled || $4::text[])) WHERE session_id = $1 AND round = $2 AND turn = $3`,
);

/**
 * The examiner has accepted or dismissed suggestions: they are not shown again. What was accepted is saved with the marks.
 * Settling twice is once.
 *
 * @param which those that were open when the examiner decided; others stay
 * @returns the suggestions that are still open
 * @throws Problem `group-not-found`, `group-ended`, `not-your-role`
 */
export async function settleSuggestions(
  tx: Transaction,
  person: { id: number },
  pin: string,
  which: readonly { turn: number; key: string }[],
): Promise<RoundMarksNow['suggestions']> {
  const seat = await lockSeat(tx, person, pin);
  if (!mayExamine(seat)) throw notAllowed('not-your-role', 'This view belongs to another role in your group.');
  const { session } = seat;
  const place = { session_id: session.id, round: session.round };
  const open = (await roundMarksOf(tx, place)).suggestions;
  const settled = open.filter((one) => which.some(({ turn, key }) => turn === one.turn && key === one.key));
  for (const turn of new Set(settled.map((one) => one.turn))) {
    await tx.sql.all(settle, [
      session.id,
      session.round,
      turn,
      settled.filter((one) => one.turn === turn).map((one) => one.key),
    ]);
  }
  if (settled.length > 0) await changed(tx, session, { status: true });
  return open.filter((one) => !settled.includes(one));
}
