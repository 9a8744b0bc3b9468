import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aGuide, aSection } from '~/infra/tooling/testing/factories/notebook';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const query = (sql: string, values: unknown[] = []) => world.deps.dataSource.query(sql, values);
const SECRET = 'Only some read this.';
const long = `<p>${'What everybody may begin with. '.repeat(10)}</p><p>${SECRET}</p>`;

describe('the sections of a page', () => {
  it('of a topic are whole for supporters; for others only what is free is', async () => {
    const topic = await aTopic(world);
    const free = await aSection(world, { topic, position: 1, text: long });
    await aSection(world, { topic, position: 2, text: long });
    await query('UPDATE notebook_sections SET free = true WHERE id = $1', [free.id]);
    const sectionsFor = async (roles: ('learner' | 'supporter')[]) =>
      (await (await world.signedIn(await aPerson(world, { roles }))).get(`/notebook/${topic.slug}/`)).body.sections.map(
        (section: { whole: boolean; text: string }) => [section.whole, section.text.includes(SECRET)],
      );
    expect(await sectionsFor(['learner'])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(await sectionsFor(['learner', 'supporter'])).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('of a guide are whole for everybody, with their drawings in the language of the reader', async () => {
    const guide = await aGuide(world, { name_es: 'Guía de manos' });
    const section = await aSection(world, { guide, text: long });
    await query(
      `INSERT INTO guide_drawings (name, svg, title, title_es, description, description_es) VALUES ('hands', '<svg/>', 'Hands', 'Manos', 'Two hands', 'Dos manos')`,
    );
    await query(`UPDATE notebook_sections SET drawing = 'hands' WHERE id = $1`, [section.id]);
    const topic = await aTopic(world, { name_es: 'Sepsis en español' });
    await query('INSERT INTO guide_topics (guide_id, topic_id) VALUES ($1, $2)', [guide.id, topic.id]);
    const reader = await world.signedIn(await aPerson(world, { language: 'es' }));
    const { body } = await reader.get(`/guides/${guide.slug}/`);
    expect(body).toMatchObject({
      name: 'Guía de manos',
      topics: [{ name: 'Sepsis en español', url: `/notebook/${topic.slug}/` }],
      sections: [
        {
          whole: true,
          text: long,
          drawing: { svg: '<svg/>', title: 'Manos', description: 'Dos manos' },
          language: 'en',
        },
      ],
    });
    expect((await reader.get('/guides/nothing-here/')).status).toBe(404);
  });
});

describe('checking a section', () => {
  const CHECK = '/api/notebook/check/';
  const anAiSection = async () => {
    const topic = await aTopic(world);
    const section = await aSection(world, { topic });
    await query(`UPDATE notebook_sections SET content_hash = 'starter', checked_on = '2026-01-02' WHERE id = $1`, [
      section.id,
    ]);
    const shownTo = async (person: { id: number }) =>
      (await (await world.signedIn(person)).get(`/notebook/${topic.slug}/`)).body.sections[0];
    return { section, shownTo, sent: { section_id: section.id, revision: section.revision } };
  };

  it('by a moderator says who compared it with its sources, and when', async () => {
    const { shownTo, sent } = await anAiSection();
    const moderator = await aPerson(world, { roles: ['learner', 'moderator'] });
    expect(await shownTo(moderator)).toMatchObject({
      checked_by: '',
      checked_on: '2026-01-02',
      with_ai: true,
      may_check: true,
    });
    const client = await world.signedIn(moderator);
    const { status, body } = await client.post(CHECK, sent);
    const today = world.clock.now().toISOString().slice(0, 10);
    const check = { checked_by: (await shownTo(moderator)).checked_by, checked_on: today };
    expect([status, body]).toEqual([200, check]);
    expect(check.checked_by).not.toBe('');
    expect(await shownTo(await aPerson(world))).toMatchObject({ ...check, with_ai: true, may_check: false });
    expect((await client.post(CHECK, sent)).status).toBe(200);
  });

  it('is for moderators, of somebody else’s text, and of the text that they have read', async () => {
    const { section, shownTo, sent } = await anAiSection();
    expect(refusal(await (await world.signedIn(await aPerson(world))).post(CHECK, sent))).toEqual([
      403,
      'may-not-check-section',
    ]);
    const moderator = await aPerson(world, { roles: ['learner', 'moderator'] });
    const client = await world.signedIn(moderator);
    expect(refusal(await client.post(CHECK, { ...sent, revision: 7 }))).toEqual([409, 'section-not-that-text']);
    await query('UPDATE notebook_sections SET author_id = $1 WHERE id = $2', [moderator.id, section.id]);
    expect((await shownTo(moderator)).may_check).toBe(false);
    expect(refusal(await client.post(CHECK, sent))).toEqual([403, 'may-not-check-section']);
    await query('UPDATE notebook_sections SET retired_at = now(), author_id = NULL WHERE id = $1', [section.id]);
    expect(refusal(await client.post(CHECK, sent))).toEqual([404, 'section-not-found']);
    expect(await query('SELECT checked_by FROM notebook_sections WHERE id = $1', [section.id])).toEqual([
      { checked_by: null },
    ]);
  });
});

describe('the first page of the notebook', () => {
  it('names the topic of the section that was read last', async () => {
    const client = await world.signedIn(await aPerson(world));
    const readLast = async () => (await client.get('/notebook/')).body.read_last;
    expect(await readLast()).toBe('');
    const [one, other] = [await aTopic(world), await aTopic(world)];
    for (const topic of [one, other, one]) {
      const { id, revision } = await aSection(world, { topic });
      await client.post('/api/notebook/read/', { section_id: id, revision });
      world.clock.advance(1_000);
      expect(await readLast()).toBe(topic.slug);
    }
    const guide = await aSection(world, { guide: await aGuide(world) });
    await client.post('/api/notebook/read/', { section_id: guide.id, revision: guide.revision });
    expect(await readLast()).toBe(one.slug);
  });
});
