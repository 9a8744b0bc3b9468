import { aPair, aSeeker, LOBBY, type Seeker } from '~/infra/tooling/testing/factories/audio-pairing';
import { aStation, type TestStation } from '~/infra/tooling/testing/factories/stations';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';
import { Presence } from '../live/presence';
import { presenceOfSeeker } from '~/domain/audio-pairing/presence';

const world = openWorld();
let station: TestStation;
beforeAll(async () => {
  station = await aStation(world, { style: 1 });
});

/** Time goes on while these stay where they are. */
async function pass(seconds: number, staying: { lobby?: Seeker[]; room?: [string, Seeker[]] } = {}): Promise<void> {
  for (let left = seconds; left > 0; left -= 4) {
    world.clock.advance(Math.min(left, 4) * 1_000);
    await world.gateway.presence.seen((staying.lobby ?? []).map((one) => presenceOfSeeker(one.person.id)));
    for (const one of staying.room?.[1] ?? []) await one.inRoom(staying.room![0]);
  }
  await world.gateway.presence.sweep();
  await world.gateway.matchmaker.tick();
}
// Nobody of one test is matched in another.
afterEach(() =>
  world.deps.dataSource.query(`UPDATE pairing_searches SET state = 'idle', waiting_since = NULL, pairing_id = NULL`),
);

describe('the lobby', () => {
  // rules: 3.1.8, 3.2.32
  it('is there for each style of station', async () => {
    const { client, person } = await aSeeker(world);
    for (const [base, style] of [
      ['osce-stations', 1],
      ['sca-cases', 2],
      ['nursing-toc', 3],
      ['ecoe-stations', 4],
    ]) {
      expect((await client.get(`/${base}/audio-pairing/`)).body).toMatchObject({
        me: person.id,
        style,
        match: { state: 'idle', url: '' },
        reliability: { attended: 0, of: 0 },
        blocked: [],
      });
    }
  });

  // rules: 3.4.23
  it('says how many are searching', async () => {
    const [first, second] = [await aSeeker(world), await aSeeker(world)];
    expect(await first.search({ language: 'en' })).toMatchObject({ state: 'searching', searching_count: 1 });
    expect(await second.search({ language: 'es' })).toMatchObject({
      state: 'searching',
      searching_count: 2,
      preferences: { style: 1, stage: 'any', language: 'es' },
    });
    expect((await first.act('searching')).body.searching_count).toBe(2);
  });

  it('refuses what cannot be looked for', async () => {
    const { client } = await aSeeker(world);
    for (const wrong of [{ style: 5 }, { language: 'xx' }, { stage: 'far' }]) {
      expect((await client.post(LOBBY, { data_request: 'search', ...wrong })).status).toBe(422);
    }
    expect(
      (await client.post(LOBBY, { data_request: 'search', style: 'any', language: 'any' })).body.preferences,
    ).toEqual({ style: null, stage: 'near', language: null });
  });
});

describe('a match', () => {
  // rules: 3.3.21, 3.4.23
  it('shows each the other, with the first name, picture, training stage and a room of their own', async () => {
    const [first, second] = [
      await aSeeker(world, { first_name: 'Ana', last_name: 'Secretsurname' }),
      await aSeeker(world, { first_name: 'Bo', last_name: 'Hiddenname' }),
    ];
    const since = (await first.search()).waiting_since;
    expect(since).not.toBeNull();
    const answer = await second.search();
    expect(answer).toMatchObject({
      state: 'matched',
      partner_name: 'Ana',
      partner_avatar: '',
      partner_training_stage: 3,
      partner_reliability: { attended: 0, of: 0 },
      searching_count: 0,
      waiting_since: null,
    });
    expect(answer.come_by).toBe(world.clock.now().getTime() + 20_000);
    const other = await first.poll();
    expect(other).toMatchObject({
      state: 'matched',
      partner_name: 'Bo',
      url: answer.url,
      pairing_id: answer.pairing_id,
    });
    for (const text of [JSON.stringify(answer), JSON.stringify(other)])
      expect(text).not.toMatch(/Secretsurname|Hiddenname|@|person\d/);

    const lobby = (await first.client.get(answer.url)).body.lobby;
    expect(lobby).toMatchObject({
      audio: true,
      state: 'lobby',
      host_id: first.person.id,
      station: { slug: station.slug },
    });
    expect(lobby.members.map((member: { id: number }) => member.id)).toEqual([first.person.id, second.person.id]);
    expect((await (await aSeeker(world)).client.get(answer.url)).status).toBe(404);
  });

  it('is pushed to both, whichever gateway they are on', async () => {
    const other = await world.anotherGateway();
    const [near, far] = [await aSeeker(world), await aSeeker(world, { gateway: other.gateway })];
    const sockets = [
      await TestSocket.open(await world.listen(), near.client),
      await TestSocket.open(await world.listen(other.gateway), far.client),
    ];
    await sockets[0]!.watch('pairing.match', near.person.id);
    await sockets[1]!.watch('pairing.match', far.person.id);
    await near.search();
    await far.search();
    const pushes = await Promise.all(
      sockets.map((socket) => socket.next(({ snapshot }) => snapshot.state === 'matched')),
    );
    expect(pushes[0]!.snapshot.url).toBe(pushes[1]!.snapshot.url);
    expect(pushes[0]!.snapshot).toMatchObject({
      partner_name: expect.stringMatching(/^Person\d+$/),
      version: pushes[0]!.version,
    });
    sockets.forEach((socket) => socket.close());
  });

  it('is not with oneself, in two tabs neither', async () => {
    const one = await aSeeker(world);
    const tab = await world.signedIn(one.person);
    const { waiting_since } = await one.search();
    world.clock.advance(500);
    expect((await tab.post(LOBBY, { data_request: 'search' })).body).toMatchObject({
      state: 'searching',
      waiting_since,
      searching_count: 1,
    });
    expect(await one.settled()).toMatchObject({ state: 'searching' });
  });

  it('is not with somebody who stopped, or has not been seen for 10 s', async () => {
    const [stopped, gone, third] = [await aSeeker(world), await aSeeker(world), await aSeeker(world)];
    await stopped.search();
    expect((await stopped.stop()).body).toMatchObject({ state: 'idle', waiting_since: null });
    await gone.search();
    world.clock.advance(10_001);
    expect(await third.search()).toMatchObject({ state: 'searching', searching_count: 1 });
    await gone.poll();
    expect(await gone.settled()).toMatchObject({ state: 'matched' });
  });

  it('keeps the place of somebody who was away, for a minute', async () => {
    const one = await aSeeker(world);
    const { waiting_since } = await one.search();
    await pass(12);
    await pass(58);
    expect(await one.poll()).toMatchObject({ state: 'searching', waiting_since });
    await pass(12);
    await pass(61);
    expect(await one.poll()).toMatchObject({ state: 'idle', waiting_since: null });
  });

  it('finds who is back though the gateway that heard of it was killed before it wrote that down', async () => {
    const [one, other] = [await aSeeker(world), await aSeeker(world)];
    await one.search();
    await pass(12);
    // Killed in between: Redis has them, PostgreSQL takes them for away, and no later renewal finds anything missing.
    await new Promise<void>((killed) => {
      const returned = () => {
        killed();
        return new Promise<void>(() => undefined);
      };
      const search = { returned, left: async () => undefined, recorded: async () => [] };
      void new Presence(world.deps, { search }).seen([presenceOfSeeker(one.person.id)]);
    });
    await world.gateway.presence.seen([presenceOfSeeker(one.person.id)]);
    expect(await other.search()).toMatchObject({ state: 'matched', partner_name: one.person.name.split(' ')[0] });
  });

  it('comes when wishes have widened', async () => {
    const [one, other] = [await aSeeker(world), await aSeeker(world)];
    await one.search({ style: 1 });
    expect(await other.search({ style: 2 })).toMatchObject({ state: 'searching' });
    await pass(29.9, { lobby: [one, other] });
    expect(await other.poll()).toMatchObject({ state: 'searching' });
    await pass(0.2, { lobby: [one, other] });
    expect(await other.poll()).toMatchObject({ state: 'matched' });
  });
});

describe('a partner', () => {
  it('who does not come within 20 s leaves the other at the front of the queue', async () => {
    const { first, second, pin } = await aPair(world);
    const since = (
      await world.deps.dataSource.query('SELECT waiting_since FROM pairing_members WHERE account_id = $1', [
        second.person.id,
      ])
    )[0].waiting_since as Date;
    await second.inRoom(pin);
    await pass(19.9, { lobby: [first, second], room: [pin, [second]] });
    expect(await second.poll()).toMatchObject({ state: 'matched', come_by: null });
    await pass(0.1, { lobby: [first, second], room: [pin, [second]] });
    expect(await second.poll()).toMatchObject({
      state: 'searching',
      notice: 'partner-did-not-come',
      waiting_since: since.getTime(),
    });
    expect(await first.poll()).toMatchObject({ state: 'idle', notice: 'did-not-come', url: '' });
    // The next to search finds them before later searchers.
    const [later, newest] = [await aSeeker(world), await aSeeker(world)];
    await later.search({ language: 'es' });
    expect(await newest.search({ language: 'any' })).toMatchObject({
      state: 'matched',
      partner_name: second.person.name.split(' ')[0],
    });
    expect((await first.client.get(LOBBY)).body.reliability).toEqual({ attended: 0, of: 1 });
    expect((await second.client.get(LOBBY)).body.reliability).toEqual({ attended: 1, of: 1 });
  });

  it('who leaves in the first minute leaves the other searching; after it, the pairing was one', async () => {
    const early = await aPair(world);
    await early.first.inRoom(early.pin);
    await early.second.inRoom(early.pin);
    await pass(30, { lobby: [early.first, early.second], room: [early.pin, [early.first, early.second]] });
    await early.first.client.post(`/group-study/${early.pin}/`, { data_request: 'leave' });
    expect(await early.second.settled()).toMatchObject({
      state: 'searching',
      notice: 'partner-left',
      to_rate: { pairing_id: expect.any(Number) },
    });
    expect((await early.second.client.get(`/group-study/${early.pin}/`)).body.lobby.state).toBe('ended');
    await early.second.stop();

    const late = await aPair(world);
    await late.first.inRoom(late.pin);
    await late.second.inRoom(late.pin);
    await pass(60, { lobby: [late.first, late.second], room: [late.pin, [late.first, late.second]] });
    await late.first.client.post(`/group-study/${late.pin}/`, { data_request: 'leave' });
    expect(await late.second.settled()).toMatchObject({
      state: 'idle',
      notice: null,
      to_rate: { partner_name: late.first.person.name.split(' ')[0] },
    });
    expect((await late.second.client.get(`/group-study/${late.pin}/`)).body.lobby.state).toBe('lobby');
  });

  it('who closes the browser in the first minute has left when not seen for 10 s', async () => {
    const { first, second, pin } = await aPair(world);
    await first.inRoom(pin);
    await second.inRoom(pin);
    await pass(12, { lobby: [second], room: [pin, [second]] });
    expect(await second.settled()).toMatchObject({ state: 'searching', notice: 'partner-left' });
    expect(await first.poll()).toMatchObject({ state: 'idle' });
  });

  it('is notified at once if the match is given up', async () => {
    const { first, second } = await aPair(world);
    expect((await second.stop()).body).toMatchObject({ state: 'idle' });
    expect(await first.settled()).toMatchObject({ state: 'searching', notice: 'partner-did-not-come' });
  });

  it('is given up by a new search, which finds somebody else', async () => {
    const { first, second, pin } = await aPair(world);
    const { pairing_id } = await first.poll();
    expect(await first.search()).toMatchObject({ state: 'searching', searching_count: 2 });
    const third = await aSeeker(world);
    await third.search();
    await world.gateway.matchmaker.tick();
    const again = [await first.poll(), await second.poll()].find(({ state }) => state === 'matched')!;
    expect(again.partner_name).toBe(third.person.name.split(' ')[0]);
    expect(again.pairing_id).not.toBe(pairing_id);
    expect((await second.client.get(`/group-study/${pin}/`)).body.lobby.state).toBe('ended');
  });

  it('who is blocked while the pairing is under way is searching again, and not told why', async () => {
    const { first, second } = await aPair(world);
    await first.act('block', { pairing_id: (await first.poll()).pairing_id });
    expect(await first.settled()).toMatchObject({ state: 'idle' });
    expect(await second.settled()).toMatchObject({ state: 'searching', notice: 'partner-did-not-come' });
    expect(await first.search()).toMatchObject({ state: 'searching', searching_count: 2 });
  });
});

describe('afterwards', () => {
  async function aPastPair() {
    const pair = await aPair(world);
    await pair.first.inRoom(pair.pin);
    await pair.second.inRoom(pair.pin);
    const { pairing_id } = await pair.first.poll();
    await pass(61, { lobby: [pair.first, pair.second], room: [pair.pin, [pair.first, pair.second]] });
    await pair.first.client.post(`/group-study/${pair.pin}/`, { data_request: 'leave' });
    return { ...pair, pairing_id };
  }

  it('each says in one press whether it went well, of a pairing of their own', async () => {
    const { first, second, pairing_id } = await aPastPair();
    expect((await first.poll()).to_rate).toMatchObject({ pairing_id });
    expect((await first.act('rate', { pairing_id, well: true })).body.to_rate).toBeNull();
    expect((await second.poll()).to_rate).toMatchObject({ pairing_id });
    expect((await second.act('rate', { pairing_id, well: 'false' })).status).toBe(200);
    const stranger = await aSeeker(world);
    for (const action of ['rate', 'block', 'report']) {
      expect(await stranger.act(action, { pairing_id, well: true, reason: 'spam' })).toMatchObject({
        status: 404,
        body: { type: '/problems/pairing-not-found' },
      });
    }
    expect(
      await world.deps.dataSource.query('SELECT verdict FROM pairing_members WHERE pairing_id = $1 ORDER BY seat', [
        pairing_id,
      ]),
    ).toEqual([{ verdict: 'well' }, { verdict: 'badly' }]);
    expect((await first.client.get(LOBBY)).body.reliability).toEqual({ attended: 1, of: 1 });
  });

  it('two who left each other meet again after an hour, and before only if both say that it went well', async () => {
    const { first, second } = await aPastPair();
    await first.search();
    expect(await second.search()).toMatchObject({ state: 'searching', searching_count: 2 });
    world.clock.advance(3_500_000);
    await pass(4, { lobby: [first, second] });
    expect(await second.poll()).toMatchObject({ state: 'searching' });
    world.clock.advance(96_000);
    await pass(4, { lobby: [first, second] });
    expect(await second.poll()).toMatchObject({ state: 'matched' });

    const happy = await aPastPair();
    const { pairing_id } = happy;
    await happy.first.act('rate', { pairing_id, well: true });
    await happy.first.search();
    expect(await happy.second.search()).toMatchObject({ state: 'searching' });
    await happy.second.act('rate', { pairing_id, well: true });
    await world.gateway.matchmaker.tick();
    expect(await happy.second.poll()).toMatchObject({ state: 'matched' });
  });

  it('a blocked partner is not matched again until the block is taken back', async () => {
    const { first, second, pairing_id } = await aPastPair();
    await first.act('report', { pairing_id, reason: 'harassment', details: '  Was rude. ' });
    expect(
      await world.deps.dataSource.query(
        'SELECT reporter_id, reported_id, reason, details FROM pairing_reports WHERE pairing_id = $1',
        [pairing_id],
      ),
    ).toEqual([
      { reporter_id: first.person.id, reported_id: second.person.id, reason: 'harassment', details: 'Was rude.' },
    ]);
    const { blocked } = (await first.client.get(LOBBY)).body;
    expect(blocked).toEqual([{ id: second.person.id, name: second.person.name.split(' ')[0] }]);
    await second.search();
    expect(await first.search()).toMatchObject({ state: 'searching', searching_count: 2 });
    expect((await first.act('unblock', { account_id: second.person.id })).body).toEqual({ ok: true });
    for (const one of [first, second]) await one.act('rate', { pairing_id, well: true });
    await world.gateway.matchmaker.tick();
    expect(await first.poll()).toMatchObject({ state: 'matched' });
  });

  it('a pairing that nobody closed is over when somebody stays away for two minutes', async () => {
    const { first, second, pin } = await aPair(world);
    await first.inRoom(pin);
    await second.inRoom(pin);
    await pass(61, { lobby: [first, second], room: [pin, [first, second]] });
    await pass(12, { room: [pin, [second]] });
    await pass(121, { room: [pin, [second]] });
    for (let tick = 0; tick < 10; tick += 1) await world.gateway.matchmaker.tick();
    expect(await second.poll()).toMatchObject({ state: 'idle', notice: null });
  });
});

describe('the count of searchers', () => {
  it('is pushed when it has changed, and only then', async () => {
    const one = await aSeeker(world);
    const socket = await TestSocket.open(await world.listen(), one.client);
    const before = await socket.watch('pairing.searching', 'everyone');
    expect(before).toMatchObject({ ok: true, snapshot: { searching_count: 0 } });
    await one.search();
    await world.gateway.matchmaker.announceCount(world.gateway.live);
    const push = await socket.next(
      ({ resource, snapshot }) => resource === 'pairing.searching' && snapshot.searching_count === 1,
    );
    expect(push.version).toBeGreaterThan(before.version);
    await world.gateway.matchmaker.announceCount(world.gateway.live);
    await socket.flushed();
    expect(
      socket.pushes.filter(
        ({ resource, snapshot }) => resource === 'pairing.searching' && snapshot.searching_count === 1,
      ),
    ).toHaveLength(1);
    socket.close();
  });
});
