import type { HeldGrant } from '~/domain/accounts/person';
import { saveEntitlements } from '~/domain/accounts/save-entitlements';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';

const held = statement<{ held: HeldGrant[] }, [number]>(
  'purchases.held-grants',
  `SELECT coalesce(jsonb_agg(jsonb_build_object('has', to_jsonb(entitlements), 'from', (extract(epoch FROM starts_at) * 1000)::bigint,
                                                'until', (extract(epoch FROM ends_at) * 1000)::bigint) ORDER BY id), '[]') AS held
     FROM grants WHERE account_id = $1 AND ended_at IS NULL`,
);

/** Brings what an account may do in line with its grants, in the transaction that changed one. */
export const syncEntitlements = (tx: Transaction, accountId: number): Promise<void> =>
  saveEntitlements(tx, accountId, async () => (await tx.sql.one(held, [accountId]))!.held);
