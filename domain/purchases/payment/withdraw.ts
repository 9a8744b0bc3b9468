import { conflict, notFound } from '~/domain/kit/errors';
import type { Person } from '~/domain/kit/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { endWithdrawnJob } from './jobs';
import { askRefund } from './refunds';
import { tellOfWithdrawal } from './tell-changes';
import { type OwnSubscription, paidFor } from './subscriptions.query';

const REASON = 'Withdrawn by the buyer within 14 days';

const mark = statement<{ subscription: string }, [string, string, number, Date]>(
  'payments.withdraw',
  `UPDATE payment_subscriptions s SET withdrawn_at = $4 FROM payment_customers c
    WHERE s.subscription = $1 AND s.customer = $2 AND c.customer = s.customer AND c.account_id = $3 AND s.status <> 'ended' AND s.withdrawn_at IS NULL
   RETURNING s.subscription`,
);

/**
 * Takes a purchase back (spec 2 §8). That it ends, that all of the money goes back, and the jobs that ask the provider for both are
 * written together: none of them happens without the others.
 *
 * @throws Problem conflict `withdrawal-over` or `refund-running`, not-found where it has ended meanwhile
 */
export async function withdraw(tx: Transaction, person: Pick<Person, 'id'>, one: OwnSubscription): Promise<void> {
  if (one.first_charge === null)
    throw conflict('withdrawal-over', 'The 14 days to withdraw are over. You can end the renewal.');
  const { subscription, customer } = one;
  if (!(await tx.sql.one(mark, [subscription, customer, person.id, tx.clock.now()]))) throw notFound();
  for (const charge of await paidFor(tx, one)) await askRefund(tx, { charge, reason: REASON, by: person.id });
  tx.enqueue(endWithdrawnJob, { subscription_id: subscription });
  await tellOfWithdrawal(tx, person.id, one.product);
}

const keptMoney = statement<{ charge: string; account_id: number | null }, [string]>(
  'payments.kept-of-withdrawn',
  `SELECT h.charge, c.account_id FROM payment_subscriptions s
     JOIN payment_customers c ON c.customer = s.customer
     JOIN payment_charges h ON h.subscription = s.subscription AND h.customer = s.customer
    WHERE s.customer = $1 AND s.withdrawn_at IS NOT NULL AND h.state = 'paid' AND h.refunded < h.amount
      AND NOT EXISTS (SELECT FROM payment_refunds r WHERE r.charge = h.charge AND (r.state = 'asked' OR r.created_at >= s.withdrawn_at AND r.amount <= h.amount - h.refunded))
    ORDER BY h.charged_at, h.charge`,
);
/**
 * Asks for the money back that was charged for a withdrawn subscription and was not known of then. What was asked for since is not asked
 * for again, unless it was more than was left.
 */
export async function giveBackWithdrawn(tx: Transaction, customer: string): Promise<void> {
  for (const { charge, account_id } of await tx.sql.all(keptMoney, [customer]))
    await askRefund(tx, { charge, reason: REASON, by: account_id });
}
