import { ProviderRefused, type PaymentProvider } from '~/domain/purchases/payment/provider';
import { refusal, type Answer } from '~/infra/tooling/testing/client';
import { aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { aShop, type Shop } from '~/infra/tooling/testing/factories/payments';
import { aTill, type Till } from '~/infra/tooling/testing/factories/till';

let shop: Shop;
let till: Till;
beforeAll(async () => {
  shop = await aShop();
  till = aTill(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

type Client = Awaited<ReturnType<Till['aSubscriber']>>['client'];
const cancel = (client: Client, type: string) => client.post('/payment/cancel-subscription/', { type });
async function operator() {
  const client = await shop.world.signedIn(await aPerson(shop.world, { roles: ['staff'] }));
  await client.post('/api/account/confirm/', { password: TEST_PASSWORD });
  return client;
}
/** A subscriber, and the press of each act. */
const ACTS: [act: string, method: keyof PaymentProvider, press: () => Promise<() => Promise<Answer>>][] = [
  [
    'change-plan',
    'changePlan',
    async () => {
      const { client } = await till.aSubscriber();
      const [{ subscription }] = (await client.get('/profile/subscription/')).body.subscriptions;
      return () => client.post('/payment/change-plan/', { subscription, plan: 'monthly', amount: 500 });
    },
  ],
  [
    'cancel',
    'endRenewal',
    async () => {
      const { client } = await till.aSubscriber();
      return () => cancel(client, 'period_end');
    },
  ],
  [
    'resume',
    'endRenewal',
    async () => {
      const { client } = await till.aSubscriber();
      await cancel(client, 'period_end');
      return () => cancel(client, 'resume');
    },
  ],
  ['card', 'openCardChange', async () => pressOf('/payment/change-card/')],
  ['portal', 'openPortal', async () => pressOf('/payment/portal/')],
  [
    'compare',
    'chargesSince',
    async () => {
      const client = await operator();
      return () => client.post('/ops/payments/', { action: 'compare' });
    },
  ],
];
async function pressOf(path: string) {
  const { client } = await till.aSubscriber();
  return () => client.post(path);
}

describe.each(ACTS)('%s', (act, method, begin) => {
  it('is answered by its own words while the provider is away, and works once it is back', async () => {
    const press = await begin();
    await shop.provider.away();
    const answer = await press();
    await shop.provider.back();
    expect([...refusal(answer), answer.headers['retry-after']]).toEqual([503, `payments-away-${act}`, '30']);
    expect((await press()).status).toBe(200);
  });

  it('is answered by its own words if the provider refuses it', async () => {
    const press = await begin();
    const provider = await shop.world.deps.payments!();
    const refused = jest.spyOn(provider, method as 'openPortal').mockRejectedValue(new ProviderRefused('refused'));
    const answer = await press().finally(() => refused.mockRestore());
    expect(refusal(answer)).toEqual([409, `payment-refused-${act}`]);
  });
});

it('a change that was made is not called undone if the provider cannot be read after it', async () => {
  const { client } = await till.aSubscriber();
  const provider = await shop.world.deps.payments!();
  const refused = jest.spyOn(provider, 'readCustomer').mockRejectedValue(new ProviderRefused('refused'));
  expect((await cancel(client, 'period_end').finally(() => refused.mockRestore())).status).toBe(200);
  await shop.settle();
  expect((await client.get('/profile/subscription/')).body.subscriptions).toMatchObject([{ ends: true }]);
});
