import { SANITISER_VERSION } from '../kit/html/clean-html';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { MULTIPLE_CHOICE } from './contract';

/** A question that a program has written for one quiz, with its texts as they are stored. */
export interface GeneratedQuestion {
  question_text: string;
  explanation_text: string;
  options: readonly { text: string; correct: boolean }[];
  source: unknown;
  specialty_id: number;
  topic_id: number;
  focus_id: number;
  difficulty: number;
  language: string;
  writer: string;
}

const insert = statement<
  { id: number; revision: number },
  [string, string, string, number, number, number, number, string, string, string[], boolean[], Date, number]
>(
  'questions.insert-generated',
  `WITH question AS (
     INSERT INTO questions (question_type, question_text, explanation_text, html_version, sources, selectable_answers, specialty_id, topic_id, focus_id, difficulty, language, status, generated_by, created_at, updated_at)
     VALUES (${MULTIPLE_CHOICE}, $1, $2, ${SANITISER_VERSION}, $3::jsonb, $4::int, $5::int, $6::int, $7::int, $13::int, $8, 'generated', $9, $12::timestamptz, $12::timestamptz)
     RETURNING id, revision),
   answers AS (
     INSERT INTO question_answers (question_id, position, answer_text, answer_correct)
     SELECT question.id, option.place - 1, option.text, option.correct FROM question, unnest($10::text[], $11::boolean[]) WITH ORDINALITY AS option (text, correct, place))
   SELECT id, revision FROM question`,
);

export async function insertGenerated(
  tx: Transaction,
  question: GeneratedQuestion,
): Promise<{ id: number; revision: number }> {
  const { options } = question;
  return (await tx.sql.one(insert, [
    question.question_text,
    question.explanation_text,
    JSON.stringify([question.source]),
    options.filter((option) => option.correct).length,
    question.specialty_id,
    question.topic_id,
    question.focus_id,
    question.language,
    question.writer,
    options.map((option) => option.text),
    options.map((option) => option.correct),
    tx.clock.now(),
    question.difficulty,
  ]))!;
}
