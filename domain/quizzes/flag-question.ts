import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { lockPlace, requireRunning } from './lock-place';
import { questionSkipped } from './refusals';

const flag = statement<never, [number, number, boolean]>(
  'quizzes.flag',
  'UPDATE quiz_questions SET flagged = $3 WHERE quiz_id = $1 AND question_id = $2',
);

/**
 * Marks a question of one's own running quiz to be looked at again, or takes the mark off.
 * @throws Problem `quiz-not-found`, `question-not-in-quiz`, `quiz-finished`, `time-is-up`, `question-skipped`
 */
export async function flagQuestion(
  tx: Transaction,
  personId: number,
  quizId: number,
  questionId: number,
  flagged: boolean,
): Promise<void> {
  const place = await lockPlace(tx, personId, quizId, questionId);
  requireRunning(tx, place);
  if (place.state === 'skipped') throw questionSkipped();
  await tx.sql.all(flag, [quizId, questionId, flagged]);
}
