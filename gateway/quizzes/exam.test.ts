import { randomUUID } from 'node:crypto';
import { jobOperations } from '~/domain/rooms';
import { closeExam } from '~/domain/quizzes/close-exam';
import { closeExamJob } from '~/domain/quizzes/jobs';
import { EXAM, EXAM_SECONDS, STUDY } from '~/domain/quizzes/contract';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aBank, aQuestion, aTopic, type TestQuestion } from '~/infra/tooling/testing/factories/questions';
import { aQuiz, type TestQuiz } from '~/infra/tooling/testing/factories/quizzes';
import type { TestClient } from '~/infra/tooling/testing/client';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

describe('an exam', () => {
  const world = openWorld();
  const quizRow = (id: number) => table(world, 'quizzes').one({ id });

  async function sitting(count = 3) {
    const quiz = await aQuiz(world, { mode: EXAM, questions: await aBank(world, count) });
    return { quiz, client: await world.signedIn(quiz.person), questions: quiz.questions };
  }
  const answer = (quiz: TestQuiz, question: TestQuestion, ids: number[], extra: Record<string, unknown> = {}) => ({
    data_request: 'answer_submit',
    quizlog_id: quiz.id,
    question_id: question.id,
    answer_id: ids.join(','),
    ...extra,
  });
  const end = (client: TestClient, quiz: TestQuiz) => client.post('/api/quiz/end-quiz/', { quizlog_id: quiz.id });

  /** Started through the set-up, so that its clock is the product's. */
  async function started(count: number) {
    const topic = await aTopic(world);
    const questions = await aBank(world, count, { topic });
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const { body } = await client.post('/learn/quiz/setup/', {
      topic: topic.id,
      number_of_questions: count,
      mode: EXAM,
    });
    const id = Number(/(\d+)\/$/.exec(body.next_url)![1]);
    return { client, quiz: { id, path: body.next_url as string, person, questions }, questions };
  }

  it('has one clock, of 90 seconds a question, that the server keeps', async () => {
    const began = world.clock.now().getTime();
    const { client, quiz } = await started(4);
    const { body } = await client.get(quiz.path);
    expect(EXAM_SECONDS).toBe(90);
    expect(body.quiz).toMatchObject({ mode: EXAM, ends_at: began + 4 * 90_000, server_time: began, seconds_used: 0 });
    world.clock.advance(61_000);
    expect((await client.get(quiz.path)).body.quiz).toMatchObject({
      ends_at: began + 4 * 90_000,
      server_time: began + 61_000,
      seconds_used: 61,
    });
  });

  it('draws multiple choice only', async () => {
    const topic = await aTopic(world);
    const choice = await aQuestion(world, { topic });
    await aQuestion(world, { topic, type: 4 });
    const client = await world.signedIn(await aPerson(world));
    const exam = await client.post('/learn/quiz/setup/', { topic: topic.id, number_of_questions: 10, mode: EXAM });
    expect(
      (await client.get(exam.body.next_url)).body.places.map((place: { question_id: number }) => place.question_id),
    ).toEqual([choice.id]);
    const study = await client.post('/learn/quiz/setup/', { topic: topic.id, number_of_questions: 10, mode: STUDY });
    expect((await client.get(study.body.next_url)).body.places).toHaveLength(2);
  });

  it('keeps answers, which may be changed until the end, and tells nothing of them', async () => {
    const { client, quiz, questions } = await sitting();
    const [question] = questions;
    for (const ids of [question!.right, question!.wrong.slice(0, 1)]) {
      expect(await client.post(quiz.path, answer(quiz, question!, ids, { submission_id: randomUUID() }))).toMatchObject(
        { status: 200, body: { saved: true } },
      );
    }
    const { body } = await client.get(`${quiz.path}?question_id=${question!.id}`);
    expect(body.quiz.current_score).toBe(0);
    expect(body.places.map((place: { state: string }) => place.state)).toEqual(['answered', 'open', 'open']);
    expect(body.questions[0]).toMatchObject({ picked: question!.wrong.slice(0, 1), answered: null });
    expect(await table(world, 'questions').one({ id: question!.id })).toMatchObject({ times_answered: 0 });
    expect(await table(world, 'question_states').count({ account_id: quiz.person.id })).toBe(0);
  });

  it('keeps the newer pick when an older one comes late', async () => {
    const { client, quiz, questions } = await sitting();
    const [question] = questions;
    const [older, newer] = [question!.wrong.slice(0, 1), question!.right];
    const picked = async () => (await client.get(`${quiz.path}?question_id=${question!.id}`)).body.questions[0].picked;
    const send = (ids: number[], picked_at?: number) =>
      client.post(quiz.path, answer(quiz, question!, ids, { submission_id: randomUUID(), picked_at }));
    const began = world.clock.now().getTime();
    world.clock.advance(10_000);
    await send(newer, began + 9_000);
    expect(await send(older, began + 8_000)).toMatchObject({ status: 200, body: { saved: true } });
    expect(await picked()).toEqual(newer);
    // A clock that is ahead is taken for ours, so that it does not shut out what others pick later.
    await send(older, began + 3_600_000);
    expect(await picked()).toEqual(older);
    world.clock.advance(1);
    await send(newer, began + 10_001);
    expect(await picked()).toEqual(newer);
    await send(older);
    expect(await picked()).toEqual(older);
  });

  it('gives no key before its end, in any answer', async () => {
    const { client, quiz, questions } = await sitting(2);
    for (const question of questions) await client.post(quiz.path, answer(quiz, question, question.right));
    const asked = [
      await client.get(quiz.path),
      await client.post(quiz.path, { data_request: 'questions', from: 0 }),
      await client.get(`${quiz.path}summary/`),
      await client.get(`${quiz.path}summary/?print=true`),
      await client.get(`/quizlog/${quiz.id}/questions/?question_id=${questions[0]!.id}`),
      await client.post(quiz.path, {
        ...answer(quiz, questions[0]!, []),
        data_request: 'free_text_show',
        answer_id: undefined,
        texts: [{ answer_id: questions[0]!.right[0], free_text: 'x' }],
      }),
      await client.get('/learn/quiz/setup/'),
    ];
    for (const { body } of asked)
      expect(JSON.stringify(body)).not.toMatch(
        /Explanation|correct_answers|answer_correct|number_correct|answer_count|"right"|"wrong"/,
      );
    expect(asked.slice(2, 5).map(({ status, body }) => [status, body.type])).toEqual(
      Array(3).fill([409, '/problems/exam-running']),
    );
    expect(asked[0]!.body.questions.every((one: { answered: unknown }) => one.answered === null)).toBe(true);
    expect((await quizRow(quiz.id)).state).toBe('running');
  });

  it('is marked when it is handed in: score, statistics and what the person knows, once', async () => {
    const multi = await aQuestion(world, {
      answers: [
        { text: 'a', correct: true },
        { text: 'b', correct: true },
        { text: 'c', correct: true },
        { text: 'd' },
      ],
    });
    const [first, second, third] = await aBank(world, 3);
    const quiz = await aQuiz(world, { mode: EXAM, questions: [first!, multi, second!, third!] });
    const client = await world.signedIn(quiz.person);
    await client.post(quiz.path, answer(quiz, first!, first!.right));
    await client.post(quiz.path, answer(quiz, multi, [multi.right[0]!, multi.right[1]!, multi.wrong[0]!]));
    await client.post(quiz.path, answer(quiz, second!, second!.wrong.slice(0, 1)));
    world.clock.advance(100_000);
    const tabs = await Promise.all([world.signedIn(quiz.person), world.signedIn(quiz.person)]);
    await Promise.all(tabs.map((tab) => tab.get(quiz.path)));
    expect((await Promise.all([client, ...tabs].map((tab) => end(tab, quiz)))).map(({ body }) => body)).toEqual(
      Array(3).fill({ quizlog_id: quiz.id }),
    );

    expect(await quizRow(quiz.id)).toMatchObject({
      state: 'finished',
      answered: 3,
      current_score: 2,
      seconds_used: 100,
      finished_at: world.clock.now(),
    });
    const placed = await table(world, 'quiz_questions').find({ quiz_id: quiz.id }, 'position');
    expect(
      placed.map((place) => [
        place.state,
        place.number_correct,
        place.mark === null ? null : Math.round(place.mark * 1_000) / 1_000,
        place.counts_as_correct,
      ]),
    ).toEqual([
      ['answered', 1, 1, true],
      ['answered', 2, 0.667, true],
      ['answered', 0, 0, false],
      ['open', null, null, null],
    ]);
    expect(await table(world, 'questions').one({ id: multi.id })).toMatchObject({
      times_answered: 1,
      times_correct: 1,
    });
    expect(await table(world, 'questions').one({ id: second!.id })).toMatchObject({
      times_answered: 1,
      times_correct: 0,
    });
    expect(await table(world, 'questions').one({ id: third!.id })).toMatchObject({ times_answered: 0 });
    const counts = await table(world, 'question_answers').find({ question_id: multi.id }, 'position');
    expect(counts.map((one) => one.answer_count)).toEqual([1, 1, 0, 1]);
    const states = await table(world, 'question_states').find({ account_id: quiz.person.id }, 'question_id');
    expect(new Map(states.map((state) => [state.question_id, state.last_correct]))).toEqual(
      new Map([
        [first!.id, true],
        [multi.id, true],
        [second!.id, false],
      ]),
    );

    const summary = await client.get(`${quiz.path}summary/`);
    expect(summary.body).toMatchObject({ right: 2, answered: 3, score: 66.7 });
    const review = await client.get(`/quizlog/${quiz.id}/questions/?question_id=${second!.id}`);
    expect(review.body.question.answered).toMatchObject({
      selected: second!.wrong.slice(0, 1),
      correct_answers: second!.right,
      answer_correct: false,
    });
    const unanswered = await client.get(`/quizlog/${quiz.id}/questions/?question_id=${third!.id}`);
    expect(unanswered.body.type).toBe('/problems/question-not-answered');
  });

  it('after it was handed in takes no more answers', async () => {
    const { client, quiz, questions } = await sitting();
    const sent = answer(quiz, questions[0]!, questions[0]!.right, { submission_id: randomUUID() });
    await client.post(quiz.path, sent);
    await end(client, quiz);
    const late = await client.post(quiz.path, answer(quiz, questions[1]!, questions[1]!.right));
    expect([late.status, late.body.type]).toEqual([409, '/problems/quiz-finished']);
    expect(await client.post(quiz.path, sent)).toMatchObject({ status: 200, body: { saved: true } });
    world.clock.advance(10 * 90_000);
    expect((await client.post(quiz.path, answer(quiz, questions[1]!, questions[1]!.right))).body.type).toBe(
      '/problems/quiz-finished',
    );
  });

  it('is not ended by its last answer or by skipping the rest', async () => {
    const { client, quiz, questions } = await sitting(2);
    await client.post(quiz.path, answer(quiz, questions[0]!, questions[0]!.right));
    expect(
      (await client.post('/api/quiz/skip-question/', { quizlog_id: quiz.id, question_id: questions[1]!.id })).body,
    ).toEqual({ remaining: 0 });
    expect((await quizRow(quiz.id)).state).toBe('running');
    expect((await client.post(quiz.path, answer(quiz, questions[0]!, questions[0]!.wrong.slice(0, 1)))).status).toBe(
      200,
    );
  });

  it('has no free text to be shown or marked', async () => {
    const question = await aQuestion(world, { type: 4 });
    const quiz = await aQuiz(world, { mode: EXAM, questions: [question] });
    const client = await world.signedIn(quiz.person);
    const texts = question.answers.map((box) => ({ answer_id: box.id, free_text: 'x', mark: true }));
    for (const sent of [
      { data_request: 'free_text_show', texts },
      { data_request: 'free_text_submit', self_marks: texts },
    ]) {
      const { status, body } = await client.post(quiz.path, { ...sent, quizlog_id: quiz.id, question_id: question.id });
      expect([status, body.type]).toEqual([422, '/problems/free-text-not-in-exam']);
      expect(JSON.stringify(body)).not.toContain('Pulmonary');
    }
  });

  it('handed in without an answer has no summary', async () => {
    const { client, quiz } = await sitting();
    expect((await end(client, quiz)).body).toEqual({ quizlog_id: 0 });
    expect((await client.get(`${quiz.path}summary/`)).status).toBe(404);
    expect((await end(client, quiz)).body).toEqual({ quizlog_id: 0 });
  });

  describe('when its clock ends', () => {
    it('is handed in by itself, with what was answered until then', async () => {
      const { client, quiz, questions } = await started(2);
      const [first] = (await table(world, 'quiz_questions').find({ quiz_id: quiz.id }, 'position')).map((place) =>
        questions.find((one) => one.id === place.question_id)!,
      );
      await client.post(quiz.path, answer(quiz, first!, first!.right));
      world.clock.advance(179_000);
      await world.drain();
      expect((await quizRow(quiz.id)).state).toBe('running');
      world.clock.advance(1_000);
      expect(await world.drain()).toEqual([]);
      expect(await quizRow(quiz.id)).toMatchObject({
        state: 'finished',
        current_score: 1,
        answered: 1,
        seconds_used: 180,
      });
      expect(await table(world, 'questions').one({ id: first!.id })).toMatchObject({
        times_answered: 1,
        times_correct: 1,
      });
    });

    it('takes no more answers, whether or not the job has come by, and is handed in', async () => {
      const { client, quiz, questions } = await sitting(2);
      await client.post(quiz.path, answer(quiz, questions[0]!, questions[0]!.right));
      world.clock.advance(179_999);
      expect((await client.post(quiz.path, answer(quiz, questions[0]!, questions[0]!.right))).status).toBe(200);
      world.clock.advance(1);
      for (let time = 0; time < 2; time += 1) {
        const late = await client.post(quiz.path, answer(quiz, questions[1]!, questions[1]!.right));
        expect([late.status, late.body.type]).toEqual([409, '/problems/time-is-up']);
        expect(await quizRow(quiz.id)).toMatchObject({ state: 'finished', answered: 1, current_score: 1 });
      }
      expect((await client.get(`${quiz.path}summary/`)).body.late).toBe(1);
      for (const call of ['skip', 'flag']) {
        const { status, body } = await client.post(`/api/quiz/${call}-question/`, {
          quizlog_id: quiz.id,
          question_id: questions[1]!.id,
          flagged: true,
        });
        expect([status, body.type]).toEqual([409, '/problems/time-is-up']);
      }
      expect(
        await table(world, 'quiz_questions').one({ quiz_id: quiz.id, question_id: questions[1]!.id }),
      ).toMatchObject({ state: 'open', picked: [] });
    });

    it.each<[string, (quiz: TestQuiz) => string]>([
      ['the run', (quiz) => quiz.path],
      ['the summary', (quiz) => `${quiz.path}summary/`],
      ['the review', (quiz) => `/quizlog/${quiz.id}/questions/?question_id=${quiz.questions[0]!.id}`],
    ])('is closed by the first read of %s', async (_what, path) => {
      const { client, quiz, questions } = await sitting(2);
      await client.post(quiz.path, answer(quiz, questions[0]!, questions[0]!.right));
      world.clock.advance(3 * 90_000);
      const { status, body } = await client.get(path(quiz));
      expect(status).toBe(200);
      expect(body.quiz).toMatchObject({ state: 'finished', current_score: 1, seconds_used: 180 });
      expect(body.places[0].state).toBe('right');
    });

    it('is handed in once by person, reader and job at the same time', async () => {
      const { client, quiz, questions } = await started(2);
      for (const question of questions) await client.post(quiz.path, answer(quiz, question, question.right));
      world.clock.advance(180_000);
      await Promise.all([end(client, quiz), client.get(quiz.path), world.drain(), end(client, quiz)]);
      expect(await quizRow(quiz.id)).toMatchObject({
        state: 'finished',
        answered: 2,
        current_score: 2,
        seconds_used: 180,
      });
      for (const question of questions)
        expect(await table(world, 'questions').one({ id: question.id })).toMatchObject({ times_answered: 1 });
    });

    it('an answer on its way when the exam is handed in counts, or is refused: never neither', async () => {
      for (let time = 0; time < 10; time += 1) {
        const { quiz, questions } = await sitting(2);
        const [one, other] = await Promise.all([world.signedIn(quiz.person), world.signedIn(quiz.person)]);
        await Promise.all([one.get(quiz.path), other.get(quiz.path)]);
        await one.post(quiz.path, answer(quiz, questions[0]!, questions[0]!.right));
        const [sent] = await Promise.all([
          one.post(quiz.path, answer(quiz, questions[1]!, questions[1]!.right)),
          end(other, quiz),
        ]);
        expect(await quizRow(quiz.id)).toMatchObject({ state: 'finished', answered: sent.status === 200 ? 2 : 1 });
      }
    });
  });

  it('many who hand in the same questions at once, in any order, do not wait for each other in a circle', async () => {
    const questions = await aBank(world, 6);
    const sat = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const quiz = await aQuiz(world, {
          mode: EXAM,
          questions: index % 2 === 0 ? questions : [...questions].reverse(),
        });
        const client = await world.signedIn(quiz.person);
        for (const question of questions) await client.post(quiz.path, answer(quiz, question, question.right));
        return { quiz, client };
      }),
    );
    expect(
      (await Promise.all(sat.map(({ client, quiz }) => end(client, quiz)))).every(({ status }) => status === 200),
    ).toBe(true);
    for (const question of questions)
      expect(await table(world, 'questions').one({ id: question.id })).toMatchObject({
        times_answered: 6,
        times_correct: 6,
      });
  });

  it('closed by a clock that is ahead is closed when it is time', async () => {
    const { quiz } = await sitting(1);
    await world.deps.inTransaction((tx) => closeExam(tx, quiz.id));
    expect((await quizRow(quiz.id)).state).toBe('running');
    world.clock.advance(90_000);
    await world.drain();
    expect((await quizRow(quiz.id)).state).toBe('finished');
  });

  it('tells operators whom its closing is for; the job is not to be promoted', async () => {
    const { quiz } = await sitting(1);
    const operations = jobOperations.get(closeExamJob.name)!;
    expect(operations.timed).toBe(true);
    expect(await operations.affects(world.deps.read, { quiz_id: quiz.id })).toMatchObject({
      thing: `Exam ${quiz.id}`,
      missed: false,
    });
    world.clock.advance(90_000);
    expect(await operations.affects(world.deps.read, { quiz_id: quiz.id })).toMatchObject({ missed: true });
    expect(await operations.affects(world.deps.read, { quiz_id: 2_147_483_647 })).toBeNull();
  });
});
