import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

const grow = statement<{ comments_version: number }, [number]>(
  'questions.comments-changed',
  `UPDATE questions SET comments_version = comments_version + 1 WHERE id = $1::int RETURNING comments_version`,
);

/** A newer version of the discussion of a question. */
export const commentsChanged = async (tx: Transaction, questionId: number): Promise<void> =>
  void (await tx.sql.one(grow, [questionId]));
