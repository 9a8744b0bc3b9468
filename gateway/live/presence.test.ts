import { HOST_AWAY_SECONDS } from '~/domain/group-practice/contract';
import { presenceOf } from '~/domain/group-practice/presence';
import { aGuest } from '~/infra/tooling/testing/factories/accounts';
import { aGroup, type TestGroup } from '~/infra/tooling/testing/factories/group-practice';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';
import { Presence, PRESENCE_MS } from './presence';
import { presenceNames } from './presence-names';

const world = openWorld();

const lobby = async ({ pin, members }: TestGroup) =>
  (await (await world.signedIn(members.at(-1)!)).post('/api/group-study/check/', { pin })).body;
const presences = async (group: TestGroup) =>
  (await lobby(group)).members.map((member: { presence: string }) => member.presence);
/** Those who are still about say so, as their sockets and polls do. */
const about = (group: TestGroup, ...members: number[]) =>
  world.gateway.presence.seen(members.map((index) => presenceOf(group.pin, group.members[index]!.id)));

async function pass(milliseconds: number): Promise<void> {
  world.clock.advance(milliseconds);
  await world.gateway.presence.sweep();
  await world.drain();
}

describe('presence', () => {
  it('turns to away 10 s after somebody was last seen, and back at once', async () => {
    const group = await aGroup(world);
    await about(group, 0, 1, 2);
    await pass(PRESENCE_MS - 1);
    expect(await presences(group)).toEqual(['here', 'here', 'here']);
    await about(group, 0, 2);
    await pass(2);
    expect(await presences(group)).toEqual(['here', 'away', 'here']);
    await about(group, 1);
    expect(await presences(group)).toEqual(['here', 'here', 'here']);
  });

  it('is kept by a watching socket and by polling alike', async () => {
    const group = await aGroup(world);
    await about(group, 0, 1, 2);
    const socket = await TestSocket.open(await world.listen(), await world.signedIn(group.members[1]!));
    await socket.watch('group.status', group.pin);
    expect(world.gateway.live.presences()).toContain(presenceOf(group.pin, group.members[1]!.id));
    world.clock.advance(PRESENCE_MS - 1_000);
    await world.gateway.presence.seen(world.gateway.live.presences());
    await (await world.signedIn(group.members[2]!)).post('/api/group-study/status/', { pin: group.pin });
    await pass(2_000);
    expect(await presences(group)).toEqual(['away', 'here', 'here']);
    socket.close();
  });

  it('comes back with the first poll', async () => {
    const group = await aGroup(world);
    await about(group, 0, 1, 2);
    await pass(PRESENCE_MS + 1);
    await world.gateway.presence.polled(presenceOf(group.pin, group.members[1]!.id));
    expect(await presences(group)).toEqual(['away', 'here', 'away']);
  });

  it('comes right again when Postgres did not hear of a coming', async () => {
    const group = await aGroup(world);
    await about(group, 0, 1, 2);
    await pass(PRESENCE_MS + 1);
    // As a gateway leaves it that dies between telling Redis and telling Postgres.
    await world.deps.redis.zadd(
      world.deps.key('presence'),
      world.clock.now().getTime() + PRESENCE_MS,
      presenceNames(world.deps).toRedis(presenceOf(group.pin, group.members[1]!.id)),
    );
    await about(group, 1);
    expect((await presences(group))[1]).toBe('away');
    await world.gateway.presence.reconcile();
    expect((await presences(group))[1]).toBe('here');
  });

  it('comes right again when Redis was wiped', async () => {
    const group = await aGroup(world);
    await about(group, 0, 1, 2);
    await world.deps.redis.del(world.deps.key('presence'));
    await pass(60_000);
    expect(await presences(group)).toEqual(['here', 'here', 'here']);
    await world.gateway.presence.reconcile();
    await about(group, 2);
    world.clock.advance(PRESENCE_MS / 2);
    await about(group, 2);
    await pass(PRESENCE_MS / 2 + 1);
    expect(await presences(group)).toEqual(['away', 'away', 'here']);
  });
});

describe('a sweep', () => {
  it('of 5,000 people is one change for each lobby, also if several gateways sweep', async () => {
    const { station, host } = await aGroup(world);
    const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);
    const until = new Date(world.clock.now().getTime() + 3_600_000);
    await sql(
      `INSERT INTO group_sessions (pin, host_id, station_id, state, chat_link, clock_total, clock_remaining, clock_minutes, expires_at)
       SELECT (800000000 + n)::text, $1, $2, 'lobby', 'https://chat.example/' || n, 0, 0, 0, $3 FROM generate_series(1, 1000) AS n`,
      [host.id, station.id, until],
    );
    await sql(
      `INSERT INTO accounts (id, guest, display_name) SELECT 30000000 + n, true, 'Stale ' || n FROM generate_series(0, 4999) AS n`,
    );
    await sql(
      `INSERT INTO group_members (session_id, account_id, joined_at)
       SELECT s.id, 30000000 + (s.pin::int - 800000001) * 5 + seat, $1 FROM group_sessions s, generate_series(0, 4) AS seat WHERE s.pin LIKE '80000%'`,
      [world.clock.now()],
    );
    const members: { pin: string; account_id: number }[] = await sql(
      `SELECT s.pin, m.account_id FROM group_members m JOIN group_sessions s ON s.id = m.session_id WHERE s.pin LIKE '80000%'`,
    );
    const past = world.clock.now().getTime() - 1;
    const { toRedis } = presenceNames(world.deps);
    // In one command: the gateway's own sweep must not find half of a lobby.
    await world.deps.redis.zadd(
      world.deps.key('presence'),
      ...members.flatMap(({ pin, account_id }) => [past, toRedis(presenceOf(pin, account_id))]),
    );
    // On a busy machine the sweeps take longer than the set outlives its last renewal.
    await world.deps.redis.persist(world.deps.key('presence'));
    const other = await world.anotherGateway();
    await Promise.all([world.gateway.presence.sweep(), world.gateway.presence.sweep(), other.gateway.presence.sweep()]);
    expect(
      await sql(
        `SELECT count(*)::int AS here FROM group_members m JOIN group_sessions s ON s.id = m.session_id WHERE s.pin LIKE '80000%' AND m.away_since IS NULL`,
      ),
    ).toEqual([{ here: 0 }]);
    // Members of one lobby whom two batches of Redis hold are two changes; all others are one.
    const changes: { version: number; groups: number }[] = await sql(
      `SELECT version, count(*)::int AS groups FROM group_sessions WHERE pin LIKE '80000%' GROUP BY version ORDER BY version`,
    );
    expect(changes[0]!.version).toBe(2);
    expect(changes.reduce((sum, { version, groups }) => sum + (version - 1) * groups, 0)).toBeLessThanOrEqual(
      1_000 + 25,
    );
    expect(await world.deps.redis.zcount(world.deps.key('presence'), '-inf', past)).toBe(0);
  });

  it('is never begun while another one of the same gateway runs', async () => {
    let running = 0;
    let most = 0;
    const turns: (() => void)[] = [];
    const presence = new Presence(
      { ...world.deps, key: (name) => `${world.deps.key(name)}-of-its-own` },
      {
        slow: {
          returned: () => Promise.resolve(),
          recorded: () => Promise.resolve([]),
          async left() {
            most = Math.max(most, (running += 1));
            await new Promise<void>((resolve) => turns.push(resolve));
            running -= 1;
          },
        },
      },
    );
    await world.deps.redis.zadd(`${world.deps.key('presence')}-of-its-own`, world.clock.now().getTime() - 1, 'slow:1');
    const sweeps = [presence.sweep(), presence.sweep(), presence.sweep()];
    while (turns.length === 0) await new Promise((resolve) => setImmediate(resolve));
    // Those who asked meanwhile share one that comes after it.
    expect(sweeps[1]).toBe(sweeps[2]);
    turns[0]!();
    await Promise.all(sweeps);
    expect(most).toBe(1);
    expect(turns).toHaveLength(1);
  });
});

describe('hosting', () => {
  it('passes on when the host has been away for 30 s, not before', async () => {
    const group = await aGroup(world);
    await about(group, 0, 1, 2);
    await pass(PRESENCE_MS + 1);
    await about(group, 1, 2);
    await pass(HOST_AWAY_SECONDS * 1_000 - 2);
    await about(group, 1, 2);
    expect((await lobby(group)).host_id).toBe(group.host.id);
    await pass(2);
    expect((await lobby(group)).host_id).toBe(group.members[1]!.id);
  });

  it('stays with a host who is back in time', async () => {
    const group = await aGroup(world);
    await about(group, 0, 1, 2);
    await pass(PRESENCE_MS + 1);
    await about(group, 0, 1, 2);
    world.clock.advance(HOST_AWAY_SECONDS * 1_000);
    await about(group, 0, 1, 2);
    await pass(1);
    expect((await lobby(group)).host_id).toBe(group.host.id);
  });

  it('goes to the first member who comes back if everyone was away', async () => {
    const group = await aGroup(world);
    await about(group, 0, 1, 2);
    await pass(PRESENCE_MS + 1);
    await pass(HOST_AWAY_SECONDS * 1_000 + 1);
    await about(group, 2);
    expect((await lobby(group)).host_id).toBe(group.members[2]!.id);
  });

  it('goes to the next who joins if the host has been away for long and nobody else is here', async () => {
    const group = await aGroup(world, { others: [] });
    await about(group, 0);
    await pass(PRESENCE_MS + 1);
    await pass(HOST_AWAY_SECONDS * 1_000 - 1);
    const [early, late] = [await aGuest(world, 'Noor'), await aGuest(world, 'Iris')];
    await (await world.signedIn(early)).post(`/join/${group.pin}/`);
    expect((await lobby({ ...group, members: [early] as TestGroup['members'] })).host_id).toBe(group.host.id);
    await (await world.signedIn(early)).post(`/group-study/${group.pin}/`, { data_request: 'leave' });
    world.clock.advance(1);
    await (await world.signedIn(late)).post(`/join/${group.pin}/`);
    expect((await lobby({ ...group, members: [late] as TestGroup['members'] })).host_id).toBe(late.id);
  });

  it('does not stay with a host who left while everybody else was away', async () => {
    const group = await aGroup(world);
    await about(group, 0, 1, 2);
    world.clock.advance(PRESENCE_MS - 1);
    await about(group, 0);
    await pass(2);
    await (await world.signedIn(group.host)).post(`/group-study/${group.pin}/`, { data_request: 'leave' });
    await about(group, 2);
    expect((await lobby(group)).host_id).toBe(group.members[2]!.id);
  });

  it('goes to a guest only when nobody else is here', async () => {
    const group = await aGroup(world, { others: [await aGuest(world, 'Noor')] });
    await about(group, 0, 1);
    await pass(PRESENCE_MS - 1);
    await about(group, 1);
    await pass(2);
    world.clock.advance(HOST_AWAY_SECONDS * 1_000);
    await about(group, 1);
    await pass(1);
    expect((await lobby(group)).host_id).toBe(group.members[1]!.id);
  });
});
