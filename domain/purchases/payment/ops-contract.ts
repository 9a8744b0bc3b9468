import { z } from 'zod';
import { action, formInt, id, listOf, page, pageNumber } from '~/domain/kit/contract';
import { PLANS } from './provider';

const whole = z.number().int();
const charge = z.object({
  charge: z.string(),
  /** Empty if the account is gone. */
  who: z.string(),
  account_id: whole.nullable(),
  product: z.string(),
  /** Of the product, in the language of the reader. */
  name: z.string(),
  amount: whole,
  refunded: whole,
  currency: z.string(),
  state: z.enum(['paid', 'failed']),
  failure: z.string(),
  at: z.string(),
  covers_until: z.string().nullable(),
  /** Whether what it grants is in force. */
  granted: z.boolean(),
  order_id: z.number().int().nullable(),
  /** Whether a subscription was renewed by it. */
  renewal: z.boolean(),
  /** Whether what it was for goes on, and will charge again. */
  renews: z.boolean(),
});
const refund = z.object({
  id: whole,
  charge: z.string(),
  amount: whole,
  currency: z.string(),
  reason: z.string(),
  by: z.string(),
  state: z.enum(['asked', 'done', 'refused']),
  at: z.string(),
});
const order = z.object({
  id: whole,
  /** Empty if the account is gone. */
  who: z.string(),
  account_id: whole.nullable(),
  product: z.string(),
  name: z.string(),
  plan: z.enum(PLANS),
  /** What is paid first, in the smallest unit. */
  total: whole,
  currency: z.string(),
  state: z.enum(['open', 'paid', 'closed']),
  /** Of the billing address: as the buyer named it, and as it was typed at the payment. Empty if it is not known. */
  country: z.string(),
  billed_country: z.string(),
  /** Whether another country than the named one was billed, with a price of its own. */
  elsewhere: z.boolean(),
  /** Whether it was paid for less than the price of the billing address, and all of the money went back. */
  returned: z.boolean(),
  at: z.string(),
});
/** What is not as it must be. */
const difference = z.object({
  kind: z.enum([
    'charge-unknown',
    'charge-missing',
    'refund-differs',
    'grant-missing',
    'grant-unpaid',
    'paid-twice',
    'credit-unbacked',
    'money-owed',
    'order-unpaid',
    'order-open',
  ]),
  id: z.string(),
  customer: z.string(),
  /** Whose it is; null if the account is gone, or nobody's. */
  account_id: whole.nullable(),
});

const holding = z.object({
  /** The number of the payment, or of the decision of staff. */
  source: z.string(),
  product: z.string(),
  why: z.enum(['paid', 'credit', 'coupon', 'staff']),
  from: z.string(),
  until: z.string().nullable(),
  /** Why it ends sooner than it was bought for. */
  shortened: z.enum(['', 'changed', 'refunded', 'withdrawn']),
});

/** One customer: what they hold and why, every payment, and every subscription. */
export const paymentsCustomerPage = page({
  path: '/ops/payments/:account_id/',
  example: 'person',
  access: 'staff',
  summary: 'What a person holds, why, and everything that they paid.',
  params: z.object({ account_id: id() }),
  data: z.object({
    account_id: whole,
    who: z.string(),
    /** Of the billing address, else of the profile; empty if it is not known. */
    country: z.string(),
    /** That money is behind, in the smallest unit. */
    credit: whole,
    currency: z.string(),
    holds: z.array(holding),
    subscriptions: z.array(
      z.object({
        subscription: z.string(),
        name: z.string(),
        plan: z.enum(PLANS),
        status: z.enum(['active', 'past_due']),
        amount: whole,
        currency: z.string(),
        period_end: z.string(),
        ends: z.boolean(),
      }),
    ),
    charges: z.array(charge),
  }),
});

export const paymentsPage = page({
  path: '/ops/payments/',
  access: 'staff',
  summary: 'Payments, what each grants, failed ones, refunds, and the difference between the provider and us.',
  query: z.object({
    page: pageNumber,
    /** A part of the name or user name of a person, or their whole address. */
    q: z.string().trim().max(100).catch('').default(''),
    state: z.enum(['', 'paid', 'failed']).catch('').default(''),
  }),
  data: z.object({
    /** Whether there is a provider. */
    on_sale: z.boolean(),
    charges: listOf(charge),
    /** How many orders there are in each state. */
    orders: z.object({ open: whole, paid: whole, closed: whole }),
    /** The newest 50 to look at: billed in another country than ordered for, open, or closed without a payment. */
    listed_orders: z.array(order),
    refunds: z.array(refund),
    /** Of what is in the database alone; `compare` asks the provider. */
    differences: z.array(difference),
  }),
  actions: {
    refund: action({
      confirmed: true,
      summary: 'Give the money of a payment back, as a whole or in part. The reason is kept.',
      input: z.object({
        charge: z.string().min(1).max(100),
        amount: formInt().positive().optional(),
        reason: z.string().trim().min(3).max(500),
        /**
         * Ends the subscription that the payment was for, too. Without it, it renews at its next date, and a full refund leaves the
         * person without access until then. A refund of all that is left ends it unless this says otherwise.
         */
        end_subscription: z.boolean().optional(),
        /** Whether a refund in part leaves access as it is. Otherwise it shortens it by as much as was given back. */
        keeps_access: z.boolean().default(false),
      }),
      output: z.object({ refund_id: id() }),
    }),
    compare: action({
      summary: 'Compare the charges of the last 90 days at the provider with ours, and look again where they differ.',
      input: z.object({}),
      output: z.object({ compared: whole, differences: z.array(difference) }),
    }),
  },
});
