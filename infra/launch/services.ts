import { join } from 'node:path';
import { startPostgres, type Server } from '../embedded/postgres';
import { startRedis } from '../embedded/redis';
import { checkDatabase, checkRedis } from './own-servers';
import { step } from './progress';

export interface Services {
  databaseUrl: string;
  redisUrl: string;
  /** Both are ours, so this is somebody trying it out: demo accounts belong there. */
  embedded: boolean;
}

/** What has been started so far; stopping is possible at any moment of a start. */
export class RunningServers {
  private readonly servers = new Map<string, Server>();
  private stopping = false;

  /** Starts a server and starts it again, on the same port, should it die. */
  async keep(name: string, start: (port?: number) => Promise<Server>, port?: number): Promise<string> {
    const server = await start(port);
    this.servers.set(name, server);
    void server.ended.then(async () => {
      if (this.stopping) return;
      console.log(`${name} ended unexpectedly; starting it again`);
      await this.keep(name, start, server.port).catch((error: Error) => console.error(error.message));
    });
    if (this.stopping) await server.stop();
    return server.url;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all([...this.servers.values()].map((server) => server.stop()));
  }
}

/** PostgreSQL and Redis: the ones that DATABASE_URL and REDIS_URL name, else embedded ones. */
export async function startServices(dataDir: string, running: RunningServers, env: NodeJS.ProcessEnv = process.env): Promise<Services> {
  const { DATABASE_URL, REDIS_URL } = env;
  const [databaseUrl, redisUrl] = await Promise.all([
    DATABASE_URL
      ? step('PostgreSQL of DATABASE_URL', () => checkDatabase(DATABASE_URL))
      : step('PostgreSQL', (log) => running.keep('PostgreSQL', (port) => startPostgres({ dataDir: join(dataDir, 'postgres'), port, log }))),
    REDIS_URL
      ? step('Redis of REDIS_URL', () => checkRedis(REDIS_URL))
      : step('Redis', (log) => running.keep('Redis', (port) => startRedis({ dataDir: join(dataDir, 'redis'), port, log }))),
  ]);
  return { databaseUrl, redisUrl, embedded: !DATABASE_URL && !REDIS_URL };
}
