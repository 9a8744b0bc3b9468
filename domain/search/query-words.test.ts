import { queryWords, tsQuery, waysOf, wordsOf } from './query-words';
import { placesOf, type TermRow, topicsMeant } from './terms';

const rows = (...terms: string[][]): TermRow[] => terms.map((row, index) => ({ terms: row, topic_id: index + 1 }));
const all = (q: string, terms: readonly TermRow[] = []) => tsQuery(placesOf(q.split(' '), terms), 'all');

describe('the words of a query', () => {
  it('are folded, and signs are none', () => {
    expect(wordsOf('Ángor <inestable> & 50%')).toEqual(['angor', 'inestable', '50']);
    expect(wordsOf("Crohn’s, Addison's and St John")).toEqual(['crohn', 'addison', 'and', 'st', 'john']);
    expect(wordsOf('%\'"\\:*!()|&')).toEqual([]);
    expect(wordsOf('\u202eabc قلب')).toEqual(['abc', 'قلب']);
  });
  it('are at most twelve, of at most forty letters', () => {
    expect(queryWords('a '.repeat(50))).toHaveLength(12);
    expect(queryWords('x'.repeat(10_000))).toEqual(['x'.repeat(40)]);
  });
});

describe('the query for PostgreSQL', () => {
  it('takes the last word for a beginning', () => expect(all('heart fail')).toBe(`'heart' & ('fail' | 'fail':*)`));

  it('has every term of a row beside the words of the one that stands there, the longest one first', () => {
    const terms = rows(['MI', 'heart attack', 'infarto'], ['heart', 'corazón']);
    expect(all('heart attack', terms)).toBe(`(('heart' & 'attack') | 'mi' | 'infarto')`);
    expect(all('heart rate', terms)).toBe(`('heart' | 'corazon') & ('rate' | 'rate':*)`);
  });

  it('demands no phrase and nothing weak of a term of several words', () =>
    expect(all('Type 2 diabetes', rows(['T2DM', 'type 2 diabetes', 'diabetes tipo 2']))).toBe(
      `('diabetes' | 't2dm' | ('diabetes' <-> 'tipo' <-> '2'))`,
    ));

  it('takes a plural, and words that mean nothing alone, for the term', () => {
    const terms = rows(['PE', 'blood clot in the lung'], ['AKI', 'acute kidney injury']);
    for (const q of ['blood clots in lungs', 'Blood clot on the lung', 'PEs'])
      expect([...topicsMeant(placesOf(q.split(' '), terms)).keys()]).toEqual([1]);
  });

  it('takes the words of a term in another order for it', () => {
    const terms = rows(['PPH', 'postpartum haemorrhage'], ['haemorrhage', 'bleeding']);
    expect([...topicsMeant(placesOf(['haemorrhage', 'postpartum'], terms)).keys()]).toEqual([1]);
    expect([...topicsMeant(placesOf(['haemorrhage'], terms)).keys()]).toEqual([2]);
  });

  it('takes an abbreviation that is a word for one only in capitals, or alone', () => {
    const terms = rows(['AS', 'aortic stenosis'], ['MI', 'infarto']);
    expect(all('as')).toBe('');
    expect(all('as', terms)).toBe(`('as' | ('aortic' <-> 'stenosis'))`);
    expect(all('murmur of AS', terms)).toBe(`'murmur' & ('as' | ('aortic' <-> 'stenosis'))`);
    expect(all('mi padre tose', terms)).toBe(`'padre' & ('tose' | 'tose':*)`);
  });

  it('does not take an abbreviation for a beginning', () => {
    expect(all('mi', rows(['MI', 'infarto']))).toBe(`('mi' | 'infarto')`);
    expect(all('mx')).toBe(`('mx' | 'mx':*)`);
  });

  it('knows what a text must have that has no abbreviation in its case', () =>
    expect(tsQuery(placesOf(['infarto'], rows(['MI', 'infarto', 'heart attack'])), 'all', true)).toBe(
      `('infarto' | ('heart' <-> 'attack'))`,
    ));

  it('has every meaning of an abbreviation that has several', () => {
    const terms = rows(['MS', 'multiple sclerosis'], ['MS', 'mitral stenosis']);
    expect(all('ms', terms)).toBe(`('ms' | ('multiple' <-> 'sclerosis') | ('mitral' <-> 'stenosis'))`);
    expect([...topicsMeant(placesOf(['ms'], terms))]).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('does not demand what a person wants to know of a thing, but ranks by it', () => {
    const places = placesOf(['treatment', 'of', 'asthma'], []);
    expect(tsQuery(places, 'all')).toBe(`('asthma' | 'asthma':*)`);
    expect(waysOf(places)).toEqual([`'treatment'`, `('asthma' | 'asthma':*)`]);
    expect(all('treatment')).toBe(`('treatment' | 'treatment':*)`);
  });

  it('leaves out one of its places, or two of many, if most are enough', () => {
    expect(tsQuery(placesOf(['one', 'two', 'six', '1'], []), 'most')).toBe(
      `('two' & 'six') | ('one' & 'six') | ('one' & 'two')`,
    );
    expect(tsQuery(placesOf('one two six ten red'.split(' '), []), 'most').split(') | (').length).toBe(10);
  });

  it('counts the beginning of a term for its topic, and looks for nothing else yet', () => {
    const terms = rows(['anticoagulation', 'blood thinner'], ['warfarin', 'Coumadin']);
    expect([...topicsMeant(placesOf(['blood', 'thi'], terms))]).toEqual([[1, 0.5]]);
    expect(tsQuery(placesOf(['coum'], terms), 'all')).toBe(`('coum' | 'coum':*)`);
    expect([...topicsMeant(placesOf(['blood', 'th'], terms))]).toEqual([]);
  });

  describe('the topics that its words are written about', () => {
    const terms: TermRow[] = [{ terms: ['ramipril', 'ACEi'], topic_id: 2, broad: true }];
    const written = new Map([
      [3, 0.6],
      [1, 0.3],
      [4, 0.01],
    ]);
    const meant = (q: string) => [
      ...topicsMeant(placesOf(q.split(' '), terms).map((place) => ({ ...place, written }))),
    ];

    it('count beside a term that is of many topics, as much as they have the words', () =>
      expect(meant('ramipril cough')).toEqual([
        [3, 0.6],
        [2, 0.3],
        [1, 0.3],
      ]));

    it('do not count for a word alone: what is looked for is a page about it', () => {
      expect(meant('cough')).toEqual([]);
      expect(meant('ramipril')).toEqual([[2, 1]]);
    });
  });
});
