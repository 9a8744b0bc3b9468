import { REPORTS_PER_HOUR } from '~/domain/ops/browser-errors/contract';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const PATH = '/api/browser-errors/';
const report = (more: object = {}) => ({
  name: 'TypeError',
  message: 'Cannot read properties of undefined (reading <text>)',
  component: 'RunPage',
  route: '/learn/quiz/:quizlog_id/',
  build: 'index-1a2b3c4d',
  browser: 'Chrome 141',
  stack: ['run-page-1a2b.js:12:345'],
  ...more,
});

async function staff() {
  const client = await world.signedIn(await aPerson(world, { roles: ['staff'] }));
  return async () =>
    (await client.get('/ops/browser-errors/')).body as {
      last_15_minutes: number;
      last_24_hours: number;
      kinds: Record<string, unknown>[];
    };
}

beforeEach(async () => {
  await world.deps.dataSource.query('DELETE FROM browser_errors');
  await world.deps.dataSource.query('DELETE FROM browser_error_minutes');
});

describe('an error in a browser', () => {
  it('is counted by its kind, from visitors and members, and shown to staff with its build', async () => {
    const shown = await staff();
    const [stranger, learner] = [world.client(), await world.signedIn(await aPerson(world))];
    expect((await stranger.post(PATH, report())).status).toBe(200);
    const first = world.clock.now().toISOString();
    world.clock.advance(60_000);
    expect((await learner.post(PATH, report({ browser: 'Firefox 140' }))).status).toBe(200);
    await learner.post(PATH, report({ build: 'index-5e6f7a8b' }));
    const { last_15_minutes, last_24_hours, kinds } = await shown();
    expect([last_15_minutes, last_24_hours]).toEqual([3, 3]);
    expect(kinds.map(({ build, count, browser }) => [build, count, browser])).toEqual([
      ['index-5e6f7a8b', 1, 'Chrome 141'],
      ['index-1a2b3c4d', 2, 'Firefox 140'],
    ]);
    expect(kinds[1]).toMatchObject({
      ...report({ browser: 'Firefox 140' }),
      first_seen: first,
      last_seen: world.clock.now().toISOString(),
    });
  });

  it('is counted for 15 minutes and for a day, and its kind stays', async () => {
    const shown = await staff();
    await world.client().post(PATH, report());
    world.clock.advance(16 * 60_000);
    expect(await shown()).toMatchObject({ last_15_minutes: 0, last_24_hours: 1 });
    world.clock.advance(24 * 3_600_000);
    await world.client().post(PATH, report({ message: 'another' }));
    const { last_15_minutes, last_24_hours, kinds } = await shown();
    expect([last_15_minutes, last_24_hours, kinds.length]).toEqual([1, 1, 2]);
    const [{ count }] = (await world.deps.dataSource.query('SELECT count(*)::int FROM browser_error_minutes')) as [
      { count: number },
    ];
    expect(count).toBe(1);
  });

  it.each([
    ['an address instead of a pattern', { route: '/group-study/?pin=123456789' }],
    ['a position outside of our chunks', { stack: ['chrome-extension://abc/x.js:1:1'] }],
    ['a whole user agent', { browser: 'Mozilla/5.0 (X11; Linux x86_64)' }],
    ['a long message', { message: 'x'.repeat(301) }],
    ['too many positions', { stack: Array.from({ length: 13 }, () => 'a.js:1:1') }],
    ['no build', { build: '' }],
  ])('is refused with %s', async (_, more) => {
    expect((await world.client().post(PATH, report(more))).status).toBe(422);
    expect((await (await staff())()).kinds).toEqual([]);
  });

  it('is refused above 8 KiB, and above sixty an hour of one person', async () => {
    const learner = await world.signedIn(await aPerson(world));
    expect((await learner.post(PATH, report({ message: 'x'.repeat(9_000) }))).status).toBe(413);
    for (let sent = 0; sent < REPORTS_PER_HOUR; sent += 1)
      expect((await learner.post(PATH, report())).status).toBe(200);
    expect((await learner.post(PATH, report())).status).toBe(429);
    const other = await world.signedIn(await aPerson(world));
    expect((await other.post(PATH, report())).status).toBe(200);
  });

  it('is shown by every gateway, also by one that was started later, and counted in the metrics of its own', async () => {
    await world.client().post(PATH, report());
    const { gateway } = await world.anotherGateway();
    const client = await world.signedIn(await aPerson(world, { roles: ['staff'] }), gateway);
    expect((await client.get('/ops/browser-errors/')).body).toMatchObject({
      last_15_minutes: 1,
      kinds: [{ name: 'TypeError' }],
    });
    expect((await world.app.inject('/metrics')).body).toMatch(/^wardmates_browser_errors_total [1-9]/m);
  });
});
