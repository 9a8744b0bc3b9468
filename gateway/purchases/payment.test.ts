import { askRefund } from '~/domain/purchases/payment/refunds';
import { nextRenewal } from '~/domain/purchases/products/renewal';
import { signatureOf } from '~/infra/tooling/fake-payments/webhooks';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { aShop, type Shop } from '~/infra/tooling/testing/factories/payments';
import { mailsTo } from '~/infra/tooling/testing/factories/mails';
import { aTill, type Till } from '~/infra/tooling/testing/factories/till';
import { WEBHOOK_SECRET } from '~/infra/tooling/testing/payments';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ORDER = { product: 'supporter', accept_terms: true, start_now: true };
let shop: Shop;
let till: Till;
beforeAll(async () => {
  shop = await aShop();
  till = aTill(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const aBuyer = () => till.aBuyer();
const aSubscriber: Till['aSubscriber'] = (...args) => till.aSubscriber(...args);
const sql: Till['sql'] = (...args) => till.sql(...args);

describe('paying', () => {
  // rules: 2.1.5, 2.2.20
  it('opens what was bought, tells the order, and sends a receipt', async () => {
    const { person, client, order, isSupporter } = await aBuyer();
    const { status, body } = await order();
    expect([status, body.url]).toEqual([200, expect.stringContaining(`${shop.provider.url}/checkout/cs_test_`)]);
    expect(await isSupporter()).toBe(false);
    const paid = await shop.provider.pay(body.url);
    expect(new URL(paid.location).pathname).toBe(`/payment/orders/${body.order_id}/`);
    await shop.settle();
    expect(await isSupporter()).toBe(true);
    expect((await client.get(`/payment/orders/${body.order_id}/`)).body).toMatchObject({
      state: 'paid',
      product_name: 'Supporter',
      total: 4_800,
      currency: 'GBP',
      next_url: '/learn/quiz/7/',
    });
    const [mail] = await mailsTo(shop.world, person.username + '@test.example');
    expect(mail!.subject).toBe('Your receipt: Supporter');
    expect(mail!.text).toContain('£48.00');
    expect((await client.post('/payment/last-four/')).body).toMatchObject({
      paypal: false,
      last_four: '4242',
      change_card_link: '/payment/change-card/',
      subscriptions: [{ plan: 'yearly', ends: false, status: 'active', withdrawable: true }],
    });
    expect(refusal(await order())).toEqual([409, 'already-subscribed']);
  });

  it('is one page for a double click and for two tabs, and nobody pays twice', async () => {
    const { order, charges } = await aBuyer();
    const answers = await Promise.all([order(), order(), order()]);
    const pages = new Set(answers.map(({ body }) => body.url));
    expect(pages.size).toBe(1);
    const [page] = [...pages] as [string];
    await Promise.all([shop.provider.pay(page), shop.provider.pay(page)]);
    await shop.settle();
    expect(await charges()).toHaveLength(1);
  });

  it('closes the page of another tab that ordered otherwise, unless that was paid', async () => {
    const { order, charges } = await aBuyer();
    const yearly = (await order()).body.url as string;
    const monthly = (await order({ plan: 'monthly' })).body.url as string;
    expect((await shop.provider.pay(yearly)).text).toContain('expired');
    await shop.provider.pay(monthly);
    // No event has come yet: the provider is asked.
    expect(refusal(await order())).toEqual([409, 'already-paid']);
    await shop.settle();
    expect(await charges()).toMatchObject([{ amount: 500 }]);
  });

  it('is refused for what is not sold, without the consents, and with a code that does not hold', async () => {
    const { client, order } = await aBuyer();
    expect(refusal(await order({ product: 'unicorn' }))).toEqual([404, 'product-not-found']);
    expect(refusal(await order({ product: 'planned' }))).toEqual([409, 'not-on-sale']);
    const unticked = await order({ accept_terms: false, start_now: false });
    expect(refusal(unticked)).toEqual([422, 'sale-consent-missing']);
    expect(unticked.body.errors).toHaveLength(2);
    expect(refusal(await order({ coupon: 'NEVER' }))).toEqual([422, 'unknown-coupon']);
    expect(refusal(await order({ total: 4_799 }))).toEqual([409, 'price-changed']);
    expect(await sql('SELECT id FROM payment_orders')).toEqual([]);
    expect((await shop.world.client().post('/payment/checkout/', ORDER)).status).toBe(401);
    expect(refusal(await client.post('/payment/cancel-subscription/', { type: 'period_end' }))).toEqual([
      409,
      'no-subscription',
    ]);
  });

  it('is refused for a pack whose questions are gone, as its page says', async () => {
    const { client, order } = await aBuyer();
    expect((await client.get('/purchase/ecg-cases/')).body).toMatchObject({ state: 'sold', on_sale: true });
    const [gone] = await sql<{ id: number }>(
      `UPDATE questions SET deleted_at = now() WHERE 'ecg-cases' = ANY (packs) AND deleted_at IS NULL RETURNING id`,
    );
    try {
      expect(refusal(await order({ product: 'ecg-cases' }))).toEqual([409, 'not-on-sale']);
    } finally {
      await sql('UPDATE questions SET deleted_at = NULL WHERE id = $1', [gone!.id]);
    }
  });

  it('costs what its page shows: in the country of the billing address, with the renewal date', async () => {
    const { person, client, order, again } = await aBuyer();
    await sql(`UPDATE accounts SET country = 'GB' WHERE id = $1`, [person.id]);
    const shown = async (session = client) => (await session.get('/purchase/ecg-cases/')).body;
    expect(await shown()).toMatchObject({ customer_country: 'GB', plans: [{ plan: 'yearly', amount: 2_400 }, {}] });
    await shop.provider.pay((await order({ total: 4_800 })).body.url, undefined, { country: 'JP' });
    await shop.settle();
    // The pack has no price of its own there and none for elsewhere: it is not sold in Japan.
    expect(await shown(await again())).toMatchObject({ customer_country: 'JP', plans: [] });
    const { plans } = (await shop.world.client().get('/purchase/supporter/')).body;
    expect(plans[0].renews_at).toBe(nextRenewal(shop.world.clock.now(), 12).toISOString());
  });

  it('takes a coupon off, takes GBP where it is offered, and keeps currencies without decimals whole', async () => {
    const half = await aSubscriber({ coupon: 'half' });
    expect(await half.charges()).toMatchObject([{ amount: 2_400 }]);
    const abroad = await aBuyer();
    await sql(`UPDATE accounts SET country = 'JP' WHERE id = $1`, [abroad.person.id]);
    await shop.provider.pay((await abroad.order()).body.url, undefined, { country: 'JP' });
    const other = await aBuyer();
    await sql(`UPDATE accounts SET country = 'JP' WHERE id = $1`, [other.person.id]);
    await shop.provider.pay((await other.order({ currency: 'GBP' })).body.url);
    await shop.settle();
    expect(await abroad.charges()).toMatchObject([{ amount: 9_000 }]);
    expect(await other.charges()).toMatchObject([{ amount: 4_800 }]);
    const [mail] = await mailsTo(shop.world, abroad.person.username + '@test.example');
    expect(mail!.text).toContain('¥9,000');
  });

  it('gives for nothing what a coupon pays for as a whole', async () => {
    const { isSupporter, charges } = await aSubscriber({ coupon: 'gift' });
    expect(await isSupporter()).toBe(true);
    expect(await charges()).toMatchObject([{ charge: expect.stringMatching(/^in_/), amount: 0 }]);
  });

  it('says so where the provider is away, and goes on with the same order later', async () => {
    const { order, isSupporter } = await aBuyer();
    await shop.provider.away();
    const refused = await order();
    expect([...refusal(refused), refused.headers['retry-after']]).toEqual([503, 'payments-away', '30']);
    await shop.provider.back();
    await shop.provider.pay((await order()).body.url);
    await shop.settle();
    expect(await isSupporter()).toBe(true);
    expect(await sql('SELECT id FROM payment_orders')).toHaveLength(1);
  });
});

describe('events', () => {
  it('are taken only with a signature of the body that is not older than 300 s', async () => {
    await aSubscriber();
    const { customer } = (await sql<{ customer: string }>('SELECT customer FROM payment_customers'))[0]!;
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'customer.updated',
      data: { object: { object: 'customer', id: customer } },
    });
    const now = Math.floor(shop.world.clock.now().getTime() / 1_000);
    const send = (signature: string, payload = body) =>
      shop.world.app.inject({
        method: 'POST',
        url: '/payment/webhook/',
        headers: {
          host: 'localhost',
          'content-type': 'application/json',
          ...(signature ? { 'stripe-signature': signature } : {}),
        },
        payload,
      });
    const queued = async () => (await sql('SELECT queued FROM payment_customers')).map((row) => row.queued);
    for (const [signature, payload] of [
      ['', body],
      [signatureOf(body, 'whsec_of somebody else', now), body],
      [signatureOf(body, WEBHOOK_SECRET, now - 301), body],
      [signatureOf(body, WEBHOOK_SECRET, now), `${body} `],
      ['t=1,v1=zz', ''],
    ] as const)
      expect((await send(signature, payload)).statusCode).toBe(400);
    expect(await queued()).toEqual([false]);
    expect((await send(signatureOf(body, WEBHOOK_SECRET, now - 299))).statusCode).toBe(200);
    expect(await queued()).toEqual([true]);
    await shop.settle();
  });

  it('that never come are made up for by the sweep', async () => {
    const { order, isSupporter } = await aBuyer();
    await shop.provider.pay((await order()).body.url);
    shop.dropEvents();
    await shop.settle();
    expect(await isSupporter()).toBe(false);
    shop.world.clock.advance(11 * 60_000);
    await shop.sweep();
    expect(await isSupporter()).toBe(true);
  });
});

describe('a subscription', () => {
  // rules: 2.9.21
  it('renews, is announced before, and stays open through the renewal', async () => {
    const { person, isSupporter, charges } = await aSubscriber({ plan: 'monthly' });
    const now = shop.world.clock.now();
    shop.world.clock.advance(nextRenewal(now, 1).getTime() - now.getTime() - 2 * DAY);
    await shop.sweep();
    await shop.sweep();
    const subjects = async () =>
      (await mailsTo(shop.world, `${person.username}@test.example`)).map(({ subject }) => subject);
    expect((await subjects()).filter((one) => one.startsWith('Supporter renews on'))).toHaveLength(1);
    shop.world.clock.advance(3 * DAY);
    await shop.settle();
    expect(await charges()).toHaveLength(2);
    expect(await isSupporter()).toBe(true);
    expect((await subjects()).filter((one) => one.startsWith('Your receipt'))).toHaveLength(2);
  });

  it('whose card expired on the day of renewal runs out after what was paid, says so, and is back with another card', async () => {
    const now = shop.world.clock.now();
    const expiry = `${now.getUTCMonth() + 1} / ${now.getUTCFullYear() % 100}`;
    const { person, again, isSupporter, charges } = await aSubscriber({ plan: 'monthly' }, undefined, { expiry });
    // Before the provider's second try, which comes three days later: some months have 28 days.
    shop.world.clock.advance(nextRenewal(now, 1).getTime() - now.getTime() + HOUR);
    await shop.settle();
    expect(await charges()).toMatchObject([{ state: 'paid' }, { state: 'failed' }]);
    const subjects = (await mailsTo(shop.world, `${person.username}@test.example`)).map(({ subject }) => subject);
    expect(subjects).toContain('The renewal of Supporter could not be paid');
    shop.world.clock.advance(DAY);
    await shop.settle();
    expect(await isSupporter()).toBe(false);
    const { body } = await (await again()).post('/payment/change-card/');
    await shop.provider.pay(body.url, '5555 5555 5555 4444');
    shop.world.clock.advance(4 * DAY);
    await shop.settle();
    expect(await isSupporter()).toBe(true);
    expect((await (await again()).post('/payment/last-four/')).body.last_four).toBe('4444');
  });

  // rules: 2.2.19, 2.6.4, 2.7.12
  it('ends at the end of its period, or is taken up again; of somebody else it is not there', async () => {
    const { client, again, isSupporter } = await aSubscriber();
    const state = async () => (await (await again()).post('/payment/last-four/')).body.subscriptions[0];
    const { subscription } = await state();
    const stranger = await aSubscriber();
    expect((await stranger.client.post('/payment/cancel-subscription/', { type: 'now', subscription })).status).toBe(
      404,
    );
    expect((await client.post('/payment/cancel-subscription/', { type: 'period_end' })).status).toBe(200);
    expect(await state()).toMatchObject({ ends: true });
    await client.post('/payment/cancel-subscription/', { type: 'resume' });
    expect(await state()).toMatchObject({ ends: false });
    await client.post('/payment/cancel-subscription/', { type: 'period_end' });
    shop.world.clock.advance(364 * DAY);
    await shop.settle();
    expect(await isSupporter()).toBe(true);
    shop.world.clock.advance(4 * DAY);
    await shop.settle();
    expect(await isSupporter()).toBe(false);
    expect(await state()).toBeUndefined();
  });

  // rules: 2.8.1
  it('tells somebody who cannot end it because the provider is away, and changes nothing', async () => {
    const { client } = await aSubscriber();
    await shop.provider.away();
    expect(refusal(await client.post('/payment/cancel-subscription/', { type: 'period_end' }))).toEqual([
      503,
      'payments-away-cancel',
    ]);
    await shop.provider.back();
    expect((await client.post('/payment/last-four/')).body.subscriptions).toMatchObject([{ ends: false }]);
  });

  it('changes its plan at once: what is left of the paid period is credited, and a double click is one change', async () => {
    const { client, again, isSupporter, charges } = await aSubscriber({ plan: 'monthly' });
    const state = async () => (await (await again()).get('/profile/subscription/')).body.subscriptions[0];
    const { subscription, other } = await state();
    expect(other).toEqual({ plan: 'yearly', amount: 4_800 });
    const change = (more: Record<string, unknown>) =>
      client.post('/payment/change-plan/', { subscription, plan: 'yearly', amount: 4_800, ...more });
    expect(refusal(await change({ amount: 1 }))).toEqual([409, 'price-changed']);
    expect((await change({ subscription: 'sub_of_nobody' })).status).toBe(404);
    shop.world.clock.advance(60_000);
    const answers = await Promise.all([change({}), change({})]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await shop.settle();
    expect(await charges()).toMatchObject([{ amount: 500 }, { amount: 4_300 }]);
    expect(await state()).toMatchObject({ plan: 'yearly', amount: 4_800, other: { plan: 'monthly', amount: 500 } });
    shop.world.clock.advance(300 * DAY);
    expect(await isSupporter()).toBe(true);
    const back = await (await again()).post('/payment/change-plan/', { subscription, plan: 'monthly', amount: 500 });
    expect(back.status).toBe(200);
    // The credit of two months pays the first one.
    shop.world.clock.advance(DAY);
    await shop.settle();
    expect(await state()).toMatchObject({ plan: 'monthly', status: 'active' });
    expect((await charges()).filter(({ amount }) => amount > 0)).toHaveLength(2);
  });

  it('keeps its plan where the card is declined, and nothing was charged', async () => {
    const { client, charges } = await aSubscriber({ plan: 'monthly' });
    const { url } = (await client.post('/payment/change-card/')).body;
    await shop.provider.pay(url, '4000 0000 0000 0341');
    await shop.settle();
    const { subscription } = (await client.get('/profile/subscription/')).body.subscriptions[0];
    const refused = await client.post('/payment/change-plan/', { subscription, plan: 'yearly', amount: 4_800 });
    expect(refusal(refused)).toEqual([409, 'card-declined']);
    await shop.settle();
    expect((await client.get('/profile/subscription/')).body.subscriptions).toMatchObject([
      { plan: 'monthly', amount: 500, status: 'active' },
    ]);
    expect((await charges()).filter(({ state }) => state === 'paid')).toMatchObject([{ amount: 500 }]);
  });

  it('gives back all that was paid where it is withdrawn after a change of plan', async () => {
    const { client, charges, isSupporter } = await aSubscriber({ plan: 'monthly' });
    const { subscription } = (await client.get('/profile/subscription/')).body.subscriptions[0];
    shop.world.clock.advance(60_000);
    await client.post('/payment/change-plan/', { subscription, plan: 'yearly', amount: 4_800 });
    await shop.settle();
    expect((await client.post('/payment/cancel-subscription/', { type: 'withdraw', subscription })).status).toBe(200);
    await shop.settle();
    expect(await charges()).toMatchObject([
      { amount: 500, refunded: 500 },
      { amount: 4_300, refunded: 4_300 },
    ]);
    expect(await isSupporter()).toBe(false);
  });

  it('is not withdrawn while some of its money is on its way back, and can be afterwards', async () => {
    const { client, charges, isSupporter } = await aSubscriber();
    const { charge } = (await charges())[0]!;
    await shop.world.deps.inTransaction((tx) => askRefund(tx, { charge, amount: 800, reason: 'Goodwill', by: null }));
    const withdraw = () => client.post('/payment/cancel-subscription/', { type: 'withdraw' });
    expect(refusal(await withdraw())).toEqual([409, 'refund-running']);
    await shop.settle();
    expect((await client.post('/payment/last-four/')).body.subscriptions).toMatchObject([
      { ends: false, status: 'active', withdrawable: true },
    ]);
    expect((await withdraw()).status).toBe(200);
    await shop.settle();
    expect(await charges()).toMatchObject([{ refunded: 4_800, amount: 4_800 }]);
    expect(await isSupporter()).toBe(false);
  });

  it('can be withdrawn within 14 days with all of the money back, and not later', async () => {
    const { client, isSupporter, charges } = await aSubscriber();
    await client.post('/payment/cancel-subscription/', { type: 'withdraw' });
    await shop.settle();
    expect(await charges()).toMatchObject([{ refunded: 4_800, amount: 4_800 }]);
    expect(await isSupporter()).toBe(false);
    const late = await aSubscriber();
    shop.world.clock.advance(15 * DAY);
    expect(refusal(await (await late.again()).post('/payment/cancel-subscription/', { type: 'withdraw' }))).toEqual([
      409,
      'withdrawal-over',
    ]);
  });
});

describe('operators', () => {
  async function anOperator() {
    const staff = await aPerson(shop.world, { roles: ['staff'] });
    const client = await shop.world.signedIn(staff);
    await client.post('/api/account/confirm/', { password: TEST_PASSWORD });
    return { staff, client };
  }

  it('give money back once with a reason, and what it gave ends', async () => {
    const { isSupporter, charges, client: buyer } = await aSubscriber();
    const { charge } = (await charges())[0]!;
    const { client, staff } = await anOperator();
    const refund = (more = {}) =>
      client.post('/ops/payments/', { action: 'refund', charge, reason: 'Asked by mail', ...more });
    expect((await refund({ reason: ' ' })).status).toBe(422);
    expect(refusal(await refund({ amount: 4_801 }))).toEqual([409, 'nothing-to-refund']);
    expect((await buyer.post('/ops/payments/', { action: 'refund', charge, reason: 'Please' })).status).toBe(404);
    await refund({ amount: 800 });
    const { audit } = (await client.get('/ops/')).body;
    expect(audit).toMatchObject([
      { who: staff.name, act: 'refund', queue: charge, reason: 'Asked by mail', state: 'done' },
    ]);
    await shop.settle();
    expect(await isSupporter()).toBe(true);
    expect((await Promise.all([refund(), refund()])).map(({ status }) => status).sort()).toEqual([200, 409]);
    await shop.settle();
    expect(await charges()).toMatchObject([{ refunded: 4_800 }]);
    expect(await isSupporter()).toBe(false);
    expect((await client.get('/ops/payments/')).body).toMatchObject({
      differences: [],
      orders: { open: 0, paid: 1, closed: 0 },
      refunds: [
        { amount: 4_000, by: staff.name, state: 'done', reason: 'Asked by mail' },
        { amount: 800, state: 'done' },
      ],
    });
  });

  it('end a subscription with the refund, or let it renew', async () => {
    const { charges, client: buyer } = await aSubscriber();
    const { charge } = (await charges())[0]!;
    const { client } = await anOperator();
    const refund = async (more = {}) => {
      const wish = { action: 'refund', charge, reason: 'Asked by mail', ...more };
      expect((await client.post('/ops/payments/', wish)).status).toBe(200);
    };
    const renews = async () => (await client.get('/ops/payments/')).body.charges.items[0].renews;
    const own = async () => (await buyer.get('/profile/subscription/')).body.subscriptions;
    const { subscription } = (await own())[0];
    await refund({ amount: 800 });
    await shop.settle();
    expect([await renews(), await own()]).toMatchObject([true, [{ status: 'active', ends: false }]]);
    await refund({ end_subscription: true });
    expect([await renews(), await own()]).toEqual([false, []]);
    await shop.settle();
    expect(shop.provider.embedded.provider.store.get('subscription', subscription).status).toBe('canceled');
    const acts = (await client.get('/ops/')).body.audit.map(({ act }: { act: string }) => act);
    expect(acts.slice(0, 3)).toEqual(['end-subscription', 'refund', 'refund']);
  });

  it('see what differs from the provider, and the comparison mends it', async () => {
    const { isSupporter, order } = await aBuyer();
    await shop.provider.pay((await order()).body.url);
    shop.dropEvents();
    const { client } = await anOperator();
    const compare = async () => (await client.post('/ops/payments/', { action: 'compare' })).body;
    expect((await compare()).differences).toMatchObject([{ kind: 'charge-missing' }]);
    await shop.settle();
    expect((await compare()).differences).toEqual([]);
    expect(await isSupporter()).toBe(true);
    await sql(`DELETE FROM grants WHERE source LIKE 'charge:%'`);
    expect((await client.get('/ops/payments/')).body.differences).toMatchObject([{ kind: 'grant-missing' }]);
    await compare();
    await shop.settle();
    expect((await client.get('/ops/payments/')).body.differences).toEqual([]);
  });
});

describe('deleting an account', () => {
  it('ends its renewal first, and waits for a provider that is away', async () => {
    const { person, client } = await aSubscriber();
    await client.post('/api/account/confirm/', { password: TEST_PASSWORD });
    await client.post('/profile/', { action: 'delete_account' });
    await shop.settle();
    expect(await sql('SELECT ends FROM payment_subscriptions')).toEqual([{ ends: true }]);
    shop.world.clock.advance(15 * DAY);
    await shop.provider.away();
    await shop.world.drain();
    expect(await sql('SELECT id FROM accounts WHERE id = $1', [person.id])).toHaveLength(1);
    await shop.provider.back();
    shop.world.clock.advance(3_600_000);
    await shop.settle();
    expect(await sql('SELECT id FROM accounts WHERE id = $1', [person.id])).toEqual([]);
    expect(await sql('SELECT account_id, last_four, country FROM payment_customers')).toEqual([
      { account_id: null, last_four: null, country: null },
    ]);
    expect(await sql('SELECT status FROM payment_subscriptions')).toEqual([{ status: 'ended' }]);
    expect(await sql('SELECT amount, refunded FROM payment_charges')).toEqual([{ amount: 4_800, refunded: 0 }]);
  });

  it('gives back what was paid for it afterwards', async () => {
    const { person, order } = await aBuyer();
    const page = (await order()).body.url as string;
    // Its page was paid in the moment in which the account went.
    await sql('UPDATE payment_customers SET closed_at = $2 WHERE account_id = $1', [person.id, shop.world.clock.now()]);
    await sql('DELETE FROM accounts WHERE id = $1', [person.id]);
    await shop.provider.pay(page);
    await shop.settle();
    expect(await sql('SELECT amount, refunded FROM payment_charges')).toEqual([{ amount: 4_800, refunded: 4_800 }]);
    expect(await sql('SELECT status FROM payment_subscriptions')).toEqual([{ status: 'ended' }]);
    expect(await sql('SELECT id FROM grants')).toEqual([]);
  });
});
