import type { SentSnapshot } from '../kit/contract';
import { safeTexts } from '../kit/html/safe-html';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { StoredMarks } from '../stations/stored-marks';
import type { roundMarks } from './marks-contract';
import { roundMarksOf } from './round-marks.query';

const examined = statement<{ session_id: number; round: number }, [string, number, Date]>(
  'group.examined-round',
  `SELECT s.id AS session_id, s.round FROM group_sessions s JOIN group_members m ON m.session_id = s.id
    WHERE s.pin = $1 AND m.account_id = $2 AND m.left_at IS NULL AND (m.role = 'examiner' OR m.role = 'patient' AND m.examines) AND s.expires_at > $3`,
);

/** Marks as they may leave the server. */
export const sentMarks = (marks: StoredMarks) => ({ ...marks, ...safeTexts(marks, 'comments') });

/** The sheet of the round that a person examines now; null if they examine none, or another one than `round`. */
export async function ownMarks(
  read: Reader,
  pin: string,
  personId: number,
  round?: number,
): Promise<SentSnapshot<typeof roundMarks> | null> {
  const found = await read.sql.one(examined, [pin, personId, read.clock.now()]);
  if (!found || (round !== undefined && round !== found.round)) return null;
  const { marks } = await roundMarksOf(read, found);
  return { version: marks?.revision ?? 0, marks: marks && sentMarks(marks) };
}
