import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { Plan } from '../products/contract';

export interface Price {
  product: string;
  plan: Plan;
  months: number;
  /** ISO 4217. */
  currency: string;
  /** With tax, in the smallest unit of the currency. */
  amount: number;
}

/** Where a price is asked for: a country has its own or the one for elsewhere; a currency that the product has goes before. */
export interface PriceAsked {
  products: readonly string[];
  /** ISO 3166-1 alpha-2; empty where it is not known. */
  country: string;
  currency?: string | undefined;
}

const prices = statement<Price, [readonly string[], string, string]>(
  'purchases.prices',
  `SELECT DISTINCT ON (price.product, price.plan) price.product, price.plan, price.months::int, price.currency, price.amount
     FROM product_prices price JOIN products product ON product.slug = price.product AND product.retired_at IS NULL
    WHERE price.product = ANY ($1::text[]) AND (price.country IN ($2, '') OR price.currency = $3)
    ORDER BY price.product, price.plan DESC, price.currency = $3 DESC, price.country = $2 DESC, price.country`,
);

/** The prices of products, the yearly one of each first. A product that is not sold has none. */
export const findPrices = (
  read: Pick<Reader, 'sql'>,
  { products, country, currency = '' }: PriceAsked,
): Promise<Price[]> => read.sql.all(prices, [products, country, currency]);
