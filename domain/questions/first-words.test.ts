import { firstWords } from './first-words';

describe('the first words of a stem', () => {
  it('are plain text of one line', () => {
    expect(firstWords('<p>A <strong>64-year-old</strong> man</p><ul><li>is dizzy</li></ul>')).toBe(
      'A 64-year-old man is dizzy',
    );
    expect(firstWords('<p>pH &lt; 7.2 &amp; rising</p>')).toBe('pH < 7.2 & rising');
    expect(firstWords('<p>H<sub>2</sub>, then?</p>')).toBe('H2, then?');
  });

  it('end between two words, and say that there is more', () => {
    expect(firstWords('<p>one two three</p>', 9)).toBe('one two…');
    expect(firstWords('<p>one two</p>', 7)).toBe('one two');
    expect(firstWords('abcdefghij', 4)).toBe('abcd…');
  });

  it('have one sign at their end', () => {
    expect(firstWords('<p>He is well. Then what?</p>', 11)).toBe('He is well…');
    expect(firstWords('<p>He is well.</p>')).toBe('He is well.');
  });

  it('leave out what is written under a picture', () => {
    const picture =
      '<figure><img src="/a.svg" alt="ECG"><figcaption>Diagram, <em>drawn</em> for this</figcaption></figure>';
    expect(firstWords(`<p>She is well.</p>${picture}<p>What is it?</p>`)).toBe('She is well. What is it?');
    expect(firstWords('<p>She is well.</p><figcaption>Diagram, dr')).toBe('She is well.');
  });

  it('are the same whether they begin plainly or not', () => {
    const words = 'word by word it goes on and on ';
    for (let length = 10; length < 40; length += 1) {
      const text = words.repeat(3).slice(0, length);
      expect(firstWords(`<p>${text}</p>`, 20)).toBe(firstWords(`<p><em></em>${text}</p>`, 20));
    }
  });

  it('leave out a tag that was cut in two', () =>
    expect(firstWords('<p>Which is it?</p><a href="https://exam')).toBe('Which is it?'));
});
