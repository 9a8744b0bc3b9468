import { z } from 'zod';
import { goTo } from '~/domain/accounts/contract';
import { tick } from '~/domain/accounts/consent/tick';
import { call, done, formInt, id, live, page } from '~/domain/kit/contract';
import { country, productSlug } from '../products/contract';
import { PLANS } from './provider';

/** Where the provider says that something happened. The signature of the body proves who says it. */
export const webhookPath = '/payment/webhook/';

const hosted = z.object({
  /** Of the provider's hosted page, and its address. */
  session_id: z.string(),
  url: z.string(),
});

export const checkout = call({
  method: 'POST',
  path: '/payment/checkout/',
  access: 'registered',
  summary:
    'Order a product, and get the address of the page on which it is paid. Asked again while that page is open, the answer is the same page. The country of the billing address decides the price.',
  spec: 'spec 2 §2, §9',
  input: z.object({
    product: z.string().max(60),
    plan: z.enum(PLANS).catch('yearly').default('yearly'),
    /** `GBP` if it is offered beside the currency of the country. */
    currency: z
      .string()
      .regex(/^([A-Z]{3})?$/)
      .catch('')
      .default(''),
    coupon: z.string().trim().max(30).default(''),
    /** Of the billing address, ISO 3166-1 alpha-2; it decides the price. Without it, the country that is known of the account. */
    country: country.catch('').default(''),
    /** The two consents: the terms of sale, and that it starts at once. */
    accept_terms: tick,
    start_now: tick,
    /** Where to go back to afterwards. */
    next: z.string().max(2_000).default('/'),
    /** The total that was shown, in the smallest unit. An order of another total is refused with `price-changed`. */
    total: formInt().min(0).optional(),
    /** Products that the page showed to overlap with this one. An order that overlaps with another one is refused with `offer-changed`. */
    overlaps: z.array(productSlug).max(50).default([]),
    /** That the page said that a withdrawal pays for the days until it. */
    pays_used_days: tick,
  }),
  output: hosted.extend({ order_id: z.number().int() }),
});

export const orderSnapshot = z.object({
  order_id: z.number().int(),
  plan: z.enum(PLANS).default('yearly'),
  /**
   * Set if the billing address was of a country in which another price holds: all of the money went back. With that country, and its
   * price in the smallest unit; 0 if it is not sold.
   */
  returned: z.object({ country: z.string(), currency: z.string(), amount: z.number().int() }).nullable().default(null),
  state: z.enum(['open', 'paid', 'closed']),
  product: z.string(),
  /** In the language of the account. */
  product_name: z.string(),
  /** What is paid first, in the smallest unit; a coupon is taken off. */
  total: z.number().int(),
  currency: z.string(),
  next_url: z.string(),
  version: z.number().int(),
});

/** Where the provider's page leads to. */
export const orderPage = page({
  path: '/payment/orders/:order_id/',
  example: 'order',
  access: 'registered',
  summary: 'How an order of one’s own stands. Looking at it asks the provider again while it is open.',
  params: z.object({ order_id: id() }),
  data: orderSnapshot,
});

export const paymentOrder = live({
  name: 'payment.order',
  key: id(),
  snapshot: orderSnapshot,
  poll: {
    every: 4_000,
    path: () => orderState.path,
    body: (key) => ({ order_id: key }),
    settled: ({ state }) => state !== 'open',
  },
  summary: 'How an order stands; the key is its id.',
});

export const orderState = call({
  method: 'POST',
  path: '/api/payment/order/',
  access: 'registered',
  summary: 'How an order of one’s own stands.',
  input: z.object({ order_id: id() }),
  output: orderSnapshot,
});

const subscription = z.object({
  subscription: z.string(),
  product: z.string(),
  /** Of the product, in the language of the person. */
  name: z.string(),
  plan: z.enum(PLANS),
  status: z.enum(['active', 'past_due']),
  currency: z.string(),
  /** Of each renewal, with tax, in the smallest unit. */
  amount: z.number().int(),
  period_end: z.string(),
  /** Of the provider, where an overdue renewal is paid or confirmed; empty if there is none. */
  invoice_url: z.string(),
  /** Whether it ends then instead of renewing. */
  ends: z.boolean(),
  /** Whether the purchase can still be withdrawn. */
  withdrawable: z.boolean(),
  /** What goes back then, in the smallest unit. */
  refund: z.number().int(),
  /** Whether the days until then are paid for, as the buyer was informed. */
  pays_used_days: z.boolean(),
  /** What the person pays for already of what it gives: renewing it again, or changing its plan, pays for those days again. */
  overlaps: z.array(z.object({ product: z.string(), name: z.string() })),
  /** The plan that it can change to, and what that costs; null if there is none. */
  other: z.object({ plan: z.enum(PLANS), amount: z.number().int() }).nullable(),
});

export const lastFour = call({
  method: 'POST',
  path: '/payment/last-four/',
  access: 'registered',
  summary: 'The card that renewals are charged to, and one’s subscriptions.',
  spec: 'spec 2 §7',
  input: z.object({}),
  output: z.object({
    /** Whether renewals are paid by PayPal, which this product does not offer. */
    paypal: z.boolean(),
    /** Empty if there is no card. */
    last_four: z.string(),
    /** The call that leads to the page on which another card is typed; empty if there is nothing to renew. */
    change_card_link: z.string(),
    subscriptions: z.array(subscription),
  }),
});

export const CANCEL_TYPES = ['period_end', 'now', 'resume', 'withdraw'] as const;

export const cancelSubscription = call({
  method: 'POST',
  path: '/payment/cancel-subscription/',
  access: 'registered',
  summary:
    'End a subscription: at the end of its period, or now. `resume` renews it again before that day. `withdraw` takes the purchase back within 14 days: it ends now, and the money goes back.',
  spec: 'spec 2 §7, §8',
  input: z.object({
    type: z.enum(CANCEL_TYPES).default('period_end'),
    /** One of several; without it, the one there is. */
    subscription: z.string().max(100).optional(),
    /** For `resume`: products that the page showed to overlap with this one. */
    overlaps: z.array(productSlug).max(50).default([]),
  }),
  output: done,
});

export const changeCard = call({
  method: 'POST',
  path: '/payment/change-card/',
  access: 'registered',
  summary: 'The page of the provider on which another card is typed.',
  spec: 'spec 2 §7',
  input: z.object({}),
  output: hosted,
});

export const portal = call({
  method: 'POST',
  path: '/payment/portal/',
  access: 'registered',
  summary: 'The page of the provider with subscriptions and invoices.',
  input: z.object({}),
  output: goTo,
});

export const changePlan = call({
  method: 'POST',
  path: '/payment/change-plan/',
  access: 'registered',
  summary:
    'Change a subscription to yearly or monthly, at once: what is left of the paid period is credited. A card that is declined changes nothing.',
  spec: 'spec 2 §2, §9',
  input: z.object({
    subscription: z.string().max(100),
    plan: z.enum(PLANS),
    /** The price that was shown, in the smallest unit; another one is refused with `price-changed`. */
    amount: formInt().min(0),
    /** A product that gives all that the present one does, and more. Without it, the product stays. */
    product: productSlug.optional(),
    overlaps: z.array(productSlug).max(50).default([]),
  }),
  output: done,
});

/** Where one's subscriptions are. */
export const subscriptionPage = page({
  path: '/profile/subscription/',
  access: 'registered',
  summary: 'Subscriptions: the card, the next renewal, how to change the plan, and how to end it.',
  data: z.object({
    /** Empty if there is no card. */
    last_four: z.string(),
    subscriptions: z.array(subscription),
  }),
});
