import { DEMO_PASSWORD, loadDemoAccounts } from '~/infra/content/demo-accounts';
import { openWorld } from '~/infra/tooling/testing/world';
import { nearnessOf } from './nearness';

describe('demo accounts', () => {
  const world = openWorld();
  beforeAll(() => loadDemoAccounts(world.deps));
  const signIn = (username: string, headers: Record<string, string> = {}) =>
    world.client().post('/login/', { username, password: DEMO_PASSWORD }, { headers });

  test('sign in from this machine, with their roles in force and no second factor', async () => {
    const client = world.client();
    expect((await client.post('/login/', { username: 'staff1', password: DEMO_PASSWORD })).status).toBe(200);
    expect((await client.get('/api/session/')).body).toMatchObject({ abilities: { operate: true } });
  });

  test('sign in from nowhere else through a proxy that nobody vouches for', async () => {
    const forwarded = { 'x-forwarded-for': '127.0.0.1' };
    for (const name of ['author1', 'moderator1', 'staff1', 'supporter1'])
      expect(await signIn(name, forwarded)).toMatchObject({
        status: 403,
        body: { type: '/problems/demo-machine-only' },
      });
    expect(await signIn('learner1', forwarded)).toMatchObject({ body: { type: '/problems/demo-network-only' } });
    expect(await signIn('staff1', { via: '1.1 tunnel' })).toMatchObject({ status: 403 });
  });
});

describe('demo accounts behind a proxy that is trusted', () => {
  const world = openWorld({ trustProxy: true });
  beforeAll(() => loadDemoAccounts(world.deps));
  const from = async (username: string, address: string) =>
    (
      await world
        .client()
        .post('/login/', { username, password: DEMO_PASSWORD }, { headers: { 'x-forwarded-for': address } })
    ).status;

  test.each([
    ['127.0.0.1', 200, 200],
    ['::1', 200, 200],
    ['192.168.1.20', 403, 200],
    ['10.4.0.1', 403, 200],
    ['198.51.100.7', 403, 403],
    // Only the last hop counts: what the client itself sends proves nothing.
    ['127.0.0.1, 198.51.100.7', 403, 403],
  ])('from %s', async (address, staff, learner) => {
    expect([await from('staff1', address), await from('learner1', address)]).toEqual([staff, learner]);
  });
});

test.each([
  [{}, '127.0.0.1', {}, 'machine'],
  [{}, '::ffff:127.0.0.1', {}, 'machine'],
  [{}, '192.168.0.4', {}, 'network'],
  [{}, '203.0.113.5', {}, 'elsewhere'],
  [{}, '127.0.0.1', { forwarded: 'for=127.0.0.1' }, 'elsewhere'],
  [{ publicUrl: 'https://ward.example' }, '127.0.0.1', {}, 'elsewhere'],
  [{ publicUrl: 'http://localhost:3000' }, '127.0.0.1', {}, 'machine'],
  [{ publicUrl: 'http://192.168.1.7:3000' }, '192.168.1.9', {}, 'network'],
  [{ trustProxy: true }, '127.0.0.1', {}, 'elsewhere'],
  [{ trustProxy: true }, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 'machine'],
] as const)('nearness of %j at %s with %j is %s', (config, ip, headers, nearness) => {
  expect(nearnessOf({ trustProxy: false, publicUrl: undefined, host: '127.0.0.1', ...config }, { ip, headers })).toBe(
    nearness,
  );
});
