import type Stripe from 'stripe';
import { randomBytes } from 'node:crypto';
import fixtures from './published/fixtures.json';
import shapes from './published/shapes.json';

/** The objects of the API that are stored, by their `object` field. */
export interface Objects {
  customer: Stripe.Customer;
  customer_balance_transaction: Stripe.CustomerBalanceTransaction;
  product: Stripe.Product;
  price: Stripe.Price;
  coupon: Stripe.Coupon;
  payment_method: Stripe.PaymentMethod;
  payment_intent: Stripe.PaymentIntent;
  setup_intent: Stripe.SetupIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  subscription: Stripe.Subscription;
  subscription_item: Stripe.SubscriptionItem;
  invoice: Stripe.Invoice;
  line_item: Stripe.InvoiceLineItem;
  invoice_payment: Stripe.InvoicePayment;
  discount: Stripe.Discount;
  event: Stripe.Event;
  'checkout.session': Stripe.Checkout.Session;
  'billing_portal.session': Stripe.BillingPortal.Session;
  'test_helpers.test_clock': Stripe.TestHelpers.TestClock;
}
export type Kind = keyof Objects;

const PREFIX: Record<Kind, string> = {
  customer: 'cus',
  customer_balance_transaction: 'cbtxn',
  product: 'prod',
  price: 'price',
  coupon: 'coupon',
  payment_method: 'pm',
  payment_intent: 'pi',
  setup_intent: 'seti',
  charge: 'ch',
  refund: 're',
  subscription: 'sub',
  subscription_item: 'si',
  invoice: 'in',
  line_item: 'il',
  invoice_payment: 'inpay',
  discount: 'di',
  event: 'evt',
  'checkout.session': 'cs_test',
  'billing_portal.session': 'bps',
  'test_helpers.test_clock': 'clock',
};

export const newId = (kind: Kind): string => `${PREFIX[kind]}_${randomBytes(12).toString('hex')}`;

/** A value of a field that nothing has been said of. */
function unset(types: string): unknown {
  const all = types.split('|');
  if (all.includes('null')) return null;
  switch (all[0]) {
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'number':
      return 0;
    case 'string':
      return '';
    default:
      return {};
  }
}

/** An inner object that the API always has, as the published fixtures have it. */
function sample(kind: Kind, name: string): unknown {
  const types = (shapes[kind] as Record<string, string>)[name];
  const value = (fixtures as Record<Kind, Record<string, unknown>>)[kind][name];
  return types === 'object' && typeof value === 'object' ? structuredClone(value) : undefined;
}

/** A new object with every field that the API description requires. */
export function make<K extends Kind>(kind: K, fields: Partial<Objects[K]>): Objects[K] {
  const required = Object.entries(shapes[kind])
    .filter(([name]) => !name.endsWith('?'))
    .map(([name, types]) => [name, sample(kind, name) ?? unset(types)] as const);
  return { ...Object.fromEntries(required), id: newId(kind), object: kind, ...fields } as Objects[K];
}

/** The id of a field that may hold an object. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
