import { setTimeout as pause } from 'node:timers/promises';
import { QueueEvents } from 'bullmq';
import { IMPORT_RESUMED_MS, IMPORT_SILENT_MS, readImportJob } from '~/domain/questions/exchange/contract';
import { queuePrefix } from '~/infra/redis/queues';
import { connectRedis } from '~/infra/redis/redis';
import { aGiftFile, aSentFile } from '~/infra/tooling/testing/factories/imports';
import { aWorkerProcess } from '~/infra/tooling/testing/worker-process';
import { openWorld } from '~/infra/tooling/testing/world';
import { handlers } from '../rooms';
import { STALLED_CHECK_MS, type Handler, LOCK_MS, RENEW_MS, startWorkers } from '../registry';

const world = openWorld();
type Row = { state: string; done: number; accepted: number; worked_at: Date | null };
const rowOf = async (id: number): Promise<Row> =>
  (
    await world.deps.dataSource.query('SELECT state, done, accepted, worked_at FROM question_imports WHERE id = $1', [
      id,
    ])
  )[0];
const keptOf = async (id: number): Promise<number> =>
  (
    await world.deps.dataSource.query('SELECT count(*)::int AS kept FROM question_import_items WHERE import_id = $1', [
      id,
    ])
  )[0].kept;

/** Waits for what a process does, however long that takes on this machine. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(20);
}

/** Holds an import at one question until it is released: its save waits for a transaction of this test. */
async function heldAt(importId: number, number: number): Promise<() => Promise<void>> {
  const runner = world.deps.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  await runner.query(`INSERT INTO question_import_items (import_id, number, refusal) VALUES ($1, $2, 'braces')`, [
    importId,
    number,
  ]);
  return async () => {
    await runner.rollbackTransaction();
    await runner.release();
  };
}

it('a killed job is taken up within 10 s, and a page that hears nothing says so before that', () => {
  expect(LOCK_MS + STALLED_CHECK_MS).toBeLessThanOrEqual(IMPORT_RESUMED_MS - 1_000);
  expect(IMPORT_SILENT_MS).toBeLessThan(LOCK_MS);
  // Two renewals may fail before a lock runs out.
  expect(3 * RENEW_MS).toBeLessThanOrEqual(LOCK_MS);
});

/** Hears which jobs are taken for stalled. */
async function stalledJobs() {
  const connection = connectRedis(world.deps.config.redisUrl, 'worker');
  const events = new QueueEvents(readImportJob.name, { connection, prefix: queuePrefix(world.deps.config.namespace) });
  await events.waitUntilReady();
  const stalled: string[] = [];
  events.on('stalled', ({ jobId }) => void stalled.push(jobId));
  return {
    stalled,
    async close() {
      await events.close();
      connection.disconnect();
    },
  };
}

it('an import goes on where a killed worker was, and its count never runs backwards', async () => {
  const heard = await stalledJobs();
  const sent = await aSentFile(world, { file: aGiftFile(450) });
  const letGo = await heldAt(sent.id, 301);
  const first = await aWorkerProcess(world, 'killed-worker-1');
  let second: Awaited<ReturnType<typeof aWorkerProcess>> | null = null;
  try {
    await until(async () => (await keptOf(sent.id)) === 300);
    await first.kill();
    await letGo();
    const last = await rowOf(sent.id);
    expect(last).toMatchObject({ state: 'reading' });
    expect((await sent.look()).import).toMatchObject({ place: 0, worked_at: last.worked_at!.getTime() });

    second = await aWorkerProcess(world, 'killed-worker-2');
    const counts = [last.done];
    await until(async () => {
      const row = await rowOf(sent.id);
      counts.push(row.done);
      return row.state !== 'reading';
    });
    // The event is separate from the work and may come after it.
    await until(async () => heard.stalled.length > 0);
    expect(heard.stalled).toHaveLength(1);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(await rowOf(sent.id)).toMatchObject({ state: 'ready', done: 450, accepted: 450 });
    expect(await keptOf(sent.id)).toBe(450);
  } finally {
    await first.stop();
    await second?.stop();
    await heard.close();
  }
});

it('a job that is slow and alive is left to its worker, for longer than a dead one would be', async () => {
  const heard = await stalledJobs();
  let runs = 0;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const slow = handlers.map((handler) =>
    handler.job.name === readImportJob.name ? { ...handler, run: async () => ((runs += 1), finished) } : handler,
  ) as Handler[];
  const workers = [1, 2].map(() =>
    startWorkers(world.deps, slow, () => connectRedis(world.deps.config.redisUrl, 'worker')),
  );
  try {
    const sent = await aSentFile(world);
    await until(async () => runs > 0);
    const [job] = await world.deps.queues.queue(readImportJob.name).getJobs(['active']);
    const lock = `${queuePrefix(world.deps.config.namespace)}:${readImportJob.name}:${job!.id}:lock`;
    // Each renewal makes its time longer again; there are RENEW_MS / 2 between two at least.
    let renewals = 0;
    let before = await world.deps.redis.pttl(lock);
    await until(async () => {
      const left = await world.deps.redis.pttl(lock);
      if (left > before) renewals += 1;
      before = left;
      return (renewals * RENEW_MS) / 2 > LOCK_MS + STALLED_CHECK_MS;
    });
    expect([runs, heard.stalled]).toEqual([1, []]);
    await sent.cancel();
  } finally {
    finish();
    await Promise.all(workers.map((one) => one.close()));
    await heard.close();
  }
});

it('two imports of two people are read at once, and those who wait behind them see their place', async () => {
  const sent = [await aSentFile(world), await aSentFile(world), await aSentFile(world), await aSentFile(world)];
  const letGo = await Promise.all(sent.slice(0, 2).map(({ id }) => heldAt(id, 1)));
  const places = () => Promise.all(sent.map(async ({ look }) => (await look()).import.place as number));
  expect(await places()).toEqual([1, 2, 3, 4]);
  const worker = await aWorkerProcess(world, 'two-imports');
  try {
    await until(async () =>
      (await Promise.all(sent.slice(0, 2).map(({ id }) => rowOf(id)))).every(({ worked_at }) => worked_at !== null),
    );
    expect(await places()).toEqual([0, 0, 1, 2]);
    const version = async () => (await sent[3]!.look()).import.version as number;
    const before = await version();
    await sent[2]!.cancel();
    expect(await places()).toEqual([0, 0, 0, 1]);
    // Told at once, not when the page is loaded again.
    expect(await version()).toBeGreaterThan(before);
    await Promise.all(letGo.map((go) => go()));
    await until(async () => (await rowOf(sent[3]!.id)).state === 'ready');
    await until(async () =>
      (await Promise.all(sent.slice(0, 2).map(({ id }) => rowOf(id)))).every(({ state }) => state === 'ready'),
    );
  } finally {
    await worker.stop();
  }
});
