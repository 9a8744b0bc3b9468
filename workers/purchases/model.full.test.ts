import { aShop, type Shop } from '~/infra/tooling/testing/factories/payments';
import { runPaymentModel } from '~/infra/tooling/testing/payment-model';
import { seeded } from '~/infra/support/seeded';

/** `PAYMENT_EVENTS=50000 npm test -- jest workers/purchases/model` is the long form. */
const EVENTS = Number(process.env.PAYMENT_EVENTS || 3_000);
/** Each acts by a sequence of its own. */
const CUSTOMERS = Math.max(200, Math.ceil(EVENTS / 200));
/** The long form takes a while: it says how far it has come. */
const say = (what: object) => {
  if (process.env.PAYMENT_EVENTS) process.stderr.write(`${new Date().toISOString()} ${JSON.stringify(what)}\n`);
};
const SEED = Number(process.env.PAYMENT_SEED || 4711);

let shop: Shop;
afterAll(() => shop?.close());

it(
  'charges, orders and grants agree for each customer, though events and workers are lost',
  async () => {
    let delivered = 0;
    const random = seeded(SEED).next;
    // As a provider delivers: many at once, so that one look answers several.
    shop = await aShop({ random, onEvent: () => (delivered += 1), together: 20 });
    const report = await runPaymentModel(shop, {
      events: EVENTS,
      customers: CUSTOMERS,
      kills: Math.min(20, Math.ceil(EVENTS / 600)),
      random,
      delivered: () => delivered,
      onRound: say,
    });
    say(report);
    expect(report).toMatchObject({ differences: [], due: 0 });
    expect(report.events).toBeGreaterThanOrEqual(EVENTS);
    expect(report.kills).toBeGreaterThan(0);
    expect(report.withdrawn).toBeGreaterThan(0);
    expect(report.charges).toBeGreaterThan(report.customers);
  },
  EVENTS * 60 + 300_000,
);
