import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { isUnreachable } from './unreachable';

/** Milliseconds between two tries: doubled each time, from `first` up to `most`. */
const BACKOFF = { first: 100, most: 2_000 };

/**
 * Connects, and waits for as long as PostgreSQL cannot be reached or recovers: a process that ended instead would only be
 * started again.
 * @throws what waiting does not mend, such as a wrong password or a missing database
 */
export async function connectWhenReachable(create: () => DataSource, log: Logger): Promise<DataSource> {
  for (let wait = BACKOFF.first; ; wait = Math.min(wait * 2, BACKOFF.most)) {
    try {
      return await create().initialize();
    } catch (error) {
      if (!isUnreachable(error as Error)) throw error;
      log.warn({ err: error, milliseconds: wait }, 'PostgreSQL cannot be reached yet: waiting for it');
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
