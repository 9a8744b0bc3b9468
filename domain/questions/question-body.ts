import type { QuestionForm } from './authoring/contract';
import type { QuestionStatus } from './contract';

/** A question as a place of a quiz, and its form, need it: what a revision keeps. Its answers have their ids. */
export type QuestionBody = Omit<QuestionForm, 'answers'> & {
  answers: { answer_id: number; answer_label: string; answer_text: string; answer_correct: boolean }[];
  selectable_answers: number;
  /** The version of the sanitiser that cleaned the texts; bodies from before it was recorded have none. */
  html_version?: number;
  status: QuestionStatus;
};

/** The body of `question` as it is now, for statements. */
export const QUESTION_BODY = `jsonb_build_object(
  'question_type', question.question_type, 'question_text', question.question_text, 'explanation_text', question.explanation_text, 'html_version', question.html_version,
  'further_reading', question.further_reading, 'sources', question.sources, 'selectable_answers', question.selectable_answers,
  'specialty_id', question.specialty_id, 'topic_id', question.topic_id, 'focus_id', question.focus_id, 'difficulty', question.difficulty,
  'language', question.language, 'status', question.status, 'premium', question.premium, 'moderate', question.moderate, 'custom_author', question.custom_author_id,
  'packs', to_jsonb(question.packs), 'admin_tags', question.admin_tags, 'anatomy_area', question.anatomy_area, 'anatomy_sub_area', question.anatomy_sub_area,
  'basic_science', question.basic_science, 'basic_science_topic', question.basic_science_topic,
  'answers', coalesce((
    SELECT jsonb_agg(jsonb_build_object('answer_id', answer.id, 'answer_label', answer.answer_label, 'answer_text', answer.answer_text, 'answer_correct', answer.answer_correct) ORDER BY answer.position)
      FROM question_answers answer WHERE answer.question_id = question.id), '[]'::jsonb))`;

/**
 * Joins what `question` was when it was begun, as `earlier`: NULL while it is still the same. That is found out without a
 * look at the table: the leading column of its index is compared with NULL then, which is in no index.
 * @param revision the SQL of the revision that it was begun with
 */
export const joinEarlier = (revision: string): string =>
  `LEFT JOIN question_revisions earlier ON earlier.question_id = CASE WHEN ${revision} <> question.revision THEN question.id END AND earlier.revision = ${revision}`;
