import { sweepPaymentsJob } from '~/domain/purchases/payment/jobs';
import { beginSweep } from '~/domain/purchases/payment/sweep';
import { openTestProvider, type TestProvider } from '../payments';
import { World } from '../world';
import { aQuestion, aTopic } from './questions';

export interface Shop {
  world: World;
  provider: TestProvider;
  /** Renewals that are due, every event, every job, until nothing is left. @returns failures of jobs */
  settle(): Promise<Error[]>;
  /** Events that have not come yet never come. */
  dropEvents(): void;
  sweep(): Promise<void>;
  /** Without orders, customers and grants. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const sqlOf =
  (world: World) =>
  (text: string, values: unknown[] = []): Promise<unknown> =>
    world.deps.dataSource.query(text, values);

/** Something to sell. */
export async function stock(world: World): Promise<void> {
  const sql = sqlOf(world);
  // What is sold exists: a text of the notebook, and a premium question of the pack.
  const topic = await aTopic(world);
  await sql(`UPDATE topics SET summary = '<p>What is worth knowing.</p>' WHERE id = $1`, [topic.id]);
  await aQuestion(world, { topic, premium: true, packs: ['ecg-cases'] });
  await sql('DELETE FROM product_prices');
  await sql('DELETE FROM products');
  await sql(`
    INSERT INTO products (slug, kind, name, name_es, about, about_es, entitlements, position, content_hash) VALUES
      ('supporter', 'supporter', 'Supporter', 'Supporter', '', '', '{supporter}', 1, ''),
      ('ecg-cases', 'pack', 'ECG cases', 'Casos de ECG', '', '', '{pack.ecg-cases}', 2, ''),
      ('planned', 'book', 'A book', 'Un libro', '', '', '{}', 3, '')`);
  await sql(`
    INSERT INTO product_prices (product, plan, country, currency, amount, months) VALUES
      ('supporter', 'yearly', '', 'EUR', 5400, 12), ('supporter', 'monthly', '', 'EUR', 590, 1),
      ('supporter', 'yearly', 'GB', 'GBP', 4800, 12), ('supporter', 'monthly', 'GB', 'GBP', 500, 1),
      ('supporter', 'yearly', 'JP', 'JPY', 9000, 12), ('supporter', 'monthly', 'JP', 'JPY', 900, 1),
      ('ecg-cases', 'yearly', 'GB', 'GBP', 2400, 12), ('ecg-cases', 'monthly', 'GB', 'GBP', 300, 1)`);
  await sql(
    `INSERT INTO coupons (code, percent_off, starts_at) SELECT code, percent_off, $1::timestamptz - interval '1 day' FROM (VALUES ('HALF', 50), ('GIFT', 100)) AS one (code, percent_off)`,
    [world.clock.now()],
  );
}

/** The product with something to sell, and the embedded provider beside it. Their clock is one. */
export async function aShop(
  options: {
    random?: () => number;
    onEvent?: () => void;
    together?: number;
    /** With nothing to sell. */
    empty?: true;
  } = {},
): Promise<Shop> {
  const held: { world?: World } = {};
  const provider = await openTestProvider({
    ...options,
    clock: () => held.world?.clock.now().getTime() ?? Date.now(),
    async deliver(body, signature) {
      options.onEvent?.();
      const answer = await held.world!.app.inject({
        method: 'POST',
        url: '/payment/webhook/',
        headers: { host: 'localhost', 'content-type': 'application/json', 'stripe-signature': signature },
        payload: body,
      });
      return answer.statusCode === 200;
    },
  });
  const world = new World({ payments: provider.config });
  held.world = world;
  await world.open();
  const sql = sqlOf(world);
  if (!options.empty) await stock(world);

  async function settle(): Promise<Error[]> {
    const failures: Error[] = [];
    provider.embedded.tick();
    do {
      while ((await provider.embedded.webhooks.run(true)) > 0);
      failures.push(...(await world.drain()));
      provider.embedded.tick();
    } while (provider.embedded.webhooks.waiting > 0);
    return failures;
  }
  return {
    world,
    provider,
    settle,
    dropEvents: () => provider.embedded.webhooks.drop(),
    async sweep() {
      await world.deps.inTransaction(beginSweep);
      await sql('UPDATE outbox SET due_at = $2 WHERE name = $1 AND failed_at IS NULL', [
        sweepPaymentsJob.name,
        world.clock.now(),
      ]);
      await world.drain();
    },
    async reset() {
      provider.embedded.webhooks.drop();
      await world.deps.dispatcher.settled();
      await sql('DELETE FROM outbox');
      await sql(
        'TRUNCATE payment_refunds, payment_charges, payment_subscriptions, payment_orders, payment_customers, grants CASCADE',
      );
    },
    async close() {
      await world.close();
      await provider.close();
    },
  };
}
