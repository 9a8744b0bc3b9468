import { conflict, notFound } from '~/domain/kit/errors';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import type { Money } from './facts';
import { refundChargeJob } from './jobs';

const left = statement<{ left: number; state: string }, [string]>(
  'payments.left-of-charge',
  'SELECT amount - refunded AS left, state FROM payment_charges WHERE charge = $1 FOR UPDATE',
);
const add = statement<{ id: number }, [string, number, string, number | null, Date, boolean]>(
  'payments.add-refund',
  `INSERT INTO payment_refunds (charge, amount, reason, by_id, state, created_at, keeps_access) VALUES ($1, $2, $3, $4, 'asked', $5, $6) ON CONFLICT DO NOTHING RETURNING id`,
);

/** What can still be refunded of a charge, in the smallest unit. */
export const leftOfCharge = async (tx: Transaction, charge: string): Promise<number> =>
  (await tx.sql.one(left, [charge]))?.left ?? 0;

const refundRunning = () => conflict('refund-running', 'A refund of this payment is under way.');

/**
 * Decides that money goes back. A worker gives it, once for each decision.
 *
 * @param wish.amount in the smallest unit; without it, all that is left
 * @param wish.keeps_access whether a refund in part leaves access as it is; otherwise it shortens it
 * @returns the id of the decision
 * @throws Problem not-found `charge-not-found`, conflict `nothing-to-refund` or `refund-running`
 */
export async function askRefund(
  tx: Transaction,
  wish: {
    charge: string;
    amount?: number | undefined;
    reason: string;
    by: number | null;
    keeps_access?: boolean | undefined;
  },
): Promise<number> {
  const found = await tx.sql.one(left, [wish.charge]);
  if (!found) throw notFound('charge-not-found', 'No payment has this number.');
  const amount = wish.amount ?? found.left;
  if (found.state !== 'paid' || found.left === 0 || amount > found.left)
    throw conflict('nothing-to-refund', 'There is not that much left to refund of this payment.');
  const row = await tx.sql.one(add, [
    wish.charge,
    amount,
    wish.reason,
    wish.by,
    tx.clock.now(),
    wish.keeps_access ?? false,
  ]);
  if (!row) throw refundRunning();
  tx.enqueue(refundChargeJob, { refund_id: row.id });
  return row.id;
}

const tried = statement<{ charge: string }, [readonly string[]]>(
  'payments.refunds-tried',
  `SELECT r.charge FROM payment_refunds r JOIN payment_charges h ON h.charge = r.charge WHERE r.charge = ANY ($1::text[]) GROUP BY h.charge, r.charge
   HAVING bool_or(r.state = 'asked' OR r.state = 'refused' AND r.amount <= h.amount - h.refunded) OR coalesce(sum(r.amount) FILTER (WHERE r.state = 'done'), 0) > h.refunded`,
);

/**
 * Asks for money back that is owed. A refund that is asked for already is not asked for again, nor one that the provider refused
 * although there was as much left, nor one that was done after what is known was read.
 */
export async function refundOwed(
  tx: Transaction,
  owed: readonly Money[],
  { reason, by }: { reason: string; by: number | null },
): Promise<void> {
  if (owed.length === 0) return;
  const known = new Set((await tx.sql.all(tried, [owed.map(({ charge }) => charge)])).map(({ charge }) => charge));
  for (const { charge, amount } of owed) if (!known.has(charge)) await askRefund(tx, { charge, amount, reason, by });
}

const find = statement<{ charge: string; amount: number; customer: string; keeps_access: boolean }, [number]>(
  'payments.asked-refund',
  `SELECT r.charge, r.amount, c.customer, r.keeps_access FROM payment_refunds r JOIN payment_charges c ON c.charge = r.charge WHERE r.id = $1 AND r.state = 'asked'`,
);
/** A refund that has not been given yet. */
export const askedRefund = (read: Pick<Reader, 'sql'>, id: number) => read.sql.one(find, [id]);

const settle = statement<never, [number, 'done' | 'refused']>(
  'payments.settle-refund',
  `UPDATE payment_refunds SET state = $2 WHERE id = $1 AND state = 'asked'`,
);
export const settleRefund = async (tx: Transaction, id: number, state: 'done' | 'refused'): Promise<void> =>
  void (await tx.sql.all(settle, [id, state]));
