import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { requestSync, type Sync } from './customers';
import { endSubscription } from './end-subscription';
import { entitled } from './entitled';
import type { Money } from './facts';
import { factsOf, reportedIn } from './facts.query';
import { notifyOfCharge } from './notify-of-charge';
import { notifyOfChanges, notifyOfReturn, previousState } from './notify-of-changes';
import { saveBilledCountry, settleOrder } from './orders';
import type { CustomerState, SubscriptionState } from './provider';
import { refundOwed } from './refunds';
import { syncGrants } from './sync-grants';
import { WITHDRAWN } from './withdraw';

const RETURNED = 'Paid at the price of another country than that of the billing address';
const COUNTRY = /^[A-Z]{2}$/;

interface Locked extends Sync {
  account_id: number | null;
}
const lock = statement<Locked, [string]>(
  'payments.lock-customer',
  'SELECT account_id, run, applied FROM payment_customers WHERE customer = $1 FOR UPDATE',
);
const saveCustomer = statement<never, [string, string | null, string | null, Date, number, string, string | null]>(
  'payments.save-customer',
  `UPDATE payment_customers SET looked_at = $4, applied = $5, facts = $6::jsonb, country = CASE WHEN account_id IS NOT NULL THEN $2 END,
      last_four = CASE WHEN account_id IS NOT NULL THEN $3 END, email = CASE WHEN account_id IS NOT NULL THEN $7 END
    WHERE customer = $1`,
);
const saveSubscriptions = statement<never, [string, string]>(
  'payments.save-subscriptions',
  `WITH seen AS (
     SELECT * FROM jsonb_to_recordset($2::jsonb) AS one (id text, order_id int, product text, plan text, status text, currency text, amount int, period_end timestamptz, ends boolean, invoice_url text)),
   gone AS (
     UPDATE payment_subscriptions SET status = 'ended', ends = true WHERE customer = $1 AND status <> 'ended' AND subscription NOT IN (SELECT id FROM seen))
   INSERT INTO payment_subscriptions AS held (subscription, customer, order_id, product, plan, status, currency, amount, period_end, ends, invoice_url)
   SELECT id, $1, (SELECT o.id FROM payment_orders o WHERE o.id = seen.order_id), product, plan, status, currency, amount, period_end, ends, invoice_url FROM seen
   ON CONFLICT (subscription) DO UPDATE SET order_id = excluded.order_id, product = excluded.product, plan = excluded.plan, status = excluded.status, currency = excluded.currency,
     amount = excluded.amount, period_end = excluded.period_end, ends = excluded.ends, invoice_url = excluded.invoice_url WHERE held.customer = excluded.customer`,
);
const saveCharges = statement<{ charge: string }, [string, string]>(
  'payments.save-charges',
  `INSERT INTO payment_charges AS held (charge, customer, order_id, subscription, product, amount, refunded, currency, state, failure, charged_at, covers_from, covers_until, renewal)
   SELECT one.id, $1, (SELECT id FROM payment_orders WHERE id = one.order_id), one.subscription, one.product, one.amount, one.refunded, one.currency, one.state, one.failure, one.at, one."from", one.until, NOT one.first
     FROM jsonb_to_recordset($2::jsonb) AS one (id text, order_id int, subscription text, product text, amount int, refunded int, currency text, state text, failure text, at timestamptz, "from" timestamptz, until timestamptz, first boolean)
   ON CONFLICT (charge) DO UPDATE SET refunded = excluded.refunded, state = excluded.state, failure = excluded.failure,
     covers_from = excluded.covers_from, covers_until = excluded.covers_until, renewal = excluded.renewal WHERE held.customer = excluded.customer
   RETURNING CASE WHEN xmax = 0 THEN charge END AS charge`,
);
/**
 * Applies a snapshot of a customer from the payment provider. Idempotent. Ignores snapshots older than the last applied one; if two
 * syncs overlapped, requests another: each of them reads many things one after another, and neither has read everything last.
 *
 * @param sync that read the state (`startSync`)
 * @returns whether it was applied
 */
export async function applyState(
  tx: Transaction,
  customer: string,
  sync: Sync,
  state: CustomerState,
): Promise<boolean> {
  const row = await tx.sql.one(lock, [customer]);
  if (!row) return false;
  if (row.applied > sync.run) {
    await requestSync(tx, customer);
    return false;
  }
  const before = await previousState(tx, customer);
  await tx.sql.all(saveSubscriptions, [customer, JSON.stringify(state.subscriptions satisfies SubscriptionState[])]);
  const fresh = await tx.sql.all(saveCharges, [customer, JSON.stringify(state.charges)]);
  const returned: number[] = [];
  for (const { order_id, status, country } of state.checkouts) {
    if (order_id === null || (status !== 'complete' && status !== 'expired')) continue;
    await settleOrder(tx, order_id, status === 'complete' ? 'paid' : 'closed');
    const isKnown = status === 'complete' && country !== null && COUNTRY.test(country);
    if (isKnown && (await saveBilledCountry(tx, order_id, country))) returned.push(order_id);
  }
  for (const { id, order_id } of state.subscriptions)
    if (order_id !== null && returned.includes(order_id)) await endSubscription(tx, id);
  const reported = reportedIn(state);
  const { held, owed } = entitled(await factsOf(tx, customer, reported));
  const isReturned = ({ charge }: Money) =>
    returned.includes(state.charges.find(({ id }) => id === charge)?.order_id ?? 0);
  await refundOwed(tx, owed.filter(isReturned), { reason: RETURNED, by: null });
  await refundOwed(
    tx,
    owed.filter((one) => !isReturned(one)),
    { reason: WITHDRAWN, by: row.account_id },
  );
  // Before mails go out: they may go to the address that the provider has.
  const country = state.country && COUNTRY.test(state.country) ? state.country : null;
  const lastFour = state.last_four && /^\d{4}$/.test(state.last_four) ? state.last_four : null;
  const now = tx.clock.now();
  await tx.sql.all(saveCustomer, [customer, country, lastFour, now, sync.run, JSON.stringify(reported), state.email]);
  if (row.account_id !== null) {
    await syncGrants(tx, row.account_id, held);
    const isNew = new Set(fresh.map(({ charge }) => charge));
    for (const charge of state.charges)
      if (isNew.has(charge.id) && !returned.includes(charge.order_id ?? 0))
        await notifyOfCharge(tx, row.account_id, charge, state.subscriptions);
    for (const order of returned) await notifyOfReturn(tx, row.account_id, order);
    await notifyOfChanges(tx, row.account_id, before, state, isNew);
  }
  // While a later sync is under way, that one asks.
  if (row.applied !== sync.applied && row.run === sync.run) await requestSync(tx, customer);
  return true;
}
