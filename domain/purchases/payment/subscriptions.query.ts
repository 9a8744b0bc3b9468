import type { Language } from '~/domain/kit/person';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { Plan } from './provider';

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
  /** Where an overdue renewal is paid; empty if there is none. */
  invoice_url: string;
  /** Whether the buyer was informed that a withdrawal pays for the days until then. */
  keeps_used_days: boolean;
}

const own = statement<OwnSubscription, [number, Language]>(
  'payments.own-subscriptions',
  `SELECT s.subscription, s.customer, s.product, coalesce(CASE $2 WHEN 'es' THEN product.name_es ELSE product.name END, s.product) AS name, s.plan, s.status, s.currency, s.amount, s.period_end, s.ends, s.invoice_url,
          coalesce(o.keeps_used_days, false) AS keeps_used_days
     FROM payment_customers c JOIN payment_subscriptions s ON s.customer = c.customer
     LEFT JOIN products product ON product.slug = s.product LEFT JOIN payment_orders o ON o.id = s.order_id
    WHERE c.account_id = $1 AND s.status <> 'ended' AND s.withdrawn_at IS NULL AND s.end_asked_at IS NULL ORDER BY s.period_end, s.subscription`,
);

/** The subscriptions of somebody that have not ended. One that was withdrawn from, or that an operator ended, has: also before the provider has ended it. */
export const ownSubscriptions = (
  read: Pick<Reader, 'sql'>,
  accountId: number,
  language: Language = 'en',
): Promise<OwnSubscription[]> => read.sql.all(own, [accountId, language]);

const openPages = statement<{ id: number; session: string | null }, [number]>(
  'payments.open-pages',
  `SELECT id, session FROM payment_orders WHERE account_id = $1 AND state = 'open' AND session IS NOT NULL`,
);
/** The sessions of the provider's pages of somebody that can still be paid. */
export const ownOpenPages = async (read: Pick<Reader, 'sql'>, accountId: number): Promise<string[]> =>
  (await read.sql.all(openPages, [accountId])).flatMap(({ session }) => session ?? []);
