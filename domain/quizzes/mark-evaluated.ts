import { follow } from '../kit/event';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { answersCounted } from '../questions/analysis/events';

const folded = statement<never, [number[], Date]>(
  'quizzes.mark-folded',
  'UPDATE quizzes SET folded_at = $2 WHERE id = ANY ($1::int[]) AND folded_at IS NULL',
);
const counted = statement<never, [readonly number[], Date]>(
  'quizzes.mark-counted',
  'UPDATE quizzes SET counted_at = $2 WHERE id = ANY ($1::int[]) AND counted_at IS NULL',
);

/** The answers of these quizzes are in the figures of their people. */
export const markFolded = async (tx: Transaction, quizIds: number[]): Promise<void> =>
  void (await tx.sql.all(folded, [quizIds, tx.clock.now()]));

/** The answers of these quizzes are in the figures of their questions. */
export const markCounted = follow(answersCounted, async (tx, { quiz_ids }) => {
  await tx.sql.all(counted, [quiz_ids, tx.clock.now()]);
});
