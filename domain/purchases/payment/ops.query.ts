import { reduced } from '../prices/coupon.query';
import type { Difference } from './differences.query';
import type { Plan } from './provider';
import type { Language } from '~/domain/kit/person';
import { pageInfo } from '~/domain/kit/list';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { PEOPLE } from '~/domain/accounts/views';

const PER_PAGE = 20;
type State = '' | 'paid' | 'failed';

interface ChargeRow {
  charge: string;
  who: string;
  account_id: number | null;
  product: string;
  name: string;
  amount: number;
  refunded: number;
  currency: string;
  state: 'paid' | 'failed';
  failure: string;
  at: Date;
  covers_until: Date | null;
  granted: boolean;
  order_id: number | null;
  renewal: boolean;
  renews: boolean;
}

const ROW = `c.charge, coalesce(a.display_name, '') AS who, a.id AS account_id, c.product, coalesce(CASE $1 WHEN 'es' THEN d.name_es ELSE d.name END, c.product) AS name, c.amount, c.refunded, c.currency, c.state, c.failure, c.charged_at AS at,
          least(c.covers_until, g.ends_at) AS covers_until, g.id IS NOT NULL AND g.ended_at IS NULL AS granted, c.order_id, c.renewal, s.subscription IS NOT NULL AS renews`;
const FROM = `payment_charges c JOIN payment_customers p ON p.customer = c.customer LEFT JOIN accounts a ON a.id = p.account_id
     LEFT JOIN products d ON d.slug = c.product LEFT JOIN grants g ON g.source = 'charge:' || c.charge
     LEFT JOIN payment_subscriptions s ON s.subscription = c.subscription AND s.customer = c.customer AND s.status <> 'ended' AND NOT s.ends AND s.withdrawn_at IS NULL AND s.end_asked_at IS NULL`;
/** A part of a name, or a whole address. Signs of patterns are not special. */
const FOUND = `($2 = '' OR strpos(lower(a.display_name), lower($2)) > 0 OR strpos(lower(coalesce(a.username, '')), lower($2)) > 0 OR lower(a.email) = lower($2))`;

const listed = statement<ChargeRow, [Language, string, State, number, number]>(
  'payments.ops-charges',
  `SELECT ${ROW} FROM ${FROM} WHERE ${FOUND} AND ($3 = '' OR c.state = $3) ORDER BY c.charged_at DESC, c.charge LIMIT $4 OFFSET $5`,
);
const counted = statement<{ count: number }, [string, string, State]>(
  'payments.ops-count',
  `SELECT count(*)::int AS count FROM payment_charges c JOIN payment_customers p ON p.customer = c.customer LEFT JOIN accounts a ON a.id = p.account_id
    WHERE $1 <> '-' AND ${FOUND} AND ($3 = '' OR c.state = $3)`,
);
const ofAccount = statement<ChargeRow, [Language, number]>(
  'payments.ops-charges-of',
  `SELECT ${ROW} FROM ${FROM} WHERE p.account_id = $2 ORDER BY c.charged_at DESC, c.charge LIMIT 500`,
);

const shown = (row: ChargeRow) => ({
  ...row,
  at: row.at.toISOString(),
  covers_until: row.covers_until?.toISOString() ?? null,
});

/** Every payment of a person, the newest first. */
export const chargesOfAccount = async (read: Pick<Reader, 'sql'>, accountId: number, language: Language) =>
  (await read.sql.all(ofAccount, [language, accountId])).map(shown);

export async function listCharges(
  read: Pick<Reader, 'sql'>,
  { state, page, q }: { state: State; page: number; q: string },
  language: Language,
) {
  const [rows, total] = await Promise.all([
    read.sql.all(listed, [language, q, state, PER_PAGE, (page - 1) * PER_PAGE]),
    read.sql.one(counted, [language, q, state]),
  ]);
  const count = total?.count ?? 0;
  return { items: rows.map(shown), ...pageInfo(page, PER_PAGE, count) };
}

const refunds = statement<
  {
    id: number;
    charge: string;
    amount: number;
    currency: string;
    reason: string;
    by: string;
    state: 'asked' | 'done' | 'refused';
    at: Date;
  },
  []
>(
  'payments.ops-refunds',
  `SELECT r.id, r.charge, r.amount, c.currency, r.reason, coalesce(a.display_name, '') AS by, r.state, r.created_at AS at
     FROM payment_refunds r JOIN payment_charges c ON c.charge = r.charge LEFT JOIN ${PEOPLE} a ON a.id = r.by_id ORDER BY r.id DESC LIMIT 50`,
);
export const listRefunds = async (read: Pick<Reader, 'sql'>) =>
  (await read.sql.all(refunds, [])).map((row) => ({ ...row, at: row.at.toISOString() }));

const orders = statement<{ open: number; paid: number; closed: number }, []>(
  'payments.count-orders',
  `SELECT count(*) FILTER (WHERE state = 'open')::int AS open, count(*) FILTER (WHERE state = 'paid')::int AS paid, count(*) FILTER (WHERE state = 'closed')::int AS closed
     FROM payment_orders`,
);
/** How many orders there are in each state. */
export const countOrders = async (read: Pick<Reader, 'sql'>) =>
  (await read.sql.one(orders, [])) ?? { open: 0, paid: 0, closed: 0 };

interface OrderRow {
  id: number;
  who: string;
  account_id: number | null;
  product: string;
  name: string;
  plan: Plan;
  amount: number;
  percent_off: number;
  currency: string;
  state: 'open' | 'paid' | 'closed';
  country: string;
  billed_country: string;
  elsewhere: boolean;
  returned: boolean;
  at: Date;
}
// If no country was named, the price for elsewhere was asked: a country with a price of its own is another one.
const ELSEWHERE = `(o.billed_country IS NOT NULL AND o.country IS NOT NULL AND o.billed_country <> o.country
  AND (o.country <> '' OR EXISTS (SELECT FROM product_prices p WHERE p.product = o.product AND p.plan = o.plan AND p.country = o.billed_country)))`;
const unpaid = statement<OrderRow, [Language]>(
  'payments.ops-orders',
  `SELECT o.id, coalesce(a.display_name, '') AS who, a.id AS account_id, o.product, CASE $1 WHEN 'es' THEN d.name_es ELSE d.name END AS name, o.plan, o.amount, o.percent_off::int, o.currency, o.state, coalesce(o.country, '') AS country,
          coalesce(o.billed_country, '') AS billed_country, ${ELSEWHERE} AS elsewhere, o.returned_at IS NOT NULL AS returned, o.created_at AS at
     FROM payment_orders o JOIN products d ON d.slug = o.product LEFT JOIN ${PEOPLE} a ON a.id = o.account_id
    WHERE o.state <> 'paid' OR ${ELSEWHERE} ORDER BY o.returned_at IS NOT NULL DESC, ${ELSEWHERE} DESC, o.state = 'open' DESC, o.id DESC LIMIT 50`,
);

/** Orders that an operator may look at: returned, paid with a billing address of another country than ordered for, open, and closed unpaid. */
export const listOrders = async (read: Pick<Reader, 'sql'>, language: Language) =>
  (await read.sql.all(unpaid, [language])).map(({ amount, percent_off, at, ...row }) => ({
    ...row,
    total: reduced(amount, percent_off),
    at: at.toISOString(),
  }));

interface Theirs {
  id: string;
  customer: string;
  paid: boolean;
  refunded: number;
}
const ours = statement<{ charge: string; customer: string; account_id: number | null; refunded: number }, [Date]>(
  'payments.charges-since',
  `SELECT c.charge, c.customer, p.account_id, c.refunded
     FROM payment_charges c JOIN payment_customers p ON p.customer = c.customer WHERE c.charged_at >= $1`,
);
const customers = statement<{ customer: string; account_id: number | null }, [readonly string[]]>(
  'payments.known-customers',
  'SELECT customer, account_id FROM payment_customers WHERE customer = ANY ($1::text[])',
);

/** Where what the provider has since a moment is not what we have. Customers of others at the provider do not count. */
export async function compareCharges(
  read: Pick<Reader, 'sql'>,
  theirs: readonly Theirs[],
  since: Date,
): Promise<Difference[]> {
  const known = new Map(
    (await read.sql.all(customers, [[...new Set(theirs.map(({ customer }) => customer))]])).map((one) => [
      one.customer,
      one.account_id,
    ]),
  );
  const held = new Map((await read.sql.all(ours, [since])).map((one) => [one.charge, one]));
  const found: Difference[] = [];
  for (const { id, customer, paid, refunded } of theirs) {
    const one = held.get(id);
    held.delete(id);
    if (!known.has(customer)) continue;
    if (!one) {
      if (paid) found.push({ kind: 'charge-missing', id, customer, account_id: known.get(customer)! });
    } else if (one.refunded !== refunded)
      found.push({ kind: 'refund-differs', id, customer, account_id: known.get(customer)! });
  }
  for (const { charge, customer, account_id } of held.values())
    if (charge.startsWith('ch_')) found.push({ kind: 'charge-unknown', id: charge, customer, account_id });
  return found;
}
