import Stripe from 'stripe';
import { openTestProvider, SECRET_KEY } from '~/infra/tooling/testing/payments';
import { ApiVersion } from './api-version';
import fixtures from './published/fixtures.json';

type Json = Record<string, unknown>;
const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
/** Keys that are anybody's, and objects whose fields depend on a type that the fixture does not have. */
const FREE = new Set(['metadata', 'payment_method_options', 'payment_method_details', 'payment_settings', 'data']);

/** Inner fields of a fixture that an answer lacks, or has of another type. Null says nothing of a type; an id may stand for an object. */
function differences(path: string, theirs: unknown, ours: unknown): string[] {
  if (theirs === null || ours === null || ours === undefined) return [];
  const [expected, found] = [typeOf(theirs), typeOf(ours)];
  if (expected !== found)
    return [expected, found].sort().join() === 'object,string' ? [] : [`${path}: ${expected}, not ${found}`];
  if (expected !== 'object') return [];
  return Object.entries(theirs as Json).flatMap(([name, value]) => {
    if (FREE.has(name)) return [];
    const at = `${path}.${name}`;
    return name in (ours as Json) ? differences(at, value, (ours as Json)[name]) : [`${at} is missing`];
  });
}

it('answers as the published fixtures do, with their inner fields and types, and refuses in the published form', async () => {
  const provider = await openTestProvider({});
  try {
    const client = new Stripe(SECRET_KEY, {
      apiVersion: ApiVersion,
      host: '127.0.0.1',
      port: new URL(provider.url).port,
      protocol: 'http',
      telemetry: false,
    });
    const { id: customer } = await client.customers.create({ email: 'rosa@test.example', address: { country: 'GB' } });
    await client.products.create({ id: 'supporter', name: 'Supporter' });
    const session = await client.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [
        {
          quantity: 1,
          price_data: { product: 'supporter', currency: 'gbp', unit_amount: 500, recurring: { interval: 'month' } },
        },
      ],
      success_url: 'http://localhost/',
    });
    await provider.pay(session.url!);
    const [charge] = (await client.charges.list({ customer })).data;
    await client.refunds.create({ charge: charge!.id });
    const answers: unknown[] = [
      await client.customers.retrieve(customer),
      await client.subscriptions.list({ customer }),
      await client.invoices.list({ customer, expand: ['data.payments'] }),
      await client.charges.list({ customer, expand: ['data.payment_intent'] }),
      await client.refunds.list(),
      await client.checkout.sessions.list({ customer }),
      await client.paymentMethods.list({ customer }),
      await client.events.list(),
      await client.products.list(),
      await client.prices.list(),
    ];
    const wrong = new Set<string>();
    const seen = new Set<string>();
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const { object } = value as { object?: unknown };
      const fixture = typeof object === 'string' ? (fixtures as Record<string, Json>)[object] : undefined;
      if (fixture && typeof object === 'string') {
        seen.add(object);
        for (const [name, inner] of Object.entries(fixture))
          if (name in value && !FREE.has(name))
            for (const one of differences(`${object}.${name}`, inner, (value as Json)[name])) wrong.add(one);
      }
      Object.values(value).forEach(walk);
    };
    JSON.parse(JSON.stringify(answers)).forEach(walk);
    expect([...wrong].sort()).toEqual([]);
    expect(seen.size).toBeGreaterThan(10);
    const refused = await fetch(`${provider.url}/v1/customers/cus_none`, {
      headers: { authorization: `Bearer ${SECRET_KEY}` },
    });
    expect(await refused.json()).toEqual({
      error: {
        type: 'invalid_request_error',
        code: 'resource_missing',
        param: 'id',
        message: expect.stringContaining('cus_none'),
      },
    });
  } finally {
    await provider.close();
  }
});
