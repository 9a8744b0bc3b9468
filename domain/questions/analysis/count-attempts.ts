import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { MARK_UNITS } from './item-statistics';
import { QUIZZES } from '~/domain/quizzes/views';

const count = statement<never, [number[]]>(
  'questions.count-attempts',
  `WITH attempt AS MATERIALIZED (
     SELECT DISTINCT ON (quiz.personal_quiz_id, quiz.account_id) quiz.id, quiz.personal_quiz_id, quiz.finished_at
       FROM ${QUIZZES} quiz
      WHERE quiz.id = ANY ($1::int[]) AND quiz.personal_quiz_id IS NOT NULL AND quiz.answered > 0
        AND NOT EXISTS (SELECT FROM ${QUIZZES} earlier
                         WHERE earlier.personal_quiz_id = quiz.personal_quiz_id AND earlier.account_id = quiz.account_id AND earlier.counted_at IS NOT NULL AND earlier.answered > 0)
      ORDER BY quiz.personal_quiz_id, quiz.account_id, quiz.finished_at, quiz.id),
   placed AS MATERIALIZED (
     SELECT attempt.id AS attempt, place.question_id, place.revision, coalesce(round(place.mark * ${MARK_UNITS})::int, 0) AS mark
       FROM attempt JOIN quiz_questions place ON place.quiz_id = attempt.id),
   taken AS MATERIALIZED (
     SELECT attempt.id, attempt.personal_quiz_id, attempt.finished_at, array_agg(placed.question_id ORDER BY placed.question_id) AS questions,
            array_agg(placed.revision ORDER BY placed.question_id) AS revisions, sum(placed.mark) AS total
       FROM attempt JOIN placed ON placed.attempt = attempt.id GROUP BY attempt.id, attempt.personal_quiz_id, attempt.finished_at),
   composition AS (
     INSERT INTO personal_quiz_compositions AS known (personal_quiz_id, questions, revisions, attempts, last_taken_at)
     SELECT personal_quiz_id, questions, revisions, count(*), max(finished_at) FROM taken GROUP BY personal_quiz_id, questions, revisions ORDER BY personal_quiz_id, questions, revisions
     ON CONFLICT (personal_quiz_id, questions, revisions) DO UPDATE
        SET attempts = known.attempts + excluded.attempts, last_taken_at = greatest(known.last_taken_at, excluded.last_taken_at)
     RETURNING id, personal_quiz_id, questions, revisions)
   INSERT INTO personal_quiz_tallies AS known (composition_id, question_id, mark, total, attempts)
   SELECT composition.id, placed.question_id, placed.mark, taken.total, count(*)
     FROM taken JOIN composition USING (personal_quiz_id, questions, revisions) JOIN placed ON placed.attempt = taken.id
    GROUP BY composition.id, placed.question_id, placed.mark, taken.total ORDER BY 1, 2, 3, 4
   ON CONFLICT (composition_id, question_id, mark, total) DO UPDATE SET attempts = known.attempts + excluded.attempts`,
);

/**
 * Adds the first finished attempt of each person at a personal quiz; what they left out counts as nothing, as in Moodle.
 * Before the quizzes are marked as counted, and by one who counts alone.
 */
export async function countAttempts(tx: Transaction, quizzes: readonly number[]): Promise<void> {
  await tx.sql.all(count, [[...quizzes]]);
}
