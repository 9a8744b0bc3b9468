import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { GRACE } from '../entitlements/grace';
import { endGrant, setGrant } from '../entitlements/set-grant';
import { askLook, type Look } from './customers';
import { keepBilledCountry, settleOrder } from './orders';
import type { ChargeState, CustomerState, SubscriptionState } from './provider';
import { tellOfCharge } from './tell';
import { tellOfChanges, whatWasKnown } from './tell-changes';
import { giveBackWithdrawn } from './withdraw';

const COUNTRY = /^[A-Z]{2}$/;

interface Locked extends Look {
  account_id: number | null;
}
const lock = statement<Locked, [string]>(
  'payments.lock-customer',
  'SELECT account_id, run, applied FROM payment_customers WHERE customer = $1 FOR UPDATE',
);
const keep = statement<never, [string, string | null, string | null, Date, number]>(
  'payments.looked',
  `UPDATE payment_customers SET looked_at = $4, applied = $5, country = CASE WHEN account_id IS NOT NULL THEN $2 END, last_four = CASE WHEN account_id IS NOT NULL THEN $3 END
    WHERE customer = $1`,
);
const subscriptions = statement<never, [string, string]>(
  'payments.keep-subscriptions',
  `WITH seen AS (
     SELECT * FROM jsonb_to_recordset($2::jsonb) AS one (id text, product text, plan text, status text, currency text, amount int, period_end timestamptz, ends boolean, invoice_url text)),
   gone AS (
     UPDATE payment_subscriptions SET status = 'ended', ends = true WHERE customer = $1 AND status <> 'ended' AND subscription NOT IN (SELECT id FROM seen))
   INSERT INTO payment_subscriptions AS held (subscription, customer, product, plan, status, currency, amount, period_end, ends, invoice_url)
   SELECT id, $1, product, plan, status, currency, amount, period_end, ends, invoice_url FROM seen
   ON CONFLICT (subscription) DO UPDATE SET product = excluded.product, plan = excluded.plan, status = excluded.status, currency = excluded.currency,
     amount = excluded.amount, period_end = excluded.period_end, ends = excluded.ends, invoice_url = excluded.invoice_url WHERE held.customer = excluded.customer`,
);
const charges = statement<{ charge: string }, [string, string]>(
  'payments.keep-charges',
  `INSERT INTO payment_charges AS held (charge, customer, order_id, subscription, product, amount, refunded, currency, state, failure, charged_at, covers_from, covers_until, renewal)
   SELECT one.id, $1, (SELECT id FROM payment_orders WHERE id = one.order_id), one.subscription, one.product, one.amount, one.refunded, one.currency, one.state, one.failure, one.at, one."from", one.until, NOT one.first
     FROM jsonb_to_recordset($2::jsonb) AS one (id text, order_id int, subscription text, product text, amount int, refunded int, currency text, state text, failure text, at timestamptz, "from" timestamptz, until timestamptz, first boolean)
   ON CONFLICT (charge) DO UPDATE SET refunded = excluded.refunded, state = excluded.state, failure = excluded.failure,
     covers_from = excluded.covers_from, covers_until = excluded.covers_until, renewal = excluded.renewal WHERE held.customer = excluded.customer
   RETURNING CASE WHEN xmax = 0 THEN charge END AS charge`,
);
const granted = statement<
  { source: string; live: boolean; starts_at: Date; ends_at: Date | null },
  [readonly string[]]
>(
  'payments.granted',
  'SELECT source, ended_at IS NULL AS live, starts_at, ends_at FROM grants WHERE source = ANY ($1::text[])',
);
const worth = statement<{ slug: string; entitlements: string[] }, [readonly string[]]>(
  'payments.worth',
  'SELECT slug, entitlements FROM products WHERE slug = ANY ($1::text[])',
);

export const sourceOf = (charge: string): string => `charge:${charge}`;
/** What gives something: a charge that was paid and is not given back as a whole. */
const gives = ({ state, amount, refunded }: ChargeState): boolean =>
  state === 'paid' && (amount === 0 || refunded < amount);

async function bringGrants(tx: Transaction, accountId: number, all: ChargeState[]): Promise<void> {
  const known = new Map(
    (await tx.sql.all(granted, [all.map(({ id }) => sourceOf(id))])).map((one) => [one.source, one]),
  );
  const products = new Map(
    (await tx.sql.all(worth, [[...new Set(all.map(({ product }) => product))]])).map((one) => [
      one.slug,
      one.entitlements,
    ]),
  );
  for (const charge of all) {
    const { id, product, from, until } = charge;
    const source = sourceOf(id);
    const held = known.get(source);
    if (!gives(charge)) {
      if (held?.live) await endGrant(tx, source);
      continue;
    }
    const entitlements = products.get(product) ?? [];
    if (!from || !until || entitlements.length === 0) continue;
    const ends = new Date(until.getTime() + GRACE);
    const same = held && held.starts_at.getTime() === from.getTime() && held.ends_at?.getTime() === ends.getTime();
    // One that has run out stays as it is.
    if (same && (held.live || ends <= tx.clock.now())) continue;
    await setGrant(tx, { account_id: accountId, source, product, entitlements, from, until: ends });
  }
}

/**
 * Brings what we have of a customer in line with what the provider has. Applied twice, nothing more happens. A state that was read
 * by an earlier look than the one written last is dropped. Each look reads many things one after another: of two that overlap,
 * neither has read everything later than the other, so one more is asked for.
 *
 * @param look that read the state (`beginLook`)
 * @returns whether it was applied
 */
export async function applyState(
  tx: Transaction,
  customer: string,
  look: Look,
  state: CustomerState,
): Promise<boolean> {
  const row = await tx.sql.one(lock, [customer]);
  if (!row) return false;
  if (row.applied > look.run) {
    await askLook(tx, customer);
    return false;
  }
  const before = await whatWasKnown(tx, customer);
  await tx.sql.all(subscriptions, [customer, JSON.stringify(state.subscriptions satisfies SubscriptionState[])]);
  const fresh = await tx.sql.all(charges, [customer, JSON.stringify(state.charges)]);
  for (const { order_id, status, country } of state.checkouts) {
    if (order_id === null || (status !== 'complete' && status !== 'expired')) continue;
    await settleOrder(tx, order_id, status === 'complete' ? 'paid' : 'closed');
    if (country && COUNTRY.test(country)) await keepBilledCountry(tx, order_id, country);
  }
  if (row.account_id !== null) {
    await bringGrants(tx, row.account_id, state.charges);
    const isNew = new Set(fresh.map(({ charge }) => charge));
    for (const charge of state.charges)
      if (isNew.has(charge.id)) await tellOfCharge(tx, row.account_id, charge, state.subscriptions);
    await tellOfChanges(tx, row.account_id, before, state, isNew);
  }
  const country = state.country && COUNTRY.test(state.country) ? state.country : null;
  const lastFour = state.last_four && /^\d{4}$/.test(state.last_four) ? state.last_four : null;
  await tx.sql.all(keep, [customer, country, lastFour, tx.clock.now(), look.run]);
  await giveBackWithdrawn(tx, customer);
  // While a later look is under way, that one asks.
  if (row.applied !== look.applied && row.run === look.run) await askLook(tx, customer);
  return true;
}
