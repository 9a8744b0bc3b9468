import type { Facts, Money } from './facts';
import type { CreditMove, InvoiceState } from './provider';

/** A part of the money of a charge, or of credit that staff gave (`staff`), or of credit without money behind it (`none`). */
export interface Portion {
  of: string;
  amount: number;
  currency: string;
  /** The subscription whose unused time it was, while it is credit; empty for credit by hand. */
  from: string;
}

/** A period that an invoice pays for. */
export interface Period {
  /** Of its charge; of its invoice if there is none. */
  id: string;
  invoice: InvoiceState;
  from: Date;
  until: Date;
  paid: boolean;
  /** What pays for it. Less than the price if the provider credited more than was paid. */
  portions: Portion[];
  price: number;
  /** Whether a change of plan ended it. */
  changed: boolean;
}

/** Divides a customer's money by what it is in: in periods, in credit, or in credit that was taken back. */
export interface Ledger {
  periods: Period[];
  credit: Portion[];
  taken: Portion[];
}

export const STAFF = 'staff';
const NONE = 'none';
const sum = (portions: readonly { amount: number }[]): number => portions.reduce((all, one) => all + one.amount, 0);

/** Takes an amount from portions, in their order. Changes them. */
function take(portions: Portion[], amount: number): Portion[] {
  const taken: Portion[] = [];
  let left = amount;
  while (left > 0 && portions.length > 0) {
    const first = portions[0]!;
    const part = Math.min(left, first.amount);
    taken.push({ ...first, amount: part });
    first.amount -= part;
    left -= part;
    if (first.amount === 0) portions.shift();
  }
  return taken;
}

/** The same, filled up with credit that no money is behind. */
function takeAll(portions: Portion[], amount: number, { subscription: from, currency }: InvoiceState): Portion[] {
  const taken = take(portions, amount);
  const left = amount - sum(taken);
  return left > 0 ? [...taken, { of: NONE, amount: left, from, currency }] : taken;
}

/** Follows the money of a customer through invoices, changes of plan and credit, oldest first. */
export function ledgerOf({ invoices, charges, moves, stopped }: Facts): Ledger {
  const ledger: Ledger = { periods: [], credit: [], taken: [] };
  const running = new Map<string, Period>();
  const paidBy = new Map(charges.filter(({ state }) => state === 'paid').map((one) => [one.invoice, one]));
  const refunded = new Set(charges.filter((one) => one.refunded > 0).map(({ id }) => id));
  /** Credit that is taken back is credit of what was stopped or refunded before any other. */
  const goesFirst = ({ from, of }: Portion): number =>
    stopped.has(from) || of === NONE ? 0 : refunded.has(of) ? 1 : 2;

  /** Takes credit of one currency, in an order. */
  function takeCredit(amount: number, currency: string, order: (one: Portion) => number): Portion[] {
    const sorted = ledger.credit.filter((one) => one.currency === currency).toSorted((a, b) => order(a) - order(b));
    const taken = take(sorted, amount);
    ledger.credit = ledger.credit.filter((one) => one.amount > 0);
    return taken;
  }

  /** Ends the period that a change of plan leaves. Its unused time is what was paid for last. */
  function release(before: Period, at: Date, released: number): Portion[] {
    const newest = before.portions.reverse();
    const unused = take(newest, released).reverse();
    newest.reverse();
    before.until = at > before.from ? at : before.from;
    before.price = Math.max(0, before.price - released);
    before.changed = true;
    return unused;
  }

  function follow(invoice: InvoiceState): void {
    const { subscription, currency, from, until, price, released, credit } = invoice;
    const before = running.get(subscription);
    const own = before && from && from < before.until ? release(before, from, released) : [];
    own.push(...takeAll([], released - sum(own), invoice));
    if (credit > 0)
      own.push(
        ...takeAll(
          takeCredit(credit, currency, () => 0),
          credit,
          invoice,
        ),
      );
    const charge = paidBy.get(invoice.id);
    if (charge) own.push({ of: charge.id, amount: charge.amount, currency, from: subscription });
    if (credit < 0) {
      const newest = own.reverse();
      ledger.credit.push(...takeAll(newest, -credit, invoice).map((one) => ({ ...one, from: subscription })));
      newest.reverse();
    }
    if (!from || !until) return;
    const period: Period = {
      id: charge?.id ?? invoice.id,
      invoice,
      from,
      until,
      paid: invoice.paid && (invoice.due === 0 || charge !== undefined),
      portions: own,
      price,
      changed: false,
    };
    ledger.periods.push(period);
    running.set(subscription, period);
  }

  function adjust({ amount, currency }: CreditMove): void {
    if (amount > 0) ledger.credit.push({ of: STAFF, amount, currency, from: '' });
    else ledger.taken.push(...takeCredit(-amount, currency, goesFirst));
  }

  const left = new Set(invoices.map(({ id }) => id));
  const waiting = [...moves];
  /** A change by hand comes behind the invoice that it names, and before the next one that changes the credit. */
  const adjustNow = () => {
    while (waiting.length > 0 && !left.has(waiting[0]!.after ?? '')) adjust(waiting.shift()!);
  };
  for (const invoice of invoices.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    adjustNow();
    follow(invoice);
    left.delete(invoice.id);
  }
  adjustNow();
  return ledger;
}

/**
 * Takes what was refunded of each charge out of a ledger: from credit that was taken back, then from subscriptions that were stopped,
 * then from credit, then from what has ended, then from the newest period. Changes the ledger.
 */
export function takeRefunds(ledger: Ledger, facts: Facts): void {
  const ended = new Set(facts.subscriptions.filter(({ status }) => status === 'ended').map(({ id }) => id));
  const rank = ({ invoice: { subscription } }: Period): number =>
    facts.stopped.has(subscription) ? 0 : ended.has(subscription) || facts.ending.has(subscription) ? 1 : 2;
  const newest = ledger.periods.toReversed();
  const ranked = (wanted: number) => newest.filter((one) => rank(one) === wanted).map(({ portions }) => portions);
  const places = [
    ledger.taken,
    ledger.credit.filter(({ from }) => facts.stopped.has(from)),
    ...ranked(0),
    ledger.credit,
    ...ranked(1),
    ...ranked(2),
  ];
  for (const charge of facts.charges) {
    let lost = charge.amount - moneyBehind(charge);
    for (const portions of places)
      for (const portion of portions) {
        if (portion.of !== charge.id) continue;
        const part = Math.min(lost, portion.amount);
        portion.amount -= part;
        lost -= part;
      }
  }
}

/** What is left of a charge for access. A refund in part may leave access as it is; one of everything does not. */
export const moneyBehind = ({ state, amount, refunded, goodwill }: Facts['charges'][number]): number =>
  state !== 'paid' || refunded >= amount ? 0 : Math.min(amount, amount - refunded + goodwill);

/** What portions are worth: without those that no money is behind. */
export const backed = (portions: readonly Portion[]): number => sum(portions.filter(({ of }) => of !== NONE));

/** The money of charges in portions, added up for each charge. */
export function moneyIn(portions: readonly Portion[]): Money[] {
  const found = new Map<string, number>();
  for (const { of, amount } of portions)
    if (of !== NONE && of !== STAFF && amount > 0) found.set(of, (found.get(of) ?? 0) + amount);
  return [...found].map(([charge, amount]) => ({ charge, amount }));
}
