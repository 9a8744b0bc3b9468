import { meantWord, mistakesBetween } from './meant-word';

const word = (text: string, documents = 1, own_language = true) => ({ word: text, documents, own_language });

describe('mistakes between words', () => {
  it.each([
    ['infraction', 'infarction', 1],
    ['infraction', 'infection', 2],
    ['astma', 'asthma', 1],
    ['pnuemonia', 'pneumonia', 1],
    ['', 'abc', 3],
    ['same', 'same', 0],
  ])('%s and %s: %i', (one, other, mistakes) => {
    expect(mistakesBetween(one, other)).toBe(mistakes);
    expect(mistakesBetween(other, one)).toBe(mistakes);
  });
});

describe('the word that was meant', () => {
  it('has the fewest mistakes, whatever is more frequent', () =>
    expect(meantWord('infraction', [word('infection', 90), word('infarction', 3)])).toBe('infarction'));
  it('is one of the own language, then the more frequent one', () => {
    expect(meantWord('hepatitix', [word('hepatitiz', 9, false), word('hepatitis')])).toBe('hepatitis');
    expect(meantWord('bandd', [word('bande'), word('bands', 4)])).toBe('bands');
  });
  it('begins as it was typed, but for one mistake', () => {
    expect(meantWord('thinner', [word('inner')])).toBeNull();
    expect(meantWord('ipertension', [word('hipertension')])).toBe('hipertension');
  });
  it('is none where the mistakes are too many or the word is too short', () => {
    expect(meantWord('hart', [word('heard')])).toBeNull();
    expect(meantWord('hrt', [word('hart')])).toBeNull();
    expect(meantWord('xqzt', [])).toBeNull();
  });
});
