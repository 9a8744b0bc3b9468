import { countAnswersJob } from '../questions/analysis/item-analysis-job';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { lockPlace, requireRunning } from './lock-place';
import { alreadyAnswered, alreadyShown } from './refusals';
import { noteActs } from '../acts/note-acts';

// Read after the lock, and without the one in hand: what another tab has answered meanwhile is not open any more.
const skip = statement<{ remaining: number; ended: boolean }, [number, number, Date]>(
  'quizzes.skip',
  `WITH skipped AS (UPDATE quiz_questions SET state = 'skipped', flagged = false WHERE quiz_id = $1 AND question_id = $2),
   rest AS (SELECT count(*)::int AS open FROM quiz_questions WHERE quiz_id = $1 AND question_id <> $2 AND state IN ('open', 'shown')),
   ended AS (UPDATE quizzes SET state = 'finished', finished_at = $3 FROM rest
              WHERE id = $1 AND mode = 1 AND state = 'running' AND answered > 0 AND rest.open = 0 RETURNING id, finished_at),
   noted AS (${noteActs('quiz', 'SELECT id, finished_at FROM ended')})
   SELECT rest.open AS remaining, EXISTS (SELECT FROM ended) AS ended FROM rest`,
);

/**
 * Takes a question out of one's own quiz (spec 1 §4). Skipping it again is the same as once. When none is left, a study
 * quiz in which something was answered has ended.
 * @returns how many are still open
 * @throws Problem `quiz-not-found`, `question-not-in-quiz`, `quiz-finished`, `time-is-up`, `already-answered`, `already-shown`
 */
export async function skipQuestion(
  tx: Transaction,
  personId: number,
  quizId: number,
  questionId: number,
): Promise<number> {
  const place = await lockPlace(tx, personId, quizId, questionId);
  if (place.state !== 'skipped') requireRunning(tx, place);
  if (place.state === 'answered') throw alreadyAnswered();
  if (place.state === 'shown') throw alreadyShown();
  const { remaining, ended } = (await tx.sql.one(skip, [quizId, questionId, tx.clock.now()]))!;
  if (ended) tx.enqueue(countAnswersJob, { quiz_id: quizId });
  return remaining;
}
