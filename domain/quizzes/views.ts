/** What other rooms may read of quizzes, as tables of their SQL: `JOIN ${QUIZZES} quiz ON quiz.id = …`. */
export const QUIZZES =
  '(SELECT id, account_id, kind, mode, state, answered, ends_at, created_at, finished_at, personal_quiz_id, counted_at, folded_at FROM quizzes)';
/** The questions of a quiz in their places, with what was answered. */
export const QUIZ_QUESTIONS =
  '(SELECT quiz_id, question_id, revision, state, picked, written, mark, counts_as_correct, answered_at FROM quiz_questions)';
export const PERSONAL_QUIZZES = '(SELECT id, account_id, title, shared, deleted_at, changed_at FROM personal_quizzes)';
