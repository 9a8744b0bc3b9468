import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Redis from 'ioredis';
import { Client } from 'pg';
import { createDataSource } from '~/infra/database/data-source';
import { isUnreachable } from '~/infra/database/unreachable';
import { connectRedis } from '~/infra/redis/redis';
import { scratchFolder } from '../testing/scratch';
import { startPostgres } from './postgres';
import { gone } from './processes';
import { startRedis } from './redis';

const root = join(__dirname, '../../..');
const log = () => undefined;

/** What the embedded servers of a run that is to be killed print. */
interface Started {
  postgres: string;
  redis: string;
}

async function one(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

const postmaster = (folder: string) =>
  Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
const redisServer = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'redis/server.json'), 'utf8')) as { pid: number }).pid;

/** The modes of everything under `postgres` and `redis`, by path from `folder`. */
function modesIn(folder: string): Map<string, { folder: boolean; mode: number }> {
  const modes = new Map<string, { folder: boolean; mode: number }>();
  const look = (path: string): void => {
    const found = statSync(join(folder, path), { throwIfNoEntry: false });
    // A file of the moment: it was there when its folder was read.
    if (!found) return;
    modes.set(path, { folder: found.isDirectory(), mode: found.mode & 0o777 });
    if (found.isDirectory()) for (const name of readdirSync(join(folder, path))) look(join(path, name));
  };
  look('postgres');
  look('redis');
  return modes;
}

describe('the embedded servers', () => {
  let folder: string;

  // One for all: setting up a cluster takes longer than any of them.
  beforeAll(() => {
    folder = scratchFolder();
    chmodSync(folder, 0o711);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const postgres = (durable = false) => startPostgres({ dataDir: join(folder, 'postgres'), log, durable });
  const redis = (durable = true) => startRedis({ dataDir: join(folder, 'redis'), log, durable });

  test('PostgreSQL keeps its data, its password and its port over a restart, and speaks UTF-8', async () => {
    const first = await postgres(true);
    await one(first.url, `create table kept as select 'ÁRBOL' as word`);
    expect(await one(first.url, 'show fsync')).toBe('on');
    await first.stop();

    const second = await postgres(true);
    expect(second.url).toBe(first.url);
    expect(await one(second.url, 'select lower(word) from kept')).toBe('árbol');
    await second.stop();
  });

  test('PostgreSQL asks for the password and listens on this machine only', async () => {
    const server = await postgres();
    const wrong = new URL(server.url);
    wrong.password = 'wrong';
    await expect(one(wrong.toString(), 'select 1')).rejects.toThrow(/password/);
    expect(await one(server.url, 'show listen_addresses')).toBe('127.0.0.1');
    expect(statSync(join(folder, 'postgres/password')).mode & 0o777).toBe(0o600);
    await server.stop();
  });

  test('PostgreSQL is reached by a socket that only its owner may use, with the same password, if that is asked for', async () => {
    const bySocket = () => startPostgres({ dataDir: join(folder, 'postgres'), log, durable: false, socket: true });
    const server = await bySocket();
    expect(await one(server.url, 'select inet_client_addr()')).toBeNull();
    expect(statSync(join(folder, 'postgres/cluster', `.s.PGSQL.${server.port}`)).mode & 0o777).toBe(0o600);
    const wrong = Object.assign(new URL(server.url), { password: 'wrong' });
    await expect(one(wrong.toString(), 'select 1')).rejects.toThrow(/password/);
    const source = await createDataSource(server.url).initialize();
    expect(await source.query('select inet_client_addr() as address, current_database() as name')).toEqual([
      { address: null, name: 'wardmates' },
    ]);
    await source.destroy();
    // The same server by the network, for programs that know no sockets.
    expect(await one((await postgres()).url, 'select inet_client_addr()')).toBe('127.0.0.1');

    await server.stop();
    const away = await one(server.url, 'select 1').catch((error: Error) => error);
    expect(isUnreachable(away as Error)).toBe(true);
    const again = await startPostgres({
      dataDir: join(folder, 'postgres'),
      log,
      durable: false,
      socket: true,
      port: server.port,
    });
    expect(again.url).toBe(server.url);
    await again.stop();
  });

  test('PostgreSQL is reached by the network if the path of a socket would be too long', async () => {
    const long = join(folder, 'x'.repeat(120));
    const server = await startPostgres({ dataDir: long, log, durable: false, socket: true });
    expect(await one(server.url, 'select inet_client_addr()')).toBe('127.0.0.1');
    await server.stop();
  });

  test('a lock file that names some other program does not keep PostgreSQL from starting', async () => {
    await (await postgres()).stop();
    writeFileSync(
      join(folder, 'postgres/cluster/postmaster.pid'),
      `${process.pid}\n${join(folder, 'postgres/cluster')}\n1\n1\n\n127.0.0.1\n\nready\n`,
    );
    const server = await postgres();
    expect(await one(server.url, 'select 1')).toBe(1);
    await server.stop();
  });

  test('a second start uses the server that already runs', async () => {
    const first = await postgres();
    const second = await postgres();
    expect(second.url).toBe(first.url);
    await second.stop();
    await first.ended;
  });

  test('Redis is append-only, never evicts, and keeps its data over a restart', async () => {
    const first = await redis();
    let client = new Redis(first.url);
    await client.set('kept', 'yes');
    expect(await client.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction']);
    expect(await client.config('GET', 'appendonly')).toEqual(['appendonly', 'yes']);
    client.disconnect();
    await first.stop();

    const second = await redis();
    client = new Redis(second.url);
    expect(await client.get('kept')).toBe('yes');
    client.disconnect();
    await second.stop();
  });

  test('Redis is reached by a socket that only its owner may use, with the same password, if that is asked for', async () => {
    const server = await startRedis({ dataDir: join(folder, 'redis'), log, socket: true });
    const addressOf = async (url: string) => {
      const client = connectRedis(url);
      try {
        return /laddr=(\S+)/.exec((await client.call('CLIENT', 'INFO')) as string)?.[1];
      } finally {
        client.disconnect();
      }
    };
    const socket = join(folder, 'redis/redis.sock');
    expect(await addressOf(server.url)).toBe(`${socket}:0`);
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    expect(await addressOf((await redis()).url)).toBe(`127.0.0.1:${server.port}`);
    const wrong = connectRedis(Object.assign(new URL(server.url), { password: 'wrong' }).toString());
    wrong.on('error', () => undefined);
    await expect(wrong.get('kept')).rejects.toThrow(/WRONGPASS|NOAUTH/);
    wrong.disconnect();
    await server.stop();
  });

  test('keep their files to themselves, also those that an earlier version left open', async () => {
    const open = [
      'postgres/postgres.log',
      'postgres/port',
      'redis/server.json',
      'redis/redis.log',
      'redis/appendonlydir',
    ];
    await Promise.all([postgres(true), redis()].map(async (server) => (await server).stop()));
    for (const path of [...open, 'redis']) chmodSync(join(folder, path), 0o755);
    const servers = await Promise.all([postgres(true), redis()]);
    const client = new Redis(servers[1].url);
    await client.set('pin', '123456');
    await client.bgrewriteaof();
    client.disconnect();
    await one(servers[0].url, 'create table private as select 1 as one');
    await one(servers[0].url, 'checkpoint');
    const modes = modesIn(folder);
    await Promise.all(servers.map((server) => server.stop()));

    const names = [...modes.keys()].join('\n');
    for (const expected of ['postgres/cluster/base/', 'postgres/cluster/pg_wal/', 'redis/appendonlydir/', ...open])
      expect(names).toContain(expected);
    // The user that runs PostgreSQL for root has to pass through the folder, by its group.
    const passable = process.getuid?.() === 0 ? 0o710 : 0o700;
    const wrong = [...modes].filter(
      ([path, { folder: isFolder, mode }]) => mode !== (path === 'postgres' ? passable : isFolder ? 0o700 : 0o600),
    );
    expect(wrong.map(([path, { mode }]) => `${path} ${mode.toString(8)}`)).toEqual([]);
  });

  test('PostgreSQL writes no value of a row into its log', async () => {
    const server = await postgres(true);
    await one(server.url, 'create table pins (pin text primary key)');
    const client = new Client({ connectionString: server.url });
    await client.connect();
    const insert = () => client.query('insert into pins values ($1)', ['314159265']);
    await insert();
    await expect(insert()).rejects.toThrow('duplicate key');
    await client.end();
    await server.stop();
    const written = readFileSync(join(folder, 'postgres/postgres.log'), 'utf8');
    expect(written).toContain('duplicate key');
    expect(written).not.toContain('314159265');
  });

  test('nothing is left when the process that started them is killed', async () => {
    const script = `
      const { startPostgres } = require('./infra/tooling/embedded/postgres');
      const { startRedis } = require('./infra/tooling/embedded/redis');
      const log = () => undefined;
      Promise.all([startPostgres({ dataDir: ${JSON.stringify(join(folder, 'postgres'))}, log, durable: false }), startRedis({ dataDir: ${JSON.stringify(join(folder, 'redis'))}, log })])
        .then(([postgres, redis]) => console.log(JSON.stringify({ postgres: postgres.url, redis: redis.url })));
    `;
    const parent = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', script], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => parent.once('exit', resolve));
    const started = await new Promise<Started>((resolve) =>
      parent.stdout.once('data', (line: Buffer) => resolve(JSON.parse(line.toString()) as Started)),
    );
    expect(await one(started.postgres, 'select 1')).toBe(1);
    const pids = [postmaster(folder), redisServer(folder)];

    parent.kill('SIGKILL');
    await ended;
    for (const pid of pids) expect(await gone(pid, 60_000)).toBe(true);
    expect(existsSync(join(folder, 'postgres/cluster/postmaster.pid'))).toBe(false);
  });
});
