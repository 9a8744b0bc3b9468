import { conflict, notFound } from '~/domain/kit/errors';
import type { Person } from '~/domain/kit/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { entitled } from './entitled';
import type { Facts, Money, Stopped } from './facts';
import { findFacts } from './facts.query';
import { endWithdrawnJob } from './jobs';
import { notifyOfWithdrawal } from './notify-of-changes';
import { askRefund } from './refunds';
import type { OwnSubscription } from './subscriptions.query';

export const WITHDRAWN = 'Withdrawn by the buyer within 14 days';
/** Days after a purchase in which it can be withdrawn. */
export const WITHDRAWAL_DAYS = 14;
const DAY = 86_400_000;

/**
 * What goes back if a subscription is withdrawn from now: its money in all of its periods, and in credit that they left. Money that
 * has paid for something else is not of it. Null after 14 days, and if nothing was paid.
 */
export function withdrawalOf(
  facts: Facts,
  subscription: string,
  stop: Stopped,
): { owed: Money[]; amount: number; currency: string } | null {
  const own = facts.invoices.filter((one) => one.subscription === subscription);
  const first = own.reduce<Date | null>((min, { at }) => (!min || at < min ? at : min), null);
  if (!first || stop.at.getTime() - first.getTime() >= WITHDRAWAL_DAYS * DAY) return null;
  const before = new Map(entitled(facts).owed.map(({ charge, amount }) => [charge, amount]));
  const owed = entitled({ ...facts, stopped: new Map([...facts.stopped, [subscription, stop]]) })
    .owed.map(({ charge, amount }) => ({ charge, amount: amount - (before.get(charge) ?? 0) }))
    .filter(({ amount }) => amount > 0);
  const amount = owed.reduce((all, one) => all + one.amount, 0);
  return amount > 0 ? { owed, amount, currency: own[0]!.currency } : null;
}

const mark = statement<{ subscription: string }, [string, string, number, Date]>(
  'payments.withdraw',
  `UPDATE payment_subscriptions s SET withdrawn_at = $4 FROM payment_customers c
    WHERE s.subscription = $1 AND s.customer = $2 AND c.customer = s.customer AND c.account_id = $3 AND s.status <> 'ended' AND s.withdrawn_at IS NULL
   RETURNING s.subscription`,
);

/**
 * Takes a purchase back (spec 2 §8). That it ends, that the money goes back, and the jobs that ask the provider for both are written
 * together: none of them happens without the others.
 *
 * @throws Problem conflict `withdrawal-over` or `refund-running`, not-found if it has ended meanwhile
 */
export async function withdraw(tx: Transaction, person: Pick<Person, 'id'>, one: OwnSubscription): Promise<void> {
  const { subscription, customer } = one;
  const at = tx.clock.now();
  const facts = await findFacts(tx, customer);
  const stop: Stopped = { at, keeps: one.keeps_used_days ? 'used-days' : 'nothing' };
  const withdrawal = facts && withdrawalOf(facts, subscription, stop);
  if (!withdrawal) throw conflict('withdrawal-over', 'The 14 days to withdraw are over. You can end the renewal.');
  if (!(await tx.sql.one(mark, [subscription, customer, person.id, at]))) throw notFound();
  for (const { charge, amount } of withdrawal.owed)
    await askRefund(tx, { charge, amount, reason: WITHDRAWN, by: person.id });
  tx.enqueue(endWithdrawnJob, { subscription_id: subscription });
  await notifyOfWithdrawal(tx, person.id, { ...withdrawal, product: one.product });
}
