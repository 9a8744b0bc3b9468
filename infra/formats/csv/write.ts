import { FREE_TEXT } from '~/domain/questions/contract';
import type { ExchangedQuestion } from '~/domain/questions/exchange/exchanged-question';
import type { Writer } from '../writer';
import { COLUMNS, guarded } from './columns';

function cellsOf(question: ExchangedQuestion): Record<string, string> {
  const freeText = question.question_type === FREE_TEXT;
  const cells: Record<string, string> = {
    question_type: freeText ? 'free-text' : 'multiple-choice',
    question_text: question.stem,
    correct: freeText
      ? ''
      : question.answers
          .flatMap((answer, index) => (answer.correct ? [index + 1] : []))
          .join(question.any_right ? '/' : ','),
    explanation: question.explanation,
    further_reading: question.further_reading,
    specialty: question.specialty,
    topic: question.topic,
    focus: question.focus,
    difficulty: question.difficulty === 0 ? '' : String(question.difficulty),
    language: question.language,
    tags: question.tags.join(';'),
  };
  for (const [index, answer] of question.answers.entries()) {
    cells[`option_${index + 1}`] = answer.text;
    if (freeText) cells[`label_${index + 1}`] = answer.label;
  }
  return cells;
}

/** A bare CR or LF would end the row too, and some readers trim blanks at the ends. */
const QUOTED = /[",\r\n]|^\s|\s$/;
const quoted = (cell: string): string => (QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** One row of CSV (RFC 4180), with its end. */
export const rowOf = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** CSV: every column of `columns.ts`, as spreadsheets read it: UTF-8 with its mark, and nothing that they would run as a formula. */
export const writeCsv: Writer = async function* (questions) {
  yield `\ufeff${rowOf(COLUMNS)}`;
  for await (const { question } of questions) {
    const cells = cellsOf(question);
    yield rowOf(COLUMNS.map((name) => guarded(cells[name] ?? '')));
  }
};
