import { isSolution, readChallenge } from '~/domain/kit/work';
import { LIMITS } from '~/infra/redis/limits';
import { answerTo, type TestClient } from '~/infra/tooling/testing/client';
import { aGuest, aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';
import { signedInBy } from '../plugins/session';

let addresses = 0;
const elsewhere = () => ({ headers: { 'x-forwarded-for': `198.51.100.${(addresses += 1)}` } });
const SESSION = 'wardmates_session';

describe('signing in and out', () => {
  const world = openWorld({ trustProxy: true });
  const signIn = (client: TestClient, username: string, password = TEST_PASSWORD, next?: string) =>
    client.post('/login/', { username, password, next }, elsewhere());
  const personSeenBy = async (client: TestClient) => (await client.get('/api/session/')).body.person;
  const withCookie = (token: string) => {
    const client = world.client();
    client.cookies.set(SESSION, token);
    return client;
  };

  test('by username or address, without regard to case', async () => {
    const person = await aPerson(world, { username: 'Ines', email: 'ines@ward.example' });
    for (const name of ['Ines', 'iNES', 'ines@ward.example', ' Ines@Ward.example ']) {
      const client = world.client();
      expect(await signIn(client, name, TEST_PASSWORD, '/osce-stations/')).toMatchObject({
        status: 200,
        body: { next_url: '/osce-stations/' },
      });
      expect(await personSeenBy(client)).toMatchObject({ id: person.id, username: 'Ines', guest: false });
    }
  });

  test('leads to our own addresses only', async () => {
    const person = await aPerson(world);
    for (const next of ['//elsewhere.example/', 'https://elsewhere.example/', '/\\elsewhere.example', undefined]) {
      expect((await signIn(world.client(), person.username!, TEST_PASSWORD, next)).body).toEqual({ next_url: '/' });
    }
    expect(
      (
        await world
          .client()
          .post('/login/?next=/join/', { username: person.username, password: TEST_PASSWORD }, elsewhere())
      ).body,
    ).toEqual({ next_url: '/join/' });
  });

  test('a wrong password and an unknown name answer alike', async () => {
    const person = await aPerson(world);
    const wrong = await signIn(world.client(), person.username!, 'not-the-one-1');
    const unknown = await signIn(world.client(), 'nobody.at.all', TEST_PASSWORD);
    expect(wrong).toMatchObject({
      status: 422,
      body: { type: '/problems/sign-in-failed', detail: 'The username or password is incorrect.' },
    });
    expect(unknown).toMatchObject({ status: 422, body: wrong.body });
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  test('an address that another person chose as username belongs to its owner', async () => {
    const owner = await aPerson(world, { email: 'owner@ward.example' });
    await aPerson(world, { username: 'owner@ward.example' });
    const client = world.client();
    await signIn(client, 'owner@ward.example');
    expect(await personSeenBy(client)).toMatchObject({ id: owner.id });
  });

  test('the cookie is for this site and for no script, for 30 days, and rotates: the old session ends', async () => {
    const person = await aPerson(world);
    const client = world.client();
    const first = await signIn(client, person.username!);
    const header = [first.headers['set-cookie']].flat().find((line) => String(line).startsWith(SESSION));
    expect(header).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const old = client.cookies.get(SESSION)!;
    await signIn(client, person.username!);
    expect(client.cookies.get(SESSION)).not.toBe(old);
    expect(await personSeenBy(client)).toMatchObject({ id: person.id });
    expect(await personSeenBy(withCookie(old))).toBeNull();
  });

  test('a guest who signs in leaves the guest behind, with what it did', async () => {
    const guest = await aGuest(world);
    const person = await aPerson(world);
    const client = await world.signedIn(guest);
    const before = client.cookies.get(SESSION)!;
    await signIn(client, person.username!);
    expect(await personSeenBy(client)).toMatchObject({ id: person.id });
    expect(await personSeenBy(withCookie(before))).toBeNull();
    expect(await world.deps.read.query('SELECT guest FROM accounts WHERE id = $1', [guest.id])).toEqual([
      { guest: true },
    ]);
  });

  test('signing out ends the session, on the server too', async () => {
    const client = await world.signedIn(await aPerson(world));
    const token = client.cookies.get(SESSION)!;
    expect(await client.post('/logout/', { next: '//elsewhere.example' })).toMatchObject({
      status: 200,
      body: { next_url: '/' },
    });
    expect(client.cookies.has(SESSION)).toBe(false);
    expect(await personSeenBy(withCookie(token))).toBeNull();
    expect((await world.client().post('/logout/')).status).toBe(200);
  });

  test('signing in at one gateway is known to the other, and so is signing out', async () => {
    const { gateway } = await world.anotherGateway();
    const person = await aPerson(world);
    const here = world.client();
    await signIn(here, person.username!);
    const there = world.client(gateway);
    there.cookies.set(SESSION, here.cookies.get(SESSION)!);
    expect(await personSeenBy(there)).toMatchObject({ id: person.id });
    await here.post('/logout/');
    expect(await personSeenBy(there)).toBeNull();
  });

  test('a session that has ended is refused at once, by pages, calls and sockets of every gateway', async () => {
    const { gateway } = await world.anotherGateway();
    const here = await world.signedIn(await aPerson(world));
    const there = world.client(gateway);
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    const url = await world.listen(gateway);
    const statuses = async () => [
      (await there.get('/notifications/')).status,
      (await there.post('/notifications/', { data_request: 'check_notifications' })).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    (await TestSocket.open(url, there)).close();
    await here.post('/logout/');
    expect(await statuses()).toEqual([401, 401]);
    await expect(TestSocket.open(url, there)).rejects.toMatchObject({ data: { status: 401 } });
  });

  test('a socket handshake is signed in by the same cookie', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    expect(await signedInBy(world.app.sessions, client.cookieHeader)).toMatchObject({ person });
    for (const header of [undefined, '', 'other=1', `${SESSION}=made-up`])
      expect(await signedInBy(world.app.sessions, header)).toBeNull();
  });

  /** Wrong tries at an account under these names by turns, and how they were answered. */
  const guess = async (
    times: number,
    names: string[],
    from: () => { headers: Record<string, string> },
    client = () => world.client(),
  ) => {
    const statuses: number[] = [];
    for (let number = 0; number < times; number += 1)
      statuses.push(
        (await client().post('/login/', { username: names[number % names.length], password: 'guess-1234' }, from()))
          .status,
      );
    return statuses;
  };

  test.each([
    ['for one account, by its name and address together', ['pressed', 'pressed@ward.example']],
    ['for a name that nobody has', ['no.such.name']],
  ])(
    '10 wrong tries in 15 minutes from one address are free %s; then each takes work, and nobody elsewhere is the worse for it',
    async (_for, names) => {
      if (names.length > 1) await aPerson(world, { username: names[0], email: names[1] });
      const from = elsewhere();
      expect(await guess(14, names, () => from)).toEqual([
        ...Array<number>(10).fill(422),
        ...Array<number>(4).fill(429),
      ]);
      const refused = await world.client().post('/login/', { username: names[0], password: TEST_PASSWORD }, from);
      expect(refused).toMatchObject({
        status: 429,
        body: { type: '/problems/work-needed', work: expect.any(String) as string },
      });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      const worked = await world
        .client()
        .post('/login/', { username: names[0], password: TEST_PASSWORD }, { ...from, works: true });
      expect(worked.status).toBe(names.length > 1 ? 200 : 422);
      expect((await signIn(world.client(), names[0]!)).status).toBe(names.length > 1 ? 200 : 422);
    },
  );

  test('21 wrong passwords of one person shut nobody else out behind the same address', async () => {
    const [clumsy, other] = [await aPerson(world), await aPerson(world)];
    const from = elsewhere();
    for (let times = 0; times < 21; times += 1)
      await world
        .client()
        .post('/login/', { username: clumsy.username, password: 'guess-1234' }, { ...from, works: true });
    expect(
      (await world.client().post('/login/', { username: other.username, password: TEST_PASSWORD }, from)).status,
    ).toBe(200);
  });

  test('an answer to a challenge counts once, for its purpose, and for five minutes', async () => {
    const from = elsewhere();
    await guess(10, ['worked.name'], () => from);
    const challenge = async () =>
      (await world.client().post('/login/', { username: 'worked.name', password: 'guess-1234' }, from)).body
        .work as string;
    const tryWith = async (answer: string, path = '/login/') =>
      (
        await world
          .client()
          .post(
            path,
            { username: 'worked.name', password: 'guess-1234' },
            { headers: { ...from.headers, 'x-work': answer } },
          )
      ).status;
    const answer = answerTo(await challenge());
    expect([await tryWith(answer), await tryWith(answer)]).toEqual([422, 429]);

    const [late, other] = [answerTo(await challenge()), answerTo(await challenge())];
    const { seal, bits } = readChallenge(other.slice(0, other.lastIndexOf('.')))!;
    let unsolved = 0;
    while (isSolution(seal, unsolved, bits)) unsolved += 1;
    for (const forged of [
      other.replace('sign-in', 'join'),
      other.replace(/^sign-in\.\d+/, 'sign-in.1'),
      other.replace(/\d+$/, String(unsolved)),
      'nonsense',
    ]) {
      expect([forged, await tryWith(forged)]).toEqual([forged, 429]);
    }
    expect(await tryWith(other)).toBe(422);
    world.clock.advance(301_000);
    await guess(10, ['worked.name'], () => from);
    expect(await tryWith(late)).toBe(429);
  });

  describe('50 wrong tries in 15 minutes for one name, from wherever they come', () => {
    /** As after all of them but one. */
    const besiege = async ({ id }: { id: number }) => {
      const [points, seconds] = LIMITS.signInByName;
      await world.deps.redis.set(
        world.deps.key(`limit:sign-in-by-name:${id}:${Math.floor(world.clock.now().getTime() / 1000 / seconds)}`),
        points - 1,
        'EX',
        60,
      );
    };

    test('leave strangers work to do, also by its address', async () => {
      await besiege(await aPerson(world, { username: 'besieged', email: 'besieged@ward.example' }));
      expect(await guess(3, ['besieged', 'besieged@ward.example'], elsewhere)).toEqual([422, 429, 429]);
      expect((await signIn(world.client(), 'besieged')).status).toBe(429);
      expect(
        (
          await world
            .client()
            .post('/login/', { username: 'besieged', password: TEST_PASSWORD }, { ...elsewhere(), works: true })
        ).status,
      ).toBe(200);
    });

    test('but not a device that its owner signed in with before, which has 10 tries of its own', async () => {
      const person = await aPerson(world, { username: 'at.home' });
      const home = world.client();
      await signIn(home, 'at.home');
      await home.post('/logout/');
      await besiege(person);
      await guess(1, ['at.home'], elsewhere);
      expect((await signIn(world.client(), 'at.home')).status).toBe(429);
      expect((await signIn(home, 'at.home')).status).toBe(200);
      expect(await personSeenBy(home)).toMatchObject({ id: person.id });

      const device = home.cookies.get('wardmates_device')!;
      const copied = () => {
        const client = world.client();
        client.cookies.set('wardmates_device', device);
        return client;
      };
      expect(await guess(12, ['at.home'], elsewhere, copied)).toEqual([...Array<number>(10).fill(422), 429, 429]);
    });

    test('nor does a device of somebody else, or a made-up one, give further tries', async () => {
      await aPerson(world, { username: 'victim' });
      const stranger = await aPerson(world);
      const own = world.client();
      await signIn(own, stranger.username!);
      const [id, , signature] = own.cookies.get('wardmates_device')!.split('.');
      const victim = (await world.deps.read.query(`SELECT id FROM accounts WHERE username = 'victim'`))[0].id as number;
      const cookies = [
        own.cookies.get('wardmates_device')!,
        `${id}.${victim}.${signature}`,
        `${id}.${victim}`,
        'nonsense',
      ];
      let turn = 0;
      const client = () => {
        const one = world.client();
        one.cookies.set('wardmates_device', cookies[(turn += 1) % cookies.length]!);
        return one;
      };
      const from = elsewhere();
      expect(await guess(12, ['victim'], () => from, client)).toEqual([...Array<number>(10).fill(422), 429, 429]);
    });
  });

  test('the cookie of a device is for signing in alone, for no script, and for a year', async () => {
    const person = await aPerson(world);
    const { headers } = await signIn(world.client(), person.username!);
    expect([headers['set-cookie']].flat().find((line) => String(line).startsWith('wardmates_device'))).toMatch(
      /; Max-Age=31536000; Path=\/login; HttpOnly; SameSite=Lax$/,
    );
  });

  test('400 wrong tries from one address in 15 minutes are free, for any account; then a password is checked only after work', async () => {
    const from = elsewhere();
    const [points, seconds] = LIMITS.signInByAddress;
    await world.deps.redis.set(
      world.deps.key(
        `limit:sign-in-by-address:${from.headers['x-forwarded-for']}:${Math.floor(world.clock.now().getTime() / 1000 / seconds)}`,
      ),
      points - 1,
      'EX',
      60,
    );
    const person = await aPerson(world);
    const statuses: number[] = [];
    for (let times = 0; times < 3; times += 1)
      statuses.push(
        (await world.client().post('/login/', { username: `guess${times}`, password: 'guess-1234' }, from)).status,
      );
    expect(statuses).toEqual([422, 429, 429]);
    expect(
      (
        await world
          .client()
          .post('/login/', { username: person.username, password: TEST_PASSWORD }, { ...from, works: true })
      ).status,
    ).toBe(200);
  });

  test('work that is done ten times over has an end, too', async () => {
    const from = elsewhere();
    const person = await aPerson(world);
    const [points, seconds] = LIMITS.signInByNameAndAddress;
    const [worked] = LIMITS.signInByNameAndAddressWorked;
    const window = Math.floor(world.clock.now().getTime() / 1000 / seconds);
    const key = `${person.id}:${from.headers['x-forwarded-for']}:${window}`;
    await world.deps.redis.set(world.deps.key(`limit:sign-in-by-name-and-address:${key}`), points, 'EX', 60);
    await world.deps.redis.set(world.deps.key(`limit:sign-in-by-name-and-address-worked:${key}`), worked, 'EX', 60);
    expect(
      await world
        .client()
        .post('/login/', { username: person.username, password: TEST_PASSWORD }, { ...from, works: true }),
    ).toMatchObject({ status: 429, body: { type: '/problems/too-many' } });
  });

  test('what succeeded does not count, and right tries at once do not spend the points of each other', async () => {
    const from = elsewhere();
    const person = await aPerson(world);
    const answers = await Promise.all(
      Array.from({ length: 90 }, () =>
        world.client().post('/login/', { username: person.username, password: TEST_PASSWORD }, from),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(90).fill(200));
  });
});

describe('requests in general', () => {
  const world = openWorld({ trustProxy: true, rateLimit: { person: 5, address: 3 } });
  const statuses = async (times: number, client: TestClient, options = {}) => {
    const answers = [];
    for (let number = 0; number < times; number += 1) answers.push((await client.get('/api/session/', options)).status);
    return answers;
  };

  test('are limited by person, wherever they ask from, and else by address', async () => {
    const person = await aPerson(world);
    const [phone, laptop] = [await world.signedIn(person), await world.signedIn(person)];
    expect(await statuses(3, phone, elsewhere())).toEqual([200, 200, 200]);
    expect(await statuses(3, laptop, elsewhere())).toEqual([200, 200, 429]);
    expect(await statuses(4, world.client(), elsewhere())).toEqual([200, 200, 200, 429]);
  });

  test('whose session has ended count by address', async () => {
    const client = await world.signedIn(await aPerson(world));
    await world.app.sessions.revoke(client.cookies.get(SESSION));
    expect(await statuses(4, client, elsewhere())).toEqual([200, 200, 200, 429]);
  });

  test('of health checks are never refused', async () => {
    const from = elsewhere();
    for (let times = 0; times < 8; times += 1) expect((await world.client().get('/healthz', from)).status).toBe(200);
  });
});

describe('behind TLS', () => {
  const world = openWorld({ publicUrl: 'https://ward.example' });

  test('the session cookie never travels in the clear', async () => {
    const person = await aPerson(world);
    const answer = await world.client().post('/login/', { username: person.username, password: TEST_PASSWORD });
    expect([answer.headers['set-cookie']].flat().find((line) => String(line).startsWith(SESSION))).toMatch(/; Secure/);
  });
});

describe('the language of the interface (spec 1 §7)', () => {
  const world = openWorld();
  const languageOf = async (client: TestClient, headers: Record<string, string> = {}) =>
    (await client.get('/api/session/', { headers })).body.language;

  test('is the browser’s until one is chosen, which a visitor’s device remembers', async () => {
    const client = world.client();
    expect(await languageOf(client, { 'accept-language': 'es-ES,es;q=0.9' })).toBe('es');
    expect(await client.post('/i18n/setlang/', { language: 'en', next: '/join/' })).toMatchObject({
      status: 200,
      body: { next_url: '/join/' },
    });
    expect(client.cookies.get('language')).toBe('en');
    expect(await languageOf(client, { 'accept-language': 'es' })).toBe('en');
  });

  test('is the account’s own on every device', async () => {
    const person = await aPerson(world);
    const [phone, laptop] = [await world.signedIn(person), await world.signedIn(person)];
    expect(await languageOf(laptop, { 'accept-language': 'es' })).toBe('en');
    await phone.post('/i18n/setlang/', { language: 'es' });
    expect(await languageOf(phone)).toBe('es');
    expect(await languageOf(laptop)).toBe('es');
  });

  describe('chosen in a plain HTML form', () => {
    const ORIGIN = { host: '192.168.1.7', origin: 'https://192.168.1.7', accept: 'text/html,application/xhtml+xml' };
    const choose = (client: TestClient, next: string, headers = ORIGIN) =>
      client.post('/i18n/setlang/', { language: 'es', next }, { as: 'form', withoutCsrf: true, headers });

    // rules: 1.7.15
    test('leads back to where it was, and never away', async () => {
      const client = world.client();
      const { status, headers } = await choose(client, '/learn/quiz/setup/?topic=3');
      expect([status, headers.location]).toEqual([303, '/learn/quiz/setup/?topic=3']);
      expect(await languageOf(client)).toBe('es');
      for (const elsewhere of ['//evil.example/', 'https://evil.example/', '/\\evil.example'])
        expect((await choose(client, elsewhere)).headers.location).toBe('/');
    });

    test('is refused from a page of somebody else, from one that is not named, and to a script without the token', async () => {
      const client = world.client();
      const { origin: _, ...unnamed } = ORIGIN;
      expect((await choose(client, '/', { ...ORIGIN, origin: 'https://evil.example' })).status).toBe(403);
      expect((await choose(client, '/', unnamed as typeof ORIGIN)).status).toBe(403);
      expect((await choose(client, '/', { ...ORIGIN, accept: 'application/json' })).status).toBe(403);
      expect(await languageOf(client)).toBe('en');
    });
  });

  test('is one the product speaks', async () => {
    expect(await world.client().post('/i18n/setlang/', { language: 'fr' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'language' }] },
    });
  });
});
