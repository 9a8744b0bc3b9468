import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { peopleCounted } from './events';
import { addFacts } from './add-facts';
import { statisticsWindow } from './contract';
import { type Fact, factsOf, takeEvents } from './facts';
import { keepPeople } from './keep-people';
import { WINDOWS } from './windows';

/** Events that one transaction counts. */
export const EVENTS_AT_ONCE = 5_000;

const lock = statement<{ rebuilt_at: Date | null }, []>(
  'statistics.lock-progress',
  'SELECT rebuilt_at FROM statistics_progress FOR UPDATE SKIP LOCKED',
);
const advance = statement<never, [number, Date]>(
  'statistics.advance',
  'UPDATE statistics_progress SET version = version + 1, counted = counted + $1, counted_at = $2',
);

/** Says that figures have changed: pages that are open ask for theirs. */
export async function announceFigures(tx: Transaction, counted: number): Promise<void> {
  await tx.sql.all(advance, [counted, tx.clock.now()]);
  for (const window of WINDOWS) tx.publish(statisticsWindow, window);
}

/**
 * Counts what has happened and was not counted, at most 5,000 events. They are deleted in the transaction that adds them to the
 * roll-ups: an event that is committed later than one with a later time is simply still there, and a worker that is killed has neither
 * deleted nor added anything. One worker counts at a time.
 * @returns how many were counted; null where another worker counts, or where a rebuild is to come first
 */
export async function countEvents(tx: Transaction): Promise<number | null> {
  const progress = await tx.sql.one(lock, []);
  if (!progress?.rebuilt_at) return null;
  const events = await takeEvents(tx, EVENTS_AT_ONCE);
  if (events.taken === 0) return 0;
  const facts: Fact[] = factsOf(events.rows);
  await addFacts(tx, facts);
  await keepPeople(
    tx,
    facts.map(({ account_id }) => account_id),
    events.rows.map(({ account_id }) => account_id),
  );
  if (facts.length > 0)
    tx.announce(peopleCounted, { account_ids: [...new Set(facts.map(({ account_id }) => account_id))] });
  await announceFigures(tx, events.taken);
  return events.taken;
}
