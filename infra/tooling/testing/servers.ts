import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Server, startPostgres } from '../embedded/postgres';
import { startRedis } from '../embedded/redis';
import { scratchFolder, sweepScratch } from './scratch';
import { TEMPLATE } from './template';

export interface TestServers {
  /** A migrated-once database that test databases are copied from. */
  databaseUrl: string;
  redisUrl: string;
  stop(): Promise<void>;
}

/**
 * An embedded PostgreSQL and Redis in a folder of their own that is removed with them.
 * @param options.durable true for benchmarks: what is written reaches the disk, as in `npm start`
 */
export async function startTestServers(
  options: { durable?: boolean; log?: (line: string) => void } = {},
): Promise<TestServers> {
  const { durable = false, log = () => undefined } = options;
  sweepScratch();
  const folder = scratchFolder({ onDisk: durable });
  // If we are root, PostgreSQL runs as somebody else and has to get there.
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
