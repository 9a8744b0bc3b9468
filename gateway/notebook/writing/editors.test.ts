import { randomUUID } from 'node:crypto';
import { SummaryWriterError } from '~/domain/notebook/writing/summary-writer';
import { statement } from '~/domain/kit/statement';
import { PRESENCE_MS } from '~/gateway/live/presence';
import { refusal } from '~/infra/tooling/testing/client';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aGuide, aSection } from '~/infra/tooling/testing/factories/notebook';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';
import { openGeneration } from './generate';

const world = openWorld();
const author = () => aPerson(world, { roles: ['learner', 'author'] });
const moderator = (language: 'en' | 'es' = 'en') => aPerson(world, { roles: ['learner', 'moderator'], language });

const FORM = {
  title: 'First hour',
  focus_id: 3,
  section_colour: 'red',
  section_icon: 'heart',
  text: '<p>Aspirin <strong>300 mg</strong>.</p>',
  sources: [
    { title: 'Acute coronary syndromes', publisher: 'NICE', year: 2020, url: 'https://www.nice.org.uk/guidance/ng185' },
  ],
};

/** An author in the editor of a page. */
async function anEditor(page: { path: string; section?: { id: number } }) {
  const person = await author();
  const client = await world.signedIn(person);
  const begin = { submission_id: randomUUID(), ...(page.section && { section_id: page.section.id }) };
  const send = (data_request: string, more: object = {}) =>
    client.post(page.path, { data_request, ...FORM, ...begin, ...more });
  return { ...page, person, client, begin, send };
}
async function ofTopic({ section = true } = {}) {
  const topic = await aTopic(world);
  const published = section ? await aSection(world, { topic, title: 'As published' }) : undefined;
  const editor = await anEditor({ path: `/notebook/${topic.slug}/edit/`, ...(published && { section: published }) });
  return { topic, ...editor };
}
const publish = async (url: string, version = 1) =>
  (await world.signedIn(await moderator())).post(url, { data_request: 'publish', version });

describe('the topic that a section is filed under', () => {
  it('is chosen for a new one by specialty and name, also once something is written', async () => {
    const { path, client, send } = await ofTopic({ section: false });
    const other = await aTopic(world, { name: 'Fiebre del Océano', name_es: 'Fiebre del océano' });
    expect((await client.get(path)).body.topics).toContainEqual({
      slug: other.slug,
      name: 'Fiebre del Océano',
      specialty_id: other.specialty_id,
    });
    const { proposal } = (await send('autosave')).body;
    const filed = { topic_name: 'fiebre del oceano', specialty_id: other.specialty_id };
    const head = { draft_id: proposal.id, version: 1 };
    for (const wrong of [{ topic_name: 'None such' }, { ...filed, specialty_id: 98 }, { specialty_id: 98 }])
      expect(refusal(await send('autosave', { ...head, ...wrong }))).toEqual([422, 'unknown-topic']);
    // The same text, elsewhere.
    expect((await send('autosave', { ...head, ...filed })).body.proposal).toMatchObject({
      id: proposal.id,
      version: 2,
    });
    expect(refusal(await client.get(`${path}?draft=${proposal.id}`))).toEqual([404, 'proposal-not-found']);
    const there = `/notebook/${other.slug}/edit/`;
    expect((await client.get(`${there}?draft=${proposal.id}`)).body.proposal.body.title).toBe(FORM.title);
    const { next_url } = (await send('submit', { ...head, version: 2 })).body;
    expect((await publish(next_url, 2)).body.url).toContain(`/notebook/${other.slug}/`);
  });

  it('is where one begins that is proposed at once, and is the one that a published section has', async () => {
    const { send } = await ofTopic({ section: false });
    const other = await aTopic(world);
    const { next_url } = (await send('submit', { topic_name: other.name })).body;
    expect((await publish(next_url)).body.url).toContain(`/notebook/${other.slug}/`);

    const published = await ofTopic();
    const { name, specialty_id } = published.topic;
    expect((await published.client.get(`${published.path}?section=${published.section!.id}`)).body.topics).toEqual([]);
    expect((await published.send('autosave', { topic_name: name, specialty_id })).status).toBe(200);
    expect(refusal(await published.send('autosave', { topic_name: other.name }))).toEqual([409, 'section-stays']);
  });
});

describe('a draft of a new section', () => {
  // rules: 2.2.50
  it('is opened again by its author, wherever they are, and listed on its page', async () => {
    const { path, client, send } = await ofTopic({ section: false });
    const { proposal } = (await send('autosave')).body;
    const { body } = await client.get(`${path}?draft=${proposal.id}`);
    expect([body.proposal.id, body.published]).toEqual([proposal.id, null]);
    expect(body.drafts).toEqual([{ id: proposal.id, title: FORM.title, language: 'en' }]);
    const listed = (await client.get('/notebook/writing/')).body.items[0];
    expect(listed.url).toBe(`${path}?draft=${proposal.id}`);
    // On another device: with the id alone.
    const saved = await send('autosave', {
      title: 'Elsewhere',
      submission_id: randomUUID(),
      draft_id: proposal.id,
      version: 1,
    });
    expect(saved.body.proposal).toMatchObject({ id: proposal.id, version: 2, body: { title: 'Elsewhere' } });
    const stranger = await world.signedIn(await author());
    expect(refusal(await stranger.get(`${path}?draft=${proposal.id}`))).toEqual([404, 'proposal-not-found']);
    expect(
      refusal(
        await stranger.post(path, {
          data_request: 'autosave',
          ...FORM,
          submission_id: randomUUID(),
          draft_id: proposal.id,
        }),
      ),
    ).toEqual([404, 'proposal-not-found']);
  });

  it('whose first answer was lost is saved again, not twice', async () => {
    const { send, client } = await ofTopic({ section: false });
    await send('autosave');
    expect((await send('autosave', { title: 'Typed on' })).body.proposal.version).toBe(2);
    expect((await client.get('/notebook/writing/')).body.count).toBe(1);
  });

  it('that was thrown away elsewhere can be begun anew, one that is published cannot', async () => {
    const { send, client, path } = await ofTopic({ section: false });
    const { proposal } = (await send('autosave')).body;
    await client.post(path, { data_request: 'discard', proposal_id: proposal.id });
    const on = { draft_id: proposal.id, version: 1, title: 'Typed on' };
    expect(refusal(await send('autosave', on))).toEqual([404, 'proposal-not-found']);
    const anew = (await send('autosave', { submission_id: randomUUID() })).body.proposal;
    const { body } = await send('submit', { draft_id: anew.id, version: 1 });
    await publish(body.next_url);
    expect(refusal(await send('autosave', { draft_id: anew.id, version: 1, title: 'Late' }))).toEqual([
      409,
      'proposal-not-open',
    ]);
  });
});

describe('a text of a section', () => {
  it('that was compared with what was published since says so with its next save', async () => {
    const { topic, section, send } = await ofTopic();
    const { proposal } = (await send('autosave')).body;
    const theirs = await anEditor({ path: `/notebook/${topic.slug}/edit/`, section: section! });
    await publish((await theirs.send('submit')).body.next_url);
    const on = { draft_id: proposal.id, version: 1, title: 'Mine' };
    expect(refusal(await send('submit', on))).toEqual([409, 'section-changed']);
    expect(refusal(await send('submit', { ...on, revision: 1 }))).toEqual([409, 'section-changed']);
    const kept = (await send('autosave', { ...on, revision: 99 })).body.proposal;
    expect([kept.version, kept.base_revision]).toEqual([2, 2]);
    const { body } = await send('submit', { ...on, version: 2, revision: 2 });
    expect((await publish(body.next_url, 2)).body.revision).toBe(3);
  });

  it('is begun anew as a change of the section when it was published while its author typed on', async () => {
    const { send } = await ofTopic();
    const { body } = await send('submit');
    await publish(body.next_url);
    const id = Number(/(\d+)\/$/.exec(body.next_url)![1]);
    expect(refusal(await send('autosave', { draft_id: id, version: 1, title: 'Late' }))).toEqual([
      404,
      'proposal-not-found',
    ]);
    const anew = await send('autosave', { title: 'Late', submission_id: randomUUID(), revision: 1 });
    expect(anew.body.proposal).toMatchObject({ state: 'draft', base_revision: 1 });
  });

  it('goes on being written when its topic is renamed meanwhile: the old address leads to it', async () => {
    const { topic, send, client, path } = await ofTopic();
    await send('autosave');
    await world.deps.read.sql.all(
      statement<never, [string, number]>(
        'testing.rename-topic',
        `WITH old AS (INSERT INTO topic_addresses (slug, topic_id) SELECT slug, id FROM topics WHERE id = $2::int)
         UPDATE topics SET slug = $1 WHERE id = $2::int`,
      ),
      [`renamed-${topic.id}`, topic.id],
    );
    expect((await client.get(path)).body.page.url).toBe(`/notebook/renamed-${topic.id}/`);
    expect((await send('autosave', { version: 1, title: 'On' })).body.proposal.version).toBe(2);
    const { body } = await send('submit', { version: 2, title: 'On' });
    expect((await publish(body.next_url, 2)).body.url).toMatch(new RegExp(`^/notebook/renamed-${topic.id}/#`));
  });

  it('of a guide is written and published in the same way', async () => {
    const guide = await aGuide(world, { name: 'Blood pressure' });
    const section = await aSection(world, { guide, title: 'The cuff' });
    const { client, path, send } = await anEditor({ path: `/guides/${guide.slug}/edit/`, section });
    expect((await client.get(`${path}?section=${section.id}`)).body).toMatchObject({
      page: { name: 'Blood pressure', url: `/guides/${guide.slug}/` },
      published: { body: { title: 'The cuff' } },
      may_generate: false,
    });
    const { body } = await send('submit');
    await publish(body.next_url);
    const reader = await world.signedIn(await aPerson(world, { roles: ['learner', 'supporter'] }));
    expect((await reader.get(`/guides/${guide.slug}/`)).body.sections[0].title).toBe(FORM.title);
    expect(
      refusal(await client.post(path, { data_request: 'generate', language: 'en', submission_id: randomUUID() })),
    ).toEqual([409, 'nothing-to-draft']);
  });

  it('with sources that are not whole is kept as a draft and not proposed', async () => {
    const { send } = await ofTopic();
    const half = { sources: [...FORM.sources, { title: 'Half', publisher: '', year: 0, url: 'https://' }] };
    expect((await send('autosave', half)).status).toBe(200);
    const refused = await send('submit', { ...half, version: 1 });
    expect(refused.body.errors).toEqual([{ path: 'sources.1', message: 'source-incomplete' }]);
  });
});

describe('the lists', () => {
  // rules: 2.2.50
  it('of published texts begin with those that nobody has checked, and are searched by title and page', async () => {
    const { topic, send, client, section } = await ofTopic();
    const find = async (search: string) =>
      (await client.get(`/notebook/writing/?list=published&search=${encodeURIComponent(search)}`)).body;
    expect((await find(topic.name)).items).toMatchObject([
      {
        title: 'As published',
        checked_by: '',
        page_name: topic.name,
        url: `/notebook/${topic.slug}/edit/?section=${section!.id}`,
      },
    ]);
    const { body } = await send('submit', { title: `Checked of ${topic.name}` });
    await publish(body.next_url);
    const found = (await find(`Checked of ${topic.name}`)).items;
    expect(found).toHaveLength(1);
    expect(found[0].checked_by).not.toBe('');
    expect((await find('%')).count).toBe(0);
  });

  it('tell moderators how many wait, and once of each, until they have read of it', async () => {
    const decider = await moderator('es');
    const client = await world.signedIn(decider);
    const { send } = await ofTopic();
    const { body } = await send('submit');
    await send('autosave', { version: 1, title: 'Changed' });
    await send('submit', { version: 2, title: 'Changed' });
    const told = (await client.get('/notifications/')).body.items.filter(
      (one: { url: string }) => one.url === body.next_url,
    );
    expect(told).toMatchObject([{ kind: 'text-proposed', values: { title: FORM.title } }]);
    const waiting = (await client.get('/notebook/writing/?list=waiting')).body;
    expect(waiting.waiting).toBe(waiting.count);
    expect(waiting.waiting).toBeGreaterThan(0);
  });
});

describe('the history of a section', () => {
  it('opens any text beside the one of now, or beside another', async () => {
    const { section, send, client } = await ofTopic();
    for (const title of ['Second', 'Third'])
      await publish((await send('submit', { title, submission_id: randomUUID() })).body.next_url);
    const history = (query = '') => client.get(`/notebook/sections/${section!.id}/history/${query}`);
    const { body } = await history('?revision=1');
    expect(body.items.map(({ revision, title }: { revision: number; title: string }) => [revision, title])).toEqual([
      [3, 'Third'],
      [2, 'Second'],
      [1, 'As published'],
    ]);
    expect([body.current, body.opened.body.title, body.against.body.title]).toEqual([3, 'As published', 'Third']);
    const two = (await history('?revision=1&against=2')).body;
    expect([two.opened.revision, two.against.revision]).toEqual([1, 2]);
    expect(refusal(await history('?revision=9'))).toEqual([404, 'text-revision-not-found']);
    const learner = await world.signedIn(await aPerson(world));
    expect(refusal(await learner.get(`/notebook/sections/${section!.id}/history/`))).toEqual([
      403,
      'may-not-write-notebook',
    ]);
  });
});

describe('who has the editor of a section open (notebook.editing)', () => {
  it('is pushed to everyone who has it open, and so is a publication meanwhile', async () => {
    const url = await world.listen();
    const { section, send, client, person } = await ofTopic();
    const other = await author();
    const first = await TestSocket.open(url, client);
    const second = await TestSocket.open(url, await world.signedIn(other));
    const answer = await first.watch('notebook.editing', section!.id);
    expect(answer.snapshot).toMatchObject({
      revision: 1,
      retired: false,
      editors: [{ id: person.id, name: person.name }],
    });
    world.clock.advance(1);
    await second.watch('notebook.editing', section!.id);
    const both = await first.next(({ snapshot }) => snapshot.editors.length === 2);
    expect(both.snapshot.editors.map(({ id }: { id: number }) => id)).toEqual([person.id, other.id]);
    const checker = await moderator();
    const { body } = await send('submit');
    await (await world.signedIn(checker)).post(body.next_url, { data_request: 'publish', version: 1 });
    const news = await second.next(({ snapshot }) => snapshot.revision === 2);
    expect(news.snapshot).toMatchObject({ checked_by: checker.name, published_at: world.clock.now().toISOString() });
    second.close();
    world.clock.advance(PRESENCE_MS + 1);
    await world.gateway.presence.seen([`notebook-section:${section!.id}:${person.id}`]);
    await world.gateway.presence.sweep();
    const alone = await first.next(({ snapshot, version }) => version > news.version && snapshot.editors.length === 1);
    expect(alone.snapshot.editors[0].id).toBe(person.id);
    first.close();
  });

  it('is polled at its documented address, which is presence, too; to others it is nothing', async () => {
    const { section, client, person } = await ofTopic();
    const poll = { section_id: section!.id };
    expect((await client.post('/api/notebook/editing/', poll)).body).toMatchObject({ editors: [{ id: person.id }] });
    expect(refusal(await client.post('/api/notebook/editing/', { section_id: 999_999 }))).toEqual([
      404,
      'section-not-found',
    ]);
    for (const one of [await aPerson(world), await aGuest(world)])
      expect((await (await world.signedIn(one)).post('/api/notebook/editing/', poll)).status).toBe(403);
  });
});

describe('a generated draft', () => {
  const asked = { data_request: 'generate', language: 'en', submission_id: '' };

  it('of the structured facts is a draft of its author alone, with their sources; then there is nothing left', async () => {
    await world.deps.read.sql.all(
      statement<never, []>(
        'testing.topic-with-facts',
        `INSERT INTO topics (slug, specialty_id, name, name_es, summary, sources, created_at, updated_at) VALUES ('valvular-heart-disease', 1, 'Valvular heart disease', 'Valvulopatías', '', '[]', now(), now()) ON CONFLICT DO NOTHING`,
      ),
      [],
    );
    const path = '/notebook/valvular-heart-disease/edit/';
    const { client } = await anEditor({ path });
    const generate = () => client.post(path, { ...asked, submission_id: randomUUID() });
    const first = await generate();
    expect(first.body.next_url).toMatch(/^\/notebook\/valvular-heart-disease\/edit\/\?draft=\d+$/);
    const { proposal } = (await client.get(first.body.next_url)).body;
    expect(proposal).toMatchObject({ state: 'draft', written_by: 'offline', own: true, version: 1 });
    expect(proposal.body.text).toMatch(/^<h3>.*<li><strong>/);
    expect(proposal.body.sources[0].url).toMatch(/^https:/);
    let answer = first;
    const titles = new Set<string>();
    while (answer.status === 200) {
      titles.add((await client.get(answer.body.next_url)).body.proposal.body.title);
      answer = await generate();
    }
    expect(refusal(answer)).toEqual([409, 'nothing-to-draft']);
    expect((await client.get('/notebook/writing/')).body.count).toBe(titles.size);
  });

  it('of a model has only words, and none that the model made up as a source; without an answer nothing is kept', async () => {
    const person = await world.deps.inTransaction(async () => aPerson(world, { roles: ['learner', 'author'] }));
    const topic = await aTopic(world);
    const ask = (writer: Parameters<typeof openGeneration>[2]) =>
      openGeneration(
        world.gateway.app,
        world.deps,
        writer,
      )(person as never, { topic, language: 'en', focus_id: undefined, submission_id: randomUUID() });
    const written = await ask(() => async () => ({
      title: 'x'.repeat(300),
      focus: 'management',
      parts: [{ heading: '<b>', text: 'a\n<script>alert(1)</script>', points: [{ term: 'T & S', text: 'one' }] }],
      sources: [],
      writer: 'model',
    }));
    expect(written.body).toMatchObject({
      title: 'x'.repeat(120),
      text: '<h3>&lt;b&gt;</h3><p>a</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p><ul><li><strong>T &amp; S</strong>: one</li></ul>',
      sources: [],
    });
    for (const kind of ['provider-unreachable', 'provider-nonsense'] as const)
      await expect(ask(() => () => Promise.reject(new SummaryWriterError(kind, 'no')))).rejects.toMatchObject({
        code: 'summary-draft-failed',
      });
    const list = (await (await world.signedIn(person)).get('/notebook/writing/')).body;
    expect(list.items).toMatchObject([{ written_by: 'model', state: 'draft' }]);
  });
});
