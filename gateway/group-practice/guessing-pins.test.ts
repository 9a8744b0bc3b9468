import { CAPACITY } from '~/domain/group-practice/contract';
import { PIN_ATTEMPTS } from '~/domain/group-practice/pin-limits';
import type { TestClient } from '~/infra/tooling/testing/client';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aGroup, type TestGroup } from '~/infra/tooling/testing/factories/group-practice';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld({ trustProxy: true });
const codeOf = (answer: { body: { type?: string } }) => answer.body.type?.replace('/problems/', '');
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const school = from('198.51.100.7');

beforeEach(async () => {
  const keys = await world.deps.redis.keys(world.deps.key('limit:*'));
  if (keys.length > 0) await world.deps.redis.del(...keys);
});

/** As when a limit of this window is used up. */
const useUp = (name: string, points: number, key = 'everyone') =>
  world.deps.redis.set(
    world.deps.key(`limit:${name}:${key}:${Math.floor(world.clock.now().getTime() / 1000 / PIN_ATTEMPTS.window)}`),
    points,
    'EX',
    60,
  );
const attack = (whose: 'visitors' | 'accounts') => useUp(`pin-${whose}`, PIN_ATTEMPTS[whose]);
const heavyAttack = async (whose: 'visitors' | 'accounts') => {
  await attack(whose);
  await useUp(`pin-${whose}-worked`, PIN_ATTEMPTS[`${whose}Worked`]);
};

describe('wrong PINs', () => {
  it('are free for a person ten times, right ones not counted; then each try takes work', async () => {
    const [group, other] = [await aGroup(world, { others: [] }), await aGroup(world, { others: [] })];
    const client = await world.signedIn(await aPerson(world));
    for (let attempt = 0; attempt < PIN_ATTEMPTS.person; attempt += 1) {
      if (attempt > 0) expect((await client.post(`/join/${group.pin}/`)).status).toBe(200);
      expect((await client.post(`/join/00000000${attempt}/`)).status).toBe(404);
    }
    const refused = await client.post(`/join/${other.pin}/`);
    expect([refused.status, codeOf(refused)]).toEqual([429, 'work-needed']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(PIN_ATTEMPTS.window);
    expect((await client.post(`/join/${other.pin}/`, {}, { works: true })).body).toEqual({
      next_url: `/group-study/${other.pin}/`,
    });
  });

  it('are free from an address fifty times, for all its accounts together, and many at once get no further', async () => {
    const clients = await Promise.all(Array.from({ length: 70 }, async () => world.signedIn(await aPerson(world))));
    const answers = await Promise.all(clients.map((client) => client.post('/join/111111111/')));
    expect(answers.filter((answer) => answer.status === 404)).toHaveLength(PIN_ATTEMPTS.address);
    expect(answers.filter((answer) => codeOf(answer) === 'work-needed')).toHaveLength(70 - PIN_ATTEMPTS.address);
  });

  it('of visitors leave those who have an account alone, and the other way round', async () => {
    const group = await aGroup(world, { others: [] });
    const [account, guest] = [await world.signedIn(await aPerson(world)), await world.signedIn(await aGuest(world))];
    await heavyAttack('visitors');
    expect(codeOf(await world.client().post(`/join/${group.pin}/`, { name: 'Noor' }))).toBe('work-needed');
    expect(codeOf(await guest.post(`/join/${group.pin}/`))).toBe('work-needed');
    expect((await account.post(`/join/${group.pin}/`)).status).toBe(200);
  });

  it('keep nobody out who comes by the link of the QR code, or who is in already', async () => {
    const group = await aGroup(world);
    const invitation = (await (await world.signedIn(group.host)).get(`/group-study/${group.pin}/`)).body
      .invitation as string;
    await Promise.all([heavyAttack('visitors'), heavyAttack('accounts')]);
    const member = await world.signedIn(group.members[1]!);
    expect((await member.post(`/join/${group.pin}/`)).body).toEqual({ next_url: `/group-study/${group.pin}/` });
    // Being in one group opens no other.
    const other = await aGroup(world);
    expect((await member.post(`/join/${other.pin}/`)).status).toBe(429);
    for (const client of [world.client(), await world.signedIn(await aPerson(world))]) {
      expect((await client.post(`/join/${group.pin}/?key=${invitation}`, { name: 'Noor' })).body).toEqual({
        next_url: `/group-study/${group.pin}/`,
      });
    }
  });

  it('are not helped by a key: a wrong one, or that of another group, counts as none', async () => {
    const [group, other] = [await aGroup(world), await aGroup(world)];
    const invitation = (await (await world.signedIn(other.host)).get(`/group-study/${other.pin}/`)).body
      .invitation as string;
    const client = await world.signedIn(await aPerson(world));
    const keys = [invitation, 'made-up', '', invitation.slice(1), 'x'.repeat(500)];
    for (let attempt = 0; attempt < PIN_ATTEMPTS.person; attempt += 1)
      expect((await client.post(`/join/44444444${attempt}/?key=${keys[attempt % keys.length]}`)).status).toBe(404);
    for (const key of keys) expect((await client.post(`/join/${group.pin}/?key=${key}`)).status).toBe(429);
  });

  it('are answered with a wrong key as with none, in status and words', async () => {
    const client = await world.signedIn(await aPerson(world));
    const [without, made] = [
      await client.post('/join/555555555/'),
      await client.post('/join/555555555/?key=abcdefghijklmnop'),
    ];
    expect([made.status, made.body]).toEqual([without.status, without.body]);
  });

  it('of somebody who has no free tries left are not looked up: the time that the answer takes tells nothing of the PIN', async () => {
    const { pin } = await aGroup(world);
    const client = await world.signedIn(await aPerson(world));
    for (let attempt = 0; attempt < PIN_ATTEMPTS.person; attempt += 1) await client.post('/join/333333333/');
    const looked = jest.spyOn(world.deps, 'inTransaction');
    expect((await client.post(`/join/${pin}/`)).status).toBe(429);
    expect(looked).not.toHaveBeenCalled();
    looked.mockRestore();
  });
});

/** Types a PIN while no more are looked up. @returns the address where one waits */
async function knockAt(
  pin: string,
  name: string,
  client: TestClient = world.client(),
  options = school,
): Promise<string> {
  const answer = await client.post(`/join/${pin}/`, { name }, { ...options, works: true });
  expect(answer.status).toBe(200);
  return answer.body.next_url as string;
}

describe('knocking, when the points for work are spent, too', () => {
  const listOf = async (host: TestClient, pin: string): Promise<{ id: number; name: string; guest: boolean }[]> =>
    (await host.post('/api/group-study/knocks/', { pin })).body.knocks;
  const answer = (host: TestClient, pin: string, knock: { id: number }, letIn: boolean) =>
    host.post('/api/group-study/answer-knock/', { pin, knock_id: knock.id, let_in: letIn });

  beforeEach(() => heavyAttack('visitors'));

  it('takes work, asks the host, who lets the guest in under the name that they gave; used twice it is one guest', async () => {
    const { pin, host } = await aGroup(world, { others: [] });
    const [guest, hosts] = [world.client(), await world.signedIn(host)];
    expect(codeOf(await guest.post(`/join/${pin}/`, { name: 'Noor' }, school))).toBe('work-needed');
    const waiting = await knockAt(pin, ' Noor ', guest);
    expect(waiting).toMatch(new RegExp(`^/join/${pin}/\\?knock=[\\w-]{24}$`));
    expect((await guest.get(waiting)).body).toEqual({ needs_name: true, name: '', knock: 'waiting' });

    const [knock] = await listOf(hosts, pin);
    expect(knock).toMatchObject({ name: 'Noor', guest: true });
    expect((await answer(hosts, pin, knock!, true)).body.knocks).toEqual([]);
    expect((await guest.get(waiting)).body.knock).toBe('let-in');
    expect((await guest.post(waiting, {}, school)).body).toEqual({ next_url: `/group-study/${pin}/` });
    expect(
      (await guest.get(`/group-study/${pin}/`)).body.lobby.members.map(({ name }: { name: string }) => name),
    ).toEqual([host.name, 'Noor']);

    // The answer was lost: the same knock signs the same guest in again.
    const again = world.client();
    expect((await again.post(waiting, {}, school)).body).toEqual({ next_url: `/group-study/${pin}/` });
    expect((await again.get(`/group-study/${pin}/`)).body.lobby.members).toHaveLength(2);
  });

  it('wants a name, and a PIN of nine digits', async () => {
    const { pin } = await aGroup(world, { others: [] });
    expect(codeOf(await world.client().post(`/join/${pin}/`, { name: ' ' }, { ...school, works: true }))).toBe(
      'name-required',
    );
    expect(codeOf(await world.client().post('/join/1234/', { name: 'Noor' }, { ...school, works: true }))).toBe(
      'pin-wrong',
    );
  });

  it('looks alike for a right PIN and a wrong one: in status, words, what it does in the database, and afterwards', async () => {
    const { pin, host } = await aGroup(world, { others: [] });
    const seen: string[][] = [];
    const addresses: string[] = [];
    for (const typed of [pin, '000000001']) {
      const client = world.client();
      const refused = await client.post(`/join/${typed}/`, { name: 'Noor' }, school);
      const statements: string[] = [];
      const run = world.deps.inTransaction.bind(world.deps);
      const spy = jest.spyOn(world.deps, 'inTransaction').mockImplementation((work) =>
        run((tx) => {
          const noted = {
            ...tx,
            sql: {
              one: (...sent: Parameters<typeof tx.sql.one>) => (statements.push(sent[0].name), tx.sql.one(...sent)),
              all: (...sent: Parameters<typeof tx.sql.all>) => (statements.push(sent[0].name), tx.sql.all(...sent)),
            },
          };
          return work(noted as typeof tx);
        }),
      );
      const knocked = await client.post(`/join/${typed}/`, { name: 'Noor' }, { ...school, works: true });
      spy.mockRestore();
      const { next_url } = knocked.body as { next_url: string };
      addresses.push(next_url);
      const state = await client.get(next_url);
      seen.push([
        String(refused.status),
        codeOf(refused)!,
        String(knocked.status),
        Object.keys(knocked.body as object).join(),
        next_url.replace(typed, 'PIN').replace(/=.*/, '=TOKEN'),
        JSON.stringify(state.body),
        ...statements,
      ]);
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]).toContain('group.knock');

    // The host sends the one away: they see what the other sees.
    const hosts = await world.signedIn(host);
    const [knock] = await listOf(hosts, pin);
    await answer(hosts, pin, knock!, false);
    expect(await listOf(hosts, pin)).toEqual([]);
    const states = async () =>
      Promise.all(addresses.map(async (address) => (await world.client().get(address)).body.knock as string));
    expect(await states()).toEqual(['waiting', 'waiting']);
    for (const address of addresses)
      expect(codeOf(await world.client().post(address, { name: 'Noor' }, school))).toBe('work-needed');
    world.clock.advance(10 * 60_000);
    expect(await states()).toEqual(['over', 'over']);
  });

  it('is answered by the host alone, once, and opens the door to nobody else', async () => {
    const { pin, host, members } = await aGroup(world);
    const [hosts, member, stranger] = [
      await world.signedIn(host),
      await world.signedIn(members[1]!),
      await world.signedIn(await aPerson(world)),
    ];
    const person = await aGuest(world, 'Rosa');
    const rosa = await world.signedIn(person);
    const waiting = await knockAt(pin, '', rosa);
    const [knock] = await listOf(hosts, pin);
    expect(knock).toMatchObject({ name: 'Rosa', guest: false });
    expect(codeOf(await answer(member, pin, knock!, true))).toBe('not-host');
    expect(codeOf(await answer(stranger, pin, knock!, true))).toBe('group-not-found');
    expect((await stranger.post('/api/group-study/knocks/', { pin })).status).toBe(404);
    const other = await aGroup(world, { others: [] });
    expect(codeOf(await answer(await world.signedIn(other.host), other.pin, knock!, true))).toBe('knock-gone');

    expect((await answer(hosts, pin, knock!, true)).status).toBe(200);
    expect(codeOf(await answer(hosts, pin, knock!, false))).toBe('knock-gone');
    await heavyAttack('visitors');
    // Signed in as somebody else, or not at all, the token is worth nothing.
    expect(codeOf(await world.client().post(waiting, { name: 'Eve' }, school))).toBe('work-needed');
    expect((await rosa.post(waiting, {}, school)).body).toEqual({ next_url: `/group-study/${pin}/` });
    expect((await rosa.get(`/group-study/${pin}/`)).body.me).toBe(person.id);
  });

  it('is forgotten once it is over', async () => {
    const { pin } = await aGroup(world, { others: [] });
    await knockAt(pin, 'Noor');
    world.clock.advance(21 * 60_000);
    await heavyAttack('visitors');
    await knockAt(pin, 'Rosa');
    expect(await world.deps.dataSource.query('SELECT name FROM group_knocks WHERE pin = $1', [pin])).toEqual([
      { name: 'Rosa' },
    ]);
  });
});

it('an attack from 60 addresses and a class with the right PIN at once: the class gets in, and the attacker stays below 0.002 intrusions an hour', async () => {
  const groups: TestGroup[] = [];
  while (groups.length < 3) groups.push(await aGroup(world, { others: [] }));
  const PUPILS = groups.length * (CAPACITY - 1);
  let lookedUp = 0;
  let pin = 0;
  /** Tries until the addresses only knock. They have all the processors in the world: work costs them nothing here. */
  const attackFrom = async (address: string, tries: number) => {
    const client = world.client();
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const answer = await client.post(
        `/join/${String((pin += 1)).padStart(9, '0')}/`,
        { name: 'Eve' },
        { ...from(address), works: true },
      );
      expect([200, 404]).toContain(answer.status);
      if (answer.status === 404) lookedUp += 1;
    }
  };
  const addresses = Array.from({ length: 60 }, (_, index) => `203.0.113.${index + 1}`);
  const attacking = () => Promise.all(addresses.map((address) => attackFrom(address, 4)));

  const comeIn = async (index: number) => {
    const group = groups[index % groups.length]!;
    const client = world.client();
    const next = await knockAt(group.pin, `Pupil ${index}`, client);
    return { name: `Pupil ${index}`, group, client, next };
  };
  await attacking();
  const [pupils] = await Promise.all([
    Promise.all(Array.from({ length: PUPILS }, (_, index) => comeIn(index))),
    attacking(),
  ]);
  // Each host sees exactly the pupils of the group, and lets them in.
  for (const { pin: own, host } of groups) {
    const client = await world.signedIn(host);
    const { knocks } = (await client.post('/api/group-study/knocks/', { pin: own })).body as {
      knocks: { id: number; name: string }[];
    };
    const knocked = pupils.filter(({ group, next }) => group.pin === own && next.includes('knock='));
    expect(knocks.map(({ name }) => name).sort()).toEqual(knocked.map(({ name }) => name).sort());
    for (const { id } of knocks)
      expect(
        (await client.post('/api/group-study/answer-knock/', { pin: own, knock_id: id, let_in: true })).status,
      ).toBe(200);
  }
  for (const { client, next } of pupils)
    if (next.includes('knock=')) expect((await client.post(next, {}, school)).status).toBe(200);
  for (const { group, client } of pupils)
    expect((await client.get(`/group-study/${group.pin}/`)).body.lobby.members).toHaveLength(CAPACITY);

  // Two windows of ten minutes, of the seven that an hour touches.
  const inOneWindow = lookedUp;
  expect(inOneWindow).toBe(PIN_ATTEMPTS.visitors + PIN_ATTEMPTS.visitorsWorked);
  world.clock.advance(PIN_ATTEMPTS.window * 1_000);
  await attacking();
  expect(lookedUp).toBe(2 * inOneWindow);
  expect((7 * inOneWindow * 1_000) / 10 ** 9).toBeLessThan(0.002);
});
