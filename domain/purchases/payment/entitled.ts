import { GRACE } from '../entitlements/grace';
import type { Facts, Money, StaffGrant } from './facts';
import { backed, type Ledger, ledgerOf, moneyIn, type Period, type Portion, STAFF, takeRefunds } from './ledger';

/** Why something is held: what paid for it, or that staff gave it. */
export type Why = 'paid' | 'credit' | 'coupon' | 'staff';
/** Why it ends sooner than it was bought for; empty if it does not. */
export type Shortened = '' | 'changed' | 'refunded' | 'withdrawn';

export interface Holding {
  /** As a grant names it: `charge:…` or `staff:…`. */
  source: string;
  product: string | null;
  subscription: string;
  from: Date;
  /** Null for no end. */
  until: Date | null;
  /** Until when it is open: a renewal may be collected late. */
  open_until: Date | null;
  why: Why;
  shortened: Shortened;
}

/** Two purchases that were paid for the same days. */
export interface PaidTwice {
  source: string;
  other: string;
  from: Date;
  until: Date;
}

export interface Entitled {
  held: Holding[];
  /** Money of subscriptions that were stopped, which is still to go back. */
  owed: Money[];
  /** Credit at the provider that no money is behind. It is to be taken back. */
  unbacked: number;
}

export const sourceOf = (charge: string): string => `charge:${charge}`;

const length = ({ from, until }: { from: Date; until: Date }): number => until.getTime() - from.getTime();
const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

function whyOf({ invoice, portions, id }: Period): Why {
  if (invoice.price === 0) return 'coupon';
  if (portions.length > 0 && portions.every(({ of }) => of === STAFF)) return 'staff';
  return portions.length === 0 || portions.some(({ of }) => of === id) ? 'paid' : 'credit';
}

/** What a period gives: all of it while all of its price is there, and as many days of it as are paid for otherwise. */
function holdingOf(period: Period, price: number, why: Why, { stopped, ending, subscriptions }: Facts): Holding {
  const { id, invoice, from, changed } = period;
  const share = price === 0 ? 1 : Math.min(1, backed(period.portions) / price);
  const stop = stopped.get(invoice.subscription);
  let until = share === 1 ? period.until : new Date(from.getTime() + Math.floor(length(period) * share));
  let shortened: Shortened = share < 1 ? 'refunded' : changed ? 'changed' : '';
  if (stop && (stop.at < until || stop.keeps === 'nothing')) {
    until = stop.keeps === 'nothing' ? from : earlier(stop.at, until);
    shortened = 'withdrawn';
  }
  const renews =
    !ending.has(invoice.subscription) &&
    subscriptions.some((one) => one.id === invoice.subscription && one.status !== 'ended');
  return {
    source: sourceOf(id),
    product: invoice.product,
    subscription: invoice.subscription,
    from,
    until,
    open_until: shortened === '' && renews ? new Date(until.getTime() + GRACE) : until,
    why,
    shortened,
  };
}

/** What goes back of a stopped subscription: its money in periods and in credit, without the days that are paid for. */
function owedFor(ledger: Ledger, { stopped, charges }: Facts): Money[] {
  const portions: Portion[] = [...ledger.credit, ...ledger.taken].filter(({ from }) => stopped.has(from));
  for (const period of ledger.periods) {
    const stop = stopped.get(period.invoice.subscription);
    if (!stop) continue;
    let kept = stop.keeps === 'nothing' ? 0 : usedOf(period, stop.at);
    for (const portion of period.portions) {
      const part = Math.min(kept, portion.amount);
      kept -= part;
      portions.push({ ...portion, amount: portion.amount - part });
    }
  }
  // A refund that left access as it is has given back some of it already.
  const left = new Map(charges.map(({ id, amount, refunded }) => [id, amount - refunded]));
  return moneyIn(portions)
    .map(({ charge, amount }) => ({ charge, amount: Math.min(amount, left.get(charge) ?? 0) }))
    .filter(({ amount }) => amount > 0);
}

/** The price of the days of a period until a moment, rounded down. */
export function usedOf(period: Pick<Period, 'from' | 'until' | 'price'>, at: Date): number {
  const share = (at.getTime() - period.from.getTime()) / Math.max(1, length(period));
  return Math.floor(period.price * Math.max(0, Math.min(1, share)));
}

/**
 * What a customer holds, until when, and why. It follows from the money that was paid and kept: invoices after coupons, charges
 * without their refunds, and credit that money is behind. Grants by staff stand apart.
 *
 * - A change of plan ends the period before it.
 * - A refund shortens what the money paid for, from its end, unless it says that access stays. A refund of everything ends it.
 * - Nothing is held of a subscription that was withdrawn from or returned, except the days that are paid for.
 */
export function entitled(facts: Facts, staff: readonly StaffGrant[] = []): Entitled {
  const ledger = ledgerOf(facts);
  // As it was bought, before refunds.
  const bought = ledger.periods.map((period) => ({ period, price: period.price, why: whyOf(period) }));
  takeRefunds(ledger, facts);
  const held = bought
    .filter(({ period }) => period.paid && period.invoice.product !== '')
    .map(({ period, price, why }) => holdingOf(period, price, why, facts))
    .filter(({ from, until }) => until === null || until > from);
  const backedCredit = backed(ledger.credit.filter(({ from }) => !facts.stopped.has(from)));
  return {
    held: [
      ...held,
      ...staff.map((one): Holding => ({
        ...one,
        subscription: '',
        open_until: one.until,
        why: 'staff',
        shortened: '',
      })),
    ],
    owed: owedFor(ledger, facts),
    unbacked: Math.max(0, facts.credit - backedCredit),
  };
}
