import type { Transaction } from '../kit/transaction';
import { EXAM } from './contract';
import { examAnswers, handIn } from './hand-in';
import { isTimeUp } from './head';
import { closeExamJob } from './jobs';
import { lockQuiz } from './lock-quiz';

/**
 * Hands in an exam whose clock has ended, with what was answered until then. Done before, or gone: nothing happens.
 * Asked for too early, by a clock that is ahead, it is done when it is time.
 */
export async function closeExam(tx: Transaction, quizId: number): Promise<void> {
  // The answers are read behind the lock: the last one may have been waited for.
  const [quiz, picked] = await Promise.all([lockQuiz(tx, quizId, null), examAnswers(tx, quizId)]);
  if (!quiz || quiz.mode !== EXAM || quiz.state === 'finished' || quiz.ends_at === null) return;
  const now = tx.clock.now();
  if (isTimeUp(quiz, now)) await handIn(tx, quiz, picked, quiz.ends_at);
  else tx.enqueue(closeExamJob, { quiz_id: quizId }, { delay: quiz.ends_at.getTime() - now.getTime() });
}
