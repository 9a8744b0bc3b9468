import { aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { aShop, type Shop } from '~/infra/tooling/testing/factories/payments';
import { aTill, type Till } from '~/infra/tooling/testing/factories/till';

let shop: Shop;
let till: Till;
beforeAll(async () => {
  shop = await aShop();
  till = aTill(shop);
  await till.sql(
    `INSERT INTO products (slug, kind, name, name_es, about, about_es, entitlements, position, content_hash)
     VALUES ('bundles', 'bundle', 'Everything', 'Todo', '', '', '{supporter,pack.ecg-cases}', 4, '')`,
  );
  await till.sql(
    `INSERT INTO product_prices (product, plan, country, currency, amount, months) VALUES ('bundles', 'yearly', 'GB', 'GBP', 6000, 12)`,
  );
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

type Buyer = Awaited<ReturnType<Till['aSubscriber']>>;
async function compare() {
  const client = await shop.world.signedIn(await aPerson(shop.world, { roles: ['staff'] }));
  await client.post('/api/account/confirm/', { password: TEST_PASSWORD });
  return (await client.post('/ops/payments/', { action: 'compare' })).body.differences as {
    kind: string;
    account_id: number | null;
  }[];
}
const sql = (text: string) => async () => void (await till.sql(text));

// Each test has the only customer of the shop.
it.each<[kinds: string[], breakIt: (buyer: Buyer) => Promise<void>]>([
  [[], async () => undefined],
  [
    ['charge-unknown'],
    sql(`INSERT INTO payment_charges (charge, customer, product, amount, refunded, currency, state, failure, charged_at)
         SELECT 'ch_unknown', customer, product, amount, 0, currency, 'paid', '', charged_at FROM payment_charges`),
  ],
  [['charge-missing', 'order-unpaid'], sql('DELETE FROM payment_charges')],
  [['refund-differs'], sql('UPDATE payment_charges SET refunded = 1')],
  [['grant-missing'], sql('UPDATE grants SET ended_at = starts_at')],
  [['grant-missing'], sql(`UPDATE grants SET ends_at = ends_at + interval '1 day'`)],
  [
    ['grant-unpaid'],
    sql(`INSERT INTO grants (account_id, source, product, entitlements, starts_at, created_at)
         SELECT account_id, 'charge:ch_other', product, entitlements, starts_at, created_at FROM grants`),
  ],
  [
    ['paid-twice'],
    async ({ order }) => {
      const { body } = await order({ product: 'bundles', overlaps: ['supporter'] });
      await shop.provider.pay(body.url);
      await shop.settle();
      expect(await compare()).toEqual([]);
      await till.sql(`UPDATE payment_orders SET shown_overlaps = '{}'`);
    },
  ],
  [['credit-unbacked'], sql(`UPDATE payment_customers SET facts = jsonb_set(facts, '{credit}', '500')`)],
  [
    ['grant-unpaid', 'money-owed'],
    sql('UPDATE payment_subscriptions SET withdrawn_at = (SELECT charged_at FROM payment_charges)'),
  ],
  [['order-unpaid'], sql('UPDATE payment_charges SET order_id = NULL')],
  [['order-open'], sql(`UPDATE payment_orders SET state = 'closed'`)],
])('a comparison finds %j of one customer, and whose it is', async (kinds, breakIt) => {
  const buyer = await till.aSubscriber();
  await breakIt(buyer);
  const found = await compare();
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(kinds);
  expect(found.map(({ account_id }) => account_id)).toEqual(kinds.map(() => buyer.person.id));
});
