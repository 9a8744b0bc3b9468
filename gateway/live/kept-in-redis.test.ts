import { presenceOf } from '~/domain/group-practice/presence';
import { aGroup } from '~/infra/tooling/testing/factories/group-practice';
import { openWorld } from '~/infra/tooling/testing/world';
import { openCallStore } from './calls/store';

const world = openWorld();

/** All that Redis keeps of this world: the name of a key, what is in it, and the milliseconds until it ends (-1: it does not). */
async function kept(): Promise<{ key: string; value: string; ends: number }[]> {
  const { redis } = world.deps;
  const keys = await redis.keys(`${world.deps.key('')}*`);
  return Promise.all(
    keys.map(async (key) => {
      const kind = await redis.type(key);
      const value =
        kind === 'string'
          ? await redis.get(key)
          : kind === 'hash'
            ? await redis.hgetall(key)
            : kind === 'zset'
              ? await redis.zrange(key, 0, -1)
              : kind;
      return { key: key.slice(world.deps.key('').length), value: JSON.stringify(value), ends: await redis.pttl(key) };
    }),
  );
}

it('what Redis keeps of a group and of who is signed in is hashed, or ends soon', async () => {
  const { pin, members, host } = await aGroup(world);
  const client = await world.signedIn(members[1]!);
  expect((await client.get('/api/session/')).body.person.id).toBe(members[1]!.id);
  await client.get(`/group-study/${pin}/`);
  await world.gateway.presence.seen([presenceOf(pin, host.id)]);
  await world.gateway.presence.sweep();
  await openCallStore(world.deps).join(pin, {
    connection_id: 'a-page',
    person_id: host.id,
    name: host.name,
    muted: false,
  });

  const entries = await kept();
  const [session] = client.cookies.get('wardmates_session')!.split('.');
  for (const { key, value } of entries) expect(`${key} ${value}`).not.toContain(session);
  expect(entries.filter(({ key }) => key.includes(pin))).toEqual([]);
  for (const [name, most] of [
    ['session:', 600_000],
    ['call:', 120_000],
    ['presence', 60_000],
  ] as const) {
    const [found] = entries.filter(({ key }) => key.startsWith(name));
    expect([name, found && found.ends > 0 && found.ends <= most]).toEqual([name, true]);
  }
  expect(entries.filter(({ value }) => value.includes(pin)).map(({ key }) => key)).toEqual([]);
});
