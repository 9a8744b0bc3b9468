import type { FastifyInstance } from 'fastify';
import { pricesCall } from '~/domain/purchases/products/contract';
import { countryOf } from '~/domain/purchases/prices/country.query';
import { money } from '~/domain/purchases/money';
import { couponFor, findCoupons, reduced } from '~/domain/purchases/prices/coupon.query';
import { findPrices } from '~/domain/purchases/prices/price.query';
import { findProducts } from '~/domain/purchases/products/product.query';
import { productNotFound } from '~/domain/purchases/refusals';
import type { Deps } from '~/infra/process/deps';
import { bindCall } from '../bind';

const LISTED_MAX = 20;
const listed = (text: string): string[] =>
  [...new Set(text.split(',').map((one) => one.trim()))].filter((one) => one !== '').slice(0, LISTED_MAX);

/** The price service (spec 2 §7). It only displays: what is paid is decided when an order is made. */
export function bindPrices(app: FastifyInstance, deps: Deps): void {
  bindCall(app, deps, pricesCall, async ({ input, request }) => {
    const asked = listed(input.product_ids);
    const country = input.customer_country ?? (await countryOf(deps.read, request.person));
    const [products, prices, coupons] = await Promise.all([
      findProducts(deps.read, request.language),
      findPrices(deps.read, { products: asked, country, currency: input.currency }),
      findCoupons(deps.read, listed(input.coupons)),
    ]);
    const names = new Map(products.map(({ product, name }) => [product, name]));
    return {
      customer_country: country,
      products: asked.map((product) => {
        const price = prices.find((one) => one.product === product && one.plan === input.plan);
        const title = names.get(product);
        if (!price || title === undefined) throw productNotFound();
        const percent = couponFor(coupons, product)?.percent_off ?? 0;
        const gross = reduced(price.amount, percent);
        return {
          product_id: product,
          product_title: title,
          plan: price.plan,
          months: price.months,
          currency: price.currency,
          price: { gross },
          list_price: { gross: price.amount },
          displayPrice: money(gross, price.currency, request.language),
          renewalTerm: price.plan,
        };
      }),
    };
  });
}
