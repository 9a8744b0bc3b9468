import { chooseRole } from '../domain/group-practice/choose-role';
import { passHostingOnJob } from '../domain/group-practice/jobs';
import { openTransactions } from '../infra/database/transaction';
import { connectRedis } from '../infra/redis/redis';
import { aPerson } from '../infra/tooling/testing/factories/accounts';
import { aGroup } from '../infra/tooling/testing/factories/group-practice';
import { openWorld } from '../infra/tooling/testing/world';
import { handlers } from './rooms';
import { startWorkers } from './registry';

const world = openWorld();

const addRow = async (kind: string, name: string, body: unknown): Promise<string> =>
  (
    await world.deps.dataSource.query(
      'INSERT INTO outbox (kind, name, body, due_at) VALUES ($1, $2, $3, $4) RETURNING id',
      [kind, name, JSON.stringify(body), world.clock.now()],
    )
  )[0].id;
const rows = async (): Promise<{ id: string; failed_at: Date | null; failure: string | null }[]> =>
  world.deps.dataSource.query('SELECT id, failed_at, failure FROM outbox ORDER BY id');
/** Leaves everything to the sweep. */
const withoutDispatching = () =>
  openTransactions(world.deps.dataSource, { clock: world.clock, dispatch: () => undefined }).inTransaction;
const sweep = async (): Promise<number> => {
  const taken = await world.deps.dispatcher.sweep();
  await world.deps.dispatcher.settled();
  return taken;
};

async function operator() {
  const client = await world.signedIn(await aPerson(world, { roles: ['staff'] }));
  return {
    failed: async (queue: string) => (await client.get(`/ops/jobs/?queue=${queue}&state=failed`)).body,
    act: (data_request: string, body: Record<string, unknown>) => client.post('/ops/', { data_request, ...body }),
    metrics: async () => {
      // What was looked at within the same second is not looked at again.
      await world.gateway.monitor.report();
      return (await client.get<string>('/metrics')).body;
    },
  };
}

beforeEach(async () => {
  await world.deps.dispatcher.settled();
  await world.deps.dataSource.query('DELETE FROM outbox');
});

describe('what nobody knows', () => {
  it.each(['job', 'live'])(
    'is left to a newer release for ten minutes, then set aside for the operators and tried no more (%s)',
    async (kind) => {
      await addRow(kind, 'no.such-thing', { key: 1, person: 1 });
      world.clock.advance(2_001);
      expect(await sweep()).toBe(0);
      expect(await rows()).toMatchObject([{ failed_at: null }]);
      world.clock.advance(10 * 60_000);
      await sweep();
      expect(await rows()).toMatchObject([{ failed_at: world.clock.now(), failure: 'nobody knows what this is' }]);

      const { failed, act, metrics } = await operator();
      expect((await failed('no.such-thing')).items).toMatchObject([
        { failure: 'nobody knows what this is', affects: null },
      ]);
      expect(await metrics()).toContain('wardmates_queue_jobs{queue="no.such-thing",state="failed"} 1');

      expect((await act('retry_queue', { queue: 'no.such-thing' })).body).toEqual({ jobs: 1 });
      await world.deps.dispatcher.settled();
      expect(await rows()).toMatchObject([{ failed_at: null }]);
      world.clock.advance(11 * 60_000);
      await sweep();
      expect(await rows()).toMatchObject([{ failure: 'nobody knows what this is' }]);
    },
  );

  it('blocks nobody, however much there is of it', async () => {
    const { pin, host } = await aGroup(world);
    await world.deps.dispatcher.settled();
    await world.deps.dataSource.query(
      `INSERT INTO outbox (kind, name, body, due_at) SELECT 'job', 'no.such-job', '{}', $1 FROM generate_series(1, 600)`,
      [world.clock.now()],
    );
    await withoutDispatching()((tx) => chooseRole(tx, host, pin, { role: 'examiner' }));
    world.clock.advance(2_001);
    expect(await sweep()).toBe(2);
    expect(await rows()).toHaveLength(600);
  });
});

describe('an announcement whose key is none', () => {
  it.each(['group.lobby', 'station.feedback'])(
    'is set aside at once, and what comes after it is announced (%s)',
    async (resource) => {
      const { pin, host } = await aGroup(world);
      await world.deps.dispatcher.settled();
      const id = await addRow('live', resource, { key: { not: 'a key' } });
      await withoutDispatching()((tx) => chooseRole(tx, host, pin, { role: 'examiner' }));
      world.clock.advance(2_001);
      expect(await sweep()).toBe(3);
      expect(await rows()).toMatchObject([
        { id, failed_at: world.clock.now(), failure: expect.stringContaining('key') },
      ]);
    },
  );
});

describe('a job whose payload cannot be read', () => {
  it('fails at once and for good, is shown to the operators, and holds up no other', async () => {
    const { pin, members } = await aGroup(world);
    await world.deps.dispatcher.settled();
    const [{ id: session_id }] = await world.deps.dataSource.query('SELECT id FROM group_sessions WHERE pin = $1', [
      pin,
    ]);
    const id = await addRow('job', passHostingOnJob.name, { session_id: 'none' });
    await addRow('job', passHostingOnJob.name, { session_id, host_id: members[0]!.id });
    world.clock.advance(2_001);
    expect(await sweep()).toBe(2);
    const outcomes: string[] = [];
    const workers = startWorkers(world.deps, handlers, () => connectRedis(world.deps.config.redisUrl, 'worker'), {
      started: () => undefined,
      finished: (_job, _ran, outcome) => void outcomes.push(outcome),
    });
    while (outcomes.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    await workers.close();
    expect(await rows()).toMatchObject([
      { id, failed_at: world.clock.now(), failure: expect.stringContaining('session_id') },
    ]);
    world.clock.advance(120_000);
    expect(await sweep()).toBe(0);

    const { failed, act, metrics } = await operator();
    expect((await failed(passHostingOnJob.name)).items).toMatchObject([
      { id: Number(id), failure: expect.stringContaining('session_id'), affects: null },
    ]);
    expect(await metrics()).toContain(`wardmates_queue_jobs{queue="${passHostingOnJob.name}",state="failed"} 1`);
    expect((await act('retry_job', { job_id: Number(id) })).body).toEqual({ jobs: 1 });
    expect((await world.drain()).map(({ message }) => message)).toEqual([expect.stringContaining('session_id')]);
    expect(await rows()).toMatchObject([{ failure: expect.stringContaining('session_id') }]);
  });
});
