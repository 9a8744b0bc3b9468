import { notify } from '../accounts/notify';
import { href } from '../kit/contract';
import type { Language } from '../kit/person';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { sendMail } from '../mails/send-mail';
import { purchasePage } from './contract';
import { soldMail } from './payment/mails';
import { countContents, stateOf } from './products/contents.query';
import { findProducts } from './products/product.query';
import { PEOPLE } from '~/domain/accounts/views';

const wanted = statement<{ product: string }, []>(
  'purchases.wanted-products',
  'SELECT DISTINCT product FROM purchase_interests WHERE told_at IS NULL',
);
// Those who see a price: that of their country, or the one for elsewhere. Others hear of it once it is sold where they are.
const take = statement<{ account_id: number; language: Language; name: string }, [string, Date, number]>(
  'purchases.take-interested',
  `UPDATE purchase_interests one SET told_at = $2 FROM ${PEOPLE} a, products p
    WHERE one.product = $1 AND a.id = one.account_id AND p.slug = one.product AND one.account_id IN (
      SELECT interest.account_id FROM purchase_interests interest JOIN ${PEOPLE} asking ON asking.id = interest.account_id
       WHERE interest.product = $1 AND interest.told_at IS NULL AND EXISTS (
         SELECT FROM product_prices price WHERE price.product = $1 AND price.country IN ('', coalesce((SELECT country FROM payment_customers WHERE account_id = asking.id), asking.country)))
       ORDER BY interest.account_id LIMIT $3 FOR UPDATE OF interest SKIP LOCKED)
   RETURNING one.account_id, a.language, CASE a.language WHEN 'es' THEN p.name_es ELSE p.name END AS name`,
);

/** Of the wanted products, those that exist. */
async function readyAmong(tx: Transaction, slugs: readonly string[]): Promise<string[]> {
  const [products, contents] = await Promise.all([findProducts(tx, 'en'), countContents(tx)]);
  return products
    .filter((one) => slugs.includes(one.product) && stateOf(one, contents, true) === 'sold')
    .map(({ product }) => product);
}

/**
 * Tells those who asked when a product can be bought where they are: by a notification, and by mail if they want news by mail. Once each.
 *
 * @param most how many in this step
 * @returns how many were told
 */
export async function notifyInterested(tx: Transaction, most: number): Promise<number> {
  const slugs = (await tx.sql.all(wanted, [])).map(({ product }) => product);
  if (slugs.length === 0) return 0;
  let told = 0;
  for (const slug of await readyAmong(tx, slugs))
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
