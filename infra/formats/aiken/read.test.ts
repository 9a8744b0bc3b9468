import { detectFormat } from '../detect';
import { readAll } from '../testing/questions';

const GOOD = 'What is it?\nA. Is it this?\nB) Or that?\nANSWER: B\n';

describe('Aiken', () => {
  it('is read as it is defined, with points and brackets', async () => {
    expect(await readAll('aiken', `${GOOD}\n\n${GOOD.replace('What', 'Which')}`)).toMatchObject([
      {
        number: 1,
        line: 1,
        question: {
          question_type: 1,
          stem: '<p>What is it?</p>',
          answers: [
            { text: 'Is it this?', correct: false },
            { text: 'Or that?', correct: true },
          ],
        },
      },
      { number: 2, line: 7, title: 'Which is it?' },
    ]);
  });

  it('shows what is written, and not what a browser would make of it', async () => {
    expect(await readAll('aiken', 'a < b & <b>c</b>?\nA. <i>x</i>\nB. y\nANSWER: A')).toMatchObject([
      {
        question: {
          stem: '<p>a &lt; b &amp; &lt;b&gt;c&lt;/b&gt;?</p>',
          answers: [{ text: '<i>x</i>' }, { text: 'y' }],
        },
      },
    ]);
  });

  it.each([
    ['options without a blank', 'One\nA)a\nB.b\nANSWER: B', ['a', 'b'], 1],
    ['a point behind the letter', 'One\nA. a\nB. b\nANSWER: B.', ['a', 'b'], 1],
    ['a bracket and the words of the option', 'One\nA) a\nB) b\nANSWER:A) a', ['a', 'b'], 0],
    ['a question that begins like an option', 'D.C. cardioversion?\nA)a\nB)b\nANSWER: A', ['a', 'b'], 0],
  ])('is read as Moodle reads it: %s', async (_what, file, texts, right) => {
    const [one] = await readAll('aiken', file);
    expect(one).toMatchObject({
      kind: 'question',
      question: { answers: texts.map((text, index) => ({ text, correct: index === right })) },
    });
    expect(await detectFormat(Buffer.from(file))).toBe('aiken');
  });

  it.each([
    ['a question on two lines', 'One\ntwo\nA. a\nB. b\nANSWER: A', 'several-lines', '2'],
    ['an option on two lines', 'One\nA. a\nmore of it\nB. b\nANSWER: A', 'several-lines', '2'],
    ['a small letter', 'One\na. a\nb. b\nANSWER: A', 'several-lines', '3'],
    ['no answer', 'One\nA. a\nB. b', 'no-answer-line', ''],
    ['an answer that is no option', 'One\nA. a\nB. b\nANSWER: C', 'unknown-letter', 'C'],
    ['several answers', 'One\nA. a\nB. b\nANSWER: A, B', 'unknown-letter', 'A, B'],
    ['several answers with points', 'One\nA. a\nB. b\nANSWER: A. B.', 'unknown-letter', 'A. B.'],
    ['a word for an answer', 'One\nA. a\nB. b\nANSWER: Both', 'unknown-letter', 'Both'],
    ['one option', 'One\nA. a\nANSWER: A', 'too-few-options', ''],
    ['an answer in small letters', 'One\nA. a\nB. b\nanswer: A', 'no-answer-line', ''],
    ['options without a question', 'A. a\nB. b\nANSWER: A', 'stem-missing', ''],
  ])('refuses %s, and goes on', async (_what, file, refusal, about) => {
    const reads = await readAll('aiken', `${file}\n\n${GOOD}`);
    expect(reads).toMatchObject([
      { kind: 'refused', refusal, about, line: 1 },
      { kind: 'question', number: 2 },
    ]);
  });
});
