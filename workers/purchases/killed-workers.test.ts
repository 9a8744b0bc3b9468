import { setTimeout as pause } from 'node:timers/promises';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aShop, type Shop } from '~/infra/tooling/testing/factories/payments';
import { aWorkerProcess, type WorkerProcess } from '~/infra/tooling/testing/worker-process';
import { LOCK_MS, STALLED_CHECK_MS } from '../registry';

let shop: Shop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const sql = <T>(text: string): Promise<T[]> => shop.world.deps.dataSource.query(text);

/** Waits for what a process does, however long that takes on this machine. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(20);
}

/** Lets nobody write an order, until it is let go. */
async function ordersHeld(): Promise<() => Promise<void>> {
  const runner = shop.world.deps.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  await runner.query('LOCK TABLE payment_orders IN EXCLUSIVE MODE');
  return async () => {
    await runner.rollbackTransaction();
    await runner.release();
  };
}

it('an order unlocks within 30 s though two workers die with it, one after the other', () =>
  expect(2 * (LOCK_MS + STALLED_CHECK_MS)).toBeLessThan(30_000));

it('two orders that are paid while workers die unlock once each, without another act of anybody', async () => {
  const { world, provider } = shop;
  const { secretKey, webhookSecret, apiBase } = provider.config;
  const env = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: apiBase,
    DEMO: '1',
  };
  const people = [await aPerson(world), await aPerson(world)];
  const pages: string[] = [];
  for (const person of people) {
    const { body } = await (
      await world.signedIn(person)
    ).post('/payment/checkout/', {
      product: 'supporter',
      plan: 'yearly',
      accept_terms: true,
      start_now: true,
    });
    pages.push(body.url);
  }
  await shop.settle();
  const workers: WorkerProcess[] = [];
  const begin = async () => workers.push(await aWorkerProcess(world, `paid-worker-${workers.length + 1}`, env));
  try {
    await begin();
    const letGo = await ordersHeld();
    for (const page of pages) await provider.pay(page, '4242 4242 4242 4242');
    while ((await provider.embedded.webhooks.run(true)) > 0);
    // A worker knows what was paid, and waits for us to write it.
    await until(async () => {
      const [{ waiting }] = (await sql<{ waiting: number }>(
        `SELECT count(*)::int AS waiting FROM pg_locks WHERE relation = 'payment_orders'::regclass AND NOT granted`,
      )) as [{ waiting: number }];
      return waiting > 0;
    });
    await workers[0]!.kill();
    await letGo();
    await begin();
    await until(async () => {
      workers[1]!.mustRun();
      const paid = await sql(`SELECT FROM payment_orders WHERE state = 'paid'`);
      return paid.length === people.length;
    });
    const grants = await sql<{ account_id: number }>('SELECT account_id FROM grants WHERE ended_at IS NULL ORDER BY 1');
    expect(grants.map(({ account_id }) => account_id)).toEqual(people.map(({ id }) => id).sort((a, b) => a - b));
  } finally {
    for (const worker of workers) await worker.stop();
  }
});
