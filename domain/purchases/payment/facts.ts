import type { ChargeState, CreditMove, InvoiceState, SubscriptionState } from './provider';

/** Why a subscription was stopped with its money going back, and how much of that we keep. */
export interface Stopped {
  at: Date;
  /** `used-days`: the days until then are paid for, as the buyer was informed before the purchase. */
  keeps: 'nothing' | 'used-days';
}

/** What the provider reports of a customer, and what we know of its subscriptions. All that access is computed from. */
export interface Facts {
  invoices: readonly InvoiceState[];
  charges: readonly Pick<ChargeState, 'id' | 'invoice' | 'amount' | 'refunded' | 'goodwill' | 'state'>[];
  moves: readonly CreditMove[];
  /** Credit of the customer at the provider, in the smallest unit. */
  credit: number;
  subscriptions: readonly Pick<SubscriptionState, 'id' | 'product' | 'status' | 'ends' | 'currency'>[];
  /** Subscriptions that were withdrawn from, or whose order was returned. */
  stopped: ReadonlyMap<string, Stopped>;
  /** Subscriptions that an operator is ending. They count as ended. */
  ending: ReadonlySet<string>;
}

/** What staff gave, beside every purchase. */
export interface StaffGrant {
  source: string;
  product: string | null;
  from: Date;
  until: Date | null;
}

export interface Money {
  charge: string;
  amount: number;
}
