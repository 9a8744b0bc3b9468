import type { Language } from '~/domain/accounts/contract';
import { firstWords } from '~/domain/questions/first-words';
import type { PersonalQuestion } from './contract';

/** As much of a stem as its first words can be made from, in characters of HTML. */
const STEM_HTML = 300;

/** What a list tells of a question, for statements that have it as `question` and its topic as `topic`. */
export const QUESTION_COLUMNS = `question.id AS question_id, left(question.question_text, ${STEM_HTML}) AS stem, question.question_type, question.specialty_id, question.status AS place, question.premium,
  topic.name AS topic_name, topic.name_es AS topic_name_es`;

export interface QuestionRow {
  question_id: number;
  stem: string;
  question_type: number;
  specialty_id: number;
  place: PersonalQuestion['place'];
  topic_name: string;
  topic_name_es: string;
  own: boolean;
  premium: boolean;
  available: boolean;
  only_here: boolean;
}

/** An unavailable question is listed without its text: it may have been removed from the bank for a reason. */
export const toPersonalQuestion = (row: QuestionRow, language: Language): PersonalQuestion => ({
  question_id: row.question_id,
  title: row.available ? firstWords(row.stem) : '',
  question_type: row.question_type,
  specialty_id: row.specialty_id,
  topic_name: language === 'es' ? row.topic_name_es : row.topic_name,
  own: row.own,
  premium: row.premium,
  place: row.place,
  available: row.available,
  only_here: row.only_here,
});
