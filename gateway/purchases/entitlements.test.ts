import { setGrant, endGrant, type Grant } from '~/domain/purchases/entitlements/set-grant';
import { GATED } from '~/domain/purchases/entitlements/abilities';
import { accountEntitlements } from '~/domain/purchases/entitlements/contract';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { theProducts } from '~/infra/tooling/testing/factories/purchases';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

const DAY = 86_400_000;
const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
beforeAll(() => theProducts(world));
let charges = 0;
const aCharge = (account_id: number, about: Partial<Grant> = {}): Grant => ({
  account_id,
  source: `charge:ch_${(charges += 1)}`,
  product: null,
  entitlements: ['supporter'],
  from: world.clock.now(),
  until: new Date(world.clock.now().getTime() + 30 * DAY),
  ...about,
});
const give = (grant: Grant) => world.deps.inTransaction((tx) => setGrant(tx, grant));
const waiting = async (accountId: number) =>
  (
    await query<{ due_at: Date }>(
      `SELECT due_at FROM outbox WHERE name = 'purchases.apply-grants' AND body ->> 'account_id' = $1 ORDER BY due_at`,
      [String(accountId)],
    )
  ).map(({ due_at }) => due_at);
const abilitiesOf = async (person: { id: number }) =>
  (await (await world.signedIn(person)).post('/api/account/entitlements/', {})).body;

describe('a grant', () => {
  it('opens what it gives at the next request, and closes it when it runs out, without any job', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const topic = await aTopic(world);
    const isFull = async () => (await client.get(`/notebook/${topic.slug}/`)).body.user_is_supporter;
    expect(await isFull()).toBe(false);
    await give(aCharge(person.id, { until: new Date(world.clock.now().getTime() + 7 * DAY) }));
    await world.drain();
    expect(await isFull()).toBe(true);
    world.clock.advance(7 * DAY - 1);
    expect(await isFull()).toBe(true);
    world.clock.advance(1);
    expect(await isFull()).toBe(false);
  });

  it('is one for each source, however often and from how many sides it is set', async () => {
    const person = await aPerson(world);
    const charge = aCharge(person.id);
    await Promise.all(Array.from({ length: 8 }, () => give(charge)));
    expect(await query('SELECT source FROM grants WHERE account_id = $1', [person.id])).toEqual([
      { source: charge.source },
    ]);
    await world.drain();
    const before = await waiting(person.id);
    await give(charge);
    expect(await waiting(person.id)).toEqual(before);
    expect(before).toEqual([charge.until]);
  });

  it('is never given to somebody else by the same source', async () => {
    const [one, other] = [await aPerson(world), await aPerson(world)];
    const charge = aCharge(one.id);
    await give(charge);
    await expect(give({ ...charge, account_id: other.id })).rejects.toThrow("another account's");
    expect((await abilitiesOf(other)).abilities).toEqual([]);
  });

  it('of two sources stays as long as one of them', async () => {
    const person = await aPerson(world);
    const [month, year] = [aCharge(person.id), aCharge(person.id, { until: null })];
    await Promise.all([give(month), give(year)]);
    expect((await abilitiesOf(person)).grants).toHaveLength(2);
    await world.deps.inTransaction((tx) => endGrant(tx, year.source));
    await world.drain();
    expect((await abilitiesOf(person)).abilities).toEqual([...GATED]);
    await world.deps.inTransaction((tx) => endGrant(tx, month.source));
    await world.drain();
    expect((await abilitiesOf(person)).abilities).toEqual([]);
  });

  it('of many sources at once gives with each of them, and an end at the same time loses none', async () => {
    const person = await aPerson(world);
    const packs = Array.from({ length: 6 }, (_, index) =>
      aCharge(person.id, { entitlements: [`pack.at-once-${index}`] }),
    );
    const [ended] = packs;
    await give(ended!);
    await Promise.all([
      world.deps.inTransaction((tx) => endGrant(tx, ended!.source)),
      ...packs.slice(1).map((pack) => give(pack)),
    ]);
    const [row] = await query<{ has: string[] }>(
      `SELECT array(SELECT jsonb_array_elements_text(held -> 'has') FROM jsonb_array_elements(entitlements) held ORDER BY 1) AS has FROM accounts WHERE id = $1`,
      [person.id],
    );
    expect(row!.has).toEqual([1, 2, 3, 4, 5].map((index) => `pack.at-once-${index}`));
  });

  it('that was ended comes back when its source gives again', async () => {
    const person = await aPerson(world);
    const charge = aCharge(person.id, { entitlements: ['pack.ecg-cases'] });
    await give(charge);
    await world.deps.inTransaction((tx) => endGrant(tx, charge.source));
    await world.deps.inTransaction((tx) => endGrant(tx, charge.source));
    expect((await abilitiesOf(person)).abilities).toEqual([]);
    await give(charge);
    await world.drain();
    expect((await abilitiesOf(person)).abilities).toEqual(['pack.ecg-cases']);
  });

  it('that begins later gives nothing before', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const from = new Date(world.clock.now().getTime() + DAY);
    await give(aCharge(person.id, { from, until: null }));
    await world.drain();
    const abilities = async () => (await client.post('/api/account/entitlements/', {})).body.abilities;
    expect(await abilities()).toEqual([]);
    world.clock.advance(DAY);
    expect(await abilities()).toEqual([...GATED]);
  });

  it('goes with the account', async () => {
    const person = await aPerson(world);
    await give(aCharge(person.id));
    await query('DELETE FROM accounts WHERE id = $1', [person.id]);
    expect(await query('SELECT 1 FROM grants WHERE account_id = $1', [person.id])).toEqual([]);
    expect(await world.drain()).toEqual([]);
  });
});

describe('the role of a supporter', () => {
  it('gives what a grant gives, and says where it comes from', async () => {
    const person = await aPerson(world, { roles: ['learner', 'supporter'] });
    expect(await abilitiesOf(person)).toMatchObject({
      abilities: [...GATED],
      grants: [{ product: 'supporter', source: 'role', until: null }],
    });
  });
});

describe('open pages', () => {
  it('hear of a grant and of its end on every device, once the gateways know of it', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const sockets = [
      await TestSocket.open(await world.listen(), client),
      await TestSocket.open(await world.listen((await world.anotherGateway()).gateway), client),
    ];
    try {
      for (const socket of sockets)
        expect(await socket.watch(accountEntitlements.name, person.id)).toMatchObject({
          ok: true,
          snapshot: { abilities: [] },
        });
      const charge = aCharge(person.id);
      await give(charge);
      await world.drain();
      for (const socket of sockets)
        expect((await socket.next(({ snapshot }) => snapshot.grants.length === 1)).snapshot).toMatchObject({
          abilities: [...GATED],
          grants: [{ product: '', source: 'charge', until: charge.until!.toISOString() }],
        });
      expect((await client.get('/purchase/supporter/')).body.owned).toBe(true);
      world.clock.advance(30 * DAY);
      await world.drain();
      for (const socket of sockets)
        expect((await socket.next(({ snapshot }) => snapshot.grants.length === 0)).snapshot).toMatchObject({
          abilities: [],
        });
    } finally {
      for (const socket of sockets) socket.close();
    }
  });

  it('hear of their own person only', async () => {
    const [one, other] = [await aPerson(world), await aPerson(world, { roles: ['learner', 'staff'] })];
    const socket = await TestSocket.open(await world.listen(), await world.signedIn(other));
    try {
      expect(await socket.watch(accountEntitlements.name, one.id)).toMatchObject({ ok: false, error: { status: 404 } });
    } finally {
      socket.close();
    }
  });
});
