import { connectRedis } from '../redis/redis';
import { openSessions, type Sessions } from './sessions';
import { aGuest, aPerson } from '../tooling/testing/factories/accounts';
import { openWorld } from '../tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

const DAY = 86_400_000;

describe('sessions', () => {
  const world = openWorld();
  let sessions: Sessions;
  beforeAll(() => (sessions = openSessions(world.deps)));

  const find = (token: string, through = sessions) => through.find(through.claim(token));
  const copies = () => world.deps.redis.keys(world.deps.key('session:*'));
  const wipeRedis = async () => {
    const keys = await world.deps.redis.keys(world.deps.key('*'));
    if (keys.length > 0) await world.deps.redis.del(keys);
  };

  test('a session finds its person, from Postgres first and then from Redis alone', async () => {
    const person = await aPerson(world, { roles: ['learner', 'author'], language: 'es' });
    const { token } = await sessions.create(person.id);
    expect(await find(token)).toEqual(person);

    const withoutPostgres = openSessions({
      ...world.deps,
      read: {
        ...world.deps.read,
        sql: { all: () => Promise.reject(new Error('asked')), one: () => Promise.reject(new Error('asked')) },
      },
    });
    expect(await find(token, withoutPostgres)).toEqual(person);
  });

  test('neither Postgres nor Redis knows the token', async () => {
    const { token } = await sessions.create((await aPerson(world)).id);
    await find(token);
    const rows = JSON.stringify(await table(world, 'sessions').find());
    const kept = JSON.stringify([await copies(), rows]);
    for (const part of token.split('.').filter((one) => one.length > 20)) expect(kept).not.toContain(part);
  });

  test('a wiped Redis signs nobody out', async () => {
    const guest = await aGuest(world);
    const { token } = await sessions.create(guest.id);
    await find(token);
    await wipeRedis();
    expect(await find(token)).toEqual(guest);
  });

  test('nor does a Redis that cannot be reached', async () => {
    const away = connectRedis('redis://127.0.0.1:1').on('error', () => undefined);
    try {
      const person = await aPerson(world);
      const withoutRedis = openSessions({ ...world.deps, redis: away });
      const { token } = await withoutRedis.create(person.id);
      expect(await find(token, withoutRedis)).toEqual(person);
      await withoutRedis.revoke(token);
      expect(await find(token, withoutRedis)).toBeNull();
    } finally {
      away.disconnect();
    }
  });

  test('a revoked session is over at once, also after Redis was wiped', async () => {
    const { token } = await sessions.create((await aPerson(world)).id);
    await find(token);
    await sessions.revoke(token);
    expect(await find(token)).toBeNull();
    await wipeRedis();
    expect(await find(token)).toBeNull();
  });

  test('a slow reader does not bring a revoked session back', async () => {
    const { token } = await sessions.create((await aPerson(world)).id);
    const { sql } = world.deps.read;
    const slow = openSessions({
      ...world.deps,
      read: {
        ...world.deps.read,
        sql: {
          ...sql,
          one: async (statement, values) => {
            const row = await sql.one(statement, values);
            await sessions.revoke(token);
            return row;
          },
        },
      },
    });
    await find(token, slow);
    expect(await find(token)).toBeNull();
  });

  test('what changed about a person is seen at once in every session of theirs', async () => {
    const person = await aPerson(world);
    const tokens = [(await sessions.create(person.id)).token, (await sessions.create(person.id)).token];
    for (const token of tokens) await find(token);
    await table(world, 'accounts').update({ id: person.id }, { language: 'es', roles: ['learner', 'author'] });
    await sessions.forgetPerson(person.id);
    for (const token of tokens)
      expect(await find(token)).toMatchObject({ language: 'es', roles: ['learner', 'author'] });
  });

  test('a session lasts 30 days, independent of Redis', async () => {
    const { token } = await sessions.create((await aPerson(world)).id);
    world.clock.advance(30 * DAY - 1_000);
    expect(await find(token)).not.toBeNull();
    world.clock.advance(1_000);
    expect(await find(token)).toBeNull();
  });

  test('a session knows when it was last used, to within five minutes, and by which browser', async () => {
    const person = await aPerson(world);
    const { token } = await sessions.create(person.id, undefined, { userAgent: 'x'.repeat(1_000) });
    const row = () => table(world, 'sessions').one({ account_id: person.id });
    const begun = world.clock.now();
    await find(token);
    expect(await row()).toMatchObject({ user_agent: 'x'.repeat(400), last_used_at: begun });
    world.clock.advance(6 * 60_000);
    await wipeRedis();
    await find(token);
    expect((await row()).last_used_at).toEqual(world.clock.now());
  });

  test('a confirmation of identity lasts ten minutes, in that session only', async () => {
    const person = await aPerson(world);
    const one = sessions.claim((await sessions.create(person.id, undefined, { confirmed: true })).token)!;
    const other = sessions.claim((await sessions.create(person.id)).token)!;
    expect([await sessions.isConfirmed(one), await sessions.isConfirmed(other)]).toEqual([true, false]);
    world.clock.advance(10 * 60_000 - 1);
    expect(await sessions.isConfirmed(one)).toBe(true);
    world.clock.advance(1);
    expect(await sessions.isConfirmed(one)).toBe(false);
    await sessions.confirm(other);
    expect([await sessions.isConfirmed(one), await sessions.isConfirmed(other)]).toEqual([false, true]);
  });

  test('all sessions of a person end but the one that stays', async () => {
    const person = await aPerson(world);
    const [stays, ...end] = await Promise.all([1, 2, 3].map(async () => (await sessions.create(person.id)).token));
    const other = (await sessions.create((await aPerson(world)).id)).token;
    await Promise.all([stays!, ...end, other].map((token) => find(token)));
    await sessions.revokeAll(person.id, sessions.claim(stays)!.tokenHash);
    for (const token of end) expect(await find(token)).toBeNull();
    expect(await find(stays!)).toMatchObject({ id: person.id });
    expect(await find(other)).not.toBeNull();
    await sessions.revokeAll(person.id);
    expect(await find(stays!)).toBeNull();
  });

  test('sessions that have run out are cleared away by new ones', async () => {
    const person = await aPerson(world);
    await sessions.create(person.id);
    world.clock.advance(31 * DAY);
    await sessions.create(person.id);
    expect(await table(world, 'sessions').count({ account_id: person.id })).toBe(1);
  });

  test('a session ends with its account', async () => {
    const person = await aPerson(world);
    await sessions.create(person.id);
    await table(world, 'accounts').delete({ id: person.id });
    expect(await table(world, 'sessions').count({ account_id: person.id })).toBe(0);
  });

  test('a made-up, altered or foreign token is refused without a look-up', async () => {
    const { token } = await sessions.create((await aPerson(world)).id);
    const [random, account, signature] = token.split('.') as [string, string, string];
    const foreign = openSessions({
      ...world.deps,
      config: { ...world.deps.config, sessionSecret: 'another secret, as long as the other one' },
    });
    const others = [
      undefined,
      '',
      'x',
      '..',
      `${random}.${account}`,
      `${random}.${Number(account) + 1}.${signature}`,
      `${random}x.${account}.${signature}`,
      `${token}.x`,
      `${random}.${account}.`,
    ];
    for (const other of others) expect(sessions.claim(other)).toBeNull();
    expect(foreign.claim(token)).toBeNull();
    expect(sessions.claim(token)).toMatchObject({ accountId: Number(account) });
  });

  test.each(['a live', 'an ended'])(
    '%s session is one statement for its first request, and none after',
    async (which) => {
      const { token } = await sessions.create((await aPerson(world)).id);
      if (which === 'an ended') await table(world, 'sessions').delete({ token_hash: sessions.claim(token)!.tokenHash });
      const asked: string[] = [];
      const { sql } = world.deps.read;
      const counting = openSessions({
        ...world.deps,
        read: {
          ...world.deps.read,
          sql: {
            all: (statement, values) => (asked.push(statement.name), sql.all(statement, values)),
            one: (statement, values) => (asked.push(statement.name), sql.one(statement, values)),
          },
        },
      });
      for (let times = 0; times < 5; times += 1)
        expect((await find(token, counting)) !== null).toBe(which === 'a live');
      expect(asked).toEqual(['accounts.person-by-session']);
    },
  );
});
