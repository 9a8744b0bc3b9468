import { cutText } from '../kit/cut-text';
/** Words of a query that are looked for; those after them are left out. */
export const QUERY_WORDS_MAX = 12;
/** Characters of a query that are read. */
export const QUERY_MAX = 200;
const WORD_MAX = 40;

const withoutAccents = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** Folded as the words of the index are: small letters, without accents. */
export const fold = (text: string): string => withoutAccents(text).toLowerCase();

/** The words of a text as they are written, without accents and without a possessive s. Signs are no words. */
const writtenWords = (text: string): string[] =>
  withoutAccents(text)
    .replaceAll(/(?<=\p{L})['’]s(?!\p{L})/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
    ?.map((word) => cutText(word, WORD_MAX)) ?? [];

/** The words of a text, folded: `Ángor inestable` is `angor` and `inestable`. */
export const wordsOf = (text: string): string[] => writtenWords(text).map((word) => word.toLowerCase());

/** The words of a query, as they are written. */
export const typedWords = (query: string): string[] =>
  writtenWords(cutText(query, QUERY_MAX)).slice(0, QUERY_WORDS_MAX);

/** The words of a query, folded. */
export const queryWords = (query: string): string[] => typedWords(query).map((word) => word.toLowerCase());

/** Words without a meaning of their own, folded. Neither a query nor a term needs them. */
const STOP = new Set(
  `a about am an and are as at be by can did do does for from had has have he her his how i in into is it its me my of on or she so that
   the their them they this to was what when which who why will with you your
   al como con cual cuando de del donde e el en es esta este fue ha hay la las le les lo los me mi mis muy nos o para por que se son su sus
   te tu tus u un una unas unos y`.split(/\s+/),
);
export const isStopWord = (word: string): boolean => STOP.has(word);

/** Words that say what one wants to know of something, folded. A text that treats of it seldom has them. */
const WEAK = new Set(
  `cause causes criteria define definition diagnose diagnosis difference dose doses give investigation investigations manage management
   mean meaning medication medicine risk sign signs symptom symptoms test tests therapy treat treated treatment type types use used versus vs
   causa causas criterio criterios definicion diagnostico diferencia dosis investigacion manejo medicacion medicamento prueba pruebas riesgo
   signo signos significa sintoma sintomas terapia tipo tipos tratamiento tratar uso`.split(/\s+/),
);
/** A single letter is in every text, and a value of one patient says little of any. */
const isWeak = (word: string): boolean => word.length < 2 || /^\d+$/.test(word) || WEAK.has(word);

/** What of a query is a term of the field, or one word of it. */
export interface Place {
  /** As typed, folded. */
  readonly own: readonly string[];
  /** Terms that mean the same, each its words. */
  readonly others: readonly (readonly string[])[];
  /** Of the terms, those that count only as a word in the case in which they are written here. */
  readonly abbreviations: readonly string[];
  /** Topics that the term is about. */
  readonly topics: readonly number[];
  /** No term, or one of many topics: those that its words are written about count beside its own. */
  readonly broad: boolean;
  /** Topics that its words are written about, and how much, from 0 to 1. */
  readonly written: ReadonlyMap<number, number>;
  /** The query ends with it, in the middle of a word perhaps. */
  readonly open: boolean;
  /** What a person wants to know of the rest: it need not be there. */
  readonly weak: boolean;
  /** How much it says of what is meant, from 0 to 1: a term all, a rare word more than a common one. */
  readonly weight: number;
}

/** Shorter beginnings of words are not looked for: half of all words begin so. */
const PREFIX_MIN = 2;

/** A place of one word that is no term. */
export const placeOfWord = (word: string, last: boolean): Place => ({
  own: [word],
  others: [],
  abbreviations: [],
  topics: [],
  broad: true,
  written: new Map(),
  open: last && word.length >= PREFIX_MIN,
  weak: isWeak(word),
  weight: 1,
});

const quoted = (word: string): string => `'${word}'`;
const bracketed = (parts: readonly string[], sign: string): string =>
  parts.length === 1 ? parts[0]! : `(${parts.join(sign)})`;

const phrase = (words: readonly string[]): string => bracketed(words.map(quoted), ' <-> ');

/** Each word of a place, the last one as a beginning if it is open. */
const typedIn = ({ own, open }: Place): string[] =>
  own.map((word, index) => (open && index === own.length - 1 ? `(${quoted(word)} | ${quoted(word)}:*)` : quoted(word)));

/** The words of a place, or a term that means the same: another term adds a way and demands nothing. */
function inQuery(place: Place, spelt = false): string {
  const { own, others, abbreviations } = place;
  const folded = abbreviations.map((word) => word.toLowerCase());
  const isAbbreviated = (term: readonly string[]) => spelt && term.length === 1 && folded.includes(term[0]!);
  const typed = typedIn(place);
  const strong = typed.filter((_, index) => !isWeak(own[index]!));
  const words = bracketed(strong.length > 0 ? strong : typed, ' & ');
  const kept = others.filter((term) => !isAbbreviated(term)).map(phrase);
  return bracketed(isAbbreviated(own) ? kept : [words, ...kept], ' | ');
}

/** Every place of a query must be in a text; or all but one or two; or any of those that say most. */
export type Demand = 'all' | 'most' | 'any';
/** From so many places on, two may be missing. */
const MANY = 5;

/** The places without one of them, or without two. */
function mostOf<T>(places: readonly T[], missing = places.length < MANY ? 1 : 2): T[][] {
  if (missing === 0) return [[...places]];
  return places.flatMap((_, gone) =>
    mostOf(places.slice(gone + 1), missing - 1).map((rest) => [...places.slice(0, gone), ...rest]),
  );
}

/** The places that a text must have: those that are not weak, if there are any. */
export function strongPlaces(places: readonly Place[]): readonly Place[] {
  const strong = places.filter(({ weak }) => !weak);
  return strong.length > 0 ? strong : places;
}

/**
 * The query for `to_tsquery`. Its words have letters and digits alone, so none of it can be taken for an operator.
 * @param spelt without the abbreviations: what a text must have that has none of them in their case
 */
export function tsQuery(places: readonly Place[], demand: Demand, spelt = false): string {
  const strong = strongPlaces(places);
  const parts = (demand === 'any' ? tellingPlaces(strong) : strong)
    .map((place) => inQuery(place, spelt))
    .filter((part) => part !== '()');
  if (demand !== 'most' || parts.length < 3) return parts.join(demand === 'all' ? ' & ' : ' | ');
  return mostOf(parts)
    .map((some) => `(${some.join(' & ')})`)
    .join(' | ');
}

/** The query and the weight of each place that must be there. */
export const placeQueries = (places: readonly Place[]): { query: string; weight: number }[] =>
  strongPlaces(places).map((place) => ({ query: inQuery(place), weight: place.weight }));

/** Of the places, those that say at least half as much as the one that says most: what has only a common word is not meant. */
function tellingPlaces(places: readonly Place[]): readonly Place[] {
  const most = Math.max(0, ...places.map(({ weight }) => weight));
  return places.filter(({ weight }) => weight >= most / 2);
}

/** What ranks and marks: each word of the query, and each term that means the same. */
export const waysOf = (places: readonly Place[]): string[] => [
  ...new Set(places.flatMap((place) => [...typedIn(place), ...place.others.map(phrase)])),
];
