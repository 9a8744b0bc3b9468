import { setGrant } from '~/domain/purchases/entitlements/set-grant';
import { readProducts } from '~/infra/content/read-products';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { PURCHASE_PAGES, theProducts } from '~/infra/tooling/testing/factories/purchases';
import { aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const SUPPORTER = '/purchase/supporter/';
const rows = () =>
  world.deps.dataSource.query(
    'SELECT account_id, product, created_at FROM purchase_interests ORDER BY account_id, product',
  ) as Promise<{ account_id: number; product: string; created_at: Date }[]>;
const signedIn = async (options: Parameters<typeof aPerson>[1] = {}) => {
  const person = await aPerson(world, options);
  return { person, client: await world.signedIn(person) };
};
beforeAll(async () => {
  await theProducts(world);
  const topic = await aTopic(world);
  for (const premium of [false, true, true])
    await aQuestion(world, {
      topic,
      premium,
      packs: ['ecg-cases'],
      question_text: '<p><img src="/media/diagrams/af.svg" alt="AF" /></p>',
    });
  await aQuestion(world, { topic, packs: ['radiology-cases'] });
});
beforeEach(() => world.deps.dataSource.query('DELETE FROM purchase_interests'));

describe('the purchase pages (spec 1 §2)', () => {
  // rules: 1.2.12, 2.2.36
  it.each(PURCHASE_PAGES)('/purchase/%s/ opens for anybody, and is the app in a browser', async (product) => {
    const client = world.client();
    expect(await client.get(`/purchase/${product}/`)).toMatchObject({
      status: 200,
      body: { product, owned: false, owned_until: null, interested: false },
    });
    expect((await client.get(`/purchase/${product}`)).status).toBe(200);
  });

  it('are not there for a product that nobody has named', async () => {
    expect((await world.client().get('/purchase/unicorn/')).status).toBe(404);
    const { client } = await signedIn();
    expect((await client.post('/purchase/unicorn/', { data_request: 'register_interest' })).status).toBe(404);
    expect(await rows()).toEqual([]);
  });

  it('know who is a supporter already', async () => {
    const { client } = await signedIn({ roles: ['learner', 'supporter'] });
    expect((await client.get(SUPPORTER)).body).toMatchObject({ owned: true });
    expect((await client.get('/purchase/book/')).body).toMatchObject({ owned: false });
  });
});

describe('asking to hear of a product', () => {
  it('is kept once for each person and product, however often it is sent', async () => {
    const { person, client } = await signedIn();
    const press = (slug: string) => client.post(`/purchase/${slug}/`, { data_request: 'register_interest' });
    const answers = await Promise.all([press('supporter'), press('supporter'), press('supporter')]);
    expect(answers.map(({ body }) => body)).toEqual(
      Array.from({ length: 3 }, () =>
        expect.objectContaining({ product: 'supporter', owned: false, interested: true }),
      ),
    );
    await press('book');
    expect(await rows()).toEqual([
      { account_id: person.id, product: 'book', created_at: world.clock.now() },
      { account_id: person.id, product: 'supporter', created_at: world.clock.now() },
    ]);
    expect((await client.get(SUPPORTER)).body.interested).toBe(true);
  });

  it('is taken back by another press, by the person alone', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    for (const { client } of [one, other]) await client.post(SUPPORTER, { data_request: 'register_interest' });
    for (let time = 0; time < 2; time += 1)
      expect((await one.client.post(SUPPORTER, { data_request: 'withdraw_interest' })).body).toMatchObject({
        interested: false,
      });
    expect(await rows()).toMatchObject([{ account_id: other.person.id }]);
  });

  it('needs an account', async () => {
    expect((await world.client().post(SUPPORTER, { data_request: 'register_interest' })).status).toBe(401);
    expect(
      (await (await world.signedIn(await aGuest(world))).post(SUPPORTER, { data_request: 'register_interest' })).status,
    ).toBe(403);
    expect(await rows()).toEqual([]);
  });

  it('is counted for operators', async () => {
    for (const slug of ['supporter', 'supporter', 'book'])
      await (await signedIn()).client.post(`/purchase/${slug}/`, { data_request: 'register_interest' });
    const staff = await signedIn({ roles: ['staff'] });
    expect((await staff.client.get('/ops/')).body.interests).toEqual([
      { product: 'supporter', name: 'Supporter', count: 2 },
      { product: 'book', name: 'Book', count: 1 },
    ]);
  });

  it('is gone with the account', async () => {
    const { person, client } = await signedIn();
    await client.post(SUPPORTER, { data_request: 'register_interest' });
    await world.deps.dataSource.query('DELETE FROM accounts WHERE id = $1', [person.id]);
    expect(await rows()).toEqual([]);
  });
});

describe('what a product contains', () => {
  // rules: 1.1.6
  it('is counted, and only what exists has a price', async () => {
    const offer = async (slug: string) => (await world.client().get(`/purchase/${slug}/`)).body;
    const ecg = await offer('ecg-cases');
    expect(ecg).toMatchObject({ kind: 'pack', state: 'sold', contents: { supporter: null } });
    expect(ecg.contents.packs).toEqual([
      { pack: 'ecg-cases', free: false, questions: 3, sample: 1, diagrams: 3, languages: ['en'] },
    ]);
    expect(await offer('radiology-cases')).toMatchObject({
      state: 'free',
      plans: [],
      contents: { packs: [{ pack: 'radiology-cases', free: true, questions: 1, sample: 1 }] },
    });
    // Without questions in all of its packs a collection is not sold either.
    for (const slug of ['blood-gas-cases', 'data-interpretation-bundle', 'bundles', 'psa-subscription', 'book'])
      expect(await offer(slug)).toMatchObject({ state: 'planned', plans: [], on_sale: false });
    expect(await offer('supporter')).toMatchObject({
      state: 'sold',
      contents: { packs: [], supporter: { quizzes_a_day: 20 } },
    });
  });

  it('is said in the language of the reader', async () => {
    const { client } = await signedIn({ language: 'es' });
    expect((await client.get('/purchase/ecg-cases/')).body).toMatchObject({ name: 'Casos de ECG' });
  });

  it('is owned until the grant that gives all of it ends', async () => {
    const { person, client } = await signedIn();
    const until = new Date(world.clock.now().getTime() + 86_400_000);
    await world.deps.inTransaction((tx) =>
      setGrant(tx, {
        account_id: person.id,
        source: 'charge:ch_ecg',
        product: 'ecg-cases',
        entitlements: ['pack.ecg-cases'],
        from: world.clock.now(),
        until,
      }),
    );
    await world.drain();
    expect((await client.get('/purchase/ecg-cases/')).body).toMatchObject({
      owned: true,
      owned_until: until.toISOString(),
    });
    expect((await client.get('/purchase/data-interpretation-bundle/')).body.owned).toBe(false);
  });
});

describe('prices', () => {
  const plansOf = async (query: string, client = world.client()) =>
    (await client.get(`${SUPPORTER}${query}`)).body.plans.map(
      ({ plan, months, currency, amount }: { plan: string; months: number; currency: string; amount: number }) =>
        `${plan} ${months} ${currency} ${amount}`,
    );

  // rules: 2.9.21, 2.9.22
  it('are those of the country, with one for elsewhere, and in GBP where it is asked for', async () => {
    expect(await plansOf('?country=GB')).toEqual(['yearly 12 GBP 2400', 'monthly 1 GBP 300']);
    expect(await plansOf('?country=JP')).toEqual(['yearly 12 JPY 4400', 'monthly 1 JPY 550']);
    expect(await plansOf('?country=BR')).toEqual(['yearly 12 USD 3000', 'monthly 1 USD 400']);
    expect(await plansOf('')).toEqual(['yearly 12 USD 3000', 'monthly 1 USD 400']);
    expect(await plansOf('?country=ES&currency=GBP')).toEqual(['yearly 12 GBP 2400', 'monthly 1 GBP 300']);
    expect((await world.client().get(`${SUPPORTER}?country=ES`)).body.gbp_offered).toBe(true);
    expect((await world.client().get(`${SUPPORTER}?country=GB`)).body.gbp_offered).toBe(false);
  });

  it('are of the country of who asks, where they have said so', async () => {
    const { client } = await signedIn();
    expect((await client.get(SUPPORTER)).body).toMatchObject({
      customer_country: 'GB',
      plans: [{ currency: 'GBP' }, {}],
    });
  });

  // rules: 2.3.19, 2.7.17, 2.7.18
  it('are told by the price service in the form of the specification (spec 2 §7)', async () => {
    const ask = (query: string) => world.client().get(`/api/prices/?${query}`);
    // Since when the code of the starter content holds.
    const { starts_at } = readProducts().coupons[0]!;
    world.clock.advance(Math.max(0, Date.parse(starts_at) - world.clock.now().getTime()));
    expect((await ask('product_ids=supporter,ecg-cases&customer_country=es&coupons=revision10')).body).toEqual({
      customer_country: 'ES',
      products: [
        {
          product_id: 'supporter',
          product_title: 'Supporter',
          plan: 'yearly',
          months: 12,
          currency: 'EUR',
          price: { gross: 2520 },
          list_price: { gross: 2800 },
          displayPrice: '€25.20',
          renewalTerm: 'yearly',
        },
        {
          product_id: 'ecg-cases',
          product_title: 'ECG cases',
          plan: 'yearly',
          months: 12,
          currency: 'EUR',
          price: { gross: 990 },
          list_price: { gross: 1100 },
          displayPrice: '€9.90',
          renewalTerm: 'yearly',
        },
      ],
    });
    expect((await ask('product_ids=supporter&plan=monthly&coupons=NOTHING')).body).toMatchObject({
      customer_country: '',
      products: [{ plan: 'monthly', months: 1, currency: 'USD', price: { gross: 400 }, list_price: { gross: 400 } }],
    });
    expect((await ask('product_ids=unicorn')).body.type).toBe('/problems/product-not-found');
    expect((await ask('product_ids=book')).body.type).toBe('/problems/product-not-found');
    expect((await ask('product_ids=supporter&customer_country=Spain')).status).toBe(422);
    expect((await ask('')).status).toBe(422);
  });

  it('stay the same when the content is loaded again', async () => {
    expect(await theProducts(world)).toBe(0);
  });
});
