import { OTHER_CURRENCY } from '../products/contract';
import type { CountryPrice } from './price.query';

/** The price of a country, else that for elsewhere, else the one in GBP. */
export const priceIn = (country: string, prices: readonly CountryPrice[]): CountryPrice | undefined =>
  prices.find((one) => one.country === country) ??
  prices.find((one) => one.country === '') ??
  prices.find((one) => one.currency === OTHER_CURRENCY);

/**
 * Whether an order may be paid from a billing address: at the price of its country, or in GBP, which is taken everywhere.
 *
 * @param order before the coupon, which holds in every country
 */
export function isEnough(
  order: { currency: string; amount: number },
  billedCountry: string,
  prices: readonly CountryPrice[],
): boolean {
  const own = priceIn(billedCountry, prices);
  return [own, ...prices.filter(({ currency }) => currency === OTHER_CURRENCY)].some(
    (price) => price !== undefined && price.currency === order.currency && order.amount >= price.amount,
  );
}
