import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { knownReviews, type LoggedReview, writeLog } from '../review/write-log';
import type { Rating } from '../review/memory';
import { derivedId } from './derived-id';
import type { ImportedCard } from './imported-card';

/** Reviews that are written at once. */
const BATCH = 5_000;
/** Two answers to one card within so many milliseconds are one: an export moves instants that coincide. */
const SAME_WITHIN = 1_000;

const instants = statement<{ flashcard_id: number; answered_at: Date; correct: boolean }, [number, number[]]>(
  'flashcards.instants-of-cards',
  'SELECT flashcard_id, answered_at, correct FROM flashcard_reviews WHERE account_id = $1::int AND flashcard_id = ANY($2::int[])',
);

const keyOf = (card: number, instant: number, correct: boolean) =>
  `${card} ${Math.floor(instant / SAME_WITHIN)} ${correct}`;

/**
 * Takes the reviews of imported cards into the log of somebody who is locked. Their ids follow from the card and the instant, so
 * that a second import doubles nothing; nor does the import of an export of ours. What is in the future is no review.
 * @returns the cards that got one
 */
export async function importReviews(
  tx: Transaction,
  personId: number,
  importId: number,
  cards: readonly { id: number; card: ImportedCard }[],
): Promise<ReadonlySet<number>> {
  const withReviews = cards.filter(({ card }) => card.reviews.length > 0);
  if (withReviews.length === 0) return new Set();
  const now = tx.clock.now().getTime();
  const there = new Set<string>();
  const ids = withReviews.map(({ id }) => id);
  for (const { flashcard_id, answered_at, correct } of await tx.sql.all(instants, [personId, ids]))
    for (const near of [-SAME_WITHIN, 0, SAME_WITHIN])
      there.add(keyOf(flashcard_id, answered_at.getTime() + near, correct));
  const all = withReviews.flatMap(({ id, card }) =>
    card.reviews.flatMap(([instant, right, took, button]): LoggedReview[] => {
      const answer_correct = right === 1;
      if (instant > now || there.has(keyOf(id, instant, answer_correct))) return [];
      const review_id = derivedId(`review ${card.guid} ${card.ord} ${instant}`);
      return [
        {
          review_id,
          flashcard_id: id,
          quizlog_id: null,
          answer_correct,
          answered_at: new Date(instant),
          took_ms: took,
          rating: button === undefined ? null : (button as Rating),
        },
      ];
    }),
  );
  const known = await knownReviews(
    tx,
    personId,
    all.map(({ review_id }) => review_id),
  );
  const fresh = [...new Map(all.map((review) => [review.review_id, review])).values()].filter(
    ({ review_id }) => !known.has(review_id),
  );
  for (let from = 0; from < fresh.length; from += BATCH)
    await writeLog(tx, personId, fresh.slice(from, from + BATCH), importId);
  return new Set(fresh.map(({ flashcard_id }) => flashcard_id));
}
