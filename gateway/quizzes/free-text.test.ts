import { randomUUID } from 'node:crypto';
import { aBank, aQuestion, type TestQuestion } from '~/infra/tooling/testing/factories/questions';
import { aQuiz, type TestQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

describe('answering a free-text question', () => {
  const world = openWorld();

  async function taking(questions?: TestQuestion[]) {
    const quiz = await aQuiz(world, {
      questions: questions ?? [await aQuestion(world, { type: 4 }), await aQuestion(world)],
    });
    return { quiz, client: await world.signedIn(quiz.person), question: quiz.questions[0]! };
  }
  const show = (quiz: TestQuiz, question: TestQuestion, texts: string[], extra: Record<string, unknown> = {}) => ({
    data_request: 'free_text_show',
    quizlog_id: quiz.id,
    question_id: question.id,
    texts: texts.map((free_text, index) => ({ answer_id: question.answers[index]!.id, free_text })),
    ...extra,
  });
  const mark = (quiz: TestQuiz, question: TestQuestion, marks: boolean[], extra: Record<string, unknown> = {}) => ({
    data_request: 'free_text_submit',
    quizlog_id: quiz.id,
    question_id: question.id,
    self_marks: marks.map((one, index) => ({ answer_id: question.answers[index]!.id, mark: one, free_text: 'typed' })),
    ...extra,
  });

  // rules: 1.2.15, 1.3.2
  it('shows the boxes with their labels and without their answers', async () => {
    const { client, quiz, question } = await taking();
    const { body } = await client.get(quiz.path);
    expect(body.questions[0].question).toMatchObject({ question_type: 4, selectable_answers: 2 });
    expect(body.questions[0].question.answers).toEqual(
      question.answers.map((box) => ({ answer_id: box.id, answer_label: box.answer_label, answer_text: '' })),
    );
    expect(JSON.stringify(body)).not.toContain('Pulmonary embolism');
  });

  // rules: 1.3.8
  it('keeps the texts for good and tells the model answers, before anything counts', async () => {
    const { client, quiz, question } = await taking();
    const { status, body } = await client.post(quiz.path, show(quiz, question, ['PE', 'CTPA']));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      written: [
        { answer_id: question.answers[0]!.id, user_text: 'PE', mark: null },
        { answer_id: question.answers[1]!.id, user_text: 'CTPA', mark: null },
      ],
      model_answers: question.answers.map((box) => ({ answer_id: box.id, answer_text: box.answer_text })),
      selected: [],
      number_correct: 0,
      counts_as_correct: false,
      current_score: 0,
      explanation_text: question.explanation_text,
    });
    expect(body).not.toHaveProperty('answer_correct');
    expect(await table(world, 'quizzes').one({ id: quiz.id })).toMatchObject({ answered: 0 });
    expect(await table(world, 'question_states').count({ account_id: quiz.person.id })).toBe(0);

    const page = await client.get(quiz.path);
    expect(page.body.places[0].state).toBe('open');
    expect(page.body.questions[0].answered.written[0]).toEqual({
      answer_id: question.answers[0]!.id,
      user_text: 'PE',
      mark: null,
    });
    expect(page.body.questions[0].question.answers[0].answer_text).toBe('Pulmonary embolism');

    const other = await client.post(
      quiz.path,
      show(quiz, question, ['Pneumothorax', 'CTPA'], { submission_id: randomUUID() }),
    );
    expect([other.status, other.body.type]).toEqual([409, '/problems/already-shown']);
    expect((await client.post(quiz.path, show(quiz, question, ['PE', 'CTPA']))).body).toEqual(body);
  });

  it.each([
    { marks: [true, true], mark: 1, counts: true },
    { marks: [true, false], mark: 0.5, counts: false },
    { marks: [false, false], mark: 0, counts: false },
  ])('is marked by the person, by the rule of more than half: $marks', async ({ marks, mark: exact, counts }) => {
    const { client, quiz, question } = await taking();
    await client.post(quiz.path, show(quiz, question, ['PE', 'CTPA']));
    const { status, body } = await client.post(quiz.path, mark(quiz, question, marks));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      number_correct: marks.filter(Boolean).length,
      counts_as_correct: counts,
      current_score: Number(counts),
      written: [
        { user_text: 'PE', mark: marks[0] },
        { user_text: 'CTPA', mark: marks[1] },
      ],
    });
    expect(await table(world, 'quiz_questions').one({ quiz_id: quiz.id, question_id: question.id })).toMatchObject({
      state: 'answered',
      mark: exact,
      counts_as_correct: counts,
    });
    expect(await table(world, 'questions').one({ id: question.id })).toMatchObject({
      times_answered: 1,
      times_correct: Number(counts),
    });
    expect(await table(world, 'question_states').one({ question_id: question.id })).toMatchObject({
      last_correct: counts,
    });
    expect(
      await Promise.all(
        question.answers.map(async (box) => (await table(world, 'question_answers').one({ id: box.id })).answer_count),
      ),
    ).toEqual(marks.map(Number));
  });

  it('with one box says plainly right or wrong once it is marked', async () => {
    const { client, quiz, question } = await taking([
      await aQuestion(world, { type: 4, answers: [{ text: 'Sepsis', label: 'Diagnosis' }] }),
      await aQuestion(world),
    ]);
    expect((await client.post(quiz.path, show(quiz, question, ['Sepsis']))).body).not.toHaveProperty('answer_correct');
    expect((await client.post(quiz.path, mark(quiz, question, [true]))).body.answer_correct).toBe(true);
  });

  // rules: 1.7.7
  it('may hand in texts and marks together, as JSON or as a form with JSON in it', async () => {
    for (const as of ['json', 'form'] as const) {
      const { client, quiz, question } = await taking();
      const sent = mark(quiz, question, [true, false]);
      const { status, body } = await client.post(
        quiz.path,
        as === 'form' ? { ...sent, self_marks: JSON.stringify(sent.self_marks) } : sent,
        { as },
      );
      expect(status).toBe(200);
      expect(body.written).toMatchObject([
        { user_text: 'typed', mark: true },
        { user_text: 'typed', mark: false },
      ]);
    }
  });

  // rules: 1.4.13
  it('leads to the summary after the last question, and not before', async () => {
    const questions = [await aQuestion(world, { type: 4 }), await aQuestion(world, { type: 4 })];
    const { client, quiz } = await taking(questions);
    expect((await client.post(quiz.path, mark(quiz, questions[0]!, [true, true]))).body).not.toHaveProperty('next_url');
    const sent = mark(quiz, questions[1]!, [true, true], { submission_id: randomUUID() });
    const last = await client.post(quiz.path, sent);
    expect(last.body.next_url).toBe(`${quiz.path}summary/`);
    expect((await client.get(last.body.next_url)).status).toBe(200);
    expect((await client.post(quiz.path, sent)).body).toEqual(last.body);
  });

  it('counts once, however often and from however many tabs the marks come', async () => {
    const { quiz, question } = await taking();
    const tabs = await Promise.all([
      world.signedIn(quiz.person),
      world.signedIn(quiz.person),
      world.signedIn(quiz.person),
    ]);
    await Promise.all(tabs.map((tab) => tab.get(quiz.path)));
    const submission_id = randomUUID();
    const same = await Promise.all(
      tabs.map((tab) => tab.post(quiz.path, mark(quiz, question, [true, true], { submission_id }))),
    );
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
    const other = await tabs[0]!.post(quiz.path, mark(quiz, question, [false, false], { submission_id: randomUUID() }));
    expect([other.status, other.body.type]).toEqual([409, '/problems/already-answered']);
    expect(await table(world, 'questions').one({ id: question.id })).toMatchObject({
      times_answered: 1,
      times_correct: 1,
    });
  });

  it('of two tabs that show at once keeps the texts of one', async () => {
    const { quiz, question } = await taking();
    const tabs = await Promise.all([world.signedIn(quiz.person), world.signedIn(quiz.person)]);
    await Promise.all(tabs.map((tab) => tab.get(quiz.path)));
    const shown = await Promise.all(
      tabs.map((tab, index) => tab.post(quiz.path, show(quiz, question, [`tab ${index}`, 'x']))),
    );
    expect(shown.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { written } = await table(world, 'quiz_questions').one({ quiz_id: quiz.id, question_id: question.id });
    expect(written).toEqual(shown.find(({ status }) => status === 200)!.body.written);
  });

  it('cannot be skipped once the model answers are shown', async () => {
    const { client, quiz, question } = await taking();
    await client.post(quiz.path, show(quiz, question, ['PE', 'CTPA']));
    const { status, body } = await client.post('/api/quiz/skip-question/', {
      quizlog_id: quiz.id,
      question_id: question.id,
    });
    expect([status, body.type]).toEqual([409, '/problems/already-shown']);
  });

  describe('refuses', () => {
    let run: Awaited<ReturnType<typeof taking>>;
    beforeAll(async () => {
      run = await taking([await aQuestion(world, { type: 4 }), ...(await aBank(world, 1))]);
    });
    const other = () => run.quiz.questions[1]!;

    it.each<[string, () => Record<string, unknown>, number, string]>([
      ['a box that is left out', () => show(run.quiz, run.question, ['PE']), 422, 'boxes-missing'],
      ['an empty box', () => show(run.quiz, run.question, ['PE', '   ']), 422, 'invalid-input'],
      ['a text that is too long', () => show(run.quiz, run.question, ['PE', 'x'.repeat(501)]), 422, 'invalid-input'],
      [
        'the same box twice',
        () => ({
          ...show(run.quiz, run.question, ['PE', 'x']),
          texts: [0, 0].map(() => ({ answer_id: run.question.answers[0]!.id, free_text: 'PE' })),
        }),
        422,
        'boxes-missing',
      ],
      [
        'a box of another question',
        () => ({
          ...show(run.quiz, run.question, ['PE', 'x']),
          texts: [{ answer_id: other().answers[0]!.id, free_text: 'PE' }],
        }),
        422,
        'not-its-answers',
      ],
      [
        'texts that are no list',
        () => ({ ...show(run.quiz, run.question, ['PE']), texts: 'PE' }),
        422,
        'invalid-input',
      ],
      [
        'texts for a multiple-choice question',
        () => show(run.quiz, other(), ['a', 'b', 'c', 'd']),
        422,
        'wrong-question-type',
      ],
      ['marks for a multiple-choice question', () => mark(run.quiz, other(), [true]), 422, 'wrong-question-type'],
      ['marks that leave a box out', () => mark(run.quiz, run.question, [true]), 422, 'boxes-missing'],
      [
        'marks without any text, where none was kept',
        () => ({
          ...mark(run.quiz, run.question, [true]),
          self_marks: run.question.answers.map((box) => ({ answer_id: box.id, mark: true })),
        }),
        422,
        'boxes-missing',
      ],
      [
        'a mark that is none',
        () => ({
          ...mark(run.quiz, run.question, []),
          self_marks: run.question.answers.map((box) => ({ answer_id: box.id, mark: 'yes' })),
        }),
        422,
        'invalid-input',
      ],
      [
        'another quiz than that of the address',
        () => ({ ...mark(run.quiz, run.question, [true, true]), quizlog_id: run.quiz.id + 1 }),
        422,
        'other-quiz',
      ],
    ])('%s', async (_what, sent, status, code) => {
      const answered = await run.client.post(run.quiz.path, sent());
      expect([answered.status, answered.body.type]).toEqual([status, `/problems/${code}`]);
      expect(JSON.stringify(answered.body)).not.toContain('Pulmonary embolism');
      expect(await table(world, 'quiz_questions').count({ quiz_id: run.quiz.id, state: 'open' })).toBe(2);
    });
  });
});
