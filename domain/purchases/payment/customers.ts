import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { syncCustomerJob } from './jobs';
import { PEOPLE } from '~/domain/accounts/views';

type Sql = Pick<Reader, 'sql'>;

export interface Customer {
  customer: string;
  account_id: number | null;
  country: string | null;
  last_four: string | null;
  closed_at: Date | null;
}
const COLUMNS = 'customer, account_id, country, last_four, closed_at';

const ofAccount = statement<Customer, [number]>(
  'payments.customer-of',
  `SELECT ${COLUMNS} FROM payment_customers WHERE account_id = $1`,
);
const byId = statement<Customer, [string]>(
  'payments.customer',
  `SELECT ${COLUMNS} FROM payment_customers WHERE customer = $1`,
);
const add = statement<never, [string, number, Date]>(
  'payments.add-customer',
  `INSERT INTO payment_customers (customer, account_id, created_at) SELECT $1, id, $3 FROM ${PEOPLE} person WHERE id = $2 ON CONFLICT DO NOTHING`,
);

export const customerOf = (read: Sql, accountId: number): Promise<Customer | null> =>
  read.sql.one(ofAccount, [accountId]);
export const findCustomer = (read: Sql, customer: string): Promise<Customer | null> => read.sql.one(byId, [customer]);

/** Saves the customer of an account at the provider. Of two at once the first one counts. */
export const saveCustomer = async (tx: Transaction, customer: string, accountId: number): Promise<void> =>
  void (await tx.sql.all(add, [customer, accountId, tx.clock.now()]));

const request = statement<{ customer: string }, [string]>(
  'payments.request-sync',
  'UPDATE payment_customers SET queued = true WHERE customer = $1 AND NOT queued RETURNING customer',
);

/** Requests a sync of the customer. Many events before it starts are one sync; one that comes while it runs is another. */
export async function requestSync(tx: Transaction, customer: string): Promise<void> {
  if (await tx.sql.one(request, [customer])) tx.enqueue(syncCustomerJob, { customer_id: customer });
}

/** A sync that has started. */
export interface Sync {
  /** Its number: later syncs have higher ones. */
  run: number;
  /** The number of the sync that was applied last before it started. */
  applied: number;
}
const start = statement<Sync, [string]>(
  'payments.start-sync',
  'UPDATE payment_customers SET run = run + 1, queued = false WHERE customer = $1 RETURNING run, applied',
);

/** @returns null for a customer who is not ours */
export const startSync = (tx: Transaction, customer: string): Promise<Sync | null> => tx.sql.one(start, [customer]);

const close = statement<never, [number, Date]>(
  'payments.close-customer',
  'UPDATE payment_customers SET closed_at = $2 WHERE account_id = $1 AND closed_at IS NULL',
);

/** From now on nothing is sold to this customer: what is paid later goes back. */
export const closeCustomer = async (tx: Transaction, accountId: number): Promise<void> =>
  void (await tx.sql.all(close, [accountId, tx.clock.now()]));
