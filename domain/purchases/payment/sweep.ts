import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { endWithdrawnJob, syncCustomerJob, refundChargeJob, sweepPaymentsJob } from './jobs';
import { settleOrder } from './orders';

/** Every customer is synced this often, in milliseconds, also without an event. */
const AT_LEAST_EVERY = 86_400_000;
/** An open page is looked at in each sweep; a failed look has been given up after this long. */
const LATE = 600_000;
/** An order without a page, whose person went away while the provider did not answer. */
const ABANDONED = 7_200_000;

const due = statement<{ customer: string }, [Date, Date, Date, number, string]>(
  'payments.sweep-due',
  `UPDATE payment_customers SET queued = true WHERE customer IN (
     SELECT c.customer FROM payment_customers c
      WHERE c.customer COLLATE "C" > $5 AND coalesce(c.looked_at, c.created_at) < $2
        AND (c.looked_at IS NULL OR c.looked_at < $3
          OR EXISTS (SELECT FROM payment_orders o WHERE o.customer = c.customer AND o.state = 'open')
          OR EXISTS (SELECT FROM payment_subscriptions s WHERE s.customer = c.customer AND s.status <> 'ended' AND s.period_end <= $1))
      ORDER BY c.customer COLLATE "C" LIMIT $4)
   RETURNING customer`,
);
const abandoned = statement<{ id: number }, [Date]>(
  'payments.abandoned-orders',
  `SELECT id FROM payment_orders WHERE state = 'open' AND session IS NULL AND created_at < $1 LIMIT 500`,
);

/**
 * Requests a sync of customers whose events may be missing. They stay due until that sync, so each step begins behind the one
 * before.
 *
 * @param most how many in this step
 * @param after the last customer of the step before; empty in the first
 * @returns the customers of this step, in their order; fewer than `most` in the last one
 */
export async function sweepCustomers(tx: Transaction, most: number, after = ''): Promise<string[]> {
  const now = tx.clock.now();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const found = await tx.sql.all(due, [now, before(LATE), before(AT_LEAST_EVERY), most, after]);
  for (const { customer } of found) tx.enqueue(syncCustomerJob, { customer_id: customer });
  for (const { id } of await tx.sql.all(abandoned, [before(ABANDONED)])) await settleOrder(tx, id, 'closed');
  return found.map(({ customer }) => customer).toSorted();
}

const refundsLeft = statement<{ id: number }, [string, number]>(
  'payments.sweep-refunds',
  `SELECT r.id FROM payment_refunds r
    WHERE r.state = 'asked' AND NOT EXISTS (SELECT FROM outbox o WHERE o.kind = 'job' AND o.name = $1 AND o.failed_at IS NULL AND o.body @> jsonb_build_object('refund_id', r.id))
    ORDER BY r.id LIMIT $2`,
);
const withdrawnLeft = statement<{ subscription: string }, [string, number]>(
  'payments.sweep-withdrawn',
  `SELECT s.subscription FROM payment_subscriptions s
    WHERE (s.withdrawn_at IS NOT NULL OR s.end_asked_at IS NOT NULL) AND s.status <> 'ended' AND NOT EXISTS (SELECT FROM outbox o WHERE o.kind = 'job' AND o.name = $1 AND o.failed_at IS NULL AND o.body @> jsonb_build_object('subscription_id', s.subscription))
    ORDER BY s.subscription LIMIT $2`,
);

/**
 * Asks anew for refunds and for the end of subscriptions whose jobs have used up their tries: the provider was away for
 * longer than those.
 *
 * @param most how many of each; the next sweep goes on with the others
 */
export async function sweepWithdrawals(tx: Transaction, most: number): Promise<void> {
  for (const { id } of await tx.sql.all(refundsLeft, [refundChargeJob.name, most]))
    tx.enqueue(refundChargeJob, { refund_id: id });
  for (const { subscription } of await tx.sql.all(withdrawnLeft, [endWithdrawnJob.name, most]))
    tx.enqueue(endWithdrawnJob, { subscription_id: subscription });
}

const lock = statement<never, []>(
  'payments.lock-sweep',
  `SELECT pg_advisory_xact_lock(hashtext('wardmates payments sweep'), hashtext(current_database()))`,
);
const pending = statement<{ id: string }, [string]>(
  'payments.sweep-pending',
  `SELECT id FROM outbox WHERE kind = 'job' AND name = $1 AND failed_at IS NULL LIMIT 1`,
);

/** Enqueues a sweep unless one is in the outbox. Every process of workers that can reach a provider calls it at its start. */
export async function beginSweep(tx: Transaction): Promise<void> {
  await tx.sql.all(lock, []);
  if (!(await tx.sql.one(pending, [sweepPaymentsJob.name]))) tx.enqueue(sweepPaymentsJob, {});
}
