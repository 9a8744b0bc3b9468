import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

const mark = statement<never, [number, Date | null]>(
  'questions.mark-hidden-topic',
  'UPDATE topics SET hidden_at = $2::timestamptz WHERE id = $1::int',
);

/** A moderator hides the page of a topic, or shows it again (null). */
export const markTopicHidden = async (tx: Transaction, topicId: number, at: Date | null): Promise<void> =>
  void (await tx.sql.all(mark, [topicId, at]));
