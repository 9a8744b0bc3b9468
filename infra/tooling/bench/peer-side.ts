import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Redis from 'ioredis';
import type { Person } from '~/domain/accounts/person';
import { href } from '~/domain/kit/contract';
import { joinGroup } from '~/domain/group-practice/contract';
import { type Child, lastLines, startChild } from '../embedded/child';
import { freePort } from '../embedded/ports';
import { dataDir, root, runTypeScript } from '../launch/paths';
import { prepare } from '../launch/prepare';
import { answersReady } from '../launch/readiness';
import { SESSION_COOKIE } from '~/infra/sessions/sessions';
import type { TestServers } from '../testing/servers';
import { GATEWAYS, LOBBIES, MEMBERS } from './plan';
import { fill, memberOf } from './rows';
import { openDatabase, type Side } from './side';

const NAME = 'bench_peer';
const SESSION_PREFIX = 'bench-peer:session:';

/** Bare programs on a database of their own that holds the very same rows. */
export async function startPeerSide(servers: TestServers, joiners: number): Promise<Side> {
  const databaseUrl = Object.assign(new URL(servers.databaseUrl), { pathname: `/${NAME}` }).toString();
  const server = await openDatabase(servers.databaseUrl);
  await server.query(`CREATE DATABASE ${NAME}`).finally(() => server.end());
  await prepare({ DATABASE_URL: databaseUrl, REDIS_URL: servers.redisUrl, REDIS_NAMESPACE: 'bench-peer', SESSION_SECRET: randomUUID() });
  const database = await openDatabase(databaseUrl);
  await fill(database, joiners);

  const redis = new Redis(servers.redisUrl);
  const tokens = Array.from({ length: LOBBIES * MEMBERS }, () => randomUUID());
  const people = tokens.map((_, index): Person => ({ id: memberOf(0, index), name: `Person ${index}`, avatar: '', username: `bench${index}`, guest: false, roles: ['learner'], language: 'en' }));
  await redis.mset(new Map(tokens.map((token, index) => [SESSION_PREFIX + token, JSON.stringify({ person: people[index] })])));

  const children: Child[] = [];
  const stop = async () => {
    await Promise.all(children.map((child) => child.stop()));
    redis.disconnect();
    await database.end();
  };

  try {
    const gateways: string[] = [];
    for (let index = 0; index < GATEWAYS; index += 1) gateways.push(await startOne(index, { DATABASE_URL: databaseUrl, REDIS_URL: servers.redisUrl }, children));
    return {
      name: 'peer',
      gateways,
      pids: children.map(({ pid }) => pid),
      // The same bytes as the product gets, though only the session is read.
      headersOf(account) {
        const token = tokens[account - memberOf(0, 0)] ?? tokens[0];
        return { cookie: `${SESSION_COOKIE}=${token}; csrftoken=${token}`, 'x-csrftoken': token! };
      },
      joinPathOf: (pin) => href(joinGroup, { pin }),
      joinBodyOf: (account) => JSON.stringify({ account_id: account }),
      database,
      forgetJoiners: async () => undefined,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startOne(index: number, env: NodeJS.ProcessEnv, children: Child[]): Promise<string> {
  const logs = join(dataDir(), 'logs');
  mkdirSync(logs, { recursive: true });
  const logFile = join(logs, `bare-peer-${index + 1}.log`);
  rmSync(logFile, { force: true });
  const port = await freePort();
  const child = await startChild({
    command: process.execPath,
    args: runTypeScript('infra/tooling/bench/bare-peer.ts'),
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: 'production', PORT: String(port), SESSION_PREFIX },
    logFile,
  });
  children.push(child);
  while (!(await answersReady(port, '127.0.0.1'))) {
    if (!child.running()) throw new Error(`The bare peer ended at its start:\n${lastLines(logFile)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return `http://127.0.0.1:${port}`;
}
