import { z } from 'zod';
import { job } from '../domain/kit/contract';
import { passHostingOnJob } from '../domain/group-practice/jobs';
import { setPresence } from '../domain/group-practice/presence';
import { connectRedis } from '../infra/redis/redis';
import { aGroup } from '../infra/tooling/testing/factories/group-practice';
import { openWorld } from '../infra/tooling/testing/world';
import { handlers } from './rooms';
import { checkRegistry, handle, type Handler, runDelivery, startWorkers, workersRoom } from './registry';

const world = openWorld();

/** The real handlers, with hosting's counted and awaited. */
function counted() {
  let runs = 0;
  let seen: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (seen = resolve));
  const real = handlers.find((handler) => handler.job === (passHostingOnJob as unknown))!;
  const counting = {
    ...real,
    run: async (payload: never, context: never) => {
      runs += 1;
      await real.run(payload, context);
      seen();
    },
  } as Handler;
  return { handlers: handlers.map((handler) => (handler === real ? counting : handler)), done, runs: () => runs };
}

const outbox = async () =>
  (await world.deps.dataSource.query(`SELECT id, failed_at FROM outbox WHERE kind = 'job'`)) as {
    id: string;
    failed_at: Date | null;
  }[];

/** A host who has been away for long enough, with the job that passes hosting on due now. */
async function anAbsentHost() {
  const group = await aGroup(world);
  await world.deps.inTransaction((tx) => setPresence(tx, group.pin, group.host.id, false));
  world.clock.advance(31_000);
  await world.deps.dispatcher.settled();
  const host = async () =>
    (
      await world.deps.dataSource.query('SELECT host_id, version FROM group_sessions WHERE pin = $1', [group.pin])
    )[0] as { host_id: number; version: number };
  return { ...group, host };
}

describe('the registry', () => {
  it('refuses a room with other jobs than that of the domain', () => {
    expect(() => workersRoom('group-practice', [])).toThrow(
      'the room group-practice has the jobs group-practice.pass-hosting-on, and handlers of ',
    );
    expect(() => workersRoom('cellar', [handlers[0]!])).toThrow('the room cellar');
  });

  it('refuses to start when a job has no handler, or two, or the handler no job', () => {
    expect(() => checkRegistry(handlers)).not.toThrow();
    expect(() => checkRegistry(handlers.slice(1))).toThrow('has no handler');
    expect(() => checkRegistry([...handlers, handlers[0]!])).toThrow('has two handlers');
    const stray = handle(
      job({ name: 'no.such-job', payload: z.object({}), attempts: 1, backoff: 1, concurrency: 1, summary: '' }),
      { run: async () => undefined },
    );
    expect(() => checkRegistry([...handlers, stray as unknown as Handler])).toThrow('not declared');
  });
});

describe('a job', () => {
  it('is still done, and done once, when Redis was wiped while it waited', async () => {
    const group = await anAbsentHost();
    // Wiped: nothing of the queue is left.
    const keys = await world.deps.redis.keys(`{${world.deps.config.namespace}}:*`);
    expect(keys.length).toBeGreaterThan(0);
    await world.deps.redis.del(keys);

    const watched = counted();
    const workers = startWorkers(world.deps, watched.handlers, () =>
      connectRedis(world.deps.config.redisUrl, 'worker'),
    );
    world.clock.advance(2_001);
    await world.deps.dispatcher.sweep();
    // Swept by another process as well: the same job, not another one.
    world.clock.advance(60_000);
    await world.deps.dispatcher.sweep();
    await watched.done;
    await workers.close();
    expect(watched.runs()).toBe(1);
    expect((await group.host()).host_id).toBe(group.members[1]!.id);
    expect(await outbox()).toEqual([]);
  });

  it('delivered twice changes things once', async () => {
    const group = await anAbsentHost();
    const [row] = await outbox();
    const handler = handlers.find((one) => one.job === (passHostingOnJob as unknown))!;
    const session_id = (
      await world.deps.dataSource.query('SELECT id FROM group_sessions WHERE pin = $1', [group.pin])
    )[0].id as number;
    const data = { outbox_id: row!.id, payload: { session_id, host_id: group.members[0]!.id } };
    await Promise.all([runDelivery(world.deps, handler, data, true), runDelivery(world.deps, handler, data, true)]);
    const after = await group.host();
    await runDelivery(world.deps, handler, data, true);
    expect(await group.host()).toEqual(after);
  });

  it('that fails for good says so once, stays for the operators, and is not swept again', async () => {
    await anAbsentHost();
    const [row] = await outbox();
    const failures: string[] = [];
    const failing = {
      ...handlers.find((one) => one.job === (passHostingOnJob as unknown))!,
      run: async () => {
        throw new Error('no luck');
      },
      failed: async (_tx: unknown, _payload: unknown, error: Error) => void failures.push(error.message),
    } as Handler;
    const data = { outbox_id: row!.id, payload: { session_id: 1, host_id: 1 } };
    await expect(runDelivery(world.deps, failing, data, false)).rejects.toThrow('no luck');
    expect(failures).toEqual([]);
    await expect(runDelivery(world.deps, failing, data, true)).rejects.toThrow('no luck');
    await expect(runDelivery(world.deps, failing, data, true)).rejects.toThrow('no luck');
    expect(failures).toEqual(['no luck']);
    expect((await outbox())[0]!.failed_at).not.toBeNull();
    world.clock.advance(120_000);
    expect(await world.deps.dispatcher.sweep()).toBe(0);
  });
});
