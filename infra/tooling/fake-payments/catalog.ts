import type Stripe from 'stripe';
import { ApiError, badRequest } from './api-error';
import type { Params } from './form';
import { make } from './objects';
import type { Provider } from './provider';

/** Currencies whose smallest unit is the whole one are as any other here: amounts are in the smallest unit. */
const CURRENCY = /^[a-z]{3}$/;

export function currencyOf(params: Params): string {
  const currency = params.need('currency').toLowerCase();
  if (!CURRENCY.test(currency)) throw badRequest(`Invalid currency: ${currency}.`, 'currency');
  return currency;
}

export function createProduct({ store, now }: Provider, params: Params): Stripe.Product {
  const id = params.text('id');
  if (store.find('product', id))
    throw new ApiError(400, 'invalid_request_error', `Product already exists.`, {
      code: 'resource_already_exists',
      param: 'id',
    });
  return store.put<'product'>(
    make('product', {
      ...(id ? { id } : {}),
      name: params.need('name'),
      active: true,
      created: now(),
      updated: now(),
      metadata: params.metadata(),
      type: 'service',
    }),
  );
}

export function updateProduct({ store, now }: Provider, params: Params, id: string): Stripe.Product {
  const product = store.get('product', id);
  return store.put<'product'>(Object.assign(product, { name: params.text('name') ?? product.name, updated: now() }));
}

/** A price of its own, or one that a checkout says with `price_data`. */
export function createPrice({ store, now }: Provider, params: Params): Stripe.Price {
  const amount = params.whole('unit_amount');
  if (amount === undefined || amount < 0) throw badRequest('Invalid non-negative integer: unit_amount', 'unit_amount');
  const product = store.get('product', params.need('product'), 'product');
  const recurring = params.group('recurring');
  const interval = recurring.oneOf('interval', ['day', 'week', 'month', 'year']);
  return store.put<'price'>(
    make('price', {
      active: true,
      billing_scheme: 'per_unit',
      created: now(),
      currency: currencyOf(params),
      product: product.id,
      metadata: params.metadata(),
      tax_behavior: params.oneOf('tax_behavior', ['inclusive', 'exclusive', 'unspecified']) ?? 'unspecified',
      type: interval ? 'recurring' : 'one_time',
      unit_amount: amount,
      unit_amount_decimal: String(amount) as unknown as Stripe.Price['unit_amount_decimal'],
      recurring: interval
        ? {
            interval,
            interval_count: recurring.whole('interval_count') ?? 1,
            meter: null,
            trial_period_days: null,
            usage_type: 'licensed',
          }
        : null,
    }),
  );
}

/** The price that an item names, or describes. */
export const priceOf = (provider: Provider, item: Params): Stripe.Price =>
  item.has('price')
    ? provider.store.get('price', item.need('price'), 'price')
    : createPrice(provider, item.group('price_data'));

export function createCoupon({ store, now }: Provider, params: Params): Stripe.Coupon {
  const percent = params.whole('percent_off');
  const amount = params.whole('amount_off');
  if ((percent === undefined) === (amount === undefined)) throw badRequest('Give percent_off or amount_off.');
  if (percent !== undefined && (percent < 1 || percent > 100)) throw badRequest('Invalid percent_off.', 'percent_off');
  const id = params.text('id');
  return store.put<'coupon'>(
    make('coupon', {
      ...(id ? { id } : {}),
      percent_off: percent ?? null,
      amount_off: amount ?? null,
      currency: amount === undefined ? null : currencyOf(params),
      duration: params.oneOf('duration', ['once', 'forever', 'repeating']) ?? 'once',
      name: params.text('name') ?? null,
      max_redemptions: params.whole('max_redemptions') ?? null,
      redeem_by: params.whole('redeem_by') ?? null,
      created: now(),
      metadata: params.metadata(),
      valid: true,
    }),
  );
}

/** @throws ApiError for a coupon that is unknown, over, used up, or of another currency */
export function usableCoupon({ store, now }: Provider, id: string, currency: string): Stripe.Coupon {
  const coupon = store.find('coupon', id);
  const over = coupon && coupon.redeem_by !== null && coupon.redeem_by <= now();
  const usedUp = coupon && coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions;
  if (!coupon || !coupon.valid || over || usedUp || (coupon.currency !== null && coupon.currency !== currency))
    throw badRequest(`No such coupon: '${id}'`, 'discounts[0][coupon]', 'resource_missing');
  return coupon;
}
