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
import { placesOf, queryWords, rankingQuery, tsQuery } from './query-words';
import { spell, synonymsOf } from './vocabulary';

interface Searcher {
  id: number;
  language: Language;
}

interface Attempt extends Matches {
  corrected: string;
  some_words_only: boolean;
}

async function findWords(
  read: Reader,
  person: Searcher,
  rights: SearchRights,
  words: readonly string[],
  { all, ...where }: { all: boolean; kinds: readonly SearchedKind[]; limit: number; where: Where },
): Promise<Matches> {
  const places = placesOf(words, await synonymsOf(read, words));
  return findMatches(read, person, rights, {
    query: tsQuery(places, all),
    ranked: rankingQuery(places),
    typed: words.join(' '),
    ...where,
  });
}

/**
 * Looks for every word of a query; if that finds nothing, for the words that were probably meant; and if that finds nothing
 * either, for any of them.
 */
async function attempt(
  read: Reader,
  person: Searcher,
  rights: SearchRights,
  { q, kinds, limit }: { q: string; kinds: readonly SearchedKind[]; limit: number },
): Promise<Attempt> {
  const words = queryWords(q);
  const find = (wanted: readonly string[], all: boolean) =>
    findWords(read, person, rights, wanted, { all, kinds, limit, where: 'texts' });
  const asTyped = await find(words, true);
  if (asTyped.items.length > 0 || words.length === 0) return { ...asTyped, corrected: '', some_words_only: false };
  const meant = await spell(read, words, person.language);
  const changed = meant.some((word, index) => word !== words[index]);
  const corrected = changed ? meant.join(' ') : '';
  const asMeant = changed ? await find(meant, true) : asTyped;
  if (asMeant.items.length > 0 || words.length === 1) return { ...asMeant, corrected, some_words_only: false };
  return { ...(await find(meant, false)), corrected, some_words_only: true };
}

/** The page of what is found: the best of each kind, or more of one. */
export async function search(
  read: Reader,
  person: Searcher,
  rights: SearchRights,
  { q, kind }: { q: string; kind?: SearchedKind },
): Promise<PageData<typeof searchPage>> {
  const shown = kind ? OF_ONE_KIND : OF_EACH_KIND;
  const { items, more, ...rest } = await attempt(read, person, rights, {
    q,
    kinds: kind ? [kind] : SEARCHED_KINDS,
    limit: shown,
  });
  const kinds = [...new Set(items.map((item) => item.kind))];
  return {
    q,
    ...rest,
    groups: kinds.map((one) => ({
      kind: one,
      items: items.filter((item) => item.kind === one),
      more: more.has(one),
    })),
  };
}

/** While somebody types: things by their titles; if there are none, the best of what is found. */
export async function searchOffersOf(
  read: Reader,
  person: Searcher,
  rights: SearchRights,
  q: string,
): Promise<Found[]> {
  const limit = 3;
  const titled = await findWords(read, person, rights, queryWords(q), {
    all: true,
    kinds: TITLED_KINDS,
    limit,
    where: 'titles',
  });
  if (titled.items.length > 0) return titled.items.slice(0, OFFERED);
  const { items } = await attempt(read, person, rights, { q, kinds: SEARCHED_KINDS, limit });
  return items.slice(0, OFFERED);
}
