import { clearLearning } from '~/domain/accounts/privacy/clear-learning';
import { ROUNDED_TO } from '~/domain/statistics/round-combined';
import { PEOPLE_PER_PAGE, statisticsWindow } from '~/domain/statistics/contract';
import { bucketOf } from '~/domain/statistics/windows';
import { aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { aBank, type TestQuestion } from '~/infra/tooling/testing/factories/questions';
import { counted, rebuilt } from '~/infra/tooling/testing/factories/statistics';
import { aTakenQuiz } from '~/infra/tooling/testing/factories/taken-quizzes';
import type { TestClient } from '~/infra/tooling/testing/client';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';
import { noteActs } from '~/domain/acts/note-acts';

const PATH = '/content/staff/statistics/';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Point {
  x: string;
  y: number | null;
  under_way?: boolean;
}

describe('the statistics of staff', () => {
  const world = openWorld();
  const sql = <T>(text: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(text, values);
  let questions: TestQuestion[];
  let staff: TestClient;
  /** Signs somebody of staff in; a session does not last as long as some tests. */
  const signInStaff = async () => (staff = await world.signedIn(await aPerson(world, { roles: ['learner', 'staff'] })));

  beforeAll(async () => {
    questions = await aBank(world, 2);
    await rebuilt(world);
  });
  // Each test begins in the middle of a month and a day, with nothing done in the 90 days before but in the first hour of the
  // day and on the first day of the month, by five people: what is hidden beside a small figure.
  beforeEach(async () => {
    await sql(`DELETE FROM sessions`);
    const now = world.clock.now();
    world.clock.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 5, 15, 12, 30) - now.getTime());
    await signInStaff();
    await sql('DELETE FROM statistics_events');
    await sql(
      `INSERT INTO statistics_counts (metric, span, country, stage, bucket, count, people, kept_count, kept_people)
       SELECT metric, span, '*', -1, date_trunc(unit, $1::timestamptz, 'UTC'), 5, 5, 5, 5
         FROM generate_series(1, 13) AS metric, (VALUES (1, 'day'), (2, 'month')) AS held (span, unit)`,
      [world.clock.now()],
    );
  });

  const ask = async (data_request: string, input: Record<string, unknown> = {}, client = staff) => {
    const { status, body } = await client.post(PATH, { data_request, ...input });
    expect(status).toBe(200);
    return body;
  };
  const lineOf = async (data_request: string, id: string, input: Record<string, unknown> = {}): Promise<Point[]> =>
    (await ask(data_request, input)).chartData.find((line: { id: string }) => line.id === id).data;
  const lastOf = async (data_request: string, id: string, input: Record<string, unknown> = {}) =>
    (await lineOf(data_request, id, input)).at(-1)!.y;

  /** Goes on to the next month; what was done lies in one that is over. */
  async function over(): Promise<void> {
    const now = world.clock.now();
    world.clock.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 10) - now.getTime());
    await signInStaff();
  }
  /** The figure of the last month that is over. */
  const monthOf = async (data_request: string, id: string, input: Record<string, unknown> = {}) =>
    (await lineOf(data_request, id, { ...input, window: 5 })).at(-2)!.y;

  /** So many people of a country and a stage who take a quiz of two questions now. */
  async function active(people: number, country = 'GB', training_stage = 3) {
    const made = [];
    for (let one = 0; one < people; one += 1) {
      const person = await aPerson(world);
      await sql('UPDATE accounts SET country = $2, training_stage = $3 WHERE id = $1', [
        person.id,
        country,
        training_stage,
      ]);
      await aTakenQuiz(world, { person, questions });
      made.push(person);
    }
    await counted(world);
    return made;
  }

  // rules: 2.1.6, 2.2.25, 2.2.26, 2.9.19
  it.each([
    [1, 24, 'hour', 'time', HOUR],
    [2, 168, 'hour', 'time', HOUR],
    [3, 30, 'day', 'day', DAY],
    [4, 90, 'day', 'day', DAY],
  ])('window %i has %i buckets, each a %s', async (window, buckets, unit, tooltip, step) => {
    await active(6);
    const { chartData, chartSettings } = await ask('questions_done', { window });
    expect(chartSettings).toMatchObject({ window, unit, tooltip, format: 'number' });
    expect(chartSettings.counted_at).toBe(world.clock.now().toISOString());
    expect(chartData.map(({ id }: { id: string }) => id)).toEqual(['questions', 'cards']);
    const points: Point[] = chartData[0].data;
    expect(points).toHaveLength(buckets);
    expect(points.at(-1)!.y).toBe(12);
    const before = points.slice(0, -1).filter(({ y }) => y !== 0);
    expect(before.map(({ y }) => y)).toEqual([5]);
    const times = points.map(({ x }) => Date.parse(x));
    expect(times.slice(1).every((time, index) => time - times[index]! === step)).toBe(true);
    expect(world.clock.now().getTime() - times.at(-1)!).toBeLessThan(step);
  });

  // rules: 2.9.19
  it('the window of everything has a month for each point, from the first one on', async () => {
    await active(6);
    const points = await lineOf('quizzes_done', 'quizzes', { window: 5 });
    expect(points.at(-1)!.y).toBe(6);
    expect(points.every(({ x }) => x.slice(8) === '01T00:00:00.000Z')).toBe(true);
    const { chartSettings } = await ask('quizzes_done', { window: 5 });
    expect(chartSettings).toMatchObject({ unit: 'month', tooltip: 'date' });
  });

  // rules: 2.2.25
  it('counts people once in an hour, a day and a month, however much they do', async () => {
    const people = await active(6);
    for (const person of people) await aTakenQuiz(world, { person, questions });
    await counted(world);
    expect(await lastOf('questions_done', 'questions')).toBe(24);
    for (const window of [1, 3, 5]) expect(await lastOf('users_chart', 'active', { window })).toBe(6);
    world.clock.advance(HOUR);
    for (const person of people) await aTakenQuiz(world, { person, questions });
    await counted(world);
    expect(await lastOf('users_chart', 'active', { window: 1 })).toBe(6);
    expect(await lastOf('users_chart', 'active', { window: 3 })).toBe(6);
  });

  it('is for a country, a training stage, or both', async () => {
    await active(6, 'GB', 3);
    await active(7, 'ES', 3);
    await active(8, 'ES', 5);
    await over();
    const questionsOf = (group: Record<string, unknown>) => monthOf('questions_done', 'questions', group);
    expect(await questionsOf({})).toBe(42);
    expect(await questionsOf({ country: 'GB' })).toBe(12);
    expect(await questionsOf({ country: 'es' })).toBe(30);
    expect(await questionsOf({ training_stage: 3 })).toBe(26);
    // 16, rounded.
    expect(await questionsOf({ country: 'ES', training_stage: '5' })).toBe(15);
    expect(await questionsOf({ country: 'FR' })).toBe(0);
    expect(await questionsOf({ country: 'all', training_stage: 'all' })).toBe(42);
  });

  it('somebody is counted where they were when they were first active in the month', async () => {
    const [mover, ...others] = await active(12, 'GB');
    await active(6, 'ES');
    await sql(`UPDATE accounts SET country = 'ES' WHERE id = $1`, [mover!.id]);
    for (const person of [mover!, ...others]) await aTakenQuiz(world, { person, questions });
    await counted(world);
    await over();
    expect(await monthOf('questions_done', 'questions', { country: 'GB' })).toBe(48);
    await rebuilt(world);
    expect(await monthOf('questions_done', 'questions', { country: 'GB' })).toBe(48);
  });

  describe('small groups', () => {
    it('fewer than five are not shown, nor a group whose rest they are', async () => {
      await active(9, 'GB');
      await active(4, 'ES');
      await over();
      expect(await monthOf('users_chart', 'active')).toBe(13);
      expect(await monthOf('users_chart', 'active', { country: 'ES' })).toBeNull();
      // 13 less 9 would tell.
      expect(await monthOf('users_chart', 'active', { country: 'GB' })).toBeNull();
      expect(await monthOf('questions_done', 'questions', { country: 'GB' })).toBeNull();
      await active(9, 'GB');
      await active(5, 'ES');
      await over();
      expect(await monthOf('questions_done', 'questions', { country: 'ES' })).toBe(10);
      expect(await monthOf('questions_done', 'questions', { country: 'GB' })).toBe(18);
    });

    it('nor a sum of several small groups that is shown by what is left', async () => {
      await active(9, 'GB');
      await active(6, 'MX');
      await active(2, 'ES');
      await over();
      expect(await monthOf('users_chart', 'active', { country: 'GB' })).toBe(9);
      expect(await monthOf('users_chart', 'active', { country: 'MX' })).toBeNull();
      expect(await monthOf('users_chart', 'active', { country: 'ES' })).toBeNull();
    });

    it('nor an hour or a day that is left of a day or a month', async () => {
      const hours = async (most: number, window = 1) =>
        (await lineOf('questions_done', 'questions', { window })).slice(-most).map(({ y }) => y);
      await active(6);
      world.clock.advance(HOUR);
      await active(3);
      expect(await hours(2)).toEqual([12, null]);
      expect(await lastOf('questions_done', 'questions', { window: 3 })).toBe(18);
      world.clock.advance(HOUR);
      await active(8);
      expect(await hours(3)).toEqual([12, null, 16]);
      // A day that is small, hidden with its hours. The day before is shown: the first of the month is hidden for both.
      world.clock.advance(DAY);
      await active(4);
      const days = (await lineOf('questions_done', 'questions', { window: 3 })).slice(-2).map(({ y }) => y);
      expect(days).toEqual([34, null]);
      expect((await hours(27, 2)).filter((y) => y !== 0)).toEqual([12, null, 16, null]);
      expect(await lastOf('questions_done', 'questions', { window: 5 })).toBe(42);
    });

    it('but what is under way is shown of everybody, from the first busy day of a month on, and said not to be over', async () => {
      await sql('DELETE FROM statistics_counts WHERE bucket >= $1', [bucketOf('month', world.clock.now())]);
      const figures = async () => {
        const hours = await lineOf('questions_done', 'questions', { window: 2 });
        const days = await lineOf('questions_done', 'questions', { window: 4 });
        expect([hours, days].map((line) => line.filter(({ under_way }) => under_way))).toEqual([
          [hours.at(-1)],
          [days.at(-1)],
        ]);
        return [hours, days].map((line) => line.filter(({ y }) => y !== 0).map(({ y }) => y));
      };
      await active(6);
      world.clock.advance(HOUR);
      await active(7);
      expect(await figures()).toEqual([[12, 14], [26]]);
      // Of a country what is under way stays hidden.
      expect(await lastOf('questions_done', 'questions', { window: 4, country: 'GB' })).toBeNull();
      world.clock.advance(DAY);
      await active(8);
      expect(await figures()).toEqual([
        [12, 14, 16],
        [26, 16],
      ]);
      // A small hour is hidden, and another with it: the day without the others would tell.
      world.clock.advance(HOUR);
      await active(3);
      expect((await figures())[0]).toEqual([12, 14, null, null]);
    });

    it('nor a group whose siblings are shown at another moment of the same day', async () => {
      await active(9, 'GB');
      await active(4, 'ES');
      const figures = async () => {
        const found = [];
        for (const country of ['GB', 'ES', 'MX'])
          for (const window of [1, 3, 5]) found.push(await lastOf('questions_done', 'questions', { country, window }));
        return found;
      };
      const nothing = Array.from({ length: 9 }, () => null);
      expect(await figures()).toEqual(nothing);
      // Thirteen were there before: less the nine that would be shown now.
      await active(6, 'MX');
      expect(await figures()).toEqual(nothing);
      expect(await lastOf('questions_done', 'questions', { window: 5 })).toBe(38);
      await over();
      expect(await monthOf('questions_done', 'questions', { country: 'GB' })).toBe(18);
      expect(await monthOf('questions_done', 'questions', { country: 'MX' })).toBeNull();
    });

    it('nor a training stage of those who registered', async () => {
      const since = world.clock.now();
      await active(6, 'GB', 4);
      await active(7, 'GB', 5);
      await active(2, 'GB', 6);
      await sql('UPDATE accounts SET created_at = $1 WHERE created_at >= $1', [since]);
      const bars = await lineOf('users_training_chart', 'registered', { window: 5 });
      const barOf = (stage: number) => bars.find(({ x }) => x === String(stage))?.y;
      expect([barOf(4), barOf(6)]).toContain(null);
      expect(barOf(6)).toBeNull();
    });

    it('nor what is left of exact figures of countries and of stages that are looked at one after the other', async () => {
      // The whole of stage 3 less Spain’s would be the two of Great Britain, and so would all of it less its other stages.
      await active(2, 'GB', 3);
      await active(11, 'GB', 5);
      await active(13, 'ES', 3);
      await active(14, 'ES', 5);
      await over();
      for (const country of ['GB', 'ES'])
        for (const training_stage of [3, 5]) {
          const figure = await monthOf('questions_done', 'questions', { country, training_stage });
          expect(figure === null || figure % ROUNDED_TO === 0).toBe(true);
        }
      expect(await monthOf('questions_done', 'questions', { country: 'GB', training_stage: 3 })).toBeNull();
      expect(await monthOf('questions_done', 'questions')).toBe(80);
      const { list } = await ask('cohorts', { country: 'ES', training_stage: 5 });
      for (const { registered, back_1 } of list)
        for (const people of [registered, back_1]) expect(people === null || people % ROUNDED_TO === 0).toBe(true);
    });
  });

  // rules: 2.2.28, 2.7.16
  it('names roles of a country, and hides those of few', async () => {
    await active(12, 'PT');
    const author = await aPerson(world, { roles: ['learner', 'author'] });
    await sql(`UPDATE accounts SET country = 'PT' WHERE id = $1`, [author.id]);
    await counted(world);
    const { list, text } = await ask('user_country_by_role', { country: 'PT' });
    expect(text).toBe('13');
    const peopleOf = (role: string) => list.find((one: { role: string }) => one.role === role).people;
    expect([peopleOf('learner'), peopleOf('author'), peopleOf('moderator')]).toEqual([13, null, 0]);
    await sql(
      `WITH moved AS (UPDATE accounts SET country = 'GB' WHERE country = 'PT' AND id <> $1 RETURNING id, updated_at)
       ${noteActs('accountChanged', 'SELECT id, updated_at FROM moved')}`,
      [author.id],
    );
    await counted(world);
    expect(await ask('user_country_by_role', { country: 'PT' })).toMatchObject({ text: '<5' });
  });

  describe('lists of people', () => {
    // rules: 2.2.27, 2.9.8
    it('are of a country or training stage, twenty on a page, without an e-mail address, and recorded', async () => {
      const people = await active(PEOPLE_PER_PAGE + 2, 'CL', 7);
      const first = await ask('user_country_list', { country: 'CL', window: 5 });
      expect(first).toMatchObject({ page: 1, pages: 2, count: people.length });
      expect(first.list).toHaveLength(PEOPLE_PER_PAGE);
      expect(Object.keys(first.list[0]).sort()).toEqual([
        'country',
        'id',
        'name',
        'since',
        'training_stage',
        'username',
      ]);
      expect(JSON.stringify(first)).not.toContain('@');
      const second = await ask('user_training_list', { training_stage: 7, window: 5, page: 2 });
      expect(second.list).toHaveLength(2);
      const { look_ups } = (await staff.get('/staff/users/')).body;
      expect(look_ups.slice(0, 2)).toEqual([
        expect.objectContaining({ list: 'user_training_list', training_stage: 7, country: '', page: 2, people: 2 }),
        expect.objectContaining({
          list: 'user_country_list',
          country: 'CL',
          page: 1,
          people: 20,
          by: expect.any(String),
        }),
      ]);
    });

    it('give the supporter tier to those who are chosen, once for a submission, with a reason on record', async () => {
      const people = await active(2, 'CO');
      const account_ids = people.map(({ id }) => id);
      const give = (more: object = {}, client = staff) =>
        client.post('/staff/users/', {
          data_request: 'grant',
          account_ids,
          days: 30,
          reason: 'Won the quiz night',
          submission_id: '7b1d8f1e-5a0c-4f57-9d43-0a3d1f2f8c11',
          ...more,
        });
      expect((await give()).status).toBe(403);
      await staff.post('/api/account/confirm/', { password: TEST_PASSWORD });
      expect((await give({ account_ids: [...account_ids, 2_000_000_000] })).status).toBe(404);
      expect((await give({ reason: ' ' })).status).toBe(422);
      for (let nth = 0; nth < 2; nth += 1) expect((await give()).body).toEqual({ people: 2 });
      const grants = () =>
        sql<{ account_id: number; entitlements: string[]; days: number }>(
          `SELECT account_id, entitlements, round(extract(epoch FROM ends_at - starts_at) / 86400)::int AS days FROM grants WHERE account_id = ANY ($1) ORDER BY account_id`,
          [account_ids],
        );
      expect(await grants()).toEqual(
        account_ids.map((account_id) => ({ account_id, entitlements: ['supporter'], days: 30 })),
      );
      expect(await sql('SELECT people, days, reason FROM staff_grants')).toEqual([
        { people: 2, days: 30, reason: 'Won the quiz night' },
      ]);
      const moderator = await world.signedIn(await aPerson(world, { roles: ['learner', 'moderator'] }));
      expect((await give({}, moderator)).status).toBe(404);
    });

    it('of a window are those who registered in it', async () => {
      const [person] = await active(1, 'PE');
      await sql('UPDATE accounts SET created_at = $2 WHERE id = $1', [
        person!.id,
        new Date(world.clock.now().getTime() - 3 * DAY),
      ]);
      expect((await ask('user_country_list', { country: 'PE', window: 1 })).count).toBe(0);
      expect((await ask('user_country_list', { country: 'PE', window: 2 })).count).toBe(1);
    });
  });

  // rules: 2.7.15, 2.9.18
  it.each([
    { data_request: 'nothing' },
    { data_request: 'users_chart', window: 0 },
    { data_request: 'users_chart', window: 6 },
    { data_request: 'users_chart', window: 'x' },
    { data_request: 'users_chart', country: 'ZZ' },
    { data_request: 'users_chart', country: ['GB'] },
    { data_request: 'users_chart', training_stage: 25 },
    { data_request: 'users_chart', training_stage: -1 },
    { data_request: 'user_country_list', page: 0 },
  ])('refuses %j', async (input) => {
    expect((await staff.post(PATH, input)).status).toBe(422);
  });

  it('pushes to who watches when figures change, and answers the same when it is polled', async () => {
    const socket = await TestSocket.open(await world.listen(), staff);
    const { snapshot } = await socket.watch(statisticsWindow.name, 3);
    await active(1);
    const push = await socket.next(
      ({ resource, version }) => resource === statisticsWindow.name && version > snapshot.version,
    );
    expect(push.snapshot).toMatchObject({ window: 3, counted_at: world.clock.now().toISOString() });
    expect((await staff.post('/staff/statistics/', { data_request: 'status', window: 3 })).body).toEqual(push.snapshot);
    socket.close();
  });

  it('a rebuild is asked for once, and changes nothing', async () => {
    await active(6);
    const before = await ask('questions_done');
    expect((await staff.post('/staff/statistics/', { data_request: 'rebuild' })).body).toEqual({ asked: true });
    expect((await staff.post('/staff/statistics/', { data_request: 'rebuild' })).body).toEqual({ asked: false });
    expect(await world.drain()).toEqual([]);
    expect((await ask('questions_done')).chartData).toEqual(before.chartData);
    expect((await staff.get('/staff/statistics/')).body.rebuilt_at).toBe(world.clock.now().toISOString());
  });

  it('says of a month who came back, what they did first, and when they joined a group', async () => {
    const people = await active(12, 'BO');
    await sql('UPDATE accounts SET created_at = $2 WHERE id = ANY ($1)', [
      people.map(({ id }) => id),
      world.clock.now(),
    ]);
    await rebuilt(world);
    const month = `${world.clock.now().toISOString().slice(0, 7)}-01`;
    const cohortOf = async () =>
      (await ask('cohorts', { country: 'BO' })).list.find((one: { month: string }) => one.month === month);
    expect(await cohortOf()).toMatchObject({ registered: 12, back_1: 0, back_7: 0, back_30: 0, days: 0 });
    expect((await cohortOf()).first).toContainEqual({ what: 'question', people: 12 });
    expect((await cohortOf()).joined).toContainEqual({ when: 'never', people: 12 });
    const take = async (some: typeof people) => {
      for (const person of some) await aTakenQuiz(world, { person, questions });
      await counted(world);
    };
    world.clock.advance(2 * DAY);
    await take(people.slice(0, 4));
    expect((await cohortOf()).back_1).toBeNull();
    await take(people.slice(0, 7));
    expect(await cohortOf()).toMatchObject({ registered: 12, back_1: 7, back_7: 0 });
    world.clock.advance(40 * DAY);
    await signInStaff();
    await take(people.slice(0, 6));
    // The difference would give the seventh away.
    expect(await cohortOf()).toMatchObject({ back_1: 7, back_7: null, back_30: null });
    await world.deps.inTransaction((tx) => clearLearning(tx, people[0]!.id));
    await rebuilt(world);
    expect(await cohortOf()).toMatchObject({ registered: 12, back_1: 7 });
  });
});
