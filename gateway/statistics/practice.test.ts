import { joinGroup } from '~/domain/group-practice/join-group';
import { METRICS, type Metric } from '~/domain/acts/metrics';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aSeeker } from '~/infra/tooling/testing/factories/audio-pairing';
import { aGroup } from '~/infra/tooling/testing/factories/group-practice';
import { anAttempt } from '~/infra/tooling/testing/factories/stations';
import { counted, rebuilt } from '~/infra/tooling/testing/factories/statistics';
import { openWorld } from '~/infra/tooling/testing/world';

describe('whether practice succeeds', () => {
  const world = openWorld();
  const sql = <T>(text: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(text, values);
  /** How often it was counted so far, of everybody. */
  async function countOf(metric: Metric): Promise<number> {
    await counted(world);
    const [row] = await sql<{ count: number }>(
      `SELECT coalesce(sum(count), 0)::int AS count FROM statistics_counts WHERE metric = $1 AND span = 3 AND country = '*' AND stage = -1`,
      [METRICS[metric]],
    );
    return row!.count;
  }
  const submitted = async (pin: string, round: number) => {
    const [{ id }] = (await sql<{ id: number }>('SELECT id FROM group_sessions WHERE pin = $1', [pin])) as [
      { id: number },
    ];
    await anAttempt(world, { group: { session_id: id, round } as never });
  };

  beforeAll(() => rebuilt(world));

  it('a group counts when its second member comes, and as finished with its first station', async () => {
    const host = await aPerson(world);
    const alone = await aGroup(world, { host, others: [] });
    expect([await countOf('group'), await countOf('joined')]).toEqual([0, 0]);
    await sql('DELETE FROM group_members WHERE session_id = (SELECT id FROM group_sessions WHERE pin = $1)', [
      alone.pin,
    ]);
    const { pin } = await aGroup(world);
    expect([await countOf('group'), await countOf('joined'), await countOf('groupFinished')]).toEqual([1, 2, 0]);
    await submitted(pin, 1);
    expect(await countOf('groupFinished')).toBe(1);
    await submitted(pin, 2);
    expect(await countOf('groupFinished')).toBe(1);
  });

  it('is answered to staff as shares and counts of a month, which few people do not show', async () => {
    const staff = await world.signedIn(await aPerson(world, { roles: ['learner', 'staff'] }));
    const now = world.clock.now();
    const [few, many] = [-3, -2].map((months) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)));
    const put = (metric: Metric, month: Date, count: number) =>
      sql(
        `INSERT INTO statistics_counts (metric, span, country, stage, bucket, count, people, kept_count, kept_people)
         VALUES ($1, 3, '*', -1, $2, $3::int, $3::int, $3::int, $3::int)`,
        [METRICS[metric], month, count],
      );
    const counts = {
      group: 20,
      groupFinished: 15,
      search: 10,
      found: 5,
      station: 30,
      joined: 20,
      session: 40,
    } as const;
    for (const [metric, count] of Object.entries(counts)) await put(metric as Metric, many!, count);
    for (const metric of ['group', 'groupFinished', 'station', 'joined', 'session'] as const)
      await put(metric, few!, 3);
    const ask = async (data_request: string) => {
      const { body } = await staff.post('/content/staff/statistics/', { data_request, window: 5 });
      const at = (month: Date) =>
        body.chartData.map(({ id, data }: { id: string; data: { x: string; y: number | null }[] }) => [
          id,
          data.find(({ x }) => x === month.toISOString())!.y,
        ]);
      return { format: body.chartSettings.format, many: at(many!), few: at(few!) };
    };
    expect(await ask('practice_shares')).toEqual({
      format: 'percent',
      many: [
        ['groups', 75],
        ['searches', 50],
      ],
      few: [
        ['groups', null],
        ['searches', null],
      ],
    });
    expect(await ask('stations_done')).toMatchObject({
      format: 'number',
      many: [
        ['stations', 30],
        ['joined', 20],
      ],
      few: [
        ['stations', null],
        ['joined', null],
      ],
    });
    expect((await ask('sessions_chart')).many).toEqual([
      ['sessions', 40],
      ['session-people', 40],
    ]);
    await sql('DELETE FROM statistics_counts WHERE bucket = ANY ($1)', [[few, many]]);
  });

  it('a search counts once, and as found once, also where it goes on after the partner left', async () => {
    const [first, second] = [await aSeeker(world), await aSeeker(world)];
    await first.search();
    await first.search();
    expect([await countOf('search'), await countOf('found')]).toEqual([1, 0]);
    await second.search();
    expect([await countOf('search'), await countOf('found')]).toEqual([2, 2]);
    const groups = await countOf('group');
    // Put back with the time of the search, and found again.
    const [{ waiting_since }] = (await sql<{ waiting_since: Date }>(
      'SELECT waiting_since FROM pairing_members WHERE account_id = $1',
      [first.person.id],
    )) as [{ waiting_since: Date }];
    await sql('UPDATE pairing_members SET left_at = $2 WHERE account_id = ANY ($1)', [
      [first.person.id, second.person.id],
      world.clock.now(),
    ]);
    await sql(`UPDATE pairing_searches SET state = 'idle', pairing_id = NULL WHERE account_id = $1`, [
      second.person.id,
    ]);
    await sql(
      `UPDATE pairing_searches SET state = 'searching', waiting_since = $2, pairing_id = NULL WHERE account_id = $1`,
      [first.person.id, waiting_since],
    );
    const third = await aSeeker(world);
    await third.search();
    expect([await countOf('search'), await countOf('found')]).toEqual([3, 3]);
    expect(await countOf('group')).toBe(groups + 1);
  });

  it('counts once what two do at once, or two tabs of one person', async () => {
    const before = [await countOf('group'), await countOf('joined'), await countOf('search')];
    const { pin } = await aGroup(world, { others: [] });
    const others = [await aPerson(world), await aPerson(world)];
    await Promise.all(
      [...others, ...others].map((person) => world.deps.inTransaction((tx) => joinGroup(tx, person, pin))),
    );
    const seeker = await aSeeker(world);
    await Promise.all([seeker.search(), seeker.search(), seeker.search()]);
    const after = [await countOf('group'), await countOf('joined'), await countOf('search')];
    await seeker.stop();
    expect(after.map((count, index) => count - before[index]!)).toEqual([1, 2, 1]);
  });
});
