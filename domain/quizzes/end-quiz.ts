import { countAnswersJob } from '../questions/analysis/item-analysis-job';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { quizGeneration } from './generation/contract';
import { examAnswers, handIn } from './hand-in';
import { isExam } from './lock-place';
import { lockQuiz } from './lock-quiz';
import { quizNotFound } from './refusals';
import { noteActs } from '../acts/note-acts';

const finish = statement<never, [number, Date, number | null]>(
  'quizzes.finish',
  `WITH finished AS (
     UPDATE quizzes SET state = 'finished', failure = NULL, finished_at = $2, seconds_used = greatest(seconds_used, $3::int), version = version + 1
      WHERE id = $1 RETURNING id, finished_at, answered)
   ${noteActs('quiz', 'SELECT id, finished_at FROM finished WHERE answered > 0')}`,
);
const clear = statement<never, [number]>('quizzes.clear', 'DELETE FROM quiz_questions WHERE quiz_id = $1');

/**
 * Ends one's own quiz (spec 1 §4); an exam is handed in by it. What ended before stays as it ended.
 * @param seconds on the person's timer; an exam has the server's clock
 * @returns the quiz's id, or 0 if nothing was answered: there is no summary then. Its row stays, without its
 *   questions, so that ending it again answers the same, and so that what was generated for it counts as had.
 * @throws Problem not-found `quiz-not-found`
 */
export async function endQuiz(tx: Transaction, personId: number, quizId: number, seconds?: number): Promise<number> {
  const [quiz, picked] = await Promise.all([lockQuiz(tx, quizId, personId), examAnswers(tx, quizId)]);
  if (!quiz) throw quizNotFound();
  if (quiz.state === 'finished') return quiz.answered > 0 ? quiz.id : 0;
  // What has failed before anything was played stays failed: the quota has it back.
  if (quiz.state === 'failed' && quiz.answered === 0) return 0;
  const now = tx.clock.now();
  const answered = isExam(quiz) ? picked.length : quiz.answered;
  if (isExam(quiz)) await handIn(tx, quiz, picked, quiz.ends_at !== null && quiz.ends_at < now ? quiz.ends_at : now);
  else {
    await tx.sql.all(finish, [quiz.id, now, seconds ?? null]);
    if (answered > 0) tx.enqueue(countAnswersJob, { quiz_id: quiz.id });
  }
  if (quiz.state === 'generating') tx.publish(quizGeneration, quiz.id);
  if (answered > 0) return quiz.id;
  await tx.sql.all(clear, [quiz.id]);
  return 0;
}
