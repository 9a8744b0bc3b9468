import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { entitled } from './entitled';
import { type CustomerFacts, findFactsOf } from './facts.query';
import { ledgerOf } from './ledger';
import { type Overlap, overlapsOf } from './overlaps';
import { productEntitlements } from './sync-grants';

/** Months in which a second withdrawal from the same product pays for the days until it. */
const MONTHS_BETWEEN = 12;

/** What somebody has paid for already of what a product gives, before they pay for it. */
export interface StandingBefore {
  overlaps: Overlap[];
  /** Whether a withdrawal pays for the days until it: the person withdrew from the same product in the last twelve months. */
  pays_used_days: boolean;
  /** The subscription that can become this product, and what is left of it. Null if there is none. */
  upgrade: { subscription: string; product: string; currency: string; credit: number } | null;
  /** What purchases give, and until when that is paid for. */
  held: { entitlements: readonly string[]; until: Date | null }[];
}

const withdrew = statement<{ one: number }, [number, string, Date]>(
  'payments.withdrew-lately',
  `SELECT 1 AS one FROM payment_subscriptions s JOIN payment_customers c ON c.customer = s.customer
    WHERE c.account_id = $1 AND s.product = $2 AND s.withdrawn_at > $3::timestamptz - make_interval(months => ${MONTHS_BETWEEN}) LIMIT 1`,
);

/** What is left of the present period of a subscription, in the smallest unit. A change of plan credits it. */
export function unusedOf(facts: CustomerFacts, subscription: string, now: Date): number {
  const period = ledgerOf(facts).periods.findLast(
    ({ invoice, until, paid }) => invoice.subscription === subscription && paid && until > now,
  );
  if (!period) return 0;
  const [from, until] = [period.from.getTime(), period.until.getTime()];
  return Math.round((period.price * (until - Math.max(from, now.getTime()))) / (until - from));
}

/** What an account pays for of what a product gives; `except` one subscription, which is to become the product. */
export async function findOverlaps(read: Reader, accountId: number, product: string, except = ''): Promise<Overlap[]> {
  return (await standingOf(read, accountId, product, except)).overlaps;
}

/** How somebody stands to a product before buying it. */
export async function standingOf(
  read: Reader,
  accountId: number,
  product: string,
  except = '',
): Promise<StandingBefore> {
  const now = read.clock.now();
  const [facts, withdrawn] = await Promise.all([
    findFactsOf(read, accountId),
    read.sql.one(withdrew, [accountId, product, now]),
  ]);
  const before = { overlaps: [], pays_used_days: withdrawn !== null, upgrade: null, held: [] };
  if (!facts) return before;
  const { held } = entitled(facts);
  const running = facts.subscriptions.filter(({ id }) => !facts.stopped.has(id) && !facts.ending.has(id));
  const gives = await productEntitlements(read, [
    product,
    ...running.map((one) => one.product),
    ...held.map((one) => one.product ?? ''),
  ]);
  const wanted = gives.get(product) ?? [];
  const smaller = running.find((one) => {
    const has = gives.get(one.product) ?? [];
    return (
      one.status === 'active' &&
      one.product !== product &&
      has.length > 0 &&
      has.length < wanted.length &&
      has.every((entitlement) => wanted.includes(entitlement))
    );
  });
  return {
    ...before,
    held: held.map((one) => ({ entitlements: gives.get(one.product ?? '') ?? [], until: one.until })),
    overlaps: overlapsOf(held, running, { product, except }, gives, now),
    upgrade: smaller
      ? {
          subscription: smaller.id,
          product: smaller.product,
          currency: smaller.currency,
          credit: unusedOf(facts, smaller.id, now),
        }
      : null,
  };
}
