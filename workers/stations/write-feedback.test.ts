import { jobs } from '../../domain/jobs';
import { writeFeedbackJob } from '../../domain/stations/jobs';
import { sanitise, toPlainText } from '../../infra/html';
import { GOOD_ANSWER, completionOf, startModelServer, type ModelServer } from '../../infra/testing/model-server';
import { aGuest, aPerson } from '../../infra/testing/factories/accounts';
import { aStation, anAttempt } from '../../infra/testing/factories/stations';
import { openWorld } from '../../infra/testing/world';
import { runDelivery, type Handler } from '../registry';
import { writeFeedback } from './write-feedback';

const ai = { baseUrl: undefined as string | undefined, apiKey: 'key', model: 'model-1', timeoutSeconds: 5 };
const world = openWorld({ ai });

/** Asks for feedback as somebody, and polls for it. */
async function reader(person: { id: number }, attemptId: number) {
  const client = await world.signedIn(person);
  const post = (data_request: string) => client.post(`/osce-stations/summary/${attemptId}`, { data_request });
  return { start: () => post('start_ai_feedback'), poll: async () => (await post('ai_feedback')).body };
}

const owedJobs = () => world.deps.dataSource.query(`SELECT id, body FROM outbox WHERE name = $1 AND failed_at IS NULL`, [writeFeedbackJob.name]) as Promise<{ id: string; body: Record<string, unknown> }[]>;

describe('feedback by the offline writer', () => {
  beforeEach(() => void (ai.baseUrl = undefined));

  it('goes from not asked for through waiting to ready, and tells the one who asked', async () => {
    const { id, examiner, station } = await anAttempt(world, { ticked: 2 });
    const { start, poll } = await reader(examiner, id);
    expect(await poll()).toEqual({ version: 0, ai_feedback: '', show_waiting: false, failure: null, writer: null });
    expect((await start()).body).toEqual({ version: 1, ai_feedback: '', show_waiting: true, failure: null, writer: null });
    expect(await world.drain()).toEqual([]);
    const ready = await poll();
    expect(ready).toMatchObject({ version: 2, show_waiting: false, failure: null, writer: 'offline' });
    expect(toPlainText(ready.ai_feedback)).toContain('2 of 4 checklist items');
    const { body } = await (await world.signedIn(examiner)).get('/notifications/');
    expect(body.items[0]).toMatchObject({ kind: 'feedback-ready', values: { station: station.name }, url: `/osce-stations/summary/${id}` });
  });

  it('is asked for once, however often somebody asks', async () => {
    const candidate = await aPerson(world);
    const { id, examiner } = await anAttempt(world, { candidate });
    const [first, second] = [await reader(examiner, id), await reader(candidate, id)];
    await Promise.all([first.start(), second.start(), first.start()]);
    expect(await owedJobs()).toHaveLength(1);
    await world.drain();
    expect((await second.start()).body).toMatchObject({ version: 2, show_waiting: false, writer: 'offline' });
    expect(await owedJobs()).toHaveLength(0);
  });

  it('is done exactly once when the job is delivered twice', async () => {
    const { id, examiner } = await anAttempt(world);
    const { start, poll } = await reader(examiner, id);
    await start();
    const [job] = await owedJobs();
    const delivery = { outbox_id: job!.id, payload: job!.body };
    const handler = writeFeedback as unknown as Handler;
    await Promise.all([runDelivery(world.deps, handler, delivery, false), runDelivery(world.deps, handler, delivery, false)]);
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
    expect(toPlainText((await poll()).ai_feedback)).toContain('Se marcaron 1 de 4 ítems');
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
    const watched = await anAttempt(world, { station, examiner, candidate, ticked: 2, participants: [{ account_id: onlooker.id, role: 'observer' }] });
    const feedback = async (id: number) => {
      const { start, poll } = await reader(examiner, id);
      await start();
      await world.drain();
      return toPlainText((await poll()).ai_feedback);
    };
    expect(await feedback(together.id)).toContain('Last time the score was 100%');
    expect(await feedback(watched.id)).not.toContain('100%');
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
    expect((await world.client().post(`/osce-stations/summary/${id}`, { data_request: 'ai_feedback' })).status).toBe(401);
    expect(await owedJobs()).toHaveLength(0);
  });

  it('a job whose attempt is gone returns quietly', async () => {
    const { id, examiner } = await anAttempt(world);
    await (await reader(examiner, id)).start();
    await world.deps.dataSource.query('DELETE FROM station_attempts WHERE id = $1', [id]);
    expect(await world.drain()).toEqual([]);
    expect(await owedJobs()).toHaveLength(0);
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
    expect(await poll()).toEqual({ version: 2, ai_feedback: '', show_waiting: false, failure: 'provider-refused', writer: null });
    const { body } = await (await world.signedIn(candidate)).get('/notifications/');
    expect(body.items[0]).toMatchObject({ kind: 'feedback-failed', values: { station: station.name }, url: `/osce-stations/summary/${id}` });
    expect((await start()).body).toMatchObject({ version: 3, show_waiting: true, failure: null });
    await world.drain();
    expect(await poll()).toMatchObject({ version: 4, show_waiting: false, failure: null, writer: 'model', ai_feedback: expect.stringContaining('calm, well-ordered') });
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
    const [job] = await owedJobs();
    await expect(runDelivery(world.deps, writeFeedback as unknown as Handler, { outbox_id: job!.id, payload: job!.body }, false)).rejects.toThrow();
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
