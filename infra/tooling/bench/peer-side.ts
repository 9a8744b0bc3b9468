import { randomUUID } from 'node:crypto';
import Redis from 'ioredis';
import type { Person } from '~/domain/accounts/person';
import { href } from '~/domain/kit/contract';
import { joinGroup } from '~/domain/group-practice/contract';
import { SESSION_COOKIE } from '~/infra/sessions/sessions';
import { createPrepared } from '../testing/product';
import type { TestServers } from '../testing/servers';
import { startBareProgram } from './bare-program';
import { GATEWAYS, joinersOf, MEMBERS, type Plan } from './plan';
import { fill, memberOf } from './rows';
import { databaseOn, dropDatabase, openDatabase, type Side } from './side';

const SESSION_PREFIX = 'bench-peer:session:';

/** Bare programs on a database of their own that holds the very same rows. */
export async function startPeerSide(servers: TestServers, plan: Plan): Promise<Side> {
  const name = `bench_peer_${randomUUID().slice(0, 8)}`;
  await createPrepared(servers.databaseUrl, name, {
    DEMO: '0',
    REDIS_URL: servers.redisUrl,
    REDIS_NAMESPACE: 'bench-peer',
    SESSION_SECRET: randomUUID(),
  });
  const databaseUrl = databaseOn(servers.databaseUrl, name);
  const database = await openDatabase(databaseUrl);
  await fill(database, { lobbies: plan.allLobbies, joiners: joinersOf(plan) });

  const redis = new Redis(servers.redisUrl);
  const tokens = Array.from({ length: plan.allLobbies * MEMBERS }, () => randomUUID());
  const people = tokens.map((_, index): Person => ({
    id: memberOf(0, index),
    name: `Person ${index}`,
    avatar: '',
    username: `bench${index}`,
    guest: false,
    roles: ['learner'],
    language: 'en',
  }));
  await redis.mset(
    new Map(tokens.map((token, index) => [SESSION_PREFIX + token, JSON.stringify({ person: people[index] })])),
  );
  redis.disconnect();

  const programs: Awaited<ReturnType<typeof startBareProgram>>[] = [];
  const startGateway: Side['startGateway'] = async (file, env) => {
    const program = await startBareProgram(
      'bare-peer',
      { ...env, DATABASE_URL: databaseUrl, REDIS_URL: servers.redisUrl, SESSION_PREFIX },
      file,
    );
    programs.push(program);
    return program;
  };
  const stop = async () => {
    await Promise.all(programs.map((program) => program.stop()));
    await database.end();
    await dropDatabase(servers, name);
  };

  try {
    for (let index = 0; index < GATEWAYS; index += 1) await startGateway();
    return {
      name: 'peer',
      gateways: [...programs],
      startGateway,
      // As many bytes as the product is sent, though only the session is read.
      headersOf(account) {
        const token = tokens[account - memberOf(0, 0)] ?? tokens[0];
        return { cookie: `${SESSION_COOKIE}=${token}; csrftoken=${token}`, 'x-csrftoken': token! };
      },
      joinPathOf: (pin) => href(joinGroup, { pin }),
      joinBodyOf: (account) => JSON.stringify({ account_id: account }),
      database,
      forgetJoins: async () => undefined,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
