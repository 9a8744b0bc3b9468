import { dayOf, startOf } from '~/domain/kit/days';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { LearnerSettings } from '../memory/learner.query';
import type { ImportedCard } from './imported-card';

// What somebody has decided about a card here is not undone by a file.
const mark = statement<never, [number, number, string, Date]>(
  'flashcards.import-marks',
  `INSERT INTO flashcard_marks (account_id, flashcard_id, suspended, buried_until, flag, changed_at, import_id)
   SELECT $1::int, one.id, one.suspended, one.buried_until, one.flag, $4::timestamptz, $2::int
     FROM jsonb_to_recordset($3::jsonb) AS one (id int, suspended boolean, buried_until timestamptz, flag smallint)
   ON CONFLICT (account_id, flashcard_id) DO NOTHING`,
);
const unmark = statement<never, [number, number, number[]]>(
  'flashcards.withdraw-marks',
  'DELETE FROM flashcard_marks WHERE account_id = $1::int AND import_id = $2::int AND flashcard_id = ANY($3::int[])',
);

/** Suspended cards of a file stay suspended, flagged ones flagged, and buried ones come back on the next day. */
export async function importMarks(
  tx: Transaction,
  personId: number,
  importId: number,
  { timeZone }: LearnerSettings,
  cards: readonly { id: number; card: ImportedCard }[],
): Promise<void> {
  const now = tx.clock.now();
  const tomorrow = new Date(startOf(dayOf(now.getTime(), timeZone) + 1, timeZone));
  const marks = cards.flatMap(({ id, card: { suspended = false, buried = false, flag = 0 } }) =>
    suspended || buried || flag > 0 ? [{ id, suspended, buried_until: buried ? tomorrow : null, flag }] : [],
  );
  if (marks.length > 0) await tx.sql.all(mark, [personId, importId, JSON.stringify(marks), now]);
}

/** Takes the marks that an import brought off these cards again, unless they were changed since. */
export const withdrawMarks = (tx: Transaction, personId: number, importId: number, cards: number[]): Promise<never[]> =>
  tx.sql.all(unmark, [personId, importId, cards]);
