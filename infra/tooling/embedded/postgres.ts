import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Client } from 'pg';
import { UserFacingError } from '~/infra/support/user-facing-error';
import type { Say } from './apt';
import { type Child, lastLines, startChild, stopLeftover } from './child';
import { postgresBinaries } from './postgres-binaries';
import { type Home, postgresHome } from './postgres-home';
import { commandLine, endOf, isAlive } from './processes';
import { freePort } from './ports';
import { closeFile } from './private-files';
import { RotatingLog } from './rotating-log';
import { keptSecret } from './secret';

export interface PostgresOptions {
  dataDir: string;
  /** Otherwise the port of the last time when it is still free, else any free one. */
  port?: number;
  log: Say;
  /** false: nothing is flushed to disk, for tests only; a crash of the machine may lose the cluster. */
  durable?: boolean;
  /** Made when it is not there yet. */
  database?: string;
  /** Whether the address that is returned leads to a Unix socket, if there is one: each statement costs a fifth less there. */
  socket?: boolean;
}

export interface Server {
  url: string;
  port: number;
  /** Resolves when the server has ended, asked to or not. */
  ended: Promise<unknown>;
  /** An earlier run left it running, or another one runs it now. */
  found?: boolean;
  stop(): Promise<void>;
}

interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** Starts the embedded PostgreSQL on 127.0.0.1, or finds the one that an earlier run left running on the same data. */
export async function startPostgres(options: PostgresOptions): Promise<Server> {
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const database = options.database ?? 'wardmates';
  const password = keptSecret(join(dataDir, 'password'));
  const home = postgresHome(dataDir, postgresBinaries(), password);
  for (const name of ['port', 'initdb.log', 'postgres.log', 'WHERE.txt']) closeFile(join(dataDir, name));
  checkVersion(home);
  if (!existsSync(join(home.cluster, 'PG_VERSION'))) await initialise(home, password, options);

  const running = await findRunning(home.cluster, options.log);
  if (running) {
    options.log(`PostgreSQL already runs on this data (process ${running.pid})`);
    return finish(running.port, password, database, socketIn(home, running.port, options), {
      found: true,
      ended: endOf(running.pid),
      stop: () => stopLeftover(running.pid, 'SIGINT'),
    });
  }
  const port = options.port ?? (await freePort(lastPort(dataDir)));
  const child = await launch(home, port, join(dataDir, 'postgres.log'), options.durable ?? true, options.log);
  writeFileSync(join(dataDir, 'port'), `${port}\n`, { mode: 0o600 });
  try {
    return await finish(port, password, database, socketIn(home, port, options), {
      ended: child.exited,
      stop: () => child.stop(),
    });
  } catch (error) {
    await child.stop();
    throw error;
  }
}

function checkVersion(home: Home): void {
  const file = join(home.cluster, 'PG_VERSION');
  if (!existsSync(file)) return;
  const made = readFileSync(file, 'utf8').trim();
  const { version } = postgresBinaries();
  if (made !== version.split('.')[0]) {
    throw new UserFacingError(
      `${home.cluster} was made by PostgreSQL ${made}, and this is ${version}.\nMove the folder away to begin anew, or set DATABASE_URL to a server of that version.`,
    );
  }
}

/** `initdb` into a folder beside it, moved into place when all of it is there: a crash leaves no half cluster. */
async function initialise(home: Home, password: string, options: PostgresOptions): Promise<void> {
  const unfinished = `${home.cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const passwordFile = join(unfinished, '..', 'initdb-password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  for (const path of [unfinished, passwordFile]) if (home.user) chownSync(path, home.user.uid, home.user.gid);
  const log = join(resolve(options.dataDir), 'initdb.log');
  rmSync(log, { force: true });
  // The built-in C.UTF-8 sorts alike on every machine and knows the letters of every language.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const child = await startChild({
    command: join(home.programs, 'bin', 'initdb'),
    args: [
      '-D',
      unfinished,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      ...locale,
      ...(options.durable === false ? ['--no-sync'] : []),
    ],
    user: home.user,
    cwd: unfinished,
    env: { ...process.env, LC_ALL: 'C' },
    logFile: log,
    private: true,
  });
  const exit = await child.exited;
  rmSync(passwordFile, { force: true });
  if (exit.code !== 0)
    throw new UserFacingError(
      `The embedded PostgreSQL could not be set up (initdb ended with ${exit.code ?? exit.signal}):\n${lastLines(log)}`,
    );
  rmSync(home.cluster, { recursive: true, force: true });
  renameSync(unfinished, home.cluster);
}

/** What the lock file of a running server says; null without one. */
function readPostmaster(cluster: string): Postmaster | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: (lines[7] ?? '').trim() === 'ready' };
  } catch {
    return null;
  }
}

/** The server that an earlier run left on this data, when it takes connections; null when there is none. */
async function findRunning(cluster: string, log: Say): Promise<Postmaster | null> {
  for (let said = false; ; said = true) {
    const found = readPostmaster(cluster);
    if (!found || !(found.pid > 0) || !isAlive(found.pid)) return null;
    if (!commandLine(found.pid).includes(cluster)) {
      // After a crash the number belongs to some other program, and PostgreSQL would refuse to start because of it.
      rmSync(join(cluster, 'postmaster.pid'), { force: true });
      return null;
    }
    if (found.ready) return found;
    if (!said) log(`PostgreSQL (process ${found.pid}) recovers or stops: waiting for it`);
    await pause(50);
  }
}

/** For data that nobody will miss. Little log, for it may be kept in memory. */
const THROWN_AWAY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=256MB',
  'autovacuum=off',
  // Each process of each product has a pool of its own.
  'max_connections=500',
];

/** A start that takes longer than this, in milliseconds, is explained. */
const SLOW_START = 2_000;

async function launch(
  home: Home,
  port: number,
  log: string,
  durable: boolean,
  say: Say,
  triesLeft = 5,
): Promise<Child> {
  rmSync(log, { force: true });
  const output = durable ? new RotatingLog(log) : undefined;
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${mayHaveSocket(home.cluster, port) ? home.cluster : ''}`,
    'unix_socket_permissions=0600',
    'max_connections=200',
    'timezone=UTC',
    'log_timezone=UTC',
    'jit=off',
    // What a message adds as its detail are the values of a row: PINs and addresses among them.
    'log_error_verbosity=terse',
    ...(durable ? [] : THROWN_AWAY),
  ];
  const child = await startChild({
    command: join(home.programs, 'bin', 'postgres'),
    args: ['-D', home.cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    user: home.user,
    cwd: home.cluster,
    env: { ...process.env, LC_ALL: 'C' },
    logFile: log,
    output,
    private: true,
    stopSignal: 'SIGINT',
  });
  const began = Date.now();
  for (let said = false; child.running();) {
    const postmaster = readPostmaster(home.cluster);
    if (postmaster?.pid === child.pid && postmaster.ready) return child;
    if (!said && Date.now() - began > SLOW_START) {
      said = true;
      say(`waiting for PostgreSQL; its log says:\n${lastLines(log, 1)}`);
    }
    await pause(15);
  }
  await child.silent;
  // The last processes of a server that was killed may hold its shared memory for a moment.
  if (triesLeft > 0 && /still in use|lock file .* already exists|could not bind/.test(lastLines(log))) {
    await pause(400);
    return launch(home, port, log, durable, say, triesLeft - 1);
  }
  throw new UserFacingError(
    `The embedded PostgreSQL did not start. The end of ${join(dirname(log), 'postgres.log')}:\n${lastLines(log)}`,
  );
}

async function finish(
  port: number,
  password: string,
  database: string,
  socketFolder: string | null,
  process: Pick<Server, 'ended' | 'found' | 'stop'>,
): Promise<Server> {
  const url = (name: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
  const client = new Client({ connectionString: url('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
  const bySocket = socketFolder === null ? '' : `?host=${encodeURIComponent(socketFolder)}`;
  return { url: `${url(database)}${bySocket}`, port, ...process };
}

/** Bytes that the path of a Unix socket may have on every system. */
export const LONGEST_SOCKET = 103;
const socketOf = (folder: string, port: number): string => join(folder, `.s.PGSQL.${port}`);
const mayHaveSocket = (folder: string, port: number): boolean =>
  Buffer.byteLength(socketOf(folder, port)) <= LONGEST_SOCKET && !folder.includes(',');

/** The folder of its socket; null if none is wanted, or the server runs without one. The cluster is the one folder that its owner and we may enter. */
function socketIn({ cluster }: Home, port: number, { socket = false }: PostgresOptions): string | null {
  return socket && existsSync(socketOf(cluster, port)) ? cluster : null;
}

function lastPort(dataDir: string): number | undefined {
  try {
    return Number(readFileSync(join(dataDir, 'port'), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
