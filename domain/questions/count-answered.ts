import { LAST_BIN } from '../kit/leitner';

/**
 * SQL of a change: CTEs `question`, `options` and `remembered` that count answers to questions, their options, and what the
 * person knew the last time, with its bin: a wrong answer goes to bin 0, a right one a bin up. `remembered` has no bin for an answer that is
 * older than another one: `foldBins` must follow for its questions. The rows of the questions come before those of their options and in the order of `answered`, so
 * that two who count never wait for each other in a circle.
 * @param sql.answered a FROM item with `id`, the questions
 * @param sql.correct whether it was answered correctly, of that item
 * @param sql.picked the array of the options to count
 * @param sql.of FROM items besides `question` that `picked` and `correct` need
 */
export const countAnswered = (sql: {
  answered: string;
  account: string;
  at: string;
  correct: string;
  picked: string;
  of: string;
}): string => `
   question AS (
     UPDATE questions SET times_answered = times_answered + 1, times_correct = times_correct + ${sql.correct}::int
       FROM ${sql.answered} WHERE questions.id = answered.id
      RETURNING questions.id, ${sql.correct} AS correct),
   options AS (
     UPDATE question_answers SET answer_count = answer_count + 1
       FROM question ${sql.of} WHERE question_answers.question_id = question.id AND question_answers.id = ANY (${sql.picked})),
   remembered AS (
     INSERT INTO question_states AS known (account_id, question_id, last_correct, last_answered_at, leitner_bin)
     SELECT ${sql.account}, question.id, question.correct, ${sql.at}, question.correct::int FROM question
     ON CONFLICT (account_id, question_id) DO UPDATE
        SET last_correct = excluded.last_correct, last_answered_at = excluded.last_answered_at, times_answered = known.times_answered + 1,
            leitner_bin = CASE WHEN NOT excluded.last_correct THEN 0
                               WHEN excluded.last_answered_at >= known.last_answered_at AND known.leitner_bin IS NOT NULL THEN least(known.leitner_bin + 1, ${LAST_BIN}) END
      RETURNING known.question_id AS id, known.leitner_bin)`;
