import { firstWordsOf } from '~/domain/search/terms';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import type { World } from '~/infra/tooling/testing/world';

export interface Item {
  kind: string;
  id: number;
  url: string;
  language: string;
  title: { text: string; hit: boolean }[];
  snippet: { text: string; hit: boolean }[];
}
export const textOf = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');

export async function aSearcher(world: World, options: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(world, options);
  const client = await world.signedIn(person);
  const page = async (q: string, kind = '') =>
    (await client.get(`/search/?q=${encodeURIComponent(q)}${kind && `&kind=${kind}`}`)).body;
  const find = async (q: string): Promise<Item[]> =>
    (await page(q)).groups.flatMap((group: { items: Item[] }) => group.items);
  return { person, client, page, find };
}
export const aTerm = (world: World, topic: { id: number } | null, terms: string[]) =>
  world.deps.dataSource.query(
    'INSERT INTO search_synonyms (terms, first_words, topic_id, changed_at) VALUES ($1, $2, $3, now())',
    [terms, firstWordsOf(terms), topic?.id ?? null],
  );
export const kindsAndIds = (items: Item[]) => items.map(({ kind, id }) => `${kind} ${id}`);
