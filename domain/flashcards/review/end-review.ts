import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { reviewNotFound } from '../refusals';
import { lockReviews } from './count-answers';
import { reviewEnded } from './events';
import { lockLearner } from './write-log';
import { noteActs } from '~/domain/acts/note-acts';

const finish = statement<never, [number, Date]>(
  'flashcards.end-review',
  `WITH ended AS (
     UPDATE flashcard_quizzes SET finished_at = $2::timestamptz WHERE id = $1::int AND finished_at IS NULL RETURNING account_id, finished_at, answered)
   ${noteActs('cardReview', 'SELECT account_id, finished_at FROM ended WHERE answered > 0')}`,
);
/** Days for which the place of a review that was ended without an answer is kept. */
export const UNANSWERED_KEPT_DAYS = 90;

const dropUnanswered = statement<never, [number, Date]>(
  'flashcards.drop-unanswered-reviews',
  `DELETE FROM flashcard_quizzes
    WHERE account_id = $1::int AND answered = 0 AND finished_at < $2::timestamptz - interval '${UNANSWERED_KEPT_DAYS} days'`,
);

/**
 * Ends a review (spec 2 §4, §7). Doing it twice is doing it once. One without an answer is shown nowhere any more; its place is
 * kept for answers that still wait on a device (`recordReviews`), for UNANSWERED_KEPT_DAYS. Those that come after that are refused,
 * and the device sends them as a review of their own. A person's old ones go when one of theirs ends.
 *
 * @returns its id, or 0 for one without an answer
 * @throws Problem not-found `review-not-found`
 */
export async function endReview(tx: Transaction, person: Person, quizId: number): Promise<number> {
  await lockLearner(tx, person.id);
  const review = (await lockReviews(tx, person.id, [quizId])).get(quizId);
  if (!review) throw reviewNotFound();
  await tx.sql.all(finish, [quizId, tx.clock.now()]);
  await tx.sql.all(dropUnanswered, [person.id, tx.clock.now()]);
  if (review.answered === 0) return 0;
  tx.announce(reviewEnded, { account_id: person.id, review_ids: [quizId] });
  return quizId;
}
