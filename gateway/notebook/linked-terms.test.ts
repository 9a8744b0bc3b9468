import { hideNotebookPage, showNotebookPage } from '~/domain/notebook/hide-page';
import { firstWordsOf } from '~/domain/search/terms';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aSection } from '~/infra/tooling/testing/factories/notebook';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const sql = (text: string, values: unknown[]) => world.deps.dataSource.query(text, values);

interface Linked {
  sections: { terms: { at: number; written: string; topic_id: number }[] }[];
  linked_topics: { id: number; slug: string; name: string; lead: string; language: string }[];
}

async function aText(options: Parameters<typeof aSection>[1], free = false) {
  const section = await aSection(world, options);
  await sql('UPDATE notebook_sections SET free = $2 WHERE id = $1', [section.id, free]);
  return section;
}

let made = 0;
/** A topic with terms that no other has, and a page whose one section has them. */
async function aLink({ free = true } = {}) {
  made += 1;
  const word = `flumosis${'abcdefghij'[made]}`;
  const topic = await aTopic(world, { name: `Target ${made}`, name_es: `Meta ${made}`, summary: '' });
  await sql('INSERT INTO search_synonyms (terms, first_words, topic_id, changed_at) VALUES ($1, $2, $3, now())', [
    [word, `${word} disease`],
    firstWordsOf([word, `${word} disease`]),
    topic.id,
  ]);
  const page = await aTopic(world, { name: `Page ${made}` });
  await aText({ topic: page, title: 'One', text: `<p>${'plain '.repeat(60)} a ${word} here.</p>` }, free);
  const client = async (options: Parameters<typeof aPerson>[1] = {}) =>
    world.signedIn(await aPerson(world, { roles: ['learner', 'supporter'], ...options }));
  const read = async (options: Parameters<typeof aPerson>[1] = {}): Promise<Linked> =>
    (await (await client(options)).get(`/notebook/${page.slug}/`)).body;
  const written = async (options: Parameters<typeof aPerson>[1] = {}) =>
    (await read(options)).sections.flatMap(({ terms }) => terms.map((term) => term.written));
  return { word, topic, page, client, read, written };
}

describe('terms in the texts of the notebook', () => {
  it('lead to their topic, with the beginning of what everybody may read of it in the language of the reader', async () => {
    const { word, topic, page, client, read } = await aLink();
    await aText({ topic, title: 'Care', text: '<p>Rest for a week at least, and drink enough water.</p>' }, true);
    await aText({ topic, title: 'Cuidados', language: 'es', text: '<p>Reposo una semana.</p>' }, true);
    const english = await read();
    expect(english.sections[0]!.terms).toMatchObject([{ written: word, topic_id: topic.id }]);
    const lead = 'Rest for a week at least, and drink enough water.';
    expect(english.linked_topics).toEqual([{ id: topic.id, slug: topic.slug, name: 'Target 1', lead, language: 'en' }]);
    expect((await read({ language: 'es' })).linked_topics).toMatchObject([
      { name: 'Meta 1', lead: 'Reposo una semana.', language: 'es' },
    ]);
    // Its own page links nothing to itself.
    const own = (await (await client()).get(`/notebook/${topic.slug}/`)).body as Linked;
    expect([own.sections.flatMap(({ terms }) => terms), page.slug === topic.slug]).toEqual([[], false]);
  });

  it('are not said of what a reader may not read, and previews have nothing but what everybody may', async () => {
    const { word, topic, read, written } = await aLink({ free: false });
    await aSection(world, { topic, title: 'Premium', text: `<p>${'Known words. '.repeat(20)} The secret dose.</p>` });
    const gone = await aText({ topic, title: 'Draft', text: '<p>The secret draft.</p>' }, true);
    await sql('UPDATE notebook_sections SET retired_at = now() WHERE id = $1', [gone.id]);
    expect(await written()).toEqual([word]);
    expect(await written({ roles: ['learner'] })).toEqual([]);
    const { linked_topics } = await read();
    expect(linked_topics[0]!.lead).toMatch(/^Known words\./);
    expect(JSON.stringify(linked_topics)).not.toContain('secret');
  });

  it('lead to no topic that is hidden or has no text', async () => {
    const { word, topic, written } = await aLink();
    expect(await written()).toEqual([]);
    await aSection(world, { topic, title: 'Care', text: '<p>Rest.</p>' });
    expect(await written()).toEqual([word]);
    await world.deps.inTransaction((tx) => hideNotebookPage(tx, 'topic', topic.id));
    expect(await written()).toEqual([]);
    await world.deps.inTransaction((tx) => showNotebookPage(tx, 'topic', topic.id, {}));
    expect(await written()).toEqual([word]);
  });

  it('lead nowhere any more once a moderator has said so for their row', async () => {
    const { word, topic, client, written } = await aLink();
    await aSection(world, { topic, title: 'Care', text: '<p>Rest.</p>' });
    const moderator = await client({ roles: ['learner', 'moderator'] });
    const rows = async () => (await moderator.get(`/moderation/synonyms/?q=${word}`)).body.items;
    const set = async (in_texts: boolean) => {
      const [{ id, revision, terms, topic_id }] = await rows();
      const act = { data_request: 'change', synonym_id: id, revision, terms, topic_id, in_texts };
      expect((await moderator.post('/moderation/synonyms/', act)).status).toBe(200);
    };
    expect(await written()).toEqual([word]);
    await set(false);
    expect([await written(), (await rows())[0].in_texts]).toEqual([[], false]);
    await set(true);
    expect(await written()).toEqual([word]);
  });

  it('are taken out of one section by an author who may edit it, and linked again; nobody else can', async () => {
    const { word, topic, page, client, written } = await aLink();
    await aSection(world, { topic, title: 'Care', text: '<p>Rest.</p>' });
    const other = await aText({ topic: page, title: 'Two', text: `<p>A ${word} there.</p>` }, true);
    const author = await client({ roles: ['learner', 'author'] });
    const editor = (section: number) => author.get(`/notebook/${page.slug}/edit/?section=${section}`);
    const [{ id: section_id }] = (await editor(other.id)).body.sections;
    const [term] = (await editor(section_id)).body.terms;
    expect(term).toMatchObject({ written: word, topic_name: topic.name, linked: true });
    const set = (linked: boolean, by = author, section = section_id) =>
      by.post('/api/notebook/linked-term/', { section_id: section, term_id: term.id, linked });

    for (const roles of [['learner'], ['learner', 'supporter']] as const)
      expect(refusal(await set(false, await client({ roles: [...roles] })))).toEqual([403, 'may-not-write-notebook']);
    await sql('UPDATE notebook_sections SET retired_at = now() WHERE id = $1', [other.id]);
    expect(refusal(await set(false, author, other.id))).toEqual([404, 'section-not-found']);
    await sql('UPDATE notebook_sections SET retired_at = NULL WHERE id = $1', [other.id]);
    expect(await written()).toEqual([word, word]);

    for (const _ of ['sent', 'sent again']) expect((await set(false)).status).toBe(200);
    expect(await written()).toEqual([word]);
    expect((await editor(section_id)).body.terms).toMatchObject([{ written: word, linked: false }]);
    expect((await editor(other.id)).body.terms).toMatchObject([{ written: word, linked: true }]);
    for (const _ of ['sent', 'sent again']) expect((await set(true)).status).toBe(200);
    expect(await written()).toEqual([word, word]);
  });
});
