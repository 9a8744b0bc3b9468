/**
 * SQL of a change: CTEs `question`, `options` and `remembered` that count answers to questions, their options, and what the
 * person knew the last time. The rows of the questions come before those of their options and in the order of `answered`, so
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
     INSERT INTO question_states AS known (account_id, question_id, last_correct, last_answered_at)
     SELECT ${sql.account}, question.id, question.correct, ${sql.at} FROM question
     ON CONFLICT (account_id, question_id) DO UPDATE
        SET last_correct = excluded.last_correct, last_answered_at = excluded.last_answered_at, times_answered = known.times_answered + 1)`;
