import { liveResources } from '~/domain/rooms';
import { presenceOf } from '~/domain/group-practice/presence';
import { aGuest, aPerson, aRegistration } from '~/infra/tooling/testing/factories/accounts';
import { aGroup, aRunningGroup } from '~/infra/tooling/testing/factories/group-practice';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const open: TestSocket[] = [];

async function socketOf(person: { id: number }, url?: string): Promise<TestSocket> {
  const socket = await TestSocket.open(url ?? (await world.listen()), await world.signedIn(person));
  open.push(socket);
  return socket;
}

afterEach(() => open.splice(0).forEach((socket) => socket.close()));

describe('opening a socket', () => {
  it('is refused without a session, and from a page that is not ours', async () => {
    const url = await world.listen();
    await expect(TestSocket.open(url, world.client())).rejects.toMatchObject({ data: { status: 401 } });
    const client = await world.signedIn(await aPerson(world));
    for (const origin of ['https://evil.example', `${url}.evil.example`, 'null', '']) {
      await expect(TestSocket.open(url, client, { origin })).rejects.toThrow();
    }
  });

  it('is refused when one person has too many already', async () => {
    const [person, other] = [await aPerson(world), await aPerson(world)];
    await Promise.all(Array.from({ length: 40 }, () => socketOf(person)));
    await expect(socketOf(person)).rejects.toMatchObject({ data: { status: 429 } });
    await socketOf(other);
  });
});

describe('a client that connects again over the connection that it has', () => {
  /** The packet CONNECT of Socket.IO, without its library. */
  const connectAgain = ({ socket }: TestSocket) => socket.io.engine.write('0');

  it('has to begin anew, and harms no one', async () => {
    const [person, other] = [await aPerson(world), await aPerson(world)];
    const [socket, beside] = [await socketOf(person), await socketOf(other)];
    const ended = new Promise((resolve) => socket.socket.once('disconnect', resolve));
    connectAgain(socket);
    expect(await ended).toBe('transport close');
    await beside.flushed();
    await socketOf(person);
  });

  it('while its first request is looked at, is let in as who it is', async () => {
    const socket = await TestSocket.open(await world.listen(), await world.signedIn(await aPerson(world)), {}, [], 2);
    open.push(socket);
    await socket.flushed();
    expect(socket.socket.connected).toBe(true);
  });
});

describe('a page that was loaded before the roles changed', () => {
  const told = async (rolesShown: unknown) => {
    const author = await aPerson(world, { roles: ['author'] });
    const socket = await TestSocket.open(await world.listen(), await world.signedIn(author), {}, rolesShown);
    open.push(socket);
    await socket.flushed();
    return socket.rolesChanged;
  };

  it('is notified with its next connection', async () => {
    expect(await told([])).toBe(1);
    expect(await told(['moderator', 'author'])).toBe(1);
  });

  it('gets no notice if it shows the present roles, or does not say', async () => {
    expect(await told(['author'])).toBe(0);
    expect(await told(undefined)).toBe(0);
    expect(await told('author')).toBe(0);
  });

  it('may say what nobody can compare, and harms no one', async () => {
    expect(await told([{ toString: 1, valueOf: 1 }, null, [[]]])).toBe(1);
  });
});

describe('an idle socket', () => {
  it('carries neither its handshake nor handlers of its own', async () => {
    const open = [await socketOf(await aPerson(world)), await socketOf(await aPerson(world))];
    const sockets = [...world.gateway.live.io.sockets.sockets.values()];
    expect(sockets.length).toBeGreaterThanOrEqual(2);
    for (const socket of sockets) {
      expect(socket.conn.request).toBeUndefined();
      expect(socket.handshake).toBeUndefined();
    }
    const [one, other] = sockets.slice(-2) as [(typeof sockets)[number], (typeof sockets)[number]];
    const events = one.eventNames() as string[];
    expect(events).toEqual(expect.arrayContaining(['watch', 'unwatch', 'disconnect']));
    // The same functions, not functions that look alike.
    for (const event of events)
      one.listeners(event).forEach((listener, index) => expect(other.listeners(event)[index]).toBe(listener));
    open.forEach((socket) => socket.close());
  });
});

describe('watching', () => {
  it('answers the snapshot of now, and every newer one is pushed', async () => {
    const { pin, host, members } = await aGroup(world);
    const socket = await socketOf(members[1]!);
    const answer = await socket.watch('group.lobby', pin);
    expect(answer).toMatchObject({ ok: true, snapshot: { pin, host_id: host.id } });
    const client = await world.signedIn(members[2]!);
    await client.post(`/group-study/${pin}/`, { data_request: 'choose_role', role: 'patient' });
    const push = await socket.next(({ snapshot }) => snapshot.patient === members[2]!.id);
    expect(push).toMatchObject({ resource: 'group.lobby', key: pin });
    expect(push.version).toBeGreaterThan(answer.version);
    expect(push.snapshot.version).toBe(push.version);
  });

  it('answers the very snapshot that the poll endpoint answers', async () => {
    const { pin, members } = await aRunningGroup(world);
    const [socket, client] = [await socketOf(members[1]!), await world.signedIn(members[1]!)];
    expect((await socket.watch('group.lobby', pin)).snapshot).toEqual(
      (await client.post('/api/group-study/check/', { data_request: 'check_group_study', pin })).body,
    );
    expect((await socket.watch('group.status', pin)).snapshot).toEqual(
      (await client.post('/api/group-study/status/', { pin })).body,
    );
  });

  it('takes the PIN with spaces as the same', async () => {
    const { pin, members } = await aGroup(world);
    const socket = await socketOf(members[1]!);
    expect(await socket.watch('group.lobby', pin.replace(/(\d{3})(?=\d)/g, '$1 '))).toMatchObject({ ok: true });
  });

  it('reaches everybody on every gateway', async () => {
    const { pin, members } = await aGroup(world);
    const other = await world.anotherGateway();
    const far = await socketOf(members[1]!, await world.listen(other.gateway));
    await far.watch('group.lobby', pin);
    const newcomer = await aPerson(world);
    await (await world.signedIn(newcomer)).post(`/join/${pin}/`);
    const push = await far.next(({ snapshot }) => snapshot.members.length === 4);
    expect(push.snapshot.members[3]).toMatchObject({ id: newcomer.id, presence: 'here' });
  });

  it('ends with unwatch', async () => {
    const { pin, members } = await aGroup(world);
    const [socket, other] = [await socketOf(members[1]!), await socketOf(members[2]!)];
    await socket.watch('group.lobby', pin);
    await other.watch('group.lobby', pin);
    await socket.unwatch('group.lobby', pin);
    await (
      await world.signedIn(members[2]!)
    ).post(`/group-study/${pin}/`, { data_request: 'choose_role', role: 'observer' });
    await other.next(({ snapshot }) => snapshot.observer.length === 1);
    await socket.flushed();
    expect(socket.pushes).toEqual([]);
  });

  it('is refused to a stranger in the words for what does not exist', async () => {
    const { pin } = await aGroup(world);
    const socket = await socketOf(await aPerson(world));
    const right = await socket.watch('group.lobby', pin);
    expect(right).toMatchObject({ ok: false, error: { status: 404 } });
    expect(await socket.watch('group.lobby', '000000000')).toEqual(right);
    expect(await socket.watch('group.nothing', pin)).toEqual(right);
    expect(await socket.watch('group.lobby', { $ne: 1 })).toEqual(right);
    const notMine = await socket.watch('accounts.notifications', (await aPerson(world)).id);
    expect(notMine).toEqual(right);
  });

  it('is limited, so that a flood does no harm', async () => {
    const socket = await socketOf(await aPerson(world));
    const answers = await Promise.all(Array.from({ length: 70 }, () => socket.watch('group.lobby', '000000000')));
    expect(answers.filter((answer) => answer.error.status === 429)).toHaveLength(10);
  });

  it('survives any input', async () => {
    const socket = await socketOf(await aPerson(world));
    for (const sent of [
      null,
      'text',
      7,
      [],
      { resource: 'group.lobby' },
      { resource: { length: 3 }, key: [] },
      { resource: { toString: 1 }, key: 'x' },
    ]) {
      expect(await socket.socket.timeout(30_000).emitWithAck('watch', sent)).toMatchObject({ ok: false });
    }
    socket.socket.emit('watch');
    socket.socket.emit('unwatch', { resource: 'x' });
    await socket.flushed();
    expect(socket.socket.connected).toBe(true);
  });
});

describe('being sent out', () => {
  it('ends the watching at once, on every gateway, before anything new is seen', async () => {
    const { pin, host, members } = await aGroup(world);
    const other = await world.anotherGateway();
    const sentOut = await socketOf(members[1]!, await world.listen(other.gateway));
    const stays = await socketOf(members[2]!, await world.listen(other.gateway));
    await Promise.all([sentOut, stays].map((socket) => socket.watch('group.lobby', pin)));
    await sentOut.watch('group.status', pin);
    await (
      await world.signedIn(host)
    ).post(`/group-study/${pin}/`, { data_request: 'remove_member', member_id: members[1]!.id });
    await stays.next(({ snapshot }) => snapshot.members.length === 2);
    await sentOut.flushed();
    expect(sentOut.unwatched.map(({ resource, error }) => [resource, error.status]).sort()).toEqual([
      ['group.lobby', 404],
      ['group.status', 404],
    ]);
    expect(sentOut.pushes).toEqual([]);
    expect(await sentOut.watch('group.lobby', pin)).toMatchObject({ ok: false, error: { status: 404 } });
  });
});

describe('a group that ends', () => {
  it('is noticed by members on other pages, who are not present for that', async () => {
    const { pin, host, members } = await aGroup(world);
    const elsewhere = await socketOf(members[1]!);
    expect(await elsewhere.watch('group.knocks', pin)).toMatchObject({ ok: true });
    expect(world.gateway.live.presences()).not.toContain(presenceOf(pin, members[1]!.id));
    await (await world.signedIn(host)).post(`/group-study/${pin}/`, { data_request: 'end_session' });
    await world.drain();
    await elsewhere.flushed();
    expect(elsewhere.unwatched).toMatchObject([{ resource: 'group.knocks', key: pin, error: { status: 404 } }]);
  });
});

describe('being sent out while a watch is being answered', () => {
  it('lets nobody in by the older answer', async () => {
    const { pin, host, members } = await aGroup(world);
    const other = await world.anotherGateway();
    const socket = await socketOf(members[1]!, await world.listen(other.gateway));
    const stays = await socketOf(members[2]!, await world.listen(other.gateway));
    await stays.watch('group.lobby', pin);
    const lobby = liveResources.get('group.lobby')!;
    const { mayWatch } = lobby;
    Object.assign(lobby, {
      mayWatch: async (...asked: Parameters<typeof mayWatch>) => {
        const may = await mayWatch(...asked);
        await (
          await world.signedIn(host)
        ).post(`/group-study/${pin}/`, { data_request: 'remove_member', member_id: members[1]!.id });
        await stays.next(({ snapshot }) => snapshot.members.length === 2);
        return may;
      },
    });
    try {
      expect(await socket.watch('group.lobby', pin)).toMatchObject({ ok: false, error: { status: 404 } });
    } finally {
      Object.assign(lobby, { mayWatch });
    }
  });
});

describe('a gateway that was cut off from Redis', () => {
  it('has its people come back for what they may have missed', async () => {
    const subscribers = async () =>
      [...String(await world.deps.redis.client('LIST', 'TYPE', 'PUBSUB')).matchAll(/^id=(\d+)/gm)].map(([, id]) => id!);
    const before = await subscribers();
    const other = await world.anotherGateway();
    const mine = (await subscribers()).filter((id) => !before.includes(id));
    const { pin, members } = await aGroup(world);
    const socket = await socketOf(members[1]!, await world.listen(other.gateway));
    await socket.watch('group.lobby', pin);
    const sentBack = new Promise((resolve) => socket.socket.once('disconnect', resolve));
    for (const id of mine) await world.deps.redis.client('KILL', 'ID', id);
    // The client library comes back by itself after this reason, as after a gateway that stopped.
    expect(await sentBack).toBe('io server disconnect');
  });
});

describe('a socket that floods', () => {
  it('with 30,000 watches is cut off after 1,000, and another of the same person goes on', async () => {
    const { pin, members } = await aGroup(world);
    const [flooding, calm] = [await socketOf(members[1]!), await socketOf(members[1]!)];
    const cutOff = new Promise((resolve) => flooding.socket.once('disconnect', resolve));
    let answered = 0;
    for (let sent = 0; sent < 30_000; sent += 1)
      flooding.socket.emit('watch', { resource: 'group.lobby', key: pin }, () => (answered += 1));
    expect(['io server disconnect', 'transport close']).toContain(await cutOff);
    expect(answered).toBeLessThanOrEqual(1_000);
    expect(await calm.watch('group.lobby', pin)).toMatchObject({ ok: true });
  });
});

describe('signing out', () => {
  it('ends the sockets of that session at once, on every gateway, and no others', async () => {
    const { pin, members } = await aGroup(world);
    const other = await world.anotherGateway();
    const client = await world.signedIn(members[1]!);
    const here = await TestSocket.open(await world.listen(other.gateway), client);
    const elsewhere = await socketOf(members[1]!, await world.listen(other.gateway));
    const closed = new Promise((resolve) => here.socket.once('disconnect', resolve));
    await client.post('/logout/');
    expect(await closed).toBe('io server disconnect');
    expect(await elsewhere.watch('group.lobby', pin)).toMatchObject({ ok: true });
  });
});

describe('what happens between the reading of a session and the joining of its room', () => {
  /** Does something to the next socket in that moment. */
  const meanwhile = (work: () => Promise<unknown>): void => {
    let done = false;
    world.gateway.live.io.use((_socket, next) => {
      if (done) return next();
      done = true;
      void work().then(() => next());
    });
  };

  it('a session that ends: the socket is closed', async () => {
    const client = await world.signedIn(await aPerson(world));
    const url = await world.listen();
    meanwhile(() => client.post('/logout/'));
    const socket = await TestSocket.open(url, client);
    open.push(socket);
    if (socket.socket.connected) await new Promise((resolve) => socket.socket.once('disconnect', resolve));
    expect(socket.socket.connected).toBe(false);
  });

  it('if roles change, the page is notified', async () => {
    const author = await aPerson(world, { roles: ['author'] });
    const client = await world.signedIn(author);
    const url = await world.listen();
    meanwhile(async () => {
      await world.deps.dataSource.query(`UPDATE accounts SET roles = '{learner}' WHERE id = $1`, [author.id]);
      await world.gateway.app.sessions.forgetPerson(author.id);
    });
    const socket = await TestSocket.open(url, client, {}, ['author']);
    open.push(socket);
    if (socket.rolesChanged === 0) await new Promise((resolve) => socket.socket.once('roles-changed', resolve));
    expect(socket.rolesChanged).toBe(1);
  });
});

describe('a guest', () => {
  it('who registers is shown under the new name at once', async () => {
    const guest = await aGuest(world, 'Noor');
    const { pin, host } = await aGroup(world, { others: [guest] });
    const socket = await socketOf(host);
    await socket.watch('group.lobby', pin);
    expect(
      (
        await (
          await world.signedIn(guest)
        ).post('/register/', aRegistration({ first_name: 'Noor', last_name: 'Bakker' }))
      ).status,
    ).toBe(200);
    const push = await socket.next(({ snapshot }) => snapshot.members[1].name === 'Noor B.');
    expect(push.snapshot.members[1]).toMatchObject({ id: guest.id, guest: false });
  });

  it('may watch the group, and nothing else', async () => {
    const guest = await aGuest(world, 'Noor');
    const { pin } = await aGroup(world, { others: [guest] });
    const socket = await socketOf(guest);
    expect(await socket.watch('group.status', pin)).toMatchObject({ ok: true });
    expect(await socket.watch('accounts.notifications', guest.id)).toMatchObject({ ok: false, error: { status: 404 } });
  });
});
