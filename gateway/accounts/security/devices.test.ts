import { aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

const DEVICES = '/profile/security/devices/';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('the devices of a person', () => {
  const world = openWorld();
  const arrive = async (username: string | null, agent: string) => {
    const client = world.client();
    await client.post('/login/', { username, password: TEST_PASSWORD }, { headers: { 'user-agent': agent } });
    return client;
  };

  test('are named by browser and system, with their use; the one that asks comes first', async () => {
    const { username } = await aPerson(world);
    await arrive(username, '');
    world.clock.advance(60_000);
    const one = await arrive(username, FIREFOX);
    const { sessions } = (await one.get(DEVICES)).body;
    const now = world.clock.now().toISOString();
    expect(sessions).toEqual([
      expect.objectContaining({
        browser: 'Firefox',
        system: 'Windows',
        current: true,
        created_at: now,
        last_used_at: now,
      }),
      expect.objectContaining({ browser: '', system: '', current: false }),
    ]);
  });

  test('one of them is signed out from another, at every gateway, with its sockets', async () => {
    const person = await aPerson(world);
    const other = await world.anotherGateway();
    const [here, there] = [await arrive(person.username, FIREFOX), await arrive(person.username, '')];
    const socket = await TestSocket.open(await world.listen(other.gateway), there);
    const left = new Promise((resolve) => socket.socket.once('disconnect', resolve));
    const { sessions } = (await here.get(DEVICES)).body;
    const gone = sessions.find((session: { current: boolean }) => !session.current).id;
    const after = await here.post(DEVICES, { data_request: 'end', session_id: gone });
    expect(after.body.sessions).toHaveLength(1);
    await left;
    expect((await there.get('/api/session/')).body.person).toBeNull();
    expect((await here.get('/api/session/')).body.person).toMatchObject({ id: person.id });
    expect((await here.post(DEVICES, { data_request: 'end', session_id: gone })).status).toBe(404);
  });

  test('all others are signed out at once', async () => {
    const person = await aPerson(world);
    const [here, ...others] = await Promise.all([1, 2, 3].map(() => arrive(person.username, FIREFOX)));
    expect((await here!.post(DEVICES, { data_request: 'end_others' })).body.sessions).toHaveLength(1);
    for (const each of others) expect((await each.get('/api/session/')).body.person).toBeNull();
  });
});
