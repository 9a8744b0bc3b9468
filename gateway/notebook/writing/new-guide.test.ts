import { randomUUID } from 'node:crypto';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aSection } from '~/infra/tooling/testing/factories/notebook';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const CREATE = '/guides/create/';
const SECTION = {
  title: 'Prepare',
  focus_id: 3,
  section_colour: 'red',
  section_icon: 'heart',
  text: '<p>Wash your hands.</p>',
  sources: [{ title: 'A guideline', publisher: 'NICE', year: 2020, url: 'https://example.org/' }],
};
const begin = (more: object = {}) => ({
  data_request: 'submit',
  name: 'Arterial blood gas',
  description: 'How to take blood from the radial artery.',
  specialty_id: 2,
  submission_id: randomUUID(),
  ...more,
});

describe('a guide that an author begins', () => {
  it('is theirs until its first section is published, and then everybody’s, with its topics', async () => {
    const topic = await aTopic(world);
    const author = await world.signedIn(await aPerson(world, { roles: ['learner', 'author'] }));
    expect((await author.get(CREATE)).body.topics).toContainEqual({ id: topic.id, name: topic.name, specialty_id: 1 });
    const form = begin({ topics: [topic.id], name_es: 'Gasometría arterial' });
    const { status, body } = await author.post(CREATE, form);
    expect([status, body.next_url]).toEqual([200, '/guides/arterial-blood-gas/edit/?language=en']);
    expect((await author.post(CREATE, form)).body).toEqual(body);
    const learner = await world.signedIn(await aPerson(world, { language: 'es' }));
    const page = '/guides/arterial-blood-gas/';
    expect(refusal(await learner.get(page))).toEqual([404, 'guide-not-found']);
    const guidesOf = async () =>
      (await learner.get(`/api/notebook/topic-ties/?topic_id=${topic.id}`)).body.guides.map(
        (one: { name: string }) => one.name,
      );
    expect(await guidesOf()).toEqual([]);
    expect((await author.get(page)).body).toMatchObject({ name: 'Arterial blood gas', sections: [], topics: [{}] });

    const sent = { data_request: 'submit', ...SECTION, submission_id: randomUUID() };
    const { next_url } = (await author.post('/guides/arterial-blood-gas/edit/', sent)).body;
    const moderator = await world.signedIn(await aPerson(world, { roles: ['learner', 'moderator'] }));
    expect((await moderator.get(next_url)).body.page_name).toBe('Arterial blood gas');
    await moderator.post(next_url, { data_request: 'publish', version: 1 });
    expect((await learner.get(page)).body).toMatchObject({
      name: 'Gasometría arterial',
      sections: [{ title: 'Prepare' }],
      topics: [{ name: topic.name_es }],
    });
    expect(await guidesOf()).toEqual(['Gasometría arterial']);
    const home = (await learner.get('/notebook/')).body.guides;
    expect(home).toMatchObject([{ slug: 'arterial-blood-gas', sections: 1 }]);
  });

  it('has an address of its own, and never that of the page where guides are begun', async () => {
    const author = await world.signedIn(await aPerson(world, { roles: ['learner', 'author'] }));
    const slugOf = async (name: string) => (await author.post(CREATE, begin({ name }))).body.next_url.split('/')[2];
    expect([await slugOf('Create'), await slugOf('Suturing'), await slugOf('Suturing')]).toEqual([
      'create-2',
      'suturing',
      'suturing-2',
    ]);
    for (let nth = 3; nth < 9; nth += 1) await slugOf('Suturing');
    expect((await author.post(CREATE, begin())).status).toBe(200);
    expect(refusal(await author.post(CREATE, begin()))).toEqual([409, 'too-many-open']);
  });

  it('is begun with a title, a description and a specialty', async () => {
    const author = await world.signedIn(await aPerson(world, { roles: ['learner', 'author'] }));
    for (const bad of [{ name: 'x' }, { description: 'Short' }, { specialty_id: 98 }])
      expect((await author.post(CREATE, begin(bad))).status).toBe(422);
    expect(refusal(await author.post(CREATE, begin({ topics: [999_999] })))).toEqual([404, 'topic-not-found']);
    expect((await author.get('/notebook/writing/?list=published&specialty=2&checked=no')).status).toBe(200);
  });
});

describe('the list of published texts', () => {
  it('is narrowed to a specialty, and to what was checked or not', async () => {
    const author = await world.signedIn(await aPerson(world, { roles: ['learner', 'author'] }));
    const moderator = await aPerson(world, { roles: ['learner', 'moderator'] });
    const [heart, lung] = [await aTopic(world, { specialty_id: 1 }), await aTopic(world, { specialty_id: 2 })];
    const [one, two, three] = [
      await aSection(world, { topic: heart }),
      await aSection(world, { topic: heart }),
      await aSection(world, { topic: lung }),
    ];
    await world.deps.dataSource.query('UPDATE notebook_sections SET checked_by = $1 WHERE id = $2', [
      moderator.id,
      two.id,
    ]);
    const listed = async (query: string) =>
      (await author.get(`/notebook/writing/?list=published${query}`)).body.items.map((item: { id: number }) => item.id);
    expect(await listed('&specialty=1')).toEqual([one.id, two.id]);
    expect(await listed('&specialty=1&checked=yes')).toEqual([two.id]);
    expect(await listed('&specialty=1&checked=no')).toEqual([one.id]);
    expect(await listed('&specialty=2&checked=no')).toContain(three.id);
  });
});
