import { randomUUID } from 'node:crypto';
import { NO_GRADES } from '~/domain/stations/marking';
import { refusal } from '~/infra/tooling/testing/client';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aRunningGroup } from '~/infra/tooling/testing/factories/group-practice';
import { aStation, type TestStation } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

const world = openWorld();
const attempts = (station: { id: number }) => table(world, 'station_attempts').find({ station_id: station.id }, 'id');
const address = (station: { slug: string }, query = '') => `/osce-stations/${station.slug}/checklist/${query}`;
const ticks = (ids: number[]) => Object.fromEntries(ids.map((id) => [`c-${id}`, 'on']));

describe('submitting a checklist', () => {
  // rules: 3.3.24, 3.3.27
  it('records the marks and leads to the summary', async () => {
    const person = await aPerson(world);
    const station = await aStation(world);
    const client = await world.signedIn(person);
    const [first, , third] = station.item_ids;
    const answer = await client.post(address(station), {
      ...ticks([first!, third!]),
      timer: 431,
      comments: '<p>Good</p><script>x</script>',
      submission_id: randomUUID(),
    });
    const [attempt] = await attempts(station);
    expect(answer.body).toEqual({ quizlog_id: attempt!.id, next_url: `/osce-stations/summary/${attempt!.id}` });
    expect(attempt).toMatchObject({
      ticked_count: 2,
      total_count: 4,
      ticked: [first, third],
      seconds_used: 431,
      comments: '<p>Good</p>',
      grades: null,
      group_session_id: null,
    });
    expect(attempt).toMatchObject({ examiner_id: person.id, candidate_id: person.id, submitted_at: world.clock.now() });
  });

  it('takes a form as a browser without scripts sends it', async () => {
    const station = await aStation(world);
    const client = await world.signedIn(await aPerson(world));
    const [first, second] = station.item_ids;
    expect(
      (await client.post(address(station), { [`c-${first}`]: 'on', [`c-${second}`]: '0', timer: '12' }, { as: 'form' }))
        .status,
    ).toBe(200);
    expect((await attempts(station))[0]).toMatchObject({ ticked: [first], seconds_used: 12 });
  });

  it('twice under one submission id is once, even ten times in the same instant', async () => {
    const station = await aStation(world);
    const client = await world.signedIn(await aPerson(world));
    await client.get('/api/session/');
    const body = { ...ticks(station.item_ids.slice(0, 1)), submission_id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.post(address(station), body)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.quizlog_id)).size).toBe(1);
    const again = await client.post(address(station), { ...body, ...ticks(station.item_ids) });
    expect(again.body).toEqual(answers[0]!.body);
    expect(await attempts(station)).toHaveLength(1);
  });

  it('for the first time is refused when the station was removed meanwhile; again, it is answered as before', async () => {
    const station = await aStation(world);
    const client = await world.signedIn(await aPerson(world));
    const body = { submission_id: randomUUID() };
    const first = await client.post(address(station), body);
    await world.deps.dataSource.query('UPDATE stations SET deleted_at = now() WHERE id = $1', [station.id]);
    expect((await client.post(address(station), body)).body).toEqual(first.body);
    expect(refusal(await client.post(address(station), { submission_id: randomUUID() }))).toEqual([
      404,
      'station-gone',
    ]);
    expect(await attempts(station)).toHaveLength(1);
  });

  // rules: 3.3.25, 3.4.12
  it('of a GP case without all grades is refused by field', async () => {
    const station = await aStation(world, { style: 2 });
    const client = await world.signedIn(await aPerson(world));
    const submit = (grades: object) =>
      client.post(`/sca-cases/${station.slug}/checklist/`, { ...grades, submission_id: randomUUID() });
    const refused = await submit({ dgd_grade: 'pass', cmc_grade: 'fail', rto_grade: 'clear-pass' });
    expect(refusal(refused)).toEqual([422, 'grades-missing']);
    expect(refused.body.errors).toEqual([{ path: 'overall_score', message: expect.any(String) }]);
    expect(
      (await submit({ dgd_grade: 'good', cmc_grade: 'fail', rto_grade: 'pass', overall_score: 'pass' })).status,
    ).toBe(422);
    expect(
      (await submit({ dgd_grade: 'pass', cmc_grade: 'fail', rto_grade: 'clear-pass', overall_score: 'pass' })).status,
    ).toBe(200);
    expect((await attempts(station))[0]?.grades).toEqual({
      dgd_grade: 'pass',
      cmc_grade: 'fail',
      rto_grade: 'clear-pass',
      overall_score: 'pass',
    });
  });

  it('with an item that the checklist no longer has says that it was edited', async () => {
    const station = await aStation(world);
    const other = await aStation(world);
    const client = await world.signedIn(await aPerson(world));
    const refused = await client.post(address(station), ticks([station.item_ids[0]!, other.item_ids[0]!]));
    expect(refusal(refused)).toEqual([422, 'checklist-changed']);
    expect(refused.body.errors).toEqual([{ path: `c-${other.item_ids[0]}`, message: expect.any(String) }]);
  });

  it.each([-1, 86_401, 'soon', 1.5])('%p is no time used', async (timer) => {
    const station = await aStation(world);
    expect((await (await world.signedIn(await aPerson(world))).post(address(station), { timer })).status).toBe(422);
  });
});

describe('submitting in a group', () => {
  it('completes the round for everyone, with any examiner', async () => {
    const { pin, members, station } = await aRunningGroup(world, {
      others: [await aGuest(world, 'Sam'), await aPerson(world)],
    });
    const [examiner, student, patient] = members;
    const answer = await (
      await world.signedIn(examiner!)
    ).post(address(station, `?pin=${pin}`), {
      ...ticks(station.item_ids.slice(0, 3)),
      timer: 100,
      submission_id: randomUUID(),
    });
    const { quizlog_id } = answer.body;
    expect(answer.body).toEqual({ quizlog_id, next_url: `/osce-stations/summary/${quizlog_id}?pin=${pin}` });
    expect((await attempts(station))[0]).toMatchObject({
      candidate_id: student!.id,
      candidate_name: student!.name,
      examiner_id: examiner!.id,
      group_round: 1,
    });
    for (const person of [examiner, student, patient]) {
      const { status, body } = await (
        await world.signedIn(person!)
      ).get(`/osce-stations/summary/${quizlog_id}?pin=${pin}`);
      expect([status, body.score, body.mine]).toEqual([200, 75, person === student]);
      expect(body.group).toEqual({ pin, is_host: person === examiner });
    }
  });

  it('ten times in the same instant is one attempt of the round', async () => {
    const { pin, host, station } = await aRunningGroup(world);
    const client = await world.signedIn(host);
    await client.get('/api/session/');
    const body = { pin, submission_id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.post(address(station), body)));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.quizlog_id}`)).size).toBe(1);
    expect(await attempts(station)).toHaveLength(1);
    expect(refusal(await client.post(address(station), { pin, submission_id: randomUUID() }))).toEqual([
      409,
      'already-submitted',
    ]);
  });

  it.each([
    ['with a submission id', { submission_id: randomUUID() }],
    ['without one', {}],
  ])('again after the next round has begun is answered as the first time, %s', async (_, sent) => {
    const { pin, host, members, station } = await aRunningGroup(world);
    const client = await world.signedIn(host);
    const body = { pin, ...ticks(station.item_ids.slice(0, 2)), ...sent };
    const first = await client.post(address(station), body);
    expect(first.status).toBe(200);
    expect((await client.post(address(station), body)).body).toEqual(first.body);
    const other = await aStation(world);
    await client.post(`/group-study/${pin}/`, { data_request: 'next_station', slug: other.slug });
    expect((await client.post(address(station), body)).body).toEqual(first.body);
    await client.post('/api/group-study/start/', { pin, examiner: host.id, student: members[1]!.id });
    expect((await client.post(address(station), body)).body).toEqual(first.body);
    await client.post(`/group-study/${pin}/`, { data_request: 'end_session' });
    expect((await client.post(address(station), body)).body).toEqual(first.body);
    expect(await attempts(station)).toHaveLength(1);
    expect(await attempts(other)).toHaveLength(0);
  });

  it('without a submission id is of the round that runs when it is at the same station again', async () => {
    const { pin, host, members, station } = await aRunningGroup(world);
    const client = await world.signedIn(host);
    await client.get('/api/session/');
    const body = { pin, ...ticks(station.item_ids.slice(0, 1)) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.post(address(station), body)));
    expect(new Set(answers.map(({ status, body: { quizlog_id } }) => `${status} ${quizlog_id}`)).size).toBe(1);
    await client.post(`/group-study/${pin}/`, { data_request: 'next_station', slug: station.slug });
    await client.post('/api/group-study/start/', { pin, examiner: host.id, student: members[1]!.id });
    expect((await client.post(address(station), body)).body.quizlog_id).not.toBe(answers[0]!.body.quizlog_id);
    expect(await attempts(station)).toHaveLength(2);
  });

  it('is for its examiner, at the station where the group is', async () => {
    const { pin, host, members, station } = await aRunningGroup(world);
    const submit = async (person: { id: number }, at: { slug: string }) =>
      refusal(await (await world.signedIn(person)).post(address(at), { pin, submission_id: randomUUID() }));
    expect(await submit(members[1]!, station)).toEqual([403, 'not-your-role']);
    expect(await submit(await aPerson(world), station)).toEqual([404, 'group-not-found']);
    expect(await submit(host, await aStation(world))).toEqual([409, 'group-moved-on']);
  });
});

describe('marks before they are submitted', () => {
  const marks = (
    station: TestStation,
    revision: number,
    ticked = 1,
    submission_id = '3f1f7d0e-0000-4000-8000-000000000001',
  ) => ({
    data_request: 'save_marks',
    ticked: station.item_ids.slice(0, ticked),
    grades: NO_GRADES,
    comments: `<p onclick="x">${revision}</p>`,
    submission_id,
    revision,
  });

  it('are saved: an older revision never replaces a newer one, in any order of arrival', async () => {
    const station = await aStation(world);
    const client = await world.signedIn(await aPerson(world));
    const save = async (revision: number, ticked: number) =>
      (await client.post(address(station), marks(station, revision, ticked))).body;
    expect(await save(2, 2)).toEqual({ revision: 2 });
    expect(await save(5, 4)).toEqual({ revision: 5 });
    expect(await save(3, 1)).toEqual({ revision: 5 });
    expect(await save(5, 1)).toEqual({ revision: 5 });
    const { body } = await client.get(address(station));
    expect(body.draft).toMatchObject({ revision: 5, ticked: station.item_ids, comments: '<p>5</p>' });
  });

  it('are the examiner’s own, and of each round of a group its own', async () => {
    const { pin, host, station } = await aRunningGroup(world);
    const client = await world.signedIn(host);
    expect((await client.post(address(station), { ...marks(station, 1), pin })).status).toBe(200);
    const draft = async (query: string) => (await client.get(address(station, query))).body.draft;
    expect(await draft(`?pin=${pin}`)).toMatchObject({ revision: 1 });
    expect(await draft('')).toBeNull();
    expect((await (await world.signedIn(await aPerson(world))).get(address(station))).body.draft).toBeNull();
  });

  it('in a group are kept for its examiner only', async () => {
    const { pin, members, station } = await aRunningGroup(world);
    const refused = await (await world.signedIn(members[1]!)).post(address(station), { ...marks(station, 1), pin });
    expect(refusal(refused)).toEqual([403, 'not-your-role']);
  });

  it('are gone once submitted, and a save that comes too late does not bring them back', async () => {
    const station = await aStation(world);
    const client = await world.signedIn(await aPerson(world));
    await client.post(address(station), marks(station, 7));
    // A form that does not name its submission submits the draft.
    const submitted = await client.post(address(station), ticks(station.item_ids));
    expect((await attempts(station))[0]?.submission_id).toBe(marks(station, 7).submission_id);
    expect(
      (
        await client.post(address(station), {
          ...ticks(station.item_ids),
          submission_id: marks(station, 7).submission_id,
        })
      ).body,
    ).toEqual(submitted.body);
    await client.post(address(station), marks(station, 8));
    expect((await client.get(address(station))).body.draft).toBeNull();
    await client.post(address(station), marks(station, 1, 2, randomUUID()));
    expect((await client.get(address(station))).body.draft).toMatchObject({ revision: 1 });
  });
});
