import { groupBy } from '~/domain/kit/group-by';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { reviewKind, type ReviewType } from './kinds';
import type { AnsweredReview } from './write-log';

export interface OpenReview {
  id: number;
  quiz_type: ReviewType;
  answered: number;
  correct: number;
  finished_at: Date | null;
}

const open = statement<OpenReview, [number, number[]]>(
  'flashcards.reviews-to-answer',
  `SELECT id, quiz_type, answered, correct, finished_at FROM flashcard_quizzes
    WHERE account_id = $1::int AND id = ANY($2::int[]) ORDER BY id FOR NO KEY UPDATE`,
);

/** Somebody's own reviews, locked, by id. */
export const lockReviews = async (tx: Transaction, personId: number, ids: number[]): Promise<Map<number, OpenReview>> =>
  new Map((await tx.sql.all(open, [personId, ids])).map((review) => [review.id, review]));

export interface Place {
  quiz_id: number;
  flashcard_id: number;
  /** How often the card was answered in the review. */
  answered: number;
}

const placed = statement<Place, [number[], number[]]>(
  'flashcards.places-to-answer',
  `SELECT placed.quiz_id, placed.flashcard_id, placed.answered
     FROM unnest($1::int[], $2::int[]) AS asked (quiz_id, flashcard_id)
     JOIN flashcard_quiz_cards placed ON placed.quiz_id = asked.quiz_id AND placed.flashcard_id = asked.flashcard_id`,
);

export const placeOf = (quizId: number, cardId: number): string => `${quizId}/${cardId}`;

/** The places of cards in reviews, by `placeOf`. */
export async function findPlaces(
  tx: Transaction,
  wanted: readonly { quizlog_id: number; flashcard_id: number }[],
): Promise<Map<string, Place>> {
  const rows = await tx.sql.all(placed, [
    wanted.map(({ quizlog_id }) => quizlog_id),
    wanted.map(({ flashcard_id }) => flashcard_id),
  ]);
  return new Map(rows.map((place) => [placeOf(place.quiz_id, place.flashcard_id), place]));
}

const countPlaces = statement<never, [number[], number[], number[], boolean[]]>(
  'flashcards.count-places',
  `UPDATE flashcard_quiz_cards placed SET answered = placed.answered + one.times, last_correct = one.correct
     FROM unnest($1::int[], $2::int[], $3::int[], $4::boolean[]) AS one (quiz_id, flashcard_id, times, correct)
    WHERE placed.quiz_id = one.quiz_id AND placed.flashcard_id = one.flashcard_id`,
);

// A Leitner review is over as well when no card of bins 0 to 3 is left in its pool.
const countReview = statement<{ finished: boolean }, [number, number, number, boolean, Date]>(
  'flashcards.count-review',
  `UPDATE flashcard_quizzes quiz
      SET answered = $2::int, correct = $3::int,
          finished_at = coalesce(quiz.finished_at, CASE WHEN $2::int >= quiz.length OR NOT $4::boolean AND NOT EXISTS (
            SELECT FROM flashcard_quiz_cards placed
              LEFT JOIN flashcard_states known ON known.account_id = quiz.account_id AND known.flashcard_id = placed.flashcard_id
             WHERE placed.quiz_id = quiz.id AND coalesce(known.leitner_bin, 0) < 4) THEN $5::timestamptz END)
    WHERE quiz.id = $1::int RETURNING quiz.finished_at IS NOT NULL AS finished`,
);

/**
 * Counts new answers into their reviews, and ends those that are over (spec 2 §4). In a review that removes, a card counts once,
 * however many devices answered it.
 *
 * @returns whether each of the reviews is over
 */
export async function countAnswers(
  tx: Transaction,
  reviews: ReadonlyMap<number, OpenReview>,
  places: ReadonlyMap<string, Place>,
  answers: readonly AnsweredReview[],
): Promise<boolean> {
  const byPlace = [...groupBy(answers, ({ quizlog_id, flashcard_id }) => placeOf(quizlog_id, flashcard_id))].map(
    ([key, given]) => ({
      place: places.get(key)!,
      given,
      last: given.toSorted((one, other) => one.answered_at.getTime() - other.answered_at.getTime()).at(-1)!,
    }),
  );
  await tx.sql.all(countPlaces, [
    byPlace.map(({ place }) => place.quiz_id),
    byPlace.map(({ place }) => place.flashcard_id),
    byPlace.map(({ given }) => given.length),
    byPlace.map(({ last }) => last.answer_correct),
  ]);

  let over = true;
  for (const [id, review] of reviews) {
    const { removes } = reviewKind(review.quiz_type);
    const here = byPlace.filter(({ place }) => place.quiz_id === id);
    const counted = removes
      ? here.flatMap(({ place, last }) => (place.answered === 0 ? [last] : []))
      : here.flatMap(({ given }) => given);
    const row = await tx.sql.one(countReview, [
      id,
      review.answered + counted.length,
      review.correct + counted.filter(({ answer_correct }) => answer_correct).length,
      removes,
      tx.clock.now(),
    ]);
    over &&= row!.finished;
  }
  return over;
}
