import type Stripe from 'stripe';
import { ApiError, badRequest } from './api-error';
import { moveBalance } from './balances';
import { type Line, makeInvoice, payInvoice } from './invoices';
import { idOf, make } from './objects';
import { type Interval, nextPeriodEnd } from './periods';
import { emit, type Provider } from './provider';

const DAY = 86_400;
/** Seconds between the tries to collect a renewal; after the last one the subscription ends. */
const RETRIES = [3 * DAY, 5 * DAY, 7 * DAY];

const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => subscription.items.data[0]!;
const live = (subscription: Stripe.Subscription) => !['canceled', 'incomplete_expired'].includes(subscription.status);

export const describe = (provider: Provider, price: Stripe.Price): string =>
  provider.store.find('product', idOf(price.product))?.name ?? 'Subscription';

const lineOf = (provider: Provider, price: Stripe.Price, start: number, end: number): Line => ({
  amount: price.unit_amount ?? 0,
  description: describe(provider, price),
  period: { start, end },
  proration: false,
  price,
});

export const periodOf = ({ recurring }: Stripe.Price): { interval: Interval; every: number } => {
  if (!recurring) throw badRequest('The price is not a recurring one.', 'items');
  return { interval: recurring.interval as Interval, every: recurring.interval_count };
};

/** A subscription whose first invoice is paid: how a hosted checkout leaves it. */
export function startSubscription(
  provider: Provider,
  wanted: {
    customer: string;
    price: Stripe.Price;
    metadata: Record<string, string>;
    method: Stripe.PaymentMethod;
    coupon?: Stripe.Coupon;
    at: number;
  },
): { subscription: Stripe.Subscription; invoice: Stripe.Invoice } | { declined: Stripe.Charge } {
  const { store } = provider;
  const { customer, price, metadata, method, coupon, at } = wanted;
  const { interval, every } = periodOf(price);
  const end = nextPeriodEnd(at, at, interval, every);
  const subscription = make('subscription', {
    customer,
    metadata,
    currency: price.currency,
    created: at,
    start_date: at,
    billing_cycle_anchor: at,
    billing_mode: {
      type: 'flexible',
      flexible: { proration_discounts: 'included' },
    } as Stripe.Subscription.BillingMode,
    collection_method: 'charge_automatically',
    default_payment_method: method.id,
    status: 'incomplete',
    test_clock: idOf(store.get('customer', customer).test_clock),
    discounts: [],
  });
  subscription.items = {
    object: 'list',
    has_more: false,
    url: `/v1/subscription_items?subscription=${subscription.id}`,
    data: [
      make('subscription_item', {
        created: at,
        subscription: subscription.id,
        price,
        quantity: 1,
        metadata: {},
        current_period_start: at,
        current_period_end: end,
      }),
    ],
  };
  store.put<'subscription'>(subscription);
  const invoice = makeInvoice(
    provider,
    subscription,
    [lineOf(provider, price, at, end)],
    'subscription_create',
    at,
    coupon,
  );
  if (!payInvoice(provider, invoice, subscription, at, true, method)) {
    // The person is asked for another card, and nothing of this stays: a hosted checkout begins anew.
    invoice.status = 'void';
    subscription.status = 'incomplete_expired';
    store.put<'invoice'>(invoice);
    store.put<'subscription'>(subscription);
    const last = store.owned('charge', customer).at(-1)!;
    return { declined: last };
  }
  subscription.status = 'active';
  store.put<'subscription'>(subscription);
  emit<'subscription'>(provider, 'customer.subscription.created', subscription, at);
  return { subscription, invoice };
}

export function cancelNow(provider: Provider, subscription: Stripe.Subscription, at: number, reason: string): void {
  subscription.status = 'canceled';
  subscription.canceled_at ??= at;
  subscription.ended_at = at;
  subscription.cancel_at_period_end = false;
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: reason as Stripe.Subscription.CancellationDetails['reason'],
  };
  provider.store.put<'subscription'>(subscription);
  emit<'subscription'>(provider, 'customer.subscription.deleted', subscription, at);
}

/** Cancels at the end of the period, or takes that back. */
export function setRenewal(provider: Provider, subscription: Stripe.Subscription, ends: boolean, at: number): void {
  if (!live(subscription))
    throw badRequest('A canceled subscription can only update its metadata.', 'cancel_at_period_end');
  subscription.cancel_at_period_end = ends;
  subscription.canceled_at = ends ? at : null;
  subscription.cancel_at = ends ? itemOf(subscription).current_period_end : null;
  provider.store.put<'subscription'>(subscription);
  emit<'subscription'>(provider, 'customer.subscription.updated', subscription, at);
}

/** What the present period of a subscription cost, after its coupon. */
function paidFor(provider: Provider, subscription: Stripe.Subscription): number {
  const invoice = provider.store
    .owned('invoice', idOf(subscription.customer)!)
    .findLast((one) => subscriptionOf(one) === subscription.id && one.status === 'paid');
  if (!invoice) return 0;
  return invoice.lines.data.reduce((price, { amount }) => price - Math.min(0, amount), invoice.total);
}

/**
 * Another price from now on: what is left of the present period is credited, and a new period begins.
 * @param strict whether a declined card leaves everything as it was
 * @throws ApiError 402 for a declined card if it does
 */
export function changePrice(
  provider: Provider,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  at: number,
  strict: boolean,
): void {
  if (subscription.status !== 'active') throw badRequest('Only an active subscription can change its price.', 'items');
  const was = structuredClone(subscription);
  const customer = provider.store.get('customer', idOf(subscription.customer)!);
  const { balance } = customer;
  const item = itemOf(subscription);
  const { interval, every } = periodOf(price);
  if (price.currency !== subscription.currency)
    throw badRequest('The price must be in the currency of the subscription.', 'items');
  const { current_period_start: start, current_period_end: end } = item;
  const left = Math.max(0, Math.min(1, (end - at) / (end - start)));
  const before = item.price;
  const credit: Line = {
    amount: -Math.round(paidFor(provider, subscription) * left),
    description: `Unused time on ${describe(provider, before)}`,
    period: { start: at, end },
    proration: true,
    price: before,
  };
  item.price = price;
  item.current_period_start = at;
  item.current_period_end = nextPeriodEnd(at, at, interval, every);
  subscription.billing_cycle_anchor = at;
  const lines = [...(credit.amount === 0 ? [] : [credit]), lineOf(provider, price, at, item.current_period_end)];
  const invoice = makeInvoice(provider, subscription, lines, 'subscription_update', at);
  if (!payInvoice(provider, invoice, subscription, at, true)) {
    if (strict) {
      invoice.status = 'void';
      provider.store.put<'invoice'>(invoice);
      provider.store.put<'subscription'>(Object.assign(subscription, was));
      if (customer.balance !== balance) {
        const { id, currency } = invoice;
        const why = { type: 'unapplied_from_invoice', currency, invoice: id } as const;
        moveBalance(provider, customer, balance - customer.balance, why, at);
      }
      throw declined(provider, customer.id);
    }
    pastDue(provider, subscription, invoice, at);
  }
  provider.store.put<'subscription'>(subscription);
  emit<'subscription'>(provider, 'customer.subscription.updated', subscription, at);
}

function pastDue(provider: Provider, subscription: Stripe.Subscription, invoice: Stripe.Invoice, at: number): void {
  const wait = RETRIES[invoice.attempt_count - 1];
  invoice.next_payment_attempt = wait === undefined ? null : at + wait;
  provider.store.put<'invoice'>(invoice);
  if (wait === undefined) {
    cancelNow(provider, subscription, at, 'payment_failed');
    return;
  }
  subscription.status = 'past_due';
  provider.store.put<'subscription'>(subscription);
  emit<'subscription'>(provider, 'customer.subscription.updated', subscription, at);
}

/**
 * Tries an open invoice of a subscription again.
 * @param present whether the person is there
 * @param scheduled whether it is one of our own tries
 */
export function retryInvoice(
  provider: Provider,
  invoice: Stripe.Invoice,
  at: number,
  present: boolean,
  scheduled = !present,
): boolean {
  const subscription = provider.store.get('subscription', subscriptionOf(invoice) ?? '');
  if (payInvoice(provider, invoice, subscription, at, present)) {
    if (subscription.status === 'past_due') {
      subscription.status = 'active';
      provider.store.put<'subscription'>(subscription);
      emit<'subscription'>(provider, 'customer.subscription.updated', subscription, at);
    }
    return true;
  }
  // A try that somebody asks for does not use up one of ours.
  if (!scheduled) invoice.attempt_count -= 1;
  else pastDue(provider, subscription, invoice, at);
  provider.store.put<'invoice'>(invoice);
  return false;
}

/** Has an open invoice paid now. @throws ApiError 402 if the card is declined */
export function payNow(provider: Provider, invoice: Stripe.Invoice, at: number, present: boolean): void {
  if (!retryInvoice(provider, invoice, at, present, false)) throw declined(provider, idOf(invoice.customer)!);
}

/** What the API says of the last charge of a customer, which failed. */
function declined(provider: Provider, customer: string): ApiError {
  const { failure_code, failure_message, id } = provider.store.owned('charge', customer).at(-1)!;
  return new ApiError(402, 'card_error', failure_message ?? '', { code: failure_code ?? 'card_declined', charge: id });
}

export const subscriptionOf = (invoice: Stripe.Invoice): string | null =>
  idOf(invoice.parent?.subscription_details?.subscription);

function renew(provider: Provider, subscription: Stripe.Subscription, at: number): void {
  const item = itemOf(subscription);
  const { interval, every } = periodOf(item.price);
  item.current_period_start = item.current_period_end;
  item.current_period_end = nextPeriodEnd(
    subscription.billing_cycle_anchor,
    item.current_period_start,
    interval,
    every,
  );
  provider.store.put<'subscription'>(subscription);
  const line = lineOf(provider, item.price, item.current_period_start, item.current_period_end);
  const invoice = makeInvoice(provider, subscription, [line], 'subscription_cycle', at);
  if (payInvoice(provider, invoice, subscription, at, false))
    emit<'subscription'>(provider, 'customer.subscription.updated', subscription, at);
  else pastDue(provider, subscription, invoice, at);
}

/** What a customer's time brings next: the end of a period, or another try of an invoice. */
export function nextDue(provider: Provider, customer: string): { at: number; run(): void } | null {
  const due: { at: number; run(): void }[] = [];
  for (const subscription of provider.store.owned('subscription', customer)) {
    if (!live(subscription)) continue;
    const end = itemOf(subscription).current_period_end;
    if (subscription.cancel_at_period_end)
      due.push({ at: end, run: () => cancelNow(provider, subscription, end, 'cancellation_requested') });
    else if (subscription.status === 'active') due.push({ at: end, run: () => renew(provider, subscription, end) });
  }
  for (const invoice of provider.store.owned('invoice', customer)) {
    const at = invoice.next_payment_attempt;
    if (invoice.status !== 'open' || at === null) continue;
    const subscription = provider.store.find('subscription', subscriptionOf(invoice));
    if (subscription?.status === 'past_due')
      due.push({ at, run: () => void retryInvoice(provider, invoice, at, false) });
  }
  return due.reduce<(typeof due)[number] | null>((first, one) => (!first || one.at < first.at ? one : first), null);
}
