import { randomUUID } from 'node:crypto';
import { closeExam } from '~/domain/quizzes/close-exam';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aBank, aQuestion, aTopic, type TestQuestion } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';

const PACKS = '/learn/packs/';
const SETUP = '/learn/quiz/setup/';
/** A paper is there or not for everybody. */
const world = openWorld({ own: true });

const WORD = 'quixotropine';
let paper: TestQuestion[];
beforeAll(async () => {
  const topic = await aTopic(world);
  paper = [];
  for (let position = 0; position < 60; position += 1)
    paper.push(
      await aQuestion(world, {
        topic,
        status: 'held-out',
        paper: 'psa-1',
        // Their ids run against their order.
        paper_position: 59 - position,
        packs: ['psa'],
        question_text: `<p>What does ${WORD} do?</p>`,
      }),
    );
  paper.reverse();
});

const idOf = (url: string) => Number(/quiz\/(\d+)\//.exec(url)?.[1]);
async function sitting() {
  const person = await aPerson(world);
  const client = await world.signedIn(person);
  const begin = (submission_id = randomUUID()) =>
    client.post(PACKS, { data_request: 'paper', paper: 'psa-1', submission_id });
  return { person, client, begin, papers: async () => (await client.get(PACKS)).body.papers };
}
async function taken(right: (position: number) => boolean) {
  const { client, begin, ...rest } = await sitting();
  const path = (await begin()).body.next_url as string;
  const quizlog_id = idOf(path);
  for (const [position, question] of paper.entries())
    await client.post(path, {
      data_request: 'answer_submit',
      quizlog_id,
      question_id: question.id,
      answer_id: String((right(position) ? question.right : question.wrong)[0]),
    });
  await client.post('/api/quiz/end-quiz/', { quizlog_id });
  return { client, quizlog_id, ...rest };
}

describe('a mock paper', () => {
  it('is offered when all of its questions are there, and says what it asks', async () => {
    const { papers } = await sitting();
    const psa = { paper: 'psa-1', name: 'PSA mock paper', pack: 'psa', questions: 60, minutes: 120, marks: 200 };
    expect(await papers()).toEqual([{ ...psa, running: false, last_url: '' }]);
    await world.deps.dataSource.query('UPDATE questions SET deleted_at = now() WHERE id = $1', [paper[3]!.id]);
    expect(await papers()).toEqual([]);
    const { begin } = await sitting();
    expect((await begin()).body).toMatchObject({ type: '/problems/no-questions' });
    await world.deps.dataSource.query('UPDATE questions SET deleted_at = NULL WHERE id = $1', [paper[3]!.id]);
  });

  it('asks its questions in their order, by a clock of its own that hands it in', async () => {
    const { client, begin, papers } = await sitting();
    const submission = randomUUID();
    const began = world.clock.now().getTime();
    const { next_url } = (await begin(submission)).body;
    expect((await begin(submission)).body.next_url).toBe(next_url);
    const { body } = await client.get(next_url);
    expect(body.places.map((place: { question_id: number }) => place.question_id)).toEqual(paper.map(({ id }) => id));
    expect(body.quiz).toMatchObject({
      paper: 'psa-1',
      title: 'PSA mock paper',
      mode: 2,
      ends_at: began + 120 * 60_000,
    });
    expect(await papers()).toMatchObject([{ running: true, last_url: next_url }]);
    world.clock.advance(120 * 60_000);
    await world.deps.inTransaction((tx) => closeExam(tx, idOf(next_url)));
    expect((await client.get(next_url)).status).toBe(404);
  });

  it('is begun once at a time, however many ask', async () => {
    const { begin, client, papers } = await sitting();
    const urls = (await Promise.all([begin(), begin(), begin()])).map(({ body }) => body.next_url);
    expect(new Set([...urls, (await begin()).body.next_url]).size).toBe(1);
    await client.post(urls[0], {
      data_request: 'answer_submit',
      quizlog_id: idOf(urls[0]),
      question_id: paper[0]!.id,
      answer_id: String(paper[0]!.right[0]),
    });
    world.clock.advance(120 * 60_000);
    const again = (await begin()).body.next_url;
    expect(again).not.toBe(urls[0]);
    expect(await papers()).toMatchObject([{ running: true, last_url: again }]);
  });

  it('says its marks by section, and what chance alone would give', async () => {
    // All of prescribing, one of the review, none of the rest.
    const { client, quizlog_id, papers } = await taken((position) => position < 9);
    const summary = `/learn/quiz/${quizlog_id}/summary/`;
    const { body } = await client.get(summary);
    expect(body.paper).toMatchObject({ marks: 84, of: 200, chance: 50 });
    expect(body.paper.sections.slice(0, 3)).toEqual([
      { tag: 'prescribing', marks: 80, of: 80 },
      { tag: 'prescription-review', marks: 4, of: 32 },
      { tag: 'planning-management', marks: 0, of: 16 },
    ]);
    expect(await papers()).toMatchObject([{ running: false, last_url: summary }]);
  });
});

// The question is asked in its paper and shown in the result of who took it; these are all the other ways to a question.
describe('a question that is held out', () => {
  it('is in no quiz, count, search, pack, list or address of who has not met it', async () => {
    const { client } = await sitting();
    const [question] = paper;
    const others = await aBank(world, 2, { topic: question!.topic });
    const { body } = await client.get(SETUP);
    expect(body.counts.all).toBe(others.length);
    for (const mode of [1, 2, 3]) {
      const started = await client.post(SETUP, { topic: question!.topic.id, number_of_questions: 50, mode });
      expect((await client.get(started.body.next_url)).body.places).toHaveLength(others.length);
    }
    expect((await client.get(PACKS)).body.packs.map(({ pack }: { pack: string }) => pack)).not.toContain('psa');
    expect((await client.post(PACKS, { pack: 'psa', number_of_questions: 5 })).body).toMatchObject({
      type: '/problems/no-questions',
    });
    expect(JSON.stringify((await client.get(`/search/?q=${WORD}`)).body)).not.toContain('"question"');
    expect((await client.get(`/questions/${question!.id}/comments/`)).status).toBeGreaterThanOrEqual(400);
  });

  it('is not asked again, made a card of or practised as a bookmark by who got it wrong', async () => {
    const { client, quizlog_id } = await taken((position) => position > 0);
    const [wrong] = paper;
    expect((await client.post(SETUP, { from: quizlog_id, number_of_questions: 1 })).body).toMatchObject({
      type: '/problems/no-questions',
    });
    expect((await client.post(SETUP, { mistakes: 0, number_of_questions: 10 })).body.type).toBe(
      '/problems/no-questions',
    );
    expect(JSON.stringify((await client.get('/learn/mistakes/')).body)).not.toContain(WORD);
    await client.post('/api/quiz/question/bookmark/', { question_id: wrong!.id });
    expect((await client.post(SETUP, { bookmarked: true, number_of_questions: 10 })).body.type).toBe(
      '/problems/no-bookmarks',
    );
    const draft = await client.post('/api/flashcards/draft/', {
      source_kind: 'question',
      quizlog_id,
      question_id: wrong!.id,
    });
    expect(draft.body.type).toBe('/problems/draft-source-not-found');
  });
});
