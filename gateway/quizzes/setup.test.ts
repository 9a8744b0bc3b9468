import { randomUUID } from 'node:crypto';
import { EXAM, LEITNER, STUDY } from '~/domain/quizzes/contract';
import { QUESTIONS_MAX } from '~/domain/questions/quiz-limits';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aPersonalQuiz } from '~/infra/tooling/testing/factories/personal-quizzes';
import { aBank, aQuestion, aTopic, type TestQuestion } from '~/infra/tooling/testing/factories/questions';
import { aQuiz } from '~/infra/tooling/testing/factories/quizzes';
import type { TestClient } from '~/infra/tooling/testing/client';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

const SETUP = '/learn/quiz/setup/';

const wrongOf = async (client: TestClient, run: string, question: TestQuestion) =>
  client.post(run, {
    data_request: 'answer_submit',
    quizlog_id: Number(/\d+/.exec(run)![0]),
    question_id: question.id,
    answer_id: String(question.wrong[0]),
  });

describe('putting a quiz together', () => {
  const world = openWorld();
  /** What the set-up says of the bank may be 10 s old. */
  const bankIsSeen = () => world.clock.advance(10_000);
  const signedIn = async () => {
    const person = await aPerson(world);
    return { person, client: await world.signedIn(person) };
  };
  const answered = (personId: number, question: TestQuestion, last_correct: boolean) =>
    table(world, 'question_states').insert({
      account_id: personId,
      question_id: question.id,
      last_correct,
      leitner_bin: Number(last_correct),
      last_answered_at: world.clock.now(),
    });

  it('offers the specialties and topics that have questions, and says how many', async () => {
    const topic = await aTopic(world, { specialty_id: 9, name: 'Depression', name_es: 'Depresión' });
    await aTopic(world, { specialty_id: 9, name: 'Empty' });
    await aBank(world, 2, { topic });
    await aBank(world, 1, { topic, language: 'es' });
    await aBank(world, 1, { topic, deleted_at: new Date() });
    bankIsSeen();
    const { client } = await signedIn();
    const { status, body } = await client.get(SETUP);
    expect(status).toBe(200);
    expect(body.specialties).toContainEqual({ id: 9, questions: 3, by_language: { en: 2, es: 1 } });
    expect(body.topics.filter((one: { specialty_id: number }) => one.specialty_id === 9)).toEqual([
      { id: topic.id, specialty_id: 9, name: 'Depression', questions: 3, by_language: { en: 2, es: 1 } },
    ]);
    expect(body).toMatchObject({ exam_seconds: 90, unfinished: [] });
    const spanish = await world.signedIn(await aPerson(world, { language: 'es' }));
    expect((await spanish.get(SETUP)).body.topics).toContainEqual({
      id: topic.id,
      specialty_id: 9,
      name: 'Depresión',
      questions: 3,
      by_language: { en: 2, es: 1 },
    });
  });

  it('counts what a choice has: all, new, had wrong the last time', async () => {
    const { person, client } = await signedIn();
    const topic = await aTopic(world, { specialty_id: 8 });
    const bank = await aBank(world, 4, { topic });
    const [hard] = await aBank(world, 1, { topic, difficulty: 3, focus_id: 2, language: 'es' });
    await answered(person.id, bank[0]!, true);
    await answered(person.id, bank[1]!, false);
    await answered(person.id, hard!, false);
    bankIsSeen();
    const count = async (choice: Record<string, unknown>) =>
      (await client.post(SETUP, { data_request: 'available_questions', ...choice })).body;
    expect(await count({ topic: topic.id, language: '' })).toEqual({ all: 5, new: 2, incorrect: 2 });
    expect(await count({ specialty: 8, language: '' })).toEqual({ all: 5, new: 2, incorrect: 2 });
    expect(await count({ specialty: 8 })).toEqual({ all: 4, new: 2, incorrect: 1 });
    expect(await count({ specialty: 8, difficulty: 1 })).toEqual({ all: 4, new: 2, incorrect: 1 });
    expect(await count({ specialty: 8, focus: 2, language: 'es' })).toEqual({ all: 1, new: 0, incorrect: 1 });
    expect(await count({ specialty: 7 })).toEqual({ all: 0, new: 0, incorrect: 0 });
    expect((await client.get(`${SETUP}?specialty=8&topic=${topic.id}`)).body).toMatchObject({
      counts: { all: 4, new: 2, incorrect: 1 },
      languages: ['en', 'es'],
    });
  });

  it('counts multiple choice only for an exam', async () => {
    const { person, client } = await signedIn();
    const topic = await aTopic(world, { specialty_id: 15 });
    await aBank(world, 2, { topic });
    const texts = await aBank(world, 3, { topic, type: 4 });
    await answered(person.id, texts[0]!, false);
    bankIsSeen();
    const count = async (mode?: number) =>
      (await client.post(SETUP, { data_request: 'available_questions', topic: topic.id, mode })).body;
    expect(await count(EXAM)).toEqual({ all: 2, new: 2, incorrect: 0 });
    for (const mode of [undefined, 1]) expect(await count(mode)).toEqual({ all: 5, new: 4, incorrect: 1 });
  });

  it('starts with as many questions as asked for, or as there are', async () => {
    const { person, client } = await signedIn();
    const topic = await aTopic(world);
    const bank = await aBank(world, 6, { topic });
    const four = await client.post(SETUP, { topic: topic.id, number_of_questions: 4, difficulty: 1, focus: 1 });
    expect(four).toMatchObject({ status: 200, body: { next_url: expect.stringMatching(/^\/learn\/quiz\/\d+\/$/) } });
    const { body } = await client.get(four.body.next_url);
    expect(body.places).toHaveLength(4);
    expect(
      body.places.every((place: { question_id: number }) => bank.some((one) => one.id === place.question_id)),
    ).toBe(true);
    expect(body.quiz).toMatchObject({
      kind: 'bank',
      mode: 1,
      state: 'running',
      length: 4,
      title: topic.name,
      specialty_id: 0,
    });
    expect(await table(world, 'quizzes').one({ id: body.quiz.quizlog_id })).toMatchObject({
      account_id: person.id,
      topic_id: topic.id,
      difficulty: 1,
      focus_id: 1,
      language: 'en',
    });
    const all = await client.post(SETUP, { topic: topic.id, number_of_questions: 100 }, { as: 'form' });
    expect((await client.get(all.body.next_url)).body.quiz.length).toBe(6);
  });

  it('asks in the language of the interface, unless another or any is chosen', async () => {
    const topic = await aTopic(world);
    const [english] = await aBank(world, 1, { topic });
    const [spanish] = await aBank(world, 1, { topic, language: 'es' });
    const client = await world.signedIn(await aPerson(world, { language: 'es' }));
    const asked = async (choice: Record<string, unknown>): Promise<number[]> => {
      const { body } = await client.post(SETUP, { topic: topic.id, number_of_questions: 10, ...choice });
      return (await client.get(body.next_url)).body.places
        .map((place: { question_id: number }) => place.question_id)
        .sort((a: number, b: number) => a - b);
    };
    expect(await asked({})).toEqual([spanish!.id]);
    expect(await asked({ language: 'en' })).toEqual([english!.id]);
    expect(await asked({ language: '' })).toEqual([english!.id, spanish!.id]);
  });

  it('starts with new or with once wrong questions only, where that is wanted', async () => {
    const { person, client } = await signedIn();
    const topic = await aTopic(world);
    const bank = await aBank(world, 3, { topic });
    await answered(person.id, bank[0]!, false);
    await answered(person.id, bank[1]!, true);
    const placesOf = async (preferences: string) => {
      const { body } = await client.post(SETUP, { topic: topic.id, number_of_questions: 10, preferences });
      return (await client.get(body.next_url)).body.places.map((place: { question_id: number }) => place.question_id);
    };
    expect(await placesOf('new')).toEqual([bank[2]!.id]);
    expect(await placesOf('incorrect')).toEqual([bank[0]!.id]);
  });

  it('asks no question again as once wrong that was marked as understood', async () => {
    const { person, client } = await signedIn();
    const topic = await aTopic(world);
    const bank = await aBank(world, 2, { topic });
    for (const question of bank) await answered(person.id, question, false);
    await client.post('/learn/mistakes/', {
      data_request: 'understand',
      kind: 'question',
      id: bank[0]!.id,
      understood: true,
    });
    bankIsSeen();
    const choice = { topic: topic.id, language: '' };
    expect((await client.post(SETUP, { data_request: 'available_questions', ...choice })).body).toEqual({
      all: 2,
      new: 0,
      incorrect: 1,
    });
    for (const mode of [STUDY, LEITNER]) {
      const { body } = await client.post(SETUP, { ...choice, number_of_questions: 5, preferences: 'incorrect', mode });
      expect((await client.get(body.next_url)).body.places).toMatchObject([{ question_id: bank[1]!.id }]);
    }
  });

  it('starts one quiz for one submission_id, also if it is sent again after answers', async () => {
    const { person, client } = await signedIn();
    const topic = await aTopic(world);
    const [question] = await aBank(world, 1, { topic });
    await client.get(SETUP);
    const sent = { topic: topic.id, number_of_questions: 5, preferences: 'new', submission_id: randomUUID() };
    const started = await Promise.all([client.post(SETUP, sent), client.post(SETUP, sent), client.post(SETUP, sent)]);
    await answered(person.id, question!, true);
    started.push(await client.post(SETUP, sent));
    expect(new Set(started.map(({ body }) => body.next_url)).size).toBe(1);
    expect(await table(world, 'quizzes').count({ account_id: person.id })).toBe(1);
  });

  it.each<[string, Record<string, unknown>, number, string]>([
    ['a choice without questions', { topic: 2_147_483_647, number_of_questions: 5 }, 422, 'no-questions'],
    ['a specialty without questions', { specialty: 98, number_of_questions: 5 }, 422, 'no-questions'],
    ['nothing that was had wrong', { number_of_questions: 5, preferences: 'incorrect' }, 422, 'no-questions'],
    ['no number of questions', {}, 422, 'invalid-input'],
    ['no question', { number_of_questions: 0 }, 422, 'invalid-input'],
    ['too many questions', { number_of_questions: QUESTIONS_MAX + 1 }, 422, 'invalid-input'],
    ['half a question', { number_of_questions: 1.5 }, 422, 'invalid-input'],
    ['a topic that is text', { topic: 'heart', number_of_questions: 5 }, 422, 'invalid-input'],
    ['a topic that is too large', { topic: 4_294_967_296, number_of_questions: 5 }, 422, 'invalid-input'],
    ['a mode that there is not', { number_of_questions: 5, mode: 4 }, 422, 'invalid-input'],
    ['an unknown preference', { number_of_questions: 5, preferences: 'easy' }, 422, 'invalid-input'],
    ['an unknown language', { number_of_questions: 5, language: 'fr' }, 422, 'invalid-input'],
    ['an unknown difficulty', { number_of_questions: 5, difficulty: 4 }, 422, 'invalid-input'],
  ])('refuses %s', async (_what, sent, status, code) => {
    await aQuestion(world);
    const { person, client } = await signedIn();
    const answer = await client.post(SETUP, sent);
    expect([answer.status, answer.body.type]).toEqual([status, `/problems/${code}`]);
    expect(await table(world, 'quizzes').count({ account_id: person.id })).toBe(0);
  });

  it('is for people with an account', async () => {
    expect((await world.client().get(SETUP)).status).toBe(401);
    expect((await world.client().post(SETUP, { number_of_questions: 5 })).status).toBe(401);
  });

  it('lets a person start 300 quizzes in an hour and no more', async () => {
    const { client } = await signedIn();
    const refused = { topic: 2_147_483_647, number_of_questions: 1 };
    const statuses: number[] = [];
    await client.get(SETUP);
    for (let time = 0; time < 15; time += 1)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 20 }, () => client.post(SETUP, refused)))).map(
          ({ status }) => status,
        ),
      );
    expect(new Set(statuses)).toEqual(new Set([422]));
    const { status, headers } = await client.post(SETUP, refused);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('leads back to what was begun and not ended: the newest five, running exams and AI quizzes among them', async () => {
    const { person, client } = await signedIn();
    const questions = await aBank(world, 3);
    const make = (options: Parameters<typeof aQuiz>[1]) => aQuiz(world, { person, questions, ...options });
    await make({});
    const old = await make({ topic_id: questions[0]!.topic.id, specialty_id: 1 });
    const exam = await make({ mode: EXAM });
    const over = await make({ mode: EXAM, ends_at: world.clock.now() });
    const ended = await make({});
    await client.post('/api/quiz/end-quiz/', { quizlog_id: ended.id });
    const ai = await make({ kind: 'ai', state: 'generating', generates: true, questions: [], length: 10 });
    const skipped = await make({});
    await client.post('/api/quiz/skip-question/', { quizlog_id: skipped.id, question_id: questions[2]!.id });
    await client.post(skipped.path, {
      data_request: 'answer_submit',
      quizlog_id: skipped.id,
      question_id: questions[0]!.id,
      answer_id: String(questions[0]!.right[0]),
    });
    const last = await make({});
    const { unfinished } = (await client.get(SETUP)).body;
    expect(unfinished.map((one: { quizlog_id: number }) => one.quizlog_id)).toEqual(
      [last, skipped, ai, exam, old].map((quiz) => quiz.id),
    );
    expect(over.id).toBeGreaterThan(exam.id);
    expect(unfinished[1]).toMatchObject({ answered: 1, total: 2, url: skipped.path, kind: 'bank' });
    expect(unfinished[2]).toMatchObject({
      answered: 0,
      total: 10,
      url: `/ai-quiz/waiting/${ai.id}/`,
      kind: 'ai',
      title: '',
    });
    expect(unfinished[4]).toMatchObject({
      title: questions[0]!.topic.name,
      specialty_id: 1,
      started_at: expect.stringContaining('T'),
    });
  });

  describe('from what was wrong in a quiz', () => {
    const from = (client: TestClient, run: string, fields = {}) =>
      client.post(SETUP, {
        from: Number(/\d+/.exec(run)![0]),
        preferences: 'incorrect',
        number_of_questions: 100,
        ...fields,
      });
    const idsOf = async (client: TestClient, run: string) =>
      (await client.get(run)).body.places.map((place: { question_id: number }) => place.question_id);

    it('asks exactly those, in their order, and no older mistake', async () => {
      const { person, client } = await signedIn();
      const questions = await aBank(world, 4);
      await answered(person.id, await aQuestion(world, { topic: questions[0]!.topic }), false);
      const { path: run } = await aQuiz(world, { person, questions });
      for (const index of [2, 0]) await wrongOf(client, run, questions[index]!);
      await client.post(run, {
        data_request: 'answer_submit',
        quizlog_id: Number(/\d+/.exec(run)![0]),
        question_id: questions[1]!.id,
        answer_id: questions[1]!.right.join(','),
      });
      const { status, body } = await from(client, run);
      expect(status).toBe(200);
      expect(await idsOf(client, body.next_url)).toEqual([questions[0]!.id, questions[2]!.id]);
      expect((await client.get(body.next_url)).body.quiz).toMatchObject({
        kind: 'bank',
        mode: 1,
        state: 'running',
        length: 2,
      });
    });

    it('is a quiz of the same kind: a private one has no reports and keeps its title', async () => {
      const quiz = await aPersonalQuiz(world, { title: 'Finals', questions: await aBank(world, 2) });
      const client = await world.signedIn(quiz.person);
      const run = (await client.post(quiz.take)).body.next_url as string;
      for (const question of quiz.questions) await wrongOf(client, run, question);
      const again = (await from(client, run)).body.next_url as string;
      expect((await client.get(again)).body.quiz).toMatchObject({
        kind: 'private',
        title: 'Finals',
        abilities: { report: false },
        length: 2,
      });
    });

    it('leaves out what was deleted since, and is refused when nothing is left', async () => {
      const { person, client } = await signedIn();
      const questions = await aBank(world, 2);
      const { path: run } = await aQuiz(world, { person, questions });
      for (const question of questions) await wrongOf(client, run, question);
      await table(world, 'questions').update({ id: questions[0]!.id }, { deleted_at: world.clock.now() });
      expect(await idsOf(client, (await from(client, run)).body.next_url)).toEqual([questions[1]!.id]);
      await table(world, 'questions').update({ id: questions[1]!.id }, { deleted_at: world.clock.now() });
      expect(await from(client, run)).toMatchObject({ status: 422, body: { type: '/problems/no-questions' } });
    });

    it("is not there for somebody else's quiz, and tells nothing of an exam that runs", async () => {
      const { person, client } = await signedIn();
      const theirs = await aQuiz(world);
      expect(await from(client, theirs.path)).toMatchObject({
        status: 404,
        body: { type: '/problems/quiz-not-found' },
      });
      const exam = await aQuiz(world, { person, mode: EXAM });
      await wrongOf(client, exam.path, exam.questions[0]!);
      expect(await from(client, exam.path)).toMatchObject({ status: 409, body: { type: '/problems/exam-running' } });
    });
  });
});
