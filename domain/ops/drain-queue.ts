import type { Person } from '../accounts/person';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { jobOperations } from '../rooms';
import { recordAct } from './record-act';

const setAside = statement<{ body: Record<string, unknown> }, [string, string[], Date]>(
  'ops.set-aside',
  `UPDATE outbox SET failed_at = $3, failure = 'drained by an operator' WHERE name = $1 AND kind = 'job' AND id = ANY($2::bigint[]) AND failed_at IS NULL RETURNING body`,
);

/**
 * Takes waiting jobs out of their queue: each counts as failed, so that those who wait see it and it can be retried.
 * @param waiting the outbox ids of the jobs that wait now
 * @returns how many there were; all that waited are to be taken out of the queue after the commit
 */
export async function drainQueue(
  tx: Transaction,
  person: Person,
  queue: string,
  waiting: readonly string[],
): Promise<number> {
  const drained = await tx.sql.all(setAside, [queue, [...waiting], tx.clock.now()]);
  const kept = jobOperations.get(queue);
  for (const { body } of drained) {
    const payload = kept?.job.payload.safeParse(body);
    if (kept && payload?.success) await kept.drained?.(tx, payload.data as never);
  }
  await recordAct(tx, person, { act: 'drain', queue, jobs: drained.length, state: 'done' });
  return drained.length;
}
