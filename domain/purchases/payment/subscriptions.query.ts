import type { Language } from '~/domain/kit/person';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { Plan } from './provider';

/** Days after a purchase in which it can be withdrawn. */
export const WITHDRAWAL_DAYS = 14;

export interface OwnSubscription {
  subscription: string;
  customer: string;
  product: string;
  name: string;
  plan: Plan;
  status: 'active' | 'past_due';
  currency: string;
  amount: number;
  period_end: Date;
  ends: boolean;
  /** Where an overdue renewal is paid; empty where there is none. */
  invoice_url: string;
  /** The first charge, where some of it can still be given back; null otherwise. */
  first_charge: string | null;
}

const own = statement<OwnSubscription, [number, Date, Language]>(
  'payments.own-subscriptions',
  `SELECT s.subscription, s.customer, s.product, coalesce(CASE $3 WHEN 'es' THEN product.name_es ELSE product.name END, s.product) AS name, s.plan, s.status, s.currency, s.amount, s.period_end, s.ends, s.invoice_url, first.charge AS first_charge
     FROM payment_customers c JOIN payment_subscriptions s ON s.customer = c.customer
     LEFT JOIN products product ON product.slug = s.product
     LEFT JOIN LATERAL (
       SELECT charge, charged_at, refunded < amount AS has_left FROM payment_charges WHERE subscription = s.subscription AND customer = c.customer AND state = 'paid' AND amount > 0
        ORDER BY charged_at, charge LIMIT 1) first ON first.charged_at > $2 AND first.has_left
    WHERE c.account_id = $1 AND s.status <> 'ended' AND s.withdrawn_at IS NULL AND s.end_asked_at IS NULL ORDER BY s.period_end, s.subscription`,
);

/** The subscriptions of somebody that have not ended. One that was withdrawn from, or that an operator ended, has: also before the provider has ended it. */
export const ownSubscriptions = (
  read: Reader,
  accountId: number,
  language: Language = 'en',
): Promise<OwnSubscription[]> =>
  read.sql.all(own, [accountId, new Date(read.clock.now().getTime() - WITHDRAWAL_DAYS * 86_400_000), language]);

const paid = statement<{ charge: string }, [string, string]>(
  'payments.paid-for',
  `SELECT c.charge FROM payment_charges c WHERE c.subscription = $1 AND c.customer = $2 AND c.state = 'paid' AND c.refunded < c.amount ORDER BY c.charged_at, c.charge`,
);
/** The charges of a subscription of which money can be given back. */
export const paidFor = async (
  read: Pick<Reader, 'sql'>,
  one: Pick<OwnSubscription, 'subscription' | 'customer'>,
): Promise<string[]> => (await read.sql.all(paid, [one.subscription, one.customer])).map(({ charge }) => charge);

const openPages = statement<{ id: number; session: string | null }, [number]>(
  'payments.open-pages',
  `SELECT id, session FROM payment_orders WHERE account_id = $1 AND state = 'open' AND session IS NOT NULL`,
);
/** The sessions of the provider's pages of somebody that can still be paid. */
export const ownOpenPages = async (read: Pick<Reader, 'sql'>, accountId: number): Promise<string[]> =>
  (await read.sql.all(openPages, [accountId])).flatMap(({ session }) => session ?? []);
