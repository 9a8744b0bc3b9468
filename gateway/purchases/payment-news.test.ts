import { setGrant } from '~/domain/purchases/entitlements/set-grant';
import { nextRenewal } from '~/domain/purchases/products/renewal';
import { aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { mailsTo } from '~/infra/tooling/testing/factories/mails';
import { aShop, type Shop } from '~/infra/tooling/testing/factories/payments';
import { aTill, type Till } from '~/infra/tooling/testing/factories/till';

const HOUR = 3_600_000;
let shop: Shop;
let till: Till;
beforeAll(async () => {
  shop = await aShop();
  till = aTill(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const giveSupporterTo = (account_id: number) =>
  shop.world.deps.inTransaction((tx) =>
    setGrant(tx, {
      account_id,
      source: `staff:1:${account_id}`,
      product: null,
      entitlements: ['supporter'],
      from: tx.clock.now(),
      until: null,
    }),
  );
const mailsOf = ({ username }: { username: string | null }) => mailsTo(shop.world, `${username}@test.example`);
const subjectsOf = async (person: { username: string | null }) => (await mailsOf(person)).map(({ subject }) => subject);
const storeOf = () => shop.provider.embedded.provider.store;
async function operator() {
  const client = await shop.world.signedIn(await aPerson(shop.world, { roles: ['staff'] }));
  await client.post('/api/account/confirm/', { password: TEST_PASSWORD });
  return async (path = '') => (await client.get(`/ops/payments/${path}`)).body;
}

describe('mails', () => {
  it('acknowledge a withdrawal, and say that the money is on its way', async () => {
    const { person, client } = await till.aSubscriber();
    await client.post('/payment/cancel-subscription/', { type: 'withdraw' });
    await shop.settle();
    expect((await subjectsOf(person)).sort()).toEqual([
      'You have withdrawn from Supporter',
      'Your receipt: Supporter',
      'Your refund: Supporter',
    ]);
  });

  it('say once that a renewal has ended, and until when what was paid for lasts', async () => {
    const { person, client } = await till.aSubscriber();
    await client.post('/payment/cancel-subscription/', { type: 'period_end' });
    await shop.settle();
    await till.look();
    const ended = (await mailsOf(person)).filter(({ subject }) => subject === 'Supporter no longer renews');
    const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(ended).toMatchObject([
      { text: expect.stringContaining(until.format(nextRenewal(shop.world.clock.now(), 12))) },
    ]);
    const { owned_until } = (await client.get('/purchase/supporter/')).body;
    const { period_end } = (await client.get('/profile/subscription/')).body.subscriptions[0];
    expect(owned_until).toBe(period_end);
  });

  it('hold in a receipt the version of the terms, and what a free start costs later', async () => {
    const { person } = await till.aSubscriber({ coupon: 'GIFT' });
    const [receipt] = await mailsOf(person);
    expect(receipt!.subject).toBe('Your receipt: Supporter');
    expect(receipt!.text).toContain('£0.00');
    expect(receipt!.text).toContain('(£48.00)');
    expect(receipt!.text).toMatch(/you accepted version \d+ of the terms, and asked that it start at once/);
  });

  it('tell those who asked once a product can be bought, once each', async () => {
    const person = await aPerson(shop.world);
    const client = await shop.world.signedIn(person);
    await till.sql('UPDATE accounts SET receive_marketing_emails = true WHERE id = $1', [person.id]);
    await client.post('/purchase/planned/', { action: 'register_interest' });
    await shop.sweep();
    expect(await subjectsOf(person)).toEqual([]);
    await till.sql(`UPDATE products SET entitlements = '{supporter}' WHERE slug = 'planned'`);
    await till.sql(
      `INSERT INTO product_prices (product, plan, country, currency, amount, months) VALUES ('planned', 'yearly', '', 'EUR', 900, 12)`,
    );
    try {
      await shop.sweep();
      await shop.sweep();
    } finally {
      await till.sql(`DELETE FROM product_prices WHERE product = 'planned'`);
      await till.sql(`UPDATE products SET entitlements = '{}' WHERE slug = 'planned'`);
    }
    expect(await subjectsOf(person)).toEqual(['A book can be bought now']);
    const { items } = (await client.get('/notifications/')).body;
    expect(items).toMatchObject([{ kind: 'product-sold', values: { title: 'A book' }, url: '/purchase/planned/' }]);
  });

  it('tell of what is priced for one country alone those who are there', async () => {
    const asks = async (country: string) => {
      const person = await aPerson(shop.world);
      await till.sql(`UPDATE accounts SET receive_marketing_emails = true, country = $2 WHERE id = $1`, [
        person.id,
        country,
      ]);
      const client = await shop.world.signedIn(person);
      await client.post('/purchase/planned/', { action: 'register_interest' });
      return { person, client };
    };
    const [there, elsewhere] = [await asks('GB'), await asks('ES')];
    await till.sql(`UPDATE products SET entitlements = '{pack.ecg-cases}' WHERE slug = 'planned'`);
    await till.sql(
      `INSERT INTO product_prices (product, plan, country, currency, amount, months) VALUES ('planned', 'yearly', 'GB', 'GBP', 800, 12)`,
    );
    try {
      await shop.sweep();
      expect(await subjectsOf(there.person)).toEqual(['A book can be bought now']);
      expect((await there.client.get('/purchase/planned/')).body.plans).toMatchObject([
        { currency: 'GBP', amount: 800 },
      ]);
      expect(await subjectsOf(elsewhere.person)).toEqual([]);
      // Sold there, too, they hear of it.
      await till.sql(`UPDATE product_prices SET country = '' WHERE product = 'planned'`);
      await shop.sweep();
      expect(await subjectsOf(elsewhere.person)).toEqual(['A book can be bought now']);
      expect(await subjectsOf(there.person)).toHaveLength(1);
    } finally {
      await till.sql(`DELETE FROM product_prices WHERE product = 'planned'`);
      await till.sql(`UPDATE products SET entitlements = '{}' WHERE slug = 'planned'`);
    }
  });
});

describe('a card that asks for a confirmation', () => {
  it('is confirmed at the checkout, and buys', async () => {
    const { isSupporter } = await till.aSubscriber({}, '4000 0025 0000 3155', { confirmed: 'yes' });
    expect(await isSupporter()).toBe(true);
  });

  it('is asked for at a renewal, by mail and on the page, and pays it', async () => {
    const card = '4000 0027 6000 3184';
    const { person, again, isSupporter } = await till.aSubscriber({ plan: 'monthly' }, card, { confirmed: 'yes' });
    const now = shop.world.clock.now();
    shop.world.clock.advance(nextRenewal(now, 1).getTime() - now.getTime() + 26 * HOUR);
    await shop.settle();
    expect(await subjectsOf(person)).toContain('Confirm the renewal of Supporter');
    expect(await isSupporter()).toBe(false);
    const own = async () => (await (await again()).get('/profile/subscription/')).body.subscriptions[0];
    const { invoice_url } = await own();
    await shop.provider.press(invoice_url, {});
    await shop.settle();
    expect(await own()).toMatchObject({ status: 'active', invoice_url: '' });
    expect(await isSupporter()).toBe(true);
  });

  it('is asked for by mail, too, where the provider has not tried it', async () => {
    const { person } = await till.aSubscriber();
    const [subscription] = storeOf().all('subscription').slice(-1);
    const [invoice] = storeOf().all('invoice').slice(-1);
    storeOf().put<'subscription'>(Object.assign(subscription!, { status: 'past_due' }));
    storeOf().put<'invoice'>(Object.assign(invoice!, { status: 'open' }));
    await till.look();
    await till.look();
    const asked = (await subjectsOf(person)).filter((subject) => subject === 'Confirm the renewal of Supporter');
    expect(asked).toHaveLength(1);
  });
});

it('ends what a charge gave that the bank took back, and calls it no refund', async () => {
  const { person, isSupporter } = await till.aSubscriber();
  const [charge] = storeOf().all('charge').slice(-1);
  storeOf().put<'charge'>(Object.assign(charge!, { disputed: true }));
  await till.look();
  expect(await isSupporter()).toBe(false);
  expect(await subjectsOf(person)).toEqual(['Your receipt: Supporter']);
});

describe('operators', () => {
  it('see an order that was paid for less than the price of its billing address, and returned', async () => {
    const { person, client, order, isSupporter, charges } = await till.aBuyer();
    const { plans } = (await client.get('/purchase/supporter/?country=JP')).body;
    expect(plans[0]).toMatchObject({ currency: 'JPY', amount: 9_000 });
    const { body } = await order({ country: 'JP', total: 9_000 });
    const seen = await operator();
    expect((await seen()).listed_orders).toMatchObject([{ id: body.order_id, state: 'open', elsewhere: false }]);
    await shop.provider.pay(body.url, undefined, { country: 'GB' });
    await shop.settle();
    expect((await seen()).listed_orders).toMatchObject([
      { state: 'closed', returned: true, total: 9_000, currency: 'JPY', country: 'JP', billed_country: 'GB' },
    ]);
    // The buyer reads why, and the right price is one press away.
    expect([await isSupporter(), await charges()]).toMatchObject([false, [{ amount: 9_000, refunded: 9_000 }]]);
    expect((await client.post('/api/payment/order/', { order_id: body.order_id })).body).toMatchObject({
      state: 'closed',
      returned: { country: 'GB', currency: 'GBP', amount: 4_800 },
    });
    const [mail] = (await mailsOf(person)).filter(({ subject }) => subject.startsWith('We have returned'));
    expect(mail!.text).toContain('United Kingdom, where it costs £48.00');
    expect(await subjectsOf(person)).not.toContain('Your receipt: Supporter');
    expect((await seen()).differences).toEqual([]);
    // At the right price it can be bought at once.
    expect((await order({ country: 'GB', total: 4_800 })).status).toBe(200);
  });

  it('find a person, and see what they hold, why, and all that they paid', async () => {
    const buyer = await till.aSubscriber();
    await till.aSubscriber();
    const { id, username } = buyer.person;
    await giveSupporterTo(id);
    const seen = await operator();
    expect((await seen()).charges.count).toBe(2);
    for (const q of [username!.slice(0, -1), `${username}@TEST.example`])
      expect((await seen(`?q=${encodeURIComponent(q)}`)).charges.items).toContainEqual(
        expect.objectContaining({ account_id: id, name: 'Supporter' }),
      );
    expect((await seen('?q=%25')).charges.count).toBe(0);
    const [{ charge }] = (await buyer.charges()) as [{ charge: string }, ...unknown[]];
    expect(await seen(`${id}/`)).toMatchObject({
      account_id: id,
      country: 'GB',
      credit: 0,
      holds: [
        { source: charge, product: 'Supporter', why: 'paid', shortened: '' },
        { why: 'staff', product: 'Supporter' },
      ],
      subscriptions: [{ name: 'Supporter', plan: 'yearly', ends: false }],
      charges: [{ charge, amount: 4_800 }],
    });
    expect((await seen('2147483647/')).type).toContain('not-found');
  });

  it('see which payments renewed something', async () => {
    await till.aSubscriber({ plan: 'monthly' });
    const now = shop.world.clock.now();
    shop.world.clock.advance(nextRenewal(now, 1).getTime() - now.getTime() + HOUR);
    await shop.settle();
    const { items } = (await (await operator())()).charges;
    expect(items.map(({ renewal }: { renewal: boolean }) => renewal)).toEqual([true, false]);
  });
});

it('leads back to the prices that were shown, and has a name of the product in each language', async () => {
  const { person, order } = await till.aBuyer();
  await order({ country: 'JP', currency: 'GBP' });
  const spanish = await aPerson(shop.world);
  await till.sql(`UPDATE accounts SET language = 'es' WHERE id = $1`, [spanish.id]);
  await till.sql(`UPDATE products SET name_es = 'Casos de ECG para GB' WHERE slug = 'ecg-cases'`);
  await (
    await shop.world.signedIn(spanish)
  ).post('/payment/checkout/', till.wish({ product: 'ecg-cases', country: 'GB' }));
  await (
    await shop.world.signedIn(person)
  ).post('/payment/checkout/', till.wish({ product: 'ecg-cases', country: 'GB' }));
  const back = storeOf()
    .all('checkout.session')
    .slice(-3)
    .map(({ cancel_url }) => new URL(cancel_url!).search);
  expect(back[0]).toContain('country=JP');
  expect(back[0]).toContain('currency=GBP');
  expect(back[1]).not.toContain('currency');
  const names = storeOf()
    .all('product')
    .filter(({ id }) => id.includes('ecg-cases'))
    .map(({ name }) => name);
  expect(names).toEqual(['Casos de ECG para GB', 'ECG cases']);
});
