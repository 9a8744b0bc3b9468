import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { discussionThread } from './contract';

const grow = statement<{ comments_version: number }, [number]>(
  'discussion.changed',
  `UPDATE questions SET comments_version = comments_version + 1 WHERE id = $1::int RETURNING comments_version`,
);

/** To be said after the comments have changed, by whoever changed them: who watches the discussion gets it anew. */
export async function threadChanged(tx: Transaction, questionId: number): Promise<void> {
  await tx.sql.one(grow, [questionId]);
  tx.publish(discussionThread, questionId);
}
