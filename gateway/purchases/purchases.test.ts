import { PRODUCTS } from '~/domain/purchases/products';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
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
beforeEach(() => world.deps.dataSource.query('DELETE FROM purchase_interests'));

describe('the purchase pages (spec 1 §2)', () => {
  it.each(PRODUCTS)('/purchase/%s/ opens for anybody, and is the app in a browser', async (product) => {
    const client = world.client();
    expect(await client.get(`/purchase/${product}/`)).toMatchObject({
      status: 200,
      body: { product, owned: false, interested: false },
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
      Array.from({ length: 3 }, () => ({ product: 'supporter', owned: false, interested: true })),
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

  it('is counted for operators, and for nobody else', async () => {
    for (const slug of ['supporter', 'supporter', 'book'])
      await (await signedIn()).client.post(`/purchase/${slug}/`, { data_request: 'register_interest' });
    const staff = await signedIn({ roles: ['staff'] });
    expect((await staff.client.get('/ops/')).body.interests).toEqual([
      { product: 'supporter', count: 2 },
      { product: 'book', count: 1 },
    ]);
    expect((await (await signedIn()).client.get('/ops/')).status).toBe(404);
  });

  it('is gone with the account', async () => {
    const { person, client } = await signedIn();
    await client.post(SUPPORTER, { data_request: 'register_interest' });
    await world.deps.dataSource.query('DELETE FROM accounts WHERE id = $1', [person.id]);
    expect(await rows()).toEqual([]);
  });
});
