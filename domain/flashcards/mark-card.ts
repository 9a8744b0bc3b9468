import { dayOf, startOf } from '../kit/days';
import type { Person } from '../kit/person';
import type { Parsed } from '../kit/contract';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { requireFlashcard } from './acts';
import type { markFlashcard } from './contract';
import { learnerSettings } from './memory/learner.query';

interface Marks {
  suspended: boolean;
  buried_until: Date | null;
  flag: number;
}
// A mark of an import that a person changes is theirs: undoing the import leaves it.
const save = statement<Marks, [number, number, boolean | null, boolean | null, Date | null, number | null, Date]>(
  'flashcards.mark-card',
  `INSERT INTO flashcard_marks AS mark (account_id, flashcard_id, suspended, buried_until, flag, changed_at)
   VALUES ($1::int, $2::int, coalesce($3::boolean, false), $5::timestamptz, coalesce($6::smallint, 0), $7::timestamptz)
   ON CONFLICT (account_id, flashcard_id) DO UPDATE
      SET suspended = coalesce($3::boolean, mark.suspended), buried_until = CASE WHEN $4::boolean IS NULL THEN mark.buried_until ELSE $5::timestamptz END,
          flag = coalesce($6::smallint, mark.flag), changed_at = excluded.changed_at, import_id = NULL
   RETURNING suspended, buried_until, flag`,
);

/**
 * Suspends a card for somebody, buries it until their next day, or flags it; what is left out stays. Doing it twice is doing it once.
 * @throws Problem not-found `flashcard-not-found`
 */
export async function markCard(tx: Transaction, person: Person, input: Parsed<typeof markFlashcard>) {
  const { flashcard_id, suspended = null, buried = null, flag = null } = input;
  await requireFlashcard(tx, person, flashcard_id);
  const now = tx.clock.now();
  const { timeZone } = await learnerSettings(tx, person.id);
  const until = buried ? new Date(startOf(dayOf(now.getTime(), timeZone) + 1, timeZone)) : null;
  const marks = (await tx.sql.one(save, [person.id, flashcard_id, suspended, buried, until, flag, now]))!;
  return {
    suspended: marks.suspended,
    buried: marks.buried_until !== null && marks.buried_until > now,
    flag: marks.flag,
  };
}
