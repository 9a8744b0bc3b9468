import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { PersonalQuiz } from './quiz.row';
import { quizNotFound } from '../refusals';

const lock = statement<PersonalQuiz, [number, number]>(
  'quizzes.lock-personal',
  'SELECT * FROM personal_quizzes WHERE id = $1 AND account_id = $2 AND deleted_at IS NULL FOR NO KEY UPDATE',
);

/**
 * One's own personal quiz until the transaction ends: everybody who changes it, or its list of questions, takes it first.
 * @throws Problem not-found `quiz-not-found`
 */
export async function lockPersonalQuiz(tx: Transaction, personId: number, quizId: number): Promise<PersonalQuiz> {
  const quiz = await tx.sql.one(lock, [quizId, personId]);
  if (!quiz) throw quizNotFound();
  return quiz;
}
