import type { Person } from '~/domain/accounts/person';
import type { Output } from '~/domain/kit/contract';
import type { Reader } from '~/domain/kit/transaction';
import { billedCountry } from '../prices/country.query';
import { findPricesIn, type Price } from '../prices/price.query';
import { findProducts } from '../products/product.query';
import type { lastFour } from './contract';
import { findFacts } from './facts.query';
import { findOverlaps } from './standing.query';
import { type OwnSubscription, ownSubscriptions } from './subscriptions.query';
import { withdrawalOf } from './withdraw';

type Shown = Output<typeof lastFour>['subscriptions'][number];

/** The other plan of a product in the currency of a subscription: that never changes. */
const otherOf = (
  prices: readonly Price[],
  { product, plan, currency, status, ends }: OwnSubscription,
): Shown['other'] => {
  const found = prices.find((one) => one.product === product && one.plan !== plan && one.currency === currency);
  return found && status === 'active' && !ends ? { plan: found.plan, amount: found.amount } : null;
};

const pricesFor = async (read: Reader, accountId: number, all: readonly OwnSubscription[]): Promise<Price[]> => {
  const country = await billedCountry(read, accountId);
  const found = await Promise.all(
    [...new Set(all.map(({ currency }) => currency))].map((currency) =>
      findPricesIn(read, { products: all.map(({ product }) => product), country, currency }),
    ),
  );
  return found.flat();
};

/** The plan that a subscription can change to; null while it is overdue or ends, and if the product has no such price. */
export const otherPlan = async (read: Reader, accountId: number, one: OwnSubscription): Promise<Shown['other']> =>
  otherOf(await pricesFor(read, accountId, [one]), one);

/** The subscriptions of a person as their page shows them. */
export async function shownSubscriptions(read: Reader, person: Pick<Person, 'id' | 'language'>): Promise<Shown[]> {
  const all = await ownSubscriptions(read, person.id, person.language);
  const prices = await pricesFor(read, person.id, all);
  const facts = all.length > 0 ? await findFacts(read, all[0]!.customer) : null;
  const at = read.clock.now();
  const withdrawals = new Map(
    all.flatMap(({ subscription, keeps_used_days }): [string, number][] => {
      const keeps = keeps_used_days ? 'used-days' : 'nothing';
      const found = facts && withdrawalOf(facts, subscription, { at, keeps });
      return found ? [[subscription, found.amount]] : [];
    }),
  );
  const products = new Map((await findProducts(read, person.language)).map((one) => [one.product, one.name]));
  const overlaps = await Promise.all(all.map((one) => findOverlaps(read, person.id, one.product, one.subscription)));
  return all.map((one, index) => ({
    overlaps: overlaps[index]!.map(({ product }) => ({ product, name: products.get(product) ?? product })),
    subscription: one.subscription,
    product: one.product,
    name: one.name,
    plan: one.plan,
    status: one.status,
    currency: one.currency,
    amount: one.amount,
    period_end: one.period_end.toISOString(),
    ends: one.ends,
    invoice_url: one.status === 'past_due' ? one.invoice_url : '',
    withdrawable: withdrawals.has(one.subscription),
    refund: withdrawals.get(one.subscription) ?? 0,
    pays_used_days: one.keeps_used_days,
    other: otherOf(prices, one),
  }));
}
