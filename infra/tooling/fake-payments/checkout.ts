import type Stripe from 'stripe';
import { badRequest } from './api-error';
import { priceOf, usableCoupon } from './catalog';
import { charge } from './charging';
import type { Params } from './form';
import { discounted } from './invoices';
import { attachCard, type TypedCard } from './methods';
import { idOf, make, newId } from './objects';
import { emit, type Provider } from './provider';
import { startSubscription } from './subscriptions';

/** Seconds for which a hosted page is open if the caller says nothing else. */
const OPEN_FOR = 86_400;

type Session = Stripe.Checkout.Session;

/** What a session keeps beside its published fields: these are the caller's words, given back to the objects it makes. */
export interface Wishes {
  price: string | null;
  coupon: string | null;
  metadata: Record<string, string>;
}
const wishesOf = (provider: Provider, session: Session): Wishes =>
  JSON.parse(provider.store.kept('behaviour', session.id)?.behaviour ?? '{}') as Wishes;

export function createSession(provider: Provider, params: Params): Session {
  const { store } = provider;
  const mode = params.oneOf('mode', ['payment', 'subscription', 'setup']) ?? 'payment';
  const customer = store.get('customer', params.need('customer'), 'customer');
  const at = provider.wall(customer.id);
  const id = newId('checkout.session');
  const [item] = params.list('line_items');
  if (mode !== 'setup' && !item)
    throw badRequest('Missing required param: line_items.', 'line_items', 'parameter_missing');
  const price = mode === 'setup' ? null : priceOf(provider, item!);
  if (price && (mode === 'subscription') !== (price.recurring !== null))
    throw badRequest(`The price does not fit the mode ${mode}.`, 'line_items');
  const [discount] = params.list('discounts');
  const coupon = price && discount ? usableCoupon(provider, discount.need('coupon'), price.currency) : undefined;
  const subtotal = price ? (price.unit_amount ?? 0) * (item!.whole('quantity') ?? 1) : null;
  const off = subtotal === null ? 0 : discounted(coupon, subtotal);
  const expires = params.whole('expires_at') ?? at + OPEN_FOR;
  if (expires < at + 1_800 || expires > at + OPEN_FOR)
    throw badRequest('The expires_at must be between 30 minutes and 24 hours from now.', 'expires_at');
  const details = params.group(
    mode === 'subscription' ? 'subscription_data' : mode === 'setup' ? 'setup_intent_data' : 'payment_intent_data',
  );
  const wishes: Wishes = { price: price?.id ?? null, coupon: coupon?.id ?? null, metadata: details.metadata() };
  const session = make('checkout.session', {
    id,
    mode,
    customer: customer.id,
    client_reference_id: params.text('client_reference_id') ?? null,
    metadata: params.metadata(),
    currency: price?.currency ?? null,
    amount_subtotal: subtotal,
    amount_total: subtotal === null ? null : subtotal - off,
    created: at,
    expires_at: expires,
    status: 'open',
    payment_status: mode === 'setup' || subtotal === off ? 'no_payment_required' : 'unpaid',
    allowed_payment_method_types: params.texts('allowed_payment_method_types'),
    payment_method_types: ['card'],
    success_url: params.need('success_url').replaceAll('{CHECKOUT_SESSION_ID}', id),
    cancel_url: params.text('cancel_url') ?? null,
    url: `${provider.url}/checkout/${id}`,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    locale: (params.text('locale') as Stripe.Checkout.Session.Locale | undefined) ?? null,
  });
  session.total_details = subtotal === null ? null : { amount_discount: off, amount_shipping: 0, amount_tax: 0 };
  store.put<'checkout.session'>(session);
  store.keep('behaviour', { id, behaviour: JSON.stringify(wishes) });
  return session;
}

export function expireSession(provider: Provider, session: Session, at: number): Session {
  if (session.status !== 'open') throw badRequest('Only Checkout Sessions with a status in ["open"] can be expired.');
  session.status = 'expired';
  session.url = null;
  provider.store.put<'checkout.session'>(session);
  emit<'checkout.session'>(provider, 'checkout.session.expired', session, at);
  return session;
}

/** Sessions of a customer whose time is over. */
export function expireOld(provider: Provider, customer: string, now: number): void {
  for (const session of provider.store.owned('checkout.session', customer))
    if (session.status === 'open' && session.expires_at <= now) expireSession(provider, session, session.expires_at);
}

export const priceOfSession = (provider: Provider, session: Session): Stripe.Price | undefined =>
  provider.store.find('price', wishesOf(provider, session).price);

/**
 * The person has typed a card and pressed the button, and has confirmed the payment if the card asks for it.
 * @returns why it was declined, in words for the person; null when it was not
 */
export function completeSession(provider: Provider, session: Session, typed: TypedCard): string | null {
  if (session.status !== 'open') return 'This page is closed.';
  const { store } = provider;
  const customer = idOf(session.customer)!;
  const at = provider.now(customer);
  const wishes = wishesOf(provider, session);
  const coupon = store.find('coupon', wishes.coupon);
  const price = store.find('price', wishes.price);
  const method = attachCard(provider, customer, typed, at);

  if (session.mode === 'setup') {
    const setup = make('setup_intent', {
      customer,
      created: at,
      payment_method: method.id,
      payment_method_types: ['card'],
      status: 'succeeded',
      usage: 'off_session',
      metadata: wishes.metadata,
    });
    store.put<'setup_intent'>(setup);
    // Nothing is charged to the new card until its caller says so.
    session.setup_intent = setup.id;
    emit<'setup_intent'>(provider, 'setup_intent.succeeded', setup, at);
  } else if (session.mode === 'subscription') {
    const started = startSubscription(provider, {
      customer,
      price: price!,
      metadata: wishes.metadata,
      method,
      coupon,
      at,
    });
    if ('declined' in started) return started.declined.failure_message;
    session.subscription = started.subscription.id;
    session.invoice = started.invoice.id;
  } else if ((session.amount_total ?? 0) > 0) {
    const before = store.find('payment_intent', idOf(session.payment_intent));
    const made = charge(
      provider,
      {
        customer,
        amount: session.amount_total!,
        currency: session.currency!,
        method,
        metadata: wishes.metadata,
        description: price ? (store.find('product', idOf(price.product))?.name ?? null) : null,
        present: true,
        at,
      },
      before,
    );
    session.payment_intent = idOf(made.payment_intent);
    store.put<'checkout.session'>(session);
    if (!made.paid) return made.failure_message;
  }
  if (coupon) store.put<'coupon'>({ ...coupon, times_redeemed: coupon.times_redeemed + 1 });
  finish(provider, session, typed, at);
  return null;
}

function finish(provider: Provider, session: Session, typed: TypedCard, at: number): void {
  const customer = provider.store.get('customer', idOf(session.customer)!);
  if (typed.country) {
    customer.address = {
      city: null,
      country: typed.country,
      line1: null,
      line2: null,
      postal_code: null,
      state: null,
    } as Stripe.Address;
    provider.store.put<'customer'>(customer);
  }
  session.customer_details = {
    address: customer.address ?? null,
    email: customer.email,
    name: typed.name.trim(),
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
    business_name: null,
    individual_name: typed.name.trim(),
  } as unknown as Stripe.Checkout.Session.CustomerDetails;
  session.status = 'complete';
  session.url = null;
  if (session.mode !== 'setup' && session.payment_status === 'unpaid') session.payment_status = 'paid';
  provider.store.put<'checkout.session'>(session);
  emit<'checkout.session'>(provider, 'checkout.session.completed', session, at);
}
