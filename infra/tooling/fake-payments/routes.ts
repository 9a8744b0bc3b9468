import type Stripe from 'stripe';
import { badRequest } from './api-error';
import { adjustBalance } from './balances';
import { listOf } from './answers';
import { createCoupon, createPrice, createProduct, priceOf, updateProduct } from './catalog';
import { refund } from './charging';
import { createSession, expireSession } from './checkout';
import { advanceClock, createClock } from './clocks';
import { createCustomer, deleteCustomer, updateCustomer } from './customers';
import type { Params } from './form';
import { cardOf } from './methods';
import { idOf, type Kind, make, type Objects } from './objects';
import type { Provider } from './provider';
import { cancelNow, changePrice, payNow, setRenewal, subscriptionOf } from './subscriptions';

type Handler = (provider: Provider, params: Params, id: string) => unknown;
type Route = readonly [method: 'GET' | 'POST' | 'DELETE', path: string, handler: Handler];

/** `GET /v1/things/:id` and `GET /v1/things`, of a customer if one is named. */
function reading<K extends Kind>(
  path: string,
  kind: K,
  suits: (one: Objects[K], params: Params) => boolean = () => true,
): Route[] {
  return [
    ['GET', `${path}/:id`, ({ store }, _params, id) => store.get(kind, id)],
    [
      'GET',
      path,
      ({ store }, params) => {
        const customer = params.text('customer');
        const all = customer ? store.owned(kind, customer) : store.all(kind);
        return listOf<K>(
          path,
          all.filter((one) => suits(one, params)),
          params,
        );
      },
    ],
  ];
}

function portal(provider: Provider, params: Params): Stripe.BillingPortal.Session {
  const customer = provider.store.get('customer', params.need('customer'), 'customer');
  const session = make('billing_portal.session', {
    customer: customer.id,
    created: provider.now(customer.id),
    configuration: 'bpc_embedded',
    return_url: params.text('return_url') ?? null,
  });
  session.url = `${provider.url}/portal/${session.id}`;
  return provider.store.put<'billing_portal.session'>(session);
}

function updateSubscription(provider: Provider, params: Params, id: string): Stripe.Subscription {
  const subscription = provider.store.get('subscription', id);
  const at = provider.now(idOf(subscription.customer));
  const card = params.text('default_payment_method');
  if (card)
    subscription.default_payment_method = cardOf(
      provider,
      idOf(subscription.customer)!,
      card,
      'default_payment_method',
    );
  const [item] = params.list('items');
  if (item) {
    if (params.text('proration_behavior') !== 'always_invoice')
      throw badRequest(
        'This provider takes a change of price with proration_behavior=always_invoice only.',
        'proration_behavior',
      );
    const strict =
      params.oneOf('payment_behavior', ['error_if_incomplete', 'allow_incomplete']) === 'error_if_incomplete';
    changePrice(provider, subscription, priceOf(provider, item), at, strict);
  }
  // Last: a card that is declined changes nothing of it.
  const ends = params.flag('cancel_at_period_end');
  if (ends !== undefined && ends !== subscription.cancel_at_period_end) setRenewal(provider, subscription, ends, at);
  subscription.metadata = { ...subscription.metadata, ...params.metadata() };
  return provider.store.put<'subscription'>(subscription);
}

export const routes: readonly Route[] = [
  ['POST', '/v1/products', createProduct],
  ['POST', '/v1/products/:id', updateProduct],
  ...reading('/v1/products', 'product'),
  ['POST', '/v1/prices', createPrice],
  ...reading('/v1/prices', 'price'),
  ['POST', '/v1/coupons', createCoupon],
  ...reading('/v1/coupons', 'coupon'),
  ['POST', '/v1/customers', createCustomer],
  ['POST', '/v1/customers/:id', (provider, params, id) => updateCustomer(provider, id, params)],
  ['DELETE', '/v1/customers/:id', (provider, _params, id) => deleteCustomer(provider, id)],
  ...reading('/v1/customers', 'customer'),
  ['POST', '/v1/customers/:id/balance_transactions', (provider, params, id) => adjustBalance(provider, id, params)],
  [
    'GET',
    '/v1/customers/:id/balance_transactions',
    ({ store }, params, id) =>
      listOf<'customer_balance_transaction'>(
        `/v1/customers/${id}/balance_transactions`,
        store.owned('customer_balance_transaction', id),
        params,
      ),
  ],
  ...reading('/v1/payment_methods', 'payment_method'),
  ['POST', '/v1/checkout/sessions', createSession],
  [
    'POST',
    '/v1/checkout/sessions/:id/expire',
    (provider, _params, id) => {
      const session = provider.store.get('checkout.session', id);
      return expireSession(provider, session, provider.now(idOf(session.customer)));
    },
  ],
  ...reading(
    '/v1/checkout/sessions',
    'checkout.session',
    ({ status }, params) => (params.text('status') ?? status) === status,
  ),
  ['POST', '/v1/billing_portal/sessions', portal],
  ['POST', '/v1/subscriptions/:id', updateSubscription],
  [
    'DELETE',
    '/v1/subscriptions/:id',
    (provider, _params, id) => {
      const subscription = provider.store.get('subscription', id);
      if (subscription.status === 'canceled')
        throw badRequest(`No such subscription: '${id}'`, 'id', 'resource_missing');
      cancelNow(provider, subscription, provider.now(idOf(subscription.customer)), 'cancellation_requested');
      return subscription;
    },
  ],
  ...reading('/v1/subscriptions', 'subscription', ({ status }, params) => {
    const wanted = params.text('status');
    return wanted === 'all' || (wanted ? status === wanted : status !== 'canceled');
  }),
  [
    'POST',
    '/v1/invoices/:id/pay',
    (provider, params, id) => {
      const invoice = provider.store.get('invoice', id);
      payNow(provider, invoice, provider.now(idOf(invoice.customer)), params.flag('off_session') === false);
      return invoice;
    },
  ],
  ...reading('/v1/invoices', 'invoice', (invoice, params) => {
    const subscription = subscriptionOf(invoice);
    return (
      (params.text('status') ?? invoice.status) === invoice.status &&
      (params.text('subscription') ?? subscription) === subscription
    );
  }),
  ...reading('/v1/invoice_payments', 'invoice_payment', ({ invoice }, params) => {
    const wanted = params.text('invoice');
    return wanted === undefined || idOf(invoice) === wanted;
  }),
  ...reading('/v1/payment_intents', 'payment_intent'),
  ...reading('/v1/charges', 'charge'),
  [
    'POST',
    '/v1/refunds',
    (provider, params) =>
      refund(provider, params.need('charge'), {
        amount: params.whole('amount'),
        reason: params.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']),
        metadata: params.metadata(),
      }),
  ],
  ...reading('/v1/refunds', 'refund', ({ charge }, params) => (params.text('charge') ?? idOf(charge)) === idOf(charge)),
  ...reading('/v1/events', 'event'),
  ['POST', '/v1/test_helpers/test_clocks', createClock],
  ['POST', '/v1/test_helpers/test_clocks/:id/advance', (provider, params, id) => advanceClock(provider, id, params)],
  ...reading('/v1/test_helpers/test_clocks', 'test_helpers.test_clock'),
];

/** The route of a request, and the id in its address. */
export function findRoute(method: string, path: string): { handler: Handler; id: string } | null {
  for (const [verb, pattern, handler] of routes) {
    if (verb !== method) continue;
    const [before, after = ''] = pattern.split(':id');
    if (!pattern.includes(':id')) {
      if (path === pattern) return { handler, id: '' };
      continue;
    }
    if (!path.startsWith(before!) || !path.endsWith(after)) continue;
    const id = path.slice(before!.length, path.length - after.length);
    if (/^[\w-]{1,100}$/.test(id)) return { handler, id };
  }
  return null;
}
