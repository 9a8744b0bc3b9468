import type Stripe from 'stripe';
import type { Params } from './form';
import { cardOf } from './methods';
import { make } from './objects';
import { emit, type Provider } from './provider';
import { cancelNow } from './subscriptions';

const addressOf = (params: Params): Stripe.Address | null => {
  const address = params.group('address');
  const part = (name: string) => address.text(name) ?? null;
  if (Object.keys(address.fields).length === 0) return null;
  return {
    city: part('city'),
    country: part('country'),
    line1: part('line1'),
    line2: part('line2'),
    postal_code: part('postal_code'),
    state: part('state'),
  } as Stripe.Address;
};

export function createCustomer(provider: Provider, params: Params): Stripe.Customer {
  const { store } = provider;
  const clock = params.text('test_clock');
  const at = clock ? store.get('test_helpers.test_clock', clock, 'test_clock').frozen_time : provider.now();
  const customer = make('customer', {
    created: at,
    email: params.text('email') ?? null,
    name: params.text('name') ?? null,
    metadata: params.metadata(),
    address: addressOf(params),
    preferred_locales: params.texts('preferred_locales'),
    test_clock: clock ?? null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  });
  store.put<'customer'>(customer);
  emit<'customer'>(provider, 'customer.created', customer, at);
  return customer;
}

export function updateCustomer(provider: Provider, id: string, params: Params): Stripe.Customer {
  const customer = provider.store.get('customer', id);
  if (params.has('email')) customer.email = params.need('email');
  if (params.has('name')) customer.name = params.need('name');
  customer.address = addressOf(params) ?? customer.address ?? null;
  customer.metadata = { ...customer.metadata, ...params.metadata() };
  const card = params.group('invoice_settings').text('default_payment_method');
  if (card) {
    const default_payment_method = cardOf(provider, id, card, 'invoice_settings[default_payment_method]');
    customer.invoice_settings = { ...customer.invoice_settings, default_payment_method };
  }
  provider.store.put<'customer'>(customer);
  emit<'customer'>(provider, 'customer.updated', customer, provider.now(id));
  return customer;
}

/** The customer goes, and with it what would be charged; charges stay. */
export function deleteCustomer(provider: Provider, id: string): Stripe.DeletedCustomer {
  const customer = provider.store.get('customer', id);
  const at = provider.now(id);
  for (const subscription of provider.store.owned('subscription', id))
    if (subscription.status !== 'canceled') cancelNow(provider, subscription, at, 'cancellation_requested');
  const gone = { id, object: 'customer', deleted: true } as const;
  provider.store.put<'customer'>(gone as unknown as Stripe.Customer);
  emit<'customer'>(provider, 'customer.deleted', customer, at);
  return gone;
}
