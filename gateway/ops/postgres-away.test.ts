import pino from 'pino';
import { statement } from '~/domain/kit/statement';
import { poolOf } from '~/infra/database/data-source';
import { type Deps, openDeps } from '~/infra/process/deps';
import { openProxy, type Proxy } from '~/infra/tooling/testing/proxy';
import { openWorld } from '~/infra/tooling/testing/world';
import { buildServer, type Gateway } from '../server';

const world = openWorld();
let proxy: Proxy;
/** A gateway whose Postgres can be taken away. */
let deps: Deps;
let gateway: Gateway;
beforeAll(async () => {
  proxy = await openProxy(world.deps.config.databaseUrl);
  deps = await openDeps(
    { ...world.deps.config, databaseUrl: proxy.url, databasePool: 3 },
    { clock: world.clock, log: pino({ level: 'silent' }), databaseWait: 2_000 },
  );
  gateway = await buildServer(deps);
  await deps.redis.ping();
});
afterAll(async () => {
  await gateway.close();
  await deps.close();
  await proxy.close();
});

const read = () => gateway.app.inject({ url: '/osce-stations/', headers: { accept: 'application/json' } });
const nothing = statement<{ one: number }, []>('test.nothing', 'SELECT 1 AS one');
/** What a command does before it reads or writes. */
const write = () => deps.inTransaction((tx) => tx.sql.one(nothing, []));
const ready = async () =>
  (await gateway.app.inject('/readyz')).json() as { status: string; postgres: boolean; redis: boolean };
const pool = () => poolOf(deps.dataSource);
const nobody = new Int32Array(new SharedArrayBuffer(4));
/** As when a machine is suspended, or other processes have all of it. @param milliseconds at least */
const standStill = (milliseconds: number) => void Atomics.wait(nobody, 0, 0, milliseconds);

/** Everybody is answered. TCP alone would give up after a quarter of an hour, long after the time limit of a test. */
async function expectRefusals(): Promise<void> {
  const [answers, written] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, read)),
    Promise.allSettled([write(), write()]),
  ]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({ type: '/problems/unavailable' });
  }
  expect(written.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ready()).toEqual({ status: 'not ready', postgres: false, redis: true });
}

beforeEach(async () => {
  expect((await read()).statusCode).toBe(200);
  expect(await ready()).toMatchObject({ status: 'ready' });
});

it.each(['refuse', 'swallow'] as const)(
  'without Postgres every request is refused within seconds, and served again when it is back (%s)',
  async (how) => {
    proxy[how]();
    await expectRefusals();
    proxy.pass();
    expect((await read()).statusCode).toBe(200);
    await expect(write()).resolves.toBeDefined();
    expect(await ready()).toEqual({ status: 'ready', postgres: true, redis: true });
  },
);

it('a gateway that starts while Postgres is away waits for it and then serves', async () => {
  proxy.refuse();
  let said = () => {};
  const waits = new Promise<void>((resolve) => (said = resolve));
  const log = pino({ level: 'warn' }, { write: (line: string) => void (line.includes('waiting for it') && said()) });
  const opening = openDeps({ ...world.deps.config, databaseUrl: proxy.url, databasePool: 3 }, { log });
  await waits;
  proxy.pass();
  const late = await opening;
  const other = await buildServer(late);
  try {
    await late.redis.ping();
    expect((await other.app.inject('/readyz')).statusCode).toBe(200);
  } finally {
    await other.close();
    await late.close();
  }
});

it('a password that Postgres does not take ends the start at once', async () => {
  const wrong = Object.assign(new URL(world.deps.config.databaseUrl), { password: 'wrong' }).toString();
  await expect(
    openDeps({ ...world.deps.config, databaseUrl: wrong }, { log: pino({ level: 'silent' }) }),
  ).rejects.toMatchObject({ code: '28P01' });
});

it('while all connections are taken the same, and a statement that is merely slow is left alone', async () => {
  // Held elsewhere, so that the statements below take exactly as long as the test wants.
  const holder = world.deps.dataSource.createQueryRunner();
  await holder.query('SELECT pg_advisory_lock(20)');
  const slow = await Promise.all(Array.from({ length: 3 }, () => pool().connect()));
  const waiting = slow.map((client) => client.query('SELECT pg_advisory_lock_shared(20)'));
  const lookedInto = proxy.nextConnection();
  await expectRefusals();
  // The pool is full: the one who connects now looks whether Postgres still answers.
  await lookedInto;
  await expectRefusals();
  await holder.query('SELECT pg_advisory_unlock(20)');
  await holder.release();
  await expect(Promise.all(waiting)).resolves.toHaveLength(3);
  await Promise.all(slow.map((client) => client.query('SELECT pg_advisory_unlock_shared(20)')));
  slow.forEach((client) => client.release());
  expect((await read()).statusCode).toBe(200);
});

describe('a standstill of this process is none of Postgres', () => {
  /** Longer than the patience with Postgres. */
  const STANDSTILL = 2_500;

  it('when it is asked whether it is ready', async () => {
    const ping = deps.redis.ping.bind(deps.redis);
    // Redis is asked right after Postgres.
    const asked = jest.spyOn(deps.redis, 'ping').mockImplementationOnce(() => {
      standStill(STANDSTILL);
      return ping();
    });
    try {
      expect(await ready()).toEqual({ status: 'ready', postgres: true, redis: true });
    } finally {
      asked.mockRestore();
    }
  });

  it('when it looks whether Postgres still answers: statements that wait are left alone', async () => {
    const holder = world.deps.dataSource.createQueryRunner();
    await holder.query('SELECT pg_advisory_lock(21)');
    const slow = await Promise.all(Array.from({ length: 3 }, () => pool().connect()));
    slow.forEach((client) => client.on('error', () => undefined));
    const waiting = Promise.allSettled(slow.map((client) => client.query('SELECT pg_advisory_lock_shared(21)')));
    // The pool is full: the one who connects now looks whether Postgres still answers.
    await proxy.nextConnection();
    standStill(STANDSTILL);
    await holder.query('SELECT pg_advisory_unlock(21)');
    await holder.release();
    const ended = await waiting;
    slow.forEach((client) => client.release(true));
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  });
});
