import { randomUUID } from 'node:crypto';
import { hideNotebookPage, showNotebookPage } from '~/domain/notebook/hide-page';
import { aPerson } from '../tooling/testing/factories/accounts';
import { aDeck } from '../tooling/testing/factories/flashcards';
import { aGuide, aSection } from '../tooling/testing/factories/notebook';
import { aQuestion } from '../tooling/testing/factories/questions';
import { aStation } from '../tooling/testing/factories/stations';
import { openWorld } from '../tooling/testing/world';
import { loadTopics } from './load-topics';
import type { ParsedTopic } from './question-content';
import { readBank } from './read-questions';
import { table } from '~/infra/tooling/testing/table';
import type { Topic } from '~/infra/tooling/testing/rows';

const world = openWorld();
const query = (sql: string, values: unknown[] = []) => world.deps.dataSource.query(sql, values);
const [asthma, heart] = ['asthma', 'heart-failure'].map((slug) =>
  readBank().topics.find((topic) => topic.slug === slug)!,
) as [ParsedTopic, ParsedTopic];
const load = (...topics: ParsedTopic[]) => world.deps.inTransaction((tx) => loadTopics(tx, topics));
const topicBy = async (slug: string) => (await table(world, 'topics').find({ slug }))[0];
const known = async (slug: string) => (await topicBy(slug))!;
const opened = async (slug: string) =>
  (await (await world.signedIn(await aPerson(world))).get(`/notebook/${slug}/`)).body;

it('a topic that is renamed stays the same one, and its earlier address leads on', async () => {
  await load(asthma);
  const { id } = await known('asthma');
  const renamed = { ...asthma, slug: 'asthma-in-adults', formerly: ['asthma'] };
  expect(await load(renamed)).toBe(1);
  expect((await known('asthma-in-adults')).id).toBe(id);
  expect(await topicBy('asthma')).toBeUndefined();
  expect((await opened('asthma')).slug).toBe('asthma-in-adults');
  expect(await load(renamed)).toBe(0);
});

it('what belongs to a topic that is merged goes with it, and its address leads on', async () => {
  const old = { ...asthma, slug: 'wheeze' };
  await load(old, heart);
  const [from, into] = [await known('wheeze'), await known('heart-failure')];
  const question = await aQuestion(world, { topic: from });
  const pack = await aDeck(world, { kind: 'pack', cards: 1, topic: from });
  const starter = await aSection(world, { topic: from });
  await query(`UPDATE notebook_sections SET content_hash = 'starter' WHERE id = $1`, [starter.id]);
  await load({ ...heart, formerly: ['wheeze'] });
  expect(await query('SELECT topic_id, specialty_id FROM questions WHERE id = $1', [question.id])).toEqual([
    { topic_id: into.id, specialty_id: 1 },
  ]);
  expect(await query('SELECT topic_id FROM flashcards WHERE id = $1', [pack.cards[0]!.id])).toEqual([
    { topic_id: into.id },
  ]);
  expect(
    await query('SELECT count(*)::int AS shown FROM notebook_sections WHERE topic_id = $1 AND retired_at IS NULL', [
      from.id,
    ]),
  ).toEqual([{ shown: 0 }]);
  expect((await opened('wheeze')).slug).toBe('heart-failure');
  const { body } = await (await world.signedIn(await aPerson(world))).get('/notebook/');
  expect(body.topics.map((topic: { slug: string }) => topic.slug)).not.toContain('wheeze');
});

it('what people wrote of a topic that is merged goes with it, and nothing of it is lost', async () => {
  const old = { ...asthma, slug: 'wheezing' };
  await load(old, heart);
  const [from, into] = [await known('wheezing'), await known('heart-failure')];
  const starter = await aSection(world, { topic: from, key: 'signs' });
  await query(`UPDATE notebook_sections SET content_hash = 'starter' WHERE id = $1`, [starter.id]);
  const theirs = await aSection(world, { topic: into, key: 'care' });
  const own = await aSection(world, { topic: from, key: 'care', title: 'What I know of it' });
  const hidden = await aSection(world, { topic: from, key: 'rare' });
  await query(`UPDATE notebook_sections SET retired_at = now(), hidden_at = now(), hidden_alone = true WHERE id = $1`, [
    hidden.id,
  ]);
  const author = await aPerson(world, { roles: ['learner', 'author'] });
  const client = await world.signedIn(author);
  const begin = async (more: object) =>
    (
      await client.post('/notebook/wheezing/edit/', {
        data_request: 'autosave',
        ...{ title: 'Mine', focus_id: 3, section_colour: 'red', section_icon: 'heart', text: '<p>Mine.</p>' },
        submission_id: randomUUID(),
        ...more,
      })
    ).body.proposal.id as number;
  const drafts = [await begin({}), await begin({ section_id: starter.id }), await begin({ section_id: own.id })];
  const station = await aStation(world, {});
  await query('INSERT INTO station_topics (station_id, topic_id) VALUES ($1, $2), ($1, $3)', [
    station.id,
    from.id,
    into.id,
  ]);
  const guide = await aGuide(world);
  await query('INSERT INTO guide_topics (guide_id, topic_id) VALUES ($1, $2)', [guide.id, from.id]);
  const other = await world.signedIn(await aPerson(world));
  const note = (by: typeof client, topic: Topic, text: string) =>
    by.post('/content/annotation/api/', { entity_type: 'topic', entity_id: topic.id, text });
  const noted = async (by: typeof client) =>
    (await by.get(`/content/annotation/api/?entity_type=topic&entity_id=${into.id}`)).body.text;
  await note(client, from, '<p>One.</p>');
  await note(other, from, '<p>Two.</p>');
  await note(other, into, '<p>Three.</p>');

  await load({ ...heart, formerly: ['wheezing'] });
  const sections = await query(
    'SELECT id, key, retired_at IS NULL AS shown FROM notebook_sections WHERE topic_id = $1 ORDER BY id',
    [into.id],
  );
  expect(sections).toEqual(
    expect.arrayContaining([
      { id: theirs.id, key: 'care', shown: true },
      { id: own.id, key: 'care-2', shown: true },
      { id: hidden.id, key: 'rare', shown: false },
    ]),
  );
  expect(sections.map(({ id }: { id: number }) => id)).not.toContain(starter.id);
  expect(await query('SELECT id, topic_id, section_id FROM notebook_proposals ORDER BY id')).toEqual([
    { id: drafts[0], topic_id: into.id, section_id: null },
    { id: drafts[1], topic_id: into.id, section_id: null },
    { id: drafts[2], topic_id: into.id, section_id: own.id },
  ]);
  for (const item of (await client.get('/notebook/writing/')).body.items)
    expect((await client.get(item.url)).status).toBe(200);
  expect(await query('SELECT topic_id FROM station_topics WHERE station_id = $1', [station.id])).toEqual([
    { topic_id: into.id },
  ]);
  expect(await query('SELECT topic_id FROM guide_topics WHERE guide_id = $1', [guide.id])).toEqual([
    { topic_id: into.id },
  ]);
  expect([await noted(client), await noted(other)]).toEqual(['<p>One.</p>', '<p>Three.</p><p>Two.</p>']);
});

it('what is proposed of questions goes with a topic that moves or is merged; what was decided stays as it was', async () => {
  const old = { ...asthma, slug: 'bronchospasm' };
  await load(old, heart);
  const [from, into] = [await known('bronchospasm'), await known('heart-failure')];
  const author = await aPerson(world, { roles: ['learner', 'author'] });
  const states = ['proposed', 'returned', 'withdrawn'];
  for (const state of states) {
    const { id } = await aQuestion(world, { topic: from });
    await query(
      `INSERT INTO question_proposals (question_id, author_id, state, body, base_revision, returns, reason, proposed_at, decided_at)
       VALUES ($1, $2, $3, $4, 1, 1, 'Say which guideline', now(), now())`,
      [id, author.id, state, { topic_id: from.id, specialty_id: from.specialty_id, question_text: 'Which drug?' }],
    );
  }
  const bodies = async () =>
    (await query('SELECT body FROM question_proposals WHERE author_id = $1 ORDER BY id', [author.id])).map(
      ({ body }: { body: object }) => body,
    );
  const filed = (topic: { id: number }, specialty_id: number) => ({
    topic_id: topic.id,
    specialty_id,
    question_text: 'Which drug?',
  });
  await load({ ...old, specialty: heart.specialty });
  const decided = filed(from, from.specialty_id);
  expect(await bodies()).toEqual([filed(from, into.specialty_id), filed(from, into.specialty_id), decided]);
  await load({ ...heart, formerly: ['bronchospasm'] });
  expect(await bodies()).toEqual([filed(into, into.specialty_id), filed(into, into.specialty_id), decided]);
});

it('what is hidden with a topic that is merged follows it once it is shown', async () => {
  const old = { ...asthma, slug: 'wheeziness' };
  await load(old, heart);
  const [from, into] = [await known('wheeziness'), await known('heart-failure')];
  const own = await aSection(world, { topic: from });
  await world.deps.inTransaction((tx) => hideNotebookPage(tx, 'topic', from.id));
  await load({ ...heart, name: 'Failing', formerly: ['wheeziness'] });
  const topicOfOwn = async () =>
    (await query('SELECT topic_id, retired_at IS NULL AS shown FROM notebook_sections WHERE id = $1', [own.id]))[0];
  expect(await topicOfOwn()).toEqual({ topic_id: from.id, shown: false });
  await world.deps.inTransaction((tx) => showNotebookPage(tx, 'topic', from.id, {}));
  expect(await topicOfOwn()).toEqual({ topic_id: into.id, shown: true });
});

it('a topic that somebody has taken over is neither renamed nor merged', async () => {
  await load({ ...asthma, slug: 'taken' });
  const taken = await known('taken');
  await query(`UPDATE topics SET content_hash = NULL WHERE id = $1`, [taken.id]);
  const question = await aQuestion(world, { topic: taken });
  await load({ ...heart, name: 'The failing heart', formerly: ['taken'] });
  expect((await known('taken')).id).toBe(taken.id);
  expect((await opened('taken')).slug).toBe('taken');
  expect(await query('SELECT topic_id FROM questions WHERE id = $1', [question.id])).toEqual([{ topic_id: taken.id }]);
});
