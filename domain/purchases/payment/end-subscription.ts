import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { endWithdrawnJob } from './jobs';

const mark = statement<{ subscription: string }, [string, Date]>(
  'payments.end-subscription-of',
  `UPDATE payment_subscriptions s SET end_asked_at = $2 FROM payment_charges c
    WHERE c.charge = $1 AND s.subscription = c.subscription AND s.customer = c.customer AND s.status <> 'ended' AND s.withdrawn_at IS NULL AND s.end_asked_at IS NULL
   RETURNING s.subscription`,
);

/**
 * Ends the subscription that a payment was for, so that it does not charge again. What other payments gave stays until its time is over.
 *
 * @returns whether there was one to end
 */
export async function endSubscriptionOf(tx: Transaction, charge: string): Promise<boolean> {
  const one = await tx.sql.one(mark, [charge, tx.clock.now()]);
  if (one) tx.enqueue(endWithdrawnJob, { subscription_id: one.subscription });
  return one !== null;
}

const markOne = statement<{ subscription: string }, [string, Date]>(
  'payments.end-subscription',
  `UPDATE payment_subscriptions SET end_asked_at = $2 WHERE subscription = $1 AND status <> 'ended' AND end_asked_at IS NULL RETURNING subscription`,
);
/** Ends a subscription whose order was returned. */
export async function endSubscription(tx: Transaction, subscription: string): Promise<void> {
  if (await tx.sql.one(markOne, [subscription, tx.clock.now()]))
    tx.enqueue(endWithdrawnJob, { subscription_id: subscription });
}

const found = statement<{ customer: string }, [string]>(
  'payments.subscription-to-end',
  `SELECT customer FROM payment_subscriptions WHERE subscription = $1 AND (withdrawn_at IS NOT NULL OR end_asked_at IS NOT NULL) AND status <> 'ended'`,
);
/** A subscription that its buyer has withdrawn from, or an operator has ended, and that the provider has not ended yet. */
export const subscriptionToEnd = (read: Pick<Reader, 'sql'>, subscription: string) =>
  read.sql.one(found, [subscription]);
