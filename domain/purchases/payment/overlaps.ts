import type { Holding, PaidTwice } from './entitled';

/** What each product gives. */
export type Gives = ReadonlyMap<string, readonly string[]>;
/** The products whose overlap the buyer of a subscription saw before paying. */
export type Shown = ReadonlyMap<string, readonly string[]>;

const shares = (gives: Gives, one: string | null, other: string | null): boolean =>
  (gives.get(one ?? '') ?? []).some((entitlement) => (gives.get(other ?? '') ?? []).includes(entitlement));

/** A product that somebody pays for already, and that gives some of what another one gives. */
export interface Overlap {
  product: string;
  subscription: string;
  /** The last day that is paid for; null if none is at the moment. */
  until: Date | null;
  renews: boolean;
  /** Whether it can be renewed again. */
  resumable: boolean;
}

interface Running {
  id: string;
  product: string;
  status: string;
  ends: boolean;
}

/**
 * What somebody pays for of what a product gives: by what is held, and by what will renew. Buying it pays for those days again.
 *
 * @param except a subscription that is to become the product
 */
export function overlapsOf(
  held: readonly Holding[],
  subscriptions: readonly Running[],
  { product, except = '' }: { product: string; except?: string },
  gives: Gives,
  now: Date,
): Overlap[] {
  const found = new Map<string, Overlap>();
  for (const one of subscriptions)
    if (one.status !== 'ended' && !one.ends)
      found.set(one.id, { product: one.product, subscription: one.id, until: null, renews: true, resumable: false });
  for (const { subscription, product: holds, until, why } of held) {
    if ((why !== 'paid' && why !== 'credit') || until === null || until <= now) continue;
    const before = found.get(subscription);
    const last = before?.until && before.until > until ? before.until : until;
    const resumable = subscriptions.some(({ id, status, ends }) => id === subscription && status !== 'ended' && ends);
    const renews = before?.renews ?? false;
    found.set(subscription, { product: holds ?? '', subscription, until: last, renews, resumable });
  }
  return [...found.values()].filter((one) => one.subscription !== except && shares(gives, one.product, product));
}

/** Days that were paid for by two subscriptions, without the buyer of either being informed before. Each pair once. */
export function paidTwice(held: readonly Holding[], gives: Gives, shown: Shown): PaidTwice[] {
  const paid = held.filter(({ why, until }) => (why === 'paid' || why === 'credit') && until !== null);
  const isShown = (one: Holding, other: Holding) => shown.get(one.subscription)?.includes(other.product ?? '') === true;
  return paid.flatMap((one, index) =>
    paid.slice(index + 1).flatMap((other): PaidTwice[] => {
      const from = one.from > other.from ? one.from : other.from;
      const until = one.until! < other.until! ? one.until! : other.until!;
      if (one.subscription === other.subscription || until <= from || !shares(gives, one.product, other.product))
        return [];
      if (isShown(one, other) || isShown(other, one)) return [];
      return [{ source: one.source, other: other.source, from, until }];
    }),
  );
}
