import { connectRedis } from '../redis/redis';
import { queuePrefix } from '../redis/queues';

/** Deletes everything of a namespace. PostgreSQL is the truth; what is due is announced and queued again. */
export async function forgetRedis(redisUrl: string, namespace: string): Promise<void> {
  const redis = connectRedis(redisUrl);
  try {
    for (const prefix of [`${namespace}:`, `${queuePrefix(namespace)}:`]) {
      const escaped = prefix.replaceAll(/[\\*?[\]]/g, '\\$&');
      for (let cursor = '0'; ;) {
        const [next, keys] = await redis.scan(cursor, 'MATCH', `${escaped}*`, 'COUNT', 1_000);
        if (keys.length > 0) await redis.unlink(...keys);
        if (next === '0') break;
        cursor = next;
      }
    }
  } finally {
    redis.disconnect();
  }
}
