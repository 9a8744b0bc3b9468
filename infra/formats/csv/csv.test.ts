import { EMPTY } from '~/domain/questions/exchange/exchanged-question';
import { detectFormat } from '../detect';
import { fileOf, readAll } from '../testing/questions';

const read = (rows: string) => readAll('csv', rows);
const HEAD = 'question_text,option_1,option_2,option_3,correct';

describe('CSV', () => {
  it('is read by the names of its columns, in any order, with quotes over several lines', async () => {
    const reads = await read(
      'correct,Option 1,option-2,Question text,difficulty,focus,topic,tags,explanation\r\n2,a,"b, ""c""","One\r\ntwo",3,diagnosis,heart-failure,x; y,<p>Why</p>\r\n1,a,b,Next,,,,,\r\n',
    );
    expect(reads).toMatchObject([
      {
        number: 1,
        line: 2,
        question: {
          question_type: 1,
          stem: '<p>One<br />two</p>',
          explanation: '<p>Why</p>',
          difficulty: 3,
          focus: 'diagnosis',
          topic: 'heart-failure',
          tags: ['x', 'y'],
          answers: [
            { text: 'a', correct: false },
            { text: 'b, "c"', correct: true },
          ],
        },
      },
      { number: 2, line: 4 },
    ]);
  });

  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['commas', ','],
  ])('is read with %s', async (_what, sign) => {
    const rows = [`\ufeff${HEAD.replaceAll(',', sign)}`, ['a < b?', 'x', 'y', '', '1'].join(sign)].join('\n');
    expect(await read(rows)).toMatchObject([
      {
        question: {
          stem: '<p>a &lt; b?</p>',
          answers: [
            { text: 'x', correct: true },
            { text: 'y', correct: false },
          ],
        },
      },
    ]);
  });

  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['strokes', '|'],
  ])('is read behind the line by which Excel names %s', async (_what, sign) => {
    const file = `\ufeffsep=${sign}\r\n${HEAD.replaceAll(',', sign)}\r\n${['a, b?', 'x', 'y', '', '1'].join(sign)}`;
    expect(await read(file)).toMatchObject([
      {
        line: 3,
        question: {
          stem: '<p>a, b?</p>',
          answers: [
            { text: 'x', correct: true },
            { text: 'y', correct: false },
          ],
        },
      },
    ]);
    expect(await detectFormat(Buffer.from(file))).toBe('csv');
  });

  it('has one picked of several right ones where strokes are between them', async () => {
    const reads = await read(`${HEAD}\nq,a,b,c,1/3\nq,a,b,c,"1,3"\nq,a,b,c,2\n`);
    expect(reads.map((one) => one.kind === 'question' && one.question.any_right)).toEqual([true, false, false]);
  });

  it('reads several right ones as numbers or letters, and boxes with their labels', async () => {
    const reads = await read(
      `question_type,${HEAD},label_1,label_2\nmultiple-choice,q,a,b,c,"1,3",,\n,q,a,b,c,A C,,\nfree text,q,a,b,,,First,Second\n`,
    );
    expect(
      reads.map((one) =>
        one.kind === 'question' ? one.question.answers.map(({ label, correct }) => label || correct) : one,
      ),
    ).toEqual([
      [true, false, true],
      [true, false, true],
      ['First', 'Second'],
    ]);
  });

  it.each([
    ['a type that is none', `question_type,${HEAD}\nessay,q,a,b,,1`, 'unknown-question-type', 'essay'],
    ['a right one that is not there', `${HEAD}\nq,a,b,,7`, 'correct-unreadable', '7'],
    ['words for the right one', `${HEAD}\nq,a,b,,the first`, 'correct-unreadable', 'the first'],
    ['a comma that nobody quoted', `${HEAD}\nq, and more,a,b,,1,,x`, 'too-many-cells', '8'],
    ['a row that is too large', `${HEAD}\nq,"${'long '.repeat(300_000)}",b,,1`, 'too-large', ''],
    ['a picture in an option', `${HEAD}\nq,"<img src=""https://example.org/x.png"">",b,,1`, 'picture-in-option', '1'],
  ])('refuses %s', async (_what, file, refusal, about) =>
    expect(await read(`${file}\n${file.startsWith('question_type') ? ',' : ''}Next,a,b,,1`)).toMatchObject([
      { kind: 'refused', refusal, about, line: 2 },
      { kind: 'question', number: 2, line: 3 },
    ]),
  );

  it.each([
    ['quotes that stay open', `${HEAD}\nq,a,b,,1\n"q,a,b`, 'broken-file', 3],
    [
      'quotes that stay open far from the end',
      `${HEAD}\nq,a,b,,1\n"q,a,b${'\nq,a,b,,1'.repeat(300)}`,
      'broken-file',
      3,
    ],
    ['no header row', 'What is it?,a,b,,1', 'unknown-format', 1],
    ['nothing', '', 'unknown-format', 1],
    ['a spreadsheet', 'PK\u0003\u0004\u0000\u0000[Content_Types].xml\u0000xl/workbook.xml', 'excel-workbook', 1],
    ['an archive', 'PK\u0003\u0004\u0000\u0000questions.txt', 'zip-archive', 1],
  ])('fails with its line: %s', async (_what, file, failure, line) =>
    expect((await read(file)).at(-1)).toEqual({ kind: 'failure', failure, line }),
  );

  const DANGEROUS = ['=1+1', '+1', '-5', '@SUM(A1)', "'=already", "''-x"];
  it('never lets a spreadsheet run what it holds, and gives it back as it was', async () => {
    const question = {
      ...EMPTY,
      stem: '<p>q</p>',
      answers: DANGEROUS.map((text, index) => ({ label: '', text, correct: index === 0 })),
    };
    const file = await fileOf('csv', [question]);
    const cells = file.split('\r\n')[1]!.split(',');
    for (const cell of cells) expect(cell).not.toMatch(/^"?[=+\-@\t]/);
    expect(cells).toEqual(expect.arrayContaining(DANGEROUS.map((text) => `'${text}`)));
    expect(await read(file)).toMatchObject([{ question: { answers: question.answers } }]);
  });
});
