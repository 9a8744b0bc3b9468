import { cutText } from '../kit/cut-text';
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
    ?.map((word) => cutText(word, WORD_MAX)) ?? [];

/** The words of a query. */
export const queryWords = (query: string): string[] => wordsOf(cutText(query, QUERY_MAX)).slice(0, QUERY_WORDS_MAX);

/** Words and terms that mean the same, each folded to its words. */
export type Synonyms = readonly (readonly string[])[];

/** A place of a query: terms any of which may stand there. Each is one word or several in a row. */
export interface Place {
  readonly terms: readonly (readonly string[])[];
  /** The query ends with it, in the middle of a word perhaps. */
  readonly open: boolean;
  /** What somebody wants to know of the rest: it need not be there. */
  readonly weak: boolean;
}

/** Words that say what one wants to know of something, folded. A text that treats of it seldom has them. */
const WEAK = new Set(
  `cause causes criteria define definition diagnose diagnosis difference dose doses give investigation investigations manage management
   mean meaning medication medicine risk sign signs symptom symptoms test tests therapy treat treated treatment type types use used versus vs
   causa causas criterio criterios definicion diagnostico diferencia dosis investigacion manejo medicacion medicamento prueba pruebas riesgo
   signo signos significa sintoma sintomas terapia tipo tipos tratamiento tratar uso`.split(/\s+/),
);

const sameWords = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, index) => word === other[index]);

/** Shorter beginnings of words are not looked for: half of all words begin so. */
const PREFIX_MIN = 2;
/** A word with synonyms that is as short as this is an abbreviation: `mi` is not the beginning of `mitral`. */
const ABBREVIATION_MAX = 4;

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
    const [word = ''] = own;
    const open = at === words.length && longest === 1 && word.length >= PREFIX_MIN;
    const abbreviation = terms.length > 1 && word.length <= ABBREVIATION_MAX;
    places.push({ terms, open: open && !abbreviation, weak: terms.length === 1 && WEAK.has(word) });
  }
  return places;
}

const quoted = (word: string): string => `'${word}'`;
function inQuery({ terms, open }: Place): string {
  const alternatives = terms.map((term) =>
    term.length === 1 ? quoted(term[0]!) : `(${term.map(quoted).join(' <-> ')})`,
  );
  if (open) alternatives.push(`${quoted(terms[0]![0]!)}:*`);
  return alternatives.length === 1 ? alternatives[0]! : `(${alternatives.join(' | ')})`;
}

/**
 * The query for `to_tsquery`. Its words have letters and digits alone, so none of it can be taken for an operator.
 * @param all every place must be there that is not weak; otherwise any of these
 */
export function tsQuery(places: readonly Place[], all: boolean): string {
  const strong = places.filter(({ weak }) => !weak);
  return (strong.length > 0 ? strong : places).map(inQuery).join(all ? ' & ' : ' | ');
}

/** The query that ranks and marks: any place counts. */
export const rankingQuery = (places: readonly Place[]): string => places.map(inQuery).join(' | ');
