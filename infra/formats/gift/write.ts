import { FREE_TEXT } from '~/domain/questions/contract';
import { type ExchangedQuestion, filingTags } from '~/domain/questions/exchange/exchanged-question';
import { apart } from '../weigh';
import { shareOf, withReading, type Writer } from '../writer';
import { escapeGift } from './escapes';

const tag = (text: string): string =>
  `[tag:${text.replaceAll(/[\\\]]/g, (sign) => `\\${sign}`).replaceAll(/\s+/g, ' ')}]`;

function options({ answers, any_right }: ExchangedQuestion): string[] {
  const right = answers.filter((answer) => answer.correct).length;
  const share = shareOf(right);
  return answers.map((answer) => {
    // Who picks everything must not get everything.
    const sign = right === 1 || any_right ? (answer.correct ? '=' : '~') : `~%${answer.correct ? share : `-${share}`}%`;
    return `${sign}[plain]${escapeGift(answer.text)}`;
  });
}

/** Several answers with an arrow in each would be pairs to match. */
const alternativesOf = (text: string) =>
  apart(text).every((one) => one.text.includes('->')) ? [{ text, weight: 100 }] : apart(text);

const boxes = ({ answers }: ExchangedQuestion): string[] =>
  alternativesOf(answers[0]!.text).map(
    ({ text, weight }) =>
      `=${weight < 100 || text.startsWith('%') ? `%${weight}%` : ''}${escapeGift(text.replaceAll('*', '\\*'))}`,
  );

function written(question: ExchangedQuestion): string {
  const tags = filingTags(question);
  const explanation = withReading(question);
  return [
    ...(tags.length > 0 ? [`// ${tags.map(tag).join(' ')}`] : []),
    `${question.title === '' ? '' : `::${escapeGift(question.title)}::`}[html]${escapeGift(question.stem)}{`,
    ...(question.question_type === FREE_TEXT ? boxes(question) : options(question)).map((line) => `\t${line}`),
    ...(explanation === '' ? [] : [`\t####${escapeGift(explanation)}`]),
    '}',
    '',
    '',
  ].join('\n');
}

/** GIFT: stem and explanation as HTML, options as plain text, filing as tags in comments, categories for Moodle's own filing. Pictures are links. */
export const writeGift: Writer = async function* (questions) {
  let category = '';
  for await (const { question } of questions) {
    if (question.category !== category) {
      category = question.category;
      yield `$CATEGORY: $course$/top/${category}\n\n`;
    }
    yield written(question);
  }
};
