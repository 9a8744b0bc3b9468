import { notifications } from '~/domain/accounts/contract';
import { notify } from '~/domain/accounts/notify';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

describe('notifications', () => {
  const world = openWorld();
  const tell = (person: { id: number }, url = '/osce-stations/') =>
    world.deps.inTransaction((tx) =>
      notify(tx, { account_id: person.id, kind: 'feedback-ready', values: { station: 'Chest pain' }, url }),
    );

  test('the newest come first, at most 20, with how many are unread in all', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    expect((await client.get('/notifications/')).body).toEqual({ version: 0, unread: 0, items: [] });
    for (let number = 1; number <= 21; number += 1) await tell(person, `/osce-stations/summary/${number}`);
    const { body } = await client.get('/notifications/');
    expect(body).toMatchObject({ version: 21, unread: 21 });
    expect(body.items).toHaveLength(20);
    expect(body.items[0]).toEqual({
      id: expect.any(Number),
      kind: 'feedback-ready',
      values: { station: 'Chest pain' },
      url: '/osce-stations/summary/21',
      read: false,
      created_at: world.clock.now().toISOString(),
    });
  });

  test('are pushed to the person with a version that grows, and polled as the same', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const socket = await TestSocket.open(await world.listen(), client);
    try {
      expect(await socket.watch(notifications.name, person.id)).toMatchObject({
        ok: true,
        version: 0,
        snapshot: { unread: 0 },
      });
      await tell(person);
      const push = await socket.next(({ version }) => version === 1);
      expect(push).toMatchObject({ resource: notifications.name, key: person.id, snapshot: { unread: 1 } });
      expect((await client.post('/notifications/', { data_request: 'check_notifications' })).body).toEqual(
        push.snapshot,
      );
      await client.post('/notifications/', { data_request: 'mark_read' });
      expect((await socket.next(({ version }) => version === 2)).snapshot).toMatchObject({
        unread: 0,
        items: [{ read: true }],
      });
    } finally {
      socket.close();
    }
  });

  test('one is marked as read, or all; twice is the same as once', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    for (let times = 0; times < 3; times += 1) await tell(person);
    const [newest] = (await client.get('/notifications/')).body.items;
    const markOne = () => client.post('/notifications/', { data_request: 'mark_read', notification_id: newest.id });
    expect((await markOne()).body).toMatchObject({
      version: 4,
      unread: 2,
      items: [{ read: true }, { read: false }, { read: false }],
    });
    expect((await markOne()).body).toMatchObject({ version: 4, unread: 2 });
    expect((await client.post('/notifications/', { data_request: 'mark_read' })).body).toMatchObject({
      version: 5,
      unread: 0,
    });
    expect((await client.post('/notifications/', { data_request: 'mark_read' })).body).toMatchObject({
      version: 5,
      unread: 0,
    });
  });

  test('a guest has none, and no visitor may ask', async () => {
    const guest = await aGuest(world);
    await tell(guest);
    expect(
      await world.deps.read.query('SELECT count(*)::int AS number FROM notifications WHERE account_id = $1', [
        guest.id,
      ]),
    ).toEqual([{ number: 0 }]);
    expect((await (await world.signedIn(guest)).get('/notifications/')).status).toBe(403);
    expect((await world.client().get('/notifications/')).status).toBe(401);
  });

  test('none is made by a transaction that fails', async () => {
    const person = await aPerson(world);
    const failing = world.deps.inTransaction(async (tx) => {
      await notify(tx, { account_id: person.id, kind: 'welcome', values: {}, url: '/' });
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect((await (await world.signedIn(person)).get('/notifications/')).body).toMatchObject({ version: 0, items: [] });
  });
});
