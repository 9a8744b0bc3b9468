import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { ParsedQuestion } from './question-content';

export interface AnswersOf {
  question_id: number;
  answers: ParsedQuestion['answers'];
}

interface Known {
  id: number;
  question_id: number;
  answer_text: string;
}

const known = statement<Known, [number[]]>(
  'content.known-answers',
  `SELECT id, question_id, answer_text FROM question_answers WHERE question_id = ANY($1::int[]) ORDER BY question_id, position`,
);

const drop = statement<never, [number[]]>(
  'content.drop-answers',
  `DELETE FROM question_answers WHERE id = ANY($1::int[])`,
);

const LISTED = `jsonb_to_recordset($1::jsonb) AS listed (id int, question_id int, position smallint, answer_label text, answer_text text, answer_correct boolean)`;

const move = statement<never, [string]>(
  'content.move-answers',
  `UPDATE question_answers AS answer SET position = listed.position, answer_label = listed.answer_label, answer_correct = listed.answer_correct
     FROM ${LISTED} WHERE answer.id = listed.id`,
);

const add = statement<never, [string]>(
  'content.add-answers',
  `INSERT INTO question_answers (question_id, position, answer_label, answer_text, answer_correct)
   SELECT question_id, position, answer_label, answer_text, answer_correct FROM ${LISTED} WHERE listed.id IS NULL ORDER BY question_id, position`,
);

/** Answers that keep their text keep their id, and so how often they were picked, wherever they move. */
export async function loadAnswers(tx: Transaction, questions: readonly AnswersOf[]): Promise<void> {
  const old = await tx.sql.all(known, [questions.map(({ question_id }) => question_id)]);
  const hadSome = old.length > 0;
  const rows = questions.flatMap(({ question_id, answers }) =>
    answers.map(({ label, text, correct }, position) => {
      const index = old.findIndex((one) => one.question_id === question_id && one.answer_text === text);
      const id = index < 0 ? null : old.splice(index, 1)[0]!.id;
      return { id, question_id, position, answer_label: label, answer_text: text, answer_correct: correct };
    }),
  );
  const sent = JSON.stringify(rows);
  if (old.length > 0) await tx.sql.all(drop, [old.map(({ id }) => id)]);
  if (hadSome) await tx.sql.all(move, [sent]);
  await tx.sql.all(add, [sent]);
}
