import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { Facts, Stopped } from './facts';
import type { CustomerState } from './provider';

/** What is stored of a state, to compute access from again. */
export type Reported = Pick<
  CustomerState,
  'invoices' | 'charges' | 'moves' | 'credit' | 'credit_currency' | 'subscriptions'
>;

export const reportedIn = (state: CustomerState): Reported => {
  const { invoices, charges, moves, credit, credit_currency, subscriptions } = state;
  return { invoices, charges, moves, credit, credit_currency, subscriptions };
};

const DATES = new Set(['at', 'from', 'until', 'period_end']);
/** Reads what was stored: JSON has no dates. */
export const revived = (json: string): Reported =>
  JSON.parse(json, (name, value: unknown) =>
    DATES.has(name) && typeof value === 'string' ? new Date(value) : value,
  ) as Reported;

interface Known {
  subscription: string;
  stopped_at: Date | null;
  keeps_used_days: boolean;
  ending: boolean;
  shown_overlaps: string[];
}
const known = statement<Known, [string]>(
  'payments.known-subscriptions',
  `SELECT s.subscription, least(s.withdrawn_at, o.returned_at) AS stopped_at,
          o.returned_at IS NULL AND coalesce(o.keeps_used_days, false) AS keeps_used_days, s.end_asked_at IS NOT NULL AS ending, coalesce(o.shown_overlaps, '{}') AS shown_overlaps
     FROM payment_subscriptions s LEFT JOIN payment_orders o ON o.id = s.order_id WHERE s.customer = $1`,
);

export type CustomerFacts = Facts & Reported & { shown: ReadonlyMap<string, readonly string[]> };

/** Puts together what the provider reports of a customer and what we know of the subscriptions. */
export async function factsOf(read: Pick<Reader, 'sql'>, customer: string, reported: Reported): Promise<CustomerFacts> {
  const rows = await read.sql.all(known, [customer]);
  return {
    ...reported,
    stopped: new Map(
      rows.flatMap(({ subscription, stopped_at, keeps_used_days }): [string, Stopped][] =>
        stopped_at ? [[subscription, { at: stopped_at, keeps: keeps_used_days ? 'used-days' : 'nothing' }]] : [],
      ),
    ),
    ending: new Set(rows.filter(({ ending }) => ending).map(({ subscription }) => subscription)),
    shown: new Map(rows.map(({ subscription, shown_overlaps }) => [subscription, shown_overlaps])),
  };
}

const stored = statement<{ facts: string | null }, [string]>(
  'payments.stored-facts',
  'SELECT facts::text AS facts FROM payment_customers WHERE customer = $1',
);

/** The same as of the last sync; null before the first one. */
export async function findFacts(read: Pick<Reader, 'sql'>, customer: string): Promise<CustomerFacts | null> {
  const facts = (await read.sql.one(stored, [customer]))?.facts;
  return facts ? factsOf(read, customer, revived(facts)) : null;
}

const ofAccount = statement<{ customer: string }, [number]>(
  'payments.customer-with-facts',
  'SELECT customer FROM payment_customers WHERE account_id = $1 AND facts IS NOT NULL',
);
/** The same of an account; null for somebody who never paid. */
export async function findFactsOf(read: Pick<Reader, 'sql'>, accountId: number): Promise<CustomerFacts | null> {
  const found = await read.sql.one(ofAccount, [accountId]);
  return found ? findFacts(read, found.customer) : null;
}
