import type { Person } from '../accounts/person';
import { isStaff } from '../accounts/policy';
import { notFound } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { Act } from './contract';

interface NewAct {
  act: Act;
  queue: string;
  /** How many jobs it touched; null for what is done to the queue as a whole. */
  jobs: number | null;
  job_id?: string;
  /** Why; refunds need one, of 3 to 500 characters. */
  reason?: string;
  /** `done` if the act is this very transaction. */
  state: 'asked' | 'done';
}

const record = statement<
  { id: number },
  [number, string, string, string, number | null, string | null, string, Date, string]
>(
  'ops.record-act',
  `INSERT INTO ops_audit (account_id, account_name, act, queue, jobs, job_id, state, created_at, reason) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
);
const settle = statement<never, [number, string]>(
  'ops.settle-act',
  `UPDATE ops_audit SET state = $2 WHERE id = $1 AND state = 'asked'`,
);

/**
 * Writes down what an operator does; every act goes through here.
 * @returns its id
 * @throws Problem not-found for anybody but staff
 */
export async function recordAct(
  tx: Transaction,
  person: Person,
  { act, queue, jobs, job_id, reason, state }: NewAct,
): Promise<number> {
  if (!isStaff(person)) throw notFound();
  const row = await tx.sql.one(record, [
    person.id,
    person.name,
    act,
    queue,
    jobs,
    job_id ?? null,
    state,
    tx.clock.now(),
    reason ?? '',
  ]);
  return row!.id;
}

/** Says how an act ended that was done outside of a transaction. */
export async function settleAct(tx: Transaction, id: number, state: 'done' | 'failed'): Promise<void> {
  await tx.sql.all(settle, [id, state]);
}
