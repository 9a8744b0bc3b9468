import { randomUUID } from 'node:crypto';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aBank } from '~/infra/tooling/testing/factories/questions';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { aTrial, registers, voteOn, votesOf } from '~/infra/tooling/testing/factories/trials';
import { type TestClient, refusal } from '~/infra/tooling/testing/client';
import { openWorld } from '~/infra/tooling/testing/world';

const QUIZ = '/api/trial/quiz/';
const STATION = '/api/trial/station/';

const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
const me = async (client: TestClient) => (await client.get('/api/session/')).body.person;

beforeAll(async () => {
  await aBank(world, 12);
});

describe('ten questions without an account', () => {
  it('are taken by a guest who is made when the button is pressed, and stay theirs when they register', async () => {
    const { client, path, run, quizlog_id, answerFirst } = await aTrial(world);
    const guest = await me(client);
    expect(guest).toMatchObject({ guest: true, name: 'Guest', roles: [] });
    expect(run.places).toHaveLength(10);
    await answerFirst();
    expect((await client.post('/api/quiz/end-quiz/', { quizlog_id })).body).toEqual({ quizlog_id });
    const summary = await client.get(`${path}summary/`);
    expect(summary.body).toMatchObject({ answered: 1, user_is_supporter: false });
    await registers(client);
    expect(await me(client)).toMatchObject({ id: guest.id, guest: false });
    expect((await client.get(`${path}summary/`)).body).toMatchObject({ answered: 1 });
  });

  it('have none on which the bank wants a vote', async () => {
    await aBank(world, 40, { moderate: true });
    const { quizlog_id } = await aTrial(world);
    const drawn = await query<{ moderate: boolean }>(
      `SELECT question.moderate FROM quiz_questions place JOIN questions question ON question.id = place.question_id
        WHERE place.quiz_id = $1`,
      [quizlog_id],
    );
    expect(drawn.map(({ moderate }) => moderate)).toEqual(Array(10).fill(false));
  });

  it('are in the language of the visitor, who is called accordingly', async () => {
    const client = world.client();
    await client.post('/i18n/setlang/', { language: 'es' });
    await aBank(world, 10, { language: 'es' });
    const { run } = await aTrial(world, client);
    expect(await me(client)).toMatchObject({ name: 'Invitado' });
    expect(run.places).toHaveLength(10);
  });

  it('go on where they were when the button is pressed again, in two tabs at once as well', async () => {
    const { client, path } = await aTrial(world);
    const again = await Promise.all([client.post(QUIZ), client.post(QUIZ), client.post(QUIZ)]);
    expect(again.map(({ body }) => body.next_url)).toEqual([path, path, path]);
    const { id } = await me(client);
    expect(await query('SELECT FROM quizzes WHERE account_id = $1', [id])).toHaveLength(1);
  });

  it('are one quiz of one guest if a visitor never saw the answer and presses again', async () => {
    const sent = { submission_id: randomUUID() };
    const [lost, again] = [world.client(), world.client()];
    const first = await lost.post(QUIZ, sent);
    expect((await again.post(QUIZ, sent)).body).toEqual(first.body);
    expect((await me(again)).id).toBe((await me(lost)).id);
  });

  it('are offered three times, two tabs or not; then registering goes on', async () => {
    const client = world.client();
    for (let quiz = 0; quiz < 3; quiz += 1) {
      const { quizlog_id, answerFirst } = await aTrial(world, client);
      await answerFirst();
      await client.post('/api/quiz/end-quiz/', { quizlog_id });
    }
    const refused = await Promise.all([client.post(QUIZ), client.post(QUIZ)]);
    expect(refused.map(refusal)).toEqual([
      [403, 'trial-over'],
      [403, 'trial-over'],
    ]);
    await registers(client);
    expect((await client.post(QUIZ)).status).toBe(200);
  });

  it('are a quiz like any other for somebody with an account, who stays who they are', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    await aTrial(world, client);
    expect(await me(client)).toMatchObject({ id: person.id, guest: false });
    expect(await query('SELECT FROM trials WHERE account_id = $1', [person.id])).toHaveLength(0);
  });

  it('open no other quiz, no AI quiz, no authoring and nobody else’s quiz', async () => {
    const { client } = await aTrial(world);
    const { path: others } = await aTrial(world);
    expect((await client.get(others)).status).toBe(404);
    for (const path of ['/learn/quiz/setup/', '/ai-quiz/setup/', '/questions/create/', '/teach/'])
      expect({ path, refused: [403, 404].includes((await client.get(path)).status) }).toEqual({ path, refused: true });
    expect((await client.post('/learn/quiz/setup/', { number_of_questions: 100 })).status).toBe(403);
  });

  it('need proof of work where very many come from one address', async () => {
    const limited = world.app.limits.limiter('trial-visitors', 500, 3_600);
    const address = '203.0.113.7';
    for (let visitor = 0; visitor < 500; visitor += 1) await limited.take(address);
    const ask = () =>
      world.app.inject({
        method: 'POST',
        url: QUIZ,
        remoteAddress: address,
        headers: { accept: 'application/json' },
      });
    // Without a token nothing is taken at all; with one, the limit speaks.
    expect((await ask()).statusCode).toBe(403);
    const client = world.client();
    await client.get('/api/session/');
    const answer = await world.app.inject({
      method: 'POST',
      url: QUIZ,
      remoteAddress: address,
      headers: {
        accept: 'application/json',
        cookie: client.cookieHeader,
        'x-csrftoken': client.cookies.get('csrftoken')!,
      },
    });
    expect(answer.json()).toMatchObject({ status: 429, work: expect.any(String) });
  });
});

describe('votes and reports of a guest', () => {
  it('a vote weighs nothing until they register, then once', async () => {
    const { client, answerFirst } = await aTrial(world);
    const question = await answerFirst();
    const before = await votesOf(world, question);
    expect((await voteOn(client, question)).body).toEqual({ vote: 1, ...before });
    expect((await voteOn(client, question)).status).toBe(200);
    expect(refusal(await voteOn(client, question, -1))).toEqual([409, 'already-voted']);
    expect(await votesOf(world, question)).toEqual(before);
    await registers(client);
    expect(await votesOf(world, question)).toEqual({ ...before, upvotes: before.upvotes + 1 });
    expect((await voteOn(client, question)).status).toBe(200);
    expect(await votesOf(world, question)).toEqual({ ...before, upvotes: before.upvotes + 1 });
  });

  it('counts once where a guest votes while they register', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { client, answerFirst } = await aTrial(world);
      const question = await answerFirst();
      const before = await votesOf(world, question);
      const { id } = await me(client);
      // Another tab, whose session the registration does not rotate.
      const tab = await world.signedIn({ id });
      const [voted] = await Promise.all([voteOn(tab, question, -1), registers(client)]);
      expect(voted.status).toBe(200);
      expect(await votesOf(world, question)).toEqual({ ...before, downvotes: before.downvotes + 1 });
    }
  });

  it('a report is shown to nobody until they register', async () => {
    const staff = await world.signedIn(await aPerson(world, { roles: ['staff'] }));
    const reports = async () => (await staff.get('/ops/reports/')).body.items.map(({ text }: { text: string }) => text);
    const { client, answerFirst } = await aTrial(world);
    const question = await answerFirst();
    const text = `The key is wrong in my opinion ${randomUUID()}`;
    const report = { data_request: 'question_report', entity_id: question, report_select: 1, report_text: text };
    expect((await client.post('/content/quiz/discussion/', report)).status).toBe(200);
    expect(await reports()).not.toContain(text);
    await registers(client);
    expect(await reports()).toContain(text);
  });

  it('are limited for a device', async () => {
    const { client, answerFirst } = await aTrial(world);
    const question = await answerFirst();
    const report = { data_request: 'question_report', entity_id: question, report_select: 1 };
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1)
      statuses.push(
        (await client.post('/content/quiz/discussion/', { ...report, report_text: `Something else is wrong: ${sent}` }))
          .status,
      );
    expect(statuses).toEqual([200, 409, 409, 409, 409, 429]);
    const votes: number[] = [];
    for (let sent = 0; sent < 61; sent += 1) votes.push((await voteOn(client, question)).status);
    expect(votes.slice(0, 60)).toEqual(Array(60).fill(200));
    expect(votes[60]).toBe(429);
  });

  it('a bookmark is theirs when they register', async () => {
    const { client, path, run } = await aTrial(world);
    const { question_id } = run.questions[0].question;
    await client.post('/api/quiz/question/bookmark/', { question_id, action: 'add' });
    await registers(client);
    expect((await client.get(path)).body.questions[0].question.question_bookmarked).toBe(true);
  });
});

describe('one station without an account', () => {
  const VIEWS = ['checklist', 'patient', 'student'];
  const address = ({ slug }: { slug: string }) => ({ base: 'osce-stations', slug });
  const entry = async (client: TestClient, { slug }: { slug: string }) =>
    (await client.get(`/osce-stations/${slug}/`)).body.trial;

  it('opens by pressing, is taken to the end, and is kept when they register', async () => {
    const [station, other] = [await aStation(world), await aStation(world)];
    const client = world.client();
    expect(await entry(client, station)).toBe('open');
    expect((await client.post(STATION, address(station))).body).toEqual({
      next_url: `/osce-stations/${station.slug}/`,
    });
    expect([await entry(client, station), await entry(client, other)]).toEqual(['this', 'none']);
    for (const view of VIEWS) {
      expect((await client.get(`/osce-stations/${station.slug}/${view}/`)).status).toBe(200);
      expect(refusal(await client.get(`/osce-stations/${other.slug}/${view}/`))).toEqual([403, 'guests-only-in-group']);
    }
    expect(refusal(await client.post(STATION, address(other)))).toEqual([403, 'trial-over']);
    expect(refusal(await client.post(`/osce-stations/${other.slug}/checklist/`, { timer: 60 }))).toEqual([
      403,
      'guests-only-in-group',
    ]);
    const done = await client.post(`/osce-stations/${station.slug}/checklist/`, { timer: 60 });
    expect(done.status).toBe(200);
    expect((await client.get(done.body.next_url)).status).toBe(200);
    await registers(client);
    expect((await client.get(done.body.next_url)).status).toBe(200);
    expect((await client.get(`/osce-stations/${other.slug}/checklist/`)).status).toBe(200);
  });

  it('is one, where two are pressed at once', async () => {
    const { client } = await aTrial(world);
    const stations = [await aStation(world), await aStation(world), await aStation(world)];
    const answers = await Promise.all(stations.map((station) => client.post(STATION, address(station))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  });

  it('is refused where there is none, and leaves no guest behind', async () => {
    const before = await query('SELECT FROM accounts');
    const client = world.client();
    expect((await client.post(STATION, { base: 'osce-stations', slug: 'no-such-station' })).status).toBe(404);
    expect((await client.post(STATION, { base: 'elsewhere', slug: 'x' })).status).toBe(422);
    expect(client.cookies.has('wardmates_session')).toBe(false);
    expect(await query('SELECT FROM accounts')).toHaveLength(before.length);
  });
});
