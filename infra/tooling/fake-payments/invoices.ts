import type Stripe from 'stripe';
import { badRequest } from './api-error';
import { moveBalance } from './balances';
import { charge } from './charging';
import { idOf, make } from './objects';
import { emit, type Provider } from './provider';

export interface Line {
  amount: number;
  description: string;
  period: { start: number; end: number };
  proration: boolean;
  price: Stripe.Price;
}

const list = <T>(url: string, data: T[]): Stripe.ApiList<T> => ({ object: 'list', data, has_more: false, url });

/** The card of the subscription goes before that of the customer. */
const methodOf = (provider: Provider, subscription: Stripe.Subscription) => {
  const customer = provider.store.get('customer', idOf(subscription.customer)!);
  return provider.store.find(
    'payment_method',
    idOf(subscription.default_payment_method) ?? idOf(customer.invoice_settings.default_payment_method),
  );
};

/** What a coupon takes off an amount. */
export function discounted(coupon: Stripe.Coupon | undefined, amount: number): number {
  if (!coupon) return 0;
  return Math.min(amount, coupon.amount_off ?? Math.round((amount * (coupon.percent_off ?? 0)) / 100));
}

/** A finished invoice, which is open until it is paid. Credit of the customer is used up first. */
export function makeInvoice(
  provider: Provider,
  subscription: Stripe.Subscription,
  lines: Line[],
  reason: Stripe.Invoice.BillingReason,
  at: number,
  coupon?: Stripe.Coupon,
): Stripe.Invoice {
  const { store } = provider;
  const { currency } = subscription;
  const customer = store.get('customer', idOf(subscription.customer)!);
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const off = subtotal > 0 ? discounted(coupon, subtotal) : 0;
  const total = subtotal - off;
  const starting = customer.balance;
  // Credit is of one currency.
  const isOther = (customer.currency ?? currency) !== currency;
  if (starting !== 0 && isOther && total < 0)
    throw badRequest('You cannot combine currencies on a single customer.', 'currency');
  const usable = isOther ? 0 : Math.min(0, starting);
  // A negative total becomes credit, which is a negative balance.
  const due = Math.max(0, total + usable);
  const ending = starting + total - due;
  const invoice = make('invoice', {
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_address: customer.address ?? null,
    currency,
    created: at,
    effective_at: at,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    auto_advance: true,
    amount_due: due,
    amount_remaining: due,
    subtotal,
    total,
    subtotal_excluding_tax: subtotal,
    total_excluding_tax: total,
    starting_balance: starting,
    ending_balance: ending,
    status: 'open',
    period_start: at,
    period_end: at,
    issuer: { type: 'self' },
    number: `WM-${String(store.count('invoice') + 1).padStart(6, '0')}`,
    automatic_tax: { enabled: false, status: null, liability: null, disabled_reason: null, provider: null },
    status_transitions: { finalized_at: at, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    metadata: {},
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
  });
  invoice.hosted_invoice_url = `${provider.url}/invoices/${invoice.id}`;
  invoice.lines = list(
    `/v1/invoices/${invoice.id}/lines`,
    lines.map(({ amount, description, period, proration, price }) =>
      make('line_item', {
        amount,
        currency,
        description,
        period,
        invoice: invoice.id,
        quantity: 1,
        subtotal: amount,
        subscription: subscription.id,
        discountable: !proration,
        metadata: subscription.metadata,
        pricing: {
          type: 'price_details',
          price_details: { price: price.id, product: idOf(price.product)! },
          unit_amount_decimal: String(price.unit_amount),
        } as unknown as Stripe.InvoiceLineItem.Pricing,
        parent: {
          type: 'subscription_item_details',
          invoice_item_details: null,
          subscription_item_details: {
            invoice_item: null,
            proration,
            proration_details: null,
            subscription: subscription.id,
            subscription_item: subscription.items.data[0]!.id,
          },
        } as Stripe.InvoiceLineItem.Parent,
      }),
    ),
  );
  store.put<'invoice'>(invoice);
  const why = { type: 'applied_to_invoice', currency, invoice: invoice.id } as const;
  if (customer.balance !== ending) moveBalance(provider, customer, ending - customer.balance, why, at);
  subscription.latest_invoice = invoice.id;
  store.put<'subscription'>(subscription);
  emit<'invoice'>(provider, 'invoice.created', invoice, at);
  emit<'invoice'>(provider, 'invoice.finalized', invoice, at);
  return invoice;
}

function settle(provider: Provider, invoice: Stripe.Invoice, at: number, intent: string | null): void {
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    auto_advance: false,
  });
  invoice.status_transitions.paid_at = at;
  provider.store.put<'invoice'>(invoice);
  const payment = intent && paymentOf(provider, invoice.id);
  if (payment) {
    Object.assign(payment, { status: 'paid', amount_paid: invoice.amount_due });
    payment.status_transitions.paid_at = at;
    provider.store.put<'invoice_payment'>(payment);
  }
  emit<'invoice'>(provider, 'invoice.paid', invoice, at);
}

export const paymentsOf = (provider: Provider, invoice: string): Stripe.InvoicePayment[] =>
  provider.store.owned('invoice_payment', invoice);
const paymentOf = (provider: Provider, invoice: string) => paymentsOf(provider, invoice)[0];

/**
 * Tries to collect an open invoice.
 * @param present whether the person is there
 * @returns whether it is paid
 */
export function payInvoice(
  provider: Provider,
  invoice: Stripe.Invoice,
  subscription: Stripe.Subscription,
  at: number,
  present: boolean,
  method = methodOf(provider, subscription),
): boolean {
  if (invoice.status !== 'open') throw badRequest('This invoice can no longer be paid.', 'invoice');
  invoice.attempted = true;
  if (invoice.amount_due === 0) {
    settle(provider, invoice, at, null);
    return true;
  }
  invoice.attempt_count += 1;
  if (!method) {
    provider.store.put<'invoice'>(invoice);
    emit<'invoice'>(provider, 'invoice.payment_failed', invoice, at);
    return false;
  }
  const before = paymentOf(provider, invoice.id);
  const intent = before ? provider.store.find('payment_intent', idOf(before.payment.payment_intent)) : undefined;
  const made = charge(
    provider,
    {
      customer: idOf(invoice.customer)!,
      amount: invoice.amount_due,
      currency: invoice.currency,
      method,
      metadata: {},
      description: invoice.lines.data.at(-1)?.description ?? null,
      present,
      at,
    },
    intent,
  );
  if (!before)
    provider.store.put<'invoice_payment'>(
      make('invoice_payment', {
        amount_requested: invoice.amount_due,
        created: at,
        currency: invoice.currency,
        invoice: invoice.id,
        is_default: true,
        payment: { type: 'payment_intent', payment_intent: idOf(made.payment_intent)! },
        status: 'open',
        status_transitions: { canceled_at: null, paid_at: null },
      }),
    );
  if (made.paid) {
    settle(provider, invoice, at, idOf(made.payment_intent));
    return true;
  }
  provider.store.put<'invoice'>(invoice);
  emit<'invoice'>(provider, 'invoice.payment_failed', invoice, at);
  return false;
}
