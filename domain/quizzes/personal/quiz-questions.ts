import { QUESTIONS } from '../../questions/views';
/**
 * Whether a question of a personal quiz is asked, for statements that have the question as `question` and the quiz as
 * `personal`: one of the bank, or of who made the quiz; a draft is asked its author only. Deleted ones nobody.
 * @param viewer the parameter that holds the id of who asks
 */
export const ASKED = (viewer: string): string =>
  `(question.deleted_at IS NULL AND (question.status = 'published' OR (question.author_id = personal.account_id
     AND (question.status = 'private' OR (question.status = 'draft' AND question.author_id = ${viewer}::int)))))`;

/** How many questions of the quiz `personal` are asked whom the parameter names. */
export const ASKED_COUNT = (viewer: string): string =>
  `(SELECT count(*)::int FROM personal_quiz_questions placed JOIN ${QUESTIONS} question ON question.id = placed.question_id
     WHERE placed.personal_quiz_id = personal.id AND ${ASKED(viewer)})`;
