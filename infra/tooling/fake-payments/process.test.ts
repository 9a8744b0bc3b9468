import { spawnSync } from 'node:child_process';
import Stripe from 'stripe';
import { root } from '~/infra/tooling/launch/paths';
import { buildServers, runBuilt } from '~/infra/tooling/launch/server-build';
import { openTestProvider, SECRET_KEY, WEBHOOK_SECRET } from '~/infra/tooling/testing/payments';
import { ApiVersion } from './api-version';

it('starts in a demo only', async () => {
  await buildServers(() => undefined);
  const { status, stderr } = spawnSync(process.execPath, runBuilt('payments'), {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      DEMO: '',
      PAYMENTS_PORT: '1',
      PAYMENTS_WEBHOOK_URL: 'http://127.0.0.1:1/',
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('DEMO=1')]);
});

it('delays and loses events when the chaos switch says so', async () => {
  let now = Date.UTC(2026, 0, 31, 9);
  let chance = 0.5;
  const received: string[] = [];
  const provider = await openTestProvider({
    clock: () => now,
    random: () => chance,
    deliver: async (body) => {
      received.push((JSON.parse(body) as { type: string }).type);
      return true;
    },
  });
  try {
    const client = new Stripe(SECRET_KEY, {
      apiVersion: ApiVersion,
      host: '127.0.0.1',
      port: new URL(provider.url).port,
      protocol: 'http',
      telemetry: false,
    });
    provider.embedded.setChaos(['delay']);
    await client.customers.create({ email: 'late@test.example' });
    await provider.embedded.webhooks.run();
    expect(received).toEqual([]);
    now += 5_000;
    await provider.embedded.webhooks.run();
    expect(received).toEqual(['customer.created']);
    provider.embedded.setChaos(['lose']);
    chance = 0.1;
    await client.customers.create({ email: 'lost@test.example' });
    now += 60_000;
    await provider.embedded.webhooks.run(true);
    expect(received).toEqual(['customer.created']);
    expect((await client.events.list()).data).toHaveLength(2);
  } finally {
    await provider.close();
  }
});
