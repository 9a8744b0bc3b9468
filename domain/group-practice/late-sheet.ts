import { type CleanHtml, SANITISER_VERSION } from '../kit/html/clean-html';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { Marks } from '../stations/checklist-contract';
import type { Round } from './handover';

/** Marks that came after the turn they were made in. Without a revision they replace what is kept, and any revision later than that replaces them. */
export type LateMarks = Pick<Marks, 'ticked' | 'grades'> & { comments: CleanHtml; revision: number | null };

const keep = statement<{ turn: number }, [number, number, number, string, number, number | null]>(
  'group.keep-late-marks',
  `UPDATE round_handovers h SET late = $4::jsonb || jsonb_build_object('revision', coalesce($6::int, kept.revision)), arrivals = arrivals + 1
     FROM (SELECT coalesce((coalesce(late, sheet) ->> 'revision')::int, 0) AS revision FROM round_handovers WHERE session_id = $1 AND round = $2 AND turn = $3) kept
    WHERE h.session_id = $1 AND h.round = $2 AND h.turn = $3 AND h.from_id = $5 AND ($6::int IS NULL OR $6 > kept.revision)
    RETURNING h.turn`,
);

/** Keeps late marks of a turn. @returns whether they are newer than what was kept */
export async function keepLateSheet(
  tx: Transaction,
  { id, round }: Round,
  accountId: number,
  turn: number,
  { ticked, grades, comments, revision }: LateMarks,
): Promise<boolean> {
  const sheet = JSON.stringify({ ticked: [...new Set(ticked)], grades, comments, html_version: SANITISER_VERSION });
  return (await tx.sql.one(keep, [id, round, turn, sheet, accountId, revision])) !== null;
}
