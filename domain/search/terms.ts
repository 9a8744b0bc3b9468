import { isStopWord, type Place, placeOfWord, wordsOf } from './query-words';

/** Terms that mean the same, in any language, and the topic that they are about. */
export interface TermRow {
  readonly terms: readonly string[];
  readonly topic_id: number | null;
  /** Symptoms, signs, drugs and tests of many illnesses: the topic is only the first of several. */
  readonly broad?: boolean;
}

/** An abbreviation is one word with two capitals or more, such as `MI` and `HbA1c`. */
const ABBREVIATION = /^(?=.*\p{Lu}.*\p{Lu})[\p{L}\p{N}]{2,8}$/u;
export const isAbbreviation = (term: string): boolean => ABBREVIATION.test(term);

/** Abbreviations that are words as well, folded: beside other words they are meant only if they are typed in capitals. */
const WORDS = new Set(
  'aids all art cam cap fame fast grace hit map mapa news pan pet ram ripe sofa sol spikes tar tea tec'.split(' '),
);

/** Letters of a beginning by which a term is offered. */
const BEGINNING_MIN = 3;

/** A word without the ends by which English and Spanish plurals differ: `crisis` stays, `gallstones` is `gallston`. */
export const keyOf = (word: string): string =>
  word
    .replace(/(?<=.{3})(?<![isu])s$/, '')
    .replace(/(?<=.{3})e$/, '')
    .replace(/(?<=.{2})y$/, 'i');

/** The words by which a term is found in a query: without those that mean nothing alone. */
function keysOf(term: string): string[] {
  const words = wordsOf(term);
  if (isAbbreviation(term)) return words;
  const meaning = words.filter((word) => !isStopWord(word));
  return (meaning.length > 0 ? meaning : words).map(keyOf);
}

/** The first word of each term, by which a query finds its row. */
export const firstWordsOf = (terms: readonly string[]): string[] => [
  ...new Set(terms.flatMap((term) => keysOf(term).slice(0, 1))),
];

/** The first words of terms that words of a query may begin. */
export const keysToLookUp = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => [word.toLowerCase(), keyOf(word.toLowerCase()), singular(word.toLowerCase())])),
];
const singular = (word: string): string => word.replace(/(?<=..)s$/, '');

interface Found {
  row: TermRow;
  /** The last word of the query is only the beginning of what the term has there. */
  begun: boolean;
  /** Up to here, without it. */
  end: number;
}

/** Where a term ends that begins at a place of a query; null if it is not there. */
function endOf(term: string, typed: readonly string[], at: number): Omit<Found, 'row'> | null {
  const first = typed[at]!;
  const word = first.toLowerCase();
  if (isAbbreviation(term)) {
    const meant = !(isStopWord(word) || WORDS.has(word)) || typed.length === 1 || first === term;
    return meant && [word, singular(word)].includes(term.toLowerCase()) ? { end: at + 1, begun: false } : null;
  }
  if (isStopWord(word)) return null;
  const keys = keysOf(term);
  // Words without a meaning of their own may stand between, and the others in another order: `haemorrhage postpartum`.
  const places = typed.flatMap((one, place) => (place >= at && !isStopWord(one.toLowerCase()) ? [place] : []));
  const there = places.slice(0, keys.length);
  const words = there.map((place) => typed[place]!.toLowerCase());
  const end = (there.at(-1) ?? at) + 1;
  if (there.length === keys.length && sameKeys(words.map(keyOf), keys)) return { end, begun: false };
  const last = words.at(-1)!;
  const complete = words.slice(0, -1).every((one, index) => keyOf(one) === keys[index]);
  const whole = end === typed.length && last.length >= BEGINNING_MIN;
  return complete && whole && keys[words.length - 1]!.startsWith(last) ? { end, begun: true } : null;
}

const sameKeys = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join(' ') === [...other].sort().join(' ');

/** What the last word of a query may be the beginning of; empty if it is too short. */
export function beginningIn(typed: readonly string[]): string {
  const last = typed.at(-1)?.toLowerCase() ?? '';
  return last.length >= BEGINNING_MIN ? last : '';
}

/**
 * The places of a query: where a term begins the longest one is taken, and every other of its rows may stand there. If no term ends
 * the query, one that its end is the beginning of counts for its topic.
 *
 * @param typed words as they are written
 */
export function placesOf(typed: readonly string[], rows: readonly TermRow[]): Place[] {
  const places: Place[] = [];
  for (let at = 0; at < typed.length;) {
    const found = rows
      .flatMap((row) => row.terms.map((term) => ({ row, term, ...endOf(term, typed, at) })))
      .filter((one): one is typeof one & Found => one.end !== undefined)
      .sort((one, other) => Number(one.begun) - Number(other.begun) || other.end - one.end);
    const [best] = found;
    const word = typed[at]!.toLowerCase();
    const end = best?.end ?? at + 1;
    if (best) {
      const same = found.filter((one) => one.end === best.end && one.begun === best.begun);
      places.push(placeOfTerms(typed.slice(at, end), [...new Set(same.map(({ row }) => row))], best.begun));
    } else if (!isStopWord(word)) places.push(placeOfWord(word, end === typed.length));
    at = end;
  }
  return places;
}

function placeOfTerms(typed: readonly string[], rows: readonly TermRow[], begun: boolean): Place {
  const words = typed.map((word) => word.toLowerCase());
  const meaning = words.filter((word) => !isStopWord(word));
  const own = meaning.length > 0 ? meaning : words;
  const terms = rows.flatMap((row) => row.terms);
  const others = new Map(terms.map((term) => [wordsOf(term).join(' '), wordsOf(term)]));
  others.delete(own.join(' '));
  return {
    own,
    // What is only begun means nothing else yet.
    others: begun ? [] : [...others.values()],
    abbreviations: begun ? [] : [...new Set(terms.filter(isAbbreviation))],
    topics: [...new Set(rows.flatMap(({ topic_id }) => topic_id ?? []))],
    broad: rows.every(({ topic_id, broad = false }) => topic_id === null || broad),
    written: new Map(),
    open: begun,
    weak: false,
    weight: 1,
  };
}

/** How much a term counts of which only the beginning is there. */
const BEGUN = 0.5;

/** What the topic of a broad term counts beside other places. */
const BROAD = 0.6;
/** Less than this is said of many topics by any few words, and more topics than these mean none. */
const LEAST = 0.08;
const MEANT_MOST = 8;

/** How much of a query each topic is about, from 0 to 1: places of its terms and words among all that must be there, by their weights. */
export function topicsMeant(places: readonly Place[]): Map<number, number> {
  const strong = places.filter(({ weak }) => !weak);
  const all = strong.reduce((sum, { weight }) => sum + weight, 0);
  const shares = new Map<number, number>();
  const add = (topic: number, share: number) => shares.set(topic, (shares.get(topic) ?? 0) + share / all);
  const several = strong.length > 1;
  for (const { topics, broad, written, open, weight } of strong) {
    for (const topic of topics) add(topic, (open ? BEGUN : 1) * (broad && several ? BROAD : 1) * weight);
    // What is typed alone is looked for as it is: a page about a word is not the pages that have it.
    if (several) for (const [topic, share] of written) add(topic, share * weight);
  }
  const meant = [...shares].filter(([, share]) => share >= LEAST).sort(([, one], [, other]) => other - one);
  return new Map(meant.slice(0, MEANT_MOST));
}
