import { conflict, invalid } from '~/domain/kit/errors';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { billedCountry } from '../prices/country.query';
import { couponFor, findCoupons, reduced } from '../prices/coupon.query';
import { findPrices } from '../prices/price.query';
import { countContents, stateOf } from '../products/contents.query';
import { requireProduct } from '../products/product.query';
import type { Plan } from './provider';

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
}

export const priceChanged = () =>
  conflict('price-changed', 'The price has changed since this page was opened. Look at it again.');

const subscribed = statement<{ one: number }, [number, string]>(
  'payments.is-subscribed',
  `SELECT 1 AS one FROM payment_subscriptions s JOIN payment_customers c ON c.customer = s.customer
    WHERE c.account_id = $1 AND s.product = $2 AND s.status <> 'ended' AND NOT s.ends AND s.withdrawn_at IS NULL AND s.end_asked_at IS NULL LIMIT 1`,
);

/**
 * What a person pays for a product. The country of the billing address decides the price (spec 2 §7): the buyer names it with the order,
 * and the provider says later which address was typed at the payment (`saveBilledCountry`).
 *
 * @throws Problem not-found `product-not-found`, invalid `sale-consent-missing` or `unknown-coupon`, conflict `not-on-sale`,
 * `already-subscribed` or `price-changed`
 */
export async function orderTerms(read: Reader, accountId: number, wish: OrderWish): Promise<OrderTerms> {
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
    throw conflict('not-on-sale', 'This cannot be bought at the moment.');
  if (await read.sql.one(subscribed, [accountId, wish.product]))
    throw conflict('already-subscribed', 'You have this subscription already.');
  const coupon = wish.coupon && couponFor(await findCoupons(read, [wish.coupon]), wish.product);
  if (wish.coupon !== '' && !coupon) throw invalid('unknown-coupon', 'This code does not hold for this product.');
  const { currency, amount } = price;
  const terms = {
    currency,
    amount,
    country,
    coupon: coupon ? coupon.code : '',
    percent_off: coupon ? coupon.percent_off : 0,
  };
  if (wish.total !== undefined && wish.total !== reduced(amount, terms.percent_off)) throw priceChanged();
  return terms;
}
