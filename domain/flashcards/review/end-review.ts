import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { reviewNotFound } from '../refusals';
import { lockReviews } from './count-answers';
import { reviewEnded } from './events';
import { lockLearner } from './write-log';

const finish = statement<never, [number, Date]>(
  'flashcards.end-review',
  'UPDATE flashcard_quizzes SET finished_at = $2::timestamptz WHERE id = $1::int AND finished_at IS NULL',
);
const takeAway = statement<never, [number]>(
  'flashcards.take-review-away',
  'DELETE FROM flashcard_quizzes WHERE id = $1::int',
);

/**
 * Ends a review (spec 2 §4, §7). Doing it twice is doing it once.
 *
 * @returns its id, or 0 for one without an answer, which is taken away
 * @throws Problem not-found `review-not-found`
 */
export async function endReview(tx: Transaction, person: Person, quizId: number): Promise<number> {
  await lockLearner(tx, person.id);
  const review = (await lockReviews(tx, person.id, [quizId])).get(quizId);
  if (!review) throw reviewNotFound();
  if (review.answered === 0) {
    await tx.sql.all(takeAway, [quizId]);
    return 0;
  }
  await tx.sql.all(finish, [quizId, tx.clock.now()]);
  tx.announce(reviewEnded, { account_id: person.id });
  return quizId;
}
