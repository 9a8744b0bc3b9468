import { syncCustomerJob } from '~/domain/purchases/payment/jobs';
import { World } from '~/infra/tooling/testing/world';
import { sweepPaymentsHandler } from './payments';

const world = new World({
  payments: { secretKey: 'sk_test_of_a_sweep', webhookSecret: 'whsec_of_a_sweep', apiBase: 'http://127.0.0.1:1' },
});
beforeAll(() => world.open());
afterAll(() => world.close());

it('looks once at each customer that is due, however many there are', async () => {
  const { deps, clock } = world;
  await deps.dataSource.query(
    `INSERT INTO payment_customers (customer, created_at) SELECT 'cus_due' || n, $1::timestamptz - interval '1 day' FROM generate_series(1, 250) n`,
    [clock.now()],
  );
  await sweepPaymentsHandler.run({}, { deps, commit: deps.inTransaction });
  expect(
    await deps.dataSource.query(
      `SELECT count(*)::int AS looks, count(DISTINCT body ->> 'customer_id')::int AS customers FROM outbox WHERE name = $1`,
      [syncCustomerJob.name],
    ),
  ).toEqual([{ looks: 250, customers: 250 }]);
});
