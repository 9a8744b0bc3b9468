import { groupBy } from '~/domain/kit/group-by';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { LAST_BIN } from '~/domain/kit/leitner';
import { reviewKind, type ReviewType } from './kinds';
import type { AnsweredReview } from './write-log';
import { noteActs } from '~/domain/acts/note-acts';

export interface OpenReview {
  id: number;
  quiz_type: ReviewType;
  length: number;
  answered: number;
  correct: number;
  finished_at: Date | null;
}

const open = statement<OpenReview, [number, number[]]>(
  'flashcards.reviews-to-answer',
  `SELECT id, quiz_type, length, answered, correct, finished_at FROM flashcard_quizzes
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
  /** Whether it was right the last time, with learning steps every time; null before it was answered. */
  last_correct: boolean | null;
}

const placed = statement<Place, [number[], number[]]>(
  'flashcards.places-to-answer',
  `SELECT placed.quiz_id, placed.flashcard_id, placed.answered, placed.last_correct
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

const LAST_FIRST = 'ORDER BY answered_at DESC, review_id DESC';
/**
 * SQL: what the answers of a person to a card in a review come to. The answer that was given last, not the one that came last: a
 * batch may be older than what was there. In the order of the fold. A card of a review with learning steps was right if it always was.
 */
export const answersIn = ({ person, card, quiz, steps }: Record<'person' | 'card' | 'quiz' | 'steps', string>) =>
  `SELECT CASE WHEN ${steps} THEN bool_and(correct) ELSE (array_agg(correct ${LAST_FIRST}))[1] END AS correct,
          coalesce((array_agg(again_in IS NOT NULL ${LAST_FIRST}))[1], false) AS waits
     FROM flashcard_reviews WHERE account_id = ${person} AND flashcard_id = ${card} AND quiz_id = ${quiz}`;

const countPlaces = statement<
  { quiz_id: number; flashcard_id: number; last_correct: boolean },
  [number, number[], number[], number[], boolean[]]
>(
  'flashcards.count-places',
  `UPDATE flashcard_quiz_cards placed SET answered = placed.answered + one.times, last_correct = given.correct, waits = given.waits
     FROM unnest($2::int[], $3::int[], $4::int[], $5::boolean[]) AS one (quiz_id, flashcard_id, times, steps)
    CROSS JOIN LATERAL (${answersIn({ person: '$1::int', card: 'one.flashcard_id', quiz: 'one.quiz_id', steps: 'one.steps' })}) given
    WHERE placed.quiz_id = one.quiz_id AND placed.flashcard_id = one.flashcard_id
   RETURNING placed.quiz_id, placed.flashcard_id, placed.last_correct`,
);

// No card may wait at a learning step. A Leitner review is over as well when no card of bins 0 to 3 is left in its pool.
const countReview = statement<{ finished: boolean }, [number, number, number, boolean, Date, reopened: boolean]>(
  'flashcards.count-review',
  `WITH before AS (SELECT finished_at IS NOT NULL AND answered > 0 AS ended FROM flashcard_quizzes WHERE id = $1::int),
   counted AS (UPDATE flashcard_quizzes quiz
      SET answered = $2::int, correct = $3::int,
          finished_at = coalesce(CASE WHEN NOT $6::boolean THEN quiz.finished_at END, CASE WHEN $2::int >= quiz.length AND NOT EXISTS (
            SELECT FROM flashcard_quiz_cards placed WHERE placed.quiz_id = quiz.id AND placed.waits) OR NOT $4::boolean AND NOT EXISTS (
            SELECT FROM flashcard_quiz_cards placed
              LEFT JOIN flashcard_states known ON known.account_id = quiz.account_id AND known.flashcard_id = placed.flashcard_id
             WHERE placed.quiz_id = quiz.id AND coalesce(known.leitner_bin, 0) < ${LAST_BIN}) THEN $5::timestamptz END)
    WHERE quiz.id = $1::int RETURNING quiz.account_id, quiz.finished_at, quiz.answered),
   noted AS (${noteActs('cardReview', 'SELECT account_id, finished_at FROM counted, before WHERE finished_at IS NOT NULL AND answered > 0 AND NOT before.ended')})
   SELECT finished_at IS NOT NULL AS finished FROM counted`,
);

/**
 * Counts answers that were written into the log into their reviews, and ends those that are over (spec 2 §4). In a review that
 * removes, a card counts once, however many devices answered it: with the answer that was given last.
 *
 * @returns the ids of those that are over
 */
export async function countAnswers(
  tx: Transaction,
  personId: number,
  reviews: ReadonlyMap<number, OpenReview>,
  places: ReadonlyMap<string, Place>,
  answers: readonly AnsweredReview[],
): Promise<number[]> {
  const byPlace = [...groupBy(answers, ({ quizlog_id, flashcard_id }) => placeOf(quizlog_id, flashcard_id))].map(
    ([key, given]) => ({ place: places.get(key)!, given }),
  );
  const counted = await tx.sql.all(countPlaces, [
    personId,
    byPlace.map(({ place }) => place.quiz_id),
    byPlace.map(({ place }) => place.flashcard_id),
    byPlace.map(({ given }) => given.length),
    byPlace.map(({ place }) => reviewKind(reviews.get(place.quiz_id)!.quiz_type).steps ?? false),
  ]);
  const lastOf = new Map(counted.map((row) => [placeOf(row.quiz_id, row.flashcard_id), row.last_correct]));

  const over: number[] = [];
  for (const [id, review] of reviews) {
    const { removes } = reviewKind(review.quiz_type);
    const here = byPlace.filter(({ place }) => place.quiz_id === id);
    const given = here.flatMap((one) => one.given);
    const answered = removes ? here.filter(({ place }) => place.answered === 0).length : given.length;
    const correct = removes
      ? here.reduce(
          (sum, { place }) => sum + Number(lastOf.get(placeOf(id, place.flashcard_id))) - Number(place.last_correct),
          0,
        )
      : given.filter(({ answer_correct }) => answer_correct).length;
    const { finished_at } = review;
    const row = await tx.sql.one(countReview, [
      id,
      review.answered + answered,
      review.correct + correct,
      removes,
      tx.clock.now(),
      finished_at !== null && given.some(({ answered_at }) => answered_at > finished_at),
    ]);
    if (row!.finished) over.push(id);
  }
  return over;
}
