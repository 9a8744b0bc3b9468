import type Redis from 'ioredis';
import pino from 'pino';
import { passHostingOnJob } from '../domain/group-practice/jobs';
import { type Deps, openDeps } from '../infra/process/deps';
import { connectRedis } from '../infra/redis/redis';
import { aGroup } from '../infra/tooling/testing/factories/group-practice';
import { openProxy, type Proxy } from '../infra/tooling/testing/proxy';
import { openWorld } from '../infra/tooling/testing/world';
import { handlers } from './rooms';
import { startWorkers } from './registry';

const world = openWorld();
let proxy: Proxy;
/** A gateway whose Redis can be taken away. */
let deps: Deps;
beforeAll(async () => {
  proxy = await openProxy(world.deps.config.redisUrl);
  deps = await openDeps(
    { ...world.deps.config, redisUrl: proxy.url },
    { clock: world.clock, log: pino({ level: 'silent' }) },
  );
  await deps.redis.ping();
});
afterAll(async () => {
  await deps.close();
  await proxy.close();
});

type Row = { id: string; failed_at: Date | null; failure: string | null; due_at: Date };
const rows = async (): Promise<Row[]> =>
  world.deps.dataSource.query('SELECT id, failed_at, failure, due_at FROM outbox ORDER BY id');
const bull = () => world.deps.queues.queue(passHostingOnJob.name);
/** Until it answers: an attempt that is cut off in between is an error that the next attempt mends. */
const answers = (redis: Redis): Promise<unknown> => redis.ping().catch(() => answers(redis));
const back = async () => {
  proxy.pass();
  await Promise.all([deps.redis, deps.queues.connection].map(answers));
};

beforeEach(async () => {
  await world.deps.dispatcher.settled();
  await world.deps.dataSource.query('DELETE FROM outbox');
  await bull().obliterate({ force: true });
});

describe.each(['refuse', 'swallow'] as const)('while Redis is away (%s)', (how) => {
  it('a job is given up soon rather than waited for, stays in the outbox, and is done once when Redis is back', async () => {
    const { pin, members } = await aGroup(world);
    await world.deps.dispatcher.settled();
    const [{ id: session_id }] = await world.deps.dataSource.query('SELECT id FROM group_sessions WHERE pin = $1', [
      pin,
    ]);
    proxy[how]();
    await deps.inTransaction(async (tx) => tx.enqueue(passHostingOnJob, { session_id, host_id: members[0]!.id }));
    await deps.dispatcher.settled();
    expect(await rows()).toHaveLength(1);
    expect((await bull().getJobCounts('wait')).wait).toBe(0);

    // The sweep leaves it where it is, however long it takes: it is not put off for having been tried.
    const [{ due_at }] = (await rows()) as [Row];
    for (let times = 0; times < 3; times += 1) {
      world.clock.advance(2_001);
      expect(await deps.dispatcher.sweep()).toBe(0);
    }
    expect((await rows())[0]!.due_at).toEqual(due_at);

    await back();
    expect(await deps.dispatcher.sweep()).toBe(1);
    await deps.dispatcher.settled();
    expect((await bull().getJobCounts('wait')).wait).toBe(1);
    let runs = 0;
    const workers = startWorkers(world.deps, handlers, () => connectRedis(world.deps.config.redisUrl, 'worker'), {
      started: () => void (runs += 1),
      finished: () => undefined,
    });
    while ((await rows()).length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await workers.close();
    expect(runs).toBe(1);
  });

  it('the process can be ended', async () => {
    const ending = await openDeps(
      { ...world.deps.config, redisUrl: proxy.url },
      { clock: world.clock, log: pino({ level: 'silent' }) },
    );
    await ending.redis.ping();
    proxy[how]();
    await ending.inTransaction(async (tx) => tx.enqueue(passHostingOnJob, { session_id: 1, host_id: 1 }));
    await ending.close();
    await back();
    expect(await rows()).toHaveLength(1);
  });
});
