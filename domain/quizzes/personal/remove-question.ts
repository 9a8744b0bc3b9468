import type { Person } from '~/domain/accounts/person';
import { deleteQuestion } from '~/domain/questions/authoring/delete-question';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { lockPersonalQuiz } from './lock-quiz';
import { QUESTIONS } from '~/domain/questions/views';

// The places behind it move up, so that there is no gap however often questions come and go.
const takeOut = statement<{ question_id: number }, [number, number, Date]>(
  'quizzes.take-out-of-personal',
  `WITH gone AS (DELETE FROM personal_quiz_questions WHERE personal_quiz_id = $1 AND question_id = $2 RETURNING question_id, position),
   closed AS (UPDATE personal_quiz_questions placed SET position = placed.position - 1 FROM gone WHERE placed.personal_quiz_id = $1 AND placed.position > gone.position),
   changed AS (UPDATE personal_quizzes SET changed_at = $3 FROM gone WHERE id = $1)
   SELECT question_id FROM gone`,
);

const lonely = statement<{ id: number }, [number, number]>(
  'quizzes.lonely-question',
  `SELECT question.id FROM ${QUESTIONS} question
    WHERE question.id = $1 AND question.author_id = $2 AND question.status = 'private' AND question.deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM personal_quiz_questions placed JOIN personal_quizzes personal ON personal.id = placed.personal_quiz_id
                       WHERE placed.question_id = question.id AND personal.deleted_at IS NULL)`,
);

/**
 * Takes a question out of one's own quiz. A personal one of one's own that is in no other quiz is deleted by it (spec 2
 * §7); those of the bank and drafts stay. Quizzes that were begun keep it. One that is not in it any more is no refusal.
 * @throws Problem `quiz-not-found`
 */
export async function removePersonalQuestion(
  tx: Transaction,
  person: Person,
  quizId: number,
  questionId: number,
): Promise<void> {
  await lockPersonalQuiz(tx, person.id, quizId);
  const gone = await tx.sql.one(takeOut, [quizId, questionId, tx.clock.now()]);
  if (gone && (await tx.sql.one(lonely, [questionId, person.id]))) await deleteQuestion(tx, person, questionId);
}
