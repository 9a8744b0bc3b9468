import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { jobs } from '~/domain/rooms';
import { claimFeedbackBudget } from '~/domain/stations/claim-feedback-budget';
import { writeFeedbackJob } from '~/domain/stations/jobs';
import { sanitise, toPlainText } from '~/infra/html/sanitise';
import { GOOD_ANSWER, completionOf, startModelServer, type ModelServer } from '~/infra/tooling/testing/model-server';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aStation, anAttempt } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';
import { runDelivery, type Handler } from '../registry';
import { writeFeedback } from './write-feedback';

const ai = { baseUrl: undefined as string | undefined, apiKey: 'key', model: 'model-1', timeoutSeconds: 60 };
const budget = { person: 2, installation: 3 };
const world = openWorld({ ai, feedbackBudget: budget });

/** Asks for feedback as somebody, and polls for it. */
async function reader(person: { id: number }, attemptId: number) {
  const client = await world.signedIn(person);
  const post = (data_request: string) => client.post(`/osce-stations/summary/${attemptId}`, { data_request });
  return { start: () => post('start_ai_feedback'), poll: async () => (await post('ai_feedback')).body };
}

const pendingJobs = () =>
  world.deps.dataSource.query(`SELECT id, body FROM outbox WHERE name = $1 AND failed_at IS NULL`, [
    writeFeedbackJob.name,
  ]) as Promise<{ id: string; body: Record<string, unknown> }[]>;

/** Somebody submits a station that they took alone. */
async function submits(person?: Person) {
  const examiner = person ?? (await aPerson(world));
  const station = await aStation(world);
  const client = await world.signedIn(examiner);
  const submission_id = randomUUID();
  const submit = () =>
    client.post(`/osce-stations/${station.slug}/checklist/`, { [`c-${station.item_ids[0]}`]: 'on', submission_id });
  const { body } = await submit();
  return { id: body.quizlog_id as number, examiner, client, submit, ...(await reader(examiner, body.quizlog_id)) };
}

describe('feedback when the marks are submitted', () => {
  let server: ModelServer;
  beforeAll(async () => void (server = await startModelServer()));
  afterAll(() => server.close());
  beforeEach(async () => {
    ai.baseUrl = server.baseUrl;
    server.requests.length = 0;
    Object.assign(budget, { person: 2, installation: 3 });
    // The next day of the installation.
    world.clock.advance(24 * 3_600_000);
  });

  it('begins by itself, once however often they are sent, and notifies nobody', async () => {
    ai.baseUrl = undefined;
    const { submit, poll, client } = await submits();
    expect(await poll()).toMatchObject({ version: 1, show_waiting: true, may_ask: false });
    await submit();
    expect(await pendingJobs()).toHaveLength(1);
    expect(await world.drain()).toEqual([]);
    expect(await poll()).toMatchObject({ version: 2, show_waiting: false, writer: 'offline', may_ask: false });
    await submit();
    expect(await pendingJobs()).toHaveLength(0);
    expect((await client.get('/notifications/')).body.items).toEqual([]);
  });

  it('is the model’s within the budgets, and then the offline writer’s, with the model on request', async () => {
    const person = await aPerson(world);
    const taken = [await submits(person), await submits(person), await submits(person)];
    server.reply(completionOf(GOOD_ANSWER), completionOf(GOOD_ANSWER));
    for (const { poll } of taken) expect(await poll()).toMatchObject({ show_waiting: true });
    expect(await world.drain()).toEqual([]);
    const writers = await Promise.all(taken.map(async ({ poll }) => (await poll()).writer as string));
    expect(writers.sort()).toEqual(['model', 'model', 'offline']);
    const offline = (await Promise.all(taken.map(async (one) => ({ one, said: await one.poll() })))).find(
      ({ said }) => said.writer === 'offline',
    )!;
    expect(offline.said).toMatchObject({ may_ask: true, failure: null });

    // Another person has a budget of their own, until the installation's is used up.
    server.reply(completionOf(GOOD_ANSWER));
    const [third, fourth] = [await submits(), await submits()];
    await world.drain();
    expect([(await third.poll()).writer, (await fourth.poll()).writer].sort()).toEqual(['model', 'offline']);
    expect(server.requests).toHaveLength(3);

    // On request the model is asked beyond the budgets; what was written stays until it answers.
    server.reply(completionOf(GOOD_ANSWER));
    expect((await offline.one.start()).body).toMatchObject({
      show_waiting: true,
      may_ask: false,
      writer: 'offline',
      ai_feedback: offline.said.ai_feedback,
    });
    await world.drain();
    expect(await offline.one.poll()).toMatchObject({ show_waiting: false, may_ask: false, writer: 'model' });
  });

  it('is counted anew each day', async () => {
    Object.assign(budget, { person: 1, installation: 3 });
    const person = await aPerson(world);
    const writerOf = async () => {
      const { poll } = await submits(person);
      server.reply(completionOf(GOOD_ANSWER));
      await world.drain();
      return (await poll()).writer;
    };
    expect([await writerOf(), await writerOf()]).toEqual(['model', 'offline']);
    world.clock.advance(24 * 3_600_000);
    expect(await writerOf()).toBe('model');
  });

  it('asks no model where the budget is 0', async () => {
    Object.assign(budget, { person: 0, installation: 3 });
    const { poll } = await submits();
    await world.drain();
    expect(await poll()).toMatchObject({ writer: 'offline', may_ask: true });
    expect(server.requests).toHaveLength(0);
    expect(
      await world.deps.dataSource.query('SELECT used FROM feedback_days WHERE used > 0 AND day = $1', [
        world.clock.now().toISOString().slice(0, 10),
      ]),
    ).toEqual([]);
  });

  it('never takes more than the budgets from attempts at once, and one for a job that is run twice', async () => {
    const taken = [await submits(), await submits(), await submits(), await submits(), await submits()];
    const claims = await Promise.all(
      [...taken, ...taken].map(({ id }) => world.deps.inTransaction((tx) => claimFeedbackBudget(tx, id, budget))),
    );
    expect(claims.slice(0, 5)).toEqual(claims.slice(5));
    expect(claims.slice(0, 5).filter(Boolean)).toHaveLength(3);
    ai.baseUrl = undefined;
    await world.drain();
  });

  it('is the offline writer’s where the model refuses, or cannot be reached at all', async () => {
    server.reply({ status: 401 });
    const refused = await submits();
    await world.drain();
    expect(await refused.poll()).toMatchObject({
      writer: 'offline',
      show_waiting: false,
      failure: null,
      may_ask: true,
    });
    ai.baseUrl = 'http://127.0.0.1:1';
    const unreachable = await submits();
    expect((await world.drain()).map((error) => error.message)).toEqual(['the provider could not be reached']);
    const said = await unreachable.poll();
    expect(said).toMatchObject({ writer: 'offline', show_waiting: false, failure: null, may_ask: true });
    // On request the failure is shown, and the written feedback stays.
    ai.baseUrl = server.baseUrl;
    server.reply({ status: 401 });
    await unreachable.start();
    await world.drain();
    expect(await unreachable.poll()).toMatchObject({
      writer: 'offline',
      failure: 'provider-refused',
      ai_feedback: said.ai_feedback,
      may_ask: true,
    });
  });
});

describe('feedback by the offline writer', () => {
  beforeEach(() => void (ai.baseUrl = undefined));

  // rules: 3.4.28, 3.7.26
  it('goes from not asked for through waiting to ready, and tells the one who asked', async () => {
    const { id, examiner, station } = await anAttempt(world, { ticked: 2 });
    const { start, poll } = await reader(examiner, id);
    expect(await poll()).toEqual({
      version: 0,
      ai_feedback: '',
      show_waiting: false,
      failure: null,
      writer: null,
      may_ask: true,
      usual_seconds: null,
    });
    expect((await start()).body).toMatchObject({
      version: 1,
      ai_feedback: '',
      show_waiting: true,
      failure: null,
      writer: null,
      may_ask: false,
    });
    expect(await world.drain()).toEqual([]);
    const ready = await poll();
    expect(ready).toMatchObject({ version: 2, show_waiting: false, failure: null, writer: 'offline', may_ask: false });
    expect(toPlainText(ready.ai_feedback)).toContain('2 of the 4 items');
    const { body } = await (await world.signedIn(examiner)).get('/notifications/');
    expect(body.items[0]).toMatchObject({
      kind: 'feedback-ready',
      values: { station: station.name },
      url: `/osce-stations/summary/${id}`,
    });
  });

  it('is asked for once, however often somebody asks', async () => {
    const candidate = await aPerson(world);
    const { id, examiner } = await anAttempt(world, { candidate });
    const [first, second] = [await reader(examiner, id), await reader(candidate, id)];
    await Promise.all([first.start(), second.start(), first.start()]);
    expect(await pendingJobs()).toHaveLength(1);
    await world.drain();
    expect((await second.start()).body).toMatchObject({ version: 2, show_waiting: false, writer: 'offline' });
    expect(await pendingJobs()).toHaveLength(0);
  });

  it('is done exactly once when the job is delivered twice', async () => {
    const { id, examiner } = await anAttempt(world);
    const { start, poll } = await reader(examiner, id);
    await start();
    const [job] = await pendingJobs();
    const delivery = { outbox_id: job!.id, payload: job!.body };
    const handler = writeFeedback as unknown as Handler;
    await Promise.all([
      runDelivery(world.deps, handler, delivery, false),
      runDelivery(world.deps, handler, delivery, false),
    ]);
    await runDelivery(world.deps, handler, delivery, true);
    expect(await poll()).toMatchObject({ version: 2, writer: 'offline' });
    expect((await (await world.signedIn(examiner)).get('/notifications/')).body.items).toHaveLength(1);
  });

  it('writes in the language of the station, from the marks of the station as it was', async () => {
    const station = await aStation(world, { style: 4, language: 'es' });
    const { id, examiner } = await anAttempt(world, { station, ticked: 1 });
    await world.deps.dataSource.query('DELETE FROM checklist_sections WHERE station_id = $1', [station.id]);
    const { start, poll } = await reader(examiner, id);
    await start();
    await world.drain();
    expect(toPlainText((await poll()).ai_feedback)).toContain('Cubriste 1 de los 4 ítems');
  });

  it('tells a group of no earlier score that one of them could not read', async () => {
    const station = await aStation(world);
    const candidate = await aPerson(world);
    const examiner = await aPerson(world);
    await anAttempt(world, { station, examiner, candidate, ticked: 4 });
    world.clock.advance(1_000);
    const together = await anAttempt(world, { station, examiner, candidate, ticked: 2 });
    world.clock.advance(1_000);
    const onlooker = await aPerson(world);
    const watched = await anAttempt(world, {
      station,
      examiner,
      candidate,
      ticked: 2,
      participants: [{ account_id: onlooker.id, role: 'observer' }],
    });
    const feedback = async (id: number) => {
      const { start, poll } = await reader(examiner, id);
      await start();
      await world.drain();
      return toPlainText((await poll()).ai_feedback);
    };
    expect(await feedback(together.id)).toContain('50 points fewer than your last attempt');
    expect(await feedback(watched.id)).not.toContain('last attempt');
  });

  it('is for those who were there: nobody else asks, polls or watches', async () => {
    const { id } = await anAttempt(world);
    for (const stranger of [await aPerson(world), await aGuest(world)]) {
      const client = await world.signedIn(stranger);
      for (const data_request of ['ai_feedback', 'start_ai_feedback']) {
        const { status, body } = await client.post(`/osce-stations/summary/${id}`, { data_request });
        expect([status, body.type]).toEqual([404, '/problems/summary-not-found']);
      }
    }
    expect((await world.client().post(`/osce-stations/summary/${id}`, { data_request: 'ai_feedback' })).status).toBe(
      401,
    );
    expect(await pendingJobs()).toHaveLength(0);
  });

  it('a job whose attempt is gone returns quietly', async () => {
    const { id, examiner } = await anAttempt(world);
    await (await reader(examiner, id)).start();
    await world.deps.dataSource.query('DELETE FROM station_attempts WHERE id = $1', [id]);
    expect(await world.drain()).toEqual([]);
    expect(await pendingJobs()).toHaveLength(0);
  });
});

describe('feedback by a provider', () => {
  let server: ModelServer;
  beforeAll(async () => void (server = await startModelServer()));
  afterAll(() => server.close());
  beforeEach(() => {
    ai.baseUrl = server.baseUrl;
    server.requests.length = 0;
  });

  it('shows what happened when it refuses, and is asked again', async () => {
    const candidate = await aPerson(world);
    const { id, examiner, station } = await anAttempt(world, { candidate, comments: '<p>Too fast &amp; quiet</p>' });
    const { start, poll } = await reader(candidate, id);
    server.reply({ status: 401 }, completionOf(GOOD_ANSWER));
    await start();
    await world.drain();
    expect(await poll()).toEqual({
      version: 2,
      ai_feedback: '',
      show_waiting: false,
      failure: 'provider-refused',
      writer: null,
      may_ask: true,
      usual_seconds: null,
    });
    const { body } = await (await world.signedIn(candidate)).get('/notifications/');
    expect(body.items[0]).toMatchObject({
      kind: 'feedback-failed',
      values: { station: station.name },
      url: `/osce-stations/summary/${id}`,
    });
    expect((await start()).body).toMatchObject({ version: 3, show_waiting: true, failure: null });
    await world.drain();
    expect(await poll()).toMatchObject({
      version: 4,
      show_waiting: false,
      failure: null,
      writer: 'model',
      ai_feedback: expect.stringContaining('calm, well-ordered'),
    });
    const sent = JSON.stringify(server.requests.at(-1)!.body);
    expect(sent).toContain('Too fast & quiet');
    expect(sent).not.toContain(candidate.name);
    expect(sent).not.toContain(examiner.name);
  });

  it('fails for good once the attempts are used up, and nothing hangs on waiting', async () => {
    ai.baseUrl = 'http://127.0.0.1:1';
    const { id, examiner } = await anAttempt(world);
    const { start, poll } = await reader(examiner, id);
    await start();
    const failures = await world.drain();
    expect(failures.map((error) => error.message)).toEqual(['the provider could not be reached']);
    expect(await poll()).toMatchObject({ show_waiting: false, failure: 'provider-unreachable' });
  });

  it('stays waiting while a further attempt is to come', async () => {
    ai.baseUrl = 'http://127.0.0.1:1';
    const { id, examiner } = await anAttempt(world);
    const { start, poll } = await reader(examiner, id);
    await start();
    const [job] = await pendingJobs();
    await expect(
      runDelivery(world.deps, writeFeedback as unknown as Handler, { outbox_id: job!.id, payload: job!.body }, false),
    ).rejects.toThrow();
    expect(await poll()).toMatchObject({ show_waiting: true, failure: null });
    expect(jobs.get(writeFeedbackJob.name)).toMatchObject({ attempts: 2, backoff: 5_000 });
    await world.drain();
  });

  it('that answers nonsense is not insisted on', async () => {
    server.reply(completionOf('Well done!'));
    const { id, examiner } = await anAttempt(world);
    const { start, poll } = await reader(examiner, id);
    await start();
    expect(await world.drain()).toEqual([]);
    expect(await poll()).toMatchObject({ show_waiting: false, failure: 'provider-nonsense' });
    expect(server.requests).toHaveLength(1);
  });

  it('cannot put markup on the page', async () => {
    server.reply(completionOf({ ...GOOD_ANSWER, opening: '<img src=x onerror=alert(1)>Hello' }));
    const { id, examiner } = await anAttempt(world);
    const { start, poll } = await reader(examiner, id);
    await start();
    await world.drain();
    const { ai_feedback } = await poll();
    expect(ai_feedback).toBe(sanitise(ai_feedback));
    expect(ai_feedback).not.toContain('<img');
  });
});
