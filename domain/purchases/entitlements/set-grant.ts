import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { applyGrantsJob } from './contract';
import { syncEntitlements } from './sync-entitlements';

export interface Grant {
  account_id: number;
  /** What gives it, unique: `charge:<id of the charge>`, `staff:<id of the decision>`. One source gives one grant, however often it is set. */
  source: string;
  /** What was bought, by its address; null if nothing was. */
  product: string | null;
  /** 1 to 20 of `supporter` and `pack.<key>`. */
  entitlements: readonly string[];
  from: Date;
  /** Null for no end. */
  until: Date | null;
}

const set = statement<
  { account_id: number; changed: boolean },
  [number, string, string | null, readonly string[], Date, Date | null, Date]
>(
  'purchases.set-grant',
  `WITH given AS (
     INSERT INTO grants AS held (account_id, source, product, entitlements, starts_at, ends_at, created_at)
     VALUES ($1, $2, $3, $4::text[], $5, $6, $7)
     ON CONFLICT (source) DO UPDATE
       SET product = excluded.product, entitlements = excluded.entitlements, starts_at = excluded.starts_at, ends_at = excluded.ends_at, ended_at = NULL
       WHERE held.account_id = excluded.account_id
         AND (held.product, held.entitlements, held.starts_at, held.ends_at) IS DISTINCT FROM (excluded.product, excluded.entitlements, excluded.starts_at, excluded.ends_at)
          OR held.account_id = excluded.account_id AND held.ended_at IS NOT NULL AND (excluded.ends_at IS NULL OR excluded.ends_at > $7)
     RETURNING account_id)
   SELECT account_id, true AS changed FROM given
    UNION ALL SELECT account_id, false FROM grants WHERE source = $2 AND NOT EXISTS (SELECT FROM given)`,
);

/**
 * Gives a person what a source is worth, or corrects it; a grant that was ended comes back. Set to what it is already, nothing
 * changes and nobody hears of it. The person's open pages are told after the commit, and when it begins or runs out.
 *
 * @throws Error when the source gave to somebody else before
 */
export async function setGrant(tx: Transaction, grant: Grant): Promise<void> {
  const { account_id, source, product, entitlements, from, until } = grant;
  const now = tx.clock.now();
  const sorted = [...new Set(entitlements)].sort();
  const row = await tx.sql.one(set, [account_id, source, product, sorted, from, until, now]);
  // Null if another transaction has given it meanwhile: that one has told.
  if (!row) return;
  if (row.account_id !== account_id) throw new Error(`the grant of ${source} is another account's`);
  if (!row.changed) return;
  await syncEntitlements(tx, account_id);
  tx.enqueue(applyGrantsJob, { account_id });
  for (const at of [from, until])
    if (at && at > now) tx.enqueue(applyGrantsJob, { account_id }, { delay: at.getTime() - now.getTime() });
}

const end = statement<{ account_id: number }, [string, Date]>(
  'purchases.end-grant',
  'UPDATE grants SET ended_at = $2 WHERE source = $1 AND ended_at IS NULL RETURNING account_id',
);

/** Ends what a source gave, at once: a refund, a dispute. Nothing happens if it has ended, or never was. */
export async function endGrant(tx: Transaction, source: string): Promise<void> {
  const ended = await tx.sql.one(end, [source, tx.clock.now()]);
  if (!ended) return;
  await syncEntitlements(tx, ended.account_id);
  tx.enqueue(applyGrantsJob, ended);
}
