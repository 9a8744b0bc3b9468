import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Server, startPostgres } from '../embedded/postgres';
import { isAlive } from '../embedded/processes';
import { startRedis } from '../embedded/redis';

export interface TestServers {
  /** A migrated-once database that test databases are copied from. */
  databaseUrl: string;
  redisUrl: string;
  stop(): Promise<void>;
}

export const TEMPLATE = 'wardmates_template';

/**
 * An embedded PostgreSQL and Redis in a folder of their own that is removed with them.
 * @param options.durable true for benchmarks: what is written reaches the disk, as in `npm start`
 */
export async function startTestServers(options: { durable?: boolean; log?: (line: string) => void } = {}): Promise<TestServers> {
  const { durable = false, log = () => undefined } = options;
  sweep();
  const folder = mkdtempSync(join(tmpdir(), `wardmates-test-${process.pid}-`));
  // Where we are root, PostgreSQL runs as somebody else and has to get there.
  chmodSync(folder, 0o711);
  const started: Server[] = [];
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), database: TEMPLATE, durable, log });
    started.push(postgres);
    const redis = await startRedis({ dataDir: join(folder, 'redis'), durable, log });
    started.push(redis);
    return { databaseUrl: postgres.url, redisUrl: redis.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Removes what runs that were killed have left; their servers have ended with them. */
function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = /^wardmates-test-(\d+)-/.exec(name)?.[1];
    if (!owner || isAlive(Number(owner))) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // Somebody else's: theirs to remove.
    }
  }
}
