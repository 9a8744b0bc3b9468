import { notify } from '../accounts/notify';
import { href } from '../kit/contract';
import type { Language } from '../kit/person';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { sendMail } from '../mails/send-mail';
import { purchasePage } from './contract';
import { soldMail } from './payment/mails';
import { findPrices } from './prices/price.query';
import { countContents, stateOf } from './products/contents.query';
import { findProducts } from './products/product.query';

const wanted = statement<{ product: string }, []>(
  'purchases.wanted-products',
  'SELECT DISTINCT product FROM purchase_interests WHERE told_at IS NULL',
);
const take = statement<{ account_id: number; language: Language; name: string }, [string, Date, number]>(
  'purchases.take-interested',
  `UPDATE purchase_interests one SET told_at = $2 FROM accounts a, products p
    WHERE one.product = $1 AND a.id = one.account_id AND p.slug = one.product AND one.account_id IN (
      SELECT account_id FROM purchase_interests WHERE product = $1 AND told_at IS NULL ORDER BY account_id LIMIT $3 FOR UPDATE SKIP LOCKED)
   RETURNING one.account_id, a.language, CASE a.language WHEN 'es' THEN p.name_es ELSE p.name END AS name`,
);

/** Of the wanted products, those that somebody can buy somewhere now. */
async function soldAmong(tx: Transaction, slugs: readonly string[]): Promise<string[]> {
  const [products, contents] = await Promise.all([findProducts(tx, 'en'), countContents(tx)]);
  const sold = products.filter((one) => slugs.includes(one.product) && stateOf(one, contents, true) === 'sold');
  const prices = await findPrices(tx, { products: sold.map(({ product }) => product), country: '' });
  return sold.map(({ product }) => product).filter((slug) => prices.some(({ product }) => product === slug));
}

/**
 * Tells those who asked when a product can be bought: by a notification, and by mail where they want news by mail. Once each.
 *
 * @param most how many in this step
 * @returns how many were told
 */
export async function tellInterested(tx: Transaction, most: number): Promise<number> {
  const slugs = (await tx.sql.all(wanted, [])).map(({ product }) => product);
  if (slugs.length === 0) return 0;
  let told = 0;
  for (const slug of await soldAmong(tx, slugs))
    for (const { account_id, name } of await tx.sql.all(take, [slug, tx.clock.now(), most - told])) {
      told += 1;
      await notify(tx, {
        account_id,
        kind: 'product-sold',
        values: { title: name },
        url: href(purchasePage, { slug }),
      });
      await sendMail(tx, { accountId: account_id, template: soldMail, values: { product: name, slug } });
    }
  return told;
}
