import type { CustomerState, PaymentProvider } from './provider';
import { askRefund } from './refunds';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aShop, type Shop } from '~/infra/tooling/testing/factories/payments';
import { syncCustomer } from './sync-customer';

let shop: Shop;
beforeAll(async () => void (shop = await aShop()));
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const sql = <T = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> =>
  shop.world.deps.dataSource.query(text, values);

/** A person who has paid, without an event of it. */
async function aPayer() {
  const client = await shop.world.signedIn(await aPerson(shop.world));
  const { body } = await client.post('/payment/checkout/', {
    product: 'supporter',
    accept_terms: true,
    start_now: true,
  });
  await shop.provider.pay(body.url);
  shop.dropEvents();
  const [found] = await sql<{ customer: string }>('SELECT customer FROM payment_customers');
  const state = async () => (await client.post('/api/payment/order/', { order_id: body.order_id })).body.state;
  return { client, customer: found!.customer, state };
}

/** A sync that has read the customer at the provider and applies it once `arrive` is called. */
async function aSlowSync(customer: string): Promise<{ arrive(): Promise<void> }> {
  const { deps } = shop.world;
  const provider = await deps.payments!();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let read = (): void => undefined;
  const wasRead = new Promise<void>((resolve) => (read = resolve));
  const slow: PaymentProvider = {
    ...provider,
    async readCustomer(of): Promise<CustomerState> {
      const state = await provider.readCustomer(of);
      read();
      await held;
      return state;
    },
  };
  const done = syncCustomer({ ...deps, payments: () => Promise.resolve(slow) }, customer);
  await wasRead;
  return {
    arrive() {
      release();
      return done;
    },
  };
}
const charges = () => sql<{ state: string; refunded: number }>('SELECT state, refunded FROM payment_charges');
const syncsRequested = async () => (await sql(`SELECT 1 FROM outbox WHERE name = 'purchases.look-at-customer'`)).length;

describe('a slow provider beside a page that asks again and again', () => {
  it('what was read is applied, although later syncs have started', async () => {
    const { customer, state } = await aPayer();
    const first = await aSlowSync(customer);
    const second = await aSlowSync(customer);
    await first.arrive();
    expect(await state()).toBe('paid');
    expect(await charges()).toEqual([{ state: 'paid', refunded: 0 }]);
    await second.arrive();
    expect(await charges()).toHaveLength(1);
  });

  it('an earlier sync does not overwrite a later one', async () => {
    const { customer } = await aPayer();
    await shop.settle();
    await syncCustomer(shop.world.deps, customer);
    const before = await aSlowSync(customer);
    const [charge] = await sql<{ charge: string }>('SELECT charge FROM payment_charges');
    await shop.world.deps.inTransaction((tx) =>
      askRefund(tx, { charge: charge!.charge, reason: 'Asked by mail', by: null }),
    );
    await shop.world.drain();
    expect(await charges()).toEqual([{ state: 'paid', refunded: 4_800 }]);
    await before.arrive();
    expect(await charges()).toEqual([{ state: 'paid', refunded: 4_800 }]);
    expect(await sql('SELECT 1 FROM grants WHERE ended_at IS NULL')).toEqual([]);
  });

  it('syncs that overlap are followed by one that does not, so that nothing is lost without an event', async () => {
    const { customer } = await aPayer();
    const first = await aSlowSync(customer);
    // Reads what was there before the cancellation, and is applied after a sync that read what is there since.
    const second = await aSlowSync(customer);
    await first.arrive();
    await shop.world.drain();
    expect(await syncsRequested()).toBe(0);
    const provider = await shop.world.deps.payments!();
    const [held] = await sql<{ subscription: string }>('SELECT subscription FROM payment_subscriptions');
    await provider.endRenewal(held!.subscription, 'now');
    shop.dropEvents();
    await second.arrive();
    expect(await sql('SELECT status FROM payment_subscriptions')).toEqual([{ status: 'active' }]);
    expect(await syncsRequested()).toBe(1);
    await shop.world.drain();
    expect(await sql('SELECT status FROM payment_subscriptions')).toEqual([{ status: 'ended' }]);
    expect(await syncsRequested()).toBe(0);
  });

  it('a sync that is applied too late requests one more', async () => {
    const { customer } = await aPayer();
    const first = await aSlowSync(customer);
    await syncCustomer(shop.world.deps, customer);
    await first.arrive();
    expect(await syncsRequested()).toBe(1);
    await shop.world.drain();
    expect(await syncsRequested()).toBe(0);
  });
});
