import type { Person } from '~/domain/accounts/person';
import { ANALYSIS_PAGE } from '~/domain/questions/analysis/contract';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aPersonalQuizOf, aTakenQuiz, type Deed } from '~/infra/tooling/testing/factories/item-analysis';
import { aBank, aQuestion, aTopic, type TestQuestion } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const query = (sql: string, values: unknown[] = []) => world.deps.dataSource.query(sql, values);
const pathOf = ({ id }: { id: number }, query = '') => `/questions/${id}/analysis/${query}`;
const quizPath = (id: number, query = '') => `/teach/create-quiz/${id}/analysis/${query}`;
const LIST = '/questions/analysis/';

/** People who are right in as many questions as their number, the first ones first. */
async function taken(
  questions: TestQuestion[],
  people: number,
  options: { personalQuiz?: number; deedFor?: (person: number, index: number, question: TestQuestion) => Deed } = {},
): Promise<Person[]> {
  const {
    personalQuiz,
    deedFor = (person, index, question) => (index < person ? question.right : question.wrong.slice(0, 1)),
  } = options;
  const all: Person[] = [];
  for (let nth = 0; nth < people; nth += 1) {
    all.push(await aPerson(world));
    await aTakenQuiz(world, {
      person: all[nth]!,
      questions,
      personalQuiz,
      deedFor: (question, index) => deedFor(nth, index, question),
    });
  }
  expect(await world.drain()).toEqual([]);
  return all;
}

describe('the analysis of a question', () => {
  it('tells its author how it did, option by option', async () => {
    const author = await aPerson(world, { roles: ['author'] });
    const [question, ...others] = [
      await aQuestion(world, { author_id: author.id, question_text: '<p>A man of 60 has chest pain.</p>' }),
      ...(await aBank(world, 3)),
    ];
    await taken([question!, ...others], 5);
    const client = await world.signedIn(author);
    const { status, body } = await client.get(pathOf(question!));
    expect(status).toBe(200);
    // Rights 0 1 1 1 1 beside rests 0 0 1/3 2/3 1.
    expect(body).toMatchObject({
      question_id: question!.id,
      title: 'A man of 60 has chest pain.',
      question_type: 1,
      selectable_answers: 1,
      revision: 1,
      revisions: [{ revision: 1, answers: 5 }],
      counted_at: world.clock.now().toISOString(),
      figures: {
        answers: 5,
        compared: 5,
        facility: 80,
        random_guess_score: 25,
        standard_deviation: expect.closeTo(44.72, 2),
        discrimination_index: expect.closeTo(51.45, 1),
        warnings: ['few-answers'],
      },
    });
    expect(
      body.options.map((option: { answer_id: number; picks: number; share: number; answer_correct: boolean }) => [
        option.answer_id,
        option.picks,
        option.share,
        option.answer_correct,
      ]),
    ).toEqual(question!.answers.map(({ id }, index) => [id, [4, 1, 0, 0][index], [80, 20, 0, 0][index], index === 0]));
    expect(body.options[0].by_fifth).toEqual([50, 50, 100, 100, 100]);
  });

  it('has nothing to tell before the first answer', async () => {
    const author = await aPerson(world, { roles: ['author'] });
    const question = await aQuestion(world, { author_id: author.id });
    const { body } = await (await world.signedIn(author)).get(pathOf(question));
    expect(body).toMatchObject({
      revisions: [{ revision: 1, answers: 0 }],
      counted_at: null,
      figures: { answers: 0, facility: null, discrimination_index: null },
      options: [{ picks: 0, share: null }, {}, {}, {}],
    });
  });

  it('is by the state of the question that was answered, with the options that it had', async () => {
    const author = await aPerson(world, { roles: ['author'] });
    const [question, other] = [await aQuestion(world, { author_id: author.id }), await aQuestion(world)];
    await taken([question, other], 3);
    const before = question.answers.map((answer) => ({
      answer_id: answer.id,
      answer_label: '',
      answer_text: answer.answer_text,
      answer_correct: answer.answer_correct,
    }));
    await query(`INSERT INTO question_revisions (question_id, revision, body, replaced_at) VALUES ($1, 1, $2, now())`, [
      question.id,
      { question_text: '<p>As it was</p>', question_type: 1, selectable_answers: 1, answers: before },
    ]);
    await query(`UPDATE questions SET revision = 2, question_text = '<p>As it is</p>' WHERE id = $1`, [question.id]);
    await query(`DELETE FROM question_answers WHERE id = $1`, [question.answers[3]!.id]);
    await query(`UPDATE question_answers SET answer_correct = NOT answer_correct WHERE id = ANY ($1)`, [
      question.answers.slice(0, 2).map(({ id }) => id),
    ]);
    const client = await world.signedIn(author);
    expect((await client.get(pathOf(question))).body).toMatchObject({
      title: 'As it is',
      revision: 2,
      revisions: [
        { revision: 2, answers: 0 },
        { revision: 1, answers: 3 },
      ],
      figures: { answers: 0 },
      options: [{ answer_correct: false }, { answer_correct: true }, {}],
    });
    const { body } = await client.get(pathOf(question, '?revision=1'));
    expect(body).toMatchObject({ title: 'As it was', revision: 1, figures: { answers: 3 } });
    expect(
      body.options.map((option: { answer_id: number; answer_correct: boolean; picks: number }) => [
        option.answer_id,
        option.answer_correct,
        option.picks,
      ]),
    ).toEqual(before.map((answer, index) => [answer.answer_id, answer.answer_correct, [2, 1, 0, 0][index]]));
    expect((await client.get(pathOf(question, '?revision=3'))).status).toBe(404);
    expect((await client.get(pathOf(question, '?revision=zero'))).status).toBe(422);
  });

  it('counts the boxes of a free text that were marked as right', async () => {
    const author = await aPerson(world, { roles: ['author'] });
    const question = await aQuestion(world, { author_id: author.id, type: 4 });
    await taken([question], 4, { deedFor: (person) => question.answers.slice(0, person % 3).map(({ id }) => id) });
    const { body } = await (await world.signedIn(author)).get(pathOf(question));
    expect(body).toMatchObject({
      question_type: 4,
      figures: { answers: 4, compared: 0, facility: 37.5, random_guess_score: 0 },
    });
    expect(body.options.map((box: { answer_label: string; picks: number }) => [box.answer_label, box.picks])).toEqual([
      ['Most likely diagnosis', 2],
      ['Best investigation', 1],
    ]);
  });

  it('is for its author, and for editors what is in the bank: to everybody else it is not there', async () => {
    const author = await aPerson(world, { roles: ['author'] });
    const clients = async (...roles: ('learner' | 'author' | 'moderator' | 'staff')[]) =>
      Promise.all(roles.map(async (role) => world.signedIn(await aPerson(world, { roles: [role] }))));
    const [published, own, deleted] = [
      await aQuestion(world, { author_id: author.id }),
      await aQuestion(world, { author_id: author.id, status: 'private' }),
      await aQuestion(world, { author_id: author.id, deleted_at: world.clock.now() }),
    ];
    const seen = async (client: Awaited<ReturnType<typeof world.signedIn>>) =>
      Promise.all([published, own, deleted].map(async (question) => (await client.get(pathOf(question))).status));
    expect(await seen(await world.signedIn(author))).toEqual([200, 200, 404]);
    for (const editor of await clients('moderator', 'staff')) expect(await seen(editor)).toEqual([200, 404, 404]);
    for (const other of await clients('learner', 'author')) {
      expect(await seen(other)).toEqual([404, 404, 404]);
      expect((await other.get(pathOf(published))).body).toMatchObject({ type: '/problems/question-not-found' });
    }
    expect((await world.client().get(pathOf(published))).status).toBe(401);
    expect((await (await world.signedIn(author)).get('/questions/999999/analysis/')).status).toBe(404);
  });
});

describe('the analysis of a personal quiz', () => {
  it('tells who made it how it went, and what each question did for it', async () => {
    const [owner, questions] = [await aPerson(world), await aBank(world, 4)];
    const quiz = await aPersonalQuizOf(world, owner, [...questions].reverse(), 'Ward round');
    await taken(questions, 5, { personalQuiz: quiz });
    const { body } = await (await world.signedIn(owner)).get(quizPath(quiz));
    expect(body).toMatchObject({
      quiz_id: quiz,
      title: 'Ward round',
      attempts: 5,
      mean: 50,
      median: 50,
      standard_deviation: expect.closeTo(39.53, 2),
      skewness: expect.closeTo(0, 9),
      internal_consistency: expect.closeTo(80, 9),
      distribution: [1, 0, 1, 0, 0, 1, 0, 1, 0, 1],
      warnings: ['few-answers'],
      compositions: [{ attempts: 5, questions: 4, current: true }],
    });
    // In the order that the quiz has.
    expect(
      body.items.map((item: { question_id: number; position: number; facility: number; intended_weight: number }) => [
        item.question_id,
        item.position,
        item.facility,
        item.intended_weight,
      ]),
    ).toEqual(
      [...questions]
        .reverse()
        .map((question, position) => [question.id, position, expect.closeTo(20 * (position + 1), 9), 25]),
    );
  });

  it('keeps apart those who had other questions, or other states of them', async () => {
    const [owner, questions] = [await aPerson(world), await aBank(world, 3)];
    const quiz = await aPersonalQuizOf(world, owner, questions);
    const client = await world.signedIn(owner);
    expect((await client.get(quizPath(quiz))).body).toMatchObject({
      composition: null,
      compositions: [],
      attempts: 0,
      mean: null,
      items: [{ question_id: questions[0]!.id, answers: 0 }, {}, {}],
    });
    await taken(questions, 2, { personalQuiz: quiz });
    world.clock.advance(60_000);
    await query('DELETE FROM personal_quiz_questions WHERE personal_quiz_id = $1 AND position = 0', [quiz]);
    // Not taken since: what it was taken with the last time.
    const [old] = (await client.get(quizPath(quiz))).body.compositions;
    expect((await client.get(quizPath(quiz))).body).toMatchObject({
      composition: old.composition,
      attempts: 2,
      compositions: [{ questions: 3, current: false }],
    });
    await taken(questions.slice(1), 3, { personalQuiz: quiz });
    expect((await client.get(quizPath(quiz))).body).toMatchObject({
      attempts: 3,
      compositions: [
        { attempts: 3, questions: 2, current: true },
        { attempts: 2, questions: 3, current: false },
      ],
    });
    const before = (await client.get(quizPath(quiz, `?composition=${old.composition}`))).body;
    expect([before.attempts, before.items.map((item: { question_id: number }) => item.question_id).sort()]).toEqual([
      2,
      questions.map(({ id }) => id).sort(),
    ]);
    expect((await client.get(quizPath(quiz, '?composition=999999'))).status).toBe(404);
  });

  it('is there for nobody else, and not when the quiz is deleted', async () => {
    const [owner, questions] = [await aPerson(world), await aBank(world, 2)];
    const quiz = await aPersonalQuizOf(world, owner, questions);
    for (const roles of [['learner'], ['staff']] as const)
      expect(
        (await (await world.signedIn(await aPerson(world, { roles: [...roles] }))).get(quizPath(quiz))).status,
      ).toBe(404);
    await query('UPDATE personal_quizzes SET deleted_at = now() WHERE id = $1', [quiz]);
    const gone = await (await world.signedIn(owner)).get(quizPath(quiz));
    expect([gone.status, gone.body.type]).toEqual([404, '/problems/quiz-not-found']);
    expect((await world.client().get(quizPath(quiz))).status).toBe(401);
  });
});

describe('the list of questions by their figures', () => {
  const listed = (body: { items: { question_id: number }[] }) => body.items.map((item) => item.question_id);

  /** As if they had been answered: discrimination of 100 or -100 or none, so many answers. */
  async function figures(question: TestQuestion, answers: number, sign: 1 | -1 | 0, rightShare = 0.5): Promise<void> {
    const right = Math.round(answers * rightShare);
    const rows = [
      [question.right[0]!, 2_520, sign === 0 ? 500 : sign > 0 ? 900 : 100, right],
      [question.wrong[0]!, 0, sign === 0 ? 500 : sign > 0 ? 100 : 900, answers - right],
    ] as const;
    await query(
      `WITH tallies AS (SELECT * FROM unnest($2::int[], $3::int[], $4::int[], $5::int[]) AS one (pick, mark, rest, times)),
       known AS (
         INSERT INTO question_statistics (question_id, revision, answers, marks, compared, compared_marks, compared_marks_squared, rests, rests_squared, products, counted_at)
         SELECT $1, 1, sum(times), sum(times * mark), sum(times), sum(times * mark), sum(times * mark * mark), sum(times * rest), sum(times * rest * rest), sum(times * mark * rest), now() FROM tallies)
       INSERT INTO question_tallies SELECT $1, 1, ARRAY[pick], mark, rest, times FROM tallies`,
      [
        question.id,
        rows.map((row) => row[0]),
        rows.map((row) => row[1]),
        rows.map((row) => row[2]),
        rows.map((row) => row[3]),
      ],
    );
  }

  it('has for an author their own, the most doubtful first, those with few answers last', async () => {
    const [author, topic] = [await aPerson(world, { roles: ['author'] }), await aTopic(world, { specialty_id: 7 })];
    const [good, bad, few, unanswered, deleted] = await aBank(world, 5, { author_id: author.id });
    const own = await aQuestion(world, { author_id: author.id, status: 'private', topic });
    const notMine = await aQuestion(world);
    await figures(good!, 40, 1, 0.9);
    await figures(bad!, 60, -1, 0.4);
    await figures(few!, 12, -1, 0.5);
    await figures(own, 30, 0, 0.7);
    await figures(notMine, 50, -1);
    await figures(deleted!, 50, -1);
    await query('UPDATE questions SET deleted_at = now() WHERE id = $1', [deleted!.id]);
    const client = await world.signedIn(author);
    const { body } = await client.get(LIST);
    expect(listed(body)).toEqual([bad!.id, good!.id, own.id, few!.id]);
    expect(listed(body)).not.toContain(unanswered!.id);
    expect(body).toMatchObject({ page: 1, pages: 1, count: 4 });
    expect(body.items[0]).toMatchObject({
      answers: 60,
      facility: 40,
      discrimination_index: -100,
      specialty_id: bad!.specialty_id,
      warnings: ['negative-discrimination', 'unused-distractor', 'better-distractor'],
    });
    expect(body.items[3]).toMatchObject({
      warnings: ['few-answers', 'negative-discrimination', 'unused-distractor', 'better-distractor'],
    });
    expect(listed((await client.get(`${LIST}?sort=facility`)).body)).toEqual([bad!.id, own.id, good!.id, few!.id]);
    expect(listed((await client.get(`${LIST}?sort=answers`)).body)).toEqual([bad!.id, good!.id, own.id, few!.id]);
    expect((await client.get(`${LIST}?specialty=7`)).body).toMatchObject({
      items: [{ question_id: own.id }],
      count: 1,
    });
    expect((await client.get(`${LIST}?sort=luck`)).status).toBe(422);
    expect((await (await world.signedIn(await aPerson(world))).get(LIST)).body).toEqual({
      items: [],
      page: 1,
      pages: 1,
      count: 0,
    });
  });

  it('has for editors the bank, page by page, in the newest state of each question', async () => {
    await query('TRUNCATE question_statistics CASCADE');
    const bank = await aBank(world, ANALYSIS_PAGE + 2);
    for (const [index, question] of bank.entries()) await figures(question, 100 + index, 1);
    await figures(await aQuestion(world, { status: 'private', author_id: (await aPerson(world)).id }), 500, -1);
    await query('UPDATE questions SET revision = 2 WHERE id = $1', [bank[0]!.id]);
    world.clock.advance(61_000);
    const client = await world.signedIn(await aPerson(world, { roles: ['moderator'] }));
    const first = (await client.get(`${LIST}?sort=answers`)).body;
    expect(first).toMatchObject({ page: 1, pages: 2, count: ANALYSIS_PAGE + 1 });
    const second = (await client.get(`${LIST}?sort=answers&page=2`)).body;
    expect([...listed(first), ...listed(second)]).toEqual(
      bank
        .slice(1)
        .map(({ id }) => id)
        .reverse(),
    );
    expect((await client.get(`${LIST}?page=3`)).body).toMatchObject({ items: [], page: 3, count: ANALYSIS_PAGE + 1 });
  });
});
