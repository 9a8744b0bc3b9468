import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aStation, anAttempt } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';
import { OTHERS_FOR } from './bind';

const world = openWorld();
const WEEK = 7 * 86_400_000;
const insights = async (person: { id: number }, query = '', base = 'osce-stations') =>
  (await world.signedIn(person)).get(`/insights/${base}/${query}`);
const names = (body: { tries: { items: { name: string }[] } }) => body.tries.items.map(({ name }) => name);

describe("the list of one's tries (spec 3 §2: 'sortable by date, name, label, score, duration')", () => {
  async function someTries() {
    const person = await aPerson(world);
    const made = [
      { name: 'beta', label: 3, ticked: 4, seconds_used: 200 },
      { name: 'Alpha', label: 1, ticked: 1, seconds_used: 300 },
      { name: 'gamma', label: 2, ticked: 2, seconds_used: 100 },
    ];
    for (const { name, label, ticked, seconds_used } of made) {
      world.clock.advance(1_000);
      await anAttempt(world, {
        station: await aStation(world, { name, label }),
        examiner: person,
        ticked,
        seconds_used,
      });
    }
    return person;
  }

  // rules: 3.2.22
  it.each([
    ['date', ['beta', 'Alpha', 'gamma']],
    ['name', ['Alpha', 'beta', 'gamma']],
    ['label', ['Alpha', 'gamma', 'beta']],
    ['score', ['Alpha', 'gamma', 'beta']],
    ['duration', ['gamma', 'beta', 'Alpha']],
  ])('goes by %s, in both directions', async (sort, ascending) => {
    const person = await someTries();
    expect(names((await insights(person, `?sort=${sort}&direction=asc`)).body)).toEqual(ascending);
    expect(names((await insights(person, `?sort=${sort}&direction=desc`)).body)).toEqual([...ascending].reverse());
  });

  it('begins with the newest, and says score, time and label of each', async () => {
    const { body } = await insights(await someTries());
    expect(body.tries.items[0]).toMatchObject({
      name: 'gamma',
      label: 2,
      score: 50,
      seconds_used: 100,
      submitted_at: world.clock.now().toISOString(),
      grades: null,
    });
  });

  // rules: 3.2.21, 3.9.14
  it("has 10 on a page (spec 3 §9: 'Insights list page size: 10'), and of a page that is not there the last", async () => {
    const person = await aPerson(world);
    const station = await aStation(world);
    for (let index = 0; index < 11; index += 1) await anAttempt(world, { station, examiner: person });
    const first = (await insights(person)).body.tries;
    expect([first.items.length, first.page, first.pages, first.count]).toEqual([10, 1, 2, 11]);
    const beyond = (await insights(person, '?page=9')).body.tries;
    expect([beyond.items.length, beyond.page]).toEqual([1, 2]);
  });

  it('holds tries as candidate only, of the style asked for, and those at stations that were removed', async () => {
    const [person, other] = [await aPerson(world), await aPerson(world)];
    const gone = await aStation(world, { name: 'Gone' });
    await anAttempt(world, { station: gone, examiner: other, candidate: person });
    await anAttempt(world, { station: await aStation(world, { style: 3, name: 'Nursing' }), examiner: person });
    await world.deps.dataSource.query('UPDATE stations SET deleted_at = now() WHERE id = $1', [gone.id]);
    expect(names((await insights(person)).body)).toEqual(['Gone']);
    expect(names((await insights(person, '', 'nursing-toc')).body)).toEqual(['Nursing']);
    expect(names((await insights(other)).body)).toEqual([]);
  });

  it('refuses an order that there is none, and an unknown base', async () => {
    const person = await aPerson(world);
    expect((await insights(person, '?sort=price')).status).toBe(422);
    expect((await insights(person, '?direction=up')).status).toBe(422);
    expect((await insights(person, '?page=0')).status).toBe(422);
    expect((await insights(person, '', 'cooking')).status).toBe(404);
  });
});

describe('GP cases (/insights/sca-cases/)', () => {
  // rules: 3.2.23, 3.3.23
  it('have their grades in the list, and four bands for each domain: Clear fail, Fail, Pass, Clear pass', async () => {
    const person = await aPerson(world);
    const station = await aStation(world, { style: 2 });
    await anAttempt(world, { station, examiner: person });
    const { id } = await anAttempt(world, { station, examiner: person });
    await world.deps.dataSource.query(
      `UPDATE station_attempts SET grades = grades || '{"dgd_grade": "clear-fail"}' WHERE id = $1`,
      [id],
    );
    await anAttempt(world, { station });
    const { body } = await insights(person, '', 'sca-cases');
    expect(body.tries.items.map((each: { grades: { dgd_grade: string } }) => each.grades.dgd_grade)).toEqual([
      'clear-fail',
      'pass',
    ]);
    expect(body.domains).toEqual([
      { domain: 'dgd_grade', bands: { 'clear-fail': 1, fail: 0, pass: 1, 'clear-pass': 0 } },
      ...['cmc_grade', 'rto_grade', 'overall_score'].map((domain) => ({
        domain,
        bands: { 'clear-fail': 0, fail: 0, pass: 2, 'clear-pass': 0 },
      })),
    ]);
  });

  it('are the only ones with domains', async () => {
    const { examiner } = await anAttempt(world);
    expect((await insights(examiner)).body.domains).toEqual([]);
    expect((await insights(examiner, '', 'sca-cases')).body.domains).toEqual([]);
  });
});

describe("the weekly line (spec 3 §3: weekly series 'You' and 'Other users')", () => {
  const line = async (person: { id: number }, base = 'ecoe-stations') =>
    (await insights(person, '', base)).body.weekly as {
      weeks_ago: number;
      you: number | null;
      others: number | null;
    }[];

  // rules: 3.1.4, 3.2.24
  it('has 7 points in per cent, and others are all but oneself', async () => {
    const [me, other] = [await aPerson(world), await aPerson(world)];
    const station = await aStation(world, { style: 4 });
    await anAttempt(world, { station, examiner: me, ticked: 1 });
    await anAttempt(world, { station, examiner: other, ticked: 3 });
    world.clock.advance(2 * WEEK);
    await anAttempt(world, { station, examiner: me, ticked: 2 });
    await anAttempt(world, { station, examiner: other, ticked: 4 });
    world.clock.advance(OTHERS_FOR);
    const nothing = (weeks_ago: number) => ({ weeks_ago, you: null, others: null });
    expect(await line(me)).toEqual([
      nothing(6),
      nothing(5),
      nothing(4),
      nothing(3),
      { weeks_ago: 2, you: 25, others: 75 },
      nothing(1),
      { weeks_ago: 0, you: 50, others: 100 },
    ]);
    expect((await line(other)).at(-1)).toEqual({ weeks_ago: 0, you: 100, others: 50 });
  });

  it('shows a try of one’s own at once, and those of others after ten minutes at the latest', async () => {
    world.clock.advance(20 * WEEK);
    const [me, other] = [await aPerson(world), await aPerson(world)];
    const station = await aStation(world, { style: 4 });
    expect((await line(me)).at(-1)).toEqual({ weeks_ago: 0, you: null, others: null });
    world.clock.advance(1_000);
    await anAttempt(world, { station, examiner: me, ticked: 1 });
    await anAttempt(world, { station, examiner: other, ticked: 4 });
    expect((await line(me)).at(-1)).toEqual({ weeks_ago: 0, you: 25, others: null });
    world.clock.advance(600_000);
    expect((await line(me)).at(-1)).toEqual({ weeks_ago: 0, you: 25, others: 100 });
  });

  it('leaves out tries in which nothing could be ticked', async () => {
    world.clock.advance(20 * WEEK);
    const { examiner } = await anAttempt(world, {
      station: await aStation(world, { style: 4, checklist: {} }),
      ticked: 0,
    });
    expect((await line(examiner)).at(-1)).toEqual({ weeks_ago: 0, you: null, others: null });
  });
});

describe('what to practise next', () => {
  it('names the reason and leads to a published station of the style', async () => {
    await world.deps.dataSource.query('UPDATE stations SET published_at = NULL');
    const person = await aPerson(world);
    const station = await aStation(world, { style: 3, label: 2, name: 'Tried' });
    await aStation(world, { style: 3, label: 2, name: 'Fresh' });
    await aStation(world, { style: 3, name: 'Unpublished', published_at: null });
    for (let index = 0; index < 2; index += 1) await anAttempt(world, { station, examiner: person, ticked: 1 });
    const { body } = await insights(person, '', 'nursing-toc');
    expect(body.suggestions).toMatchObject([
      { name: 'Fresh', label: 2, reason: { kind: 'label', label: 2, mean: 25, tries: 2 } },
      { name: 'Tried', slug: station.slug, reason: { kind: 'missed', item: 'Asks about onset', missed: 2, of: 2 } },
    ]);
    // As after a talk whose words cannot show it.
    await world.deps.dataSource.query(
      `UPDATE station_attempts SET sections = replace(sections::text, '"Asks about onset"', '"Asks about onset", "unjudged": true')::jsonb WHERE station_id = $1`,
      [station.id],
    );
    expect((await insights(person, '', 'nursing-toc')).body.suggestions).not.toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining({ item: 'Asks about onset' }) }),
    );
  });
});
