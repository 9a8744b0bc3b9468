import { searchPatterns } from './search-patterns';

describe('search patterns', () => {
  it('look for three letters or more anywhere', () => {
    expect(searchPatterns(' ford ')).toEqual({ anywhere: '%ford%', indexed: ['%ford%', null] });
  });

  it('look for what is shorter than a trigram at the beginning of words, where an index is asked', () => {
    expect(searchPatterns('li')).toEqual({ anywhere: '%li%', indexed: ['li%', '% li%'] });
    expect(searchPatterns("o'h")).toEqual({ anywhere: "%o'h%", indexed: ["o'h%", "% o'h%"] });
  });

  it('ask no index for signs alone, and take them for themselves', () => {
    expect(searchPatterns('%_\\')).toEqual({ anywhere: '%\\%\\_\\\\%', indexed: null });
    expect(searchPatterns('')).toEqual({ anywhere: '%%', indexed: null });
  });
});
