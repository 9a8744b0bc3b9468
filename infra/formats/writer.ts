import type { ExchangedQuestion } from '~/domain/questions/exchange/exchanged-question';

/** A question as it leaves: with its id in the product, and its pictures by the address that its texts call them by. */
export interface Leaving {
  id: number;
  question: ExchangedQuestion;
  /** Only if the format embeds them. */
  pictures: ReadonlyMap<string, { name: string; bytes: Uint8Array }>;
}

/** The file, in pieces, for questions that the format can hold. */
export type Writer = (questions: AsyncIterable<Leaving> | Iterable<Leaving>) => AsyncGenerator<string>;

const FURTHER_READING = /<p>Further reading: <a href="([^"<>\s]{1,600})"[^<>]*>[^<>]*<\/a><\/p>$/;
const escaped = (link: string): string => link.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** If a format has no place for a link, it is the last paragraph of the explanation. */
export const withReading = ({
  explanation,
  further_reading: link,
}: Pick<ExchangedQuestion, 'explanation' | 'further_reading'>): string =>
  link === '' ? explanation : `${explanation}<p>Further reading: <a href="${escaped(link)}">${escaped(link)}</a></p>`;

/** The same, taken out again. */
export function takeReading(question: ExchangedQuestion): ExchangedQuestion {
  const found = question.further_reading === '' ? FURTHER_READING.exec(question.explanation.slice(-2_000)) : null;
  if (!found) return question;
  return {
    ...question,
    explanation: question.explanation.slice(0, -found[0].length),
    further_reading: found[1]!.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  };
}

/** Per cents as they are written if several options are right together. */
export const shareOf = (count: number): string => (100 / count).toFixed(5).replace(/\.?0+$/, '');
