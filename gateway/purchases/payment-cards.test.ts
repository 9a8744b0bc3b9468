import { nextRenewal } from '~/domain/purchases/products/renewal';
import { refusal } from '~/infra/tooling/testing/client';
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

/** To the first hour of the second month. */
function toRenewal(): void {
  const now = shop.world.clock.now();
  shop.world.clock.advance(nextRenewal(now, 1).getTime() - now.getTime() + HOUR);
}

describe('another card', () => {
  // rules: 2.7.13
  it('is charged from then on, by each subscription, and what is overdue at once', async () => {
    const { again, charges, isSupporter } = await till.aSubscriber({ plan: 'monthly' }, '4000 0027 6000 3184', {
      confirmed: 'yes',
    });
    toRenewal();
    await shop.settle();
    expect(await charges()).toMatchObject([{ state: 'paid' }, { state: 'failed' }]);
    const { url } = (await (await again()).post('/payment/change-card/')).body;
    await shop.provider.pay(url, '5555 5555 5555 4444');
    await shop.settle();
    expect((await (await again()).get('/profile/subscription/')).body).toMatchObject({
      last_four: '4444',
      subscriptions: [{ status: 'active' }],
    });
    expect((await charges()).filter(({ state }) => state === 'paid')).toHaveLength(2);
    expect(await isSupporter()).toBe(true);
    toRenewal();
    await shop.settle();
    expect((await charges()).filter(({ state }) => state === 'paid')).toHaveLength(3);
  });

  it('that was taken is not put before one that a later purchase was paid with', async () => {
    const { person, again } = await till.aSubscriber();
    const { url } = (await (await again()).post('/payment/change-card/')).body;
    await shop.provider.pay(url, '5555 5555 5555 4444');
    await shop.settle();
    await shop.world.deps.dataSource.query(`UPDATE accounts SET country = 'GB' WHERE id = $1`, [person.id]);
    shop.world.clock.advance(HOUR);
    const { body } = await (await again()).post('/payment/checkout/', till.wish({ product: 'ecg-cases' }));
    await shop.provider.pay(body.url);
    await shop.settle();
    const { store } = shop.provider.embedded.provider;
    const { customer } = (await till.sql<{ customer: string }>('SELECT customer FROM payment_customers'))[0]!;
    const digits = store
      .owned('subscription', customer)
      .map((one) => store.find('payment_method', one.default_payment_method as string)!.card!.last4);
    expect(digits).toEqual(['4444', '4242']);
  });

  it('lets a plan change that the one before was declined for, on the same day', async () => {
    const { client } = await till.aSubscriber({ plan: 'monthly' });
    const change = async (number: string) => {
      await shop.provider.pay((await client.post('/payment/change-card/')).body.url, number);
      await shop.settle();
      const { subscription } = (await client.get('/profile/subscription/')).body.subscriptions[0];
      return client.post('/payment/change-plan/', { subscription, plan: 'yearly', amount: 4_800 });
    };
    expect(refusal(await change('4000 0000 0000 0341'))).toEqual([409, 'card-declined']);
    expect((await change('4242 4242 4242 4242')).status).toBe(200);
    expect((await client.get('/profile/subscription/')).body.subscriptions).toMatchObject([{ plan: 'yearly' }]);
  });
});

describe('an order', () => {
  it('that got no page in an outage is made anew where the provider would refuse its time', async () => {
    const { order } = await till.aBuyer();
    await shop.provider.away();
    expect((await order()).status).toBe(503);
    shop.world.clock.advance(35 * 60_000);
    await shop.provider.back();
    expect((await order()).status).toBe(200);
    expect(await till.sql('SELECT state FROM payment_orders ORDER BY id')).toEqual([
      { state: 'closed' },
      { state: 'open' },
    ]);
  });

  it('whose page comes after another tab has ordered otherwise is not paid, too', async () => {
    const { order, charges } = await till.aBuyer();
    const slow = shop.provider.hold('/v1/checkout/sessions');
    const first = order();
    await slow.arrived;
    const second = await order({ plan: 'monthly' });
    slow.letGo();
    expect(refusal(await first)).toEqual([409, 'another-order']);
    const pages = shop.provider.embedded.provider.store.all('checkout.session');
    for (const { id } of pages) await shop.provider.pay(`${shop.provider.url}/checkout/${id}`);
    await shop.settle();
    expect(second.status).toBe(200);
    expect(await charges()).toMatchObject([{ amount: 500 }]);
  });

  it('is not paid by a page that is complete before its money has come', async () => {
    const { order } = await till.aBuyer();
    const { body } = await order();
    const { store } = shop.provider.embedded.provider;
    const page = store.get('checkout.session', body.session_id);
    expect(page.allowed_payment_method_types).toEqual(['card']);
    store.put<'checkout.session'>(Object.assign(page, { status: 'complete' }));
    await till.look();
    expect(await till.sql('SELECT state FROM payment_orders')).toEqual([{ state: 'open' }]);
    // Nothing else is sold meanwhile: its money may come.
    expect(refusal(await order({ plan: 'monthly' }))).toEqual([409, 'already-paid']);
  });
});

it('looks at a customer who was billed once for something without a period, which gives nothing', async () => {
  const { isSupporter, charges } = await till.aSubscriber();
  const { store } = shop.provider.embedded.provider;
  const [invoice] = store.all('invoice').slice(-1);
  for (const line of invoice!.lines.data) line.period = { start: invoice!.created, end: invoice!.created };
  store.put<'invoice'>(invoice!);
  await shop.world.deps.dataSource.query('DELETE FROM payment_charges');
  await till.look();
  expect(await charges()).toMatchObject([{ state: 'paid', amount: 4_800 }]);
  expect(await isSupporter()).toBe(false);
});
