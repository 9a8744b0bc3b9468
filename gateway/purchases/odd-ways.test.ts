import { aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { aShop, type Shop } from '~/infra/tooling/testing/factories/payments';

const HOUR = 3_600_000;
let shop: Shop;
beforeAll(async () => void (shop = await aShop()));
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const sql = <T = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> =>
  shop.world.deps.dataSource.query(text, values);
const moveTo = (instant: string) => shop.world.clock.advance(Date.parse(instant) - shop.world.clock.now().getTime());

async function aBuyer() {
  const person = await aPerson(shop.world);
  /** Signed in anew: a session does not outlive what is tested here. */
  const client = () => shop.world.signedIn(person);
  const order = async (more: Record<string, unknown> = {}) =>
    (await client()).post('/payment/checkout/', {
      product: 'supporter',
      plan: 'monthly',
      accept_terms: true,
      start_now: true,
      ...more,
    });
  const may = async (ability: string) =>
    (await (await client()).post('/api/account/entitlements/')).body.abilities.includes(ability) as boolean;
  return { person, client, order, may };
}

describe('a browser that is closed during checkout', () => {
  it('before paying: the same page is opened again; once it has expired, a new one', async () => {
    const { order, may } = await aBuyer();
    const first = (await order()).body;
    shop.world.clock.advance(HOUR / 2);
    expect((await order()).body).toEqual(first);
    shop.world.clock.advance(24 * HOUR);
    await shop.settle();
    const second = (await order()).body;
    expect(second.url).not.toBe(first.url);
    expect((await shop.provider.pay(first.url)).text).toContain('expired');
    await shop.provider.pay(second.url);
    await shop.settle();
    expect(await may('notebook.full')).toBe(true);
    expect(await sql('SELECT 1 FROM payment_charges')).toHaveLength(1);
  });

  it('after paying: what was bought is open all the same, although the page behind it is never loaded', async () => {
    const { order, may } = await aBuyer();
    await shop.provider.pay((await order()).body.url);
    await shop.settle();
    expect(await may('notebook.full')).toBe(true);
    expect(await sql('SELECT state FROM payment_orders')).toEqual([{ state: 'paid' }]);
  });
});

it('a pack that was used and is paid back closes; what was answered in it stays', async () => {
  const { client, order, may } = await aBuyer();
  await shop.provider.pay((await order({ product: 'ecg-cases' })).body.url);
  await shop.settle();
  const learner = await client();
  const { next_url } = (await learner.post('/learn/packs/', { pack: 'ecg-cases', number_of_questions: 1 })).body;
  const quiz = Number(/quiz\/(\d+)\//.exec(next_url)![1]);
  const [asked] = await sql<{ question_id: number; answer_id: number }>(
    `SELECT q.question_id, a.id AS answer_id FROM quiz_questions q JOIN question_answers a ON a.question_id = q.question_id AND a.answer_correct WHERE q.quiz_id = $1`,
    [quiz],
  );
  const answer = { data_request: 'answer_submit', quizlog_id: quiz, ...asked, answer_id: String(asked!.answer_id) };
  expect((await learner.post(next_url, answer)).status).toBe(200);
  const [paid] = await sql<{ charge: string }>('SELECT charge FROM payment_charges');
  const staff = await aPerson(shop.world, { roles: ['staff'] });
  const operator = await shop.world.signedIn(staff);
  await operator.post('/api/account/confirm/', { password: TEST_PASSWORD });
  const back = { action: 'refund', charge: paid!.charge, reason: 'Not what was expected' };
  expect((await operator.post('/ops/payments/', back)).status).toBe(200);
  await shop.settle();
  expect(await may('pack.ecg-cases')).toBe(false);
  expect((await learner.get(next_url)).status).toBe(200);
  expect(await sql(`SELECT state FROM quiz_questions WHERE quiz_id = $1`, [quiz])).toEqual([{ state: 'answered' }]);
});

// Clocks in Europe go forward on 28 March 2027 at 01:00 UTC.
it('a subscription of 31 January renews on 28 February and 31 March at the same time, and is never closed between', async () => {
  moveTo('2027-01-31T00:30:00.000Z');
  const { order, may } = await aBuyer();
  await shop.provider.pay((await order()).body.url);
  await shop.settle();
  const charged = async () => (await sql('SELECT 1 FROM payment_charges')).length;
  for (const [renewal, charges] of [
    ['2027-02-28T00:30:00.000Z', 2],
    ['2027-03-31T00:30:00.000Z', 3],
    ['2027-04-30T00:30:00.000Z', 4],
  ] as const) {
    moveTo(new Date(Date.parse(renewal) - 1_000).toISOString());
    await shop.settle();
    expect([await may('notebook.full'), await charged()]).toEqual([true, charges - 1]);
    shop.world.clock.advance(1_000);
    expect(await may('notebook.full')).toBe(true);
    shop.world.clock.advance(2 * HOUR);
    await shop.settle();
    expect([await may('notebook.full'), await charged()]).toEqual([true, charges]);
  }
});
