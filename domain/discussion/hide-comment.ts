import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { threadChanged } from './thread-changed';

const hide = statement<{ question_id: number }, [number, Date]>(
  'discussion.hide-comment',
  'UPDATE comments SET deleted_at = $2::timestamptz, hidden_at = $2::timestamptz WHERE id = $1::int AND deleted_at IS NULL RETURNING question_id',
);
const show = statement<{ question_id: number }, [number]>(
  'discussion.show-comment',
  'UPDATE comments SET deleted_at = NULL, hidden_at = NULL WHERE id = $1::int AND hidden_at IS NOT NULL RETURNING question_id',
);

/** A hidden comment keeps its place, as a deleted one does. Open pages of the discussion hide it at once. */
export async function hideComment(tx: Transaction, commentId: number): Promise<void> {
  const comment = await tx.sql.one(hide, [commentId, tx.clock.now()]);
  if (comment) await threadChanged(tx, comment.question_id);
}

/** A hidden comment is in its place again. */
export async function showComment(tx: Transaction, commentId: number): Promise<void> {
  const comment = await tx.sql.one(show, [commentId]);
  if (comment) await threadChanged(tx, comment.question_id);
}
