/** Files of a group share one world. What one of them leaves behind must not reach the next. */
import { aPerson } from './factories/accounts';
import { openWorld } from './world';

let before: Date;

describe('a file that leaves much behind', () => {
  const world = openWorld();

  it('writes rows, keys and outbox rows, opens a gateway and moves the clock', async () => {
    await aPerson(world);
    await world.deps.redis.set(world.deps.key('left'), '1');
    await world.anotherGateway();
    world.clock.advance(60_000);
    before = world.clock.now();
  });
});

describe('the next file', () => {
  const world = openWorld();

  it('finds the database as the migrations left it', async () => {
    const rows = await world.deps.dataSource.query<{ name: string; rows: number }[]>(
      `SELECT relname AS name, (xpath('/row/n/text()', query_to_xml(format('SELECT count(*) AS n FROM %I', relname), true, true, '')))[1]::text::int AS rows
       FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace ORDER BY relname`,
    );
    expect(rows.filter(({ name, rows: count }) => count > 0 && name !== 'migrations')).toEqual([
      { name: 'leaderboard_progress', rows: 1 },
      { name: 'moderation_queue', rows: 1 },
      { name: 'statistics_progress', rows: 1 },
    ]);
  });

  it('finds no key of the file before', async () => {
    expect(await world.deps.redis.keys(`*${world.deps.config.namespace}*`)).toEqual([]);
  });

  it('begins a day later, so that nothing remembered in memory is still valid', () => {
    expect(world.clock.now().getTime() - before.getTime()).toBeGreaterThanOrEqual(86_400_000);
  });
});
