import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { eraseAccountJob } from './contract';
import { accountLeaves } from './events';

const dueAt = statement<{ erase_at: Date | null }, [number]>(
  'accounts.erase-at',
  'SELECT erase_at FROM accounts WHERE id = $1 AND NOT guest FOR UPDATE',
);
const remove = statement<never, [number, Date]>(
  'accounts.erase',
  'DELETE FROM accounts WHERE id = $1 AND erase_at <= $2',
);

/**
 * Whether an account is to be erased now. If so, it is in no group any more, and nobody can sign in to it.
 * @returns milliseconds until it is due; 0 when it is; null when it stays, or is gone
 */
export async function beginErasing(tx: Transaction, accountId: number): Promise<number | null> {
  const row = await tx.sql.one(dueAt, [accountId]);
  if (!row?.erase_at) return null;
  const wait = row.erase_at.getTime() - tx.clock.now().getTime();
  if (wait > 0) return wait;
  tx.announce(accountLeaves, { account_id: accountId });
  return 0;
}

/** A timer that fired too early asks again. */
export const eraseLater = (tx: Transaction, accountId: number, delay: number): void =>
  tx.enqueue(eraseAccountJob, { account_id: accountId }, { delay });

/** The last step: what is left of the account goes with its row. */
export const deleteErased = async (tx: Transaction, accountId: number): Promise<void> =>
  void (await tx.sql.all(remove, [accountId, tx.clock.now()]));
