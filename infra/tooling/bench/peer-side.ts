import { randomUUID } from 'node:crypto';
import { href } from '~/domain/kit/contract';
import { joinGroup } from '~/domain/group-practice/contract';
import { createPrepared } from '../testing/product';
import type { TestServers } from '../testing/servers';
import { startBareProgram } from './bare-program';
import { GATEWAYS, joinersOf, MEMBERS, type Plan } from './plan';
import { fill, memberOf } from './rows';
import { signInAtPeer } from './sessions';
import { databaseOn, dropDatabase, openDatabase, type Side } from './side';

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

  const { headers, env: sessions } = await signInAtPeer(
    servers.redisUrl,
    Array.from({ length: plan.allLobbies * MEMBERS }, (_, index) => memberOf(0, index)),
  );
  const programs: Awaited<ReturnType<typeof startBareProgram>>[] = [];
  const startGateway: Side['startGateway'] = async (env) => {
    const program = await startBareProgram('bare-peer', { ...env, ...sessions, DATABASE_URL: databaseUrl });
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
      headersOf: (account) => headers[account - memberOf(0, 0)] ?? headers[0]!,
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
