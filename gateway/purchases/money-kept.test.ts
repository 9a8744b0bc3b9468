import { refusal } from '~/infra/tooling/testing/client';
import { aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { aShop, type Shop } from '~/infra/tooling/testing/factories/payments';
import { aTill, type Till } from '~/infra/tooling/testing/factories/till';

const DAY = 86_400_000;
let shop: Shop;
let till: Till;
beforeAll(async () => {
  shop = await aShop();
  till = aTill(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

type Buyer = Awaited<ReturnType<Till['aSubscriber']>>;
const ownOf = async (buyer: Buyer) => (await (await buyer.again()).get('/profile/subscription/')).body.subscriptions;
async function changeTo(buyer: Buyer, plan: 'yearly' | 'monthly'): Promise<void> {
  const [{ subscription }] = await ownOf(buyer);
  const amount = plan === 'yearly' ? 4_800 : 500;
  const answer = await (await buyer.again()).post('/payment/change-plan/', { subscription, plan, amount });
  expect(answer.status).toBe(200);
  await shop.settle();
}
const cancel = async (buyer: Buyer, body: Record<string, unknown>) => {
  const answer = await (await buyer.again()).post('/payment/cancel-subscription/', body);
  await shop.settle();
  return answer;
};
const keptMoney = async (buyer: Buyer) =>
  (await buyer.charges())
    .filter(({ state }) => state === 'paid')
    .reduce((all, one) => all + one.amount - one.refunded, 0);
const creditOf = () => {
  const [customer] = shop.provider.embedded.provider.store.all('customer').slice(-1);
  return 0 - customer!.balance;
};
async function anOperator() {
  const client = await shop.world.signedIn(await aPerson(shop.world, { roles: ['staff'] }));
  await client.post('/api/account/confirm/', { password: TEST_PASSWORD });
  return client;
}

describe('access follows the money that was kept', () => {
  it('yearly, monthly, yearly again and withdrawn: the money goes back, and nothing is left', async () => {
    const buyer = await till.aSubscriber();
    await changeTo(buyer, 'monthly');
    await changeTo(buyer, 'yearly');
    expect(await buyer.isSupporter()).toBe(true);
    expect((await cancel(buyer, { type: 'withdraw' })).status).toBe(200);
    expect([await keptMoney(buyer), creditOf(), await buyer.isSupporter()]).toEqual([0, 0, false]);
    expect((await (await anOperator()).get('/ops/payments/')).body.differences).toEqual([]);
  });

  it('yearly to monthly: the year ends with the credit that it leaves', async () => {
    const buyer = await till.aSubscriber();
    await changeTo(buyer, 'monthly');
    expect(creditOf()).toBe(4_300);
    await cancel(buyer, { type: 'period_end' });
    shop.world.clock.advance(33 * DAY);
    await shop.settle();
    expect([await buyer.isSupporter(), creditOf()]).toEqual([false, 4_300]);
  });

  it('a full refund by staff after a change of plan ends the access, and what is left of the credit', async () => {
    const buyer = await till.aSubscriber();
    await changeTo(buyer, 'monthly');
    const { charge } = (await buyer.charges())[0]!;
    const refund = { action: 'refund', charge, reason: 'Asked by mail' };
    expect((await (await anOperator()).post('/ops/payments/', refund)).status).toBe(200);
    await shop.settle();
    expect([await buyer.isSupporter(), creditOf(), await ownOf(buyer)]).toEqual([false, 0, []]);
    // Ended with the refund, it can be bought again.
    expect((await buyer.order()).status).toBe(200);
  });

  it('a coupon for nothing is worth nothing in a change of plan', async () => {
    const buyer = await till.aSubscriber({ coupon: 'GIFT' });
    await changeTo(buyer, 'monthly');
    expect([creditOf(), await keptMoney(buyer)]).toEqual([0, 500]);
  });

  it('a refund in part shortens access, or leaves it as staff say', async () => {
    const refundHalf = async (more: Record<string, unknown>) => {
      const buyer = await till.aSubscriber();
      const { charge } = (await buyer.charges())[0]!;
      const refund = {
        action: 'refund',
        charge,
        amount: 2_400,
        reason: 'Asked by mail',
        end_subscription: false,
        ...more,
      };
      expect((await (await anOperator()).post('/ops/payments/', refund)).status).toBe(200);
      await shop.settle();
      const { owned_until } = (await (await buyer.again()).get('/purchase/supporter/')).body;
      return Math.round((Date.parse(owned_until) - shop.world.clock.now().getTime()) / DAY);
    };
    const whole = await refundHalf({ keeps_access: true });
    expect(whole).toBeGreaterThan(360);
    expect(Math.abs((await refundHalf({ keeps_access: false })) - whole / 2)).toBeLessThanOrEqual(2);
  });

  it('a full refund that lets the subscription renew says so: nothing until then, and no second purchase', async () => {
    const buyer = await till.aSubscriber({ plan: 'monthly' });
    const { charge } = (await buyer.charges())[0]!;
    const refund = { action: 'refund', charge, reason: 'Asked by mail', end_subscription: false };
    await (await anOperator()).post('/ops/payments/', refund);
    await shop.settle();
    expect([await buyer.isSupporter(), (await ownOf(buyer)).length]).toEqual([false, 1]);
    expect(refusal(await buyer.order())).toEqual([409, 'already-subscribed']);
    shop.world.clock.advance(32 * DAY);
    await shop.settle();
    expect(await buyer.isSupporter()).toBe(true);
  });
});
