import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setPresence } from '~/domain/group-practice/presence';
import { passHostingOnJob } from '~/domain/group-practice/jobs';
import { writeFeedbackJob } from '~/domain/stations/jobs';
import { feedbackOf } from '~/domain/stations/feedback.query';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aGroup } from '~/infra/tooling/testing/factories/group-practice';
import { aFailedFeedbackJob, aFeedbackJob } from '~/infra/tooling/testing/factories/ops';
import { openWorld } from '~/infra/tooling/testing/world';
import { buildServer, type Gateway } from '../server';

const world = openWorld();
const queue = writeFeedbackJob.name;
const bull = () => world.deps.queues.queue(queue);

async function operator() {
  const person = await aPerson(world, { roles: ['staff'], first_name: 'Olga', last_name: 'Perez' });
  const client = await world.signedIn(person);
  return {
    client,
    act: (data_request: string, body: Record<string, unknown>) => client.post('/ops/', { data_request, ...body }),
    audit: async () =>
      (await client.get('/ops/')).body.audit as {
        who: string;
        act: string;
        queue: string;
        jobs: number | null;
        state: string;
      }[],
    jobs: async (state: string, name: string = queue) =>
      (await client.get(`/ops/jobs/?queue=${name}&state=${state}`)).body.items as {
        id: number;
        affects: unknown;
        failure: string | null;
        promotable: boolean;
      }[],
  };
}

beforeEach(async () => {
  await world.deps.dispatcher.settled();
  await world.deps.dataSource.query(`DELETE FROM outbox`);
  await bull().obliterate({ force: true });
});

describe('for everybody but staff', () => {
  /** All that an answer says, but for what differs from request to request. */
  const said = ({
    statusCode,
    headers,
    body,
  }: {
    statusCode: number;
    headers: Record<string, unknown>;
    body: string;
  }) => {
    const { date: _date, 'x-request-id': _id, 'set-cookie': _cookies, ...rest } = headers;
    return {
      statusCode,
      headers: rest,
      body: body.replaceAll(/content="[^"]*/g, 'nonce'),
      policy: String(rest['content-security-policy']).replaceAll(/nonce-[^']*/g, 'nonce'),
    };
  };
  const cases: ['GET' | 'POST' | 'HEAD' | 'PUT', string][] = [
    ['GET', '/ops/'],
    ['GET', '/ops'],
    ['HEAD', '/ops/'],
    ['POST', '/ops/'],
    ['GET', '/ops/jobs/?queue=x&state=failed'],
    ['GET', '/ops/feed/'],
    ['GET', '/ops/queues/'],
    ['GET', '/ops/queues/api/queues'],
    ['GET', '/ops/queues/static/css/none.css'],
    ['PUT', `/ops/queues/api/queues/${queue}/pause`],
    ['GET', '/ops/queues/queue/anything'],
  ];

  let built: Gateway;
  beforeAll(async () => {
    const webFolder = mkdtempSync(join(tmpdir(), 'wardmates-web-'));
    writeFileSync(join(webFolder, 'index.html'), '<html><meta name="csp-nonce" content="__CSP_NONCE__">the app</html>');
    built = await buildServer(world.deps, { webFolder });
  });
  afterAll(() => built.close());

  it.each(cases)('%s %s is the very answer of an address that does not exist', async (method, url) => {
    const people = [
      null,
      await aGuest(world),
      await aPerson(world),
      await aPerson(world, { roles: ['author', 'moderator', 'supporter'] }),
    ];
    for (const person of people) {
      const client = person ? await world.signedIn(person) : world.client();
      await client.get('/api/session/');
      for (const accept of ['text/html,application/xhtml+xml', 'application/json']) {
        const payload = method === 'POST' || method === 'PUT' ? '{"data_request": "pause_queue"}' : undefined;
        const headers = {
          accept,
          cookie: client.cookieHeader,
          'x-csrftoken': client.cookies.get('csrftoken')!,
          ...(payload ? { 'content-type': 'application/json' } : {}),
        };
        const ask = (address: string) => built.app.inject({ method, url: address, headers, payload });
        const [answer, missing] = [said(await ask(url)), said(await ask('/no/such/address/'))];
        // The body of an answer to HEAD never travels.
        const same = (one: ReturnType<typeof said>) => ({
          ...one,
          body: method === 'HEAD' ? '' : one.body,
          headers: { ...one.headers, 'content-security-policy': one.policy },
        });
        expect(same(answer)).toEqual(same(missing));
        expect(answer.statusCode).toBe(404);
      }
    }
  });
});

describe('Bull Board', () => {
  it('is shown to staff under a policy that lets it run, and asks nobody else for anything', async () => {
    const { client } = await operator();
    const page = await client.get<string>('/ops/queues/', { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.body).toContain('Wardmates');
    expect(page.body).not.toMatch(/(src|href)="https?:/);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    const [script] = /static\/js\/main[^"]*/.exec(page.body)!;
    expect((await client.get(`/ops/queues/${script}`)).status).toBe(200);
    const { body } = await client.get('/ops/queues/api/queues');
    expect(
      body.queues.map(({ name, readOnlyMode }: { name: string; readOnlyMode: boolean }) => [name, readOnlyMode]),
    ).toEqual(
      expect.arrayContaining([
        [queue, true],
        [passHostingOnJob.name, true],
      ]),
    );
  });

  it('changes nothing, also for operators', async () => {
    const { client } = await operator();
    await client.get('/api/session/');
    for (const [method, path] of [
      ['PUT', `${queue}/pause`],
      ['PUT', `${queue}/retry/failed`],
      ['PUT', `${queue}/empty`],
      ['PUT', 'pause'],
      ['POST', `${queue}/add`],
    ] as const) {
      const answer = await world.app.inject({
        method,
        url: `/ops/queues/api/queues/${path}`,
        headers: { cookie: client.cookieHeader, 'x-csrftoken': client.cookies.get('csrftoken')! },
      });
      expect([path, answer.statusCode]).toEqual([path, 404]);
    }
    expect(await bull().isPaused()).toBe(false);
  });
});

describe('a failed job', () => {
  it('says whom it affects and why it failed', async () => {
    const failed = await aFailedFeedbackJob(world);
    const { jobs } = await operator();
    expect(await jobs('failed')).toEqual([
      expect.objectContaining({
        id: failed.id,
        failure: 'the provider could not be reached',
        affects: { people: [failed.learner.name], thing: failed.station, missed: true },
      }),
    ]);
  });

  it('that is retried is waited for again, runs, succeeds, and is written down', async () => {
    const failed = await aFailedFeedbackJob(world);
    const { act, audit, jobs } = await operator();
    expect((await act('retry_job', { job_id: failed.id })).body).toEqual({ jobs: 1 });
    expect(await feedbackOf(world.deps.read, failed.attempt_id)).toMatchObject({ show_waiting: true, failure: null });
    expect(await world.drain()).toEqual([]);
    expect(await feedbackOf(world.deps.read, failed.attempt_id)).toMatchObject({
      show_waiting: false,
      failure: null,
      writer: 'offline',
    });
    expect(await jobs('failed')).toEqual([]);
    expect((await audit())[0]).toMatchObject({ who: 'Olga P.', act: 'retry', queue, jobs: 1, state: 'done' });
    expect((await act('retry_job', { job_id: failed.id })).body.type).toBe('/problems/job-not-failed');
  });

  it('is put into its queue again with all its attempts before it', async () => {
    const failed = await aFailedFeedbackJob(world);
    // As the worker leaves it in Redis.
    const job = (await bull().getJob(`outbox-${failed.id}`))!;
    await world.deps.redis.zadd(bull().toKey('failed'), Date.now(), job.id!);
    await world.deps.redis.lrem(bull().toKey('wait'), 0, job.id!);
    await world.deps.redis.hset(bull().toKey(job.id!), 'atm', '2', 'finishedOn', String(Date.now()));
    expect(await job.isFailed()).toBe(true);
    const { act } = await operator();
    await act('retry_job', { job_id: failed.id });
    await world.deps.dispatcher.settled();
    const again = (await bull().getJob(`outbox-${failed.id}`))!;
    expect([await again.getState(), again.attemptsMade]).toEqual(['waiting', 0]);
  });

  it('that somebody asked for again meanwhile does no harm when it is retried, before the other ran or after', async () => {
    for (const first of ['asked again', 'retried'] as const) {
      const failed = await aFailedFeedbackJob(world);
      const { act, jobs } = await operator();
      const learner = await world.signedIn(failed.learner);
      const again = () =>
        learner.post(`/osce-stations/summary/${failed.attempt_id}`, { data_request: 'start_ai_feedback' });
      if (first === 'asked again') {
        await again();
        await world.drain();
        expect((await jobs('failed'))[0]!.affects).toMatchObject({ missed: false });
      }
      await act('retry_job', { job_id: failed.id });
      await again();
      expect(await world.drain()).toEqual([]);
      expect(await feedbackOf(world.deps.read, failed.attempt_id)).toMatchObject({ writer: 'offline', failure: null });
      const { body } = await learner.get('/notifications/');
      expect(body.items.filter(({ kind }: { kind: string }) => kind === 'feedback-ready')).toHaveLength(1);
      expect(await jobs('failed')).toEqual([]);
    }
  });

  it('is retried with all others of its queue', async () => {
    const failed = [await aFailedFeedbackJob(world), await aFailedFeedbackJob(world)];
    const { act, audit } = await operator();
    expect((await act('retry_queue', { queue })).body).toEqual({ jobs: 2 });
    await world.drain();
    for (const { attempt_id } of failed)
      expect(await feedbackOf(world.deps.read, attempt_id)).toMatchObject({ writer: 'offline' });
    expect((await audit())[0]).toMatchObject({ act: 'retry', jobs: 2 });
  });
});

describe('a queue', () => {
  it('is paused and resumed, and both are written down', async () => {
    const { act, audit } = await operator();
    await act('pause_queue', { queue });
    expect(await bull().isPaused()).toBe(true);
    await act('resume_queue', { queue });
    expect(await bull().isPaused()).toBe(false);
    expect((await audit()).slice(0, 2)).toMatchObject([
      { act: 'resume', queue, jobs: null, state: 'done' },
      { act: 'pause', queue, state: 'done' },
    ]);
    expect((await act('pause_queue', { queue: 'no-such-queue' })).body.type).toBe('/problems/queue-not-found');
  });

  it('that is drained tells those who wait, is not filled again by the sweep, and its jobs can be retried', async () => {
    const waiting = await aFeedbackJob(world);
    const { act, audit, jobs } = await operator();
    expect(await jobs('waiting')).toMatchObject([{ id: waiting.id, affects: { thing: waiting.station } }]);
    expect((await act('drain_queue', { queue })).body).toEqual({ jobs: 1 });
    expect(await feedbackOf(world.deps.read, waiting.attempt_id)).toMatchObject({
      show_waiting: false,
      failure: 'internal',
    });
    world.clock.advance(120_000);
    await world.deps.dispatcher.sweep();
    await world.deps.dispatcher.settled();
    expect((await bull().getJobCounts('wait')).wait).toBe(0);
    expect((await audit())[0]).toMatchObject({ act: 'drain', jobs: 1, state: 'done' });
    expect(await jobs('failed')).toMatchObject([{ id: waiting.id, failure: 'drained by an operator' }]);
    await act('retry_job', { job_id: waiting.id });
    await world.drain();
    expect(await feedbackOf(world.deps.read, waiting.attempt_id)).toMatchObject({ writer: 'offline' });
    // What is left in Redis of a job that was done elsewhere goes as well.
    expect((await act('drain_queue', { queue })).body).toEqual({ jobs: 0 });
    expect((await act('drain_queue', { queue })).body.type).toBe('/problems/queue-empty');
  });

  it('a delayed job is promoted, but not one whose delay is what it is about', async () => {
    const { act, jobs } = await operator();
    const job = await aFeedbackJob(world);
    await world.deps.redis.lrem(bull().toKey('wait'), 0, `outbox-${job.id}`);
    await bull().remove(`outbox-${job.id}`);
    await world.deps.queues.addAgain(
      {
        id: String(job.id),
        kind: 'job',
        name: queue,
        body: { attempt_id: job.attempt_id },
        due_at: new Date(world.clock.now().getTime() + 60_000),
        trace: null,
      },
      world.clock.now(),
    );
    expect(await jobs('delayed')).toMatchObject([{ id: job.id, promotable: true }]);
    await act('promote_job', { job_id: job.id });
    expect(await (await bull().getJob(`outbox-${job.id}`))!.getState()).toBe('waiting');

    const group = await aGroup(world);
    await world.deps.inTransaction((tx) => setPresence(tx, group.pin, group.host.id, false));
    await world.deps.dispatcher.settled();
    const [timed] = await jobs('delayed', passHostingOnJob.name);
    expect(timed).toMatchObject({
      promotable: false,
      affects: { people: [group.members[1]!.name, group.members[2]!.name], thing: group.station.name, missed: true },
    });
    expect((await act('promote_job', { job_id: timed!.id })).body.type).toBe('/problems/job-timed');
  });
});

describe('every act', () => {
  it('needs the CSRF token', async () => {
    const { client } = await operator();
    expect((await client.post('/ops/', { data_request: 'pause_queue', queue }, { withoutCsrf: true })).status).toBe(
      403,
    );
    expect(await bull().isPaused()).toBe(false);
  });
});
