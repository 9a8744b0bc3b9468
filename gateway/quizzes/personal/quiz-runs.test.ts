import { randomUUID } from 'node:crypto';
import { EXAM } from '~/domain/quizzes/contract';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aPersonalQuiz, type TestPersonalQuiz } from '~/infra/tooling/testing/factories/personal-quizzes';
import { aBank, aQuestion, type TestQuestion } from '~/infra/tooling/testing/factories/questions';
import type { TestClient } from '~/infra/tooling/testing/client';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

const told = ({ status, body }: { status: number; body: { type: string } }) => [status, body.type];

describe('taking a personal quiz', () => {
  const world = openWorld();
  const taker = async () => {
    const person = await aPerson(world);
    return { person, client: await world.signedIn(person) };
  };
  const begin = async (client: TestClient, quiz: TestPersonalQuiz, input: Record<string, unknown> = {}) => {
    const { status, body } = await client.post(quiz.take, input);
    expect([status, body.next_url]).toEqual([200, expect.stringMatching(/^\/learn\/quiz\/\d+\/$/)]);
    return body.next_url as string;
  };
  const idsOf = async (client: TestClient, run: string) =>
    (await client.get(run)).body.places.map((place: { question_id: number }) => place.question_id);
  const answer = (client: TestClient, run: string, question: TestQuestion, ids = question.right) =>
    client.post(run, {
      data_request: 'answer_submit',
      quizlog_id: Number(/\d+/.exec(run)![0]),
      question_id: question.id,
      answer_id: ids.join(','),
    });

  describe('who may', () => {
    it('is its author and, if it is shared, anyone with the link', async () => {
      const quiz = await aPersonalQuiz(world);
      const { client } = await taker();
      const author = await world.signedIn(quiz.person);
      for (const refused of [await client.get(quiz.take), await client.post(quiz.take)])
        expect(told(refused)).toEqual([404, '/problems/quiz-not-shared']);
      expect((await author.get(quiz.take)).body).toMatchObject({
        own: true,
        quiz: { id: quiz.id, title: 'Chest pain', questions: 3 },
        exam_questions: 3,
        author: { name: quiz.person.name, avatar: '' },
        taken: [],
      });
      await begin(author, quiz);

      await author.post(quiz.editor, { title: 'Chest pain', shared: true, version: 1 });
      expect((await client.get(quiz.take)).body).toMatchObject({ own: false, author: { name: quiz.person.name } });
      await begin(client, quiz);

      await author.post(quiz.editor, { title: 'Chest pain', shared: false, version: 2 });
      expect(told(await client.post(quiz.take))).toEqual([404, '/problems/quiz-not-shared']);
    });

    it('is nobody without an account', async () => {
      const quiz = await aPersonalQuiz(world, { shared: true });
      const guest = await world.signedIn(await aGuest(world));
      for (const answerTo of [await world.client().get(quiz.take), await world.client().post(quiz.take)])
        expect(answerTo.status).toBe(401);
      for (const answerTo of [await guest.get(quiz.take), await guest.post(quiz.take)])
        expect(answerTo.status).toBe(403);
    });
  });

  describe('beginning it', () => {
    it('asks the questions in the order of the quiz, and tells its title', async () => {
      const quiz = await aPersonalQuiz(world, {
        shared: true,
        title: 'Finals, week 3',
        questions: (await aBank(world, 7)).reverse(),
      });
      const { client, person } = await taker();
      const run = await begin(client, quiz);
      expect(await idsOf(client, run)).toEqual(quiz.questions.map((one) => one.id));
      const { body } = await client.get(run);
      expect(body.quiz).toMatchObject({
        kind: 'private',
        mode: 1,
        state: 'running',
        title: 'Finals, week 3',
        length: 7,
        specialty_id: 0,
        abilities: { discuss: true, vote: true, report: false },
        again_url: quiz.take,
      });
      expect(await table(world, 'quizzes').one({ id: body.quiz.quizlog_id })).toMatchObject({
        account_id: person.id,
        personal_quiz_id: quiz.id,
        topic_id: null,
      });
      expect((await client.get('/learn/quiz/setup/')).body.unfinished).toEqual([
        expect.objectContaining({ kind: 'private', title: 'Finals, week 3', answered: 0, total: 7, url: run }),
      ]);
    });

    it('twice with one submission_id begins one, even when it is not shared any more', async () => {
      const quiz = await aPersonalQuiz(world, { shared: true });
      const { client, person } = await taker();
      const submission_id = randomUUID();
      const runs = await Promise.all([1, 2, 3].map(() => begin(client, quiz, { submission_id })));
      await table(world, 'personal_quizzes').update({ id: quiz.id }, { shared: false });
      runs.push(await begin(client, quiz, { submission_id }));
      expect(new Set(runs).size).toBe(1);
      expect(await table(world, 'quizzes').count({ account_id: person.id })).toBe(1);
    });

    it('leaves out what is not there any more, and what only its author may see', async () => {
      const author = await aPerson(world);
      const of = (status: 'private' | 'draft') => aQuestion(world, { status, author_id: author.id });
      const [kept, deleted, unpublished] = await aBank(world, 3);
      const [own, draft] = [await of('private'), await of('draft')];
      const quiz = await aPersonalQuiz(world, {
        person: author,
        shared: true,
        questions: [kept!, deleted!, unpublished!, own, draft],
      });
      await table(world, 'questions').update({ id: deleted!.id }, { deleted_at: world.clock.now() });
      await table(world, 'questions').update(
        { id: unpublished!.id },
        { status: 'draft', author_id: (await aPerson(world)).id },
      );
      const [{ client }, authors] = [await taker(), await world.signedIn(author)];

      expect((await client.get(quiz.take)).body.quiz.questions).toBe(2);
      expect(await idsOf(client, await begin(client, quiz))).toEqual([kept!.id, own.id]);
      expect((await authors.get(quiz.take)).body.quiz.questions).toBe(3);
      expect(await idsOf(authors, await begin(authors, quiz))).toEqual([kept!.id, own.id, draft.id]);

      const { body } = await authors.get(quiz.editor);
      expect(body.quiz.questions).toBe(3);
      expect(body.questions.map((one: { available: boolean }) => one.available)).toEqual([
        true,
        false,
        false,
        true,
        true,
      ]);
      expect(body.questions[1].title).toBe('');
      // They can be moved, and taken out.
      const order = quiz.questions.map((one) => one.id).reverse();
      expect(
        (await authors.post(quiz.editor, { data_request: 'reorder_quiz', 'question-order': order.join(',') })).status,
      ).toBe(200);
      expect(
        (await authors.post(quiz.editor, { data_request: 'delete_question', question_id: deleted!.id })).body.questions,
      ).toHaveLength(4);
    });

    it('is refused without questions', async () => {
      const quiz = await aPersonalQuiz(world, { questions: [] });
      expect(told(await (await world.signedIn(quiz.person)).post(quiz.take))).toEqual([
        422,
        '/problems/nothing-to-take',
      ]);
    });

    it.each([3, 0, 'x'])('is refused in mode %s', async (mode) => {
      const quiz = await aPersonalQuiz(world);
      expect(told(await (await world.signedIn(quiz.person)).post(quiz.take, { mode }))).toEqual([
        422,
        '/problems/invalid-input',
      ]);
    });
  });

  it('counts and asks premium questions only of who may practise them', async () => {
    const [free] = await aBank(world, 1);
    const quiz = await aPersonalQuiz(world, {
      shared: true,
      questions: [free!, await aQuestion(world, { premium: true })],
    });
    const { client } = await taker();
    expect((await client.get(quiz.take)).body).toMatchObject({ quiz: { questions: 1 }, exam_questions: 1 });
    expect(await idsOf(client, await begin(client, quiz))).toEqual([free!.id]);
    const supporter = await world.signedIn(await aPerson(world, { roles: ['learner', 'supporter'] }));
    expect((await supporter.get(quiz.take)).body).toMatchObject({ quiz: { questions: 2 }, exam_questions: 2 });
  });

  describe('as an exam', () => {
    it('has one clock and no free text', async () => {
      const [first, second] = await aBank(world, 2);
      const quiz = await aPersonalQuiz(world, {
        shared: true,
        questions: [first!, await aQuestion(world, { type: 4 }), second!],
      });
      const { client } = await taker();
      expect((await client.get(quiz.take)).body).toMatchObject({ quiz: { questions: 3 }, exam_questions: 2 });
      const run = await begin(client, quiz, { mode: EXAM });
      const { body } = await client.get(run);
      expect(body.quiz).toMatchObject({
        kind: 'private',
        mode: EXAM,
        length: 2,
        ends_at: world.clock.now().getTime() + 2 * 90_000,
      });
      expect(await idsOf(client, run)).toEqual([first!.id, second!.id]);
      expect((await answer(client, run, first!)).body).toEqual({ saved: true });
      expect((await client.get(quiz.take)).body.taken).toEqual([
        expect.objectContaining({ finished: false, right: 0, answered: 1, total: 2, url: run }),
      ]);

      world.clock.advance(2 * 90_000);
      await world.drain();
      expect((await client.get(`${run}summary/`)).body).toMatchObject({
        quiz: { kind: 'private', title: 'Chest pain', abilities: { report: false } },
        right: 1,
        answered: 1,
        score: 100,
      });
    });

    it('is refused where all of it is free text', async () => {
      const quiz = await aPersonalQuiz(world, { questions: [await aQuestion(world, { type: 4 })] });
      expect(told(await (await world.signedIn(quiz.person)).post(quiz.take, { mode: EXAM }))).toEqual([
        422,
        '/problems/nothing-for-exam',
      ]);
    });
  });

  describe('what comes of it', () => {
    it('is a summary like any other, with the way back to take it again while one may', async () => {
      const quiz = await aPersonalQuiz(world, { shared: true, questions: await aBank(world, 2) });
      const { client } = await taker();
      const run = await begin(client, quiz);
      await answer(client, run, quiz.questions[0]!);
      await answer(client, run, quiz.questions[1]!, quiz.questions[1]!.wrong.slice(0, 1));
      const summary = () => client.get(`${run}summary/`);
      expect((await summary()).body).toMatchObject({
        quiz: { title: 'Chest pain', state: 'finished', again_url: quiz.take },
        right: 1,
        answered: 2,
        score: 50,
      });
      expect((await client.get(quiz.take)).body.taken).toEqual([
        {
          quizlog_id: expect.any(Number),
          url: `${run}summary/`,
          finished: true,
          right: 1,
          answered: 2,
          total: 2,
          started_at: world.clock.now().toISOString(),
        },
      ]);
      await table(world, 'personal_quizzes').update({ id: quiz.id }, { deleted_at: world.clock.now() });
      expect((await summary()).body.quiz).toMatchObject({ title: 'Chest pain', again_url: '' });
    });

    it('tells the running ones first, then the newest; at most 5, and none that ended without an answer', async () => {
      const quiz = await aPersonalQuiz(world, { shared: true, questions: await aBank(world, 1) });
      const { client } = await taker();
      const runs: string[] = [];
      for (let time = 0; time < 6; time += 1) runs.push(await begin(client, quiz));
      for (const run of runs.slice(1)) await answer(client, run, quiz.questions[0]!);
      const ended = await begin(client, quiz);
      await client.post('/api/quiz/end-quiz/', { quizlog_id: Number(/\d+/.exec(ended)![0]) });
      const { body } = await client.get(quiz.take);
      expect(body.taken.map((one: { url: string }) => one.url)).toEqual([
        runs[0],
        ...[5, 4, 3, 2].map((index) => `${runs[index]}summary/`),
      ]);
      expect((await (await world.signedIn(quiz.person)).get(quiz.editor)).body.times_taken).toBe(6);
      expect((await (await world.signedIn(quiz.person)).get(quiz.take)).body.taken).toEqual([]);
    });

    it('counts in the statistics of its questions, and of who took it', async () => {
      const author = await aPerson(world);
      const own = await aQuestion(world, { status: 'private', author_id: author.id });
      const quiz = await aPersonalQuiz(world, { person: author, shared: true, questions: [own] });
      const { client, person } = await taker();
      const { body } = await answer(client, await begin(client, quiz), own);
      expect(body).toMatchObject({ counts_as_correct: true, author_data: { username: author.username } });
      expect(await table(world, 'questions').one({ id: own.id })).toMatchObject({
        times_answered: 1,
        times_correct: 1,
      });
      expect(await table(world, 'question_states').one({ account_id: person.id, question_id: own.id })).toMatchObject({
        last_correct: true,
      });
    });

    it('goes on, and stays, when the quiz or a question is deleted meanwhile', async () => {
      const author = await aPerson(world);
      const questions = await Promise.all(
        [1, 2].map(() => aQuestion(world, { status: 'private', author_id: author.id })),
      );
      const quiz = await aPersonalQuiz(world, { person: author, shared: true, questions });
      const { client } = await taker();
      const run = await begin(client, quiz);
      const authors = await world.signedIn(author);
      await authors.post(quiz.editor, { data_request: 'delete_question', question_id: questions[1]!.id });
      await authors.post(quiz.editor, { data_request: 'delete_quiz' });
      for (const question of questions) expect((await answer(client, run, question)).status).toBe(200);
      expect((await client.get(`${run}summary/`)).body).toMatchObject({ answered: 2, quiz: { title: 'Chest pain' } });
    });
  });

  describe('its questions', () => {
    it('are discussed where they are of the bank, and not where they are personal', async () => {
      const author = await aPerson(world);
      const bank = await aQuestion(world);
      const own = await aQuestion(world, { status: 'private', author_id: author.id });
      const quiz = await aPersonalQuiz(world, { person: author, shared: true, questions: [bank, own] });
      const { client } = await taker();
      const run = await begin(client, quiz);
      expect((await answer(client, run, bank)).body.abilities.discuss).toBe(true);
      expect((await answer(client, run, own)).body.abilities.discuss).toBe(false);
      expect((await client.get(`/questions/${bank.id}/comments/`)).status).toBe(200);
      expect(told(await client.get(`/questions/${own.id}/comments/`))).toEqual([404, '/problems/discussion-not-found']);
    });

    it('are voted on and bookmarked, and the personal ones not reported', async () => {
      const author = await aPerson(world);
      const own = await aQuestion(world, { status: 'private', author_id: author.id });
      const quiz = await aPersonalQuiz(world, { person: author, shared: true, questions: [own] });
      const { client } = await taker();
      await answer(client, await begin(client, quiz), own);
      expect((await client.post('/api/quiz/question/vote/', { question_id: own.id, vote_type: 1 })).status).toBe(200);
      expect((await client.post('/api/quiz/question/bookmark/', { question_id: own.id, action: 'add' })).status).toBe(
        200,
      );
      const report = {
        data_request: 'question_report',
        entity_id: own.id,
        report_select: 1,
        report_text: 'The key is not right here.',
      };
      expect(told(await client.post('/content/quiz/discussion/', report))).toEqual([403, '/problems/no-reports-here']);
    });

    it('never come into a quiz from the bank', async () => {
      const author = await aPerson(world);
      const own = await aQuestion(world, { status: 'private', author_id: author.id });
      const quiz = await aPersonalQuiz(world, { person: author, questions: [own] });
      const client = await world.signedIn(author);
      await answer(client, await begin(client, quiz), own, own.wrong.slice(0, 1));
      const fields = { topic: own.topic.id, number_of_questions: 5 };
      for (const preferences of ['all', 'incorrect'])
        expect(told(await client.post('/learn/quiz/setup/', { ...fields, preferences }))).toEqual([
          422,
          '/problems/no-questions',
        ]);
    });
  });
});
