import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { generateQuizJob, GENERATIONS_A_DAY, LENGTHS, MOST_WAITING } from '~/domain/quizzes/generation/contract';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aRequestedQuiz } from '~/infra/tooling/testing/factories/ai-quizzes';
import { aBank, aQuestion, aTopic, type TestQuestion } from '~/infra/tooling/testing/factories/questions';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';
import type { Topic } from '~/infra/tooling/testing/rows';

const SETUP = '/ai-quiz/setup/';
const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
const quizzesOf = ({ id }: { id: number }) =>
  query<Record<string, unknown>>(
    'SELECT kind, mode, state, generates, length, language, specialty_id, topic_id, focus_id FROM quizzes WHERE account_id = $1 ORDER BY id',
    [id],
  );
const questionsOf = async (nextUrl: string) =>
  (
    await query<{ question_id: number }>(
      'SELECT question_id FROM quiz_questions WHERE quiz_id = $1 ORDER BY position',
      [Number(/\d+/.exec(nextUrl)![0])],
    )
  ).map((row) => row.question_id);
const jobsOf = ({ id }: { id: number }) =>
  query(
    `SELECT o.id FROM outbox o JOIN quizzes q ON q.id = (o.body->>'quiz_id')::int WHERE o.name = $1 AND q.account_id = $2`,
    [generateQuizJob.name, id],
  );
const answered = (person: Person, question: TestQuestion, correct: boolean) =>
  query(
    'INSERT INTO question_states (account_id, question_id, last_correct, last_answered_at) VALUES ($1, $2, $3, now())',
    [person.id, question.id, correct],
  );
const ids = (questions: TestQuestion[]) => questions.map((question) => question.id);

/** Quizzes with new questions that somebody has had, all written. */
const hadToday = (person: Person, count: number, state = 'running', ago = '0 hours') =>
  query(
    `INSERT INTO quizzes (account_id, kind, mode, state, language, length, generates, failure, finished_at, created_at) SELECT $1, 'ai', 1, $3, 'en', 5, true, CASE WHEN $3 = 'failed' THEN 'internal' END, NULL, $4::timestamptz - $5::interval FROM generate_series(1, $2)`,
    [person.id, count, state, world.clock.now(), ago],
  );

/** A topic of cardiology that the facts know: 14 questions in English on its mechanism, 16 in Spanish on its diagnosis. */
let known: Topic;
beforeAll(async () => void (known = await aTopic(world, { slug: 'arrhythmias' })));

describe('the set-up of an AI quiz', () => {
  it('offers the specialties that have topics, and says who writes and how many are left', async () => {
    const topic = await aTopic(world, { specialty_id: 9, name: 'Psychosis', name_es: 'Psicosis' });
    await aBank(world, 2, { topic });
    await aQuestion(world, { topic, language: 'es' });
    await aQuestion(world, { topic, status: 'draft' });
    world.clock.advance(10_000);
    const { body } = await (await world.signedIn(await aPerson(world, { language: 'es' }))).get(SETUP);
    expect(body).toMatchObject({ lengths: [...LENGTHS], left: 5, a_day: 5, writing: null, writer: 'offline' });
    expect(body.specialties).toContainEqual({ id: 9, questions: 3, by_language: { en: 2, es: 1 }, writes: ['en'] });
    expect(body.specialties.some(({ id }: { id: number }) => id === 15)).toBe(false);
    expect(body.topics).toContainEqual({ id: topic.id, specialty_id: 9, name: 'Psicosis' });
  });

  it('is for people with an account', async () => {
    expect((await world.client().get(SETUP)).status).toBe(401);
    expect((await (await world.signedIn(await aGuest(world))).post(SETUP, { specialty: 1, length: 5 })).status).toBe(
      403,
    );
  });

  // rules: 1.2.25
  it('takes a form like a browser’s, check box and all', async () => {
    const person = await aPerson(world);
    const { body } = await (
      await world.signedIn(person)
    ).post(
      SETUP,
      {
        specialty: String(known.specialty_id),
        topic: String(known.id),
        focus: '5',
        length: '10',
        generate_new_questions: 'on',
      },
      { as: 'form' },
    );
    expect(body.next_url).toMatch(/^\/ai-quiz\/waiting\/\d+\/$/);
    expect(await quizzesOf(person)).toEqual([
      {
        kind: 'ai',
        mode: 1,
        state: 'generating',
        generates: true,
        length: 7,
        language: 'en',
        specialty_id: 1,
        topic_id: known.id,
        focus_id: 5,
      },
    ]);
  });

  // rules: 1.5.10
  it.each([
    ['no specialty', { specialty: 0 }, 'invalid-input'],
    ['a specialty that is none', { specialty: 77 }, 'unknown-choice'],
    ['a specialty without topics', { specialty: 15 }, 'unknown-choice'],
    ['a topic of another specialty', { topic: -1 }, 'invalid-input'],
    ['a topic that is not there', { topic: 999_999 }, 'unknown-choice'],
    ['a focus that is none', { focus: 50 }, 'unknown-choice'],
    ['a length that is not on offer', { length: 7 }, 'invalid-input'],
    ['no length', { length: undefined }, 'invalid-input'],
    ['two lengths', { length: [5, 10] }, 'invalid-input'],
    ['text for a specialty', { specialty: 'cardiology' }, 'invalid-input'],
    ['an id that is too large', { specialty: 99_999_999_999 }, 'invalid-input'],
    ['something else for the check box', { generate_new_questions: 'maybe' }, 'invalid-input'],
    ['a submission id that is none', { submission_id: '1' }, 'invalid-input'],
  ])('refuses %s and changes nothing', async (_what, change, code) => {
    const topic = await aTopic(world);
    const person = await aPerson(world);
    const { status, body } = await (
      await world.signedIn(person)
    ).post(SETUP, { specialty: topic.specialty_id, length: 5, generate_new_questions: true, ...change });
    expect([status, body.type]).toEqual([422, `/problems/${code}`]);
    expect(await quizzesOf(person)).toEqual([]);
  });

  it('refuses a topic of another specialty', async () => {
    const [topic, other] = [await aTopic(world), await aTopic(world, { specialty_id: 2 })];
    const { status, body } = await (
      await world.signedIn(await aPerson(world))
    ).post(SETUP, { specialty: topic.specialty_id, topic: other.id, length: 5 });
    expect([status, body.errors]).toEqual([422, [{ path: 'topic', message: 'not available' }]]);
  });
});

describe('an AI quiz from the bank', () => {
  let topic: Topic;
  let person: Person;
  beforeEach(async () => {
    topic = await aTopic(world);
    person = await aPerson(world);
  });
  const ask = async (change: Record<string, unknown> = {}) =>
    (await world.signedIn(person)).post(SETUP, {
      specialty: topic.specialty_id,
      topic: topic.id,
      length: 5,
      ...change,
    });

  const available = async (change: Record<string, unknown>) => {
    world.clock.advance(10_000);
    return (
      await (
        await world.signedIn(person)
      ).post(SETUP, { data_request: 'available_questions', specialty: topic.specialty_id, topic: topic.id, ...change })
    ).body;
  };

  // rules: 1.1.4
  it('is begun at once, and can be played', async () => {
    await aBank(world, 6, { topic });
    const { body } = await ask();
    expect(body.next_url).toMatch(/^\/learn\/quiz\/\d+\/$/);
    expect(await quizzesOf(person)).toEqual([
      {
        kind: 'ai',
        mode: 1,
        state: 'running',
        generates: false,
        length: 5,
        language: 'en',
        specialty_id: 1,
        topic_id: topic.id,
        focus_id: 0,
      },
    ]);
    expect(await questionsOf(body.next_url)).toHaveLength(5);
    expect(await jobsOf(person)).toEqual([]);
  });

  it('asks what was answered wrong, then what is new, and nothing that was answered right', async () => {
    const bank = await aBank(world, 9, { topic });
    const [wrong, fresh, right] = [bank.slice(0, 2), bank.slice(2, 4), bank.slice(4)];
    for (const question of wrong) await answered(person, question, false);
    for (const question of right) await answered(person, question, true);
    await answered(await aPerson(world), fresh[0]!, false);
    expect(await available({})).toMatchObject({ chosen: 4 });
    const drawn = await questionsOf((await ask()).body.next_url);
    expect(drawn.slice(0, 2).sort()).toEqual(ids(wrong).sort());
    expect(drawn.slice(2).sort()).toEqual(ids(fresh).sort());
  });

  it('says before it is begun how many there are on the choice, and on a wider one', async () => {
    await aBank(world, 2, { topic, focus_id: 3 });
    await aBank(world, 1, { topic, focus_id: 1 });
    const other = await aTopic(world, { specialty_id: topic.specialty_id });
    const elsewhere = await aBank(world, 4, { topic: other });
    const before = await available({ focus: 3 });
    expect(before).toMatchObject({ chosen: 2, topic: 3 });
    await answered(person, elsewhere[0]!, true);
    world.clock.advance(10_000);
    expect(await available({ focus: 3 })).toEqual({ ...before, specialty: before.specialty - 1 });
    expect(await quizzesOf(person)).toEqual([]);
  });

  it('is left to chance within each of these', async () => {
    await aBank(world, 12, { topic });
    const drawn = [];
    for (let time = 0; time < 6; time += 1) drawn.push(String(await questionsOf((await ask()).body.next_url)));
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  it('is of the topic and the focus, and of nothing that is not in the bank', async () => {
    const wanted = await aQuestion(world, { topic, focus_id: 3 });
    await aQuestion(world, { topic, focus_id: 1 });
    await aQuestion(world, { focus_id: 3 });
    for (const fields of [
      { status: 'draft' as const },
      { status: 'private' as const },
      { status: 'generated' as const, generated_by: 'model' as const },
      { deleted_at: new Date() },
    ])
      await aQuestion(world, { topic, focus_id: 3, ...fields });
    const { body } = await ask({ focus: 3 });
    expect(await questionsOf(body.next_url)).toEqual([wanted.id]);
    expect(await quizzesOf(person)).toMatchObject([{ length: 1 }]);
  });

  it('is in the person’s language, or in another or any that is chosen', async () => {
    person = await aPerson(world, { language: 'es' });
    const english = await aQuestion(world, { topic });
    const spanish = await aQuestion(world, { topic, language: 'es' });
    expect(await questionsOf((await ask()).body.next_url)).toEqual([spanish.id]);
    expect(await questionsOf((await ask({ language: 'en' })).body.next_url)).toEqual([english.id]);
    expect((await questionsOf((await ask({ language: '' })).body.next_url)).sort()).toEqual(
      [english.id, spanish.id].sort(),
    );
    expect(await available({})).toMatchObject({ chosen: 1 });
    expect(await available({ language: '' })).toMatchObject({ chosen: 2 });
  });

  it('without a question is refused', async () => {
    const { status, body } = await ask();
    expect([status, body.type]).toEqual([422, '/problems/no-questions']);
    expect(await quizzesOf(person)).toEqual([]);
  });

  it('is neither limited by the quota nor by the queue', async () => {
    await aBank(world, 1, { topic });
    await hadToday(person, GENERATIONS_A_DAY.learner);
    expect((await ask()).status).toBe(200);
  });

  it('that is sent twice is one', async () => {
    await aBank(world, 6, { topic });
    const submission_id = randomUUID();
    const answers = await Promise.all([ask({ submission_id }), ask({ submission_id }), ask({ submission_id })]);
    expect(new Set(answers.map(({ body }) => body.next_url)).size).toBe(1);
    expect(await quizzesOf(person)).toHaveLength(1);
  });
});

describe('what new questions there are', () => {
  const asking = async (person: Person) => {
    const client = await world.signedIn(person);
    return {
      available: async (change: Record<string, unknown> = {}) =>
        (
          await client.post(SETUP, {
            data_request: 'available_questions',
            specialty: 1,
            topic: known.id,
            generate_new_questions: true,
            ...change,
          })
        ).body,
      ask: (change: Record<string, unknown> = {}) =>
        client.post(SETUP, { specialty: 1, topic: known.id, length: 10, generate_new_questions: true, ...change }),
    };
  };
  const stemsOf = async (nextUrl: string) =>
    await query<{ question_text: string; topic_id: number; focus_id: number; language: string }>(
      'SELECT question_text, topic_id, focus_id, language FROM quiz_questions JOIN questions ON questions.id = question_id WHERE quiz_id = $1',
      [Number(/\d+/.exec(nextUrl)![0])],
    );

  it('is said before anything is asked for: on the choice, the topic and the specialty, in each language', async () => {
    const { available } = await asking(await aPerson(world));
    expect(await available()).toEqual({ chosen: 7, topic: 7, specialty: 7 });
    expect(await available({ focus: 1 })).toEqual({ chosen: 0, topic: 7, specialty: 7 });
    expect(await available({ focus: 1, language: 'es' })).toEqual({ chosen: 8, topic: 8, specialty: 8 });
    const heart = await aTopic(world, { slug: 'hypertension' });
    expect(await available({ focus: 1 })).toEqual({ chosen: 0, topic: 7, specialty: 13 });
    await query('DELETE FROM topics WHERE id = $1', [heart.id]);
  });

  it('refuses a choice on which there is none, and changes nothing', async () => {
    const person = await aPerson(world);
    const { status, body } = await (await asking(person)).ask({ focus: 1 });
    expect([status, body.type]).toEqual([422, '/problems/nothing-to-write']);
    expect(await quizzesOf(person)).toEqual([]);
  });

  it('is what the quiz keeps to; what was had is not asked again, and the quiz is shorter where there is not enough', async () => {
    const person = await aPerson(world);
    const { available, ask } = await asking(person);
    const first = (await ask({ focus: 5 })).body.next_url as string;
    expect(await world.drain()).toEqual([]);
    const had = await stemsOf(first);
    // Every fact is asked in two ways, and once in a quiz: one way would give the other away.
    expect(had).toHaveLength(7);
    expect(new Set(had.map(({ topic_id, focus_id, language }) => `${topic_id} ${focus_id} ${language}`))).toEqual(
      new Set([`${known.id} 5 en`]),
    );
    expect(await available()).toMatchObject({ chosen: 7 });
    const second = (await ask()).body.next_url as string;
    expect(await quizzesOf(person)).toMatchObject([{ length: 7 }, { length: 7 }]);
    await world.drain();
    const all = [...had, ...(await stemsOf(second))].map(({ question_text }) => question_text);
    expect([all.length, new Set(all).size]).toEqual([14, 14]);
    expect((await ask()).body.type).toBe('/problems/nothing-to-write');
    expect(await (await asking(await aPerson(world))).available()).toMatchObject({ chosen: 7 });
  });

  it('counts again what nobody came to before the quiz was ended', async () => {
    const person = await aPerson(world);
    const { available, ask } = await asking(person);
    const quizId = Number(/\d+/.exec((await ask()).body.next_url)![0]);
    await world.drain();
    await query(`UPDATE quizzes SET state = 'finished', finished_at = now(), answered = 1 WHERE id = $1`, [quizId]);
    await query(`UPDATE quiz_questions SET state = 'skipped' WHERE quiz_id = $1 AND position < 3`, [quizId]);
    expect(await available()).toMatchObject({ chosen: 7 });
  });
});

describe('an AI quiz with new questions', () => {
  it('is waited for at its own address, which is found again at the set-up', async () => {
    const { id, path, client } = await aRequestedQuiz(world);
    expect((await client.get(SETUP)).body).toMatchObject({ writing: { quizlog_id: id, url: path }, left: 4 });
    expect((await client.get(path)).body.generation).toMatchObject({ stage: 'waiting', ready: '', failure: null });
  });

  it('that is sent twice is one, also while nothing of it is committed', async () => {
    const topic = await aTopic(world);
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const body = { specialty: topic.specialty_id, length: 5, generate_new_questions: '1', submission_id: randomUUID() };
    const answers = await Promise.all([client.post(SETUP, body), client.post(SETUP, body), client.post(SETUP, body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.next_url)).size).toBe(1);
    expect(await jobsOf(person)).toHaveLength(1);
    await query(`UPDATE quizzes SET state = 'failed', failure = 'internal' WHERE account_id = $1`, [person.id]);
    expect((await client.post(SETUP, body)).body).toEqual(answers[0]!.body);
    expect(await quizzesOf(person)).toHaveLength(1);
  });

  it('is written one at a time for a person, however many tabs ask', async () => {
    const topic = await aTopic(world);
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const ask = () =>
      client.post(SETUP, {
        specialty: topic.specialty_id,
        length: 5,
        generate_new_questions: true,
        submission_id: randomUUID(),
      });
    await client.get(SETUP);
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.type).toBe('/problems/already-writing');
    expect(await jobsOf(person)).toHaveLength(1);
  });

  it.each([
    ['a learner', 'learner', GENERATIONS_A_DAY.learner],
    ['a supporter', 'supporter', GENERATIONS_A_DAY.supporter],
  ] as const)('is had by %s so many times in 24 hours', async (_who, role, most) => {
    const topic = await aTopic(world);
    const person = await aPerson(world, { roles: [role] });
    const client = await world.signedIn(person);
    const ask = () => client.post(SETUP, { specialty: topic.specialty_id, length: 5, generate_new_questions: true });
    await hadToday(person, most - 1, 'running', '23 hours');
    await hadToday(person, 3, 'failed');
    await hadToday(person, 3, 'running', '24 hours');
    expect((await client.get(SETUP)).body).toMatchObject({ left: 1, a_day: most });
    await hadToday(person, 1, 'running', '1 hour');
    const { status, body, headers } = await ask();
    expect([status, body.type, headers['retry-after']]).toEqual([429, '/problems/generations-used-up', '3600']);
    expect((await client.get(SETUP)).body.left).toBe(0);
    await query(`UPDATE quizzes SET created_at = created_at - interval '1 hour' WHERE account_id = $1`, [person.id]);
    expect((await ask()).status).toBe(200);
  });

  it('that failed is only tried again while there is quota, and none is being written', async () => {
    const { id, path, client, person, topic } = await aRequestedQuiz(world);
    const fail = () => query(`UPDATE quizzes SET state = 'failed', failure = 'internal' WHERE id = $1`, [id]);
    const again = () => client.post(path, { data_request: 'try_again' });
    await fail();
    const other = await aRequestedQuiz(world, { person, topic });
    expect((await again()).body.type).toBe('/problems/already-writing');
    await query(`UPDATE quizzes SET state = 'running' WHERE id = $1`, [other.id]);
    await hadToday(person, GENERATIONS_A_DAY.learner - 1);
    expect((await again()).body.type).toBe('/problems/generations-used-up');
    await query(`UPDATE quizzes SET created_at = created_at - interval '2 days' WHERE account_id = $1 AND id <> $2`, [
      person.id,
      id,
    ]);
    expect((await again()).body).toMatchObject({ stage: 'waiting', failure: null });
    expect(await jobsOf(person)).toHaveLength(3);
  });

  it('is pushed to the one who waits, and to nobody else', async () => {
    const topic = await aTopic(world, { slug: 'heart-failure' });
    const [one, two] = [await aRequestedQuiz(world, { topic }), await aRequestedQuiz(world, { topic })];
    const url = await world.listen();
    const [socket, behind, stranger] = [
      await TestSocket.open(url, one.client),
      await TestSocket.open(url, two.client),
      await TestSocket.open(url, await world.signedIn(await aPerson(world))),
    ];
    expect(await socket.watch('quiz.generation', one.id)).toMatchObject({
      ok: true,
      snapshot: { stage: 'waiting', ready: '' },
    });
    const { snapshot } = await behind.watch('quiz.generation', two.id);
    expect(await stranger.watch('quiz.generation', one.id)).toMatchObject({ ok: false, error: { status: 404 } });
    await world.drain();
    const done = await socket.next((push) => push.snapshot.stage === 'done');
    expect(done.snapshot).toMatchObject({ ready: `/learn/quiz/${one.id}/`, written: 5 });
    expect(done.snapshot).toEqual(await one.status());
    const moved = await behind.next((push) => push.snapshot.place === snapshot.place - 1);
    expect(moved.version).toBeGreaterThan(snapshot.version);
    expect(stranger.pushes).toEqual([]);
    for (const open of [socket, behind, stranger]) open.close();
  });
});

describe('a queue that is full', () => {
  const world = openWorld();

  it('takes nobody else in, until there is room', async () => {
    const topic = await aTopic(world, { slug: 'arrhythmias' });
    const others = `INSERT INTO accounts (guest, username, email, password_hash, first_name, last_name, display_name, avatar, country, training_stage, roles, language)
      SELECT guest, username || n, n || email, password_hash, first_name, last_name, display_name, avatar, country, training_stage, roles, language FROM accounts, generate_series(1, $2) n WHERE id = $1 RETURNING id`;
    const person = await aPerson(world);
    await world.deps.dataSource.query(
      `WITH other AS (${others}) INSERT INTO quizzes (account_id, kind, mode, state, language, length, generates, created_at) SELECT id, 'ai', 1, 'generating', 'en', 5, true, now() FROM other`,
      [person.id, MOST_WAITING],
    );
    const client = await world.signedIn(person);
    const ask = () => client.post(SETUP, { specialty: topic.specialty_id, length: 5, generate_new_questions: true });
    const { status, body, headers } = await ask();
    expect([status, body.type, headers['retry-after']]).toEqual([503, '/problems/writers-busy', '60']);
    await world.deps.dataSource.query(`DELETE FROM quizzes WHERE id = (SELECT min(id) FROM quizzes)`);
    expect((await ask()).status).toBe(200);
  });
});
