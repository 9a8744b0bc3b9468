/** The port to the payment provider. `infra/payments` implements it. Amounts are whole numbers in the smallest unit of the currency. */

export const PLANS = ['yearly', 'monthly'] as const;
export type Plan = (typeof PLANS)[number];

export interface SubscriptionState {
  id: string;
  order_id: number | null;
  /** What is bought, by the last part of its address; empty if the provider does not know a product of ours. */
  product: string;
  plan: Plan;
  status: 'active' | 'past_due' | 'ended';
  currency: string;
  amount: number;
  /** The end of the present period: the day of renewal, or the end. */
  period_end: Date;
  /** Whether it ends then. */
  ends: boolean;
  /** Where the person can pay or confirm an overdue renewal; empty if nothing is overdue. */
  invoice_url: string;
}

/** An invoice of a subscription. Drafts and invoices that are void are left out. */
export interface InvoiceState {
  id: string;
  subscription: string;
  /** Of the period that it pays for, as of `SubscriptionState`. */
  product: string;
  currency: string;
  at: Date;
  paid: boolean;
  from: Date | null;
  until: Date | null;
  /** Of the period, after coupons. */
  price: number;
  /** For the unused time of the period before. */
  released: number;
  /** Taken from the credit of the customer; negative if it was added to it. */
  credit: number;
  /** Left to collect from a card: `price - released - credit`. */
  due: number;
}

/** A change of the credit of a customer that no invoice made. */
export interface CreditMove {
  /** The last invoice that changed the credit before it; null if none did. Times are whole seconds, and do not say. */
  after: string | null;
  /** More credit, or less of it. */
  amount: number;
  currency: string;
}

/** A try to collect money, or an invoice that was paid without any. */
export interface ChargeState {
  /** `ch_…`, or `in_…` if an invoice was paid without a charge: by a coupon, or by credit. */
  id: string;
  invoice: string;
  order_id: number | null;
  subscription: string | null;
  product: string;
  amount: number;
  refunded: number;
  /** What of the refunds leaves access as it is. */
  goodwill: number;
  /** Whether the bank has taken it back, or may. */
  disputed: boolean;
  currency: string;
  state: 'paid' | 'failed';
  /** Why it failed, as a code of the provider; empty otherwise. */
  failure: string;
  /** Whether the person was there. */
  first: boolean;
  at: Date;
  /** The period that it pays for. */
  from: Date | null;
  until: Date | null;
}

export interface CheckoutState {
  session: string;
  order_id: number | null;
  /** Of the billing address that was typed; null before that. */
  country: string | null;
  /** `pending`: sent off, and the money is still on its way. */
  status: 'open' | 'pending' | 'complete' | 'expired';
}

/** A card that was typed to be charged from now on, and the page on which it was. */
export interface NewCard {
  page: string;
  card: string;
}

/** A customer as the provider has it at this moment. */
export interface CustomerState {
  deleted: boolean;
  /** Of the billing address. */
  country: string | null;
  /** Of the card that renewals are charged to. */
  last_four: string | null;
  /** One that nothing is charged to yet; null if there is none. */
  new_card: NewCard | null;
  /** In the smallest unit of `credit_currency`. */
  credit: number;
  credit_currency: string;
  /** The address that the provider writes to. */
  email: string | null;
  /** Oldest first. */
  invoices: InvoiceState[];
  moves: CreditMove[];
  subscriptions: SubscriptionState[];
  charges: ChargeState[];
  checkouts: CheckoutState[];
}

export interface CheckoutWish {
  customer: string;
  order_id: number;
  product: string;
  product_name: string;
  plan: Plan;
  currency: string;
  amount: number;
  coupon: { code: string; percent_off: number } | null;
  language: string;
  success_url: string;
  cancel_url: string;
  expires_at: Date;
}

export interface PlanWish {
  subscription: string;
  product: string;
  product_name: string;
  language: string;
  plan: Plan;
  currency: string;
  amount: number;
}

export interface HostedPage {
  session: string;
  url: string;
}

/** The signature of a webhook is false, or older than 300 s. */
export class BadSignature extends Error {}
/** What was signed is not an event. */
export class BadEvent extends Error {}
/** The provider cannot be reached, or asks to come back. */
export class ProviderAway extends Error {}
/** The provider refuses what was asked; no further try helps. `code` is the provider's. */
export class ProviderRefused extends Error {
  constructor(readonly code: string) {
    super(`the payment provider refused: ${code}`);
  }
}

/**
 * Every method may throw `ProviderAway` or `ProviderRefused`; no message holds a secret. Methods that change something carry an
 * idempotency key, so that a try which was answered by nobody can be repeated.
 */
export interface PaymentProvider {
  createCustomer(wish: {
    account_id: number;
    email: string;
    country: string | null;
    language: string;
  }): Promise<string>;
  openCheckout(wish: CheckoutWish): Promise<HostedPage>;
  /** A hosted page on which another card is typed. */
  openCardChange(wish: {
    customer: string;
    language: string;
    success_url: string;
    cancel_url: string;
  }): Promise<HostedPage>;
  openPortal(customer: string, returnUrl: string): Promise<string>;
  /** Closes a hosted page. @returns how it stands now: `complete` if it was paid meanwhile */
  closeCheckout(session: string): Promise<CheckoutState['status']>;
  readCustomer(customer: string): Promise<CustomerState>;
  /** Charges everything to a card from now on, and what is overdue at once. A card that is declined leaves that overdue. */
  useCard(wish: NewCard & { customer: string }): Promise<void>;
  /** @param when `period-end`, `now`, or `never`: it renews again */
  endRenewal(subscription: string, when: 'period-end' | 'now' | 'never'): Promise<void>;
  /**
   * Changes a subscription to another plan or product at once, and lets it renew; what is left of the paid period is credited. Nothing
   * happens if it is that already.
   * @throws ProviderRefused with the code of a declined card: the subscription is as before
   */
  changePlan(wish: PlanWish): Promise<void>;
  /**
   * @param key one for each decision: the same key refunds once, however much later it is asked again
   * @param keeps_access whether a refund in part leaves access as it is
   */
  refund(wish: { charge: string; amount: number; key: string; keeps_access?: boolean }): Promise<void>;
  /** Takes credit back. @param key one for each state of the credit: the same key takes once */
  takeCredit(wish: { customer: string; amount: number; currency: string; key: string }): Promise<void>;
  /** Charges of all customers since a moment, the newest first. */
  chargesSince(
    since: Date,
    most: number,
  ): Promise<{ id: string; customer: string; paid: boolean; refunded: number; at: Date }[]>;
  /**
   * The customer whom an event is about; null if it is about nobody.
   * @throws BadSignature, BadEvent
   */
  customerOfEvent(body: string, signature: string): string | null;
}
