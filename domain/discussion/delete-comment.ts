import type { Person } from '../accounts/person';
import type { EntityTransaction } from '../kit/transaction';
import { Comment } from './comment.entity';
import type { ThreadSnapshot } from './contract';
import { commentNotFound, discussionNotFound, mayDelete, notYourComment } from './policy';
import { findThread, mayReadThread } from './thread.query';
import { threadChanged } from './thread-changed';

/**
 * Takes back a comment; taking it back twice is once.
 * @throws Problem not-found `discussion-not-found`, `comment-not-found`; not-allowed `not-your-comment`
 */
export async function deleteComment(
  tx: EntityTransaction,
  person: Person,
  questionId: number,
  commentId: number,
): Promise<ThreadSnapshot> {
  if (!(await mayReadThread(tx, person, questionId))) throw discussionNotFound();
  const comment = await tx.em.findOne(Comment, {
    where: { id: commentId, question_id: questionId, comment_type: 'standard' },
    lock: { mode: 'pessimistic_write' },
  });
  if (!comment) throw commentNotFound();
  if (!mayDelete(person, comment)) throw notYourComment();
  if (comment.deleted_at === null) {
    await tx.em.update(Comment, comment.id, { deleted_at: tx.clock.now() });
    await threadChanged(tx, questionId);
  }
  return findThread(tx, person, questionId);
}
