import type { Language } from '../accounts/contract';
import type { PageData } from '../kit/contract';
import type { Reader } from '../kit/transaction';
import {
  OF_EACH_KIND,
  OF_ONE_KIND,
  type Found,
  OFFERED,
  PEOPLE_OFFERED,
  SEARCHED_KINDS,
  type SearchedKind,
  type searchPage,
} from './contract';
import { findMatches, type Matches, type SearchRights, TITLED_KINDS, type Where } from './find-matches.query';
import { findPeople } from './find-people.query';
import { mistakesBetween } from './meant-word';
import { type Demand, type Place, placeQueries, strongPlaces, tsQuery, typedWords, waysOf } from './query-words';
import { beginningIn, placesOf, topicsMeant } from './terms';
import { raritiesOf, spell, termsWith } from './vocabulary';
import { type Shares, topicsOfWords } from './word-topics';

interface Searcher {
  id: number;
  language: Language;
}

type Group = PageData<typeof searchPage>['groups'][number];

interface Attempt {
  groups: Group[];
  corrected: string;
  some_words_only: boolean;
}

interface Wanted {
  kinds: readonly SearchedKind[];
  limit: number;
  where: Where;
}

/** While a person types, a topic is offered that so much of the query is about: with one word of a sentence it is not meant. */
const OFFERED_SHARE = 0.3;
const mostlyMeant = (places: readonly Place[]): Map<number, number> =>
  new Map([...topicsMeant(places)].filter(([, share]) => share >= OFFERED_SHARE));

/** What is found by the places of a query, the more of them the text has the better. */
const findPlaces = (
  read: Reader,
  person: Searcher,
  rights: SearchRights,
  places: readonly Place[],
  { demand, ...wanted }: Wanted & { demand: Demand },
): Promise<Matches> =>
  findMatches(read, person, rights, {
    query: tsQuery(places, demand),
    ways: waysOf(places),
    places: placeQueries(places),
    abbreviations: [...new Set(places.flatMap(({ abbreviations }) => abbreviations))],
    spelt: tsQuery(places, demand, true),
    partly: demand !== 'all',
    topics: wanted.where === 'titles' ? mostlyMeant(places) : topicsMeant(places),
    typed: places.flatMap(({ own }) => own).join(' '),
    ...wanted,
  });

/** The weight of a word that nothing has, or has only since words were counted last; and of the commonest that texts have. */
const UNKNOWN = 0.5;
const COMMONEST = 0.1;

/** Words whose topics are those of a place, each as much as another: its own, or those of terms that mean the same. */
const wordsFor = ({ own, others, broad }: Place): readonly (readonly string[])[] =>
  broad ? [own, others.flatMap((term) => (term.length === 1 ? term : []))] : [];

/** The topics that the words of a place are written about; if there are none, those of the other terms. */
function writtenOf(place: Place, shares: ReadonlyMap<string, Shares>): Shares {
  for (const words of wordsFor(place)) {
    const known = words.flatMap((word) => shares.get(word) ?? []);
    const together = new Map<number, number>();
    for (const one of known)
      for (const [topic, share] of one) together.set(topic, (together.get(topic) ?? 0) + share / known.length);
    if (together.size > 0) return together;
  }
  return new Map();
}

/** The places of a query, a rare word weighing more than a common one. The last word is complete if a text or a term has it as it is. */
async function placesIn(read: Reader, words: readonly string[], language: Language): Promise<Place[]> {
  const folded = words.map((word) => word.toLowerCase());
  const places = placesOf(words, await termsWith(read, words, beginningIn(words)));
  const several = strongPlaces(places).length > 1;
  const [rarities, shares] = await Promise.all([
    raritiesOf(read, folded),
    topicsOfWords(read, several ? [...new Set(places.flatMap(wordsFor).flat())] : [], language),
  ]);
  const complete = rarities.has(folded.at(-1) ?? '');
  return places.map((found) => {
    const place = { ...found, written: writtenOf(found, shares) };
    if (place.topics.length > 0) return place;
    const open = place.open && !complete;
    if (place.others.length > 0 || place.own.length > 1) return { ...place, open };
    const rarity = rarities.get(place.own[0]!);
    const weight = rarity === undefined ? UNKNOWN : Math.max(COMMONEST, rarity);
    return { ...place, open, weight };
  });
}

/** More places than these are a sentence: hardly any text has most of them. */
const SENTENCE = 7;
/** What is demanded of a text that has not all of so many places. */
const demandsOf = (places: number): Demand[] => [
  ...(places > 2 && places <= SENTENCE ? (['most'] as const) : []),
  ...(places > 1 ? (['any'] as const) : []),
];

/** Pages of the notebook, or of the one kind that is asked for, after which nothing else is looked for. */
const ENOUGH = 3;

/** The first list, and of the second what the first has not, up to a number of each kind. */
function joined(first: Matches, second: Matches, limit: number): Matches {
  const known = new Set(first.items.map(({ kind, id, url }) => `${kind} ${id} ${url}`));
  const items = [...first.items];
  for (const item of second.items) {
    const pages = items.filter(({ kind }) => kind === item.kind);
    const there =
      known.has(`${item.kind} ${item.id} ${item.url}`) || pages.some(({ url }) => pageOf(url) === pageOf(item.url));
    if (!there && pages.length < limit) items.push(item);
  }
  return { items, more: new Set([...first.more, ...second.more]), with_words: first.with_words || second.with_words };
}
const pageOf = (url: string): string => url.replace(/#.*/, '');

/** What was found by kind, the kind with the best of all first. The order of the page, and of what is offered while a person types. */
function inGroups({ items, more }: Matches): Group[] {
  return [...new Set(items.map(({ kind }) => kind))].map((kind) => ({
    kind,
    items: items.filter((item) => item.kind === kind),
    more: more.has(kind),
  }));
}

/** Letters of a word that is surely misspelt with one mistake. A shorter one that no text has may be an everyday word. */
const LONG = 7;
/** Of the words that were probably meant those that are taken among others that are not found with them. */
const surelyMeant = (words: readonly string[], spelt: readonly string[]): string[] =>
  words.map((word, index) =>
    word.length >= LONG && mistakesBetween(word, spelt[index]!) === 1 ? spelt[index]! : word,
  );

type People = Awaited<ReturnType<typeof findPeople>>;

/** People come last: whom a name is like is seldom what a word of the field means. */
const withPeople = (groups: Group[], { items, more }: People): Group[] =>
  items.length === 0 ? groups : [...groups, { kind: 'person', items, more }];

/**
 * Looks for every word of a query, and people of that name; if that finds nothing, for the words that were probably meant, which are
 * taken if they are found together, and else those that surely were; and if that is not enough, for most of them and then for any.
 */
async function attempt(
  read: Reader,
  person: Searcher,
  rights: SearchRights,
  { q, kinds, limit, people }: { q: string; kinds: readonly SearchedKind[]; limit: number; people: Promise<People> },
): Promise<Attempt> {
  const words = typedWords(q);
  const find = (places: readonly Place[], demand: Demand) =>
    findPlaces(read, person, rights, places, { demand, kinds, limit, where: 'texts' });
  const [asked, named] = await Promise.all([placesIn(read, words, person.language), people]);
  let places = asked;
  let found = await find(places, 'all');
  let corrected = '';
  const isWhole = () =>
    found.with_words || (found.items.length > 0 && strongPlaces(places).every(({ topics }) => topics.length > 0));
  if (!isWhole() && named.items.length === 0 && words.length > 0) {
    const folded = words.map((word) => word.toLowerCase());
    const asTyped = found;
    const spelt = await spell(read, folded, person.language);
    const tries = new Set([spelt, surelyMeant(folded, spelt)].map((meant) => meant.join(' ')));
    tries.delete(folded.join(' '));
    for (const meant of tries) {
      if (isWhole()) break;
      [places, corrected] = [await placesIn(read, meant.split(' '), person.language), meant];
      found = await find(places, 'all');
    }
    if (!isWhole() && !tries.has(surelyMeant(folded, spelt).join(' ')))
      [places, found, corrected] = [asked, asTyped, ''];
  }
  const some_words_only = !isWhole() && named.items.length === 0;
  const enough = () => isWhole() && found.items.filter(({ kind }) => kind === kinds[0]).length >= ENOUGH;
  for (const demand of demandsOf(strongPlaces(places).length))
    if (!enough()) found = joined(found, await find(places, demand), limit);
  return {
    groups: withPeople(inGroups(found), named),
    corrected,
    some_words_only: some_words_only && found.items.length > 0,
  };
}

/** The page of what is found: the best of each kind, or more of one. */
export async function search(
  read: Reader,
  person: Searcher,
  rights: SearchRights,
  { q, kind }: { q: string; kind?: SearchedKind },
): Promise<PageData<typeof searchPage>> {
  const limit = kind ? OF_ONE_KIND : OF_EACH_KIND;
  const people = kind === undefined || kind === 'person' ? findPeople(read, person, q, limit) : NOBODY;
  if (kind === 'person') return { q, groups: withPeople([], await people), corrected: '', some_words_only: false };
  return { q, ...(await attempt(read, person, rights, { q, kinds: kind ? [kind] : SEARCHED_KINDS, limit, people })) };
}
const NOBODY: Promise<People> = Promise.resolve({ items: [], more: false });

/** While a person types: things by the beginnings of titles and terms. With `texts`, the best of what is found, and people. */
export async function searchOffersOf(
  read: Reader,
  person: Searcher,
  rights: SearchRights,
  { q, texts }: { q: string; texts: boolean },
): Promise<Found[]> {
  if (texts) {
    const people = findPeople(read, person, q, PEOPLE_OFFERED);
    const { groups } = await attempt(read, person, rights, { q, kinds: SEARCHED_KINDS, limit: OF_EACH_KIND, people });
    const named = groups.filter(({ kind }) => kind === 'person').flatMap(({ items }) => items);
    const others = groups.filter(({ kind }) => kind !== 'person');
    return [...offered(others, OFFERED - named.length), ...named];
  }
  const words = typedWords(q);
  const rows = await termsWith(read, words, beginningIn(words));
  const found = await findPlaces(read, person, rights, placesOf(words, rows), {
    demand: 'all',
    kinds: TITLED_KINDS,
    limit: OF_EACH_KIND,
    where: 'titles',
  });
  return offered(inGroups(found), OFFERED);
}
const offered = (groups: readonly Group[], most: number): Found[] =>
  groups.flatMap(({ items }) => items).slice(0, most);
