import { statement } from '~/domain/kit/statement';
import { countEvents, EVENTS_AT_ONCE } from '~/domain/statistics/count-events';
import type { Deps } from '~/infra/process/deps';

/** Between two looks for events, in milliseconds. */
const EVERY_MS = 1_000;

const waiting = statement<{ events: boolean }, []>(
  'statistics.events-wait',
  'SELECT EXISTS (SELECT FROM statistics_events) AS events',
);

type CounterDeps = Pick<Deps, 'inTransaction' | 'log'> & { read: Pick<Deps['read'], 'sql'> };

/** Counts what waits. @returns how many events were counted here; another worker may have counted others */
export async function countWaiting(deps: Pick<CounterDeps, 'inTransaction' | 'read'>): Promise<number> {
  if (!(await deps.read.sql.one(waiting, []))?.events) return 0;
  let all = 0;
  let counted: number | null = EVENTS_AT_ONCE;
  while (counted === EVENTS_AT_ONCE) {
    counted = await deps.inTransaction(countEvents);
    all += counted ?? 0;
  }
  return all;
}

/**
 * Counts as it happens, in every process of workers. No job: what is to be done is in the table of events, and one look in a second
 * costs less than a job that repeats.
 */
export function startCounter(deps: CounterDeps): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | null = null;
  let underWay: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const later = () => {
    // Processes that were started together do not stay in step.
    if (!stopped) timer = setTimeout(look, EVERY_MS * (0.75 + Math.random() / 2));
  };
  const look = () => {
    underWay = countWaiting(deps)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'the statistics could not be counted'))
      .finally(later);
  };
  look();
  return {
    async stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      await underWay;
    },
  };
}
