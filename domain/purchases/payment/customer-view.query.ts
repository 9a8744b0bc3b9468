import type { Language } from '~/domain/kit/person';
import { notFound } from '~/domain/kit/errors';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { findProducts } from '../products/product.query';
import { entitled, type Holding } from './entitled';
import type { Facts, StaffGrant } from './facts';
import { findFactsOf } from './facts.query';
import { chargesOfAccount } from './ops.query';
import { ownSubscriptions } from './subscriptions.query';
import { PEOPLE } from '~/domain/accounts/views';

const NOTHING: Facts = {
  invoices: [],
  charges: [],
  moves: [],
  credit: 0,
  subscriptions: [],
  stopped: new Map(),
  ending: new Set(),
};

const account = statement<{ name: string; country: string | null }, [number]>(
  'payments.ops-account',
  `SELECT a.display_name AS name, coalesce(c.country, a.country) AS country FROM ${PEOPLE} a LEFT JOIN payment_customers c ON c.account_id = a.id WHERE a.id = $1 AND NOT a.guest`,
);
const byStaff = statement<{ source: string; product: string | null; starts_at: Date; ends_at: Date | null }, [number]>(
  'payments.ops-staff-grants',
  `SELECT source, product, starts_at, ends_at FROM grants WHERE account_id = $1 AND source NOT LIKE 'charge:%' AND ended_at IS NULL ORDER BY id`,
);

const shownHolding = (one: Holding, nameOf: (product: string) => string) => ({
  source: one.source.slice(one.source.indexOf(':') + 1),
  // Staff give the supporter tier.
  product: nameOf(one.product ?? 'supporter'),
  why: one.why,
  from: one.from.toISOString(),
  until: one.until?.toISOString() ?? null,
  shortened: one.shortened,
});

/**
 * One customer as staff see them: what they hold and why, every payment, and every subscription.
 *
 * @throws Problem not-found
 */
export async function customerView(read: Reader, accountId: number, language: Language) {
  const found = await read.sql.one(account, [accountId]);
  if (!found) throw notFound();
  const [facts, grants, charges, subscriptions, products] = await Promise.all([
    findFactsOf(read, accountId),
    read.sql.all(byStaff, [accountId]),
    chargesOfAccount(read, accountId, language),
    ownSubscriptions(read, accountId, language),
    findProducts(read, language),
  ]);
  const names = new Map(products.map(({ product, name }) => [product, name]));
  const staff = grants.map(({ source, product, starts_at, ends_at }): StaffGrant => ({
    source,
    product,
    from: starts_at,
    until: ends_at,
  }));
  const now = read.clock.now();
  const { held, unbacked } = entitled(facts ?? NOTHING, staff);
  return {
    account_id: accountId,
    who: found.name,
    country: found.country ?? '',
    credit: Math.max(0, (facts?.credit ?? 0) - unbacked),
    currency: facts?.credit_currency ?? '',
    holds: held
      .filter(({ until }) => until === null || until > now)
      .map((one) => shownHolding(one, (product) => names.get(product) ?? product)),
    subscriptions: subscriptions.map(({ subscription, name, plan, status, amount, currency, period_end, ends }) => ({
      subscription,
      name,
      plan,
      status,
      amount,
      currency,
      period_end: period_end.toISOString(),
      ends,
    })),
    charges,
  };
}
