import type Stripe from 'stripe';
import type {
  ChargeState,
  CheckoutState,
  CreditMove,
  CustomerState,
  InvoiceState,
  NewCard,
  Plan,
  SubscriptionState,
} from '~/domain/purchases/payment/provider';

const PRODUCT_PREFIX = 'wardmates-';
/** Slugs of products have single hyphens. */
const LANGUAGE = /--[a-z]{2}$/;
/** The id of a product of ours at the provider. Its name there is in one language: each language has a product of its own. */
export const productId = (slug: string, language: string): string =>
  `${PRODUCT_PREFIX}${slug}${language === 'en' ? '' : `--${language}`}`;
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
export const slugOf = (product: string | null): string =>
  product?.startsWith(PRODUCT_PREFIX) ? product.slice(PRODUCT_PREFIX.length).replace(LANGUAGE, '') : '';
const orderOf = (metadata: Stripe.Metadata | null | undefined): number | null => Number(metadata?.order_id) || null;
const planOf = (price: Stripe.Price): Plan => (price.recurring?.interval === 'month' ? 'monthly' : 'yearly');

const STATUS: Record<string, SubscriptionState['status']> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
};

function subscriptionState(one: Stripe.Subscription, invoices: Stripe.Invoice[]): SubscriptionState[] {
  const item = one.items.data[0];
  // Its first payment did not succeed: nothing was bought.
  if (!item || one.status === 'incomplete' || one.status === 'incomplete_expired') return [];
  return [
    {
      id: one.id,
      order_id: orderOf(one.metadata),
      product: slugOf(idOf(item.price.product)),
      plan: planOf(item.price),
      status: STATUS[one.status] ?? 'ended',
      currency: item.price.currency.toUpperCase(),
      amount: item.price.unit_amount ?? 0,
      period_end: date(one.ended_at ?? item.current_period_end),
      ends: one.cancel_at_period_end || one.cancel_at !== null || one.ended_at !== null,
      invoice_url:
        (STATUS[one.status] === 'past_due' &&
          invoices.find(
            ({ status, parent }) => status === 'open' && idOf(parent?.subscription_details?.subscription) === one.id,
          )?.hosted_invoice_url) ||
        '',
    },
  ];
}

/** What an invoice pays for: the latest period of a line that is not a credit. What is billed once has no period: it begins and ends at one moment. */
function coverOf(invoice: Stripe.Invoice): Pick<ChargeState, 'product' | 'from' | 'until'> {
  const line = invoice.lines.data
    .filter(
      ({ amount, parent, period }) =>
        amount >= 0 && period.end > period.start && !parent?.subscription_item_details?.proration,
    )
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

const subscriptionOf = (invoice: Stripe.Invoice) => idOf(invoice.parent?.subscription_details?.subscription);

const ofInvoice = (invoice: Stripe.Invoice) => ({
  ...coverOf(invoice),
  invoice: invoice.id,
  order_id: orderOf(invoice.parent?.subscription_details?.metadata),
  subscription: subscriptionOf(invoice),
  first: invoice.billing_reason !== 'subscription_cycle',
});

/** An invoice of a subscription, as the money moves through it. */
function invoiceStates(invoices: Stripe.Invoice[]): InvoiceState[] {
  return invoices.toReversed().flatMap((invoice): InvoiceState[] => {
    const subscription = subscriptionOf(invoice);
    const { status, starting_balance, ending_balance } = invoice;
    if (!subscription || status === 'void' || status === 'draft' || status === null) return [];
    const released = invoice.lines.data.reduce((all, { amount }) => all + Math.max(0, -amount), 0);
    return [
      {
        ...coverOf(invoice),
        id: invoice.id,
        subscription,
        currency: invoice.currency.toUpperCase(),
        at: date(invoice.created),
        paid: status === 'paid',
        price: invoice.total + released,
        released,
        // Credit is a negative balance.
        credit: (ending_balance ?? starting_balance) - starting_balance,
        due: invoice.amount_due,
      },
    ];
  });
}

/** Changes of the balance that no invoice made, oldest first. */
function movesOf(all: Stripe.CustomerBalanceTransaction[]): CreditMove[] {
  let after: string | null = null;
  return all.toReversed().flatMap(({ invoice, amount, currency }): CreditMove[] => {
    if (!invoice) return [{ after, amount: -amount, currency: currency.toUpperCase() }];
    after = idOf(invoice);
    return [];
  });
}

/** The mark of a refund that leaves access as it is. */
export const KEEPS_ACCESS = 'keeps_access';

/**
 * The charges, each with what it pays for. A charge whose invoice is not known yet is left out: an event tells of it, or the sweep
 * finds it.
 */
function chargeStates(invoices: Stripe.Invoice[], charges: Stripe.Charge[], refunds: Stripe.Refund[]): ChargeState[] {
  const goodwill = new Map<string, number>();
  for (const { charge, amount, metadata } of refunds) {
    const id = idOf(charge) ?? '';
    if (metadata?.[KEEPS_ACCESS] === 'yes') goodwill.set(id, (goodwill.get(id) ?? 0) + amount);
  }
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
        disputed: charge.disputed,
        refunded: charge.disputed ? charge.amount : charge.amount_refunded,
        goodwill: goodwill.get(charge.id) ?? 0,
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
      disputed: false,
      refunded: 0,
      goodwill: 0,
      currency: invoice.currency.toUpperCase(),
      state: 'paid',
      failure: '',
      at: date(invoice.created),
    }));
  return [...collected, ...free.filter(({ until }) => until !== null)];
}

/** What is neither open nor complete is over. A page is complete before its money has come if that takes days. */
export const pageState = ({
  status,
  payment_status,
}: Pick<Stripe.Checkout.Session, 'status' | 'payment_status'>): CheckoutState['status'] => {
  if (status === 'complete') return payment_status === 'unpaid' ? 'pending' : 'complete';
  return status === 'open' ? 'open' : 'expired';
};

/** Where the customer keeps the page of the card that was taken last. */
export const CARD_PAGE = 'card_page';

/** Whether a subscription will charge again, or tries to. */
export const charges = ({ status }: Pick<Stripe.Subscription, 'status'>): boolean => status in STATUS;

const digitsOf = (method: string | Stripe.PaymentMethod | null): string | null =>
  typeof method === 'object' ? (method?.card?.last4 ?? null) : null;

/** A hosted page keeps its card with the subscription, which goes before that of the customer. The newest subscription is the first. */
function lastFourOf(customer: Stripe.Customer, subscriptions: Stripe.Subscription[]): string | null {
  const running = subscriptions.filter(charges);
  for (const { default_payment_method } of running.length > 0 ? running : subscriptions) {
    const digits = digitsOf(default_payment_method);
    if (digits) return digits;
  }
  return digitsOf(customer.invoice_settings.default_payment_method);
}

/** The card that was typed last, on a page that was opened to change it, unless that has been taken. */
function newCardOf(customer: Stripe.Customer, sessions: Stripe.Checkout.Session[]): NewCard | null {
  let last: { page: string; method: Stripe.PaymentMethod } | null = null;
  for (const { id, mode, status, setup_intent } of sessions) {
    if (mode !== 'setup' || status !== 'complete' || typeof setup_intent !== 'object') continue;
    const method = setup_intent?.payment_method;
    if (typeof method !== 'object' || !method?.customer) continue;
    if (!last || method.created > last.method.created) last = { page: id, method };
  }
  return last && last.page !== customer.metadata[CARD_PAGE] ? { page: last.page, card: last.method.id } : null;
}

/**
 * Reads a customer. Invoices are read before charges, so that the charge of a paid invoice is never missing; what changes between
 * two reads brings an event of its own.
 */
export async function readCustomer(client: Stripe, id: string): Promise<CustomerState> {
  const whose = { customer: id, limit: PAGE_SIZE };
  const customer = await client.customers.retrieve(id, { expand: ['invoice_settings.default_payment_method'] });
  const subscriptions = await every(
    client.subscriptions.list({ ...whose, status: 'all', expand: ['data.default_payment_method'] }),
  );
  const invoices = await every(client.invoices.list({ ...whose, expand: ['data.payments'] }));
  const collected = await every(client.charges.list(whose));
  const sessions = await every(
    client.checkout.sessions.list({ ...whose, expand: ['data.setup_intent.payment_method'] }),
  );
  const refunds: Stripe.Refund[] = [];
  for (const { id: charge, amount, amount_refunded } of collected)
    if (amount_refunded > 0 && amount_refunded < amount)
      refunds.push(...(await every(client.refunds.list({ charge, limit: PAGE_SIZE }))));
  // Few customers ever have credit.
  const hadCredit =
    !customer.deleted &&
    (customer.balance !== 0 || invoices.some((one) => one.starting_balance !== 0 || (one.ending_balance ?? 0) !== 0));
  const moves = hadCredit ? await every(client.customers.listBalanceTransactions(id, { limit: PAGE_SIZE })) : [];
  return stateOf({ customer, subscriptions, invoices, collected, sessions, refunds, moves });
}

/** What was read of a customer; lists are newest first, as the provider has them. */
export interface Read {
  customer: Stripe.Customer | Stripe.DeletedCustomer;
  subscriptions: Stripe.Subscription[];
  invoices: Stripe.Invoice[];
  collected: Stripe.Charge[];
  sessions: Stripe.Checkout.Session[];
  refunds: Stripe.Refund[];
  moves: Stripe.CustomerBalanceTransaction[];
}

export function stateOf({
  customer,
  subscriptions,
  invoices,
  collected,
  sessions,
  refunds,
  moves,
}: Read): CustomerState {
  return {
    deleted: customer.deleted === true,
    country: customer.deleted ? null : (customer.address?.country ?? null),
    last_four: customer.deleted ? null : lastFourOf(customer, subscriptions),
    new_card: customer.deleted ? null : newCardOf(customer, sessions),
    subscriptions: subscriptions.flatMap((one) => subscriptionState(one, invoices)),
    credit: customer.deleted ? 0 : Math.max(0, -customer.balance),
    credit_currency: customer.deleted ? '' : (customer.currency ?? '').toUpperCase(),
    email: customer.deleted ? null : customer.email,
    invoices: invoiceStates(invoices),
    moves: movesOf(moves),
    charges: chargeStates(invoices, collected, refunds),
    checkouts: sessions.map((session) => ({
      session: session.id,
      order_id: orderOf(session.metadata),
      country: session.customer_details?.address?.country ?? null,
      status: pageState(session),
    })),
  };
}
