import type { Person } from '../accounts/person';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { commentNotFound } from './policy';
import { mayReadThread } from './thread.query';

const find = statement<{ question_id: number }, [number]>(
  'discussion.comment-to-report',
  `SELECT question_id FROM comments WHERE id = $1::int AND deleted_at IS NULL AND comment_type = 'standard'`,
);

/** Readers of a discussion may report its comments. @throws Problem not-found `comment-not-found` */
export async function requireComment(read: Reader, person: Person, commentId: number): Promise<void> {
  const comment = await read.sql.one(find, [commentId]);
  if (!comment || !(await mayReadThread(read, person, comment.question_id))) throw commentNotFound();
}
