/** @jest-environment jsdom */
import { wholeForm } from '../testing/forms';
import { differences, textOf } from './form-diff';
import { wordDiff } from './word-diff';

const plain = {
  names: {
    specialty: String,
    focus: String,
    difficulty: String,
    pack: String,
    tagGroup: String,
    tag: String,
    anatomy: String,
    science: String,
  },
  topic: String,
  say: (id: string) => id,
  author: String,
};

describe('what differs between two states', () => {
  it('nothing, of the same', () => {
    expect(differences(wholeForm(), wholeForm(), plain)).toEqual([]);
  });

  it('the fields as a reader sees them, in the order of the form', () => {
    const after = wholeForm({
      question_text: '<p>Which drug <strong>now</strong>?</p>',
      difficulty: 3,
      answers: wholeForm().answers.map((row, index) => ({ ...row, answer_correct: index === 0 })),
    });
    expect(differences(wholeForm(), after, plain)).toEqual([
      { field: 'question_text', before: 'Which drug first?', after: 'Which drug now?' },
      { field: 'answers', before: '– Aspirin\n✓ Alteplase\n– Heparin', after: '✓ Aspirin\n– Alteplase\n– Heparin' },
      { field: 'difficulty', before: '2', after: '3' },
    ]);
  });

  it('a picture counts by its description, a table by its cells', () => {
    expect(
      textOf('<p>See <img src="/media/a.png" alt="an ECG">.</p><table><tr><td>pH</td><td>7.2</td></tr></table>'),
    ).toBe('See [an ECG].\npH 7.2');
  });
});

describe('word by word', () => {
  it('what stayed, went and came', () => {
    expect(wordDiff('give aspirin now', 'give heparin now')).toEqual([
      { kind: 'same', text: 'give ' },
      { kind: 'gone', text: 'aspirin' },
      { kind: 'new', text: 'heparin' },
      { kind: 'same', text: ' now' },
    ]);
  });

  it('changes side by side are read as one', () => {
    expect(wordDiff('in nine of ten', 'in most of all people').map(({ kind, text }) => `${kind}:${text}`)).toEqual([
      'same:in ',
      'gone:nine',
      'new:most',
      'same: of ',
      'gone:ten',
      'new:all people',
    ]);
    expect(wordDiff('it is so', 'that was so')).toEqual([
      { kind: 'gone', text: 'it is' },
      { kind: 'new', text: 'that was' },
      { kind: 'same', text: ' so' },
    ]);
  });

  it('puts both texts together again', () => {
    const [before, after] = ['one two three four', 'zero two four five six'];
    const pieces = wordDiff(before, after);
    const without = (kind: string) =>
      pieces
        .filter((piece) => piece.kind !== kind)
        .map(({ text }) => text)
        .join('');
    expect(without('new')).toBe(before);
    expect(without('gone')).toBe(after);
  });

  it('a very long text is replaced as a whole', () => {
    const long = (word: string) => Array.from({ length: 3_000 }, (_, index) => `${word}${index}`).join(' ');
    expect(wordDiff(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['gone', 'new']);
  });
});
