import { randomUUID } from 'node:crypto';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aBank, aQuestion, type TestQuestion } from '~/infra/tooling/testing/factories/questions';
import { aQuiz, type TestQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

/** Fields that give the key, or are computed from it. */
const TELLING = [
  'correct_answers',
  'answer_correct',
  'number_correct',
  'counts_as_correct',
  'answer_count',
  'explanation_text',
  'model_answers',
  'summaries',
  'question_history',
  'times_correct',
];

describe('taking a study quiz', () => {
  const world = openWorld();

  const questionRow = (id: number) => table(world, 'questions').one({ id });
  const countOf = async (id: number) => (await table(world, 'question_answers').one({ id })).answer_count;
  const answer = (quiz: TestQuiz, question: TestQuestion, ids: number[], extra: Record<string, unknown> = {}) => ({
    data_request: 'answer_submit',
    quizlog_id: quiz.id,
    question_id: question.id,
    answer_id: ids.join(','),
    ...extra,
  });

  async function taking(options: Parameters<typeof aQuiz>[1] = {}) {
    const quiz = await aQuiz(world, options);
    return { quiz, client: await world.signedIn(quiz.person), questions: quiz.questions };
  }

  const TWO_OF_FOUR = [
    { text: 'Ramipril', correct: true },
    { text: 'Spironolactone', correct: true },
    { text: 'Insulin' },
    { text: 'Salbutamol' },
  ];

  describe('the page', () => {
    // rules: 1.2.14, 1.2.16, 1.3.1, 1.3.6, 1.3.7
    it('has the head, the grid, and a window of five questions from the first that is open', async () => {
      const questions = await aBank(world, 8);
      const { client, quiz } = await taking({ questions });
      await client.post(quiz.path, answer(quiz, questions[0]!, questions[0]!.right));
      const { status, body } = await client.get(quiz.path);
      expect(status).toBe(200);
      expect(body.quiz).toMatchObject({
        quizlog_id: quiz.id,
        kind: 'bank',
        mode: 1,
        state: 'running',
        length: 8,
        current_score: 1,
        ends_at: null,
        abilities: { discuss: true, vote: true, report: true },
      });
      expect(body.places.map((place: { state: string }) => place.state)).toEqual([
        'right',
        'open',
        'open',
        'open',
        'open',
        'open',
        'open',
        'open',
      ]);
      expect(body.questions.map((one: { position: number }) => one.position)).toEqual([1, 2, 3, 4, 5]);
      expect(
        body.questions.map((one: { question: { previous_question: number | null } }) => one.question.previous_question),
      ).toEqual(questions.slice(0, 5).map(({ id }) => id));
      expect(
        (await client.get(`${quiz.path}?question_id=${questions[0]!.id}`)).body.questions[0].question.previous_question,
      ).toBeNull();
      expect(body.questions[0].question).toMatchObject({
        question_id: questions[1]!.id,
        question_text: questions[1]!.question_text,
        question_type: 1,
        selectable_answers: 1,
        answers: questions[1]!.answers.map((one) => ({
          answer_id: one.id,
          answer_text: one.answer_text,
          answer_label: '',
        })),
        question_bookmarked: false,
        question_upvote: false,
        question_downvote: false,
        question_reported: false,
        moderate: false,
        question_is_premium: false,
        generated: null,
      });
    });

    it('goes on from any place, and begins at the question that is asked for', async () => {
      const questions = await aBank(world, 7);
      const { client, quiz } = await taking({ questions });
      const further = await client.post(quiz.path, { data_request: 'questions', from: 5 });
      expect(further.body.questions.map((one: { position: number }) => one.position)).toEqual([5, 6]);
      const asked = await client.get(`${quiz.path}?question_id=${questions[4]!.id}`);
      expect(asked.body.questions.map((one: { position: number }) => one.position)).toEqual([4, 5, 6]);
    });

    // rules: 1.3.5
    it('says what the person has made of a question elsewhere: bookmark, vote, report', async () => {
      const { client, quiz, questions } = await taking();
      const [question] = questions;
      const values = `(${quiz.person.id}, ${question!.id}`;
      await world.deps.dataSource.query(`INSERT INTO question_bookmarks (account_id, question_id) VALUES ${values})`);
      await world.deps.dataSource.query(
        `INSERT INTO question_votes (account_id, question_id, vote_type) VALUES ${values}, -1)`,
      );
      await world.deps.dataSource.query(
        `INSERT INTO reports (kind, entity_id, account_id, reason, text, created_at) VALUES ('question_report', ${question!.id}, ${quiz.person.id}, 1, 'The key is wrong.', now())`,
      );
      const { body } = await client.get(quiz.path);
      expect(body.questions[0].question).toMatchObject({
        question_bookmarked: true,
        question_upvote: false,
        question_downvote: true,
        question_reported: true,
      });
      expect(body.questions[1].question).toMatchObject({
        question_bookmarked: false,
        question_downvote: false,
        question_reported: false,
      });
    });

    // rules: 1.6.13, 1.6.14
    it('of an AI quiz offers neither discussion nor votes, of a private one no reports', async () => {
      const ai = await taking({ kind: 'ai' });
      expect((await ai.client.get(ai.quiz.path)).body.quiz).toMatchObject({
        abilities: { discuss: false, vote: false, report: true },
      });
      const own = await taking({ kind: 'private' });
      expect((await own.client.get(own.quiz.path)).body.quiz).toMatchObject({
        abilities: { discuss: true, vote: true, report: false },
      });
    });

    it('takes hostile HTML out of what it shows, even where it got into the database', async () => {
      const question = await aQuestion(world, {
        question_text: '<p>Stem<script>steal()</script></p>',
        explanation_text: '<img src=x onerror=steal()><p>Why</p>',
        further_reading: 'javascript:steal()',
      });
      const { client, quiz } = await taking({ questions: [question] });
      const page = await client.get(quiz.path);
      const told = await client.post(quiz.path, answer(quiz, question, question.right));
      expect(JSON.stringify([page.body, told.body])).not.toMatch(/steal/);
    });
  });

  describe('answering', () => {
    // rules: 1.2.19, 1.3.4, 1.3.9, 1.3.10, 1.4.3
    it('locks the answer and tells the key, the statistics and the explanation', async () => {
      const { client, quiz, questions } = await taking();
      const [question] = questions;
      const { status, body } = await client.post(quiz.path, answer(quiz, question!, question!.right));
      expect(status).toBe(200);
      expect(body).toMatchObject({
        selected: question!.right,
        correct_answers: question!.right,
        answer_correct: true,
        number_correct: 1,
        counts_as_correct: true,
        current_score: 1,
        topic_name: question!.topic.name,
        specialty_id: 1,
        focus_id: 1,
        difficulty: 1,
        explanation_text: question!.explanation_text,
        further_reading: 'https://example.org/reading',
        sources: [{ title: 'Guideline' }],
        written: [],
        model_answers: [],
        question_history: [],
        author_data: null,
        comments: 0,
      });
      expect(body.answer_count).toEqual(
        Object.fromEntries(question!.answers.map((one) => [one.id, Number(question!.right.includes(one.id))])),
      );
      expect(await table(world, 'quiz_questions').one({ quiz_id: quiz.id, question_id: question!.id })).toMatchObject({
        state: 'answered',
        picked: question!.right,
        mark: 1,
        counts_as_correct: true,
        number_correct: 1,
      });
    });

    it('counts once in every statistic', async () => {
      const { client, quiz, questions } = await taking();
      const [question] = questions;
      await client.post(quiz.path, answer(quiz, question!, [question!.wrong[0]!], { seconds: 42 }));
      expect(await questionRow(question!.id)).toMatchObject({ times_answered: 1, times_correct: 0 });
      expect(await countOf(question!.wrong[0]!)).toBe(1);
      expect(await countOf(question!.right[0]!)).toBe(0);
      expect(
        await table(world, 'question_states').one({ account_id: quiz.person.id, question_id: question!.id }),
      ).toMatchObject({ last_correct: false, times_answered: 1 });
      expect(await table(world, 'quizzes').one({ id: quiz.id })).toMatchObject({
        answered: 1,
        current_score: 0,
        seconds_used: 42,
        state: 'running',
      });
    });

    it('remembers what the person made of a question the last time, over all quizzes', async () => {
      const person = await aPerson(world);
      const question = await aQuestion(world);
      for (const [ids, expected] of [
        [question.wrong.slice(0, 1), { last_correct: false, times_answered: 1 }],
        [question.right, { last_correct: true, times_answered: 2 }],
      ] as const) {
        const { client, quiz } = await taking({ person, questions: [question] });
        await client.post(quiz.path, answer(quiz, question, [...ids]));
        expect(
          await table(world, 'question_states').one({ account_id: person.id, question_id: question.id }),
        ).toMatchObject(expected);
      }
    });

    // rules: 1.3.11
    it.each([
      { picks: 'both right', take: [0, 1], mark: 1, number_correct: 2, counts: true },
      { picks: 'one of two right', take: [0, 2], mark: 0.5, number_correct: 1, counts: false },
      { picks: 'none right', take: [2, 3], mark: 0, number_correct: 0, counts: false },
    ])(
      'of a multi-select question with $picks keeps the exact mark, and does not say plainly right or wrong',
      async ({ take, mark, number_correct, counts }) => {
        const question = await aQuestion(world, { answers: TWO_OF_FOUR });
        const { client, quiz } = await taking({ questions: [question] });
        const { body } = await client.post(
          quiz.path,
          answer(
            quiz,
            question,
            take.map((index) => question.answers[index]!.id),
          ),
        );
        expect(body).not.toHaveProperty('answer_correct');
        expect(body).toMatchObject({ number_correct, counts_as_correct: counts, current_score: Number(counts) });
        expect((await table(world, 'quiz_questions').one({ quiz_id: quiz.id })).mark).toBe(mark);
      },
    );

    it('says what was picked in the order of the options', async () => {
      const question = await aQuestion(world, { answers: TWO_OF_FOUR });
      const { client, quiz } = await taking({ questions: [question] });
      const { body } = await client.post(quiz.path, answer(quiz, question, [...question.right].reverse()));
      expect(body.selected).toEqual(question.right);
    });

    it('may be sent as a form', async () => {
      const { client, quiz, questions } = await taking();
      const { status, body } = await client.post(quiz.path, answer(quiz, questions[0]!, questions[0]!.right), {
        as: 'form',
      });
      expect([status, body.answer_correct]).toEqual([200, true]);
    });

    it('ends the quiz with its last question', async () => {
      const { client, quiz, questions } = await taking({ questions: await aBank(world, 2) });
      await client.post(quiz.path, answer(quiz, questions[0]!, questions[0]!.right));
      expect(await table(world, 'quizzes').one({ id: quiz.id })).toMatchObject({
        state: 'running',
        finished_at: null,
      });
      await client.post(quiz.path, answer(quiz, questions[1]!, questions[1]!.right));
      expect(await table(world, 'quizzes').one({ id: quiz.id })).toMatchObject({
        state: 'finished',
        finished_at: world.clock.now(),
        current_score: 2,
      });
    });

    it('does not end a quiz of which more is being written', async () => {
      const { client, quiz, questions } = await taking({
        kind: 'ai',
        state: 'generating',
        generates: true,
        length: 5,
        questions: await aBank(world, 1),
      });
      expect((await client.post(quiz.path, answer(quiz, questions[0]!, questions[0]!.right))).status).toBe(200);
      expect(await table(world, 'quizzes').one({ id: quiz.id })).toMatchObject({ state: 'generating', answered: 1 });
    });

    it('goes on with what is there when the writing of the rest has failed, and can be ended', async () => {
      const { client, quiz, questions } = await taking({
        kind: 'ai',
        state: 'generating',
        generates: true,
        length: 5,
        questions: await aBank(world, 2),
      });
      await table(world, 'quizzes').update({ id: quiz.id }, { state: 'failed', failure: 'provider-unreachable' });
      expect((await client.post(quiz.path, answer(quiz, questions[0]!, questions[0]!.right))).status).toBe(200);
      expect((await client.get(quiz.path)).body.quiz).toMatchObject({ state: 'failed', current_score: 1 });
      expect((await client.post('/api/quiz/end-quiz/', { quizlog_id: quiz.id })).body).toEqual({ quizlog_id: quiz.id });
      expect(await table(world, 'quizzes').one({ id: quiz.id })).toMatchObject({ state: 'finished', failure: null });
    });

    it('works for a question that was deleted or taken out of the bank meanwhile', async () => {
      const { client, quiz, questions } = await taking();
      await table(world, 'questions').update({ id: questions[0]!.id }, { deleted_at: world.clock.now() });
      await table(world, 'questions').update({ id: questions[1]!.id }, { status: 'draft' });
      expect((await client.get(quiz.path)).body.questions).toHaveLength(3);
      for (const question of questions.slice(0, 2))
        expect((await client.post(quiz.path, answer(quiz, question, question.right))).body).toMatchObject({
          answer_correct: true,
        });
    });
  });

  describe('nothing is counted twice', () => {
    it('when the same submission comes again: it answers the same again, also after the quiz has ended', async () => {
      const question = await aQuestion(world);
      const { client, quiz } = await taking({ questions: [question] });
      const sent = answer(quiz, question, question.right, { submission_id: randomUUID() });
      const first = await client.post(quiz.path, sent);
      const again = await client.post(quiz.path, sent);
      expect(again).toMatchObject({ status: 200, body: first.body });
      expect(await questionRow(question.id)).toMatchObject({ times_answered: 1 });
    });

    it('when the same submission comes five times at once', async () => {
      const { client, quiz, questions } = await taking();
      const [question] = questions;
      const sent = answer(quiz, question!, question!.right, { submission_id: randomUUID() });
      await client.get(quiz.path);
      const answers = await Promise.all(Array.from({ length: 5 }, () => client.post(quiz.path, sent)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(answers.map(({ body }) => body)).toEqual(Array(5).fill(answers[0]!.body));
      expect(await questionRow(question!.id)).toMatchObject({ times_answered: 1, times_correct: 1 });
      expect(await countOf(question!.right[0]!)).toBe(1);
      expect((await table(world, 'quizzes').one({ id: quiz.id })).answered).toBe(1);
    });

    it('if two tabs answer the same question at once: one answer stands, the other gets a conflict', async () => {
      const { quiz, questions } = await taking();
      const [question] = questions;
      const tabs = await Promise.all([world.signedIn(quiz.person), world.signedIn(quiz.person)]);
      await Promise.all(tabs.map((tab) => tab.get(quiz.path)));
      const answers = await Promise.all(
        tabs.map((tab, index) =>
          tab.post(quiz.path, answer(quiz, question!, [question!.answers[index]!.id], { submission_id: randomUUID() })),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)!.body.type).toBe('/problems/already-answered');
      const { picked } = await table(world, 'quiz_questions').one({ quiz_id: quiz.id, question_id: question!.id });
      expect(picked).toEqual(answers.find(({ status }) => status === 200)!.body.selected);
      expect(await questionRow(question!.id)).toMatchObject({ times_answered: 1 });
    });

    it('when two tabs answer the last two questions at once: both count, and the quiz has ended', async () => {
      const { quiz, questions } = await taking({ questions: await aBank(world, 2) });
      const tabs = await Promise.all([world.signedIn(quiz.person), world.signedIn(quiz.person)]);
      await Promise.all(tabs.map((tab) => tab.get(quiz.path)));
      const answers = await Promise.all(
        tabs.map((tab, index) => tab.post(quiz.path, answer(quiz, questions[index]!, questions[index]!.right))),
      );
      expect(answers.map(({ body }) => body.current_score).sort()).toEqual([1, 2]);
      expect(await table(world, 'quizzes').one({ id: quiz.id })).toMatchObject({
        answered: 2,
        current_score: 2,
        state: 'finished',
      });
    });

    it('when a class answers the same questions at once, each in another order', async () => {
      const questions = await aBank(world, 4);
      const runs = await Promise.all(Array.from({ length: 8 }, () => taking({ questions })));
      await Promise.all(
        runs.map(async ({ client, quiz }, index) => {
          const order = index % 2 === 0 ? questions : [...questions].reverse();
          await Promise.all(order.map((question) => client.post(quiz.path, answer(quiz, question, question.right))));
        }),
      );
      for (const question of questions) {
        expect(await questionRow(question.id)).toMatchObject({ times_answered: 8, times_correct: 8 });
        expect(await countOf(question.right[0]!)).toBe(8);
      }
    });
  });

  // rules: 1.5.6
  describe('refusals change nothing', () => {
    let run: Awaited<ReturnType<typeof taking>>;
    let other: TestQuestion;
    beforeAll(async () => {
      other = await aQuestion(world);
      run = await taking({
        questions: [
          await aQuestion(world),
          await aQuestion(world, { answers: TWO_OF_FOUR }),
          await aQuestion(world, { type: 4 }),
        ],
      });
    });

    const q = (index: number) => run.questions[index]!;
    it.each<[string, () => Record<string, unknown>, number, string]>([
      ['a question that is not in the quiz', () => answer(run.quiz, other, other.right), 404, 'question-not-in-quiz'],
      ['an option of another question', () => answer(run.quiz, q(0), other.right), 422, 'not-its-answers'],
      [
        'more options than are selectable',
        () =>
          answer(
            run.quiz,
            q(0),
            q(0)
              .answers.slice(0, 2)
              .map((one) => one.id),
          ),
        422,
        'wrong-number-of-answers',
      ],
      [
        'fewer options than are selectable',
        () => answer(run.quiz, q(1), q(1).right.slice(0, 1)),
        422,
        'wrong-number-of-answers',
      ],
      [
        'the same option twice',
        () => answer(run.quiz, q(1), [q(1).right[0]!, q(1).right[0]!]),
        422,
        'wrong-number-of-answers',
      ],
      ['picks for a free-text question', () => answer(run.quiz, q(2), q(2).right), 422, 'wrong-question-type'],
      ['nothing picked', () => answer(run.quiz, q(0), []), 422, 'invalid-input'],
      [
        'ids that are text',
        () => ({ ...answer(run.quiz, q(0), q(0).right), answer_id: 'first' }),
        422,
        'invalid-input',
      ],
      [
        'ids that are too large',
        () => ({ ...answer(run.quiz, q(0), q(0).right), answer_id: '99999999999' }),
        422,
        'invalid-input',
      ],
      [
        'an id beyond what the database holds',
        () => ({ ...answer(run.quiz, q(0), q(0).right), answer_id: '4294967296' }),
        422,
        'invalid-input',
      ],
      [
        'a question_id that is text',
        () => ({ ...answer(run.quiz, q(0), q(0).right), question_id: 'x' }),
        422,
        'invalid-input',
      ],
      [
        'a question_id that is too large',
        () => ({ ...answer(run.quiz, q(0), q(0).right), question_id: 4294967296 }),
        422,
        'invalid-input',
      ],
      [
        'a submission_id that is none',
        () => answer(run.quiz, q(0), q(0).right, { submission_id: 'again' }),
        422,
        'invalid-input',
      ],
      [
        'another quiz than that of the address',
        () => ({ ...answer(run.quiz, q(0), q(0).right), quizlog_id: run.quiz.id + 1 }),
        422,
        'other-quiz',
      ],
    ])('%s', async (_what, sent, status, code) => {
      const answered = await run.client.post(run.quiz.path, sent());
      expect([answered.status, answered.body.type]).toEqual([status, `/problems/${code}`]);
      expect(await table(world, 'quiz_questions').count({ quiz_id: run.quiz.id, state: 'open' })).toBe(3);
      expect(await table(world, 'question_states').count({ account_id: run.quiz.person.id })).toBe(0);
      expect(await table(world, 'quizzes').one({ id: run.quiz.id })).toMatchObject({ answered: 0, current_score: 0 });
    });

    it("somebody else's quiz, and one that is not there, are the same 404", async () => {
      const stranger = await world.signedIn(await aPerson(world));
      const tries = [await stranger.get(run.quiz.path), await stranger.get('/learn/quiz/2147483647/')];
      for (const { status, body } of tries)
        expect([status, body.type, body.detail]).toEqual([
          404,
          '/problems/quiz-not-found',
          'This quiz does not exist, or it is not yours.',
        ]);
      for (const path of ['/learn/quiz/first/', '/learn/quiz/99999999999/'])
        expect((await stranger.get(path)).status).toBe(404);
    });

    it('a question that was answered, and a quiz that has ended', async () => {
      const { client, quiz, questions } = await taking();
      await client.post(quiz.path, answer(quiz, questions[0]!, questions[0]!.right, { submission_id: randomUUID() }));
      for (const extra of [{}, { submission_id: randomUUID() }]) {
        const again = await client.post(quiz.path, answer(quiz, questions[0]!, questions[0]!.wrong.slice(0, 1), extra));
        expect([again.status, again.body.type]).toEqual([409, '/problems/already-answered']);
      }
      await client.post('/api/quiz/end-quiz/', { quizlog_id: quiz.id });
      const late = await client.post(quiz.path, answer(quiz, questions[1]!, questions[1]!.right));
      expect([late.status, late.body.type]).toEqual([409, '/problems/quiz-finished']);
      expect(await questionRow(questions[1]!.id)).toMatchObject({ times_answered: 0 });
    });
  });

  describe('the key', () => {
    it('is in nothing that is sent before a question is answered', async () => {
      const marked = await aQuestion(world, {
        explanation_text: '<p>SECRET-EXPLANATION</p>',
        sources: [{ title: 'SECRET-SOURCE', publisher: 'x', year: 2024, url: 'https://example.org' }],
        further_reading: 'https://example.org/SECRET-READING',
      });
      const box = await aQuestion(world, {
        type: 4,
        answers: [{ text: 'SECRET-MODEL', label: 'Diagnosis' }],
        explanation_text: '<p>SECRET-EXPLANATION</p>',
      });
      const answeredOne = await aQuestion(world);
      const { client, quiz } = await taking({ questions: [answeredOne, marked, box] });
      await client.post(quiz.path, answer(quiz, answeredOne, answeredOne.right));
      const open = await client.get(quiz.path);
      const sent = [
        open,
        await client.post(quiz.path, { data_request: 'questions', from: 1 }),
        await client.post('/api/quiz/flag-question/', { quizlog_id: quiz.id, question_id: marked.id, flagged: true }),
        await client.post(quiz.path, answer(quiz, marked, [answeredOne.right[0]!])),
        await client.get(`/quizlog/${quiz.id}/questions/?question_id=${marked.id}`),
        await client.get(`${quiz.path}summary/?print=true`),
      ];
      for (const { body } of sent) expect(JSON.stringify(body)).not.toMatch(/SECRET/);
      for (const one of open.body.questions) expect(one.answered).toBeNull();
      for (const word of TELLING) expect(JSON.stringify(open.body)).not.toContain(`"${word}"`);
      expect([sent[4]!.status, sent[4]!.body.type]).toEqual([409, '/problems/question-not-answered']);
    });
  });

  describe('skipping', () => {
    const skip = (quiz: TestQuiz, question: TestQuestion) => ({ quizlog_id: quiz.id, question_id: question.id });

    // rules: 1.4.7
    it('takes the question out of the quiz; doing it again changes nothing', async () => {
      const { client, quiz, questions } = await taking();
      for (let time = 0; time < 2; time += 1)
        expect(await client.post('/api/quiz/skip-question/', skip(quiz, questions[0]!))).toMatchObject({
          status: 200,
          body: { remaining: 2 },
        });
      const { body } = await client.get(quiz.path);
      expect(body.places[0].state).toBe('skipped');
      expect(body.questions.map((one: { position: number }) => one.position)).toEqual([1, 2]);
      expect(await questionRow(questions[0]!.id)).toMatchObject({ times_answered: 0 });
      expect(await table(world, 'question_states').count({ account_id: quiz.person.id })).toBe(0);
      const late = await client.post(quiz.path, answer(quiz, questions[0]!, questions[0]!.right));
      expect([late.status, late.body.type]).toEqual([409, '/problems/question-skipped']);
    });

    it('an answered question is refused', async () => {
      const { client, quiz, questions } = await taking();
      await client.post(quiz.path, answer(quiz, questions[0]!, questions[0]!.right));
      const { status, body } = await client.post('/api/quiz/skip-question/', skip(quiz, questions[0]!));
      expect([status, body.type]).toEqual([409, '/problems/already-answered']);
    });

    it('the last open question ends a quiz in which something was answered', async () => {
      const { client, quiz, questions } = await taking({ questions: await aBank(world, 2) });
      await client.post(quiz.path, answer(quiz, questions[0]!, questions[0]!.right));
      expect((await client.post('/api/quiz/skip-question/', skip(quiz, questions[1]!))).body).toEqual({ remaining: 0 });
      expect(await table(world, 'quizzes').one({ id: quiz.id })).toMatchObject({ state: 'finished', answered: 1 });
    });

    it('everything leaves a quiz without questions, which can be ended', async () => {
      const { client, quiz, questions } = await taking({ questions: await aBank(world, 1) });
      expect((await client.post('/api/quiz/skip-question/', skip(quiz, questions[0]!))).body).toEqual({ remaining: 0 });
      expect((await client.get(quiz.path)).body).toMatchObject({ quiz: { state: 'running' }, questions: [] });
      expect((await client.post('/api/quiz/end-quiz/', { quizlog_id: quiz.id })).body).toEqual({ quizlog_id: 0 });
    });
  });

  describe('flags', () => {
    it('are set and taken off, in JSON and in a form, while the quiz runs', async () => {
      const { client, quiz, questions } = await taking();
      const flagged = async () =>
        (await client.get(quiz.path)).body.places.map((place: { flagged: boolean }) => place.flagged);
      const send = (value: unknown, as: 'json' | 'form') =>
        client.post(
          '/api/quiz/flag-question/',
          { quizlog_id: quiz.id, question_id: questions[1]!.id, flagged: value },
          { as },
        );
      expect((await send(true, 'json')).body).toEqual({ flagged: true });
      expect(await flagged()).toEqual([false, true, false]);
      expect((await send('false', 'form')).body).toEqual({ flagged: false });
      expect(await flagged()).toEqual([false, false, false]);
      await client.post(quiz.path, answer(quiz, questions[0]!, questions[0]!.right));
      await client.post('/api/quiz/end-quiz/', { quizlog_id: quiz.id });
      expect((await send(true, 'json')).body.type).toBe('/problems/quiz-finished');
    });
  });
});
