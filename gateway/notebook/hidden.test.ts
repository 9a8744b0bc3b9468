import { randomUUID } from 'node:crypto';
import { hideNotebookPage, showNotebookPage } from '~/domain/notebook/hide-page';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aTakenQuiz } from '~/infra/tooling/testing/factories/item-analysis';
import { aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const SECRET = 'Nobody is to read this dose.';
const hide = (topic: { id: number }) => world.deps.inTransaction((tx) => hideNotebookPage(tx, 'topic', topic.id));
const show = (topic: { id: number }) => world.deps.inTransaction((tx) => showNotebookPage(tx, 'topic', topic.id, {}));

describe('a topic that a moderator hides', () => {
  it('is shown nowhere: not after an answer, not in a summary, with no card, and in no preview', async () => {
    const topic = await aTopic(world, { summary: `<p>${SECRET}</p>` });
    const question = await aQuestion(world, { topic });
    const person = await aPerson(world, { roles: ['learner', 'supporter', 'author'] });
    const client = await world.signedIn(person);
    const quiz = await aTakenQuiz(world, { person, questions: [question] });
    const [card] = (await aDeck(world, { kind: 'pack', cards: 1, topic })).cards;
    const everywhere = async () => {
      const answers = await Promise.all([
        client.get(`/notebook/${topic.slug}/`),
        client.get(`/quizlog/${quiz.id}/questions/?question_id=${question.id}`),
        client.get(`/learn/quiz/${quiz.id}/summary/`),
      ]);
      return answers.map(({ status, body }) => [status, JSON.stringify(body).includes(SECRET)]);
    };
    const cardFrom = () =>
      client.post('/api/flashcards/draft/', {
        source_kind: 'passage',
        entity_type: 'topic',
        entity_id: topic.id,
        passage: SECRET,
      });
    const summaries = async () => (await client.get(`/api/flashcards/${card!.id}/summaries/`)).body.summaries;
    const seen = [200, true];
    expect(await everywhere()).toEqual([seen, seen, seen]);
    expect(await summaries()).toHaveLength(1);
    await hide(topic);
    expect(await everywhere()).toEqual([seen, seen, seen].map(([status]) => [status, false]));
    expect(refusal(await cardFrom())).toEqual([422, 'passage-not-found']);
    expect(await summaries()).toEqual([]);
    await show(topic);
    expect(await everywhere()).toEqual([seen, seen, seen]);
    expect((await cardFrom()).status).toBe(200);
  });
});

describe('a new section that was proposed', () => {
  const FORM = {
    title: 'First hour',
    focus_id: 3,
    section_colour: 'red',
    section_icon: 'heart',
    text: '<p>Aspirin 300 mg.</p>',
    sources: [{ title: 'A guideline', publisher: 'NICE', year: 2020, url: 'https://example.org/' }],
  };
  async function aProposed() {
    const topic = await aTopic(world);
    const author = await world.signedIn(await aPerson(world, { roles: ['learner', 'author'] }));
    const { body } = await author.post(`/notebook/${topic.slug}/edit/`, {
      data_request: 'submit',
      ...FORM,
      submission_id: randomUUID(),
    });
    const moderator = await world.signedIn(await aPerson(world, { roles: ['learner', 'moderator'] }));
    const publish = () => moderator.post(body.next_url, { data_request: 'publish', version: 1 });
    const titles = async (slug = topic.slug) =>
      (await author.get(`/notebook/${slug}/`)).body.sections.map((one: { title: string }) => one.title);
    return { topic, publish, titles };
  }

  it('is not published on a page that is hidden, but once the page is shown again', async () => {
    const { topic, publish, titles } = await aProposed();
    await hide(topic);
    expect(refusal(await publish())).toEqual([409, 'notebook-page-hidden']);
    expect(await titles()).toEqual([]);
    await show(topic);
    expect((await publish()).status).toBe(200);
    expect(await titles()).toEqual([FORM.title]);
  });

  it('is published on the topic that its own was merged into', async () => {
    const { topic, publish, titles } = await aProposed();
    const into = await aTopic(world);
    await world.deps.dataSource.query('INSERT INTO topic_addresses (slug, topic_id) VALUES ($1, $2)', [
      topic.slug,
      into.id,
    ]);
    const { status, body } = await publish();
    expect([status, body.url]).toEqual([200, `/notebook/${into.slug}/#first-hour`]);
    expect(await titles()).toEqual([FORM.title]);
  });
});
