import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { OTHER_CURRENCY, type Plan } from '../products/contract';

export interface Price {
  product: string;
  plan: Plan;
  months: number;
  /** ISO 4217. */
  currency: string;
  /** With tax, in the smallest unit of the currency. */
  amount: number;
}

export interface PriceAsked {
  products: readonly string[];
  /** ISO 3166-1 alpha-2; empty if it is not known. */
  country: string;
  /** GBP for the price in it, if the product has one. No other currency than that and the one of the country is taken. */
  currency?: string | undefined;
}

const prices = statement<Price, [readonly string[], string, string]>(
  'purchases.prices',
  `SELECT DISTINCT ON (price.product, price.plan) price.product, price.plan, price.months::int, price.currency, price.amount
     FROM product_prices price JOIN products product ON product.slug = price.product AND product.retired_at IS NULL
    WHERE price.product = ANY ($1::text[]) AND (price.country IN ($2, '') OR price.currency = $3)
    ORDER BY price.product, price.plan DESC, price.currency = $3 DESC, price.country = $2 DESC, price.country`,
);

/** The prices of products in a country, the yearly one of each first. A product that is not sold has none. */
export const findPrices = (read: Pick<Reader, 'sql'>, { products, country, currency }: PriceAsked): Promise<Price[]> =>
  read.sql.all(prices, [products, country, currency === OTHER_CURRENCY ? OTHER_CURRENCY : '']);

const pricesIn = statement<Price, [readonly string[], string, string]>(
  'purchases.prices-in',
  `SELECT DISTINCT ON (price.product, price.plan) price.product, price.plan, price.months::int, price.currency, price.amount
     FROM product_prices price JOIN products product ON product.slug = price.product AND product.retired_at IS NULL
    WHERE price.product = ANY ($1::text[]) AND price.currency = $3
    ORDER BY price.product, price.plan DESC, price.country = $2 DESC, price.country`,
);
/** The prices of products in the currency of a subscription, which never changes. */
export const findPricesIn = (
  read: Pick<Reader, 'sql'>,
  { products, country, currency }: PriceAsked & { currency: string },
): Promise<Price[]> => read.sql.all(pricesIn, [products, country, currency]);

export interface CountryPrice {
  /** Empty for elsewhere. */
  country: string;
  currency: string;
  amount: number;
}
const valid = statement<CountryPrice, [string, string, string]>(
  'purchases.valid-prices',
  `SELECT country, currency, amount FROM product_prices WHERE product = $1 AND plan = $2 AND (country IN ($3, '') OR currency = 'GBP')
    ORDER BY country = $3 DESC, country`,
);
/** The prices that may be paid from a country, and the one in GBP. */
export const findValidPrices = (
  read: Pick<Reader, 'sql'>,
  { product, plan, country }: { product: string; plan: Plan; country: string },
): Promise<CountryPrice[]> => read.sql.all(valid, [product, plan, country]);
