import Redis from 'ioredis';

/** How long a Redis that has taken a command may be silent before its connection counts as lost, in milliseconds. */
const SILENCE = 4_000;
/** The longest that a command may take, with all its tries, in milliseconds. */
const PATIENCE = 5_000;

/**
 * A connection to Redis. A command fails after a few tries, or after five seconds, instead of waiting for ever, so that a
 * request answers 503 rather than hanging while Redis is away, and a job stays in the outbox. Not so those of a worker,
 * whose commands wait for the next job, and of a subscriber.
 */
export function connectRedis(url: string, use: 'commands' | 'jobs' | 'worker' | 'subscriber' = 'commands'): Redis {
  const asks = use === 'commands' || use === 'jobs';
  const redis = new Redis(url, {
    // Commands of one tick travel together.
    enableAutoPipelining: use === 'commands',
    maxRetriesPerRequest: asks ? 2 : null,
    ...(asks ? { socketTimeout: SILENCE, commandTimeout: PATIENCE } : {}),
    enableReadyCheck: use !== 'worker',
    retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times, 6), 2_000),
    // A failed-over or restarted Redis answers READONLY or LOADING for a moment: connect again rather than fail.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
    lazyConnect: false,
  });
  // The library leaves the timer of a connection that has closed to run, and it would end the next one.
  redis.on('close', () => {
    const own = redis as unknown as { socketTimeoutTimer: NodeJS.Timeout | undefined };
    clearTimeout(own.socketTimeoutTimer);
    own.socketTimeoutTimer = undefined;
  });
  return redis;
}
