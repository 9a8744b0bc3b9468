import { TERMS_VERSION } from '~/domain/accounts/consent/contract';
import type { Person } from '~/domain/accounts/person';
import { safeNext } from '~/domain/accounts/safe-next';
import { notFound } from '~/domain/kit/errors';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { isEnough, priceIn } from '../prices/billed-price';
import { reduced } from '../prices/coupon.query';
import { findValidPrices } from '../prices/price.query';
import { paymentOrder } from './contract';
import { orderTerms, type OrderWish } from './order-terms';
import type { Plan } from './provider';
import { PEOPLE } from '~/domain/accounts/views';

/** How long the provider's page of an order is open, in milliseconds. */
const OPEN_FOR = 3_600_000;
/** A page that closes sooner is not handed out again. */
const STILL_OPEN = 300_000;
/** The provider opens no page that closes sooner. */
const PAGE_LEAST = 1_800_000;

export interface Order {
  id: number;
  account_id: number;
  customer: string | null;
  product: string;
  product_name: string;
  plan: Plan;
  currency: string;
  amount: number;
  coupon: string;
  percent_off: number;
  /** Of the billing address, as the buyer named it; empty if nothing was named. */
  country: string | null;
  overlaps: string[];
  pays_used_days: boolean;
  /** Of the billing address; null until it is known. */
  billed_country: string | null;
  returned_at: Date | null;
  /** The price of the billing address, for a returned order. */
  right_currency: string | null;
  right_amount: number | null;
  next_url: string;
  state: 'open' | 'paid' | 'closed';
  session: string | null;
  url: string | null;
  version: number;
  expires_at: Date;
}

const COLUMNS = `o.id, account.id AS account_id, o.customer, o.product, CASE account.language WHEN 'es' THEN product.name_es ELSE product.name END AS product_name,
  o.plan, o.currency, o.amount, o.coupon, o.percent_off::int, o.country, o.shown_overlaps AS overlaps, o.keeps_used_days AS pays_used_days, o.billed_country, o.returned_at, o.right_currency, o.right_amount, o.next_url, o.state, o.session, o.url, o.version, o.expires_at`;
const FROM = `payment_orders o JOIN ${PEOPLE} account ON account.id = o.account_id JOIN products product ON product.slug = o.product`;

// Of two orders that overlap, one is paid.
const open = statement<Order, [number, string]>(
  'payments.open-order',
  `SELECT ${COLUMNS} FROM ${FROM} WHERE o.account_id = $1 AND o.state = 'open'
      AND (o.product = $2 OR product.entitlements && (SELECT entitlements FROM products WHERE slug = $2))
    ORDER BY o.product = $2 DESC, o.id FOR UPDATE OF o`,
);
const add = statement<
  { id: number },
  [number, string, Plan, string, number, string, number, string, number, Date, Date, string, string[], boolean]
>(
  'payments.add-order',
  `INSERT INTO payment_orders (account_id, product, plan, currency, amount, coupon, percent_off, next_url, terms_version, consented_at, expires_at, country, shown_overlaps, keeps_used_days, state, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::text[], $14, 'open', $10) ON CONFLICT DO NOTHING RETURNING id`,
);
const own = statement<Order, [number, number]>(
  'payments.own-order',
  `SELECT ${COLUMNS} FROM ${FROM} WHERE o.id = $1 AND o.account_id = $2`,
);
const any = statement<Order, [number]>('payments.order', `SELECT ${COLUMNS} FROM ${FROM} WHERE o.id = $1`);

/** @throws Problem not-found */
export async function ownOrder(read: Pick<Reader, 'sql'>, person: Pick<Person, 'id'>, id: number): Promise<Order> {
  const order = await read.sql.one(own, [id, person.id]);
  if (!order) throw notFound();
  return order;
}
export const findOrder = (read: Pick<Reader, 'sql'>, id: number): Promise<Order | null> => read.sql.one(any, [id]);

export const snapshotOf = ({ id, amount, percent_off, ...order }: Order) => ({
  order_id: id,
  plan: order.plan,
  returned: order.returned_at && {
    country: order.billed_country ?? '',
    currency: order.right_currency ?? order.currency,
    amount: order.right_amount ?? 0,
  },
  state: order.state,
  product: order.product,
  product_name: order.product_name,
  total: reduced(amount, percent_off),
  currency: order.currency,
  next_url: order.next_url,
  version: order.version,
});

/**
 * The open order of somebody for a product; the same one for each press and each tab that wants the same.
 * @returns `instead`: the page of an order that wants something else, which is to be closed first
 * @throws Problem as `orderTerms`
 */
export async function beginOrder(
  tx: Transaction,
  person: Pick<Person, 'id'>,
  wish: OrderWish,
): Promise<{ order: Order } | { instead: Order }> {
  const now = tx.clock.now();
  const terms = await orderTerms(tx, person.id, wish);
  const { currency, amount, coupon, percent_off, country, overlaps, pays_used_days } = terms;
  const others = async () => tx.sql.all(open, [person.id, wish.product]);
  const isWished = (one: Order) =>
    one.product === wish.product &&
    one.overlaps.join() === overlaps.join() &&
    one.pays_used_days === pays_used_days &&
    one.plan === wish.plan &&
    one.currency === currency &&
    one.amount === amount &&
    one.coupon === coupon &&
    one.country === country &&
    one.expires_at.getTime() > now.getTime() + STILL_OPEN + (one.session === null ? PAGE_LEAST : 0);
  const before = await others();
  const unwanted = before.find((one) => !isWished(one));
  if (unwanted) return { instead: unwanted };
  if (before[0]) return { order: before[0] };
  await tx.sql.all(add, [
    person.id,
    wish.product,
    wish.plan,
    currency,
    amount,
    coupon,
    percent_off,
    safeNext(wish.next),
    TERMS_VERSION,
    now,
    new Date(now.getTime() + OPEN_FOR),
    country,
    overlaps,
    pays_used_days,
  ]);
  const [made] = await others();
  if (!made) throw new Error('the order was not written');
  return isWished(made) ? { order: made } : { instead: made };
}

const setPage = statement<{ id: number }, [number, string, string, string]>(
  'payments.set-page',
  `UPDATE payment_orders SET customer = $2, session = $3, url = $4 WHERE id = $1 AND state = 'open' AND (session IS NULL OR session = $3) RETURNING id`,
);

/** Keeps the provider's page of an order. @returns false if the order was closed meanwhile */
export const savePage = async (
  tx: Transaction,
  order: number,
  customer: string,
  page: { session: string; url: string },
) => (await tx.sql.one(setPage, [order, customer, page.session, page.url])) !== null;

const settle = statement<{ id: number }, [number, 'paid' | 'closed']>(
  'payments.settle-order',
  // A paid order stays paid, even if an older state is read.
  `UPDATE payment_orders SET state = $2, version = version + 1 WHERE id = $1 AND (state = 'open' OR $2 = 'paid' AND state = 'closed' AND returned_at IS NULL) RETURNING id`,
);

/** Ends an order: paid, or closed without a payment. */
export async function settleOrder(tx: Transaction, id: number, state: 'paid' | 'closed'): Promise<void> {
  if (await tx.sql.one(settle, [id, state])) tx.publish(paymentOrder, id);
}

const setBilled = statement<
  Pick<Order, 'id' | 'product' | 'plan' | 'currency' | 'amount' | 'country'>,
  [number, string]
>(
  'payments.set-billed-country',
  `UPDATE payment_orders SET billed_country = $2 WHERE id = $1 AND billed_country IS NULL RETURNING id, product, plan, currency, amount, country`,
);
const markReturned = statement<{ id: number }, [number, Date, string | null, number | null]>(
  'payments.return-order',
  `UPDATE payment_orders SET state = 'closed', returned_at = $2, right_currency = $3, right_amount = $4, version = version + 1 WHERE id = $1 AND returned_at IS NULL RETURNING id`,
);

/**
 * Saves the country of the billing address that was typed at the payment. It decides the price: an order that was paid for less is
 * returned, which gives nothing.
 *
 * @returns whether it was returned now
 */
export async function saveBilledCountry(tx: Transaction, id: number, country: string): Promise<boolean> {
  const order = await tx.sql.one(setBilled, [id, country]);
  if (!order || order.country === country) return false;
  const prices = await findValidPrices(tx, { ...order, country });
  if (isEnough(order, country, prices)) return false;
  const right = priceIn(country, prices);
  if (!(await tx.sql.one(markReturned, [id, tx.clock.now(), right?.currency ?? null, right?.amount ?? null])))
    return false;
  tx.publish(paymentOrder, id);
  return true;
}
