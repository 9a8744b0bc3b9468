import { join } from 'node:path';
import { startPostgres } from '../embedded/postgres';
import { startRedis } from '../embedded/redis';
import type { RunningServers } from './keep-running';
import { checkDatabase, checkRedis } from './own-servers';
import { step } from './progress';

export interface Services {
  databaseUrl: string;
  redisUrl: string;
  /** Both are ours, so this is somebody trying it out: demo accounts belong there. */
  embedded: boolean;
}

/** PostgreSQL and Redis: the ones that DATABASE_URL and REDIS_URL name, else embedded ones. */
export async function startServices(
  dataDir: string,
  running: RunningServers,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Services> {
  const { DATABASE_URL, REDIS_URL } = env;
  const [databaseUrl, redisUrl] = await Promise.all([
    DATABASE_URL
      ? step('PostgreSQL of DATABASE_URL', () => checkDatabase(DATABASE_URL))
      : step('PostgreSQL', (log) =>
          running.keep('PostgreSQL', (port) =>
            startPostgres({ dataDir: join(dataDir, 'postgres'), port, log, socket: true }),
          ),
        ),
    REDIS_URL
      ? step('Redis of REDIS_URL', () => checkRedis(REDIS_URL))
      : step('Redis', (log) =>
          running.keep('Redis', (port) => startRedis({ dataDir: join(dataDir, 'redis'), port, log, socket: true })),
        ),
  ]);
  return { databaseUrl, redisUrl, embedded: !DATABASE_URL && !REDIS_URL };
}
