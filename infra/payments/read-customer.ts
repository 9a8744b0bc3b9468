import type Stripe from 'stripe';
import type {
  ChargeState,
  CheckoutState,
  CustomerState,
  Plan,
  SubscriptionState,
} from '~/domain/purchases/payment/provider';

/** Ids of our products at the provider. */
export const PRODUCT_PREFIX = 'wardmates-';
/** Objects of one kind in one answer. */
const PAGE_SIZE = 100;

async function every<T>(list: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of list) all.push(one);
  return all;
}

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
const date = (seconds: number): Date => new Date(seconds * 1_000);
const slugOf = (product: string | null): string =>
  product?.startsWith(PRODUCT_PREFIX) ? product.slice(PRODUCT_PREFIX.length) : '';
const orderOf = (metadata: Stripe.Metadata | null | undefined): number | null => Number(metadata?.order_id) || null;
const planOf = (price: Stripe.Price): Plan => (price.recurring?.interval === 'month' ? 'monthly' : 'yearly');

const STATUS: Record<string, SubscriptionState['status']> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
};

function subscriptionState(one: Stripe.Subscription): SubscriptionState[] {
  const item = one.items.data[0];
  // Its first payment did not succeed: nothing was bought.
  if (!item || one.status === 'incomplete' || one.status === 'incomplete_expired') return [];
  return [
    {
      id: one.id,
      product: slugOf(idOf(item.price.product)),
      plan: planOf(item.price),
      status: STATUS[one.status] ?? 'ended',
      currency: item.price.currency.toUpperCase(),
      amount: item.price.unit_amount ?? 0,
      period_end: date(one.ended_at ?? item.current_period_end),
      ends: one.cancel_at_period_end || one.cancel_at !== null || one.ended_at !== null,
    },
  ];
}

/** What an invoice pays for: the latest period of a line that is not a credit. */
function coverOf(invoice: Stripe.Invoice): Pick<ChargeState, 'product' | 'from' | 'until'> {
  const line = invoice.lines.data
    .filter(({ amount, parent }) => amount >= 0 && !parent?.subscription_item_details?.proration)
    .reduce<Stripe.InvoiceLineItem | null>(
      (last, one) => (!last || one.period.end > last.period.end ? one : last),
      null,
    );
  if (!line) return { product: '', from: null, until: null };
  return {
    product: slugOf(idOf(line.pricing?.price_details?.product)),
    from: date(line.period.start),
    until: date(line.period.end),
  };
}

const ofInvoice = (invoice: Stripe.Invoice) => ({
  ...coverOf(invoice),
  order_id: orderOf(invoice.parent?.subscription_details?.metadata),
  subscription: idOf(invoice.parent?.subscription_details?.subscription),
  first: invoice.billing_reason !== 'subscription_cycle',
});

/**
 * The charges, each with what it pays for. A charge whose invoice is not known yet is left out: an event tells of it, or the sweep
 * finds it.
 */
function chargeStates(invoices: Stripe.Invoice[], charges: Stripe.Charge[]): ChargeState[] {
  const byIntent = new Map<string, Stripe.Invoice>();
  for (const invoice of invoices)
    for (const { payment } of invoice.payments?.data ?? []) {
      const intent = idOf(payment.payment_intent);
      if (intent) byIntent.set(intent, invoice);
    }
  const collected = charges.flatMap((charge): ChargeState[] => {
    const invoice = byIntent.get(idOf(charge.payment_intent) ?? '');
    if (!invoice || charge.status === 'pending') return [];
    return [
      {
        ...ofInvoice(invoice),
        id: charge.id,
        amount: charge.amount,
        refunded: charge.disputed ? charge.amount : charge.amount_refunded,
        currency: charge.currency.toUpperCase(),
        state: charge.paid ? 'paid' : 'failed',
        failure: charge.failure_code ?? '',
        at: date(charge.created),
      },
    ];
  });
  const free = invoices
    .filter(({ status, amount_due }) => status === 'paid' && amount_due === 0)
    .map((invoice): ChargeState => ({
      ...ofInvoice(invoice),
      id: invoice.id,
      amount: 0,
      refunded: 0,
      currency: invoice.currency.toUpperCase(),
      state: 'paid',
      failure: '',
      at: date(invoice.created),
    }));
  return [...collected, ...free.filter(({ until }) => until !== null)];
}

/** What is neither open nor complete is over. */
export const pageState = (status: Stripe.Checkout.Session['status']): CheckoutState['status'] =>
  status === 'complete' ? 'complete' : status === 'open' ? 'open' : 'expired';

const lastFourOf = (customer: Stripe.Customer): string | null => {
  const method = customer.invoice_settings.default_payment_method;
  return typeof method === 'object' ? (method?.card?.last4 ?? null) : null;
};

/**
 * Reads a customer. Invoices are read before charges, so that the charge of a paid invoice is never missing; what changes between
 * two reads brings an event of its own.
 */
export async function readCustomer(client: Stripe, id: string): Promise<CustomerState> {
  const whose = { customer: id, limit: PAGE_SIZE };
  const customer = await client.customers.retrieve(id, { expand: ['invoice_settings.default_payment_method'] });
  const subscriptions = await every(client.subscriptions.list({ ...whose, status: 'all' }));
  const invoices = await every(client.invoices.list({ ...whose, expand: ['data.payments'] }));
  const charges = await every(client.charges.list(whose));
  const sessions = await every(client.checkout.sessions.list(whose));
  return {
    deleted: customer.deleted === true,
    country: customer.deleted ? null : (customer.address?.country ?? null),
    last_four: customer.deleted ? null : lastFourOf(customer),
    subscriptions: subscriptions.flatMap(subscriptionState),
    charges: chargeStates(invoices, charges),
    checkouts: sessions.map((session) => ({
      session: session.id,
      order_id: orderOf(session.metadata),
      status: pageState(session.status),
    })),
  };
}
