import { conflict } from '~/domain/kit/errors';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { billedCountry } from '../prices/country.query';
import { findPricesIn } from '../prices/price.query';
import { countContents, stateOf } from '../products/contents.query';
import { requireProduct } from '../products/product.query';
import { offerChanged, priceChanged } from './order-terms';
import type { Plan } from './provider';
import { otherPlan } from './shown-subscriptions.query';
import { findOverlaps, standingOf } from './standing.query';
import type { OwnSubscription } from './subscriptions.query';

const show = statement<never, [string, readonly string[]]>(
  'payments.show-overlaps',
  `UPDATE payment_orders o SET shown_overlaps = array(SELECT DISTINCT unnest(o.shown_overlaps || $2::text[]))
     FROM payment_subscriptions s WHERE s.subscription = $1 AND o.id = s.order_id`,
);

/** @throws Problem conflict `offer-changed` if an overlap was not shown */
async function agreeOverlaps(
  tx: Transaction,
  accountId: number,
  { subscription }: OwnSubscription,
  product: string,
  shown: readonly string[],
): Promise<void> {
  const overlaps = (await findOverlaps(tx, accountId, product, subscription)).map((one) => one.product);
  if (overlaps.some((one) => !shown.includes(one))) throw offerChanged();
  if (overlaps.length > 0) await tx.sql.all(show, [subscription, overlaps]);
}

const noChange = () => conflict('no-subscription', 'You have no subscription to change.');

/**
 * Checks a change of a subscription to another plan, or to a product that gives more, against what was shown.
 *
 * @throws Problem conflict `no-subscription`, `not-on-sale`, `price-changed` or `offer-changed`
 */
export async function agreeChange(
  tx: Transaction,
  accountId: number,
  one: OwnSubscription,
  wish: { product: string; plan: Plan; amount: number; overlaps: readonly string[] },
): Promise<void> {
  const { product, plan } = wish;
  let amount: number | undefined;
  if (product === one.product) {
    const other = await otherPlan(tx, accountId, one);
    if (other?.plan !== plan) throw noChange();
    ({ amount } = other);
  } else {
    const { upgrade } = await standingOf(tx, accountId, product);
    if (upgrade?.subscription !== one.subscription) throw noChange();
    const [wanted, contents] = await Promise.all([requireProduct(tx, product, 'en'), countContents(tx)]);
    if (stateOf(wanted, contents, true) !== 'sold') throw conflict('not-on-sale', 'This is not on sale at the moment.');
    const country = await billedCountry(tx, accountId);
    const prices = await findPricesIn(tx, { products: [product], country, currency: one.currency });
    amount = prices.find((price) => price.plan === plan)?.amount;
  }
  if (amount !== wish.amount) throw priceChanged();
  await agreeOverlaps(tx, accountId, one, product, wish.overlaps);
}

/** Checks that a subscription may renew again. @throws Problem conflict `offer-changed` if an overlap was not shown */
export const agreeResume = (
  tx: Transaction,
  accountId: number,
  one: OwnSubscription,
  overlaps: readonly string[],
): Promise<void> => agreeOverlaps(tx, accountId, one, one.product, overlaps);
