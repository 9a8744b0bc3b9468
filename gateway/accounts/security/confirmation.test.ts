import { aGuest, aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { openWorld } from '~/infra/tooling/testing/world';

const CONFIRM = '/api/account/confirm/';

describe('confirming who one is', () => {
  const world = openWorld();
  const confirmedIn = async (person: { id: number }) => {
    const client = await world.signedIn(person);
    const claim = world.app.sessions.claim(client.cookies.get('wardmates_session'))!;
    return { client, isConfirmed: () => world.app.sessions.isConfirmed(claim) };
  };

  test('takes the password, and a wrong one changes nothing', async () => {
    const { client, isConfirmed } = await confirmedIn(await aPerson(world));
    expect(await client.post(CONFIRM, { password: 'not-the-one-1' })).toMatchObject({
      status: 422,
      body: { type: '/problems/password-wrong' },
    });
    expect(await isConfirmed()).toBe(false);
    expect(await client.post(CONFIRM, { password: TEST_PASSWORD })).toMatchObject({ status: 200, body: { ok: true } });
    expect(await isConfirmed()).toBe(true);
  });

  test('is refused after ten wrong passwords, also with the right one, until the window ends', async () => {
    const { client, isConfirmed } = await confirmedIn(await aPerson(world));
    for (let times = 0; times < 10; times += 1)
      expect((await client.post(CONFIRM, { password: `wrong-${times}` })).status).toBe(422);
    expect((await client.post(CONFIRM, { password: TEST_PASSWORD })).status).toBe(429);
    expect(await isConfirmed()).toBe(false);
    world.clock.advance(15 * 60_000);
    expect((await client.post(CONFIRM, { password: TEST_PASSWORD })).status).toBe(200);
  });

  test('is for people with an account', async () => {
    expect((await world.client().post(CONFIRM, { password: TEST_PASSWORD })).status).toBe(401);
    const { client } = await confirmedIn(await aGuest(world));
    expect((await client.post(CONFIRM, { password: TEST_PASSWORD })).status).toBe(403);
  });

  test('has just been done by who signs in', async () => {
    const person = await aPerson(world);
    const client = world.client();
    await client.post('/login/', { username: person.username, password: TEST_PASSWORD });
    const claim = world.app.sessions.claim(client.cookies.get('wardmates_session'))!;
    expect(await world.app.sessions.isConfirmed(claim)).toBe(true);
  });
});
