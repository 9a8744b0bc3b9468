import Redis from 'ioredis';
import { Client } from 'pg';
import { UserFacingError } from '~/infra/support/user-facing-error';

const PATIENCE = 5_000;

/** @throws Explained when nothing usable answers there; names the host, never the password */
export async function checkDatabase(url: string): Promise<string> {
  const where = place('DATABASE_URL', url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE });
  try {
    await client.connect();
  } catch (error) {
    throw new UserFacingError(
      `DATABASE_URL names a PostgreSQL server at ${where} that cannot be used: ${(error as Error).message || 'no answer'}`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
  return url;
}

/** @throws Explained when nothing usable answers there; names the host, never the password */
export async function checkRedis(url: string): Promise<string> {
  const where = place('REDIS_URL', url);
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    connectTimeout: PATIENCE,
  });
  let last: Error | undefined;
  redis.on('error', (error) => (last = error));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw new UserFacingError(
      `REDIS_URL names a Redis server at ${where} that cannot be used: ${(last ?? (error as Error)).message}`,
    );
  } finally {
    redis.disconnect();
  }
  return url;
}

function place(name: string, url: string): string {
  try {
    return new URL(url).host;
  } catch {
    throw new UserFacingError(
      `${name} is not an address such as ${name === 'REDIS_URL' ? 'redis://host:6379' : 'postgres://user:password@host:5432/wardmates'}.`,
    );
  }
}
