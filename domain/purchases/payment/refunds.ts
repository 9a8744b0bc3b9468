import { conflict, notFound } from '~/domain/kit/errors';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { refundChargeJob } from './jobs';

const left = statement<{ left: number; state: string }, [string]>(
  'payments.left-of-charge',
  'SELECT amount - refunded AS left, state FROM payment_charges WHERE charge = $1 FOR UPDATE',
);
const add = statement<{ id: number }, [string, number, string, number | null, Date]>(
  'payments.add-refund',
  `INSERT INTO payment_refunds (charge, amount, reason, by_id, state, created_at) VALUES ($1, $2, $3, $4, 'asked', $5) ON CONFLICT DO NOTHING RETURNING id`,
);

const refundRunning = () => conflict('refund-running', 'A refund of this payment is under way.');

/**
 * Decides that money goes back. A worker gives it, once for each decision.
 *
 * @param wish.amount in the smallest unit; without it, all that is left
 * @returns the id of the decision
 * @throws Problem not-found `charge-not-found`, conflict `nothing-to-refund` or `refund-running`
 */
export async function askRefund(
  tx: Transaction,
  wish: { charge: string; amount?: number; reason: string; by: number | null },
): Promise<number> {
  const found = await tx.sql.one(left, [wish.charge]);
  if (!found) throw notFound('charge-not-found', 'There is no payment with this number.');
  const amount = wish.amount ?? found.left;
  if (found.state !== 'paid' || found.left === 0 || amount > found.left)
    throw conflict('nothing-to-refund', 'There is not that much left to give back of this payment.');
  const row = await tx.sql.one(add, [wish.charge, amount, wish.reason, wish.by, tx.clock.now()]);
  if (!row) throw refundRunning();
  tx.enqueue(refundChargeJob, { refund_id: row.id });
  return row.id;
}

const find = statement<{ charge: string; amount: number; customer: string }, [number]>(
  'payments.asked-refund',
  `SELECT r.charge, r.amount, c.customer FROM payment_refunds r JOIN payment_charges c ON c.charge = r.charge WHERE r.id = $1 AND r.state = 'asked'`,
);
/** A refund that has not been given yet. */
export const askedRefund = (read: Pick<Reader, 'sql'>, id: number) => read.sql.one(find, [id]);

const settle = statement<never, [number, 'done' | 'refused']>(
  'payments.settle-refund',
  `UPDATE payment_refunds SET state = $2 WHERE id = $1 AND state = 'asked'`,
);
export const settleRefund = async (tx: Transaction, id: number, state: 'done' | 'refused'): Promise<void> =>
  void (await tx.sql.all(settle, [id, state]));
