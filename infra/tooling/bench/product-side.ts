import { randomUUID } from 'node:crypto';
import { href } from '~/domain/kit/contract';
import { joinGroup } from '~/domain/group-practice/contract';
import { presenceOf } from '~/domain/group-practice/presence';
import { invitationTo } from '~/gateway/group-practice/invitation';
import { presenceNames } from '~/gateway/live/presence-names';
import { readConfig } from '~/infra/process/config';
import { type Deps, openDeps } from '~/infra/process/deps';
import { startProduct } from '../testing/product';
import type { TestServers } from '../testing/servers';
import { GATEWAYS, joinersOf, MEMBERS, type Plan, POOL } from './plan';
import { fill, joinerOf, memberOf, pinOf } from './rows';
import { signIn } from './sessions';
import { openDatabase, type Side } from './side';

/** Tests raise the general limits; here they stay as they are in production. */
export const PRODUCTION_LIMITS = { RATE_LIMIT_PERSON: undefined, RATE_LIMIT_ADDRESS: undefined };

/** What a product of a benchmark is started with. */
export const productEnv = (namespace: string) => ({
  DEMO: '0',
  SESSION_SECRET: randomUUID() + randomUUID(),
  REDIS_NAMESPACE: namespace,
  DATABASE_POOL: String(POOL),
  ...PRODUCTION_LIMITS,
});

/** The engines of a product that runs, to prepare its data with. */
export const depsOf = (env: NodeJS.ProcessEnv, databaseUrl: string, redisUrl: string): Promise<Deps> =>
  openDeps(readConfig({ ...env, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, LOG_LEVEL: 'silent' }));

/** Members stay present while other programs have their turn, for so long, in milliseconds. */
const PRESENT = 3_600_000;

/** The real gateways, as `npm start` runs them, with the limits of production. */
export async function startProductSide(servers: TestServers, plan: Plan): Promise<Side> {
  const env = productEnv('bench-product');
  const product = await startProduct({
    gateways: GATEWAYS,
    workers: 0,
    web: false,
    databaseUrl: servers.databaseUrl,
    redisUrl: servers.redisUrl,
    env,
  });
  try {
    const database = await openDatabase(product.databaseUrl);
    const joiners = joinersOf(plan);
    const deps = await depsOf(env, product.databaseUrl, servers.redisUrl);
    await fill(database, { lobbies: plan.allLobbies, joiners });
    const presence = deps.key('presence');
    const { toRedis } = presenceNames(deps);
    const until = Date.now() + PRESENT;
    for (let lobby = 0; lobby < plan.allLobbies; lobby += 1) {
      await deps.redis.zadd(
        presence,
        ...Array.from({ length: MEMBERS }, (_, seat) => [
          until,
          toRedis(presenceOf(pinOf(lobby), memberOf(lobby, seat))),
        ]).flat(),
      );
    }

    const everybody = [
      ...Array.from({ length: plan.allLobbies * MEMBERS }, (_, index) => memberOf(0, index)),
      ...Array.from({ length: joiners }, (_, index) => joinerOf(index)),
    ];
    const signedIn = await signIn(deps, everybody);
    const headers = new Map(everybody.map((account, index) => [account, signedIn[index]!]));

    return {
      name: 'product',
      gateways: product.gateways,
      startGateway: product.startGateway,
      headersOf: (account) => headers.get(account)!,
      joinBodyOf: () => '{}',
      joinPathOf: (pin, byLink) => href(joinGroup, { pin }, byLink ? { key: invitationTo(deps.config, pin) } : {}),
      database,
      // Nobody who joins here opens the lobby; 10 s later each would be reported as gone.
      forgetJoins: async (joins) =>
        void (await deps.redis.zrem(presence, ...joins.map(({ account, pin }) => toRedis(presenceOf(pin, account))))),
      async stop() {
        await database.end();
        await deps.close();
        await product.stop();
      },
    };
  } catch (error) {
    await product.stop();
    throw error;
  }
}
