import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { peopleCounted } from './events';
import { addFacts } from './add-facts';
import { statisticsWindow } from './contract';
import { type Fact, type Taken, takeEvents, takeEventsOf } from '../acts/take-acts';
import { factsOf } from './facts';
import { savePeople } from './save-people';
import { WINDOWS } from './windows';
import { PEOPLE } from '~/domain/accounts/views';
import { QUIZZES } from '~/domain/quizzes/views';

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
 * @returns how many were counted; null if another worker counts, or if a rebuild is to come first
 */
export async function countEvents(tx: Transaction): Promise<number | null> {
  const progress = await tx.sql.one(lock, []);
  if (!progress?.rebuilt_at) return null;
  return countTaken(tx, await takeEvents(tx, EVENTS_AT_ONCE));
}

/**
 * Adds events to the roll-ups; the progress must be locked.
 * @returns how many were counted
 */
async function countTaken(tx: Transaction, events: Taken): Promise<number> {
  if (events.taken === 0) return 0;
  const facts: Fact[] = factsOf(events.rows);
  await addFacts(tx, facts);
  await savePeople(
    tx,
    facts.map(({ account_id }) => account_id),
    events.rows.map(({ account_id }) => account_id),
  );
  if (facts.length > 0)
    tx.announce(peopleCounted, { account_ids: [...new Set(facts.map(({ account_id }) => account_id))] });
  await announceFigures(tx, events.taken);
  return events.taken;
}

const lockQuizzes = statement<{ id: number }, [number[]]>(
  'statistics.lock-quizzes-of-people',
  `SELECT id FROM ${QUIZZES} quiz WHERE account_id = ANY ($1::int[]) ORDER BY id FOR UPDATE`,
);
const lockPeople = statement<{ id: number }, [number[]]>(
  'statistics.lock-people',
  `SELECT id FROM ${PEOPLE} person WHERE id = ANY ($1::int[]) ORDER BY id FOR UPDATE`,
);
const lockAfterRebuild = statement<{ rebuilt_at: Date | null }, []>(
  'statistics.lock-progress-of-people',
  'SELECT rebuilt_at FROM statistics_progress FOR UPDATE',
);

/**
 * Counts what these people did, before the rows that say so go: an event without its quiz is nobody's, and what is counted after
 * `keepCleared` is lost by the next rebuild. Waits for acts that are under way, for a process that counts and for a rebuild; until the
 * transaction ends, these people do nothing new, and nobody counts.
 */
export async function countEventsOf(tx: Transaction, accountIds: readonly number[]): Promise<void> {
  const ids = [...accountIds];
  await tx.sql.all(lockAfterRebuild, []);
  // In the order in which an answer locks them.
  await tx.sql.all(lockQuizzes, [ids]);
  await tx.sql.all(lockPeople, [ids]);
  await countTaken(tx, await takeEventsOf(tx, ids));
}
