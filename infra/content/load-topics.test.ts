import { Topic } from '~/domain/questions/topic.entity';
import { aPerson } from '../tooling/testing/factories/accounts';
import { aDeck } from '../tooling/testing/factories/flashcards';
import { aSection } from '../tooling/testing/factories/notebook';
import { aQuestion } from '../tooling/testing/factories/questions';
import { openWorld } from '../tooling/testing/world';
import { loadTopics } from './load-topics';
import type { ParsedTopic } from './question-content';
import { readBank } from './read-questions';

const world = openWorld();
const query = (sql: string, values: unknown[] = []) => world.deps.dataSource.query(sql, values);
const [asthma, heart] = ['asthma', 'heart-failure'].map((slug) =>
  readBank().topics.find((topic) => topic.slug === slug)!,
) as [ParsedTopic, ParsedTopic];
const load = (...topics: ParsedTopic[]) => world.deps.inTransaction((tx) => loadTopics(tx, topics));
const topicBy = (slug: string) => world.deps.read.em.findOneBy(Topic, { slug });
const known = async (slug: string) => (await topicBy(slug))!;
const opened = async (slug: string) =>
  (await (await world.signedIn(await aPerson(world))).get(`/notebook/${slug}/`)).body;

it('a topic that is renamed stays the same one, and its earlier address leads on', async () => {
  await load(asthma);
  const { id } = await known('asthma');
  const renamed = { ...asthma, slug: 'asthma-in-adults', formerly: ['asthma'] };
  expect(await load(renamed)).toBe(1);
  expect((await known('asthma-in-adults')).id).toBe(id);
  expect(await topicBy('asthma')).toBeNull();
  expect((await opened('asthma')).slug).toBe('asthma-in-adults');
  expect(await load(renamed)).toBe(0);
});

it('what belongs to a topic that is merged goes with it, and its address leads on', async () => {
  const old = { ...asthma, slug: 'wheeze' };
  await load(old, heart);
  const [from, into] = [await known('wheeze'), await known('heart-failure')];
  const question = await aQuestion(world, { topic: from });
  const pack = await aDeck(world, { kind: 'pack', cards: 1, topic: from });
  await aSection(world, { topic: from });
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
