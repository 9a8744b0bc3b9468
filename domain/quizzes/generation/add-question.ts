import { type CleanHtml, SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { MULTIPLE_CHOICE } from '~/domain/questions/contract';
import { focusId, type FocusKey } from '~/domain/questions/specialties';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { endGeneration } from './end-generation';
import { quizGeneration } from './contract';
import { lockGenerating } from './lock-generating';
import type { Refusal } from './quality-gate';
import type { QuestionSource, WrittenQuestion } from './question-writer';

/** A question that has passed the gate, with its texts as they are stored. */
export interface NewQuestion {
  question_text: CleanHtml;
  explanation_text: CleanHtml;
  options: WrittenQuestion['options'];
  source: WrittenQuestion['source'];
  topic_id: number;
  focus: FocusKey;
  difficulty: number;
  writer: QuestionSource;
  /** How long it took to write. */
  milliseconds: number;
}

type Values = [
  number,
  string,
  string,
  string,
  number,
  number,
  number,
  number,
  string,
  string,
  number,
  string[],
  boolean[],
  number,
  Date,
  number,
];

const add = statement<{ id: number }, Values>(
  'quizzes.add-question',
  `WITH question AS (
     INSERT INTO questions (question_type, question_text, explanation_text, html_version, sources, selectable_answers, specialty_id, topic_id, focus_id, difficulty, language, status, generated_by, created_at, updated_at)
     VALUES (${MULTIPLE_CHOICE}, $2, $3, ${SANITISER_VERSION}, $4::jsonb, $5::int, $6::int, $7::int, $8::int, $16::int, $9, 'generated', $10, $15::timestamptz, $15::timestamptz)
     RETURNING id, revision),
   answers AS (
     INSERT INTO question_answers (question_id, position, answer_text, answer_correct)
     SELECT question.id, option.place - 1, option.text, option.correct FROM question, unnest($12::text[], $13::boolean[]) WITH ORDINALITY AS option (text, correct, place)),
   placed AS (
     INSERT INTO quiz_questions (quiz_id, position, question_id, revision) SELECT $1::int, $11::int, question.id, question.revision FROM question),
   attempt AS (
     INSERT INTO question_attempts (quiz_id, question_id, writer, milliseconds, created_at) SELECT $1::int, question.id, $10, $14::int, $15::timestamptz FROM question)
   SELECT id FROM question`,
);
const grow = statement<never, [number]>('quizzes.grow', 'UPDATE quizzes SET version = version + 1 WHERE id = $1');

/**
 * Puts a question at a place of a quiz that is being written; with the last one the quiz is written. Where another worker
 * was faster, or the quiz is not being written any more, nothing changes: the question is thrown away.
 * @param place from 0
 */
export async function addQuestion(
  tx: Transaction,
  quizId: number,
  place: number,
  question: NewQuestion,
): Promise<void> {
  const quiz = await lockGenerating(tx, quizId);
  if (quiz?.written !== place || place >= quiz.length) return;
  const { options, source, writer } = question;
  await tx.sql.one(add, [
    quizId,
    question.question_text,
    question.explanation_text,
    JSON.stringify([source]),
    options.filter((option) => option.correct).length,
    quiz.specialty_id,
    question.topic_id,
    focusId(question.focus),
    quiz.language,
    writer,
    place,
    options.map((option) => option.text),
    options.map((option) => option.correct),
    question.milliseconds,
    tx.clock.now(),
    question.difficulty,
  ]);
  if (place + 1 < quiz.length) {
    await tx.sql.all(grow, [quizId]);
    tx.publish(quizGeneration, quizId);
  } else await endGeneration(tx, quizId, null);
}

const keep = statement<never, [number, string, number, string, string, Date]>(
  'quizzes.keep-refusal',
  `INSERT INTO question_attempts (quiz_id, writer, milliseconds, refusal, stem, created_at)
   SELECT id, $2, $3::int, $4, $5, $6::timestamptz FROM quizzes WHERE id = $1`,
);

/** Keeps what did not pass, and why. @param stem its beginning, as plain text */
export async function recordRefusal(
  tx: Transaction,
  quizId: number,
  refused: { writer: QuestionSource; milliseconds: number; refusal: Refusal; stem: string },
): Promise<void> {
  await tx.sql.all(keep, [quizId, refused.writer, refused.milliseconds, refused.refusal, refused.stem, tx.clock.now()]);
}
