import { placesOf, queryWords, rankingQuery, tsQuery, wordsOf } from './query-words';

const rows = (...terms: string[][]) => terms.map((row) => row.map(wordsOf));

describe('the words of a query', () => {
  it('are folded, and signs are none', () => {
    expect(wordsOf('Ángor <inestable> & 50%')).toEqual(['angor', 'inestable', '50']);
    expect(wordsOf('%\'"\\:*!()|&')).toEqual([]);
    expect(wordsOf('\u202eabc قلب')).toEqual(['abc', 'قلب']);
  });
  it('are at most twelve, of at most forty letters', () => {
    expect(queryWords('a '.repeat(50))).toHaveLength(12);
    expect(queryWords('x'.repeat(10_000))).toEqual(['x'.repeat(40)]);
  });
});

describe('the query for PostgreSQL', () => {
  it('takes the last word for a beginning', () =>
    expect(tsQuery(placesOf(['heart', 'fail'], []), true)).toBe(`'heart' & ('fail' | 'fail':*)`));

  it('has every term of a row where one of them stands, the longest one first', () => {
    const synonyms = rows(['mi', 'heart attack', 'infarto'], ['heart', 'corazón']);
    expect(tsQuery(placesOf(['heart', 'attack'], synonyms), true)).toBe(`(('heart' <-> 'attack') | 'mi' | 'infarto')`);
    expect(tsQuery(placesOf(['heart', 'rate'], synonyms), true)).toBe(`('heart' | 'corazon') & ('rate' | 'rate':*)`);
  });

  it('does not take an abbreviation for a beginning', () => {
    expect(tsQuery(placesOf(['mi'], rows(['mi', 'infarto'])), true)).toBe(`('mi' | 'infarto')`);
    expect(tsQuery(placesOf(['mi'], []), true)).toBe(`('mi' | 'mi':*)`);
  });

  it('has every meaning of an abbreviation that has several', () =>
    expect(tsQuery(placesOf(['ms'], rows(['ms', 'multiple sclerosis'], ['ms', 'mitral stenosis'])), true)).toBe(
      `('ms' | ('multiple' <-> 'sclerosis') | ('mitral' <-> 'stenosis'))`,
    ));

  it('does not demand what somebody wants to know of a thing, but ranks by it', () => {
    const places = placesOf(['treatment', 'of', 'asthma'], []);
    expect(tsQuery(places, true)).toBe(`'of' & ('asthma' | 'asthma':*)`);
    expect(rankingQuery(places)).toBe(`'treatment' | 'of' | ('asthma' | 'asthma':*)`);
    expect(tsQuery(placesOf(['treatment'], []), true)).toBe(`('treatment' | 'treatment':*)`);
  });
});
