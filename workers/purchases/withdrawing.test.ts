import { UnrecoverableError } from 'bullmq';
import { ProviderAway, type PaymentProvider, ProviderRefused } from '~/domain/purchases/payment/provider';
import { endSubscriptionOf } from '~/domain/purchases/payment/end-subscription';
import { askRefund } from '~/domain/purchases/payment/refunds';
import { openPayments } from '~/infra/payments/open';
import type { Deps } from '~/infra/process/deps';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { moveBalance } from '~/infra/tooling/fake-payments/balances';
import { aShop, type Shop } from '~/infra/tooling/testing/factories/payments';
import { endWithdrawnHandler, refundChargeHandler } from './payments';

const HOUR = 3_600_000;
let shop: Shop;
beforeAll(async () => void (shop = await aShop()));
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const sql = <T = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> =>
  shop.world.deps.dataSource.query(text, values);

async function aSubscriber(more: Record<string, unknown> = {}) {
  const person = await aPerson(shop.world);
  const client = await shop.world.signedIn(person);
  const order = { product: 'supporter', plan: 'yearly', accept_terms: true, start_now: true, ...more };
  const { body } = await client.post('/payment/checkout/', order);
  await shop.provider.pay(body.url);
  await shop.settle();
  const own = async () => (await client.get('/profile/subscription/')).body.subscriptions;
  const withdraw = () => client.post('/payment/cancel-subscription/', { type: 'withdraw' });
  return { client, own, withdraw };
}
const charges = () =>
  sql<{ charge: string; amount: number; refunded: number }>(
    'SELECT charge, amount, refunded FROM payment_charges ORDER BY charged_at, charge',
  );
const statuses = async () =>
  (await sql<{ status: string }>('SELECT status FROM payment_subscriptions')).map(({ status }) => status);
/** What the provider itself has given back, of each charge. */
const given = async () => {
  const { store } = shop.provider.embedded.provider;
  return (await charges()).map(({ charge }) => store.get('charge', charge).amount_refunded);
};
const refundStates = async () =>
  (await sql<{ state: string }>('SELECT state FROM payment_refunds ORDER BY id')).map(({ state }) => state);

class Killed extends Error {}
/** A process that is killed at a step of its own: the change that it asks for may or may not have been made by then. */
function dyingDeps(deps: Deps, dies: { at: number; after: boolean }): Pick<Deps, 'inTransaction' | 'payments'> & Deps {
  let steps = 0;
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    steps += 1;
    if (steps > dies.at || (steps === dies.at && !dies.after)) throw new Killed();
    const done = await work();
    if (steps === dies.at) throw new Killed();
    return done;
  };
  return {
    ...deps,
    inTransaction: (work) => step(() => deps.inTransaction(work)),
    async payments() {
      const provider = await deps.payments!();
      return new Proxy(provider, {
        get: (target, name: keyof PaymentProvider) =>
          name in target
            ? (...values: never[]) => step(() => (target[name] as (...all: never[]) => Promise<unknown>)(...values))
            : undefined,
      });
    },
  };
}

describe('withdrawing from a purchase', () => {
  it('happens as a whole or not at all: where the refund cannot be written, nothing has ended', async () => {
    const { own, withdraw } = await aSubscriber();
    await sql(
      `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$`,
    );
    await sql('CREATE TRIGGER full_disk BEFORE INSERT ON payment_refunds FOR EACH ROW EXECUTE FUNCTION full_disk()');
    try {
      expect((await withdraw()).status).toBe(500);
      await shop.settle();
    } finally {
      await sql('DROP FUNCTION full_disk CASCADE');
    }
    expect(await own()).toMatchObject([{ status: 'active', ends: false, withdrawable: true }]);
    expect((await withdraw()).status).toBe(200);
    await shop.settle();
    expect([await statuses(), await given()]).toEqual([['ended'], [4_800]]);
  });

  it('is taken while the provider is away, is over on its page at once, and is done when the provider is back', async () => {
    const { own, withdraw, client } = await aSubscriber();
    await shop.provider.away();
    expect((await withdraw()).status).toBe(200);
    expect(await own()).toEqual([]);
    expect((await withdraw()).status).toBe(409);
    expect((await shop.world.drain()).length).toBeGreaterThan(0);
    await shop.provider.back();
    shop.world.clock.advance(HOUR);
    await shop.sweep();
    expect([await statuses(), await given(), await refundStates()]).toEqual([['ended'], [4_800], ['done']]);
    expect((await client.post('/api/account/entitlements/')).body.abilities).not.toContain('notebook.full');
  });

  it('is done once, at whichever step its workers are killed', async () => {
    for (const after of [false, true])
      for (let at = 1, killed = true; killed; at += 1) {
        await shop.reset();
        const { withdraw } = await aSubscriber();
        await withdraw();
        const deps = dyingDeps(shop.world.deps, { at, after });
        const commit = deps.inTransaction;
        const { subscription } = (
          await sql<{ subscription: string }>('SELECT subscription FROM payment_subscriptions')
        )[0]!;
        const { id } = (await sql<{ id: number }>('SELECT id FROM payment_refunds'))[0]!;
        const runs = await Promise.allSettled([
          endWithdrawnHandler.run({ subscription_id: subscription }, { deps, commit }),
          refundChargeHandler.run({ refund_id: id }, { deps, commit }),
        ]);
        killed = runs.some(({ status }) => status === 'rejected');
        for (const run of runs) if (run.status === 'rejected') expect(run.reason).toBeInstanceOf(Killed);
        shop.dropEvents();
        expect(await shop.settle()).toEqual([]);
        expect([at, after, await statuses(), await given(), await refundStates()]).toEqual([
          at,
          after,
          ['ended'],
          [4_800],
          ['done'],
        ]);
        expect(await charges()).toMatchObject([{ refunded: 4_800 }]);
      }
  });

  describe('after a change to a cheaper plan', () => {
    const customerOf = async () =>
      (await sql<{ customer: string }>('SELECT customer FROM payment_customers'))[0]!.customer;
    const theirs = async () => shop.provider.embedded.provider.store.get('customer', await customerOf());
    const balance = async () => (await theirs()).balance;
    const refunded = async () => (await charges()).map((one) => one.refunded);
    async function aDowngrade() {
      const { client, own, withdraw } = await aSubscriber();
      const [{ subscription }] = await own();
      await client.post('/payment/change-plan/', { subscription, plan: 'monthly', amount: 500 });
      await shop.settle();
      return { client, withdraw, subscription };
    }

    it('takes the credit back that the change gave, at whichever step its workers are killed', async () => {
      for (let at = 1, killed = true; killed; at += 1) {
        await shop.reset();
        const { withdraw, subscription } = await aDowngrade();
        expect(await balance()).toBe(-4_300);
        await withdraw();
        const deps = dyingDeps(shop.world.deps, { at, after: true });
        const run = endWithdrawnHandler.run({ subscription_id: subscription }, { deps, commit: deps.inTransaction });
        killed = (await Promise.allSettled([run]))[0]!.status === 'rejected';
        await shop.settle();
        expect([at, await statuses(), await refunded(), await balance()]).toEqual([at, ['ended'], [4_800, 0], 0]);
      }
    });

    it('leaves what the credit has bought, and the money of it, and credit that something else gave', async () => {
      const { client, subscription } = await aDowngrade();
      const pack = { product: 'ecg-cases', plan: 'yearly', accept_terms: true, start_now: true };
      await shop.provider.pay((await client.post('/payment/checkout/', pack)).body.url);
      await shop.settle();
      // The pack used 2,400 of the credit.
      expect(await balance()).toBe(-1_900);
      const byHand = { type: 'adjustment', currency: 'gbp' } as const;
      moveBalance(shop.provider.embedded.provider, await theirs(), -700, byHand, 0);
      await client.post('/payment/cancel-subscription/', { type: 'withdraw', subscription });
      await shop.settle();
      // The pack goes on: the other half of the money has paid for it.
      expect([await balance(), await refunded()]).toEqual([-700, [2_400, 0, 0]]);
      const held = (await client.post('/api/account/entitlements/')).body.abilities;
      expect([held.includes('pack.ecg-cases'), held.includes('notebook.full')]).toEqual([true, false]);
      await client.post('/payment/cancel-subscription/', { type: 'withdraw' });
      await shop.settle();
      expect([await balance(), await refunded()]).toEqual([-700, [4_800, 0, 0]]);
      const left = (await client.post('/api/account/entitlements/')).body.abilities;
      expect(left).not.toContain('pack.ecg-cases');
    });
  });

  it('leaves the person free to buy it again at once', async () => {
    const { client, withdraw, own } = await aSubscriber();
    await withdraw();
    const again = { product: 'supporter', plan: 'monthly', accept_terms: true, start_now: true };
    // The days until a second withdrawal are paid for, which the page says first.
    expect((await client.post('/payment/checkout/', again)).body.type).toContain('offer-changed');
    const { status, body } = await client.post('/payment/checkout/', { ...again, pays_used_days: true });
    expect(status).toBe(200);
    await shop.provider.pay(body.url);
    await shop.settle();
    expect(await own()).toMatchObject([{ plan: 'monthly', status: 'active' }]);
    expect((await statuses()).sort()).toEqual(['active', 'ended']);
    expect((await given()).sort()).toEqual([0, 4_800]);
  });

  it('gives back what is really left, where more had gone back than was known of', async () => {
    const { withdraw } = await aSubscriber();
    const { charge } = (await charges())[0]!;
    await (await shop.world.deps.payments!()).refund({ charge, amount: 800, key: 'by hand' });
    shop.dropEvents();
    await withdraw();
    expect(await shop.settle()).toEqual([expect.any(UnrecoverableError)]);
    expect([await statuses(), await refundStates(), await given()]).toEqual([['ended'], ['refused', 'done'], [4_800]]);
    expect(await charges()).toMatchObject([{ refunded: 4_800 }]);
  });

  it('asks once for what the provider does not give back', async () => {
    const { withdraw } = await aSubscriber();
    const provider = await shop.world.deps.payments!();
    let asked = 0;
    const refund = jest.spyOn(provider, 'refund').mockImplementation(() => {
      asked += 1;
      return Promise.reject(new ProviderRefused('charge_disputed'));
    });
    try {
      await withdraw();
      await shop.settle();
      await shop.sweep();
      expect([asked, await refundStates()]).toEqual([1, ['refused']]);
    } finally {
      refund.mockRestore();
    }
  });

  it('gives back what was charged for it and is heard of only later', async () => {
    const { client, own, withdraw } = await aSubscriber({ plan: 'monthly' });
    const [{ subscription, product, currency }] = await own();
    shop.world.clock.advance(HOUR);
    // The gateway was killed when the provider had changed the plan, and no event told of it.
    const provider = await shop.world.deps.payments!();
    const to = { product, product_name: 'Supporter', language: 'en', plan: 'yearly' } as const;
    await provider.changePlan({ subscription, ...to, currency, amount: 4_800 });
    shop.dropEvents();
    expect((await withdraw()).status).toBe(200);
    await shop.settle();
    expect(await charges()).toMatchObject([{ refunded: 500 }, { amount: 4_301, refunded: 4_301 }]);
    expect([await statuses(), await refundStates()]).toEqual([['ended'], ['done', 'done']]);
    expect((await client.post('/api/account/entitlements/')).body.abilities).not.toContain('notebook.full');
  });
});

describe('a refund that ends the subscription', () => {
  const refunded = (charge: string) =>
    shop.world.deps.inTransaction(async (tx) => {
      await askRefund(tx, { charge, reason: 'Asked by mail', by: null });
      return endSubscriptionOf(tx, charge);
    });

  it('ends it by a sweep, where the provider is away for longer than its tries', async () => {
    await aSubscriber();
    const { charge } = (await charges())[0]!;
    await shop.provider.away();
    expect([await refunded(charge), await shop.world.drain()]).toMatchObject([true, [{}, {}]]);
    await shop.provider.back();
    await shop.sweep();
    expect([await statuses(), await given()]).toEqual([['ended'], [4_800]]);
  });

  it('gives back that payment alone, and what the others gave stays until its time is over', async () => {
    await aSubscriber({ plan: 'monthly' });
    shop.world.clock.advance(32 * 24 * HOUR);
    await shop.settle();
    const [first, second] = await charges();
    await refunded(first!.charge);
    await shop.settle();
    expect(await charges()).toMatchObject([{ refunded: 500 }, { charge: second!.charge, refunded: 0 }]);
    expect(await statuses()).toEqual(['ended']);
    const grants = await sql('SELECT source, ended_at IS NULL AS live FROM grants ORDER BY starts_at');
    expect(grants).toEqual([
      { source: `charge:${first!.charge}`, live: false },
      { source: `charge:${second!.charge}`, live: true },
    ]);
  });
});

describe('a refund', () => {
  async function anAskedRefund() {
    await aSubscriber();
    const { charge } = (await charges())[0]!;
    return shop.world.deps.inTransaction((tx) => askRefund(tx, { charge, amount: 800, reason: 'Goodwill', by: null }));
  }

  it('whose provider is away for longer than its tries is given by a sweep', async () => {
    await anAskedRefund();
    await shop.provider.away();
    expect(await shop.world.drain()).toEqual([expect.any(ProviderAway)]);
    expect(await refundStates()).toEqual(['asked']);
    await shop.provider.back();
    await shop.sweep();
    expect([await refundStates(), await given()]).toEqual([['done'], [800]]);
    await shop.sweep();
    expect(await given()).toEqual([800]);
  });

  it('waits while the provider does not take our key', async () => {
    const refund_id = await anAskedRefund();
    const { deps } = shop.world;
    const payments = openPayments({ payments: { ...shop.provider.config, secretKey: 'sk_test_of-yesterday' } }, () =>
      deps.clock.now(),
    );
    const run = refundChargeHandler.run({ refund_id }, { deps: { ...deps, payments }, commit: deps.inTransaction });
    await expect(run).rejects.toBeInstanceOf(ProviderAway);
  });

  it('that was given and not noted is not given again, also when the provider has forgotten its key', async () => {
    const refund_id = await anAskedRefund();
    const { deps } = shop.world;
    const killed = () => Promise.reject(new Killed());
    await expect(refundChargeHandler.run({ refund_id }, { deps, commit: killed })).rejects.toBeInstanceOf(Killed);
    expect(await given()).toEqual([800]);
    shop.world.clock.advance(25 * HOUR);
    await shop.settle();
    expect([await refundStates(), await given()]).toEqual([['done'], [800]]);
  });

  it('that the provider refuses is over', async () => {
    const refund_id = await anAskedRefund();
    const { charge } = (await charges())[0]!;
    await (await shop.world.deps.payments!()).refund({ charge, amount: 4_800, key: 'by hand' });
    shop.dropEvents();
    expect(await shop.world.drain()).toEqual([expect.any(UnrecoverableError)]);
    expect(await refundStates()).toEqual(['refused']);
    await shop.sweep();
    expect(
      await sql(`SELECT 1 FROM outbox WHERE failed_at IS NULL AND body ->> 'refund_id' = $1`, [`${refund_id}`]),
    ).toEqual([]);
  });
});
