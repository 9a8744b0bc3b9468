import type { Person } from '../accounts/person';
import type { EntityTransaction } from '../kit/transaction';
import { maySee, questionNotFound } from './policy';
import { QuestionBookmark } from './question-bookmark.entity';
import { standingOf } from './standing.query';

/**
 * Puts a bookmark on a question or takes it off; doing either twice is doing it once (spec 1 §4).
 * @throws Problem not-found `question-not-found`, for putting one on
 */
export async function bookmarkQuestion(
  tx: EntityTransaction,
  person: Person,
  questionId: number,
  action: 'add' | 'remove',
): Promise<{ bookmarked: boolean }> {
  const row = { account_id: person.id, question_id: questionId };
  if (action === 'remove') {
    await tx.em.delete(QuestionBookmark, row);
    return { bookmarked: false };
  }
  const standing = await standingOf(tx, person.id, questionId);
  if (!standing || !maySee(standing)) throw questionNotFound();
  await tx.em.createQueryBuilder().insert().into(QuestionBookmark).values(row).orIgnore().execute();
  return { bookmarked: true };
}
