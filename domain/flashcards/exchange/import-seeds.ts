import { dayOfDate, startOf } from '~/domain/kit/days';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { LearnerSettings } from '../memory/learner.query';
import { refoldCards } from '../review/write-log';
import { derivedId } from './derived-id';
import type { ImportedCard, ImportedSchedule } from './imported-card';

/** Instants of files may be whole seconds. */
const SAME_WITHIN = 1_000;

const answeredLast = statement<{ flashcard_id: number; last_answered: Date }, [number, number[]]>(
  'flashcards.answered-last-of',
  'SELECT flashcard_id, last_answered FROM flashcard_states WHERE account_id = $1::int AND flashcard_id = ANY($2::int[])',
);
const sow = statement<{ flashcard_id: number }, [number, number, string]>(
  'flashcards.write-seeds',
  `INSERT INTO flashcard_seeds (account_id, import_id, seed_id, flashcard_id, answered_at, correct, due_at, stability, difficulty, reviews, lapses)
   SELECT $1::int, $2::int, one.* FROM jsonb_to_recordset($3::jsonb)
       AS one (seed_id uuid, flashcard_id int, answered_at timestamptz, correct boolean, due_at timestamptz, stability float8, difficulty float8, reviews int, lapses int)
   ON CONFLICT DO NOTHING RETURNING flashcard_id`,
);

/** When a card was answered last where it comes from, in milliseconds since the epoch. */
function answeredAt({ reviews }: ImportedCard, schedule: ImportedSchedule, now: number): number {
  const last = reviews.reduce((latest, [instant]) => (instant <= now ? Math.max(latest, instant) : latest), 0);
  return Math.min(last || (schedule.answered_at ?? schedule.due_at ?? now), now);
}

/** Right, or a step of learning that was known the last time. */
const wasRight = ({ reviews }: ImportedCard, { correct }: ImportedSchedule): boolean =>
  correct || reviews.toSorted(([one], [other]) => one - other).at(-1)?.[1] === 1;

/**
 * Takes over when cards of a file are asked again, and with what memory, as an event after their last answer there: nothing of it is
 * worked out anew. A card that was answered here since keeps what it has. Comes before the reviews of the file are written.
 * @returns the cards that got one
 */
export async function importSeeds(
  tx: Transaction,
  personId: number,
  importId: number,
  { timeZone }: LearnerSettings,
  cards: readonly { id: number; card: ImportedCard }[],
): Promise<number[]> {
  const scheduled = cards.flatMap(({ id, card }) => (card.schedule ? [{ id, card, schedule: card.schedule }] : []));
  if (scheduled.length === 0) return [];
  const now = tx.clock.now().getTime();
  const ids = scheduled.map(({ id }) => id);
  const here = new Map(
    (await tx.sql.all(answeredLast, [personId, ids])).map((row) => [row.flashcard_id, row.last_answered.getTime()]),
  );
  const seeds = scheduled.flatMap(({ id, card, schedule }) => {
    const at = answeredAt(card, schedule, now);
    if ((here.get(id) ?? -Infinity) > at - SAME_WITHIN) return [];
    const due = schedule.due_on === null ? (schedule.due_at ?? now) : startOf(dayOfDate(schedule.due_on), timeZone);
    return [
      {
        seed_id: derivedId(`seed ${card.guid} ${card.ord} ${at}`),
        flashcard_id: id,
        answered_at: new Date(at),
        correct: wasRight(card, schedule),
        due_at: new Date(due),
        stability: schedule.memory?.stability ?? null,
        difficulty: schedule.memory?.difficulty ?? null,
        reviews: schedule.reviews,
        lapses: schedule.lapses,
      },
    ];
  });
  if (seeds.length === 0) return [];
  return (await tx.sql.all(sow, [personId, importId, JSON.stringify(seeds)])).map(({ flashcard_id }) => flashcard_id);
}

/** Folds the cards that got a seed and no review. */
export async function foldSeeded(
  tx: Transaction,
  personId: number,
  seeded: readonly number[],
  reviewed: ReadonlySet<number>,
): Promise<void> {
  const left = seeded.filter((id) => !reviewed.has(id));
  if (left.length > 0) await refoldCards(tx, personId, left);
}
