import fc from 'fast-check';
import {
  cannotHold,
  type ExchangedQuestion,
  LEFT_OUT,
  type ReadQuestion,
} from '~/domain/questions/exchange/exchanged-question';
import { type Format, FORMATS } from '~/domain/questions/exchange/contract';
import { sanitise, toPlainText } from '../html/sanitise';
import { detectFormat } from './detect';
import { aQuestion, fileOf, html, readAll } from './testing/questions';

const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 150) };
const holds = (format: Format, question: ExchangedQuestion) =>
  !cannotHold(format, question).some((loss) => LEFT_OUT.has(loss));
const words = (text: string) => toPlainText(text).replaceAll(/\s+/g, ' ').trim();

/** What a format documents that it keeps. */
function kept(format: Format, question: ExchangedQuestion): Partial<ExchangedQuestion> {
  if (format === 'aiken')
    return {
      question_type: question.question_type,
      any_right: question.any_right,
      stem: words(question.stem).replace(/^– /, ''),
      answers: question.answers,
    };
  const { title, category, ...rest } = question;
  if (format === 'csv') return rest;
  return { ...rest, title, category };
}
const got = (format: Format, { question }: ReadQuestion): Partial<ExchangedQuestion> =>
  kept(format, question.title === '' && format !== 'csv' ? { ...question, title: '' } : question);

describe('an export that is imported', () => {
  it('is made of questions as the sanitiser leaves them', () => {
    fc.assert(
      fc.property(html, (text) => expect(sanitise(text)).toBe(text)),
      RUNS,
    );
  });

  it.each(FORMATS)('gives the same questions again: %s', async (format) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aQuestion, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 7, max: 300 }),
        async (questions, pieces) => {
          const sent = questions.filter((question) => holds(format, question));
          const reads = await readAll(format, await fileOf(format, sent), pieces);
          expect(reads.map((read) => (read.kind === 'question' ? got(format, read) : read))).toEqual(
            sent.map((question) => kept(format, question)),
          );
          expect(reads.map((read) => (read.kind === 'failure' ? 0 : read.number))).toEqual(
            sent.map((_, index) => index + 1),
          );
        },
      ),
      RUNS,
    );
  });

  it.each(FORMATS)('is known by its content: %s', async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.array(aQuestion, { minLength: 1, maxLength: 3 }), async (questions) => {
        const sent = questions.filter((question) => holds(format, question));
        fc.pre(sent.length > 0);
        const told = await detectFormat(Buffer.from(await fileOf(format, sent)));
        // A line of Aiken may say anything, and so look like another format.
        if (format === 'aiken') expect(['aiken', 'gift']).toContain(told);
        else expect(told).toBe(format);
      }),
      RUNS,
    );
  });
});
