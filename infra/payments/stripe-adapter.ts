import Stripe from 'stripe';
import {
  BadEvent,
  BadSignature,
  type CheckoutState,
  type PaymentProvider,
  type PlanWish,
  ProviderRefused,
} from '~/domain/purchases/payment/provider';
import type { PaymentsConfig } from '../process/config';
import { asked } from './failures';
import { CARD_PAGE, charges, KEEPS_ACCESS, pageState, productId, readCustomer, slugOf } from './read-customer';

/** The version that the pinned client library was made for. */
const API_VERSION = '2026-10-28.endive';
/** How old the signature of a webhook may be, in seconds. */
export const SIGNATURE_AGE = 300;
/** For one request to the provider, in milliseconds. A person waits shorter (`check-out.ts`). */
const TIMEOUT = 10_000;

/** Changes of plan that may be declined within a day before one is refused without asking the card. */
const CHANGES_MAX = 20;

/** Whether a card was declined when the same was asked before: the answer to a key is kept for a day. */
const isReplayed = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError && error.headers?.['idempotent-replayed'] === 'true';

const INTERVALS = {
  yearly: { interval: 'year', interval_count: 1 },
  monthly: { interval: 'month', interval_count: 1 },
} as const;

function clientOf({ secretKey, apiBase }: PaymentsConfig): Stripe {
  const local = apiBase ? new URL(apiBase) : null;
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(local ? { host: local.hostname, port: local.port, protocol: 'http' as const } : {}),
  });
}

const priceData = (product: string, { plan, currency, amount }: Pick<PlanWish, 'plan' | 'currency' | 'amount'>) => ({
  product,
  currency: currency.toLowerCase(),
  unit_amount: amount,
  tax_behavior: 'inclusive' as const,
  recurring: INTERVALS[plan],
});

const idOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : ((value as { id?: string } | null)?.id ?? null);

/** Makes what a session names if the provider does not have it: the same id is one thing, however often it is made. */
async function ensure(make: () => Promise<unknown>): Promise<void> {
  await asked(make).catch((error: unknown) => {
    if (!(error instanceof ProviderRefused && error.code === 'resource_already_exists')) throw error;
  });
}

/** Products and coupons, made at the provider when they are first needed. */
function openCatalogue(client: Stripe) {
  /** Products and coupons that this process knows to be there. */
  const known = new Set<string>();

  async function ensureOnce(name: string, make: () => Promise<unknown>): Promise<void> {
    if (known.has(name)) return;
    await ensure(make);
    known.add(name);
  }

  /** @returns the id of the product at the provider */
  async function ensureProduct(wish: { product: string; product_name: string; language: string }): Promise<string> {
    const product = productId(wish.product, wish.language);
    const name = wish.product_name;
    await ensureOnce(`${product} ${name}`, async () => {
      await ensure(() => client.products.create({ id: product, name }));
      // It may have another name since it was made.
      await asked(() => client.products.update(product, { name }));
    });
    return product;
  }

  return { ensureOnce, ensureProduct };
}
type Catalogue = ReturnType<typeof openCatalogue>;

const customersOf = (
  client: Stripe,
): Pick<PaymentProvider, 'createCustomer' | 'readCustomer' | 'useCard' | 'openPortal'> => ({
  createCustomer: ({ account_id, email, country, language }) =>
    asked(async () => {
      const customer = await client.customers.create(
        {
          email,
          preferred_locales: [language],
          metadata: { account_id: String(account_id) },
          ...(country ? { address: { country } } : {}),
        },
        { idempotencyKey: `customer-${account_id}-${email}-${country}-${language}` },
      );
      return customer.id;
    }),

  readCustomer: (customer) => asked(() => readCustomer(client, customer)),

  useCard: ({ customer, page, card }) =>
    asked(async () => {
      const running = client.subscriptions.list({ customer, limit: 100 });
      for await (const one of running)
        if (charges(one) && idOf(one.default_payment_method) !== card)
          await client.subscriptions.update(one.id, { default_payment_method: card });
      for await (const { id } of client.invoices.list({ customer, status: 'open', limit: 100 }))
        await client.invoices.pay(id!, { payment_method: card }).catch((error: unknown) => {
          // Declined, or paid meanwhile: the provider tries again by itself.
          if (
            !(
              error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError
            )
          )
            throw error;
        });
      // Last: a try that ends before this is done again.
      await client.customers.update(customer, {
        invoice_settings: { default_payment_method: card },
        metadata: { [CARD_PAGE]: page },
      });
    }),

  openPortal: (customer, return_url) =>
    asked(async () => (await client.billingPortal.sessions.create({ customer, return_url })).url),
});

function checkoutOf(
  client: Stripe,
  { ensureOnce, ensureProduct }: Catalogue,
): Pick<PaymentProvider, 'openCheckout' | 'openCardChange' | 'closeCheckout'> {
  async function statusOf(session: string): Promise<CheckoutState['status']> {
    return pageState(await client.checkout.sessions.retrieve(session));
  }

  return {
    async openCheckout(wish) {
      const product = await ensureProduct(wish);
      const { coupon } = wish;
      const couponId = coupon && `${coupon.code}-${coupon.percent_off}`;
      if (coupon)
        await ensureOnce(couponId!, () =>
          client.coupons.create({ id: couponId!, percent_off: coupon.percent_off, duration: 'once' }),
        );
      const metadata = { order_id: String(wish.order_id) };
      return asked(async () => {
        const { id, url } = await client.checkout.sessions.create(
          {
            mode: 'subscription',
            // A page of a method that pays days later is complete before it is paid.
            allowed_payment_method_types: ['card'],
            customer: wish.customer,
            client_reference_id: String(wish.order_id),
            metadata,
            subscription_data: { metadata },
            line_items: [
              {
                quantity: 1,
                price_data: priceData(product, wish),
              },
            ],
            ...(couponId ? { discounts: [{ coupon: couponId }] } : {}),
            locale: wish.language === 'es' ? 'es' : 'en-GB',
            billing_address_collection: 'required',
            customer_update: { address: 'auto' },
            success_url: wish.success_url,
            cancel_url: wish.cancel_url,
            expires_at: Math.floor(wish.expires_at.getTime() / 1_000),
          },
          { idempotencyKey: `order-${wish.order_id}` },
        );
        return { session: id, url: url! };
      });
    },

    openCardChange: ({ customer, language, success_url, cancel_url }) =>
      asked(async () => {
        const { id, url } = await client.checkout.sessions.create({
          mode: 'setup',
          allowed_payment_method_types: ['card'],
          currency: 'gbp',
          customer,
          locale: language === 'es' ? 'es' : 'en-GB',
          success_url,
          cancel_url,
        });
        return { session: id, url: url! };
      }),

    closeCheckout: (session) =>
      asked(async () => {
        const before = await statusOf(session);
        if (before !== 'open') return before;
        await client.checkout.sessions.expire(session).catch((error: unknown) => {
          // Paid, or over, since it was read.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        });
        return statusOf(session);
      }),
  };
}

const subscriptionsOf = (
  client: Stripe,
  { ensureProduct }: Catalogue,
): Pick<PaymentProvider, 'endRenewal' | 'changePlan'> => ({
  endRenewal: (subscription, when) =>
    asked(async () => {
      const { status, cancel_at_period_end } = await client.subscriptions.retrieve(subscription);
      if (status === 'canceled' || status === 'incomplete_expired') return;
      if (when === 'now') await client.subscriptions.cancel(subscription);
      else if (cancel_at_period_end !== (when === 'period-end'))
        await client.subscriptions.update(subscription, { cancel_at_period_end: when === 'period-end' });
    }),

  changePlan: (wish) =>
    asked(async () => {
      const { items, cancel_at_period_end } = await client.subscriptions.retrieve(wish.subscription);
      const item = items.data[0];
      if (!item) return;
      const before = idOf(item.price.product)!;
      const same = slugOf(before) === wish.product;
      if (same && item.price.recurring?.interval === INTERVALS[wish.plan].interval) return;
      const product = same ? before : await ensureProduct(wish);
      const change: Stripe.SubscriptionUpdateParams = {
        items: [{ id: item.id, price_data: priceData(product, wish) }],
        ...(cancel_at_period_end ? { cancel_at_period_end: false } : {}),
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      };
      // Two presses saw the same price, and are one change.
      const seen = `plan-${wish.subscription}-${item.price.id}-${wish.product}-${wish.plan}-${item.current_period_start}`;
      for (let attempt = 0; ; attempt += 1)
        try {
          await client.subscriptions.update(wish.subscription, change, { idempotencyKey: `${seen}-${attempt}` });
          return;
        } catch (error) {
          if (attempt === CHANGES_MAX || !isReplayed(error)) throw error;
        }
    }),
});

const moneyOf = (client: Stripe): Pick<PaymentProvider, 'refund' | 'takeCredit' | 'chargesSince'> => ({
  refund: ({ charge, amount, key, keeps_access }) =>
    asked(async () => {
      // The provider forgets keys after a day. What it has given back stays in its list.
      for await (const { metadata } of client.refunds.list({ charge, limit: 100 })) if (metadata?.key === key) return;
      const metadata = { key, ...(keeps_access ? { [KEEPS_ACCESS]: 'yes' } : {}) };
      await client.refunds.create({ charge, amount, metadata }, { idempotencyKey: key });
    }),

  takeCredit: ({ customer, amount, currency, key }) =>
    asked(async () => {
      const wish = {
        amount,
        currency: currency.toLowerCase(),
        description: 'No money is behind it',
        metadata: { key },
      };
      await client.customers.createBalanceTransaction(customer, wish, { idempotencyKey: key });
    }),

  chargesSince: (since, most) =>
    asked(async () => {
      const found: Stripe.Charge[] = [];
      const list = client.charges.list({ created: { gte: Math.floor(since.getTime() / 1_000) }, limit: 100 });
      for await (const charge of list) {
        found.push(charge);
        if (found.length === most) break;
      }
      return found.map((charge) => ({
        id: charge.id,
        customer: idOf(charge.customer) ?? '',
        paid: charge.paid,
        refunded: charge.disputed ? charge.amount : charge.amount_refunded,
        at: new Date(charge.created * 1_000),
      }));
    }),
});

/** The provider through its official client library. No card number ever comes here: cards are typed on the provider's pages. */
export function openStripe(config: PaymentsConfig, now: () => Date): PaymentProvider {
  const client = clientOf(config);
  const catalogue = openCatalogue(client);
  return {
    ...customersOf(client),
    ...checkoutOf(client, catalogue),
    ...subscriptionsOf(client, catalogue),
    ...moneyOf(client),
    customerOfEvent(body, signature) {
      let event: Stripe.Event;
      try {
        event = client.webhooks.constructEvent(
          body,
          signature,
          config.webhookSecret,
          SIGNATURE_AGE,
          undefined,
          now().getTime(),
        );
      } catch {
        throw new BadSignature();
      }
      const object: { object?: string; id?: string; customer?: unknown } | null | undefined = event?.data?.object;
      if (typeof object !== 'object' || object === null) throw new BadEvent();
      return object.object === 'customer' ? (object.id ?? null) : idOf(object.customer);
    },
  };
}
