/** Words of a query that are looked for; those after them are left out. */
export const QUERY_WORDS_MAX = 12;
/** Characters of a query that are read. */
export const QUERY_MAX = 200;
const WORD_MAX = 40;

/** Folded as the words of the index are: small letters, without accents. */
export const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words of a text, folded: `Ángor inestable` is `angor` and `inestable`. Signs are no words. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .match(/[\p{L}\p{N}]+/gu)
    ?.map((word) => word.slice(0, WORD_MAX)) ?? [];

/** The words of a query. */
export const queryWords = (query: string): string[] => wordsOf(query.slice(0, QUERY_MAX)).slice(0, QUERY_WORDS_MAX);

/** Words and terms that mean the same, each folded to its words. */
export type Synonyms = readonly (readonly string[])[];

/** A place of a query: terms any of which may stand there. Each is one word or several in a row. */
export interface Place {
  readonly terms: readonly (readonly string[])[];
  /** The query ends with it, in the middle of a word perhaps. */
  readonly open: boolean;
}

const sameWords = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, index) => word === other[index]);

/**
 * The places of a query: where a term of `synonyms` begins, the longest one is taken, and every other of its row may stand there.
 * @param synonyms rows of terms, as `wordsOf` leaves them
 */
export function placesOf(words: readonly string[], synonyms: readonly Synonyms[]): Place[] {
  const places: Place[] = [];
  for (let at = 0; at < words.length;) {
    const found = synonyms
      .flatMap((row) =>
        row.filter((term) => sameWords(term, words.slice(at, at + term.length))).map((term) => ({ row, term })),
      )
      .sort((one, other) => other.term.length - one.term.length);
    const longest = found[0]?.term.length ?? 1;
    const own = words.slice(at, at + longest);
    const others = found.filter(({ term }) => term.length === longest).flatMap(({ row }) => row);
    const terms = [own, ...others.filter((term) => !sameWords(term, own))];
    at += longest;
    places.push({ terms, open: at === words.length && longest === 1 });
  }
  return places;
}

/** Shorter beginnings of words are not looked for: half of all words begin so. */
const PREFIX_MIN = 2;

const quoted = (word: string): string => `'${word}'`;
function inQuery({ terms, open }: Place): string {
  const alternatives = terms.map((term) =>
    term.length === 1 ? quoted(term[0]!) : `(${term.map(quoted).join(' <-> ')})`,
  );
  const [own] = terms;
  if (open && own!.length === 1 && own![0]!.length >= PREFIX_MIN) alternatives.push(`${quoted(own![0]!)}:*`);
  return alternatives.length === 1 ? alternatives[0]! : `(${alternatives.join(' | ')})`;
}

/**
 * The query for `to_tsquery`. Its words have letters and digits alone, so none of it can be taken for an operator.
 * @param all every place must be there; otherwise any
 */
export const tsQuery = (places: readonly Place[], all: boolean): string =>
  places.map(inQuery).join(all ? ' & ' : ' | ');
