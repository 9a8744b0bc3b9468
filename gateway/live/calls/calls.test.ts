import { randomUUID } from 'node:crypto';
import { CALL_CAPACITY, CALL_GRACE, SIGNAL_MAX } from '~/domain/group-practice/call-contract';
import { joinGroup } from '~/domain/group-practice/join-group';
import { setAudio } from '~/domain/group-practice/set-audio';
import { CallPage } from '~/infra/tooling/testing/call-page';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aGroup, type TestGroup } from '~/infra/tooling/testing/factories/group-practice';
import { openWorld } from '~/infra/tooling/testing/world';
import { callKey } from './store';

const world = openWorld({
  ice: {
    stunUrls: ['stun:turn.example:3478'],
    turnUrls: ['turn:turn.example:3478?transport=udp'],
    turnSecret: 'a secret of the TURN server',
    relayOnly: false,
  },
});
const open: CallPage[] = [];
afterEach(() => open.splice(0).forEach((page) => page.socket.close()));

/** A group of three whose host has switched its call on. */
async function aCall(options: Parameters<typeof aGroup>[1] = {}): Promise<TestGroup> {
  const group = await aGroup(world, options);
  await world.deps.inTransaction((tx) => setAudio(tx, group.host, group.pin, true));
  return group;
}

async function pageOf(
  group: { pin: string },
  person: { id: number },
  options: { url?: string; connectionId?: string } = {},
): Promise<CallPage> {
  const page = await CallPage.open(
    options.url ?? (await world.listen()),
    await world.signedIn(person),
    group.pin,
    options.connectionId,
  );
  open.push(page);
  return page;
}
/** Postgres keeps its next answer back until it is released; `asked` is when it was asked. */
function holdNextAnswer() {
  const ask = world.deps.read.sql.one.bind(world.deps.read.sql);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = new Promise<void>((resolve) => {
    jest.spyOn(world.deps.read.sql, 'one').mockImplementationOnce(async (...question) => {
      resolve();
      await released;
      return ask(...question);
    });
  });
  return { asked, release };
}
afterEach(() => jest.restoreAllMocks());
const refused = (code: string, status: number) => ({ ok: false, error: { type: `/problems/${code}`, status } });
const refusals = async () =>
  ((await (await world.client().get('/metrics')).body) as string)
    .split('\n')
    .filter((line) => line.startsWith('wardmates_call_refusals_total{'))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
const connectedHere = async () =>
  Number(/^wardmates_call_participants (\d+)$/m.exec((await world.client().get('/metrics')).body as string)![1]);

describe('a call', () => {
  it('is joined by members, who see each other, and gives each credentials of their own for an hour', async () => {
    const group = await aCall();
    const [one, two] = [await pageOf(group, group.host), await pageOf(group, group.members[1]!)];
    const answer = await one.join();
    expect(answer).toMatchObject({
      ok: true,
      relay_only: false,
      call: {
        pin: group.pin,
        participants: [
          { connection_id: one.connection_id, person_id: group.host.id, name: group.host.name, muted: false },
        ],
      },
    });
    const until = Math.floor(world.clock.now().getTime() / 1_000) + 3_600;
    expect(answer.ice_servers).toEqual([
      { urls: ['stun:turn.example:3478'] },
      {
        urls: ['turn:turn.example:3478?transport=udp'],
        username: `${until}:${group.host.id}`,
        credential: expect.stringMatching(/^[\w+/]{27}=$/),
      },
    ]);
    await two.join(true);
    const seen = await one.sees((people) => people.length === 2);
    expect(
      seen.participants.map((person: { person_id: number; muted: boolean }) => [person.person_id, person.muted]),
    ).toEqual([
      [group.host.id, false],
      [group.members[1]!.id, true],
    ]);
    await two.update(false);
    await one.sees((people) => people[1]?.muted === false);
    await two.leave();
    await one.sees((people) => people.length === 1 && people[0]!.person_id === group.host.id);
    expect(
      (await (await world.signedIn(group.host)).post('/api/group-study/call/', { pin: group.pin })).body.participants,
    ).toHaveLength(1);
  });

  it('passes signals on between participants, on whichever gateways they are', async () => {
    const group = await aCall();
    const other = await world.anotherGateway();
    const [one, two] = [
      await pageOf(group, group.host),
      await pageOf(group, group.members[1]!, { url: await world.listen(other.gateway) }),
    ];
    await one.join();
    await two.join();
    const arrived = new Promise((resolve) => two.socket.socket.once('call.signal', resolve));
    expect(await one.offer(two)).toEqual({ ok: true });
    expect(await arrived).toEqual({
      pin: group.pin,
      from: one.connection_id,
      description: { type: 'offer', sdp: 'v=0' },
    });
    const back = new Promise((resolve) => one.socket.socket.once('call.signal', resolve));
    await two.send('call.signal', {
      pin: group.pin,
      to: one.connection_id,
      candidate: { candidate: 'candidate:1 1 udp 1 192.0.2.1 9 typ host', sdpMid: '0', sdpMLineIndex: 0 },
    });
    expect(await back).toMatchObject({ from: two.connection_id, candidate: { sdpMid: '0' } });
  });

  it('passes signals on in the order in which they were sent, however long it takes to ask whether each may', async () => {
    const group = await aCall();
    const [one, two] = [await pageOf(group, group.host), await pageOf(group, group.members[1]!)];
    await one.join();
    await two.join();
    const { asked, release } = holdNextAnswer();
    const candidate = { candidate: 'candidate:1 1 udp 1 192.0.2.1 9 typ host', sdpMid: '0', sdpMLineIndex: 0 };
    const arrived = new Promise<void>((resolve) =>
      two.socket.socket.on('call.signal', () => two.signals.length === 2 && resolve()),
    );
    const sent = [one.offer(two)];
    await asked;
    sent.push(one.send('call.signal', { pin: group.pin, to: two.connection_id, candidate }));
    // Time enough for the second one to come first.
    for (const muted of [true, false, true]) await one.update(muted);
    release();
    await Promise.all([...sent, arrived]);
    expect(two.signals.map((signal) => Object.keys(signal as object).at(-1))).toEqual(['description', 'candidate']);
  });

  it('is left at once, also while signals are under way', async () => {
    const group = await aCall();
    const [one, two] = [await pageOf(group, group.host), await pageOf(group, group.members[1]!)];
    await one.join();
    await two.join();
    const { asked, release } = holdNextAnswer();
    const signal = one.offer(two);
    await asked;
    expect(await one.leave()).toEqual({ ok: true });
    release();
    await signal;
  });

  it('keeps nobody whose socket went before they were in', async () => {
    const group = await aCall();
    const [one, two] = [await pageOf(group, group.host), await pageOf(group, group.members[1]!)];
    await two.join();
    const { asked, release } = holdNextAnswer();
    const unanswered = expect(one.join()).rejects.toThrow('disconnected');
    await asked;
    const gone = new Promise((resolve) =>
      [...world.gateway.live.io.sockets.sockets.values()]
        .find((socket) => socket.data.person.id === group.host.id)!
        .once('disconnect', resolve),
    );
    one.socket.close();
    await Promise.all([gone, unanswered]);
    release();
    // For a moment, as everybody whose network changes.
    await two.sees((people) => people.length === 2);
    expect(await connectedHere()).toBe(1);
  });

  it('is left by a participant who leaves while still joining', async () => {
    const group = await aCall();
    const one = await pageOf(group, group.host);
    const { asked, release } = holdNextAnswer();
    const joining = one.join();
    await asked;
    const leaving = one.leave();
    // Time enough for the leaving to come first.
    expect(await one.say('Still here?')).toEqual({ ok: true });
    release();
    expect(await joining).toMatchObject({ ok: true });
    expect(await leaving).toEqual({ ok: true });
    expect(await connectedHere()).toBe(0);
    expect(
      (await (await world.signedIn(group.host)).post('/api/group-study/call/', { pin: group.pin })).body.participants,
    ).toEqual([]);
  });

  it('is for four: a fifth stays in the group, and can talk by text', async () => {
    const group = await aCall({ others: [await aPerson(world), await aPerson(world), await aGuest(world)] });
    const fifth = await aPerson(world);
    await world.deps.inTransaction((tx) => joinGroup(tx, fifth, group.pin));
    const pages: CallPage[] = [];
    for (const person of [...group.members]) pages.push(await pageOf(group, person));
    for (const page of pages) expect(await page.join()).toMatchObject({ ok: true });
    expect(pages).toHaveLength(CALL_CAPACITY);
    const late = await pageOf(group, fifth);
    expect(await late.join()).toMatchObject(refused('call-full', 409));
    expect(await late.offer(pages[0]!)).toMatchObject(refused('call-not-joined', 403));
    const heard = new Promise((resolve) => pages[0]!.socket.socket.once('call.said', resolve));
    expect(await late.say(' I can <b>hear</b> nothing ')).toEqual({ ok: true });
    expect(await heard).toMatchObject({ person_id: fifth.id, name: fifth.name, text: 'I can <b>hear</b> nothing' });
    await pages[3]!.leave();
    expect(await late.join()).toMatchObject({ ok: true });
  });

  it('is switched on by the host, with at most four in the group', async () => {
    const group = await aGroup(world, { others: [await aPerson(world), await aPerson(world), await aPerson(world)] });
    const page = await pageOf(group, group.host);
    expect(await page.join()).toMatchObject(refused('call-off', 409));
    const address = `/group-study/${group.pin}/`;
    expect(
      (await (await world.signedIn(group.members[1]!)).post(address, { data_request: 'set_audio', audio: true }))
        .status,
    ).toBe(403);
    const host = await world.signedIn(group.host);
    expect((await host.post(address, { data_request: 'set_audio', audio: true })).body).toMatchObject({ audio: true });
    expect(await page.join()).toMatchObject({ ok: true });
    expect(
      (await host.post(address, { data_request: 'set_audio', audio: 'false' }, { as: 'form' })).body,
    ).toMatchObject({ audio: false });
    await world.deps.inTransaction(async (tx) => joinGroup(tx, await aPerson(world), group.pin));
    expect(await host.post(address, { data_request: 'set_audio', audio: true })).toMatchObject({
      status: 409,
      body: { type: '/problems/call-group-too-large' },
    });
  });
});

describe('a page of a call', () => {
  it('keeps its place when its socket comes back on another gateway', async () => {
    const group = await aCall();
    const other = await world.anotherGateway();
    const [one, two] = [await pageOf(group, group.host), await pageOf(group, group.members[1]!)];
    await one.join();
    const { call } = await two.join();
    two.socket.close();
    world.clock.advance(CALL_GRACE - 1_000);
    await world.gateway.calls.renew();
    const back = await pageOf(group, group.members[1]!, {
      url: await world.listen(other.gateway),
      connectionId: two.connection_id,
    });
    const again = await back.join();
    expect(again.call).toEqual(call);
    const arrived = new Promise((resolve) => back.socket.socket.once('call.signal', resolve));
    await one.offer(back);
    await arrived;
  });

  it('replaces another page of the same person, and nobody else’s', async () => {
    const group = await aCall();
    const [one, tab, two] = [
      await pageOf(group, group.host),
      await pageOf(group, group.host),
      await pageOf(group, group.members[1]!),
    ];
    await one.join();
    await two.join();
    expect(
      (await tab.join()).call.participants.map((person: { connection_id: string }) => person.connection_id).sort(),
    ).toEqual([tab.connection_id, two.connection_id].sort());
    expect(await one.offer(two)).toMatchObject(refused('call-not-joined', 403));
    const thief = await pageOf(group, group.members[2]!, { connectionId: two.connection_id });
    expect(await thief.join()).toMatchObject(refused('call-connection-taken', 409));
  });

  it('vanishes with a gateway that was killed, when it does not come back', async () => {
    const group = await aCall();
    const other = await world.anotherGateway();
    const [one, two] = [
      await pageOf(group, group.host),
      await pageOf(group, group.members[1]!, { url: await world.listen(other.gateway) }),
    ];
    await one.join();
    await two.join();
    // Killed: nothing renews it from there any more.
    world.clock.advance(CALL_GRACE / 2 + 1);
    await world.gateway.calls.renew();
    world.clock.advance(CALL_GRACE / 2);
    await world.gateway.calls.renew();
    await one.sees(
      (people) => people.length === 1 && people[0]!.person_id === group.host.id && one.socket.pushes.length > 2,
    );
    expect(await one.offer(two)).toMatchObject(refused('call-partner-gone', 409));
  });

  it('an expired participant is announced to everyone, also if a request for the call finds it first', async () => {
    const group = await aCall();
    const dead = await world.anotherGateway();
    const [one, two] = [
      await pageOf(group, group.host),
      await pageOf(group, group.members[1]!, { url: await world.listen(dead.gateway) }),
    ];
    await one.join();
    const { call } = await two.join();
    world.clock.advance(CALL_GRACE / 2 + 1);
    await world.gateway.calls.renew();
    world.clock.advance(CALL_GRACE / 2);
    const asking = await world.signedIn(group.members[2]!);
    expect((await asking.post('/api/group-study/call/', { pin: group.pin })).body.participants).toHaveLength(1);
    await one.socket.next(({ version, snapshot }) => version > call.version && snapshot.participants.length === 1);
  });

  it('whose signalling was lost is named as lost, until it is back, leaves, or may not come back', async () => {
    const group = await aCall();
    const [member, other] = [group.members[1]!, group.members[2]!];
    const [one, two, three] = [
      await pageOf(group, group.host),
      await pageOf(group, member),
      await pageOf(group, other),
    ];
    for (const page of [one, two, three]) await page.join();
    for (const page of [two, three]) page.socket.close();
    await world.gateway.calls.renew();
    world.clock.advance(CALL_GRACE / 2 + 1);
    await world.gateway.calls.renew();
    world.clock.advance(CALL_GRACE / 2);
    await world.gateway.calls.renew();
    const client = await world.signedIn(group.host);
    const lost = async () =>
      ((await client.post('/api/group-study/call/', { pin: group.pin })).body.lost ?? []).sort() as string[];
    expect(await lost()).toEqual([two.connection_id, three.connection_id].sort());
    const back = await pageOf(group, member, { connectionId: two.connection_id });
    expect((await back.join()).call.participants).toHaveLength(2);
    expect(await lost()).toEqual([three.connection_id]);
    await client.post(`/group-study/${group.pin}/`, { data_request: 'remove_member', member_id: other.id });
    await world.gateway.calls.renew();
    expect(await lost()).toEqual([]);
  });

  it('is there again when Redis was wiped', async () => {
    const group = await aCall();
    const [one, two] = [await pageOf(group, group.host), await pageOf(group, group.members[1]!)];
    await one.join();
    const { call } = await two.join();
    await world.deps.redis.del(callKey(world.deps, group.pin));
    world.clock.advance(10);
    await world.gateway.calls.renew();
    const { snapshot, version } = await one.socket.watch('group.call', group.pin);
    expect(snapshot.participants).toHaveLength(2);
    expect(version).toBeGreaterThan(call.version);
  });
});

it('a call is kept by its gateway once that has started, often enough', async () => {
  const group = await aCall();
  const one = await pageOf(group, group.host);
  const { call } = await one.join();
  const every = jest.spyOn(globalThis, 'setInterval');
  world.gateway.calls.start();
  const [renew, milliseconds] = every.mock.calls.at(-1)!;
  world.gateway.calls.stop();
  expect(2 * milliseconds!).toBeLessThan(CALL_GRACE);
  await world.deps.redis.del(callKey(world.deps, group.pin));
  world.clock.advance(10);
  renew();
  expect((await one.socket.next(({ version }) => version > call.version)).snapshot.participants).toHaveLength(1);
});

describe('what is refused, counted and harmless', () => {
  it('strangers: joining, watching, signalling, talking', async () => {
    const [group, elsewhere] = [await aCall(), await aCall()];
    const [one, stranger] = [await pageOf(group, group.host), await pageOf(group, elsewhere.host)];
    await one.join();
    const before = await refusals();
    expect(await stranger.join()).toMatchObject(refused('group-not-found', 404));
    expect(await stranger.say('hello')).toMatchObject(refused('group-not-found', 404));
    expect(await stranger.offer(one)).toMatchObject(refused('call-not-joined', 403));
    expect(await stranger.socket.watch('group.call', group.pin)).toMatchObject({ ok: false, error: { status: 404 } });
    expect(
      (await (await world.signedIn(elsewhere.host)).post('/api/group-study/call/', { pin: group.pin })).status,
    ).toBe(404);
    // In a call of their own, with a signal to somebody in another.
    const inside = await pageOf(elsewhere, elsewhere.host);
    await inside.join();
    expect(await inside.offer(one)).toMatchObject(refused('call-partner-gone', 409));
    expect(await inside.offer(inside)).toMatchObject(refused('call-partner-gone', 409));
    expect(await inside.offer(randomUUID())).toMatchObject(refused('call-partner-gone', 409));
    await one.socket.flushed();
    expect(one.signals).toEqual([]);
    expect((await refusals()) - before).toBe(6);
  });

  it('what is malformed or too large', async () => {
    const group = await aCall();
    const [one, two] = [await pageOf(group, group.host), await pageOf(group, group.members[1]!)];
    await one.join();
    await two.join();
    expect(await one.offer(two, 'x'.repeat(SIGNAL_MAX))).toMatchObject(refused('signal-too-large', 422));
    const both = {
      pin: group.pin,
      to: two.connection_id,
      description: { type: 'offer', sdp: '' },
      candidate: { candidate: '' },
    };
    for (const wrong of [
      null,
      7,
      {},
      both,
      { pin: group.pin, to: two.connection_id },
      { ...both, candidate: undefined, to: 'x' },
      { ...both, candidate: undefined, description: { type: 'hack', sdp: '' } },
    ]) {
      expect(await one.send('call.signal', wrong)).toMatchObject(refused('invalid-input', 422));
    }
    for (const wrong of ['', ' ', 'x'.repeat(501)])
      expect(await one.say(wrong)).toMatchObject(refused('invalid-input', 422));
    expect(await one.send('call.join', { pin: group.pin, connection_id: 'mine', muted: false })).toMatchObject(
      refused('invalid-input', 422),
    );
    // Without an acknowledgement, too.
    one.socket.socket.emit('call.signal', { nonsense: true });
    expect(await one.offer(two)).toEqual({ ok: true });
    expect(two.signals).toHaveLength(1);
  });

  it('floods', async () => {
    const group = await aCall();
    const [one, two] = [await pageOf(group, group.host), await pageOf(group, group.members[1]!)];
    await one.join();
    await two.join();
    const said = await Promise.all(Array.from({ length: 12 }, (_, index) => one.say(`line ${index}`)));
    expect(said.filter((answer) => answer.ok)).toHaveLength(10);
    expect(said.find((answer) => !answer.ok)).toMatchObject({
      ...refused('too-many', 429),
      error: { retry_after: 10 },
    });
    const sent = await Promise.all(Array.from({ length: 320 }, () => one.offer(two)));
    expect(sent.filter((answer) => answer.ok)).toHaveLength(300);
    expect(await two.offer(one)).toEqual({ ok: true });
  });

  it('calls of a removed member and of an ended group', async () => {
    const group = await aCall();
    const pages = [
      await pageOf(group, group.host),
      await pageOf(group, group.members[1]!),
      await pageOf(group, group.members[2]!),
    ] as const;
    for (const page of pages) await page.join();
    const host = await world.signedIn(group.host);
    await host.post(`/group-study/${group.pin}/`, { data_request: 'remove_member', member_id: group.members[1]!.id });
    await pages[0].sees((people) => people.length === 2);
    expect(await pages[1].offer(pages[0])).toMatchObject(refused('call-not-joined', 403));
    expect(await pages[0].offer(pages[1])).toMatchObject(refused('call-partner-gone', 409));
    expect(await pages[1].join()).toMatchObject(refused('group-not-found', 404));

    await host.post(`/group-study/${group.pin}/`, { data_request: 'end_session' });
    expect(await pages[0].offer(pages[2])).toMatchObject(refused('group-ended', 409));
    expect(await pages[0].say('still there?')).toMatchObject(refused('group-ended', 409));
    await world.gateway.calls.renew();
    expect(await pages[0].offer(pages[2])).toMatchObject(refused('call-not-joined', 403));
    expect(await pages[2].join()).toMatchObject(refused('group-ended', 409));
  });
});
