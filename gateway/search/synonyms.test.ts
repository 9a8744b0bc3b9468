import type { Role } from '~/domain/accounts/contract';
import { topicMerged } from '~/domain/notebook/events';
import { searchRoom } from '~/domain/search/room';
import { countWords } from '~/domain/search/vocabulary';
import { loadSynonyms } from '~/infra/content/load-synonyms';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';

const PAGE = '/moderation/synonyms/';
const world = openWorld();

interface Row {
  id: number;
  terms: string[];
  topic_id: number | null;
  revision: number;
}

async function somebody(roles: Role[] = ['learner', 'moderator']) {
  const person = await aPerson(world, { roles });
  const client = await world.signedIn(person);
  const act = (data_request: string, input: object) => client.post(PAGE, { data_request, ...input });
  const list = async (query = '') => (await client.get(`${PAGE}${query}`)).body;
  return {
    person,
    client,
    act,
    list,
    add: (...terms: string[]) => act('add', { terms }),
    rowOf: async (term: string, state = 'used'): Promise<Row> =>
      (await list(`?state=${state}&q=${encodeURIComponent(term)}`)).items[0],
    finds: async (q: string): Promise<string[]> =>
      (await client.get(`/search/?q=${encodeURIComponent(q)}`)).body.groups.flatMap(
        ({ items }: { items: { url: string }[] }) => items.map(({ url }) => url),
      ),
  };
}
const which = ({ id, revision }: Row) => ({ synonym_id: id, revision });

describe('synonyms', () => {
  it('count from the next search on, in both languages, and no longer once they are removed', async () => {
    const { add, act, rowOf, finds } = await somebody();
    const topic = await aTopic(world, { name: 'Ferrugosis', name_es: 'Ferrugosis' });
    const url = `/notebook/${topic.slug}/`;
    expect(await finds('rostlung')).toEqual([]);
    expect((await add('Ferrugosis', 'rostlung', 'pulmón de óxido')).status).toBe(200);
    for (const q of ['rostlung', 'pulmon de oxido', 'Pulmón de óxido']) expect(await finds(q)).toContain(url);
    const row = await rowOf('OXIDO');
    expect(row.terms).toEqual(['Ferrugosis', 'rostlung', 'pulmón de óxido']);
    expect((await act('remove', which(row))).status).toBe(200);
    expect(await finds('rostlung')).toEqual([]);
    expect((await act('restore', which(await rowOf('oxido', 'removed')))).status).toBe(200);
    expect(await finds('rostlung')).toContain(url);
  });

  it('lead to the topic that a moderator says they are about, also once it is merged into another', async () => {
    const { add, act, rowOf, finds } = await somebody();
    const [topic, into] = [await aTopic(world, { name: 'Onyxosis' }), await aTopic(world, { name: 'Pyritosis' })];
    expect((await act('add', { terms: ['blackstone', 'BLS9'], topic_id: topic.id })).status).toBe(200);
    expect((await finds('BLS9'))[0]).toBe(`/notebook/${topic.slug}/`);
    expect((await rowOf('blackstone')).topic_id).toBe(topic.id);
    await world.deps.inTransaction(async (tx) => tx.announce(topicMerged, { from: topic.id, into: into.id }));
    expect((await finds('blackstone'))[0]).toBe(`/notebook/${into.slug}/`);
    const row = await rowOf('blackstone');
    expect((await act('change', { ...which(row), terms: row.terms })).status).toBe(200);
    expect(await finds('blackstone')).toEqual([]);
    expect(refusal(await act('add', { terms: ['one', 'two'], topic_id: 999_999 }))).toEqual([404, 'topic-not-found']);
    expect((await add('one', 'two')).status).toBe(200);
  });

  it('are understood where they are misspelt, at once and after the words are counted', async () => {
    const { add, finds } = await somebody();
    const topic = await aTopic(world, { name: 'Quillonosis' });
    await add('Quillonosis', 'feathermonger lung');
    expect(await finds('fethermonger lung')).toContain(`/notebook/${topic.slug}/`);
    await world.deps.inTransaction(countWords);
    expect(await finds('fethermonger lung')).toContain(`/notebook/${topic.slug}/`);
  });

  it('say who changed what', async () => {
    const { person, add, act, rowOf, list } = await somebody();
    await add('brumal', 'wintery');
    await act('change', { ...which(await rowOf('brumal')), terms: ['brumal', 'hibernal'] });
    await act('remove', which(await rowOf('brumal')));
    const who = (
      await world.deps.dataSource.query('SELECT display_name AS name FROM accounts WHERE id = $1', [person.id])
    )[0].name;
    expect((await list()).changes.slice(0, 3)).toMatchObject([
      { act: 'removed', before: ['brumal', 'hibernal'], after: [], who },
      { act: 'changed', before: ['brumal', 'wintery'], after: ['brumal', 'hibernal'], who },
      { act: 'added', before: [], after: ['brumal', 'wintery'], who },
    ]);
  });

  it('are not changed over what somebody else has changed, and a repeated request changes nothing', async () => {
    const one = await somebody();
    const other = await somebody();
    await one.add('velar', 'palatine');
    const row = await one.rowOf('velar');
    const change = { ...which(row), terms: ['velar', 'palatal'] };
    expect((await one.act('change', change)).status).toBe(200);
    expect((await one.act('change', change)).status).toBe(200);
    expect((await one.rowOf('velar')).revision).toBe(2);
    expect(refusal(await other.act('change', { ...which(row), terms: ['velar', 'soft'] }))).toEqual([
      409,
      'synonyms-changed',
    ]);
    expect(refusal(await other.act('remove', which(row)))).toEqual([409, 'synonyms-changed']);
    expect((await one.rowOf('velar')).terms).toEqual(['velar', 'palatal']);
  });

  it('two moderators who add the same row at once add one', async () => {
    const one = await somebody();
    const other = await somebody();
    const answers = await Promise.all([one.add('umbral', 'shaded'), other.add('Shaded', 'Úmbral')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await one.list('?q=umbral')).count).toBe(1);
    expect((await Promise.all([one.add('gelid', 'icy'), one.add('gelid', 'icy')])).map(({ status }) => status)).toEqual(
      [200, 200],
    );
    expect((await one.list('?q=gelid')).count).toBe(1);
  });

  it('refuses rows that say nothing, and changes nothing', async () => {
    const { add, act, list } = await somebody();
    const before = await list();
    expect(refusal(await add('alone'))).toEqual([422, 'too-few-terms']);
    expect(refusal(await add('Twice', 'twice'))).toEqual([422, 'too-few-terms']);
    expect(refusal(await add('word', '%%'))).toEqual([422, 'term-without-letters']);
    expect((await add('word', 'x'.repeat(81))).status).toBe(422);
    expect((await add(...Array.from({ length: 21 }, (_, index) => `term ${index}`))).status).toBe(422);
    expect(refusal(await act('remove', { synonym_id: 2_000_000_000, revision: 1 }))).toEqual([
      404,
      'synonyms-not-found',
    ]);
    expect(await list()).toEqual(before);
    expect((await list(`?q=${encodeURIComponent("%'\\")}${'x'.repeat(5_000)}`)).count).toBe(0);
  });

  it('are for moderators alone', async () => {
    for (const roles of [['learner'], ['learner', 'author']] as Role[][]) {
      const { client, add } = await somebody(roles);
      expect((await client.get(PAGE)).status).toBe(404);
      expect((await add('one', 'other')).status).toBe(404);
    }
    expect((await world.client().get(PAGE)).status).toBe(401);
  });

  it('of the starter content stay as moderators left them, also once that account is gone', async () => {
    const { person, act, rowOf, list } = await somebody();
    const load = (...rows: string[][]) =>
      world.deps.inTransaction((tx) =>
        loadSynonyms(
          tx,
          rows.map((terms) => ({ terms, topic: null, in_texts: true })),
        ),
      );
    await load(['xylem', 'wood'], ['phloem', 'bast']);
    await act('change', { ...which(await rowOf('xylem')), terms: ['xylem', 'timber'] });
    await act('remove', which(await rowOf('phloem')));
    await world.deps.dataSource.query('UPDATE search_synonyms SET changed_by = NULL WHERE changed_by = $1', [
      person.id,
    ]);
    expect(await load(['xylem', 'wood'], ['phloem', 'bast'])).toBe(0);
    expect(await load()).toBe(0);
    expect((await rowOf('xylem')).terms).toEqual(['xylem', 'timber']);
    expect((await list('?q=phloem')).count).toBe(0);
    expect(searchRoom.personalData?.tables.map(({ table }) => table)).toContain('synonym_changes');
  });
});
