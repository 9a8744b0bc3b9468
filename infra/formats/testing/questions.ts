import fc from 'fast-check';
import { FREE_TEXT, MULTIPLE_CHOICE } from '~/domain/questions/contract';
import { EMPTY, type ExchangedQuestion, type Read } from '~/domain/questions/exchange/exchanged-question';
import type { Format } from '~/domain/questions/exchange/contract';
import { escapeHtml } from '~/infra/html/sanitise';
import { formats } from '../formats';
import type { Leaving } from '../writer';

/** Signs that mean something in one format or another, and what people write. */
const SIGNS = [
  '~',
  '=',
  '#',
  '{',
  '}',
  ':',
  '\\',
  '\\n',
  '::',
  '->',
  '//',
  '####',
  '%50%',
  '[html]',
  '$CATEGORY:',
  ',',
  ';',
  '"',
  "'",
  '<',
  '>',
  '&',
  '&amp;',
  ']]>',
  '<![CDATA[',
  '*',
  '±',
  '@',
  '+',
  '-5',
  '=1+1',
  'A. ',
  'ANSWER: B',
  'é',
  '漢',
  '🫀',
  ' / ',
  '(50 %)',
  '|',
  'ñ',
  '¿',
  '/',
  'mmol/L',
  'x<y',
  '<5',
  'T',
  'FALSE',
  '1..5',
  '3:2',
];
const word = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom(...'abcdeXYZ0189'), minLength: 1, maxLength: 8 }) },
  { weight: 2, arbitrary: fc.constantFrom(...SIGNS) },
);

/** One line of plain text without spaces at its ends. */
export const plainLine = (maxLength = 8): fc.Arbitrary<string> =>
  fc.array(word, { minLength: 1, maxLength }).map((words) => words.join(' ').replaceAll(/\s+/g, ' ').trim());

/** What a person types into a box: several lines. */
const plainLines = fc.array(plainLine(3), { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));

/** Cells that readers of CSV fall over: line ends of every kind, quotes, delimiters, blanks at the ends, and what spreadsheets run. */
export const awkwardCell = fc
  .array(
    fc.oneof(
      word,
      fc.constantFrom(
        '\n',
        '\r',
        '\r\n',
        '\n\n',
        ' ',
        '  ',
        '\t',
        '"',
        '""',
        ',',
        ';',
        "'",
        '=1+1',
        '=HYPERLINK("x")',
        '+1',
        '-5',
        '@SUM(A1)',
        '\ufeff',
        '\u00a0',
      ),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

const text = plainLine()
  .map(escapeHtml)
  .map((html) => html.replaceAll('&quot;', '"').replaceAll('&#39;', "'"));
const emphasis = fc
  .tuple(fc.constantFrom('strong', 'em', 'u', 's', 'sub', 'sup'), text)
  .map(([tag, words]) => `<${tag}>${words}</${tag}>`);
const inlines = fc.array(fc.oneof(text, emphasis), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
const block = fc.oneof(
  { weight: 4, arbitrary: inlines.map((html) => `<p>${html}</p>`) },
  inlines.map((html) => `<h3>${html}</h3>`),
  fc
    .array(inlines, { minLength: 1, maxLength: 3 })
    .map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`),
  fc
    .array(text, { minLength: 2, maxLength: 2 })
    .map((cells) => `<table><tbody><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></tbody></table>`),
);
/** HTML as the sanitiser leaves it. */
export const html = fc.array(block, { minLength: 1, maxLength: 3 }).map((blocks) => blocks.join(''));

const filing = fc.record({
  specialty: fc.constantFrom('', 'cardiology', 'nephrology'),
  topic: fc.constantFrom('', 'heart-failure', 'Acute kidney injury'),
  focus: fc.constantFrom('', 'diagnosis', 'management'),
  difficulty: fc.constantFrom(0, 1, 2, 3),
  language: fc.constantFrom('' as const, 'en' as const, 'es' as const),
  category: fc.constantFrom('', 'cardiology', 'cardiology/Heart failure'),
  further_reading: fc.constantFrom('', 'https://example.org/read?a=1&b=2', 'https://example.org/'),
  tags: fc.uniqueArray(fc.constantFrom('ward', 'year 3', 'a]b', 'c\\d'), { maxLength: 2 }),
});

const choice = fc
  .record({
    any: fc.boolean(),
    stem: html,
    explanation: fc.oneof(fc.constant(''), html),
    filing,
    options: fc.uniqueArray(plainLine(4), { minLength: 2, maxLength: 9 }),
    right: fc.array(fc.nat(8), { minLength: 1, maxLength: 4 }),
    title: fc.oneof(fc.constant(''), plainLine(4)),
  })
  .map(({ any, stem, explanation, filing: where, options, right, title }): ExchangedQuestion => {
    const picked = new Set(right.map((one) => one % options.length));
    if (picked.size === options.length) picked.delete(0);
    if (picked.size === 0) picked.add(0);
    return {
      ...EMPTY,
      ...where,
      question_type: MULTIPLE_CHOICE,
      any_right: any && picked.size > 1,
      title,
      stem,
      explanation,
      answers: options.map((option, index) => ({ label: '', text: option, correct: picked.has(index) })),
    };
  });

const box = fc.record({ label: fc.oneof(fc.constant(''), plainLine(3)), text: fc.oneof(plainLine(5), plainLines) });
const written = fc
  .record({
    stem: html,
    explanation: fc.oneof(fc.constant(''), html),
    filing,
    boxes: fc.array(box, { minLength: 1, maxLength: 4 }),
    title: fc.oneof(fc.constant(''), plainLine(4)),
  })
  .map(({ stem, explanation, filing: where, boxes, title }): ExchangedQuestion => ({
    ...EMPTY,
    ...where,
    question_type: FREE_TEXT,
    title,
    stem,
    explanation,
    answers: boxes.map((one) => ({ ...one, correct: true })),
  }));

/** Questions as the product has them. */
export const aQuestion = fc.oneof({ weight: 3, arbitrary: choice }, { weight: 1, arbitrary: written });

export const leaving = (
  questions: readonly ExchangedQuestion[],
  pictures: Leaving['pictures'] = new Map(),
): Leaving[] => questions.map((question, index) => ({ id: index + 1, question, pictures }));

export async function fileOf(
  format: Format,
  questions: readonly ExchangedQuestion[],
  pictures?: Leaving['pictures'],
): Promise<string> {
  let file = '';
  for await (const piece of formats[format].write(leaving(questions, pictures))) file += piece;
  return file;
}

/** Everything that a reader tells of a file, in pieces of so many bytes. */
export async function readAll(format: Format, file: string | Uint8Array, pieces = 64 * 1024): Promise<Read[]> {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  const all: Read[] = [];
  const cut = Array.from({ length: Math.ceil(bytes.length / pieces) }, (_, index) =>
    bytes.subarray(index * pieces, (index + 1) * pieces),
  );
  for await (const read of formats[format].read(cut, { language: 'en' })) all.push(read);
  return all;
}

/** The one question of a file that has one. */
export async function readOne(format: Format, file: string): Promise<Read> {
  const all = await readAll(format, file);
  if (all.length !== 1) throw new Error(`there are ${all.length}: ${JSON.stringify(all)}`);
  return all[0]!;
}
