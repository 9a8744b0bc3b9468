import type { Transaction } from '../kit/transaction';
import { commentsChanged } from '../questions/comments-changed';
import { discussionThread } from './contract';

/** Called after the comments of a question have changed: sends the discussion to those who watch it. */
export async function threadChanged(tx: Transaction, questionId: number): Promise<void> {
  await commentsChanged(tx, questionId);
  tx.publish(discussionThread, questionId);
}
