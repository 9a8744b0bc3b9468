import { randomUUID } from 'node:crypto';
import { href } from '~/domain/kit/contract';
import { joinGroup } from '~/domain/group-practice/contract';
import { presenceOf } from '~/domain/group-practice/presence';
import { invitationTo } from '~/gateway/group-practice/invitation';
import { readConfig } from '~/infra/process/config';
import { openDeps } from '~/infra/process/deps';
import { openSessions } from '~/infra/sessions/sessions';
import { startProduct } from '../testing/product';
import type { TestServers } from '../testing/servers';
import { GATEWAYS, LOBBIES, MEMBERS, POOL } from './plan';
import { fill, joinerOf, memberOf, pinOf } from './rows';
import { openDatabase, type Side } from './side';
import { signedInHeaders } from './signed-in-headers';

const NEVER_REACHED = '1000000';

/** The real gateways, as `npm start` runs them; only the general limits are raised. */
export async function startProductSide(servers: TestServers, joiners: number): Promise<Side> {
  const env = {
    DEMO: '0',
    SESSION_SECRET: randomUUID() + randomUUID(),
    REDIS_NAMESPACE: 'bench-product',
    DATABASE_POOL: String(POOL),
    RATE_LIMIT_PERSON: NEVER_REACHED,
    RATE_LIMIT_ADDRESS: NEVER_REACHED,
  };
  const product = await startProduct({ gateways: GATEWAYS, workers: 0, web: false, databaseUrl: servers.databaseUrl, redisUrl: servers.redisUrl, env });
  try {
    const database = await openDatabase(product.databaseUrl);
    await fill(database, joiners);
    const deps = await openDeps(readConfig({ ...env, DATABASE_URL: product.databaseUrl, REDIS_URL: servers.redisUrl, LOG_LEVEL: 'silent' }));
    const sessions = openSessions(deps);
    const tokens = new Map<number, string>();
    const everybody = [...Array.from({ length: LOBBIES * MEMBERS }, (_, index) => memberOf(0, 0) + index), ...Array.from({ length: joiners }, (_, index) => joinerOf(index))];
    await Promise.all(everybody.map(async (account) => tokens.set(account, (await sessions.create(account)).token)));
    const headers = new Map([...tokens].map(([account, token]) => [account, signedInHeaders(deps.config, token)]));
    const headersOf = (account: number) => headers.get(account)!;
    // Whoever joins has opened the page before: their session is known.
    await Promise.all(everybody.map((account) => sessions.find(sessions.claim(tokens.get(account)))));

    return {
      name: 'product',
      gateways: product.gateways.map((gateway) => gateway.url),
      pids: product.gateways.map(({ pid }) => pid),
      headersOf,
      joinBodyOf: () => '{}',
      joinPathOf: (pin, byLink) => href(joinGroup, { pin }, byLink ? { key: invitationTo(deps.config, pin) } : {}),
      database,
      // Nobody who joins here opens the lobby; 10 s later each would be told to have gone.
      forgetJoiners: async (accounts) => void (await deps.redis.zrem(deps.key('presence'), ...accounts.map((account, index) => presenceOf(pinOf(index % LOBBIES), account)))),
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
