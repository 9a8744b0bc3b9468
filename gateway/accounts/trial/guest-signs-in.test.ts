import { randomUUID } from 'node:crypto';
import { foldAnswers } from '~/domain/learning/fold-answers';
import { aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { aBank } from '~/infra/tooling/testing/factories/questions';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { aTrial, registers, voteOn, votesOf } from '~/infra/tooling/testing/factories/trials';
import type { TestClient } from '~/infra/tooling/testing/client';
import { openWorld } from '~/infra/tooling/testing/world';

const STATION = '/api/trial/station/';

const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
const me = async (client: TestClient) => (await client.get('/api/session/')).body.person;

beforeAll(async () => {
  await aBank(world, 12);
});

describe('a guest who signs in to an account', () => {
  const signIn = (client: TestClient, { username }: { username: string }) =>
    client.post('/login/', { username, password: TEST_PASSWORD });
  const learner = async () => {
    const person = await aPerson(world);
    return { id: person.id, username: person.username! };
  };

  it('takes the quiz, the marks and the bookmark along; signing in again changes nothing', async () => {
    const account = await learner();
    const { client, path, run, quizlog_id, answerFirst } = await aTrial(world);
    const guest = await me(client);
    const question = await answerFirst();
    const other = run.questions[1].question.question_id as number;
    await client.post('/api/quiz/question/bookmark/', { question_id: other, action: 'add' });
    await client.post('/api/quiz/end-quiz/', { quizlog_id });
    expect((await signIn(client, account)).status).toBe(200);
    expect(await me(client)).toMatchObject({ id: account.id, guest: false });
    expect((await client.get(`${path}summary/`)).body).toMatchObject({ answered: 1 });
    const states = (id: number) =>
      query('SELECT question_id, times_answered FROM question_states WHERE account_id = $1', [id]);
    expect(await states(account.id)).toEqual([{ question_id: question, times_answered: 1 }]);
    expect(await states(guest.id)).toEqual([]);
    expect(await query('SELECT question_id FROM question_bookmarks WHERE account_id = $1', [account.id])).toEqual([
      { question_id: other },
    ]);
    expect((await signIn(client, account)).status).toBe(200);
    expect(await states(account.id)).toEqual([{ question_id: question, times_answered: 1 }]);
  });

  it('has the later answer to a question that both answered, and both answers counted', async () => {
    const account = await learner();
    const { client, answerFirst } = await aTrial(world);
    const question = await answerFirst();
    const answered = await query<{ last_correct: boolean }>(
      'SELECT last_correct FROM question_states WHERE question_id = $1 ORDER BY last_answered_at DESC LIMIT 1',
      [question],
    );
    const before = new Date(world.clock.now().getTime() - 86_400_000);
    await query(
      'INSERT INTO question_states (account_id, question_id, last_correct, times_answered, last_answered_at) VALUES ($1, $2, $3, 2, $4)',
      [account.id, question, !answered[0]!.last_correct, before],
    );
    await signIn(client, account);
    expect(
      await query('SELECT last_correct, times_answered FROM question_states WHERE account_id = $1', [account.id]),
    ).toEqual([{ last_correct: answered[0]!.last_correct, times_answered: 3 }]);
  });

  it('has the vote counted once; the vote that the account cast itself stands', async () => {
    const [fresh, voted] = [await learner(), await learner()];
    const one = await aTrial(world);
    const question = await one.answerFirst();
    const before = await votesOf(world, question);
    await voteOn(one.client, question);
    await signIn(one.client, fresh);
    expect(await votesOf(world, question)).toEqual({ ...before, upvotes: before.upvotes + 1 });

    const two = await aTrial(world);
    const again = await two.answerFirst();
    await query('INSERT INTO question_votes (account_id, question_id, vote_type) VALUES ($1, $2, -1)', [
      voted.id,
      again,
    ]);
    const now = await votesOf(world, again);
    await voteOn(two.client, again);
    await signIn(two.client, voted);
    expect(await votesOf(world, again)).toEqual(now);
    expect(await query('SELECT vote_type FROM question_votes WHERE account_id = $1', [voted.id])).toEqual([
      { vote_type: -1 },
    ]);
  });

  it('has the report shown to staff; an open report of the account on the same question stands', async () => {
    const staff = await world.signedIn(await aPerson(world, { roles: ['staff'] }));
    const shown = async () =>
      (await staff.get('/ops/reports/?order=newest')).body.items.map(({ text }: { text: string }) => text);
    const report = async (client: TestClient, entity_id: number) => {
      const text = `The key is wrong in my opinion ${randomUUID()}`;
      const sent = { data_request: 'question_report', entity_id, report_select: 1, report_text: text };
      expect((await client.post('/content/quiz/discussion/', sent)).status).toBe(200);
      return text;
    };
    const account = await learner();
    const one = await aTrial(world);
    const question = await one.answerFirst();
    const text = await report(one.client, question);
    await signIn(one.client, account);
    expect(await shown()).toContain(text);

    const other = await learner();
    const two = await aTrial(world);
    const again = await two.answerFirst();
    await query(
      `INSERT INTO reports (kind, entity_id, account_id, reason, text, created_at) VALUES ('question_report', $1, $2, 1, 'It was mine before', now())`,
      [again, other.id],
    );
    const late = await report(two.client, again);
    await signIn(two.client, other);
    expect(await shown()).toContain('It was mine before');
    expect(await shown()).not.toContain(late);
  });

  it('has the try of the station under their own name', async () => {
    const account = await learner();
    const station = await aStation(world);
    const client = world.client();
    await client.post(STATION, { base: 'osce-stations', slug: station.slug });
    const done = await client.post(`/osce-stations/${station.slug}/checklist/`, { timer: 60 });
    await signIn(client, account);
    expect((await client.get(done.body.next_url)).body).toMatchObject({ candidate_name: (await me(client)).name });
  });

  it('brings nothing where the person is the guest no more, and nothing of anybody else', async () => {
    const account = await learner();
    const { client, path } = await aTrial(world);
    const { path: others } = await aTrial(world);
    const tab = await world.signedIn({ id: (await me(client)).id });
    await registers(client);
    // The other tab still has the session of the guest, who is registered meanwhile.
    await signIn(tab, account);
    expect((await tab.get(path)).status).toBe(404);
    expect((await tab.get(others)).status).toBe(404);
    expect((await client.get(path)).status).toBe(200);
  });

  it('adds the answers to the figures of the account once', async () => {
    const account = await learner();
    const { client, quizlog_id, answerFirst } = await aTrial(world);
    const guest = await me(client);
    await answerFirst();
    await client.post('/api/quiz/end-quiz/', { quizlog_id });
    const folded = async () => {
      while (await world.deps.inTransaction(foldAnswers));
    };
    const figures = (id: number) =>
      query(`SELECT answers FROM learner_scores WHERE account_id = $1 AND specialty_id = 0 AND pack = ''`, [id]);
    await folded();
    expect(await figures(guest.id)).toEqual([{ answers: 1 }]);
    await signIn(client, account);
    await folded();
    expect([await figures(guest.id), await figures(account.id)]).toEqual([[], [{ answers: 1 }]]);
  });
});
