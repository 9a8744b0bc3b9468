import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { entitled } from './entitled';
import { factsOf, type Reported, revived } from './facts.query';
import { paidTwice } from './overlaps';
import { isInStep, productEntitlements, purchasedGrants } from './sync-grants';

export type DifferenceKind =
  | 'charge-unknown'
  | 'charge-missing'
  | 'refund-differs'
  | 'grant-missing'
  | 'grant-unpaid'
  | 'paid-twice'
  | 'credit-unbacked'
  | 'money-owed'
  | 'order-unpaid'
  | 'order-open';

export interface Difference {
  kind: DifferenceKind;
  id: string;
  customer: string;
  account_id: number | null;
}

const orders = statement<Difference, []>(
  'payments.order-differences',
  `SELECT 'order-unpaid' AS kind, o.id::text, o.customer, o.account_id FROM payment_orders o
    WHERE o.state = 'paid' AND NOT EXISTS (SELECT FROM payment_charges c WHERE c.order_id = o.id AND c.state = 'paid')
   UNION ALL
   SELECT 'order-open', o.id::text, o.customer, o.account_id FROM payment_orders o
    WHERE o.state <> 'paid' AND o.returned_at IS NULL AND EXISTS (SELECT FROM payment_charges c WHERE c.order_id = o.id AND c.state = 'paid')
   ORDER BY 1, 2 LIMIT 200`,
);
const synced = statement<{ customer: string; account_id: number | null; facts: string }, [string, number]>(
  'payments.synced-customers',
  'SELECT customer, account_id, facts::text AS facts FROM payment_customers WHERE facts IS NOT NULL AND customer > $1 ORDER BY customer LIMIT $2',
);
const running = statement<{ charge: string }, [string]>(
  'payments.running-refunds',
  `SELECT r.charge FROM payment_refunds r JOIN payment_charges c ON c.charge = r.charge WHERE c.customer = $1 AND r.state <> 'done'`,
);

/** Where one customer holds something else than what follows from the money, or is owed some. */
async function differencesOf(
  read: Reader,
  customer: string,
  accountId: number | null,
  reported: Reported,
): Promise<Difference[]> {
  const facts = await factsOf(read, customer, reported);
  const { held, owed, unbacked } = entitled(facts);
  const now = read.clock.now();
  const gives = await productEntitlements(
    read,
    held.map(({ product }) => product ?? ''),
  );
  const found: Difference[] = [];
  const add = (kind: DifferenceKind, id: string) => found.push({ kind, id, customer, account_id: accountId });
  if (accountId !== null) {
    const grants = new Map((await purchasedGrants(read, accountId)).map((one) => [one.source, one]));
    for (const one of held) {
      const grant = grants.get(one.source);
      grants.delete(one.source);
      if ((gives.get(one.product ?? '') ?? []).length > 0 && !isInStep(grant, one, now))
        add('grant-missing', one.source.slice('charge:'.length));
    }
    for (const { source, live } of grants.values()) if (live) add('grant-unpaid', source.slice('charge:'.length));
  }
  for (const { source } of paidTwice(held, gives, facts.shown)) add('paid-twice', source.slice('charge:'.length));
  if (unbacked > 0) add('credit-unbacked', customer);
  const asked = new Set((await read.sql.all(running, [customer])).map(({ charge }) => charge));
  for (const { charge } of owed) if (!asked.has(charge)) add('money-owed', charge);
  return found;
}

/** Customers that are read at once. */
const BATCH = 200;

/**
 * Lists stored grants, credit, owed money and orders that differ from what the customer's facts give. Empty if all agree.
 *
 * @param most customers to look at
 */
export async function ownDifferences(read: Reader, most: number): Promise<Difference[]> {
  const found = [...(await read.sql.all(orders, []))];
  let after = '';
  for (let left = most; left > 0; left -= BATCH) {
    const some = await read.sql.all(synced, [after, Math.min(BATCH, left)]);
    for (const { customer, account_id, facts } of some)
      found.push(...(await differencesOf(read, customer, account_id, revived(facts))));
    if (some.length < BATCH) break;
    after = some.at(-1)!.customer;
  }
  return found;
}
