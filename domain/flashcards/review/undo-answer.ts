import type { Person } from '~/domain/accounts/person';
import { LAST_BIN } from '~/domain/kit/leitner';
import { statement } from '~/domain/kit/statement';
import { isAside } from '../policy';
import type { Transaction } from '~/domain/kit/transaction';
import { uncountReviews } from '../training/ask-for-training';
import { answersIn, lockReviews, type OpenReview } from './count-answers';
import { reviewKind } from './kinds';
import { foldWhatIsLeft, lockLearner } from './write-log';

const note = statement<{ review_id: string }, [number, string, Date, Date]>(
  'flashcards.note-undone',
  `INSERT INTO flashcard_undone_reviews (account_id, review_id, undone_at, received_at) VALUES ($1::int, $2::uuid, $3::timestamptz, $4::timestamptz)
   ON CONFLICT DO NOTHING RETURNING review_id`,
);

interface Taken {
  flashcard_id: number;
  quiz_id: number | null;
  correct: boolean;
}
// What an import brought is undone with the import.
const ofReview = statement<Taken, [number, string]>(
  'flashcards.review-to-undo',
  'SELECT flashcard_id, quiz_id, correct FROM flashcard_reviews WHERE account_id = $1::int AND review_id = $2::uuid AND import_id IS NULL',
);
const take = statement<never, [number, string]>(
  'flashcards.take-back-review',
  `WITH taken AS (
     DELETE FROM flashcard_reviews WHERE account_id = $1::int AND review_id = $2::uuid
     RETURNING account_id, review_id, flashcard_id, quiz_id, answered_at, correct, rating, took_ms, again_in)
   UPDATE flashcard_undone_reviews undone
      SET flashcard_id = taken.flashcard_id, quiz_id = taken.quiz_id, answered_at = taken.answered_at, correct = taken.correct,
          rating = taken.rating, took_ms = taken.took_ms, again_in = taken.again_in
     FROM taken WHERE undone.account_id = taken.account_id AND undone.review_id = taken.review_id`,
);

const uncountPlace = statement<never, [person: number, quiz: number, card: number, steps: boolean]>(
  'flashcards.uncount-place',
  `UPDATE flashcard_quiz_cards placed SET answered = greatest(placed.answered - 1, 0), last_correct = given.correct, waits = given.waits
     FROM (${answersIn({ person: '$1::int', card: '$3::int', quiz: '$2::int', steps: '$4::boolean' })}) given
    WHERE placed.quiz_id = $2::int AND placed.flashcard_id = $3::int`,
);

// A Leitner review ends by itself as well when no card of bins 0 to 3 is left in its pool.
const isKnown = statement<{ known: boolean }, [number, number]>(
  'flashcards.pool-is-known',
  `SELECT NOT EXISTS (
     SELECT FROM flashcard_quiz_cards placed
       LEFT JOIN flashcard_states known ON known.account_id = $1::int AND known.flashcard_id = placed.flashcard_id
      WHERE placed.quiz_id = $2::int AND coalesce(known.leitner_bin, 0) < ${LAST_BIN}) AS known`,
);

// Cards that are set aside are not waited for.
const isAnswered = statement<{ answered: boolean }, [person: number, quiz: number, now: Date]>(
  'flashcards.nothing-left-to-answer',
  `SELECT NOT EXISTS (
     SELECT FROM flashcard_quiz_cards placed JOIN flashcards card ON card.id = placed.flashcard_id
      WHERE placed.quiz_id = $2::int AND (placed.answered = 0 OR placed.waits) AND NOT ${isAside('card', '$1::int', '$3::timestamptz')}) AS answered`,
);

const recount = statement<never, [quiz: number, removes: boolean, correct: boolean, reopened: boolean]>(
  'flashcards.recount-review',
  `UPDATE flashcard_quizzes quiz
      SET answered = CASE WHEN $2::boolean THEN places.answered ELSE greatest(quiz.answered - 1, 0) END,
          correct = CASE WHEN $2::boolean THEN places.correct ELSE greatest(quiz.correct - $3::boolean::int, 0) END,
          finished_at = CASE WHEN NOT $4::boolean THEN quiz.finished_at END
     FROM (SELECT count(*) FILTER (WHERE answered > 0)::int AS answered, count(*) FILTER (WHERE answered > 0 AND last_correct)::int AS correct
             FROM flashcard_quiz_cards WHERE quiz_id = $1::int) places
    WHERE quiz.id = $1::int`,
);

/** Whether a review was ended by its answers, and not by the person: it goes on without one of them. */
async function hasEndedItself(tx: Transaction, personId: number, review: OpenReview): Promise<boolean> {
  if (review.finished_at === null) return false;
  const { removes, steps } = reviewKind(review.quiz_type);
  if (review.answered >= review.length && !steps) return true;
  return removes
    ? (await tx.sql.one(isAnswered, [personId, review.id, tx.clock.now()]))!.answered
    : (await tx.sql.one(isKnown, [personId, review.id]))!.known;
}

/**
 * Takes back an answer, named by its id. It comes to the same before the answer as after it: an answer that comes later is not taken.
 * Doing it twice is doing it once. Bin, memory and due date are folded anew without it.
 */
export async function undoAnswer(
  tx: Transaction,
  person: Person,
  { review_id, undone_at }: { review_id: string; undone_at?: number | undefined },
): Promise<void> {
  const now = tx.clock.now();
  await lockLearner(tx, person.id);
  const undone = new Date(Math.min(undone_at ?? now.getTime(), now.getTime()));
  if (!(await tx.sql.one(note, [person.id, review_id, undone, now]))) return;
  const found = await tx.sql.one(ofReview, [person.id, review_id]);
  if (!found) return;
  const { quiz_id, flashcard_id, correct } = found;
  const review = quiz_id === null ? undefined : (await lockReviews(tx, person.id, [quiz_id])).get(quiz_id);
  const goesOn = review !== undefined && (await hasEndedItself(tx, person.id, review));
  await tx.sql.all(take, [person.id, review_id]);
  if (review) {
    const { removes, steps = false } = reviewKind(review.quiz_type);
    await tx.sql.all(uncountPlace, [person.id, review.id, flashcard_id, steps]);
    await tx.sql.all(recount, [review.id, removes, correct, goesOn]);
  }
  await uncountReviews(tx, person.id, 1);
  await foldWhatIsLeft(tx, person.id, [flashcard_id]);
}
