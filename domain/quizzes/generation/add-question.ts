import type { CleanHtml } from '~/domain/kit/html/clean-html';
import { insertGenerated } from '~/domain/questions/insert-generated';
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

const put = statement<never, [number, number, number, number, writer: string, milliseconds: number, Date]>(
  'quizzes.place-generated',
  `WITH placed AS (
     INSERT INTO quiz_questions (quiz_id, position, question_id, revision) VALUES ($1::int, $2::int, $3::int, $4::int))
   INSERT INTO question_attempts (quiz_id, question_id, writer, milliseconds, created_at) VALUES ($1::int, $3::int, $5, $6::int, $7::timestamptz)`,
);
const grow = statement<never, [number]>('quizzes.grow', 'UPDATE quizzes SET version = version + 1 WHERE id = $1');

/**
 * Puts a question at a place of a quiz that is being written; with the last one the quiz is written. If another worker
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
  const { milliseconds, focus, ...written } = question;
  const { specialty_id, language } = quiz;
  const { id, revision } = await insertGenerated(tx, { ...written, focus_id: focusId(focus), specialty_id, language });
  await tx.sql.all(put, [quizId, place, id, revision, question.writer, milliseconds, tx.clock.now()]);
  if (place + 1 < quiz.length) {
    await tx.sql.all(grow, [quizId]);
    tx.publish(quizGeneration, quizId);
  } else await endGeneration(tx, quizId, null);
}

const save = statement<never, [number, string, number, string, string, Date]>(
  'quizzes.save-refusal',
  `INSERT INTO question_attempts (quiz_id, writer, milliseconds, refusal, stem, created_at)
   SELECT id, $2, $3::int, $4, $5, $6::timestamptz FROM quizzes WHERE id = $1`,
);

/** Keeps what did not pass, and why. @param stem its beginning, as plain text */
export async function recordRefusal(
  tx: Transaction,
  quizId: number,
  refused: { writer: QuestionSource; milliseconds: number; refusal: Refusal; stem: string },
): Promise<void> {
  await tx.sql.all(save, [quizId, refused.writer, refused.milliseconds, refused.refusal, refused.stem, tx.clock.now()]);
}
