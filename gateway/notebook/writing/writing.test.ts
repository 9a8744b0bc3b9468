import { randomUUID } from 'node:crypto';
import { sectionDiff } from '~/domain/notebook/writing/section-diff';
import { statement } from '~/domain/kit/statement';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aGuide, aSection } from '~/infra/tooling/testing/factories/notebook';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const author = () => aPerson(world, { roles: ['learner', 'author'] });
const moderator = () => aPerson(world, { roles: ['learner', 'moderator'] });

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

/** An author in the editor of a topic, with a published section unless `section` is false. */
async function anEditor({ section = true } = {}) {
  const topic = await aTopic(world);
  const published = section ? await aSection(world, { topic, title: 'As published' }) : null;
  const person = await author();
  const client = await world.signedIn(person);
  const path = `/notebook/${topic.slug}/edit/`;
  const begin = { submission_id: randomUUID(), ...(published && { section_id: published.id }) };
  const send = (data_request: string, more: object = {}) =>
    client.post(path, { data_request, ...FORM, ...begin, ...more });
  const propose = async (more: object = {}) => {
    const { body } = await send('submit', more);
    return body.next_url as string;
  };
  const topicFor = async (reader: { id: number }) =>
    (await (await world.signedIn(reader)).get(`/notebook/${topic.slug}/`)).body;
  return { topic, published: published!, person, client, path, begin, send, propose, topicFor };
}
const supporter = () => aPerson(world, { roles: ['learner', 'supporter'] });

describe('a text of the notebook', () => {
  // rules: 2.2.49
  it('is a draft of its author alone until it is proposed, and nobody reads it before it is published', async () => {
    const { send, topicFor, client, path, published } = await anEditor();
    const { body } = await send('autosave');
    expect(body.proposal).toMatchObject({ state: 'draft', version: 1, base_revision: 1, own: true, body: FORM });
    expect((await topicFor(await supporter())).sections.map((one: { title: string }) => one.title)).toEqual([
      'As published',
    ]);
    const other = await world.signedIn(await moderator());
    expect(refusal(await other.get(`/notebook/writing/${body.proposal.id}/`))).toEqual([404, 'proposal-not-found']);
    const editor = (await client.get(`${path}?section=${published.id}`)).body;
    expect(editor.proposal.id).toBe(body.proposal.id);
    expect(editor.published.body.title).toBe('As published');
  });

  it('is published by a second person, with the day and their name, and the one before is kept', async () => {
    const { propose, topicFor, published, client } = await anEditor();
    const url = await propose();
    const checker = await moderator();
    const decider = await world.signedIn(checker);
    const seen = (await decider.get(url)).body;
    expect([seen.may_decide, seen.proposal.state, seen.published.body.title]).toEqual([
      true,
      'proposed',
      'As published',
    ]);
    const { body } = await decider.post(url, { data_request: 'publish', version: seen.proposal.version });
    expect(body).toMatchObject({ section_id: published.id, revision: 2 });
    const [section] = (await topicFor(await supporter())).sections;
    expect(section).toMatchObject({
      title: FORM.title,
      text: FORM.text,
      revision: 2,
      checked_by: checker.name,
      checked_on: world.clock.now().toISOString().slice(0, 10),
    });
    const history = (await client.get(`/notebook/sections/${published.id}/history/`)).body;
    expect(history.items).toMatchObject([
      { revision: 2, title: FORM.title, checked_by: checker.name },
      { revision: 1, title: 'As published', checked_by: '' },
    ]);
    const told = (await client.get('/notifications/')).body.items[0];
    expect([told.kind, told.values]).toEqual(['text-published', { title: FORM.title }]);
  });

  it('is never published by its own author, not even by a moderator or staff', async () => {
    const topic = await aTopic(world);
    const person = await aPerson(world, { roles: ['learner', 'author', 'moderator', 'staff'] });
    const client = await world.signedIn(person);
    const { body } = await client.post(`/notebook/${topic.slug}/edit/`, {
      data_request: 'submit',
      ...FORM,
      submission_id: randomUUID(),
    });
    expect(refusal(await client.post(body.next_url, { data_request: 'publish', version: 1 }))).toEqual([
      403,
      'may-not-decide',
    ]);
    expect((await client.get(body.next_url)).body.may_decide).toBe(false);
  });

  it('is sent back with a reason, mended and proposed again', async () => {
    const { propose, client, send, begin } = await anEditor();
    const url = await propose();
    const decider = await world.signedIn(await moderator());
    expect(refusal(await decider.post(url, { data_request: 'send_back', version: 1, reason: ' ' }))).toEqual([
      422,
      'invalid-input',
    ]);
    await decider.post(url, { data_request: 'send_back', version: 1, reason: 'The dose needs a source.' });
    const returned = (await client.get(url)).body.proposal;
    expect(returned).toMatchObject({ state: 'returned', reason: 'The dose needs a source.' });
    expect(refusal(await decider.post(url, { data_request: 'publish', version: 1 }))).toEqual([
      409,
      'proposal-not-waiting',
    ]);
    await send('submit', { ...begin, text: '<p>Mended.</p>', version: returned.version });
    expect((await client.get(url)).body.proposal).toMatchObject({ state: 'proposed', reason: '', version: 2 });
  });

  it('may be taken in part: in the places of what is left out stays what was published', async () => {
    const { propose, topicFor } = await anEditor();
    const decider = await world.signedIn(await moderator());
    const url = await propose();
    const publish = (left_out: string[]) => decider.post(url, { data_request: 'publish', version: 1, left_out });
    const { published, proposal } = (await decider.get(url)).body;
    const { names } = sectionDiff(published.body, proposal.body);
    expect(names).toEqual(['title', 'focus', 'look', 'sources', 'text-1', 'text-2']);
    expect(refusal(await publish(['text-3']))).toEqual([409, 'change-not-found']);
    expect(refusal(await publish(['text']))).toEqual([422, 'invalid-input']);
    expect(refusal(await publish(names))).toEqual([422, 'nothing-taken']);
    expect((await publish(['title', 'text-1'])).status).toBe(200);
    const [section] = (await topicFor(await supporter())).sections;
    expect([section.title, section.section_colour]).toEqual(['As published', 'red']);
    expect(section.text).toBe(`${published.body.text}${FORM.text}`);
  });

  it('of a new section is taken as a whole', async () => {
    const { propose } = await anEditor({ section: false });
    const decider = await world.signedIn(await moderator());
    const url = await propose();
    expect(refusal(await decider.post(url, { data_request: 'publish', version: 1, left_out: ['title'] }))).toEqual([
      409,
      'change-not-found',
    ]);
  });

  it('that was begun on an earlier text is compared first: nothing is replaced silently', async () => {
    const { propose, published, path, client, person } = await anEditor();
    const url = await propose();
    const second = await author();
    const theirs = await world.signedIn(second);
    const { body } = await theirs.post(path, {
      data_request: 'submit',
      ...FORM,
      title: 'Theirs',
      section_id: published.id,
      submission_id: randomUUID(),
    });
    expect((await client.get(`${path}?section=${published.id}`)).body.others).toEqual([second.name]);
    const decider = await world.signedIn(await moderator());
    await decider.post(body.next_url, { data_request: 'publish', version: 1 });
    expect(refusal(await decider.post(url, { data_request: 'publish', version: 1 }))).toEqual([409, 'section-changed']);
    expect(refusal(await client.post(url, { data_request: 'rebase', version: 1, revision: 1 }))).toEqual([
      409,
      'section-changed',
    ]);
    await client.post(url, { data_request: 'rebase', version: 1, revision: 2 });
    expect((await decider.post(url, { data_request: 'publish', version: 1 })).body.revision).toBe(3);
    expect(person.id).not.toBe(second.id);
  });

  it('is decided on once: of two moderators at the same moment one publishes', async () => {
    const { propose } = await anEditor();
    const url = await propose();
    const clients = await Promise.all([moderator(), moderator()].map(async (one) => world.signedIn(await one)));
    const answers = await Promise.all(
      clients.map((client) => client.post(url, { data_request: 'publish', version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('saved twice is saved once; saved over a newer save it is refused', async () => {
    const { send, client, begin } = await anEditor();
    const first = (await send('autosave')).body.proposal;
    expect((await send('autosave')).body.proposal).toEqual(first);
    const newer = (await send('autosave', { title: 'Newer', version: 1 })).body.proposal;
    expect(newer.version).toBe(2);
    expect(refusal(await send('autosave', { title: 'Older window', version: 1 }))).toEqual([409, 'proposal-changed']);
    expect(refusal(await send('autosave', { title: 'Another window', submission_id: randomUUID() }))).toEqual([
      409,
      'proposal-changed',
    ]);
    expect((await client.get(`/notebook/writing/${newer.id}/`)).body.proposal.body.title).toBe('Newer');
    expect(begin.submission_id).toBeTruthy();
  });

  it('is a draft again when it is changed or withdrawn while it waits', async () => {
    const { propose, send, client } = await anEditor();
    const url = await propose();
    await send('autosave', { title: 'Changed', version: 1 });
    expect((await client.get(url)).body.proposal).toMatchObject({ state: 'draft', version: 2 });
    await send('submit', { title: 'Changed', version: 2 });
    await client.post(url, { data_request: 'withdraw', version: 2 });
    expect((await client.get(url)).body.proposal.state).toBe('draft');
    expect(refusal(await client.post(url, { data_request: 'withdraw', version: 2 }))).toEqual([
      409,
      'proposal-not-waiting',
    ]);
  });

  it('needs a title, words and a source before it is proposed; a draft needs nothing', async () => {
    const { send } = await anEditor();
    const empty = { title: ' ', text: '<p> &nbsp;</p>', sources: [] };
    expect((await send('autosave', empty)).status).toBe(200);
    const refused = await send('submit', { ...empty, version: 1 });
    expect(refusal(refused)).toEqual([422, 'section-flawed']);
    expect(refused.body.errors.map((one: { message: string }) => one.message)).toEqual([
      'title-missing',
      'text-missing',
      'sources-missing',
    ]);
  });

  it('that is too long, of another topic, or hostile changes nothing or loses what is hostile', async () => {
    const { send, topic, client } = await anEditor();
    expect((await send('autosave', { text: 'x'.repeat(1_000_000) })).status).toBe(413);
    expect(refusal(await send('autosave', { text: 'x'.repeat(60_001) }))).toEqual([422, 'invalid-input']);
    const hostile = { sources: [{ ...FORM.sources[0], url: 'javascript:alert(1)' }] };
    expect(refusal(await send('submit', hostile))).toEqual([422, 'section-flawed']);
    const elsewhere = await aSection(world, { topic: await aTopic(world) });
    expect(refusal(await send('autosave', { section_id: elsewhere.id }))).toEqual([404, 'section-not-found']);
    const { body } = await send('autosave', { text: '<p onclick="alert(1)">Fine</p><img src=x onerror=alert(1)>' });
    expect(body.proposal.body.text).not.toMatch(/onclick|onerror/);
    expect((await client.get(`/notebook/${topic.slug}/`)).status).toBe(200);
  });

  it('of a new section gets a place at the end and an anchor of its own', async () => {
    const { topic, path, topicFor } = await anEditor();
    const decider = await world.signedIn(await moderator());
    for (const title of ['Qué hacer', 'Qué hacer']) {
      const client = await world.signedIn(await author());
      const { body } = await client.post(path, { data_request: 'submit', ...FORM, title, submission_id: randomUUID() });
      await decider.post(body.next_url, { data_request: 'publish', version: 1 });
    }
    const { sections } = await topicFor(await supporter());
    expect(sections.slice(1).map((one: { key: string }) => one.key)).toEqual(['que-hacer', 'que-hacer-2']);
    expect(topic.id).toBeGreaterThan(0);
  });

  it('of earlier can be proposed again, and a second person publishes it', async () => {
    const { propose, published, client, topicFor } = await anEditor();
    const decider = await world.signedIn(await moderator());
    await decider.post(await propose(), { data_request: 'publish', version: 1 });
    const { body } = await client.post(`/notebook/sections/${published.id}/history/`, {
      data_request: 'restore',
      revision: 1,
      submission_id: randomUUID(),
    });
    await decider.post(body.next_url, { data_request: 'publish', version: 1 });
    const [section] = (await topicFor(await supporter())).sections;
    expect([section.title, section.revision]).toEqual(['As published', 3]);
  });

  it('waits in the list of moderators, the oldest first, and never in their own', async () => {
    const first = await anEditor();
    await first.propose({ title: 'Waits first' });
    world.clock.advance(1_000);
    const second = await anEditor();
    await second.propose({ title: 'Waits second' });
    const decider = await world.signedIn(await moderator());
    const titles = async (page: number) =>
      (await decider.get(`/notebook/writing/?list=waiting&page=${page}`)).body.items.map(
        (one: { title: string }) => one.title,
      );
    const all = [...(await titles(1)), ...(await titles(2))];
    expect(all.indexOf('Waits first')).toBeLessThan(all.indexOf('Waits second'));
    expect(all).toContain('Waits second');
    const mine = (await first.client.get('/notebook/writing/')).body;
    expect(mine.items).toMatchObject([{ title: 'Waits first', state: 'proposed' }]);
    expect(refusal(await first.client.get('/notebook/writing/?list=waiting'))).toEqual([403, 'may-not-decide']);
  });

  it('is thrown away by its author alone, and then another is begun', async () => {
    const { send, client, path } = await anEditor();
    const { proposal } = (await send('autosave')).body;
    const stranger = await world.signedIn(await author());
    expect(refusal(await stranger.post(path, { data_request: 'discard', proposal_id: proposal.id }))).toEqual([
      404,
      'proposal-not-found',
    ]);
    await client.post(path, { data_request: 'discard', proposal_id: proposal.id });
    expect((await send('autosave', { submission_id: randomUUID() })).body.proposal.id).not.toBe(proposal.id);
  });
});

describe('sections as they are read', () => {
  it('come in the language of the reader, and in the other one where there are none', async () => {
    const both = await aTopic(world);
    await aSection(world, { topic: both, key: 'one', title: 'English' });
    await aSection(world, { topic: both, key: 'one', title: 'Español', language: 'es' });
    const english = await aTopic(world);
    await aSection(world, { topic: english, title: 'Only English' });
    const reader = await world.signedIn(await aPerson(world, { language: 'es' }));
    const titles = async (slug: string) =>
      (await reader.get(`/notebook/${slug}/`)).body.sections.map((one: { title: string }) => one.title);
    expect(await titles(both.slug)).toEqual(['Español']);
    expect(await titles(english.slug)).toEqual(['Only English']);
    await aSection(world, { topic: both, key: 'two', title: 'More in English' });
    await aSection(world, { topic: english, key: 'tres', title: 'Solo en español', language: 'es' });
    expect(await titles(both.slug)).toEqual(['Español', 'More in English']);
    expect(await titles(english.slug)).toEqual(['Only English', 'Solo en español']);
    const englishReader = await world.signedIn(await aPerson(world));
    const inEnglish = (await englishReader.get(`/notebook/${english.slug}/`)).body.sections;
    expect(inEnglish.map((one: { language: string }) => one.language)).toEqual(['en', 'es']);
  });

  it('are whole for supporters, and their beginning for others', async () => {
    const topic = await aTopic(world);
    await aSection(world, { topic, text: `<p>${'word '.repeat(100)}SECRET</p>` });
    const read = async (person: { id: number }) =>
      JSON.stringify((await (await world.signedIn(person)).get(`/notebook/${topic.slug}/`)).body);
    expect(await read(await supporter())).toContain('SECRET');
    expect(await read(await aPerson(world))).not.toContain('SECRET');
  });

  // rules: 2.7.32
  it('are bookmarked and unbookmarked, each twice as once, and listed at the door', async () => {
    const topic = await aTopic(world);
    const section = await aSection(world, { topic, key: 'what', title: 'What it is' });
    const client = await world.signedIn(await aPerson(world));
    const mark = (action: string) => client.post('/api/notebook/bookmark/', { action, section_id: section.id });
    for (const action of ['add', 'add']) expect((await mark(action)).body).toEqual({ bookmarked: true });
    expect((await client.get('/notebook/')).body.bookmarks).toEqual([
      { section_id: section.id, title: 'What it is', page_name: topic.name, url: `/notebook/${topic.slug}/#what` },
    ]);
    for (const action of ['remove', 'remove']) expect((await mark(action)).body).toEqual({ bookmarked: false });
    expect((await client.get('/notebook/')).body.bookmarks).toEqual([]);
    expect(refusal(await client.post('/api/notebook/bookmark/', { action: 'add', section_id: 999_999 }))).toEqual([
      404,
      'section-not-found',
    ]);
  });

  it('count as read until another text is published', async () => {
    const { propose, published, topic } = await anEditor();
    const client = await world.signedIn(await aPerson(world));
    await client.post('/api/notebook/read/', { section_id: published.id, revision: 1 });
    const progress = async () => {
      const { body } = await client.get(`/notebook/?search=${encodeURIComponent(topic.name)}`);
      const found = body.topics.find((one: { slug: string }) => one.slug === topic.slug);
      return [found.sections, found.read];
    };
    expect(await progress()).toEqual([1, 1]);
    const decider = await world.signedIn(await moderator());
    await decider.post(await propose(), { data_request: 'publish', version: 1 });
    expect(await progress()).toEqual([1, 0]);
  });

  it('of a topic are found by an address that it had before', async () => {
    const topic = await aTopic(world);
    await world.deps.read.sql.all(
      statement<never, [number]>(
        'testing.old-address',
        `INSERT INTO topic_addresses (slug, topic_id) VALUES ('old-name', $1::int)`,
      ),
      [topic.id],
    );
    const client = await world.signedIn(await aPerson(world));
    expect((await client.get('/notebook/old-name/')).body.slug).toBe(topic.slug);
  });

  it('make up a guide, named in the language of the reader', async () => {
    const guide = await aGuide(world, { name: 'Blood pressure', name_es: 'Presión arterial' });
    await aSection(world, { guide, title: 'The cuff' });
    const client = await world.signedIn(await aPerson(world, { language: 'es' }));
    const { body } = await client.get(`/guides/${guide.slug}/`);
    expect([body.name, body.sections[0].title]).toEqual(['Presión arterial', 'The cuff']);
    expect(refusal(await client.get('/guides/no-such-guide/'))).toEqual([404, 'guide-not-found']);
  });
});
