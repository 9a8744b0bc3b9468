import { z } from 'zod';
import { action, id, listOf, page, pageNumber } from '~/domain/kit/contract';
import { PLANS } from './provider';

const whole = z.number().int();
const charge = z.object({
  charge: z.string(),
  /** Empty where the account is gone. */
  who: z.string(),
  product: z.string(),
  amount: whole,
  refunded: whole,
  currency: z.string(),
  state: z.enum(['paid', 'failed']),
  failure: z.string(),
  at: z.string(),
  covers_until: z.string().nullable(),
  /** What it grants, and whether that is in force. */
  grants: z.array(z.string()),
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
  /** Empty where the account is gone. */
  who: z.string(),
  product: z.string(),
  plan: z.enum(PLANS),
  /** What is paid first, in the smallest unit. */
  total: whole,
  currency: z.string(),
  state: z.enum(['open', 'paid', 'closed']),
  /** Of the billing address: as the buyer named it, and as it was typed at the payment. Empty where it is not known. */
  country: z.string(),
  billed_country: z.string(),
  /** Whether another country than the named one was billed, with a price of its own. */
  elsewhere: z.boolean(),
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
});

export const paymentsPage = page({
  path: '/ops/payments/',
  access: 'staff',
  summary: 'Payments, what each grants, failed ones, refunds, and the difference between the provider and us.',
  query: z.object({ page: pageNumber, state: z.enum(['', 'paid', 'failed']).catch('').default('') }),
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
        amount: z.coerce.number().int().positive().max(2_147_483_647).optional(),
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
