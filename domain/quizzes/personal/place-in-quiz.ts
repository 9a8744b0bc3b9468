import { conflict } from '~/domain/kit/errors';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { QUESTIONS_MAX } from '~/domain/questions/quiz-limits';
import { lockPersonalQuiz } from './lock-quiz';

// Behind the lock: what another window has put in meanwhile is counted.
const place = statement<{ placed: boolean; full: boolean }, [number, number, number, Date]>(
  'quizzes.place-in-personal',
  `WITH held AS (SELECT count(*)::int AS number, coalesce(max(position) + 1, 0) AS next, coalesce(bool_or(question_id = $2), false) AS has FROM personal_quiz_questions WHERE personal_quiz_id = $1),
   placed AS (
     INSERT INTO personal_quiz_questions (personal_quiz_id, question_id, position)
     SELECT $1, $2, held.next FROM held WHERE NOT held.has AND held.number < $3::int RETURNING question_id),
   changed AS (UPDATE personal_quizzes SET changed_at = $4 FROM placed WHERE id = $1)
   SELECT EXISTS (SELECT FROM placed) AS placed, NOT held.has AND held.number >= $3::int AS full FROM held`,
);

/**
 * Puts a question at the end of one's own personal quiz; one that is there already stays where it is. Whether the question
 * may be put into it is the caller's to know.
 * @throws Problem not-found `quiz-not-found`; conflict `personal-quiz-full`
 */
export async function placeInPersonalQuiz(
  tx: Transaction,
  personId: number,
  personalQuizId: number,
  questionId: number,
): Promise<void> {
  await lockPersonalQuiz(tx, personId, personalQuizId);
  const { full } = (await tx.sql.one(place, [personalQuizId, questionId, QUESTIONS_MAX, tx.clock.now()]))!;
  if (full) throw conflict('personal-quiz-full', `This quiz has ${QUESTIONS_MAX} questions, which is the maximum.`);
}
