import { nextRenewal } from '~/domain/purchases/products/renewal';
import { signatureOf } from '~/infra/tooling/fake-payments/webhooks';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { mailsTo } from '~/infra/tooling/testing/factories/mails';
import { aShop, type Shop } from '~/infra/tooling/testing/factories/payments';
import { aTill, type Till } from '~/infra/tooling/testing/factories/till';
import { WEBHOOK_SECRET } from '~/infra/tooling/testing/payments';

const DAY = 86_400_000;
let shop: Shop;
let till: Till;
beforeAll(async () => {
  shop = await aShop();
  till = aTill(shop);
  await till.sql(
    `INSERT INTO products (slug, kind, name, name_es, about, about_es, entitlements, position, content_hash) VALUES
      ('bundles', 'bundle', 'Everything', 'Todo', '', '', '{supporter,pack.ecg-cases}', 4, '')`,
  );
  await till.sql(
    `INSERT INTO product_prices (product, plan, country, currency, amount, months) VALUES
      ('bundles', 'yearly', 'GB', 'GBP', 6000, 12), ('bundles', 'monthly', 'GB', 'GBP', 700, 1),
      ('supporter', 'yearly', 'IN', 'INR', 99900, 12), ('supporter', 'monthly', 'IN', 'INR', 12900, 1)`,
  );
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

type Buyer = Awaited<ReturnType<Till['aSubscriber']>>;
const cancel = async (buyer: Buyer, type: string, more: Record<string, unknown> = {}) => {
  const answer = await (await buyer.again()).post('/payment/cancel-subscription/', { type, ...more });
  await shop.settle();
  return answer;
};

describe('what is shown before paying', () => {
  it('is in the currency of the country, or in GBP, and in no other', async () => {
    const { client, order } = await till.aBuyer();
    expect(refusal(await order({ currency: 'INR' }))).toEqual([409, 'currency-not-taken']);
    expect((await client.get('/api/prices/?product_ids=supporter&currency=INR')).body.products[0].currency).toBe('GBP');
    const abroad = await order({ country: 'IN', currency: 'INR', total: 99_900 });
    expect(abroad.status).toBe(200);
    expect((await order({ country: 'IN', currency: 'GBP', total: 4_800 })).status).toBe(200);
  });

  it('is that the same time is not sold twice: a subscription that ends is renewed again instead', async () => {
    const buyer = await till.aSubscriber();
    await cancel(buyer, 'period_end');
    expect(refusal(await buyer.order())).toEqual([409, 'still-paid']);
    expect((await cancel(buyer, 'resume')).status).toBe(200);
  });

  it('is what the person has already of it, and the change to it with what is left', async () => {
    const buyer = await till.aSubscriber();
    const bundle = { product: 'bundles', total: 6_000 };
    expect(refusal(await buyer.order(bundle))).toEqual([409, 'offer-changed']);
    const offer = (await buyer.client.get('/purchase/bundles/')).body;
    expect(offer).toMatchObject({
      overlaps: [{ product: 'supporter', name: 'Supporter', renews: true }],
      upgrade: { name: 'Supporter', currency: 'GBP', credit: 4_800 },
    });
    const { subscription } = offer.upgrade;
    const change = { subscription, product: 'bundles', plan: 'yearly', amount: 6_000 };
    expect((await buyer.client.post('/payment/change-plan/', change)).status).toBe(200);
    await shop.settle();
    expect((await buyer.charges()).map(({ amount }) => amount).toSorted()).toEqual([1_200, 4_800]);
    const { abilities } = (await buyer.client.post('/api/account/entitlements/')).body;
    expect(abilities).toEqual(expect.arrayContaining(['notebook.full', 'pack.ecg-cases']));
    expect((await buyer.client.get('/purchase/bundles/')).body).toMatchObject({
      owned: true,
      overlaps: [],
      upgrade: null,
    });
  });

  it('lets somebody who was shown the overlap have both', async () => {
    const buyer = await till.aSubscriber();
    const { status, body } = await buyer.order({ product: 'bundles', overlaps: ['supporter'] });
    expect(status).toBe(200);
    await shop.provider.pay(body.url);
    await shop.settle();
    expect(await buyer.charges()).toHaveLength(2);
  });

  it('is one of two orders that overlap: the page of the other one is closed', async () => {
    const { order, charges } = await till.aBuyer();
    const first = (await order()).body.url as string;
    const second = (await order({ product: 'bundles' })).body.url as string;
    expect((await shop.provider.pay(first)).text).toContain('expired');
    await shop.provider.pay(second);
    await shop.settle();
    expect(await charges()).toMatchObject([{ amount: 6_000 }]);
  });
});

describe('a code', () => {
  it('is used once by each person, unless it says otherwise', async () => {
    const buyer = await till.aSubscriber({ coupon: 'HALF' });
    const again = { product: 'ecg-cases', coupon: 'half' };
    expect(refusal(await buyer.order(again))).toEqual([409, 'coupon-used']);
    await till.sql(`UPDATE coupons SET repeatable = true WHERE code = 'HALF'`);
    try {
      expect((await buyer.order(again)).status).toBe(200);
    } finally {
      await till.sql(`UPDATE coupons SET repeatable = false WHERE code = 'HALF'`);
    }
  });
});

describe('a second withdrawal within twelve months', () => {
  it('pays for the days until it, as was said before paying', async () => {
    const buyer = await till.aSubscriber({ plan: 'monthly' });
    await cancel(buyer, 'withdraw');
    shop.world.clock.advance(3_600_000);
    expect((await buyer.client.get('/purchase/supporter/')).body.pays_used_days).toBe(true);
    expect(refusal(await buyer.order({ plan: 'monthly' }))).toEqual([409, 'offer-changed']);
    const { body } = await buyer.order({ plan: 'monthly', pays_used_days: true });
    await shop.provider.pay(body.url);
    await shop.settle();
    shop.world.clock.advance(10 * DAY);
    const own = (await (await buyer.again()).get('/profile/subscription/')).body.subscriptions;
    expect(own).toMatchObject([{ withdrawable: true, pays_used_days: true }]);
    expect((await cancel(buyer, 'withdraw')).status).toBe(200);
    const [first, second] = await buyer.charges();
    expect(first).toMatchObject({ amount: 500, refunded: 500 });
    // Ten days of 30 or 31.
    expect(second!.refunded).toBe(own[0].refund);
    expect(second!.amount - second!.refunded).toBeGreaterThanOrEqual(160);
    expect(second!.amount - second!.refunded).toBeLessThanOrEqual(170);
    expect(await buyer.isSupporter()).toBe(false);
  });
});

describe('the provider', () => {
  it('that refuses is not called away: what was refused is said', async () => {
    const { order } = await till.aBuyer();
    const provider = await shop.world.deps.payments!();
    const { ProviderRefused } = await import('~/domain/purchases/payment/provider');
    const refused = jest.spyOn(provider, 'openCheckout').mockRejectedValue(new ProviderRefused('parameter_invalid'));
    const { status, body } = await order();
    refused.mockRestore();
    expect([status, body.type, body.detail]).toEqual([
      409,
      '/problems/payment-refused-check-out',
      'The payment provider refused this order. Nothing was charged. Trying again will not help: please write to us.',
    ]);
  });

  it('whose time was moved on in a demo still sells', async () => {
    const { order, isSupporter } = await till.aBuyer();
    shop.provider.embedded.moveOn(31 * 86_400);
    try {
      const { status, body } = await order();
      expect(status).toBe(200);
      await shop.provider.pay(body.url);
      await shop.settle();
      expect(await isSupporter()).toBe(true);
    } finally {
      shop.provider.embedded.moveOn(-31 * 86_400);
    }
  });

  it('that hangs holds a press for six seconds, and nobody hears that nothing was charged who wanted to cancel', async () => {
    const buyer = await till.aSubscriber();
    const [{ subscription }] = (await buyer.client.get('/profile/subscription/')).body.subscriptions;
    const slow = shop.provider.hold(`/v1/subscriptions/${subscription}`);
    const before = process.hrtime.bigint();
    const answer = await buyer.client.post('/payment/cancel-subscription/', { type: 'period_end' });
    const seconds = Number(process.hrtime.bigint() - before) / 1e9;
    slow.letGo();
    expect([...refusal(answer), answer.body.detail]).toEqual([
      503,
      'payments-away-cancel',
      expect.not.stringContaining('charged'),
    ]);
    // The client library alone would go on for twenty.
    expect(seconds).toBeLessThan(15);
  });

  it.each(['[]', '{"data":null}', '{"data":{"object":null}}', 'null', '7'])(
    'may not sign %s as an event',
    async (payload) => {
      const now = Math.floor(shop.world.clock.now().getTime() / 1_000);
      const { statusCode } = await shop.world.app.inject({
        method: 'POST',
        url: '/payment/webhook/',
        headers: {
          host: 'localhost',
          'content-type': 'application/json',
          'stripe-signature': signatureOf(payload, WEBHOOK_SECRET, now),
        },
        payload,
      });
      expect(statusCode).toBe(400);
    },
  );
});

it('writes about money to the address that the provider has, while that of the account is not confirmed', async () => {
  const { person, order, charges } = await till.aBuyer();
  const page = (await order({ plan: 'monthly' })).body.url as string;
  await till.sql(`UPDATE accounts SET email_confirmed_at = NULL, email = 'new-' || email WHERE id = $1`, [person.id]);
  await shop.provider.pay(page);
  await shop.settle();
  const subjects = async () =>
    (await mailsTo(shop.world, `${person.username}@test.example`)).map(({ subject }) => subject);
  expect(await subjects()).toEqual(['Your receipt: Supporter']);

  const now = shop.world.clock.now();
  shop.world.clock.advance(nextRenewal(now, 1).getTime() - now.getTime() - 2 * DAY);
  await shop.sweep();
  expect(await subjects()).toEqual([expect.stringMatching(/^Supporter renews on /), 'Your receipt: Supporter']);

  const staff = await shop.world.signedIn(await aPerson(shop.world, { roles: ['staff'] }));
  await staff.post('/api/account/confirm/', { password: TEST_PASSWORD });
  const { charge } = (await charges())[0]!;
  await staff.post('/ops/payments/', { action: 'refund', charge, reason: 'Asked by mail', end_subscription: false });
  await shop.settle();
  expect(await subjects()).toContain('Your refund: Supporter');
  expect(await mailsTo(shop.world, `new-${person.username}@test.example`)).toEqual([]);
});
