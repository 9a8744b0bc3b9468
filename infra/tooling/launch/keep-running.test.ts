import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import Redis from 'ioredis';
import type { Server } from '../embedded/postgres';
import { scratchFolder } from '../testing/scratch';
import { RunningServers } from './keep-running';
import { startServices } from './services';

describe('a server that is kept running', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** A server that starts when the test says so. */
  function fake() {
    const starts: { port: number | undefined; up(): void; fail(why: string): void; die(): void }[] = [];
    let stops = 0;
    const start = (port?: number) =>
      new Promise<Server>((resolve, reject) => {
        let die = () => {};
        const ended = new Promise<void>((end) => (die = end));
        const server = { url: 'fake://', port: 4000, ended, stop: async () => void ((stops += 1), die()) };
        starts.push({ port, up: () => resolve(server), fail: (why) => reject(new Error(why)), die });
      });
    return { start, starts, stops: () => stops };
  }
  const settle = () => jest.advanceTimersByTimeAsync(0);
  const lines: string[] = [];
  beforeEach(() => void lines.splice(0));
  const running = () => new RunningServers((line) => void lines.push(line));

  async function started() {
    const server = fake();
    const servers = running();
    const kept = servers.keep('Redis', server.start);
    server.starts[0]!.up();
    await kept;
    return { ...server, servers };
  }

  test('is started again on its port after every end, also after one while it is being repaired', async () => {
    const { starts, servers } = await started();
    starts[0]!.die();
    await settle();
    expect(starts.map(({ port }) => port)).toEqual([undefined, 4000]);
    starts[1]!.fail('killed');
    await jest.advanceTimersByTimeAsync(250);
    expect(starts).toHaveLength(3);
    starts[2]!.up();
    await settle();
    starts[2]!.die();
    await settle();
    expect(starts).toHaveLength(4);
    starts[3]!.up();
    await settle();
    expect(lines).toEqual([
      'Redis ended unexpectedly; starting it again',
      'Redis did not start: killed\nWaiting 0.25 s before the next try',
      'Redis runs again after 0.3 s',
      'Redis ended unexpectedly; starting it again',
      'Redis runs again after 0.0 s',
    ]);
    await servers.stop();
  });

  test('waits a little longer after each failed start, at most ten seconds, and never gives up', async () => {
    const { starts, servers } = await started();
    starts[0]!.die();
    await settle();
    const waits: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const began = Date.now();
      const before = starts.length;
      starts.at(-1)!.fail('the disk is full');
      while (starts.length === before) await jest.advanceTimersByTimeAsync(250);
      waits.push(Date.now() - began);
    }
    expect(waits.slice(0, 7)).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 10_000]);
    expect(new Set(waits.slice(7))).toEqual(new Set([10_000]));
    starts.at(-1)!.up();
    await servers.stop();
  });

  test('that fails at its first start is reported, and not tried again', async () => {
    const server = fake();
    const kept = running().keep('Redis', server.start);
    server.starts[0]!.fail('there is no redis-server');
    await expect(kept).rejects.toThrow('there is no redis-server');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(server.starts).toHaveLength(1);
  });

  test('is stopped also when that is asked during a restart, or while the next one is waited for', async () => {
    const one = await started();
    one.starts[0]!.die();
    await settle();
    const stopped = one.servers.stop();
    one.starts[1]!.up();
    await stopped;
    expect(one.stops()).toBeGreaterThan(0);

    const other = await started();
    other.starts[0]!.die();
    await settle();
    other.starts[1]!.fail('killed');
    await settle();
    await other.servers.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(other.starts).toHaveLength(2);
  });
});

test('PostgreSQL and Redis survive kill -9 twice, the second time while they are being repaired, with their data', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const folder = scratchFolder();
  chmodSync(folder, 0o711);
  const waiting: { text: string; heard: () => void }[] = [];
  const said: string[] = [];
  const heard = (text: string) => new Promise<void>((resolve) => waiting.push({ text, heard: resolve }));
  const servers = new RunningServers((line) => {
    said.push(line);
    for (const one of waiting.filter(({ text }) => line.startsWith(text))) one.heard();
  });
  try {
    const { databaseUrl, redisUrl } = await startServices(folder, servers, {});
    const sql = async (text: string): Promise<unknown[]> => {
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      const { rows } = await client.query({ text, rowMode: 'array' });
      await client.end();
      return rows;
    };
    await sql('create table kept as select 1 as n');
    const redis = new Redis(redisUrl);
    await redis.config('SET', 'appendfsync', 'always');
    await redis.set('kept', '1');
    redis.disconnect();

    /** 0 while the file is being replaced. */
    const read = (file: string) => {
      try {
        return readFileSync(join(folder, file), 'utf8');
      } catch {
        return '0';
      }
    };
    const pids = {
      PostgreSQL: () => Number(read('postgres/cluster/postmaster.pid').split('\n')[0]),
      Redis: () => Number(/\d+/.exec(read('redis/server.json'))?.[0] ?? 0),
    };
    for (const [name, pid] of Object.entries(pids)) {
      const first = pid();
      const ended = heard(`${name} ended`);
      process.kill(first, 'SIGKILL');
      await ended;
      // The next one, as soon as its number is known.
      while (pid() === first || pid() === 0) await new Promise((resolve) => setImmediate(resolve));
      const again = heard(`${name} runs again`);
      process.kill(pid(), 'SIGKILL');
      await again;
    }
    // A kill that came when a start had just been reported leads to one more.
    const answer = async <T>(ask: () => Promise<T>): Promise<T> => {
      for (;;) {
        try {
          return await ask();
        } catch (error) {
          if (!/ECONNREFUSED|ECONNRESET|starting up|terminated|closed/.test((error as Error).message)) throw error;
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
    };
    expect(await answer(() => sql('select n from kept'))).toEqual([[1]]);
    const after = new Redis(redisUrl);
    expect(await answer(() => after.get('kept'))).toBe('1');
    after.disconnect();
    expect(said.filter((line) => line.endsWith('starting it again')).length).toBeGreaterThanOrEqual(2);
  } finally {
    jest.restoreAllMocks();
    await servers.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
