import { reduced } from '../prices/coupon.query';
import type { Difference } from './differences.query';
import { pagesOf } from './pages';
import type { Plan } from './provider';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';

const PER_PAGE = 20;
type State = '' | 'paid' | 'failed';

interface ChargeRow {
  charge: string;
  who: string;
  product: string;
  amount: number;
  refunded: number;
  currency: string;
  state: 'paid' | 'failed';
  failure: string;
  at: Date;
  covers_until: Date | null;
  grants: string[];
  granted: boolean;
  order_id: number | null;
  renewal: boolean;
  renews: boolean;
}

const listed = statement<ChargeRow, [State, number, number]>(
  'payments.ops-charges',
  `SELECT c.charge, coalesce(a.display_name, '') AS who, c.product, c.amount, c.refunded, c.currency, c.state, c.failure, c.charged_at AS at, c.covers_until,
          coalesce(g.entitlements, '{}') AS grants, g.id IS NOT NULL AND g.ended_at IS NULL AS granted, c.order_id, c.renewal,
          s.subscription IS NOT NULL AS renews
     FROM payment_charges c JOIN payment_customers p ON p.customer = c.customer LEFT JOIN accounts a ON a.id = p.account_id
     LEFT JOIN grants g ON g.source = 'charge:' || c.charge
     LEFT JOIN payment_subscriptions s ON s.subscription = c.subscription AND s.customer = c.customer AND s.status <> 'ended' AND NOT s.ends AND s.withdrawn_at IS NULL AND s.end_asked_at IS NULL
    WHERE $1 = '' OR c.state = $1 ORDER BY c.charged_at DESC, c.charge LIMIT $2 OFFSET $3`,
);
const counted = statement<{ count: number }, [State]>(
  'payments.ops-count',
  `SELECT count(*)::int AS count FROM payment_charges WHERE $1 = '' OR state = $1`,
);

export async function listCharges(read: Pick<Reader, 'sql'>, state: State, page: number) {
  const [rows, total] = await Promise.all([
    read.sql.all(listed, [state, PER_PAGE, (page - 1) * PER_PAGE]),
    read.sql.one(counted, [state]),
  ]);
  const count = total?.count ?? 0;
  return {
    items: rows.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      covers_until: row.covers_until?.toISOString() ?? null,
    })),
    page,
    pages: pagesOf(count, PER_PAGE),
    count,
  };
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
     FROM payment_refunds r JOIN payment_charges c ON c.charge = r.charge LEFT JOIN accounts a ON a.id = r.by_id ORDER BY r.id DESC LIMIT 50`,
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
  product: string;
  plan: Plan;
  amount: number;
  percent_off: number;
  currency: string;
  state: 'open' | 'paid' | 'closed';
  country: string;
  billed_country: string;
  elsewhere: boolean;
  at: Date;
}
// Where no country was named, the price for elsewhere was asked: a country with a price of its own is another one.
const ELSEWHERE = `(o.billed_country IS NOT NULL AND o.country IS NOT NULL AND o.billed_country <> o.country
  AND (o.country <> '' OR EXISTS (SELECT FROM product_prices p WHERE p.product = o.product AND p.plan = o.plan AND p.country = o.billed_country)))`;
const unpaid = statement<OrderRow, []>(
  'payments.ops-orders',
  `SELECT o.id, coalesce(a.display_name, '') AS who, o.product, o.plan, o.amount, o.percent_off::int, o.currency, o.state, coalesce(o.country, '') AS country,
          coalesce(o.billed_country, '') AS billed_country, ${ELSEWHERE} AS elsewhere, o.created_at AS at
     FROM payment_orders o LEFT JOIN accounts a ON a.id = o.account_id
    WHERE o.state <> 'paid' OR ${ELSEWHERE} ORDER BY ${ELSEWHERE} DESC, o.state = 'open' DESC, o.id DESC LIMIT 50`,
);

/** Orders that an operator may look at: paid with a billing address of another country than ordered for, open, and closed unpaid. */
export const listOrders = async (read: Pick<Reader, 'sql'>) =>
  (await read.sql.all(unpaid, [])).map(({ amount, percent_off, at, ...row }) => ({
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
const ours = statement<{ charge: string; customer: string; refunded: number }, [Date]>(
  'payments.charges-since',
  'SELECT charge, customer, refunded FROM payment_charges WHERE charged_at >= $1',
);
const customers = statement<{ customer: string }, [readonly string[]]>(
  'payments.known-customers',
  'SELECT customer FROM payment_customers WHERE customer = ANY ($1::text[])',
);

/** Where what the provider has since a moment is not what we have. Customers of others at the provider do not count. */
export async function compareCharges(
  read: Pick<Reader, 'sql'>,
  theirs: readonly Theirs[],
  since: Date,
): Promise<Difference[]> {
  const known = new Set(
    (await read.sql.all(customers, [[...new Set(theirs.map(({ customer }) => customer))]])).map(
      ({ customer }) => customer,
    ),
  );
  const held = new Map((await read.sql.all(ours, [since])).map((one) => [one.charge, one]));
  const found: Difference[] = [];
  for (const { id, customer, paid, refunded } of theirs) {
    const one = held.get(id);
    held.delete(id);
    if (!known.has(customer)) continue;
    if (!one) {
      if (paid) found.push({ kind: 'charge-missing', id, customer });
    } else if (one.refunded !== refunded) found.push({ kind: 'refund-differs', id, customer });
  }
  for (const { charge, customer } of held.values())
    if (charge.startsWith('ch_')) found.push({ kind: 'charge-unknown', id: charge, customer });
  return found;
}
