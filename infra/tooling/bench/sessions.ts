import { randomUUID } from 'node:crypto';
import Redis from 'ioredis';
import type { Person } from '~/domain/accounts/person';
import type { Deps } from '~/infra/process/deps';
import { newCsrfToken } from '~/infra/sessions/csrf-token';
import { openSessions, SESSION_COOKIE } from '~/infra/sessions/sessions';

/** What the browser of a person sends with every POST. */
export type Headers = Record<string, string>;

/** Sessions looked up at the same time. */
const AT_ONCE = 100;
const SESSION_PREFIX = 'bench-peer:session:';

/** Signs these people in at the product. They have opened a page before: their sessions are known. */
export async function signIn(deps: Deps, accounts: readonly number[]): Promise<Headers[]> {
  const sessions = openSessions(deps);
  const tokens = await deps.inTransaction(async (tx) => {
    const created: string[] = [];
    for (const account of accounts) created.push((await sessions.create(account, tx)).token);
    return created;
  });
  for (let from = 0; from < tokens.length; from += AT_ONCE)
    await Promise.all(tokens.slice(from, from + AT_ONCE).map((token) => sessions.find(sessions.claim(token))));
  return tokens.map((session) => {
    const token = newCsrfToken(deps.config.sessionSecret, { session });
    return { cookie: `${SESSION_COOKIE}=${session}; csrftoken=${token}`, 'x-csrftoken': token };
  });
}

/** Signs them in at a bare program, which is started with `env`. As many bytes as the product is sent, though only the session is read. */
export async function signInAtPeer(
  redisUrl: string,
  accounts: readonly number[],
): Promise<{ headers: Headers[]; env: NodeJS.ProcessEnv }> {
  const tokens = accounts.map(() => randomUUID());
  const personOf = (id: number): Person => ({
    id,
    name: `Person ${id}`,
    avatar: '',
    username: `bench${id}`,
    guest: false,
    roles: ['learner'],
    language: 'en',
  });
  const redis = new Redis(redisUrl);
  await redis.mset(
    new Map(accounts.map((id, index) => [SESSION_PREFIX + tokens[index], JSON.stringify({ person: personOf(id) })])),
  );
  redis.disconnect();
  return {
    headers: tokens.map((token) => ({
      cookie: `${SESSION_COOKIE}=${token}; csrftoken=${token}`,
      'x-csrftoken': token,
    })),
    env: { REDIS_URL: redisUrl, SESSION_PREFIX },
  };
}
