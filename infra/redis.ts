import Redis from 'ioredis';

/**
 * A connection to Redis. Commands of one tick travel together; a command fails after a few tries instead of waiting
 * for ever, so that a request answers 503 rather than hanging while Redis is away.
 */
export function connectRedis(url: string, use: 'commands' | 'subscriber' | 'queue' = 'commands'): Redis {
  const redis = new Redis(url, {
    enableAutoPipelining: use === 'commands',
    maxRetriesPerRequest: use === 'commands' ? 2 : null,
    enableReadyCheck: use !== 'queue',
    retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times, 6), 2_000),
    // A failed-over or restarted Redis answers READONLY or LOADING for a moment: connect again rather than fail.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
    lazyConnect: false,
  });
  return redis;
}
