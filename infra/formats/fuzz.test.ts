import fc from 'fast-check';
import { type Format, FORMATS } from '~/domain/questions/exchange/contract';
import { type Read, REFUSALS } from '~/domain/questions/exchange/exchanged-question';
import { detectFormat } from './detect';
import { aQuestion, fileOf, plainLine, readAll } from './testing/questions';

const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 100) };

/** Checked by hand rather than by an expectation for every read: of half a million characters come a quarter of a million reads. */
function expectTold(reads: Read[]): void {
  let number = 0;
  const wrong = reads.find((read, index) => {
    if (read.kind === 'failure') return index !== reads.length - 1 || !(read.line >= 0);
    number += 1;
    return read.number !== number || !(read.line > 0) || (read.kind === 'refused' && !REFUSALS.includes(read.refusal));
  });
  expect(wrong).toBeUndefined();
}

/** Text in which what means something to a format is likely. */
const hostile = fc
  .array(
    fc.oneof(
      plainLine(4),
      fc.string({ maxLength: 20 }),
      fc.string({ unit: 'binary', maxLength: 10 }),
      fc.constantFrom(
        '\n',
        '\n\n',
        '\r',
        '\t',
        '{',
        '}',
        '{=',
        '~%',
        '%',
        '{#',
        '####',
        '::',
        '\\',
        '"',
        '""',
        ',',
        'ANSWER: A\n',
        'A. x\n',
        '<quiz>',
        '</quiz>',
        '<question type="multichoice">',
        '<question type="category">',
        '</question>',
        '<questiontext format="markdown"><text>',
        '</text></questiontext>',
        '<answer fraction="x">',
        '</answer>',
        '<![CDATA[',
        ']]>',
        '<!--',
        '<!DOCTYPE q [',
        '&a;',
        '&#0;',
        '<?xml version="1.0"?>',
        'question_text,option_1,correct\n',
        '<img src="',
        '@@PLUGINFILE@@/a',
        '\ufeff',
        '\u0000',
      ),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

/** A good file with one place cut out, doubled, or written over. */
const mutated = (format: Format) =>
  fc
    .record({
      questions: fc.array(aQuestion, { minLength: 1, maxLength: 3 }),
      from: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat(40),
      by: fc.oneof(fc.constant(''), hostile),
      twice: fc.boolean(),
    })
    .map(({ questions, from, length, by, twice }) => async () => {
      const file = await fileOf(
        format,
        questions.filter(
          (question) => format !== 'aiken' || (question.question_type === 1 && question.answers.length > 1),
        ),
      );
      const at = Math.floor(from * file.length);
      return file.slice(0, at) + (twice ? file.slice(at, at + length).repeat(2) : by) + file.slice(at + length);
    });

/** What comes of a file: of one that fails as a whole nothing is taken, however much was read before it failed. */
const outcome = (read: Awaited<ReturnType<typeof readAll>>) =>
  read.some(({ kind }) => kind === 'failure') ? read.filter(({ kind }) => kind === 'failure') : read;

describe.each(FORMATS)('a reader of %s', (format) => {
  it('says something of every text, and never throws', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, fc.integer({ min: 1, max: 50 }), async (text, pieces) =>
        expectTold(await readAll(format, text, pieces)),
      ),
      RUNS,
    );
  });

  it('says something of every byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => expectTold(await readAll(format, bytes, 7))),
      RUNS,
    );
  });

  it('says something of every good file that went wrong in one place', async () => {
    await fc.assert(
      fc.asyncProperty(mutated(format), async (make) => expectTold(await readAll(format, await make()))),
      RUNS,
    );
  });

  it('reads the same in pieces of any size', async () => {
    await fc.assert(
      fc.asyncProperty(mutated(format), fc.integer({ min: 1, max: 40 }), async (make, pieces) => {
        const file = await make();
        expect(outcome(await readAll(format, file, pieces))).toEqual(outcome(await readAll(format, file)));
      }),
      { numRuns: 60 },
    );
  });
});

it('any bytes have a known format or none', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        hostile.map((text) => Buffer.from(text)),
        fc.uint8Array({ maxLength: 300 }),
      ),
      async (bytes) => expect([null, ...FORMATS]).toContain(await detectFormat(bytes)),
    ),
    RUNS,
  );
});

/** A second for what takes milliseconds: time that grows with the square would be minutes. */
const LONG = 500_000;
describe('what is made to keep the process busy', () => {
  const half = (text: string) => text.repeat(Math.ceil(LONG / text.length));
  it.each<[string, Format, string]>([
    ['one line without an end', 'gift', half('a')],
    ['open braces', 'gift', half('{')],
    ['open titles', 'gift', half('::a')],
    ['backslashes', 'gift', half('\\')],
    ['signs for answers', 'gift', `x{${half('~%50%a')}}`],
    ['tags in comments', 'gift', `//${half('[tag:')}\nx{T}`],
    ['pictures that do not close', 'gift', `[html]${half('<img ')}{T}`],
    ['quotes that do not close', 'gift', `[html]${half('<img src="')}{T}`],
    ['elements in elements', 'moodle-xml', `<quiz>${half('<question>')}`],
    [
      'elements side by side',
      'moodle-xml',
      `<quiz><question type="multichoice">${half('<answer/>')}</question></quiz>`,
    ],
    ['attributes', 'moodle-xml', `<quiz><question ${half('a="')}`],
    [
      'character data',
      'moodle-xml',
      `<quiz><question type="truefalse"><questiontext><text>${half(']]&gt;')}</text></questiontext></question></quiz>`,
    ],
    ['options', 'aiken', half('A. x\n')],
    ['lines', 'aiken', half('x\n')],
    ['quotes', 'csv', `question_text,option_1\n${half('"')}`],
    ['open quotes', 'csv', `question_text,option_1\n"${half('a,')}`],
    ['cells', 'csv', `question_text,option_1\n${half(',')}`],
    ['columns', 'csv', `question_text,option_1${half(',a')}\n`],
    ['Markdown', 'gift', `[markdown]${half('[a](').slice(0, 99_000)}{T}`],
  ])('%s in %s', async (_what, format, file) => {
    // Ends, within what any test may take, however busy the machine is: time that grows with the square of the file would not.
    expectTold(await readAll(format, file, 64 * 1024));
  });
});
