import { HOST_AWAY_SECONDS } from '../../domain/group-practice/contract';
import { presenceOf } from '../../domain/group-practice/presence';
import { aGuest } from '../../infra/testing/factories/accounts';
import { aGroup, type TestGroup } from '../../infra/testing/factories/group-practice';
import { TestSocket } from '../../infra/testing/socket';
import { openWorld } from '../../infra/testing/world';
import { PRESENCE_MS } from './presence';

const world = openWorld();

const lobby = async ({ pin, members }: TestGroup) => (await (await world.signedIn(members.at(-1)!)).post('/api/group-study/check/', { pin })).body;
const presences = async (group: TestGroup) => (await lobby(group)).members.map((member: { presence: string }) => member.presence);
/** Those who are still about say so, as their sockets and polls do. */
const about = (group: TestGroup, ...members: number[]) => world.gateway.presence.seen(members.map((index) => presenceOf(group.pin, group.members[index]!.id)));

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

  it('comes right again when Postgres did not hear of a coming', async () => {
    const group = await aGroup(world);
    await about(group, 0, 1, 2);
    await pass(PRESENCE_MS + 1);
    // As a gateway leaves it that dies between telling Redis and telling Postgres.
    await world.deps.redis.zadd(world.deps.key('presence'), world.clock.now().getTime() + PRESENCE_MS, presenceOf(group.pin, group.members[1]!.id));
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

  it('goes to whoever comes back first when everyone was away', async () => {
    const group = await aGroup(world);
    await about(group, 0, 1, 2);
    await pass(PRESENCE_MS + 1);
    await pass(HOST_AWAY_SECONDS * 1_000 + 1);
    await about(group, 2);
    expect((await lobby(group)).host_id).toBe(group.members[2]!.id);
  });

  it('goes to whoever joins when the host has been away for long and nobody else is here', async () => {
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
