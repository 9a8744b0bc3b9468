import { randomUUID } from 'node:crypto';
import { setGone } from '~/domain/group-practice/presence';
import { TRIED_GROUPS } from '~/domain/group-practice/try-contract';
import { TRIED_GROUP_LASTS } from '~/domain/group-practice/try-group';
import { NO_GRADES } from '~/domain/stations/marking';
import type { TestClient } from '~/infra/tooling/testing/client';
import { aPerson, aRegistration, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { examining } from '~/infra/tooling/testing/factories/round-marks';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld({ own: true, trustProxy: true });
const PAGE = '/try/group/';
const { checklist } = examining(world);
const codeOf = (answer: { body: { type: string } }) => answer.body.type.replace('/problems/', '');
const pinOf = ({ body }: { body: { next_url: string } }) => /^\/group-study\/(\d{9})\/$/.exec(body.next_url)![1]!;
const lobbyOf = (client: TestClient, pin: string) => client.get(`/group-study/${pin}/`);
const meOf = async (client: TestClient): Promise<{ id: number; name: string; guest: boolean }> =>
  (await client.get('/api/session/')).body.person;
const open = (client: TestClient, slug: string, name?: string, submission_id?: string) =>
  client.post(PAGE, { slug, name, submission_id });

const signIn = (client: TestClient, { username }: { username: string | null }) =>
  client.post('/login/', { username, password: TEST_PASSWORD });

let station: Awaited<ReturnType<typeof aStation>>;
beforeAll(async () => {
  station = await aStation(world);
});

/** A visitor who has opened a group. */
async function aHost(name = 'Noor') {
  const client = world.client();
  const opened = await open(client, station.slug, name);
  expect(opened.status).toBe(200);
  return { client, pin: pinOf(opened) };
}

async function submit(examiner: TestClient, pin: string): Promise<string> {
  const { status, body } = await examiner.post(checklist({ pin, station }), { timer: 60, submission_id: randomUUID() });
  expect(status).toBe(200);
  return body.next_url;
}

describe('a group of a host without an account', () => {
  it('shows some stations, or the one that is asked for, and wants a name of a visitor only', async () => {
    const visitor = world.client();
    const shown = (await visitor.get(PAGE)).body;
    expect(shown).toMatchObject({ needs_name: true });
    expect(shown.stations[0]).toEqual({ slug: expect.any(String), name: expect.any(String) });
    expect((await visitor.get(`${PAGE}?station=${station.slug}`)).body.stations).toEqual([
      { slug: station.slug, name: station.name },
    ]);
    expect(codeOf(await visitor.get(`${PAGE}?station=no-such-station`))).toBe('station-gone');
    const { client } = await aHost();
    expect((await client.get(PAGE)).body).toMatchObject({ needs_name: false });
  });

  it('is opened under a name, joined by a friend, and practised; each keeps the result with an account, new or not', async () => {
    const { client: host, pin } = await aHost();
    const friend = world.client();
    expect((await friend.post(`/join/${pin}/`, { name: 'Eve' })).status).toBe(200);
    const [me, other] = [await meOf(host), await meOf(friend)];
    expect(me).toMatchObject({ name: 'Noor', guest: true });
    expect((await lobbyOf(host, pin)).body.lobby).toMatchObject({
      host_id: me.id,
      station: { slug: station.slug },
      members: [{ id: me.id }, { id: other.id }],
    });
    const started = await host.post('/api/group-study/start/', { pin, student: other.id, examiner: me.id });
    expect(started.status).toBe(200);
    const summary = await submit(host, pin);

    expect((await friend.post('/register/', aRegistration())).status).toBe(200);
    const account = await aPerson(world);
    expect((await signIn(host, account)).status).toBe(200);
    expect((await host.get(summary)).body).toMatchObject({ mine: false, examiner_name: account.name });
    expect((await friend.get(summary)).body).toMatchObject({ mine: true, candidate_name: 'Eve' });
  });

  it('leaves the part of an account that took part itself, when its guest signs in to it', async () => {
    const { client: host, pin } = await aHost();
    const [me, account] = [await meOf(host), await aPerson(world)];
    const partner = await world.signedIn(account);
    await partner.post(`/join/${pin}/`);
    await host.post('/api/group-study/start/', { pin, student: account.id, examiner: me.id });
    const summary = await submit(host, pin);
    // The guest was the examiner, the account the candidate: one of two parts is nobody's to take.
    expect((await signIn(host, account)).status).toBe(200);
    expect((await partner.get(summary)).body).toMatchObject({ mine: true, examiner_name: 'Noor' });
  });

  it('goes on while its members get an account: seats, hosting, parts and marks are those of the accounts', async () => {
    const { client: host, pin } = await aHost();
    const friend = world.client();
    await friend.post(`/join/${pin}/`, { name: 'Eve' });
    const [me, other] = [await meOf(host), await meOf(friend)];
    const lobby = async () => (await lobbyOf(host, pin)).body.lobby;

    expect((await friend.post('/register/', aRegistration())).status).toBe(200);
    expect((await lobby()).members).toMatchObject([{ id: me.id }, { id: other.id, guest: false }]);
    const eve = await aPerson(world);
    const third = world.client();
    await third.post(`/join/${pin}/`, { name: 'Ada' });
    await signIn(third, eve);
    const members = [{ id: me.id }, { id: other.id }, { id: eve.id, guest: false, role: 'none' }];
    expect((await lobby()).members).toMatchObject(members);

    await host.post('/api/group-study/start/', { pin, student: eve.id, examiner: me.id });
    const ticked = [station.item_ids[1]!];
    const marks = { ticked, revision: 1, turn: 0, comments: '', grades: NO_GRADES, submission_id: randomUUID() };
    const sheet = checklist({ pin, station });
    expect((await host.post(sheet, { data_request: 'save_marks', ...marks })).status).toBe(200);
    const account = await aPerson(world);
    expect((await signIn(host, account)).status).toBe(200);
    expect((await lobby()).members).toMatchObject([
      { id: other.id },
      { id: eve.id, role: 'student' },
      { id: account.id, role: 'examiner' },
    ]);
    expect((await lobby()).host_id).toBe(account.id);
    expect((await host.get(sheet)).body.draft).toMatchObject({ ticked });
    const summary = await submit(host, pin);
    expect((await host.get(summary)).body).toMatchObject({ examiner_name: account.name, candidate_name: eve.name });
    expect((await third.get(summary)).body).toMatchObject({ mine: true });
  });

  it('stays that of a host who is alone, or whose friends are guests, and signs in', async () => {
    const { client: host, pin } = await aHost();
    const first = await aPerson(world);
    expect((await signIn(host, first)).status).toBe(200);
    expect((await lobbyOf(host, pin)).body.lobby).toMatchObject({ host_id: first.id, members: [{ id: first.id }] });

    const guest = await aHost();
    const friend = world.client();
    await friend.post(`/join/${guest.pin}/`, { name: 'Eve' });
    // Away: they sign in on another page.
    await world.deps.inTransaction(async (tx) => setGone(tx, guest.pin, [(await meOf(guest.client)).id]));
    const second = await aPerson(world);
    await signIn(guest.client, second);
    expect((await lobbyOf(guest.client, guest.pin)).body.lobby).toMatchObject({
      host_id: second.id,
      members: [{ name: 'Eve' }, { id: second.id, presence: 'away' }],
    });
  });

  it('has one seat for a guest and the account that they sign in to', async () => {
    const { client: host, pin } = await aHost();
    const account = await aPerson(world);
    const phone = await world.signedIn(account);
    await phone.post(`/join/${pin}/`);
    await phone.post(`/group-study/${pin}/`, { data_request: 'choose_role', role: 'student' });
    await signIn(host, account);
    expect((await lobbyOf(phone, pin)).body.lobby).toMatchObject({
      host_id: account.id,
      members: [{ id: account.id, role: 'student' }],
    });
  });

  it('is not opened without a name or a station, and no guest is left behind', async () => {
    const visitor = world.client();
    expect(codeOf(await open(visitor, station.slug))).toBe('name-required');
    expect(codeOf(await open(visitor, station.slug, ' '))).toBe('name-required');
    expect(codeOf(await open(visitor, 'no-such-station', 'Noor'))).toBe('station-gone');
    expect(await meOf(visitor)).toBeNull();
  });

  it('is one at a time: asked for again, the guest goes on with the one that they are in; at most three', async () => {
    const { client, pin } = await aHost();
    const other = await aStation(world);
    for (let opened = 1; ; opened += 1) {
      const again = await open(client, other.slug);
      if (opened > TRIED_GROUPS) break;
      expect(again.status).toBe(200);
      if (opened === 1) expect(pinOf(again)).toBe(pin);
      expect((await client.post(`/group-study/${pinOf(again)}/`, { data_request: 'end_session' })).status).toBe(200);
      if (opened === TRIED_GROUPS) break;
      expect(pinOf(await open(client, other.slug))).not.toBe(pinOf(again));
    }
    const refused = await open(client, other.slug);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'trial-over']);
  });

  it('is opened once by a visitor who never saw the answer and presses again', async () => {
    const submission_id = randomUUID();
    const lost = await Promise.all([
      open(world.client(), station.slug, 'Noor', submission_id),
      open(world.client(), station.slug, 'Noor', submission_id),
    ]);
    const again = world.client();
    const pin = pinOf(await open(again, station.slug, 'Noor', submission_id));
    expect(lost.map(pinOf)).toEqual([pin, pin]);
    const me = await meOf(again);
    expect((await lobbyOf(again, pin)).body.lobby).toMatchObject({ host_id: me.id, members: [{ id: me.id }] });
    // Once they have an account, the id opens nothing of theirs any more.
    expect((await again.post('/register/', aRegistration())).status).toBe(200);
    const stranger = world.client();
    expect(pinOf(await open(stranger, station.slug, 'Eve', submission_id))).not.toBe(pin);
    expect((await meOf(stranger)).id).not.toBe(me.id);
  });

  it('ends after two hours, whatever happens in it', async () => {
    const { client, pin } = await aHost();
    world.clock.advance(TRIED_GROUP_LASTS - 60_000);
    expect((await world.client().post(`/join/${pin}/`, { name: 'Eve' })).status).toBe(200);
    expect((await client.post(`/group-study/${pin}/`, { data_request: 'choose_role', role: 'student' })).status).toBe(
      200,
    );
    world.clock.advance(60_000);
    expect(codeOf(await lobbyOf(client, pin))).toBe('group-ended');
    expect(codeOf(await world.client().post(`/join/${pin}/`, { name: 'Ada' }))).toBe('pin-wrong');
  });

  it('is a group like any other if its host has an account', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const pin = pinOf(await open(client, station.slug));
    world.clock.advance(TRIED_GROUP_LASTS);
    expect((await lobbyOf(client, pin)).body.lobby.host_id).toBe(person.id);
    expect(pinOf(await open(client, station.slug))).not.toBe(pin);
  });

  it('takes work if many were opened from one address', async () => {
    const school = { headers: { 'x-forwarded-for': '198.51.100.7' } };
    const visitors = Array.from({ length: 61 }, () => world.client());
    const answers = await Promise.all(
      visitors.map((visitor) => visitor.post(PAGE, { slug: station.slug, name: 'Noor' }, school)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    const refused = answers.findIndex(({ status }) => status !== 200);
    expect(codeOf(answers[refused]!)).toBe('work-needed');
    const worked = await visitors[refused]!.post(
      PAGE,
      { slug: station.slug, name: 'Noor' },
      { ...school, works: true },
    );
    expect(worked.status).toBe(200);
  });
});
