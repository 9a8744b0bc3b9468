import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { endGrant, setGrant } from '../entitlements/set-grant';
import type { Holding } from './entitled';

export interface StoredGrant {
  source: string;
  live: boolean;
  starts_at: Date;
  ends_at: Date | null;
}
const existing = statement<StoredGrant, [number]>(
  'payments.existing-grants',
  `SELECT source, ended_at IS NULL AS live, starts_at, ends_at FROM grants WHERE account_id = $1 AND source LIKE 'charge:%'`,
);
const products = statement<{ slug: string; entitlements: string[] }, [readonly string[]]>(
  'payments.product-entitlements',
  'SELECT slug, entitlements FROM products WHERE slug = ANY ($1::text[])',
);

/** What each of some products gives. */
export const productEntitlements = async (
  tx: Pick<Transaction, 'sql'>,
  slugs: readonly string[],
): Promise<Map<string, string[]>> =>
  new Map((await tx.sql.all(products, [[...new Set(slugs)]])).map((one) => [one.slug, one.entitlements]));

/** The grants of an account that purchases gave. */
export const purchasedGrants = (tx: Pick<Transaction, 'sql'>, accountId: number): Promise<StoredGrant[]> =>
  tx.sql.all(existing, [accountId]);

/** Whether a grant is what is held. One that has run out by itself stays as it is. */
export const isInStep = (grant: StoredGrant | undefined, { from, open_until }: Holding, now: Date): boolean =>
  grant !== undefined &&
  grant.starts_at <= from &&
  grant.ends_at?.getTime() === open_until?.getTime() &&
  (grant.live || (open_until !== null && open_until <= now));

/** Brings the grants of an account in line with what it holds. What is not held any more ends now. */
export async function syncGrants(tx: Transaction, accountId: number, held: readonly Holding[]): Promise<void> {
  const grants = new Map((await purchasedGrants(tx, accountId)).map((one) => [one.source, one]));
  const gives = await productEntitlements(
    tx,
    held.map(({ product }) => product ?? ''),
  );
  const now = tx.clock.now();
  for (const one of held) {
    const { source, product, from, open_until: until } = one;
    const grant = grants.get(source);
    grants.delete(source);
    const entitlements = gives.get(product ?? '') ?? [];
    if (entitlements.length === 0 || isInStep(grant, one, now)) continue;
    // What is paid for has begun: the clock of the provider may be ahead of ours.
    const begins = grant && grant.starts_at < from ? grant.starts_at : from < now ? from : now;
    await setGrant(tx, { account_id: accountId, source, product, entitlements, from: begins, until });
  }
  for (const { source, live } of grants.values()) if (live) await endGrant(tx, source);
}
