import type { ReadQuestion, RefusedQuestion } from '~/domain/questions/exchange/exchanged-question';
import { fileOf, readAll, readOne } from '../testing/questions';
import { EMPTY } from '~/domain/questions/exchange/exchanged-question';

const quiz = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${inner}\n</quiz>`;
const question = (type: string, inner: string, stem = '<text>What is it?</text>') =>
  `<question type="${type}"><name><text>Name</text></name><questiontext format="html">${stem}</questiontext>${inner}</question>`;
const answer = (fraction: string | number, text: string, more = '') =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text>${more}</answer>`;
const feedback = (text: string) => `<feedback format="html"><text>${text}</text></feedback>`;

const read = async (inner: string) => {
  const one = await readOne('moodle-xml', quiz(inner));
  if (one.kind !== 'question') throw new Error(JSON.stringify(one));
  return one;
};
const refused = async (inner: string) => {
  const { kind, refusal, about } = (await readOne('moodle-xml', quiz(inner))) as RefusedQuestion;
  return { kind, refusal, about };
};
const options = ({ question: { answers } }: ReadQuestion) =>
  answers.map((one) => `${one.correct ? '=' : '~'}${one.text}`);

describe('Moodle XML', () => {
  it.each([
    ['one right', `<single>true</single>${answer(100, 'a')}${answer(0, 'b')}`, ['=a', '~b'], []],
    ['one right where nothing is said of it', `${answer(100, 'a')}${answer(0, 'b')}`, ['=a', '~b'], []],
    [
      'several right',
      `<single>false</single>${answer('33.33333', 'a')}${answer('33.33333', 'b')}${answer('33.33334', 'c')}${answer(0, 'd')}`,
      ['=a', '=b', '=c', '~d'],
      [],
    ],
    [
      'something taken away',
      `<single>0</single>${answer(50, 'a')}${answer(50, 'b')}${answer(-50, 'c')}`,
      ['=a', '=b', '~c'],
      ['penalties'],
    ],
    [
      'one partly right',
      `<single>true</single>${answer(100, 'a')}${answer(50, 'b')}`,
      ['=a', '~b'],
      ['partial-credit'],
    ],
    [
      'entities and character data',
      `${answer(100, 'a &lt; b &amp;amp; c')}${answer(0, '<![CDATA[<p>x &gt; y</p>]]>')}`,
      ['=a < b & c', '~x > y'],
      [],
    ],
    [
      'plain text',
      `<answer fraction="100" format="plain_text"><text>&lt;b&gt;</text></answer>${answer(0, 'b')}`,
      ['=<b>', '~b'],
      [],
    ],
  ])('reads options: %s', async (_what, inner, expected, notes) => {
    const one = await read(question('multichoice', inner));
    expect([options(one), one.notes]).toEqual([expected, notes]);
  });

  it('reads true and false by their names, in any order', async () => {
    expect(options(await read(question('truefalse', `${answer(0, 'true')}${answer(100, 'false')}`)))).toEqual([
      '~True',
      '=False',
    ]);
    expect(options(await read(question('truefalse', `${answer(0, 'false')}${answer(100, 'true')}`)))).toEqual([
      '=True',
      '~False',
    ]);
  });

  it.each([
    [
      'alternatives',
      question(
        'shortanswer',
        `<usecase>0</usecase>${answer(100, 'a')}${answer(100, 'b')}${answer(50, 'c')}${answer(0, '*', feedback('No.'))}`,
      ),
      'a / b / c (50 %)',
      ['wildcards', 'partial-credit', 'feedback-moved'],
    ],
    ['a number', question('numerical', answer(100, '23', '<tolerance>2</tolerance>')), '23 ± 2', []],
    ['a number without tolerance', question('numerical', answer(100, '23', '<tolerance>0</tolerance>')), '23', []],
    [
      'with a unit',
      question(
        'numerical',
        `${answer(100, '23', '<tolerance>2</tolerance>')}<units><unit><multiplier>1</multiplier><unit_name>mmol/L</unit_name></unit></units>`,
      ),
      '23 ± 2 mmol/L',
      [],
    ],
    [
      'with several units',
      question(
        'numerical',
        `${answer(100, '1')}<units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit><unit><multiplier>100</multiplier><unit_name>cm</unit_name></unit></units>`,
      ),
      '1 m',
      ['units'],
    ],
  ])('reads one box: %s', async (_what, inner, text, notes) => {
    const one = await read(inner);
    expect(one.question).toMatchObject({ question_type: 4, answers: [{ text, correct: true }] });
    expect(one.notes).toEqual(notes);
  });

  it('gathers everything that explains a question', async () => {
    const { question: one, notes } = await read(
      question(
        'multichoice',
        `
      <generalfeedback format="html"><text>Because.</text></generalfeedback>
      <correctfeedback format="html"><text>&lt;p&gt;Your answer is correct.&lt;/p&gt;</text></correctfeedback><incorrectfeedback format="html"><text>Read again.</text></incorrectfeedback>
      ${answer(100, 'a', feedback('Yes.'))}${answer(0, 'b')}<hint format="html"><text>Think.</text></hint>`,
      ),
    );
    expect(one.explanation).toBe(
      '<p>Because.</p><ul><li><strong>a</strong>: Yes.</li></ul><ul><li>Think.</li><li>Read again.</li></ul>',
    );
    expect([...notes].sort()).toEqual(['combined-feedback', 'feedback-moved', 'hints-moved']);
  });

  it.each([
    ['html', '<text><![CDATA[<p>One</p>]]></text>', '<p>One</p>'],
    ['moodle_auto_format', '<text>One\ntwo</text>', '<p>One<br />two</p>'],
    ['plain_text', '<text>&lt;b&gt;</text>', '<p>&lt;b&gt;</p>'],
    ['markdown', '<text>**One**</text>', '<p><strong>One</strong></p>'],
  ])('reads a text that is written as %s', async (format, text, expected) => {
    const inner = `<question type="truefalse"><questiontext format="${format}">${text}</questiontext>${answer(100, 'true')}${answer(0, 'false')}</question>`;
    expect((await read(inner)).question.stem).toBe(expected);
  });

  it('files what follows a category, and reads tags', async () => {
    const reads = await readAll(
      'moodle-xml',
      quiz(`
<question type="category"><category><text>$course$/top/Cardiology/Heart failure</text></category></question>
${question('truefalse', `${answer(100, 'true')}<tags><tag><text>focus:management</text></tag><tag><text>ward</text></tag></tags>`)}
<question type="category"><category>
  tom/dick
</category></question>
${question('truefalse', answer(100, 'true'))}`),
    );
    expect(reads).toMatchObject([
      {
        number: 1,
        line: 5,
        title: 'Name',
        question: { category: 'Cardiology/Heart failure', focus: 'management', tags: ['ward'] },
      },
      { number: 2, line: 9, question: { category: 'tom/dick' } },
    ]);
  });

  it('has embedded files by their names, and pictures as Moodle once had them', async () => {
    const bytes = Buffer.from('not really a picture');
    const one = await read(
      question(
        'truefalse',
        answer(100, 'true'),
        `<text><![CDATA[<p><img src="@@PLUGINFILE@@/a%20b.png"></p>]]></text><file name="a b.png" path="/" encoding="base64">${bytes.toString('base64').replace(/(.{8})/g, '$1\n')}</file>`,
      ),
    );
    expect([...one.pictures]).toEqual([['a b.png', bytes]]);
    const old = await read(
      question(
        'truefalse',
        `${answer(100, 'true')}<image>x.gif</image><image_base64>${bytes.toString('base64')}</image_base64>`,
      ),
    );
    expect(old.question.stem).toContain('<img src="@@PLUGINFILE@@/image-1"');
    expect([...old.pictures.values()]).toEqual([bytes]);
  });

  it('loses each piece of feedback whose picture or sound is missing, and says so', async () => {
    const html = (name: string, inner: string, file = '') =>
      `<${name} format="html"><text><![CDATA[${inner}]]></text>${file}</${name}>`;
    const png = `<file name="ok.png" encoding="base64">${Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString('base64')}</file>`;
    const one = await read(
      question(
        'multichoice',
        `
      ${html('generalfeedback', '<p>General <img src="@@PLUGINFILE@@/ok.png"></p>', png)}
      ${answer(100, 'a', html('feedback', 'Good <img src="@@PLUGINFILE@@/gone.png">'))}${answer(0, 'b', html('feedback', 'Wrong.'))}
      ${html('hint', 'Listen <a href="@@PLUGINFILE@@/heart.mp3">here</a>')}${html('correctfeedback', 'Look <img src="@@PLUGINFILE@@/text.png">', `<file name="text.png" encoding="base64">${Buffer.from('text').toString('base64')}</file>`)}`,
      ),
    );
    expect(one.question.explanation).toBe(
      '<p>General <img src="@@PLUGINFILE@@/ok.png"></p><ul><li><strong>b</strong>: Wrong.</li></ul>',
    );
    expect([...one.notes].sort()).toEqual(['feedback-lost', 'feedback-moved']);
  });

  it('embeds pictures when it is written, and calls them by their names', async () => {
    const picture = { name: 'abc.png', bytes: Buffer.from([1, 2, 3]) };
    const html = '<p>See <img src="/media/images/abc.png" alt="An ECG" /></p>';
    const sent = {
      ...EMPTY,
      stem: html,
      explanation: html,
      answers: [
        { label: '', text: 'a', correct: true },
        { label: '', text: 'b', correct: false },
      ],
    };
    const file = await fileOf('moodle-xml', [sent], new Map([['/media/images/abc.png', picture]]));
    const one = (await readOne('moodle-xml', file)) as ReadQuestion;
    expect(one.question.stem).toBe('<p>See <img src="@@PLUGINFILE@@/abc.png" alt="An ECG" /></p>');
    expect([...one.pictures]).toEqual([['abc.png', picture.bytes]]);
  });

  it.each(['essay', 'matching', 'cloze', 'description', 'calculated', 'ddimageortext', 'constructor', '<'])(
    'refuses %s by its name',
    async (type) => {
      expect(await refused(question(type.replace('<', '&lt;'), ''))).toEqual({
        kind: 'refused',
        refusal: 'type-not-supported',
        about: type,
      });
    },
  );

  it.each([
    [
      'HTML that is not wrapped',
      question('truefalse', answer(100, 'true'), '<text><p>One</p></text>'),
      'markup-outside-cdata',
      'p',
    ],
    [
      'a fraction that is none',
      question('multichoice', `${answer('half', 'a')}${answer(0, 'b')}`),
      'weight-unreadable',
      'half',
    ],
    ['nothing right', question('multichoice', `${answer(50, 'a')}${answer(0, 'b')}`), 'no-correct-option', ''],
    [
      'a picture in an option',
      question('multichoice', `${answer(100, '<![CDATA[<img src="@@PLUGINFILE@@/a.png">]]>')}${answer(0, 'b')}`),
      'picture-in-option',
      '1',
    ],
    ['a number that is none', question('numerical', answer(100, 'a few')), 'number-unreadable', 'a few'],
    ['no alternatives', question('shortanswer', ''), 'no-correct-option', ''],
  ])('refuses %s', async (_what, inner, refusal, about) =>
    expect(await refused(inner)).toEqual({ kind: 'refused', refusal, about }),
  );

  const LAUGHS =
    '<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>';
  it.each([
    ['a billion laughs', `<?xml version="1.0"?>\n${LAUGHS}\n<quiz><question type="&c;"/></quiz>`, 'hostile-file', 2],
    [
      'a file that it would read',
      `<?xml version="1.0"?>\n<!DOCTYPE q [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<quiz>&x;</quiz>`,
      'hostile-file',
      2,
    ],
    ['any document type', '<!DOCTYPE quiz><quiz></quiz>', 'hostile-file', 1],
    [
      'an entity that nobody defined',
      '<quiz>\n<question type="truefalse"><name><text>a&nbsp;b</text></name></question></quiz>',
      'broken-file',
      2,
    ],
    ['an element that stays open', '<quiz>\n\n<question type="truefalse">', 'broken-file', 3],
    ['elements that cross', '<quiz><question><name></question></name></quiz>', 'broken-file', 1],
    ['another document', '<html><body/></html>', 'broken-file', 1],
    ['nothing', '', 'broken-file', 1],
  ])('fails with its line: %s', async (_what, file, failure, line) =>
    expect((await readAll('moodle-xml', file)).at(-1)).toEqual({ kind: 'failure', failure, line }),
  );

  it.each([
    ['behind the quiz', '<quiz>\n</quiz>x\n\n', 2],
    ['behind a comment behind the quiz', '<quiz></quiz>\n<!-- made\nby hand -->\nx\n', 3],
    ['before the quiz', '<?xml version="1.0"?>\n<!-- a -->x\n\n<quiz></quiz>', 2],
    ['and no quiz', 'x\n\ny', 1],
  ])('text %s fails with the line of what is before it, in pieces of any size', async (_where, file, line) => {
    for (const pieces of [1, 2, 3, 7, 1_000])
      expect((await readAll('moodle-xml', file, pieces)).at(-1)).toEqual({
        kind: 'failure',
        failure: 'broken-file',
        line,
      });
  });

  it('is read in the encoding that it names, behind an empty line as well', async () => {
    const file = `\n<?xml version="1.0" encoding="ISO-8859-1"?><quiz>${question('truefalse', answer(100, 'true'), '<text>¿Qué?</text>')}</quiz>`;
    expect((await readAll('moodle-xml', Buffer.from(file, 'latin1')))[0]).toMatchObject({
      question: { stem: '<p>¿Qué?</p>' },
    });
    expect(
      (await readAll('moodle-xml', Buffer.from(`<?xml version="1.0"?><quiz>é</quiz>`, 'latin1'))).at(-1),
    ).toMatchObject({ kind: 'failure', failure: 'not-text' });
  });
});
