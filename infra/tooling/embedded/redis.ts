import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { UserFacingError } from '~/infra/support/user-facing-error';
import { aptInstall, type Say } from './apt';
import { lastLines, startChild, stopLeftover } from './child';
import { findProgram } from './find-program';
import { LONGEST_SOCKET, type Server } from './postgres';
import { closeToOthers } from './private-files';
import { commandLine, endOf, isAlive } from './processes';
import { freePort } from './ports';
import { RotatingLog } from './rotating-log';
import { keptSecret } from './secret';

export interface RedisOptions {
  dataDir: string;
  /** Otherwise any free one. */
  port?: number;
  log: Say;
  /** false: nothing is written to disk, for tests. */
  durable?: boolean;
  /** Whether the address that is returned leads to a Unix socket, if there is one: a command costs a third less there. */
  socket?: boolean;
}

/** Starts a Redis of our own on 127.0.0.1, append-only and never evicting, or finds the one an earlier run left running. */
export async function startRedis(options: RedisOptions): Promise<Server> {
  const dataDir = resolve(options.dataDir);
  closeToOthers(dataDir);
  const password = keptSecret(join(dataDir, 'password'));
  const url = (port: number) => {
    const path = options.socket ? socketOf(dataDir) : null;
    return `redis://:${password}@127.0.0.1:${port}/0${path && existsSync(path) ? `?path=${encodeURIComponent(path)}` : ''}`;
  };
  const left = findRunning(dataDir);
  if (left && (await answers(left.port, password))) {
    options.log(`Redis already runs on this data (process ${left.pid})`);
    return {
      url: url(left.port),
      port: left.port,
      ended: endOf(left.pid),
      stop: () => stopLeftover(left.pid, 'SIGTERM'),
    };
  }
  const program = await redisProgram(options.log);
  const port = options.port ?? (await freePort());
  const log = join(dataDir, 'redis.log');
  rmSync(log, { force: true });
  const child = await startChild({
    command: program,
    args: ['-'],
    cwd: dataDir,
    logFile: log,
    output: options.durable === false ? undefined : new RotatingLog(log),
    private: true,
    input: settings(dataDir, port, password, options.durable ?? true),
  });
  while (!(await answers(port, password))) {
    if (!child.running()) await child.silent;
    if (!child.running()) throw new UserFacingError(`Redis did not start. The end of ${log}:\n${lastLines(log)}`);
    await new Promise((resume) => setTimeout(resume, 15));
  }
  writeFileSync(join(dataDir, 'server.json'), JSON.stringify({ pid: child.pid, port }), { mode: 0o600 });
  return { url: url(port), port, ended: child.exited, stop: () => child.stop() };
}

/** Null if its path would be too long. */
function socketOf(dataDir: string): string | null {
  const path = join(dataDir, 'redis.sock');
  return Buffer.byteLength(path) <= LONGEST_SOCKET ? path : null;
}

async function redisProgram(say: Say): Promise<string> {
  const find = () => findProgram('redis-server', 'valkey-server');
  const found = find();
  if (found) return found;
  say('there is no redis-server on the PATH');
  const installed = (await aptInstall(['redis-server'], say)) ? find() : null;
  if (installed) return installed;
  throw new UserFacingError(
    'Wardmates needs Redis, and none was found. There are three ways out:\n' +
      '  1. install Redis, so that redis-server is on the PATH (Debian, Ubuntu: apt-get install redis-server; macOS: brew install redis)\n' +
      '  2. install Valkey, so that valkey-server is on the PATH\n' +
      '  3. use a server that is already there: REDIS_URL=redis://host:6379 npm start\n' +
      '     (for npm test: TEST_REDIS_URL, and TEST_DATABASE_URL for the PostgreSQL beside it)',
  );
}

/** Read from standard input, for a command line shows the password to everyone on the machine. */
function settings(dataDir: string, port: number, password: string, durable: boolean): string {
  const socket = socketOf(dataDir);
  const lines = [
    ...(socket ? [`unixsocket "${socket}"`, 'unixsocketperm 600'] : []),
    'bind 127.0.0.1',
    `port ${port}`,
    `dir "${dataDir}"`,
    `requirepass ${password}`,
    'daemonize no',
    'maxmemory-policy noeviction',
    'save ""',
  ];
  return [...lines, `appendonly ${durable ? 'yes' : 'no'}`, ''].join('\n');
}

function findRunning(dataDir: string): { pid: number; port: number } | null {
  try {
    const kept = JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8')) as { pid: number; port: number };
    return isAlive(kept.pid) && commandLine(kept.pid).includes(`:${kept.port}`) ? kept : null;
  } catch {
    return null;
  }
}

/** Whether it has loaded its data and takes commands. */
function answers(port: number, password: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    let heard = '';
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(1_000, () => end(false));
    socket.on('error', () => end(false));
    socket.on('close', () => end(false));
    socket.on('data', (chunk) => {
      heard += chunk.toString();
      if (heard.includes('+PONG')) end(true);
      else if (/-LOADING|-WRONGPASS|-ERR/.test(heard)) end(false);
    });
  });
}
