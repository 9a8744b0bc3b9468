import Redis from 'ioredis';

/** Milliseconds without an answer to a command after which the connection counts as lost. */
const SOCKET_TIMEOUT_MS = 4_000;
/** Milliseconds that a command may take, including retries. */
const COMMAND_TIMEOUT_MS = 5_000;

/**
 * A connection to Redis. Commands fail after a few tries, or after five seconds, so that a request answers 503 while Redis is
 * away and a job stays in the outbox. Connections of workers, whose commands wait for the next job, and of subscribers have no
 * time limit.
 *
 * @param patience milliseconds instead of those seconds
 */
export function connectRedis(
  url: string,
  use: 'commands' | 'jobs' | 'worker' | 'subscriber' = 'commands',
  patience?: number,
): Redis {
  const limited = use === 'commands' || use === 'jobs';
  const redis = new Redis(url, {
    // Commands of one tick travel together.
    enableAutoPipelining: use === 'commands',
    maxRetriesPerRequest: limited ? 2 : null,
    ...(limited
      ? { socketTimeout: patience ?? SOCKET_TIMEOUT_MS, commandTimeout: patience ?? COMMAND_TIMEOUT_MS }
      : {}),
    enableReadyCheck: use !== 'worker',
    retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times, 6), 2_000),
    // A failed-over or restarted Redis answers READONLY or LOADING for a moment: connect again rather than fail.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
    lazyConnect: false,
  });
  // ioredis 5.11 does not stop the timer of `socketTimeout` when a connection closes, and it then destroys the next one. A private
  // field, because nothing public reaches the timer, and without `socketTimeout` only TCP notices a silent server.
  redis.on('close', () => {
    const internals = redis as unknown as { socketTimeoutTimer: NodeJS.Timeout | undefined };
    clearTimeout(internals.socketTimeoutTimer);
    internals.socketTimeoutTimer = undefined;
  });
  return redis;
}
