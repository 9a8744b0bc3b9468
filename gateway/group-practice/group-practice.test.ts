import crypto, { randomUUID } from 'node:crypto';
import { chooseRole } from '~/domain/group-practice/choose-role';
import { stateAt } from '~/domain/stations/countdown';
import { CAPACITY } from '~/domain/group-practice/contract';
import type { TestClient } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aGroup, aRunningGroup } from '~/infra/tooling/testing/factories/group-practice';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const lobby = (pin: string) => `/group-study/${pin}/`;
const action = (client: TestClient, pin: string, data_request: string, input: Record<string, unknown> = {}) =>
  client.post(lobby(pin), { data_request, ...input });
const codeOf = (answer: { body: { type: string } }) => answer.body.type.replace('/problems/', '');

describe('preparing a session', () => {
  // rules: 3.3.17, 3.3.18, 3.6.3, 3.7.10, 3.7.11
  it('answers a PIN of nine digits and a chat link, and makes the person its host', async () => {
    const host = await aPerson(world);
    const station = await aStation(world);
    const client = await world.signedIn(host);
    const prepared = await client.post('/api/group-study/prep/', { slug: station.slug });
    expect(prepared.status).toBe(200);
    expect(prepared.body.pin).toMatch(/^\d{9}$/);
    expect(prepared.body.chat_link).toMatch(/^https:\/\/chat\.example\/wardmates-[0-9a-f]{24}$/);
    const checked = await client.post('/api/group-study/check/', {
      data_request: 'check_group_study',
      pin: prepared.body.pin,
    });
    expect(checked.body).toMatchObject({
      state: 'lobby',
      round: 1,
      host_id: host.id,
      members: [{ id: host.id, name: host.name, avatar: '', role: 'none', presence: 'here' }],
    });
  });

  it('is for people with an account, and for stations that are there', async () => {
    expect((await world.client().post('/api/group-study/prep/', { slug: 'anything' })).status).toBe(401);
    const client = await world.signedIn(await aPerson(world));
    const gone = await client.post('/api/group-study/prep/', { slug: 'no-such-station' });
    expect([gone.status, codeOf(gone)]).toEqual([404, 'station-gone']);
  });

  it('draws another PIN if one is taken', async () => {
    const { pin } = await aGroup(world, { others: [] });
    const station = await aStation(world);
    const client = await world.signedIn(await aPerson(world));
    const drawn = jest.spyOn(crypto, 'randomInt').mockImplementationOnce(() => Number(pin));
    const prepared = await client.post('/api/group-study/prep/', { slug: station.slug });
    expect(drawn).toHaveBeenCalledTimes(2);
    drawn.mockRestore();
    expect(prepared.status).toBe(200);
    expect(prepared.body.pin).not.toBe(pin);
  });
});

describe('joining', () => {
  it('leads to the lobby, under the PIN with or without spaces, and twice is once', async () => {
    const group = await aGroup(world, { others: [] });
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const spaced = group.pin.replace(/(\d{3})(?=\d)/g, '$1 ');
    const joined = await client.post(`/join/${encodeURIComponent(spaced)}/`);
    expect([joined.status, joined.body]).toEqual([200, { next_url: lobby(group.pin) }]);
    expect((await client.post(`/join/${group.pin}/`)).status).toBe(200);
    const { body } = await client.post('/api/group-study/check/', { pin: group.pin });
    expect(body.members.map((member: { id: number }) => member.id)).toEqual([group.host.id, person.id]);
  });

  it('is open to a guest under a name, who may then do nothing else', async () => {
    const group = await aGroup(world, { others: [] });
    const client = world.client();
    expect((await client.get(`/join/${group.pin}/`)).body).toEqual({ needs_name: true, name: '', knock: null });
    expect((await client.post(`/join/${group.pin}/`, { name: '   ' })).status).toBe(422);
    expect((await client.post(`/join/${group.pin}/`, { name: 'Noor' })).status).toBe(200);
    const { body } = await client.get(lobby(group.pin));
    expect(body.lobby.members[1]).toMatchObject({ name: 'Noor', guest: true });
    const refused = await client.post('/api/group-study/prep/', { slug: group.station.slug });
    expect([refused.status, codeOf(refused)]).toEqual([403, 'guests-only-in-group']);
  });

  it('tells two guests of one name apart by a number; one who joins again stays one member', async () => {
    const group = await aGroup(world, { others: [] });
    const [first, second] = [world.client(), world.client()];
    await first.post(`/join/${group.pin}/`, { name: 'Ana' });
    await second.post(`/join/${group.pin}/`, { name: 'Ana' });
    const names = async (client: TestClient) =>
      (await client.get(lobby(group.pin))).body.lobby.members.map(({ name }: { name: string }) => name).slice(1);
    expect(await names(first)).toEqual(['Ana', 'Ana (2)']);
    await second.post(`/join/${group.pin}/`, { name: 'Ana' });
    expect(await names(second)).toEqual(['Ana', 'Ana (2)']);
  });

  it('answers a wrong, a malformed and an expired PIN in the same words, and leaves no guest behind', async () => {
    const group = await aGroup(world, { others: [] });
    const before = await world.deps.dataSource.query('SELECT count(*) FROM accounts');
    const client = world.client();
    const wrong = await client.post('/join/000000000/', { name: 'Eve' });
    const malformed = await client.post('/join/12345/', { name: 'Eve' });
    await world.deps.dataSource.query(`UPDATE group_sessions SET expires_at = $2 WHERE pin = $1`, [
      group.pin,
      new Date(world.clock.now().getTime() - 1),
    ]);
    const expired = await client.post(`/join/${group.pin}/`, { name: 'Eve' });
    expect(wrong.status).toBe(404);
    expect(codeOf(wrong)).toBe('pin-wrong');
    expect(malformed.body).toEqual(wrong.body);
    expect(expired.body).toEqual(wrong.body);
    expect(await world.deps.dataSource.query('SELECT count(*) FROM accounts')).toEqual(before);
  });

  it('says nothing about the PIN to somebody who only looks', async () => {
    const group = await aGroup(world, { others: [] });
    const stranger = await world.signedIn(await aPerson(world));
    expect((await stranger.get(`/join/${group.pin}/`)).body).toEqual((await stranger.get('/join/000000000/')).body);
    for (const path of ['/api/group-study/check/', '/api/group-study/status/']) {
      const right = await stranger.post(path, { pin: group.pin });
      const wrong = await stranger.post(path, { pin: '000000000' });
      expect([right.status, right.body]).toEqual([404, wrong.body]);
    }
    expect((await stranger.get(lobby(group.pin))).body).toEqual((await stranger.get(lobby('000000000'))).body);
    expect((await action(stranger, group.pin, 'choose_role', { role: 'student' })).status).toBe(404);
  });

  it('tells that the group is full, or finished', async () => {
    const others = [];
    for (let index = 1; index < CAPACITY; index += 1) others.push(await aPerson(world));
    const group = await aGroup(world, { others });
    const late = await world.signedIn(await aPerson(world));
    const full = await late.post(`/join/${group.pin}/`);
    expect([full.status, codeOf(full)]).toEqual([409, 'group-full']);
    await action(await world.signedIn(group.host), group.pin, 'end_session');
    const finished = await late.post(`/join/${group.pin}/`);
    expect([finished.status, codeOf(finished)]).toEqual([409, 'group-ended']);
  });

  it('never lets more in than there is room for, however many come at once', async () => {
    const group = await aGroup(world, { others: [] });
    const clients = await Promise.all(
      Array.from({ length: CAPACITY + 6 }, async () => world.signedIn(await aPerson(world))),
    );
    const answers = await Promise.all(clients.map((client) => client.post(`/join/${group.pin}/`)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(CAPACITY - 1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(7);
  });

  it('is possible late, while the station runs', async () => {
    const group = await aRunningGroup(world);
    const late = await world.signedIn(await aPerson(world));
    expect((await late.post(`/join/${group.pin}/`)).status).toBe(200);
    expect((await action(late, group.pin, 'choose_role', { role: 'observer' })).status).toBe(200);
    const taken = await action(late, group.pin, 'choose_role', { role: 'student' });
    expect([taken.status, codeOf(taken)]).toEqual([409, 'role-taken']);
  });
});

describe('a stranger', () => {
  it('is answered without waiting for the group, so that the time taken tells nothing', async () => {
    const { pin, host } = await aGroup(world);
    const stranger = await world.signedIn(await aPerson(world));
    await world.deps.inTransaction(async (tx) => {
      await chooseRole(tx, host, pin, { role: 'examiner' });
      expect((await action(stranger, pin, 'choose_role', { role: 'student' })).status).toBe(404);
    });
  });
});

describe('roles', () => {
  // rules: 3.6.4
  it('are chosen by everyone for themselves, and by the host for anyone', async () => {
    const { pin, host, members } = await aGroup(world);
    const [, second, third] = members;
    const own = await action(await world.signedIn(second!), pin, 'choose_role', { role: 'student' });
    expect([own.status, own.body.student]).toEqual([200, second!.id]);
    const others = await action(await world.signedIn(second!), pin, 'choose_role', {
      member_id: third!.id,
      role: 'patient',
    });
    expect([others.status, codeOf(others)]).toEqual([403, 'not-host']);
    const byHost = await action(await world.signedIn(host), pin, 'choose_role', {
      member_id: third!.id,
      role: 'patient',
    });
    expect(byHost.body).toMatchObject({ student: second!.id, patient: third!.id });
  });

  it('are held by one person each, but for observers', async () => {
    const { pin, host, members } = await aGroup(world);
    const [, second, third] = members;
    const client = await world.signedIn(second!);
    await action(await world.signedIn(third!), pin, 'choose_role', { role: 'examiner' });
    const taken = await action(client, pin, 'choose_role', { role: 'examiner' });
    expect([taken.status, codeOf(taken)]).toEqual([409, 'role-taken']);
    await action(client, pin, 'choose_role', { role: 'observer' });
    const observers = await action(await world.signedIn(host), pin, 'choose_role', { role: 'observer' });
    expect(observers.body.observer.sort()).toEqual([host.id, second!.id].sort());
  });

  // rules: 3.5.23
  it('move when the host gives them to somebody else: the other is reset to none', async () => {
    const { pin, host, members } = await aGroup(world, { roles: ['none', 'student'] });
    const moved = await action(await world.signedIn(host), pin, 'choose_role', {
      member_id: members[2]!.id,
      role: 'student',
    });
    expect(moved.body.student).toBe(members[2]!.id);
    expect(moved.body.members[1].role).toBe('none');
  });

  it('go to one of two people who choose the same in the same instant; the other is refused', async () => {
    const { pin, members } = await aGroup(world);
    const clients = [await world.signedIn(members[1]!), await world.signedIn(members[2]!)];
    const answers = await Promise.all(clients.map((client) => action(client, pin, 'choose_role', { role: 'patient' })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it('rotate so that everyone has another one', async () => {
    const { pin, host, members } = await aGroup(world, { roles: ['examiner', 'student', 'patient'] });
    const { body } = await action(await world.signedIn(host), pin, 'rotate_roles');
    expect(body).toMatchObject({ examiner: members[1]!.id, patient: host.id, student: members[2]!.id });
    expect((await action(await world.signedIn(members[1]!), pin, 'rotate_roles')).status).toBe(403);
  });
});

describe('starting', () => {
  const start = (client: TestClient, body: Record<string, unknown>) => client.post('/api/group-study/start/', body);

  // rules: 3.4.20
  it('needs one student and one examiner, two people of the group', async () => {
    const { pin, host, members } = await aGroup(world);
    const client = await world.signedIn(host);
    const stranger = await aPerson(world);
    const [second, third] = [members[1]!.id, members[2]!.id];
    const without = await start(client, { pin, student: second, patient: third });
    expect([without.status, codeOf(without), without.body.errors[0].path]).toEqual([422, 'roles-missing', 'examiner']);
    expect(codeOf(await start(client, { pin, student: second, examiner: second }))).toBe('roles-twice');
    expect(codeOf(await start(client, { pin, student: second, examiner: third, observer: [second] }))).toBe(
      'roles-twice',
    );
    expect(codeOf(await start(client, { pin, student: second, examiner: stranger.id }))).toBe('member-gone');
    expect((await client.post('/api/group-study/status/', { pin })).body.ready).toBe(false);
  });

  // rules: 3.3.20, 3.4.21, 3.6.5, 3.7.15
  it("is the host's, leads the host to the view of their role, and twice is once", async () => {
    const { pin, host, members, station } = await aGroup(world);
    const roles = { pin, student: members[1]!.id, examiner: host.id, patient: '', observer: [members[2]!.id] };
    const refused = await start(await world.signedIn(members[1]!), roles);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'not-host']);
    const client = await world.signedIn(host);
    const started = await start(client, roles);
    expect([started.status, started.body]).toEqual([
      200,
      { next_url: `/osce-stations/${station.slug}/checklist/?pin=${pin}`, starts_at: expect.any(Number) },
    ]);
    expect((await start(client, roles)).body).toEqual(started.body);
    const status = await (await world.signedIn(members[2]!)).post('/api/group-study/status/', { pin }, { as: 'form' });
    expect(status.body).toMatchObject({
      ready: true,
      complete: false,
      style: 1,
      slug: station.slug,
      quizlog_id: 0,
      student: members[1]!.id,
      examiner: host.id,
      patient: null,
      observer: [members[2]!.id],
      clock: {
        total: 480_000,
        remaining: 480_000,
        started_at: world.clock.now().getTime() + 120_000,
        reading: true,
        minutes: 8,
      },
    });
  });

  it('leads a host without a part to the status screen', async () => {
    const { pin, host, members } = await aGroup(world);
    const started = await start(await world.signedIn(host), { pin, student: members[1]!.id, examiner: members[2]!.id });
    expect(started.body.next_url).toBe(lobby(pin));
  });

  it('says so when the station was deleted meanwhile', async () => {
    const { pin, host, members, station } = await aGroup(world);
    await world.deps.dataSource.query('UPDATE stations SET deleted_at = now() WHERE id = $1', [station.id]);
    const gone = await start(await world.signedIn(host), { pin, student: members[1]!.id, examiner: host.id });
    expect([gone.status, codeOf(gone)]).toEqual([404, 'station-gone']);
  });
});

describe('the clock', () => {
  it('is one for all: the examiner and the host keep it, and everyone reckons the same seconds', async () => {
    const { pin, host, members } = await aRunningGroup(world, { roles: ['observer', 'student', 'examiner'] });
    const [candidate, examiner] = [await world.signedIn(members[1]!), await world.signedIn(members[2]!)];
    const refused = await action(candidate, pin, 'clock', { command: 'start' });
    expect([refused.status, codeOf(refused)]).toEqual([403, 'not-timekeeper']);
    const started = await action(examiner, pin, 'clock', { command: 'start' });
    expect(started.body.clock.started_at).toBe(world.clock.now().getTime());
    world.clock.advance(61_000);
    const paused = await action(await world.signedIn(host), pin, 'clock', { command: 'pause' });
    expect(paused.body.clock).toMatchObject({ started_at: null, remaining: 419_000 });
    const added = await action(examiner, pin, 'clock', { command: 'add_minute' });
    expect(added.body.clock).toMatchObject({ remaining: 479_000, total: 540_000 });
    expect((await action(examiner, pin, 'clock', { command: 'reset' })).body.clock).toMatchObject({
      remaining: 480_000,
      total: 480_000,
    });
    expect((await candidate.post('/api/group-study/status/', { pin })).body.clock.remaining).toBe(480_000);
  });

  it('tells every screen to which moment to count down, and waits for it itself in nothing', async () => {
    const { pin, host, members } = await aGroup(world);
    const [hosting, candidate] = [await world.signedIn(host), await world.signedIn(members[1]!)];
    const status = async () => (await candidate.post('/api/group-study/status/', { pin })).body;
    expect((await status()).starts_at).toBeNull();
    const at = world.clock.now().getTime() + 3_000;
    const roles = { student: members[1]!.id, examiner: host.id };
    const { body } = await hosting.post('/api/group-study/start/', { pin, ...roles });
    expect(body).toMatchObject({ next_url: expect.stringContaining('/checklist/'), starts_at: at });
    expect(await status()).toMatchObject({ ready: true, starts_at: at, clock: { reading: true } });
    expect((await candidate.post('/api/group-study/check/', { pin })).body.starts_at).toBe(at);
  });

  it.each([
    ['3 minutes of a GP case', { style: 2 }, 3],
    ['2 minutes', { style: 1 }, 2],
    ['what the author set', { style: 1, candidate_minutes: 5 }, 5],
  ])('gives %s to read, and then runs by itself', async (_, station, minutes) => {
    const { pin, members } = await aRunningGroup(world, { station: await aStation(world, station) });
    const candidate = await world.signedIn(members[1]!);
    const clock = async () => (await candidate.post('/api/group-study/status/', { pin })).body.clock;
    const begins = world.clock.now().getTime() + minutes * 60_000;
    expect(await clock()).toMatchObject({ reading: true, started_at: begins });
    const { total, remaining, started_at, reading } = await clock();
    const onScreen = (now: number) => stateAt({ total, remaining, startedAt: started_at, reading }, now);
    expect([onScreen(begins - 1), onScreen(begins)]).toEqual(['reading', 'running']);
    world.clock.advance(minutes * 60_000);
    expect((await candidate.get(lobby(pin))).body.status.clock).toMatchObject({ reading: false, started_at: begins });
  });

  it('of a nursing station, which has nothing to read, waits to be started', async () => {
    const { pin, host } = await aRunningGroup(world, { station: await aStation(world, { style: 3 }) });
    expect((await (await world.signedIn(host)).post('/api/group-study/status/', { pin })).body.clock).toMatchObject({
      reading: false,
      started_at: null,
    });
  });

  it('is started by examiner or host in the reading time, which skips the rest of it; nothing else may be done to it then', async () => {
    const { pin, host, members } = await aRunningGroup(world, { roles: ['observer', 'student', 'examiner'] });
    const [hosting, candidate, examiner] = await Promise.all(
      [host, members[1]!, members[2]!].map((person) => world.signedIn(person)),
    );
    world.clock.advance(30_000);
    const before = (await candidate!.post('/api/group-study/status/', { pin })).body;
    for (const command of ['pause', 'reset', 'add_minute', 'subtract_minute'])
      expect((await action(hosting!, pin, 'clock', { command })).body).toMatchObject({
        version: before.version,
        clock: before.clock,
      });
    expect((await action(candidate!, pin, 'clock', { command: 'start' })).status).toBe(403);
    expect((await action(examiner!, pin, 'clock', { command: 'start' })).body.clock).toMatchObject({
      reading: false,
      started_at: world.clock.now().getTime(),
      remaining: 480_000,
    });
    expect((await action(hosting!, pin, 'clock', { command: 'start' })).body.clock).toMatchObject({
      started_at: world.clock.now().getTime(),
    });
    world.clock.advance(10_000);
    expect((await action(hosting!, pin, 'clock', { command: 'pause' })).body.clock).toMatchObject({
      reading: false,
      started_at: null,
      remaining: 470_000,
    });
  });

  it('counts no reading time as used', async () => {
    const { pin, host, station } = await aRunningGroup(world);
    world.clock.advance(120_000 + 95_000);
    const examiner = await world.signedIn(host);
    const { body } = await examiner.post(`/osce-stations/${station.slug}/checklist/?pin=${pin}`, {
      [`c-${station.item_ids[0]}`]: 'on',
      timer: 1,
      submission_id: randomUUID(),
    });
    expect((await examiner.get(`/osce-stations/summary/${body.quizlog_id}`)).body.seconds_used).toBe(95);
  });

  it('does not run before the station does', async () => {
    const { pin, host } = await aGroup(world);
    const early = await action(await world.signedIn(host), pin, 'clock', { command: 'start' });
    expect([early.status, codeOf(early)]).toEqual([409, 'group-not-running']);
  });
});

describe('going', () => {
  it('passes hosting on when the host leaves, to somebody with an account', async () => {
    const { pin, host, members } = await aGroup(world);
    expect((await action(await world.signedIn(host), pin, 'leave')).body).toEqual({ next_url: '/' });
    const { body } = await (await world.signedIn(members[2]!)).post('/api/group-study/check/', { pin });
    expect(body.host_id).toBe(members[1]!.id);
    expect(body.members).toHaveLength(2);
  });

  it('ends the group when nobody is left', async () => {
    const { pin, host } = await aGroup(world, { others: [] });
    await action(await world.signedIn(host), pin, 'leave');
    const late = await (await world.signedIn(await aPerson(world))).post(`/join/${pin}/`);
    expect(codeOf(late)).toBe('group-ended');
  });

  it('lets somebody come back who left, but not who was sent out', async () => {
    const { pin, host, members } = await aGroup(world);
    const [left, sentOut] = [await world.signedIn(members[1]!), await world.signedIn(members[2]!)];
    await action(left, pin, 'leave');
    expect((await left.post(`/join/${pin}/`)).status).toBe(200);
    expect((await action(left, pin, 'remove_member', { member_id: members[2]!.id })).status).toBe(403);
    expect((await action(await world.signedIn(host), pin, 'remove_member', { member_id: members[2]!.id })).status).toBe(
      200,
    );
    expect((await sentOut.get(lobby(pin))).status).toBe(404);
    const back = await sentOut.post(`/join/${pin}/`);
    expect([back.status, codeOf(back)]).toEqual([403, 'group-removed']);
  });
});

describe('the next station', () => {
  it('brings the same group back to the lobby under the same PIN, roles kept', async () => {
    const group = await aRunningGroup(world);
    const next = await aStation(world);
    const host = await world.signedIn(group.host);
    expect(
      (await action(await world.signedIn(group.members[1]!), group.pin, 'next_station', { slug: next.slug })).status,
    ).toBe(403);
    const { body } = await action(host, group.pin, 'next_station', { slug: next.slug });
    expect(body).toMatchObject({
      state: 'lobby',
      round: 2,
      station: { slug: next.slug },
      examiner: group.host.id,
      student: group.members[1]!.id,
    });
    expect(codeOf(await action(host, group.pin, 'next_station', { slug: 'no-such-station' }))).toBe('station-gone');
  });
});

it('brings everyone back to their group from anywhere', async () => {
  const { pin, members, station } = await aGroup(world);
  const { body } = await (await world.signedIn(members[1]!)).get('/api/session/');
  expect(body.group).toEqual({ pin, station_name: station.name, state: 'lobby' });
});
