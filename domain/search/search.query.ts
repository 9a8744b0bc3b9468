import type { Language } from '../accounts/contract';
import type { PageData } from '../kit/contract';
import type { Reader } from '../kit/transaction';
import {
  OF_EACH_KIND,
  OF_ONE_KIND,
  type Found,
  OFFERED,
  SEARCHED_KINDS,
  type SearchedKind,
  type searchPage,
} from './contract';
import { findMatches, type Matches, type SearchRights, TITLED_KINDS, type Where } from './find-matches.query';
import { type Demand, type Place, placeQueries, strongPlaces, tsQuery, typedWords, waysOf } from './query-words';
import { beginningIn, placesOf, topicsMeant } from './terms';
import { raritiesOf, spell, termsWith } from './vocabulary';

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
    topics: topicsMeant(places),
    typed: places.flatMap(({ own }) => own).join(' '),
    ...wanted,
  });

/** The weight of a word that nothing has, or has only since words were counted last; and of the commonest that texts have. */
const UNKNOWN = 0.5;
const COMMONEST = 0.1;

/** The places of a query, a rare word weighing more than a common one. The last word is complete if a text or a term has it as it is. */
async function placesIn(read: Reader, words: readonly string[]): Promise<Place[]> {
  const folded = words.map((word) => word.toLowerCase());
  const [rows, rarities] = await Promise.all([termsWith(read, words, beginningIn(words)), raritiesOf(read, folded)]);
  const complete = rarities.has(folded.at(-1) ?? '');
  return placesOf(words, rows).map((place) => {
    if (place.topics.length > 0) return place;
    const open = place.open && !complete;
    if (place.others.length > 0 || place.own.length > 1) return { ...place, open };
    const rarity = rarities.get(place.own[0]!);
    const weight = rarity === undefined ? UNKNOWN : Math.max(COMMONEST, rarity);
    return { ...place, open, weight };
  });
}

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
  return { items, more: new Set([...first.more, ...second.more]) };
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

/**
 * Looks for every word of a query; if that finds nothing, for the words that were probably meant, which are taken if they are found
 * together; and if that is not enough, for most of them and then for any of them.
 */
async function attempt(
  read: Reader,
  person: Searcher,
  rights: SearchRights,
  { q, kinds, limit }: { q: string; kinds: readonly SearchedKind[]; limit: number },
): Promise<Attempt> {
  const words = typedWords(q);
  const find = (places: readonly Place[], demand: Demand) =>
    findPlaces(read, person, rights, places, { demand, kinds, limit, where: 'texts' });
  let places = await placesIn(read, words);
  let found = await find(places, 'all');
  let corrected = '';
  if (found.items.length === 0 && words.length > 0) {
    const folded = words.map((word) => word.toLowerCase());
    const spelt = await spell(read, folded, person.language);
    if (spelt.some((word, index) => word !== folded[index])) {
      const meant = await placesIn(read, spelt);
      found = await find(meant, 'all');
      if (found.items.length > 0) [places, corrected] = [meant, spelt.join(' ')];
    }
  }
  const some_words_only = found.items.length === 0;
  const enough = () => found.items.filter(({ kind }) => kind === kinds[0]).length >= ENOUGH;
  for (const demand of ['most', 'any'] as const)
    if (strongPlaces(places).length > (demand === 'most' ? 2 : 1) && !enough())
      found = joined(found, await find(places, demand), limit);
  return { groups: inGroups(found), corrected, some_words_only: some_words_only && found.items.length > 0 };
}

/** The page of what is found: the best of each kind, or more of one. */
export async function search(
  read: Reader,
  person: Searcher,
  rights: SearchRights,
  { q, kind }: { q: string; kind?: SearchedKind },
): Promise<PageData<typeof searchPage>> {
  const limit = kind ? OF_ONE_KIND : OF_EACH_KIND;
  return { q, ...(await attempt(read, person, rights, { q, kinds: kind ? [kind] : SEARCHED_KINDS, limit })) };
}

/** While a person types: things by the beginnings of titles and terms. With `texts`, the best of what is found. */
export async function searchOffersOf(
  read: Reader,
  person: Searcher,
  rights: SearchRights,
  { q, texts }: { q: string; texts: boolean },
): Promise<Found[]> {
  const offered = (groups: Group[]) => groups.flatMap(({ items }) => items).slice(0, OFFERED);
  if (texts)
    return offered((await attempt(read, person, rights, { q, kinds: SEARCHED_KINDS, limit: OF_EACH_KIND })).groups);
  const words = typedWords(q);
  const rows = await termsWith(read, words, beginningIn(words));
  const found = await findPlaces(read, person, rights, placesOf(words, rows), {
    demand: 'all',
    kinds: TITLED_KINDS,
    limit: OF_EACH_KIND,
    where: 'titles',
  });
  return offered(inGroups(found));
}
