import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { HeldGrant } from './person';

const lock = statement<{ id: number }, [number]>(
  'accounts.lock-entitlements',
  'SELECT id FROM accounts WHERE id = $1 FOR NO KEY UPDATE',
);
const save = statement<never, [number, string]>(
  'accounts.save-entitlements',
  'UPDATE accounts SET entitlements = $2::jsonb WHERE id = $1',
);

/**
 * Copies the grants of an account into its row, where every request reads them. The account is locked before `read` runs, so of two
 * transactions at once the second reads what the first has committed.
 */
export async function saveEntitlements(
  tx: Transaction,
  accountId: number,
  read: () => Promise<readonly HeldGrant[]>,
): Promise<void> {
  // Both are sent at once; the connection runs them in this order.
  const [, held] = await Promise.all([tx.sql.one(lock, [accountId]), read()]);
  await tx.sql.all(save, [accountId, JSON.stringify(held)]);
}
