import type { CustomerState, PaymentProvider } from '~/domain/purchases/payment/provider';
import { askRefund } from '~/domain/purchases/payment/refunds';
import { aPerson } from '../tooling/testing/factories/accounts';
import { aShop, type Shop } from '../tooling/testing/factories/payments';
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

/** A look whose answer has been read at the provider, and which is written once `arrive` is called. */
async function aSlowLook(customer: string): Promise<{ arrive(): Promise<void> }> {
  const { deps } = shop.world;
  const provider = await deps.payments!();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let read = (): void => undefined;
  const wasRead = new Promise<void>((resolve) => (read = resolve));
  const slow: PaymentProvider = {
    ...provider,
    async look(of): Promise<CustomerState> {
      const state = await provider.look(of);
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
const looksAsked = async () => (await sql(`SELECT 1 FROM outbox WHERE name = 'purchases.look-at-customer'`)).length;

describe('a slow provider beside a page that asks again and again', () => {
  it('what was read is written, although later looks have begun', async () => {
    const { customer, state } = await aPayer();
    const first = await aSlowLook(customer);
    const second = await aSlowLook(customer);
    await first.arrive();
    expect(await state()).toBe('paid');
    expect(await charges()).toEqual([{ state: 'paid', refunded: 0 }]);
    await second.arrive();
    expect(await charges()).toHaveLength(1);
  });

  it('what an earlier look read is not written over what a later one did', async () => {
    const { customer } = await aPayer();
    await shop.settle();
    await syncCustomer(shop.world.deps, customer);
    const before = await aSlowLook(customer);
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

  it('looks that overlap are followed by one that does not, so that nothing is lost without an event', async () => {
    const { customer } = await aPayer();
    const first = await aSlowLook(customer);
    // Reads what was there before the cancellation, and is written after a look that read what is there since.
    const second = await aSlowLook(customer);
    await first.arrive();
    await shop.world.drain();
    expect(await looksAsked()).toBe(0);
    const provider = await shop.world.deps.payments!();
    const [held] = await sql<{ subscription: string }>('SELECT subscription FROM payment_subscriptions');
    await provider.endRenewal(held!.subscription, 'now');
    shop.dropEvents();
    await second.arrive();
    expect(await sql('SELECT status FROM payment_subscriptions')).toEqual([{ status: 'active' }]);
    expect(await looksAsked()).toBe(1);
    await shop.world.drain();
    expect(await sql('SELECT status FROM payment_subscriptions')).toEqual([{ status: 'ended' }]);
    expect(await looksAsked()).toBe(0);
  });

  it('a look that comes too late asks for one more', async () => {
    const { customer } = await aPayer();
    const first = await aSlowLook(customer);
    await syncCustomer(shop.world.deps, customer);
    await first.arrive();
    expect(await looksAsked()).toBe(1);
    await shop.world.drain();
    expect(await looksAsked()).toBe(0);
  });
});
