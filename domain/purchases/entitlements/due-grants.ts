import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { syncEntitlements } from './sync-entitlements';

const endDue = statement<{ id: number }, [number, Date]>(
  'purchases.end-due-grants',
  'UPDATE grants SET ended_at = ends_at WHERE account_id = $1 AND ended_at IS NULL AND ends_at <= $2 RETURNING id',
);

/** Marks the grants of a person that have run out. They gave nothing from that moment on already. */
export async function endDueGrants(tx: Transaction, accountId: number): Promise<void> {
  const ended = await tx.sql.all(endDue, [accountId, tx.clock.now()]);
  if (ended.length > 0) await syncEntitlements(tx, accountId);
}

const next = statement<{ at: Date | null }, [number, Date]>(
  'purchases.next-change',
  `SELECT min(at) AS at FROM grants CROSS JOIN LATERAL (VALUES (starts_at), (ends_at)) AS moment (at)
    WHERE account_id = $1 AND ended_at IS NULL AND at > $2`,
);

/** Milliseconds until time alone changes what a person may do; null if it never does. */
export async function nextChange(tx: Transaction, accountId: number): Promise<number | null> {
  const now = tx.clock.now();
  const at = (await tx.sql.one(next, [accountId, now]))?.at;
  return at ? at.getTime() - now.getTime() : null;
}
