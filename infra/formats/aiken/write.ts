import { toPlainText } from '~/infra/html/sanitise';
import type { Writer } from '../writer';

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
/** A stem that looks like an option or an answer would be read as one. */
const asStem = (html: string): string => onOneLine(toPlainText(html)).replace(/^([A-Z][.)]|ANSWER:)/, '– $1');

/** Aiken: a line of plain text, the options, and which is right. Nothing else is kept. */
export const writeAiken: Writer = async function* (questions) {
  for await (const { question } of questions) {
    const letters = question.answers.map((_, index) => String.fromCharCode(65 + index));
    const right = question.answers.findIndex((answer) => answer.correct);
    yield [
      asStem(question.stem),
      ...question.answers.map((answer, index) => `${letters[index]}. ${onOneLine(answer.text)}`),
      `ANSWER: ${letters[right]}`,
      '',
      '',
    ].join('\n');
  }
};
