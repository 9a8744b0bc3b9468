import { conflict, invalid } from '~/domain/kit/errors';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { billedCountry } from '../prices/country.query';
import { couponFor, findCoupons, reduced } from '../prices/coupon.query';
import { findPrices } from '../prices/price.query';
import { countContents, stateOf } from '../products/contents.query';
import { requireProduct } from '../products/product.query';
import type { Plan } from './provider';
import { standingOf } from './standing.query';

export interface OrderWish {
  product: string;
  plan: Plan;
  currency: string;
  coupon: string;
  /** Of the billing address, as the buyer names it; without one, the country that is known. */
  country?: string | undefined;
  accept_terms: boolean;
  start_now: boolean;
  next: string;
  /** What the page showed, in the smallest unit; absent for clients that show none. */
  total?: number | undefined;
  /** Products that the page showed to overlap with this one. */
  overlaps?: readonly string[] | undefined;
  /** Whether the page said that a withdrawal pays for the days until it. */
  pays_used_days?: boolean | undefined;
}

export interface OrderTerms {
  currency: string;
  /** Before the coupon, in the smallest unit. */
  amount: number;
  /** The coupon that holds; empty without one. */
  coupon: string;
  percent_off: number;
  /** For which it is priced; empty for elsewhere. */
  country: string;
  overlaps: string[];
  pays_used_days: boolean;
}

export const priceChanged = () =>
  conflict('price-changed', 'The price has changed since you opened this page. Check it again.');

/** What is shown before paying is not what holds now. */
export const offerChanged = () =>
  conflict('offer-changed', 'Something has changed since you opened this page. Check it again.');

const used = statement<{ one: number }, [number, string, string]>(
  'payments.coupon-used',
  `SELECT 1 AS one FROM payment_orders o JOIN coupons c ON c.code = o.coupon
    WHERE o.account_id = $1 AND o.coupon = $2 AND NOT c.repeatable AND (o.state = 'paid' OR o.state = 'open' AND o.product <> $3) LIMIT 1`,
);
const lockCoupon = statement<never, [number]>(
  'payments.lock-coupon',
  `SELECT pg_advisory_xact_lock(hashtext('wardmates coupon'), $1)`,
);

/** @throws Problem invalid `unknown-coupon`, conflict `coupon-used`: each person uses a code once, unless it says otherwise */
async function couponOf(tx: Transaction, accountId: number, wish: OrderWish) {
  if (wish.coupon === '') return null;
  const coupon = couponFor(await findCoupons(tx, [wish.coupon]), wish.product);
  if (!coupon) throw invalid('unknown-coupon', 'This code is not valid for this product.');
  // Two orders at once do not both use it.
  await tx.sql.all(lockCoupon, [accountId]);
  if (await tx.sql.one(used, [accountId, coupon.code, wish.product]))
    throw conflict('coupon-used', 'You have already used this code.');
  return coupon;
}

/** @throws Problem conflict `already-subscribed`, `still-paid` or `offer-changed` */
async function standingFor(tx: Transaction, accountId: number, wish: OrderWish) {
  const { overlaps, pays_used_days } = await standingOf(tx, accountId, wish.product);
  const same = overlaps.filter(({ product }) => product === wish.product);
  if (same.some(({ renews }) => renews)) throw conflict('already-subscribed', 'You already have this subscription.');
  if (same.some(({ resumable }) => resumable))
    throw conflict('still-paid', 'You have already paid for this period. Let your subscription renew instead.');
  const others = [...new Set(overlaps.map(({ product }) => product))].sort();
  if (others.some((product) => !wish.overlaps?.includes(product))) throw offerChanged();
  if (pays_used_days && !wish.pays_used_days) throw offerChanged();
  return { overlaps: others, pays_used_days };
}

/**
 * What a person pays for a product. The country of the billing address decides the price (spec 2 §7): the buyer names it with the order,
 * and the provider says later which address was typed at the payment (`saveBilledCountry`).
 *
 * @throws Problem not-found `product-not-found`, invalid `sale-consent-missing` or `unknown-coupon`, conflict `not-on-sale`,
 * `currency-not-taken`, `already-subscribed`, `still-paid`, `offer-changed`, `coupon-used` or `price-changed`
 */
export async function orderTerms(read: Transaction, accountId: number, wish: OrderWish): Promise<OrderTerms> {
  const product = await requireProduct(read, wish.product, 'en');
  if (!wish.accept_terms || !wish.start_now)
    throw invalid('sale-consent-missing', 'Agree to both points before you pay.', [
      ...(wish.accept_terms ? [] : [{ path: 'accept_terms', message: 'Agree to the terms' }]),
      ...(wish.start_now ? [] : [{ path: 'start_now', message: 'Agree to the immediate start' }]),
    ]);
  const [contents, country] = await Promise.all([countContents(read), wish.country || billedCountry(read, accountId)]);
  const prices = await findPrices(read, { products: [wish.product], country, currency: wish.currency });
  const price = prices.find(({ plan }) => plan === wish.plan);
  if (!price || stateOf(product, contents, true) !== 'sold')
    throw conflict('not-on-sale', 'This is not on sale at the moment.');
  if (wish.currency !== '' && wish.currency !== price.currency)
    throw conflict('currency-not-taken', 'This cannot be paid in that currency. Check the price again.');
  const standing = await standingFor(read, accountId, wish);
  const coupon = await couponOf(read, accountId, wish);
  const { currency, amount } = price;
  const terms = {
    currency,
    amount,
    country,
    coupon: coupon ? coupon.code : '',
    percent_off: coupon ? coupon.percent_off : 0,
    ...standing,
  };
  if (wish.total !== undefined && wish.total !== reduced(amount, terms.percent_off)) throw priceChanged();
  return terms;
}
