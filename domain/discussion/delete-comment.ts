import type { Person } from '../accounts/person';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { ThreadSnapshot } from './contract';
import { commentNotFound, discussionNotFound, mayDelete, notYourComment } from './policy';
import { findThread, mayReadThread } from './thread.query';
import { threadChanged } from './thread-changed';

const lock = statement<{ account_id: number; deleted_at: Date | null }, [number, number]>(
  'discussion.lock-comment',
  `SELECT account_id, deleted_at FROM comments WHERE id = $1 AND question_id = $2 AND comment_type = 'standard' FOR UPDATE`,
);
const remove = statement<never, [number, Date]>(
  'discussion.delete-comment',
  'UPDATE comments SET deleted_at = $2 WHERE id = $1',
);

/**
 * Takes back a comment; taking it back twice is once.
 * @throws Problem not-found `discussion-not-found`, `comment-not-found`; not-allowed `not-your-comment`
 */
export async function deleteComment(
  tx: Transaction,
  person: Person,
  questionId: number,
  commentId: number,
): Promise<ThreadSnapshot> {
  if (!(await mayReadThread(tx, person, questionId))) throw discussionNotFound();
  const comment = await tx.sql.one(lock, [commentId, questionId]);
  if (!comment) throw commentNotFound();
  if (!mayDelete(person, comment)) throw notYourComment();
  if (comment.deleted_at === null) {
    await tx.sql.all(remove, [commentId, tx.clock.now()]);
    await threadChanged(tx, questionId);
  }
  return findThread(tx, person, questionId);
}
