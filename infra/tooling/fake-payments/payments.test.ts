import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'node:http';
import Stripe from 'stripe';
import { root } from '~/infra/tooling/launch/paths';
import { buildServers, runBuilt } from '~/infra/tooling/launch/server-build';
import { openTestProvider, SECRET_KEY, type TestProvider, WEBHOOK_SECRET } from '~/infra/tooling/testing/payments';
import { startChild } from '../embedded/child';
import { freePort } from '../embedded/ports';
import { ApiVersion } from './api-version';
import shapes from './published/shapes.json';

const DAY = 86_400;
const start = Date.UTC(2026, 0, 31, 9);

describe('the embedded payment provider', () => {
  let now = start;
  let provider: TestProvider;
  let client: Stripe;
  const received: { body: string; signature: string }[] = [];
  let takes = true;

  const clientOf = (url: string, key = SECRET_KEY) =>
    new Stripe(key, {
      apiVersion: ApiVersion,
      host: '127.0.0.1',
      port: new URL(url).port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    });

  beforeEach(async () => {
    now = start;
    takes = true;
    received.length = 0;
    provider = await openTestProvider({
      clock: () => now,
      random: () => 0.5,
      deliver: async (body, signature) => {
        received.push({ body, signature });
        return takes;
      },
    });
    client = clientOf(provider.url);
  });
  afterEach(() => provider.close());

  const typesOf = async () => {
    received.length = 0;
    await provider.embedded.webhooks.run(true);
    return received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  };
  const forward = (days: number) => {
    now += days * DAY * 1_000;
    provider.embedded.tick();
  };

  async function aCheckout(
    interval: 'month' | 'year' = 'month',
    more: Partial<Stripe.Checkout.SessionCreateParams> = {},
  ) {
    const customer = await client.customers.create({ email: 'rosa@test.example' });
    await client.products.create({ id: 'supporter', name: 'Supporter' }).catch(() => undefined);
    const session = await client.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [
        {
          quantity: 1,
          price_data: { product: 'supporter', currency: 'gbp', unit_amount: 500, recurring: { interval } },
        },
      ],
      subscription_data: { metadata: { order_id: '7' } },
      success_url: 'http://localhost/back/?session={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost/offer/',
      ...more,
    });
    return { customer: customer.id, session };
  }
  async function aSubscriber(interval: 'month' | 'year' = 'month', card?: string, fields?: Record<string, string>) {
    const { customer, session } = await aCheckout(interval);
    await provider.pay(session.url!, card, fields);
    const [subscription] = (await client.subscriptions.list({ customer })).data;
    return { customer, subscription: subscription! };
  }
  const endOf = (subscription: Stripe.Subscription) =>
    new Date(subscription.items.data[0]!.current_period_end * 1_000).toISOString();

  it('sells a subscription on its own page, and leads back', async () => {
    const { customer, session } = await aCheckout();
    const page = await (await fetch(session.url!)).text();
    expect(page).toContain('no money moves');
    expect(page).toContain('Total today, tax included');
    expect(page).toContain('28 February 2026');
    const paid = await provider.pay(session.url!);
    expect(paid.location).toBe(`http://localhost/back/?session=${session.id}`);
    const [subscription] = (await client.subscriptions.list({ customer })).data;
    expect(subscription).toMatchObject({ status: 'active', metadata: { order_id: '7' }, currency: 'gbp' });
    const { data: charges } = await client.charges.list({ customer });
    expect(charges).toMatchObject([{ amount: 500, paid: true, status: 'succeeded' }]);
    const { data: invoices } = await client.invoices.list({ customer, expand: ['data.payments'] });
    expect(invoices).toMatchObject([{ status: 'paid', amount_paid: 500 }]);
    expect(invoices[0]!.payments!.data[0]!.payment.payment_intent).toBe(charges[0]!.payment_intent);
    expect((await client.checkout.sessions.retrieve(session.id)).status).toBe('complete');
    // The page is closed: a second press pays nothing.
    await provider.pay(session.url!);
    expect((await client.charges.list({ customer })).data).toHaveLength(1);
    expect(await typesOf()).toEqual([
      'customer.created',
      'payment_method.attached',
      'invoice.created',
      'invoice.finalized',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.paid',
      'customer.subscription.created',
      'checkout.session.completed',
    ]);
  });

  it('declines as the test cards say, and takes a second try on the same page', async () => {
    const { customer, session } = await aCheckout();
    expect((await provider.pay(session.url!, '4000 0000 0000 9995')).text).toContain('insufficient funds');
    expect((await provider.pay(session.url!, '4111 1111 1111 1111')).text).toContain('test cards');
    expect((await provider.pay(session.url!, undefined, { expiry: '01 / 25' })).text).toContain('expired');
    expect((await client.subscriptions.list({ customer, status: 'active' })).data).toEqual([]);
    const asked = await provider.pay(session.url!, '4000 0025 0000 3155');
    expect(asked.text).toContain('Confirm the payment');
    expect((await provider.press(session.url!, { confirmed: 'no' })).text).toContain('not confirmed');
    expect((await provider.pay(session.url!, '4000 0025 0000 3155', { confirmed: 'yes' })).location).toContain(
      '/back/',
    );
    expect(
      (await client.charges.list({ customer })).data.map(({ status, failure_code }) => [status, failure_code]),
    ).toEqual([
      ['succeeded', null],
      ['failed', 'card_declined'],
    ]);
  });

  it('renews on 31 January, 28 February and 31 March, at the same time of day over the change to summer time', async () => {
    const { customer, subscription } = await aSubscriber();
    expect(endOf(subscription)).toBe('2026-02-28T09:00:00.000Z');
    forward(28);
    expect(endOf(await client.subscriptions.retrieve(subscription.id))).toBe('2026-03-31T09:00:00.000Z');
    forward(31);
    const third = await client.subscriptions.retrieve(subscription.id);
    expect(endOf(third)).toBe('2026-04-30T09:00:00.000Z');
    expect((await client.charges.list({ customer })).data).toHaveLength(3);
    const { data } = await client.invoices.list({ customer });
    expect(data.map(({ lines }) => lines.data[0]!.period.start * 1_000)).toEqual([
      Date.UTC(2026, 2, 31, 9),
      Date.UTC(2026, 1, 28, 9),
      Date.UTC(2026, 0, 31, 9),
    ]);
  });

  it('tries a failed renewal three times more and then ends the subscription', async () => {
    const { customer, subscription } = await aSubscriber('month', undefined, { expiry: '02 / 26' });
    forward(28);
    expect((await client.subscriptions.retrieve(subscription.id)).status).toBe('active');
    forward(31);
    expect((await client.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
    expect((await client.charges.list({ customer })).data[0]).toMatchObject({
      status: 'failed',
      failure_code: 'expired_card',
    });
    forward(3);
    forward(5);
    forward(7);
    expect((await client.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    expect((await client.charges.list({ customer })).data.filter(({ paid }) => !paid)).toHaveLength(4);
  });

  it('is active again when another card pays in between', async () => {
    const { customer, subscription } = await aSubscriber('month', '4000 0027 6000 3184', { confirmed: 'yes' });
    forward(28);
    expect((await client.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
    const setup = await client.checkout.sessions.create({
      mode: 'setup',
      currency: 'gbp',
      customer,
      success_url: 'http://localhost/',
    });
    await provider.pay(setup.url!, '5555 5555 5555 4444');
    const [open] = (await client.invoices.list({ customer, status: 'open' })).data;
    // The card of the subscription is still the one that was paid with, and is asked for a confirmation.
    await expect(client.invoices.pay(open!.id)).rejects.toMatchObject({ statusCode: 402, type: 'StripeCardError' });
    const [card] = (await client.paymentMethods.list({ customer })).data;
    await client.subscriptions.update(subscription.id, { default_payment_method: card!.id });
    await client.invoices.pay(open!.id);
    expect((await client.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  it('cancels at the end of the period, takes that back, and cancels at once', async () => {
    const { subscription } = await aSubscriber();
    await client.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await client.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    forward(28);
    expect((await client.subscriptions.retrieve(subscription.id)).status).toBe('active');
    await client.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    forward(31);
    expect(await client.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: Date.UTC(2026, 2, 31, 9) / 1_000,
    });
    const other = await aSubscriber();
    await client.subscriptions.cancel(other.subscription.id);
    await expect(client.subscriptions.cancel(other.subscription.id)).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('credits what is left when the plan changes', async () => {
    const { customer, subscription } = await aSubscriber();
    forward(14);
    await client.subscriptions.update(subscription.id, {
      proration_behavior: 'always_invoice',
      items: [
        {
          id: subscription.items.data[0]!.id,
          price_data: { product: 'supporter', currency: 'gbp', unit_amount: 5_000, recurring: { interval: 'year' } },
        },
      ],
    });
    const [charge] = (await client.charges.list({ customer })).data;
    expect(charge!.amount).toBe(5_000 - 250);
  });

  it('refunds parts, and never more than was paid', async () => {
    const { customer } = await aSubscriber();
    const [charge] = (await client.charges.list({ customer })).data;
    await client.refunds.create({ charge: charge!.id, amount: 200 });
    await expect(client.refunds.create({ charge: charge!.id, amount: 400 })).rejects.toMatchObject({ param: 'amount' });
    await client.refunds.create({ charge: charge!.id });
    expect(await client.charges.retrieve(charge!.id)).toMatchObject({ refunded: true, amount_refunded: 500 });
    await expect(client.refunds.create({ charge: charge!.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it('answers an idempotency key once, and refuses it for anything else', async () => {
    const make = (email: string) => client.customers.create({ email }, { idempotencyKey: 'one-key' });
    const [first, second] = [await make('a@test.example'), await make('a@test.example')];
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    await expect(make('b@test.example')).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect((await client.customers.list()).data).toHaveLength(1);
  });

  it('forgets an idempotency key after a day', async () => {
    const make = (email: string) => client.customers.create({ email }, { idempotencyKey: 'one-key' });
    const first = await make('a@test.example');
    forward(0.9);
    expect((await make('a@test.example')).id).toBe(first.id);
    forward(0.2);
    expect((await make('a@test.example')).id).not.toBe(first.id);
  });

  it('refuses a wrong key, another version and what it does not know', async () => {
    await expect(clientOf(provider.url, 'sk_test_wrong').customers.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
    await expect(client.customers.list({}, { apiVersion: '2019-01-01' })).rejects.toThrow('version');
    await expect(client.customers.retrieve('cus_none')).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
    await expect(client.payouts.list()).rejects.toMatchObject({ statusCode: 404 });
  });

  it('signs events and delivers again what was not taken', async () => {
    await aSubscriber();
    takes = false;
    await provider.embedded.webhooks.run();
    const tried = received.length;
    takes = true;
    received.length = 0;
    expect(await provider.embedded.webhooks.run()).toBe(0);
    now += 1_000;
    await provider.embedded.webhooks.run();
    expect(received).toHaveLength(tried);
    const { body, signature } = received[0]!;
    expect(client.webhooks.constructEvent(body, signature, WEBHOOK_SECRET, 300, undefined, now)).toMatchObject({
      object: 'event',
    });
    expect(() => client.webhooks.constructEvent(`${body} `, signature, WEBHOOK_SECRET, 300, undefined, now)).toThrow();
    expect(() =>
      client.webhooks.constructEvent(body, signature, WEBHOOK_SECRET, 300, undefined, now + 301_000),
    ).toThrow();
  });

  it('shuffles, repeats, loses and ties events when the chaos switch says so', async () => {
    provider.embedded.setChaos(['repeat', 'tie', 'shuffle']);
    await aSubscriber();
    await provider.embedded.webhooks.run(true);
    const events = received.map(({ body }) => JSON.parse(body) as Stripe.Event);
    expect(new Set(events.map(({ id }) => id)).size * 2).toBe(events.length);
    expect(new Set(events.map(({ created }) => created)).size).toBe(1);
    expect(events.map(({ type }) => type)).not.toEqual(events.map(({ type }) => type).toSorted());
  });

  it('follows a test clock', async () => {
    const clock = await client.testHelpers.testClocks.create({ frozen_time: start / 1_000 });
    const customer = await client.customers.create({ test_clock: clock.id });
    await client.products.create({ id: 'supporter', name: 'Supporter' });
    const session = await client.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [
        {
          quantity: 1,
          price_data: { product: 'supporter', currency: 'jpy', unit_amount: 900, recurring: { interval: 'month' } },
        },
      ],
      success_url: 'http://localhost/',
    });
    expect(await (await fetch(session.url!)).text()).toContain('¥900');
    await provider.pay(session.url!);
    await client.testHelpers.testClocks.advance(clock.id, { frozen_time: start / 1_000 + 60 * DAY });
    expect((await client.charges.list({ customer: customer.id })).data).toHaveLength(3);
  });

  it('answers with the fields that the published description names, each of its type', async () => {
    const { customer, subscription } = await aSubscriber();
    await client.refunds.create({ charge: (await client.charges.list({ customer })).data[0]!.id });
    await client.coupons.create({ id: 'HALF', percent_off: 50, duration: 'once' });
    const answers = [
      await client.customers.retrieve(customer),
      await client.customers.createBalanceTransaction(customer, { amount: -100, currency: 'gbp' }),
      await client.customers.listBalanceTransactions(customer),
      await client.subscriptions.retrieve(subscription.id),
      await client.invoices.list({ customer, expand: ['data.payments'] }),
      await client.charges.list({ customer, expand: ['data.payment_intent'] }),
      await client.refunds.list(),
      await client.checkout.sessions.list({ customer }),
      await client.paymentMethods.list({ customer }),
      await client.events.list({ limit: 100 }),
      await client.products.list(),
      await client.prices.list(),
      await client.coupons.list(),
      await client.billingPortal.sessions.create({ customer, return_url: 'http://localhost/' }),
    ];
    const seen = new Set<string>();
    const wrong: string[] = [];
    const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const { object } = value as { object?: unknown };
      const shape = typeof object === 'string' ? (shapes as Record<string, Record<string, string>>)[object] : undefined;
      if (shape && typeof object === 'string') {
        seen.add(object);
        for (const [name, types] of Object.entries(shape)) {
          const key = name.replace('?', '');
          if (key in value) {
            if (!types.split('|').includes(typeOf((value as Record<string, unknown>)[key])))
              wrong.push(`${object}.${key}`);
          } else if (!name.endsWith('?')) wrong.push(`${object}.${key} is missing`);
        }
        for (const key of Object.keys(value))
          if (!(key in shape) && !(`${key}?` in shape)) wrong.push(`${object}.${key} is unknown`);
      }
      Object.values(value).forEach(walk);
    };
    JSON.parse(JSON.stringify(answers)).forEach(walk);
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(14);
  });

  it('answers this machine only, and pages of its own only', async () => {
    const { port } = new URL(provider.url);
    const status = (headers: Record<string, string>, method = 'GET') =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = request({ host: '127.0.0.1', port, path: '/', method, headers, agent: false }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asked.on('error', reject).end();
      });
    expect(await status({ host: `localhost:${port}` })).toBe(200);
    expect(await status({ host: 'pay.example' })).toBe(421);
    expect(await status({ host: `127.0.0.1:${port}`, origin: 'http://evil.example' }, 'POST')).toBe(404);
  });
});

it('has after a kill what it had answered, and no half of a request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'payments-'));
  const file = join(folder, 'journal.jsonl');
  try {
    const first = await openTestProvider({ file });
    const ask = (url: string, email: string) =>
      fetch(`${url}/v1/customers`, {
        method: 'POST',
        headers: { authorization: `Bearer ${SECRET_KEY}` },
        body: `email=${email}`,
      });
    const kept = (await (await ask(first.url, 'kept@test.example')).json()) as { id: string };
    await first.close();
    const text = readFileSync(file, 'utf8');
    const { appendFileSync } = await import('node:fs');
    appendFileSync(file, text.slice(0, 40));
    const second = await openTestProvider({ file });
    const found = await fetch(`${second.url}/v1/customers`, { headers: { authorization: `Bearer ${SECRET_KEY}` } });
    expect(((await found.json()) as { data: { id: string }[] }).data.map(({ id }) => id)).toEqual([kept.id]);
    await second.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('writes no number of a card, no code of one and no key into its log or its journal', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'payments-'));
  const [log, journal] = [join(folder, 'payments.log'), join(folder, 'journal.jsonl')];
  const port = await freePort();
  await buildServers(() => undefined);
  const child = await startChild({
    command: process.execPath,
    args: runBuilt('payments'),
    cwd: root,
    logFile: log,
    env: {
      ...process.env,
      DEMO: '1',
      PAYMENTS_PORT: String(port),
      PAYMENTS_FILE: journal,
      // Nobody takes its events: it says so if it says anything.
      PAYMENTS_WEBHOOK_URL: `http://127.0.0.1:${await freePort()}/`,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
  });
  try {
    while (!readFileSync(log, 'utf8').includes('answers at') && child.running())
      await new Promise((resolve) => setImmediate(resolve));
    const url = `http://127.0.0.1:${port}`;
    const ask = async (path: string, body: string) =>
      (
        await fetch(`${url}${path}`, { method: 'POST', headers: { authorization: `Bearer ${SECRET_KEY}` }, body })
      ).json() as Promise<{ id: string; url: string }>;
    const { id: customer } = await ask('/v1/customers', 'email=rosa@test.example');
    const page = await ask(
      '/v1/checkout/sessions',
      `mode=setup&customer=${customer}&currency=gbp&success_url=http://localhost/back/&payment_method_types[0]=card`,
    );
    const type = (number: string) =>
      fetch(page.url, {
        method: 'POST',
        body: new URLSearchParams({ number, expiry: '12 / 40', cvc: '987', name: 'Rosa Quint', country: 'GB' }),
        redirect: 'manual',
      });
    // One that is refused, and one that is kept.
    expect((await type('4111 2222 3333 4444')).status).toBe(200);
    expect((await type('4242 4242 4242 4242')).status).toBe(303);
  } finally {
    await child.stop();
  }
  expect(readFileSync(journal, 'utf8')).toContain('"last4":"4242"');
  const numbers = ['4111222233334444', '4242424242424242'];
  const secrets = [
    ...numbers,
    ...numbers.map((one) => one.replace(/(.{4})(?=.)/g, '$1 ')),
    '"987"',
    '"cvc":',
    SECRET_KEY,
    WEBHOOK_SECRET,
  ];
  for (const file of [log, journal])
    for (const secret of secrets)
      expect([secret, readFileSync(file, 'utf8').includes(secret)]).toEqual([secret, false]);
  rmSync(folder, { recursive: true, force: true });
});
