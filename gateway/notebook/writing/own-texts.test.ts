import { randomUUID } from 'node:crypto';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aSection } from '~/infra/tooling/testing/factories/notebook';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const FORM = {
  title: 'First hour',
  focus_id: 3,
  section_colour: 'red',
  section_icon: 'heart',
  text: '<p>Aspirin <strong>300 mg</strong>.</p>',
  sources: [{ title: 'A guideline', publisher: 'NICE', year: 2020, url: 'https://example.org/' }],
};

/** An author in the editor of a topic with a published section, and a moderator. */
async function anEditor() {
  const topic = await aTopic(world);
  const published = await aSection(world, { topic, title: 'As published' });
  const client = await world.signedIn(await aPerson(world, { roles: ['learner', 'author'] }));
  const decider = await world.signedIn(await aPerson(world, { roles: ['learner', 'moderator'] }));
  const path = `/notebook/${topic.slug}/edit/`;
  const send = (data_request: string, more: object = {}) =>
    client.post(path, { data_request, ...FORM, submission_id: randomUUID(), section_id: published.id, ...more });
  const publish = async (url: string) => decider.post(url, { data_request: 'publish', version: 1 });
  return { topic, published, client, path, send, publish };
}

describe('a text that somebody writes', () => {
  it('is kept as it is sent without a submission and a version; with a version, a stale one is a conflict', async () => {
    const { send } = await anEditor();
    const plain = { submission_id: undefined };
    const first = (await send('autosave', { ...plain, title: 'One' })).body.proposal;
    const second = (await send('autosave', { ...plain, title: 'Two' })).body.proposal;
    expect([second.id, second.version, second.body.title]).toEqual([first.id, 2, 'Two']);
    expect(refusal(await send('autosave', { ...plain, title: 'Three', version: 1 }))).toEqual([
      409,
      'proposal-changed',
    ]);
    expect(refusal(await send('autosave', { title: 'Another window' }))).toEqual([409, 'proposal-changed']);
  });

  it('of earlier takes no place of a text that one writes, and says where that is', async () => {
    const { send, publish, published, client, path } = await anEditor();
    await publish((await send('submit')).body.next_url);
    const history = `/notebook/sections/${published.id}/history/`;
    expect((await client.get(history)).body.own_url).toBe('');
    const own = (await send('autosave', { title: 'Still mine' })).body.proposal;
    const again = { data_request: 'restore', revision: 1, submission_id: randomUUID() };
    expect(refusal(await client.post(history, again))).toEqual([409, 'own-text-open']);
    expect((await client.get(history)).body.own_url).toBe(`/notebook/writing/${own.id}/`);
    expect((await client.get(`/notebook/writing/${own.id}/`)).body.proposal.body.title).toBe('Still mine');
    await client.post(path, { data_request: 'discard', proposal_id: own.id });
    for (const _ of ['sent', 'sent again']) expect((await client.post(history, again)).status).toBe(200);
  });

  it('leads its author to where it can be read, and discarded, once its section or topic is gone', async () => {
    const { send, published, topic, client } = await anEditor();
    const kept = [
      (await send('autosave')).body.proposal.id as number,
      (await send('autosave', { section_id: undefined })).body.proposal.id as number,
    ];
    const listed = async () =>
      (await client.get('/notebook/writing/')).body.items.map((one: { url: string }) => one.url);
    expect(await listed()).toEqual(kept.map(() => expect.stringContaining('/edit/?')));
    await world.deps.dataSource.query('UPDATE notebook_sections SET retired_at = now() WHERE id = $1', [published.id]);
    expect(await listed()).toEqual(expect.arrayContaining([`/notebook/writing/${kept[0]}/`]));
    const into = await aTopic(world);
    await world.deps.dataSource.query('INSERT INTO topic_addresses (slug, topic_id) VALUES ($1, $2)', [
      topic.slug,
      into.id,
    ]);
    for (const url of await listed())
      expect((await client.get(url)).body).toMatchObject({ edit_url: '', proposal: { own: true } });
    const [url] = await listed();
    await client.post(url, { data_request: 'discard' });
    expect(await listed()).toHaveLength(1);
  });
});
