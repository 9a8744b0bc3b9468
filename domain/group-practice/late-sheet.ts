import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { merged, type SentMarks, type StoredSheet } from '../stations/stored-marks';
import type { Round } from './handover';

const lateOf = statement<{ sheet: StoredSheet | null }, [number, number, number, number]>(
  'group.late-sheet',
  `SELECT coalesce(late, sheet) AS sheet FROM round_handovers WHERE session_id = $1 AND round = $2 AND turn = $3 AND from_id = $4 FOR UPDATE`,
);
const save = statement<never, [number, number, number, string]>(
  'group.save-late-marks',
  'UPDATE round_handovers SET late = $4::jsonb, arrivals = arrivals + 1 WHERE session_id = $1 AND round = $2 AND turn = $3',
);

/** Keeps marks that came after the turn they were made in. @returns whether they were not known yet */
export async function saveLateSheet(
  tx: Transaction,
  { id, round }: Round,
  accountId: number,
  turn: number,
  sent: SentMarks,
): Promise<boolean> {
  const found = await tx.sql.one(lateOf, [id, round, turn, accountId]);
  const late = found && merged(found.sheet, sent);
  if (!late) return false;
  await tx.sql.all(save, [id, round, turn, JSON.stringify(late)]);
  return true;
}
