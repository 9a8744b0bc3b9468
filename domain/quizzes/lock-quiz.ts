import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { Quiz } from './quiz.row';

export type LockedQuiz = Pick<
  Quiz,
  'id' | 'account_id' | 'state' | 'mode' | 'answered' | 'ends_at' | 'created_at' | 'generates'
>;

const lock = statement<LockedQuiz, [number, number | null]>(
  'quizzes.lock',
  `SELECT id, account_id, state, mode, answered, ends_at, created_at, generates FROM quizzes WHERE id = $1 AND ($2::int IS NULL OR account_id = $2) FOR NO KEY UPDATE`,
);

/**
 * The row that everybody who changes a quiz takes first; null when there is no such quiz.
 * @param personId whose it must be; null for nobody's asking, such as a job
 */
export const lockQuiz = (tx: Transaction, quizId: number, personId: number | null): Promise<LockedQuiz | null> =>
  tx.sql.one(lock, [quizId, personId]);
