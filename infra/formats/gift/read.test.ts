import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadQuestion, RefusedQuestion } from '~/domain/questions/exchange/exchanged-question';
import { root } from '~/infra/process/root';
import { titleFor } from '../prepare';
import { readAll, readOne } from '../testing/questions';

const read = async (file: string) => {
  const one = await readOne('gift', file);
  if (one.kind !== 'question') throw new Error(JSON.stringify(one));
  return one;
};
const refused = async (file: string) => {
  const { kind, refusal, about } = (await readOne('gift', file)) as RefusedQuestion;
  return { kind, refusal, about };
};
/** Options as `=right` and `~wrong`. */
const options = ({ question }: ReadQuestion) =>
  question.answers.map((answer) => `${answer.correct ? '=' : '~'}${answer.text}`);

describe('GIFT', () => {
  it.each([
    ['one right option', 'What is it?{~a =b ~c}', ['~a', '=b', '~c'], []],
    ['over several lines, with blanks', 'What is it? {\n\t~ a\n\t= b\n}', ['~a', '=b'], []],
    ['signs with a backslash', 'x{=a \\= b\\~ \\{c\\} \\# \\: \\\\ ~d}', ['=a = b~ {c} # : \\', '~d'], []],
    ['a backslash before any other sign', 'x{=\\alpha ~\\frac}', ['=\\alpha', '~\\frac'], []],
    ['several that are right together', 'x{~%50%a ~%50%b ~c}', ['=a', '=b', '~c'], []],
    ['with something taken away', 'x{~%50%a ~%50%b ~%-100%c}', ['=a', '=b', '~c'], ['penalties']],
    ['with shares that differ', 'x{~%70%a ~%30%b ~c}', ['=a', '=b', '~c'], ['partial-credit']],
    ['one that is right, and one that is partly', 'x{=a ~%50%b ~c}', ['=a', '~b', '~c'], ['partial-credit']],
    ['two that are each right', 'x{=a =b ~c}', ['=a', '=b', '~c'], []],
    ['a share with decimals', 'x{~%33.33333%a ~%33.33333%b ~%33,33333%c ~d}', ['=a', '=b', '=c', '~d'], []],
    ['HTML in an option', '[html]x{=<b>a</b> ~<p>b</p>}', ['=a', '~b'], ['option-markup']],
    ['raised and lowered figures', '[html]x{=10<sup>9</sup>/L ~CO<sub>2</sub>}', ['=10⁹/L', '~CO₂'], []],
    ['signs that are no tags', 'x{=a<b ~<5 & more}', ['=a<b', '~<5 & more'], []],
    ['a format of its own', '[html]x{=[plain]<b> ~[markdown]*c*}', ['=<b>', '~c'], ['option-markup']],
  ])('reads options: %s', async (_what, file, expected, notes) => {
    const one = await read(file);
    expect([options(one), one.notes]).toEqual([expected, notes]);
  });

  it('has one of several right options picked, as Moodle does', async () => {
    expect((await read('x{=a =b ~c}')).question).toMatchObject({ any_right: true });
    expect((await read('x{=a ~b}')).question).toMatchObject({ any_right: false });
    expect((await read('x{~%50%a ~%50%b ~c}')).question).toMatchObject({ any_right: false });
  });

  it.each([
    ['{T}', ['=True', '~False']],
    ['{F}', ['~True', '=False']],
    ['{TRUE}', ['=True', '~False']],
    ['{ false }', ['~True', '=False']],
  ])('reads true and false: %s', async (answer, expected) =>
    expect(options(await read(`Is it?${answer}`))).toEqual(expected),
  );

  it('says true and false in the language of the file', async () => {
    const { formats } = await import('../formats');
    const reads: unknown[] = [];
    for await (const one of formats.gift.read([Buffer.from('x{T}')], { language: 'es' })) reads.push(one);
    expect(reads).toMatchObject([
      {
        question: {
          answers: [
            { text: 'Verdadero', correct: true },
            { text: 'Falso', correct: false },
          ],
        },
      },
    ]);
  });

  it.each([
    ['one', 'x{=a}', 'a', []],
    ['one without a sign', 'x{One}', 'One', []],
    ['several, the first without a sign', 'x{ One =Uno }', 'One / Uno', []],
    ['one without a sign, with feedback', 'x{One#yes}', 'One', ['feedback-moved']],
    ['a missing word', 'x {One} y', 'One', []],
    ['alternatives', 'x{=a =b}', 'a / b', []],
    ['part of the mark', 'x{=a =%50%b}', 'a / b (50 %)', ['partial-credit']],
    ['a star', 'x{=*a*}', '*a*', ['wildcards']],
    ['a star that is one', 'x{=a\\\\*b}', 'a*b', []],
    ['a number', 'x{#3}', '3', []],
    ['a number with tolerance', 'x{#3:2}', '3 ± 2', []],
    ['a range', 'x{#1..5}', 'from 1 to 5', []],
    ['a range below zero', 'x{#-5..-1.5}', 'from -5 to -1.5', []],
    ['numbers with part of the mark', 'x{#=1822:0 =%50%1822:2}', '1822 / 1822 ± 2 (50 %)', ['partial-credit']],
    ['large ones', 'x{#6.02e23:1e21}', '6.02e23 ± 1e21', []],
  ])('reads one box: %s', async (_what, file, text, notes) => {
    const one = await read(file);
    expect(one.question).toMatchObject({ question_type: 4, answers: [{ label: '', text, correct: true }] });
    expect(one.notes).toEqual(notes);
  });

  it('moves what is said of single answers to the end of the explanation', async () => {
    const { question, notes } = await read('x{=a # yes\\: a ~b#no ~c####In general}');
    expect(question.explanation).toBe(
      '<p>In general</p><ul><li><strong>a</strong>: yes: a</li><li><strong>b</strong>: no</li></ul>',
    );
    expect(notes).toEqual(['feedback-moved']);
    // The first is for who is wrong.
    expect((await read('x{T#wrong#right}')).question.explanation).toBe(
      '<ul><li><strong>True</strong>: right</li><li><strong>False</strong>: wrong</li></ul>',
    );
    expect((await read('x{#3:1#near ~#far####why}')).question.explanation).toBe(
      '<p>why</p><ul><li><strong>3 ± 1</strong>: near</li><li><strong>*</strong>: far</li></ul>',
    );
  });

  it('reads titles, formats, line ends and missing words', async () => {
    expect((await read('::A \\: title:: Stem{T}')).title).toBe('A : title');
    expect((await read('Stem without{T}')).title).toBe('Stem without');
    expect((await read('One\\ntwo{T}')).question.stem).toBe('<p>One<br />two</p>');
    expect((await read('One\\n\\ntwo{T}')).question.stem).toBe('<p>One</p><p>two</p>');
    expect((await read('[html]<p>One</p>\n<p>two</p>{T}')).question.stem).toBe('<p>One</p>\n<p>two</p>');
    expect((await read('[plain]<b> & x{T}')).question.stem).toBe('<p>&lt;b&gt; &amp; x</p>');
    expect((await read('[markdown]*One* <script>x</script>{T}')).question.stem).toBe(
      '<p><em>One</em> &lt;script&gt;x&lt;/script&gt;</p>',
    );
    expect((await read('Grant is {~a =b} in the tomb.')).question.stem).toBe('<p>Grant is _____ in the tomb.</p>');
  });

  it('leaves comments out, and takes tags and categories from them', async () => {
    const file =
      '// a comment\n$CATEGORY: $course$/top/Cardiology/Heart failure\n\n// [tag:focus:diagnosis] [tag:difficulty:3] [tag:ward \\] 7]\n::One::x{\n// not an option\n=a\n ~b}\n\n$CATEGORY: tom/dick//harry\n\ny{T}';
    const reads = await readAll('gift', file);
    expect(reads).toMatchObject([
      {
        number: 1,
        line: 5,
        question: { category: 'Cardiology/Heart failure', focus: 'diagnosis', difficulty: 3, tags: ['ward ] 7'] },
      },
      { number: 2, line: 12, question: { category: 'tom/dick∕harry' } },
    ]);
    expect(options(reads[0] as ReadQuestion)).toEqual(['=a', '~b']);
  });

  it('parts questions by empty lines, with any line ends, and begins behind a byte order mark', async () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const reads = await readAll('gift', `\ufeff::A::x{T}${end}  ${end}${end}::B::y${end}{F}`, 3);
      expect(reads).toMatchObject([
        { title: 'A', line: 1, number: 1 },
        { title: 'B', line: 4, number: 2 },
      ]);
    }
  });

  it('is read in UTF-16 with its mark, too', async () => {
    const [one] = await readAll('gift', Buffer.from('\ufeffÑandú{T}', 'utf16le'));
    expect(one).toMatchObject({ question: { stem: '<p>Ñandú</p>' } });
  });

  it.each([
    ['an essay', 'Write about it.{}', 'type-not-supported', 'essay'],
    ['an essay with feedback', 'Write.{####It depends}', 'type-not-supported', 'essay'],
    ['a description', 'Only words.', 'type-not-supported', 'description'],
    ['pairs to match', 'x{=a -> b =c -> d}', 'type-not-supported', 'matching'],
    ['a brace that stays open', 'x{=a ~b', 'braces', ''],
    ['a brace too many', 'x{=a ~b} y}', 'braces', ''],
    ['two pairs of braces', 'x{=a ~b} y{=c}', 'braces', ''],
    ['words before the options', 'x{a ~b =c}', 'answers-unclear', 'a ~b =c'],
    ['a number that is none', 'x{#three}', 'number-unreadable', 'three'],
    ['a tolerance that is none', 'x{#3:some}', 'number-unreadable', '3:some'],
    ['a share that is none', 'x{~%5.0.0%a =b}', 'weight-unreadable', '%5.0.0%'],
    ['nothing right', 'x{~a ~b}', 'no-correct-option', ''],
    ['a picture in an option', '[html]x{=a ~<img src="https://example.org/b.png">}', 'picture-in-option', '2'],
  ])('refuses %s', async (_what, file, refusal, about) =>
    expect(await refused(file)).toEqual({ kind: 'refused', refusal, about }),
  );

  it('goes on behind what it refuses', async () => {
    expect((await readAll('gift', 'x{\n\ny{T}\n\nz{}\n\nw{F}')).map((one) => one.kind)).toEqual([
      'refused',
      'question',
      'refused',
      'question',
    ]);
  });

  it.each([
    ['a file of another kind', Buffer.from([0x25, 0x50, 0x44, 0x46, 4, 0, 0]), 1],
    [
      'bytes that are no UTF-8',
      Buffer.concat([Buffer.from('a{T}\n\nb'), Buffer.from([0xff, 0xfe, 0xe9]), Buffer.from('{T}')]),
      3,
    ],
  ])('says where %s is no text', async (_what, file, line) => {
    expect((await readAll('gift', file)).at(-1)).toEqual({
      kind: 'failure',
      failure: 'not-text',
      line: expect.any(Number) as number,
    });
    expect(line).toBeGreaterThan(0);
  });
});

describe('files that showed a fault elsewhere', () => {
  const reads = (name: string) => readAll('gift', readFileSync(join(root, 'infra/formats/gift/testing', name)));

  it('have answers in a format of their own', async () => {
    const [one] = (await reads('gift-answer-format.gift')) as ReadQuestion[];
    expect(one!.question.answers).toEqual([{ label: '', text: 'the femur / thigh bone', correct: true }]);
    expect(one!.notes).toEqual(['option-markup']);
    expect((await read('x{=[html]<b>a</b>#[markdown]**b**}')).question).toMatchObject({
      answers: [{ text: 'a' }],
      explanation: expect.stringContaining('<strong>b</strong>'),
    });
    expect((await read('x{#[plain]3:1}')).question.answers).toMatchObject([{ text: '3 ± 1' }]);
    expect((await read('x{=**a**}')).question.answers).toMatchObject([{ text: '**a**' }]);
  });

  it('have signs that should be escaped', async () => {
    const [sum, ratio, dose, percent, formula] = await reads('gift-unescaped.gift');
    expect(sum).toMatchObject({ question: { stem: '<p>Is 1+1:=2 true?</p>' } });
    expect(ratio).toMatchObject({ question: { stem: '<p>The INR target for AF is 2.0:3.0 = normal</p>' } });
    expect(dose).toMatchObject({ kind: 'refused', refusal: 'braces' });
    expect(options(percent as ReadQuestion)).toEqual(['~It rules in', '=It rules out', '~50% of people are ill']);
    expect(formula).toMatchObject({ question: { stem: expect.stringContaining('\\frac{U \\times V}{P}') } });
  });

  it('have an emoji where a title is cut', async () => {
    const titles = ((await reads('emoji-cut.gift')) as ReadQuestion[]).map(titleFor);
    expect(titles).toEqual([expect.stringMatching(/^T+…$/), expect.stringMatching(/^A second .*w…$/)]);
  });
});
