import { aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { anAuthenticator } from '~/infra/tooling/testing/factories/second-factors';
import type { TestClient } from '~/infra/tooling/testing/client';
import { openWorld } from '~/infra/tooling/testing/world';
import { removeFactorsOf } from '~/infra/sessions/remove-factors';
import { totpCode } from '~/infra/sessions/totp';

const FACTORS = '/profile/security/second-factor/';
const STEP = '/login/second-step/';
const MINUTE = 60_000;

describe('the second factor', () => {
  const world = openWorld({ trustProxy: true });
  const code = (secret: string, offset = 0) => totpCode(secret, new Date(world.clock.now().getTime() + offset));
  const password = (client: TestClient, person: { username: string | null }, next?: string) =>
    client.post('/login/', { username: person.username, password: TEST_PASSWORD, next });
  const whoIs = async (client: TestClient) => (await client.get('/api/session/')).body;
  const confirmed = async (person: { id: number }) => {
    const client = await world.signedIn(person);
    await client.post('/api/account/confirm/', { password: TEST_PASSWORD });
    return client;
  };
  const setUp = async (client: TestClient) => {
    const { secret, setup } = (await client.post(FACTORS, { data_request: 'start_totp' })).body;
    const added = await client.post(FACTORS, { data_request: 'add_totp', setup, code: code(secret) });
    return { secret: secret as string, added };
  };
  /** At the second step, in a browser of its own. */
  const halfWay = async (person: { username: string | null }, next?: string) => {
    const client = world.client();
    expect((await password(client, person, next)).status).toBe(200);
    return client;
  };

  test('is set up only by who has confirmed, with a code of the app, and comes with ten recovery codes', async () => {
    const person = await aPerson(world);
    const hasty = await world.signedIn(person);
    expect(await hasty.post(FACTORS, { data_request: 'start_totp' })).toMatchObject({
      status: 403,
      body: { type: '/problems/confirmation-needed' },
    });
    const client = await confirmed(person);
    const { setup } = (await client.post(FACTORS, { data_request: 'start_totp' })).body;
    expect(await client.post(FACTORS, { data_request: 'add_totp', setup, code: '000000' })).toMatchObject({
      status: 422,
      body: { type: '/problems/code-wrong' },
    });
    expect((await client.get(FACTORS)).body).toMatchObject({ totp: false, passkeys: [], recovery_codes_left: 0 });
    const { added } = await setUp(client);
    expect(added).toMatchObject({ status: 200, body: { factors: { totp: true, recovery_codes_left: 10 } } });
    expect(new Set(added.body.recovery_codes).size).toBe(10);
    const kept = JSON.stringify(await world.deps.read.query('SELECT * FROM recovery_codes, totp_factors'));
    for (const one of added.body.recovery_codes) expect(kept).not.toContain(one);
    expect((await setUp(client)).added).toMatchObject({ status: 409, body: { type: '/problems/totp-exists' } });
  });

  test('the secret of another person, or one that is an hour old, sets up nothing', async () => {
    const [one, other] = [await confirmed(await aPerson(world)), await confirmed(await aPerson(world))];
    const { secret, setup } = (await one.post(FACTORS, { data_request: 'start_totp' })).body;
    const add = (client: TestClient) => client.post(FACTORS, { data_request: 'add_totp', setup, code: code(secret) });
    expect(await add(other)).toMatchObject({ status: 422, body: { type: '/problems/setup-over' } });
    world.clock.advance(60 * MINUTE);
    await one.post('/api/account/confirm/', { password: TEST_PASSWORD });
    expect(await add(one)).toMatchObject({ status: 422, body: { type: '/problems/setup-over' } });
  });

  test('signing in takes two steps: the password alone is no session', async () => {
    const person = await aPerson(world);
    const secret = await anAuthenticator(world, person);
    const client = world.client();
    expect((await password(client, person, '/osce-stations/')).body).toEqual({
      next_url: '/login/second-step/?next=%2Fosce-stations%2F',
    });
    expect(client.cookies.has('wardmates_session')).toBe(false);
    expect((await whoIs(client)).person).toBeNull();
    expect((await client.get(STEP)).body).toEqual({ totp: true, passkeys: false });
    expect((await client.post(STEP, { code: '123' })).status).toBe(422);
    expect((await whoIs(client)).person).toBeNull();
    expect((await client.post(STEP, { code: code(secret), next: '/osce-stations/' })).body).toEqual({
      next_url: '/osce-stations/',
    });
    expect((await whoIs(client)).person).toMatchObject({ id: person.id });
  });

  test('without the password there is no second step', async () => {
    expect(await world.client().get(STEP)).toMatchObject({ status: 401, body: { type: '/problems/sign-in-again' } });
    expect((await world.client().post(STEP, { code: '123456' })).status).toBe(401);
  });

  test('the second step is open for ten minutes, and once', async () => {
    const person = await aPerson(world);
    const secret = await anAuthenticator(world, person);
    const [late, used] = [await halfWay(person), await halfWay(person)];
    const pending = used.cookies.get('wardmates_pending')!;
    expect((await used.post(STEP, { code: code(secret) })).status).toBe(200);
    world.clock.advance(MINUTE);
    const again = world.client();
    again.cookies.set('wardmates_pending', pending);
    expect((await again.post(STEP, { code: code(secret) })).status).toBe(401);
    world.clock.advance(9 * MINUTE);
    expect((await late.post(STEP, { code: code(secret) })).status).toBe(401);
  });

  test('a code counts once, one step early or late, and never the one before', async () => {
    const person = await aPerson(world);
    const secret = await anAuthenticator(world, person);
    const now = code(secret);
    const tries = await Promise.all(
      [1, 2, 3].map(async () => (await (await halfWay(person)).post(STEP, { code: now })).status),
    );
    expect(tries.sort()).toEqual([200, 422, 422]);
    expect((await (await halfWay(person)).post(STEP, { code: code(secret, -30_000) })).status).toBe(422);
    expect((await (await halfWay(person)).post(STEP, { code: code(secret, 60_000) })).status).toBe(422);
    expect((await (await halfWay(person)).post(STEP, { code: code(secret, 30_000) })).status).toBe(200);
  });

  test('a recovery code signs in once, however it is typed', async () => {
    const person = await aPerson(world);
    const client = await confirmed(person);
    const { recovery_codes: codes } = (await setUp(client)).added.body as { recovery_codes: string[] };
    const typed = ` ${codes[0]!.toLowerCase().replaceAll('-', ' ')} `;
    const tries = await Promise.all(
      [1, 2].map(async () => (await (await halfWay(person)).post(STEP, { code: typed })).status),
    );
    expect(tries.sort()).toEqual([200, 422]);
    expect((await client.get(FACTORS)).body).toMatchObject({
      recovery_codes_left: 9,
      acts: [{ act: 'code-used' }, { act: 'app-added' }],
    });
    const renewed = await client.post(FACTORS, { data_request: 'new_recovery_codes' });
    expect(renewed.body.factors.recovery_codes_left).toBe(10);
    expect((await (await halfWay(person)).post(STEP, { code: codes[1] })).status).toBe(422);
    expect((await (await halfWay(person)).post(STEP, { code: renewed.body.recovery_codes[0] })).status).toBe(200);
  });

  test('wrong codes are few, and keep nobody out of a browser they have signed in with', async () => {
    const person = await aPerson(world);
    const secret = await anAuthenticator(world, person);
    const own = await halfWay(person);
    expect((await own.post(STEP, { code: code(secret) })).status).toBe(200);
    await own.post('/logout/');
    world.clock.advance(MINUTE);
    const attacker = await halfWay(person);
    for (let times = 0; times < 20; times += 1)
      expect((await attacker.post(STEP, { code: String(100_000 + times) })).status).toBe(422);
    expect((await attacker.post(STEP, { code: code(secret) })).status).toBe(429);
    expect((await password(own, person)).status).toBe(200);
    expect((await own.post(STEP, { code: code(secret) })).status).toBe(200);
  });

  test('a class of 200 behind one address signs in with codes at once', async () => {
    const school = { headers: { 'x-forwarded-for': '198.51.100.9' } };
    const people = await Promise.all(Array.from({ length: 200 }, () => aPerson(world, { secondFactor: false })));
    const statuses = await Promise.all(
      people.map(async (person) => {
        const secret = await anAuthenticator(world, person);
        const client = world.client();
        await client.post('/login/', { username: person.username, password: TEST_PASSWORD }, school);
        return (await client.post(STEP, { code: code(secret) }, school)).status;
      }),
    );
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  test('a new secret of the server opens no app, and recovery codes go on', async () => {
    const person = await aPerson(world);
    const { recovery_codes: codes } = (await setUp(await confirmed(person))).added.body;
    await world.deps.read.query(`UPDATE totp_factors SET sealed_secret = 'of-another-secret' WHERE account_id = $1`, [
      person.id,
    ]);
    const client = await halfWay(person);
    expect((await client.post(STEP, { code: '123456' })).status).toBe(422);
    expect((await client.post(STEP, { code: codes[0] })).status).toBe(200);
  });

  test('is gone with the app, and its recovery codes with it', async () => {
    const person = await aPerson(world);
    const client = await confirmed(person);
    await setUp(client);
    for (let times = 0; times < 2; times += 1)
      expect((await client.post(FACTORS, { data_request: 'remove_totp' })).body.factors).toMatchObject({
        totp: false,
        recovery_codes_left: 0,
      });
    expect(await client.post(FACTORS, { data_request: 'new_recovery_codes' })).toMatchObject({ status: 409 });
    const simple = world.client();
    await password(simple, person);
    expect((await whoIs(simple)).person).toMatchObject({ id: person.id });
  });

  test('a code of the app confirms sensitive changes, too', async () => {
    const person = await aPerson(world);
    const secret = await anAuthenticator(world, person);
    const client = await world.signedIn(person);
    expect((await client.get('/api/account/confirmation/')).body).toEqual({ totp: true, passkeys: false });
    expect((await client.post('/api/account/confirm/', { code: '123456' })).status).toBe(422);
    expect((await client.post(FACTORS, { data_request: 'remove_totp' })).status).toBe(403);
    expect((await client.post('/api/account/confirm/', { code: code(secret) })).status).toBe(200);
    expect((await client.post(FACTORS, { data_request: 'remove_totp' })).status).toBe(200);
  });

  test('made-up passkeys are refused, and change nothing', async () => {
    const person = await aPerson(world);
    const client = await confirmed(person);
    const options = (await client.post(FACTORS, { data_request: 'passkey_options' })).body;
    expect(options).toMatchObject({ rp: { name: 'Wardmates' }, user: { name: person.username } });
    const credential = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    };
    expect(await client.post(FACTORS, { data_request: 'add_passkey', name: 'x', credential })).toMatchObject({
      status: 422,
      body: { type: '/problems/passkey-refused' },
    });
    const assertion = { ...credential, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } };
    const stranger = world.client();
    expect(await stranger.post('/login/', { data_request: 'passkey', credential: assertion })).toMatchObject({
      status: 422,
      body: { type: '/problems/passkey-refused' },
    });
    expect((await whoIs(stranger)).person).toBeNull();
  });

  test('lost with all recovery codes, it is removed by an operator, who is written down', async () => {
    const person = await aPerson(world);
    await setUp(await confirmed(person));
    const waiting = await halfWay(person);
    expect(await removeFactorsOf(world.deps, person.username!, 'the operator')).toBe(1);
    expect((await waiting.get(STEP)).status).toBe(401);
    const client = world.client();
    await password(client, person);
    expect((await client.get(FACTORS)).body).toMatchObject({
      totp: false,
      recovery_codes_left: 0,
      acts: [{ act: 'removed-by-operator', about: 'the operator' }, { act: 'app-added' }],
    });
    await expect(removeFactorsOf(world.deps, person.username!)).rejects.toThrow('has no second factor');
    await expect(removeFactorsOf(world.deps, 'nobody.at.all')).rejects.toThrow('no account');
  });

  describe('of moderators and staff', () => {
    test('is required: until there is one, the role is off and they are led to set one up', async () => {
      for (const role of ['moderator', 'staff'] as const) {
        const person = await aPerson(world, { roles: ['learner', role], secondFactor: false });
        const client = world.client();
        expect((await password(client, person, '/ops/')).body).toEqual({ next_url: '/profile/security/' });
        expect(await whoIs(client)).toMatchObject({
          person: { roles: ['learner'] },
          abilities: { publish: false, moderate: false, operate: false },
          roles_off: [role],
        });
        expect((await client.get('/ops/reports/')).status).not.toBe(200);
        expect((await client.get(FACTORS)).body).toMatchObject({ required: true });
        expect((await setUp(client)).added.status).toBe(200);
        expect(await whoIs(client)).toMatchObject({
          person: { roles: ['learner', role] },
          abilities: { moderate: true },
        });
        expect(await whoIs(client)).not.toHaveProperty('roles_off');
        await client.post(FACTORS, { data_request: 'remove_totp' });
        expect(await whoIs(client)).toMatchObject({ abilities: { moderate: false }, roles_off: [role] });
      }
    });

    test('is not asked of authors', async () => {
      const client = await world.signedIn(await aPerson(world, { roles: ['learner', 'author'] }));
      expect(await whoIs(client)).toMatchObject({ abilities: { publish: true } });
      expect(await whoIs(client)).not.toHaveProperty('roles_off');
    });
  });
});
