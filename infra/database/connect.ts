import type { Logger } from 'pino';
import { isUnreachable } from './unreachable';

/** Milliseconds between two tries: doubled each time, from `first` up to `most`. */
const BACKOFF = { first: 100, most: 2_000 };

/**
 * Does what the start of a process needs from PostgreSQL, and waits for as long as that cannot be reached or recovers: a
 * process that ended instead would only be started again.
 * @param work done again from its beginning
 * @throws what waiting does not mend, such as a wrong password or a missing database
 */
export async function onceReachable<T>(work: () => Promise<T>, log: Pick<Logger, 'warn'>): Promise<T> {
  for (let wait = BACKOFF.first; ; wait = Math.min(wait * 2, BACKOFF.most)) {
    try {
      return await work();
    } catch (error) {
      if (!isUnreachable(error as Error)) throw error;
      log.warn({ err: error, milliseconds: wait }, 'PostgreSQL cannot be reached yet: waiting for it');
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
