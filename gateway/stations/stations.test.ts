import { randomUUID } from 'node:crypto';
import { setPresence } from '~/domain/group-practice/presence';
import { NO_GRADES } from '~/domain/stations/marking';
import { STATIONS_PAGE } from '~/domain/stations/contract';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aRunningGroup } from '~/infra/tooling/testing/factories/group-practice';
import { aStation, anAttempt } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const slugs = (body: { items: { slug: string }[] }) => body.items.map((item) => item.slug).sort();
const remove = (id: number) =>
  world.deps.dataSource.query('UPDATE stations SET deleted_at = now() WHERE id = $1', [id]);

describe('the list of stations', () => {
  it('shows the published stations of its style to anybody', async () => {
    const station = await aStation(world, { style: 3, label: 4, name: 'Catheter' });
    await aStation(world, { style: 3, published_at: null });
    const gone = await aStation(world, { style: 3 });
    await remove(gone.id);
    const { status, body } = await world.client().get('/nursing-toc/');
    expect(status).toBe(200);
    expect(body).toEqual({
      style: 3,
      labels: [{ label: 4, count: 1 }],
      page: 1,
      pages: 1,
      count: 1,
      items: [
        {
          id: station.id,
          slug: station.slug,
          style: 3,
          name: 'Catheter',
          description: station.description,
          label: 4,
          bookmarked: false,
          vote: 0,
          upvotes: 0,
          downvotes: 0,
          last_score: null,
        },
      ],
    });
  });

  it('has 24 on a page, by label and name, with the count of all; after the last page comes the last', async () => {
    const address = '/sca-cases/';
    for (let number = 0; number < STATIONS_PAGE + 2; number += 1) {
      await aStation(world, {
        style: 2,
        label: 8 - (number % 2),
        name: `Paged ${String(number).padStart(2, '0')}`,
        description: number < 3 ? 'rare' : 'common',
      });
    }
    const list = async (query = '') => (await world.client().get(`${address}${query}`)).body;
    const first = await list();
    expect(first).toMatchObject({ page: 1, pages: 2, count: STATIONS_PAGE + 2 });
    expect(first.items).toHaveLength(STATIONS_PAGE);
    expect(first.items[0]).toMatchObject({ label: 7, name: 'Paged 01' });
    const second = await list('?page=2');
    expect(second).toMatchObject({
      page: 2,
      pages: 2,
      items: [{ name: `Paged ${STATIONS_PAGE - 2}` }, { name: `Paged ${STATIONS_PAGE}` }],
    });
    expect(await list('?page=99')).toEqual(second);
    expect(await list('?label=7')).toMatchObject({ page: 1, pages: 1, count: STATIONS_PAGE / 2 + 1 });
    expect(await list('?search=common&page=5')).toMatchObject({ page: 1, pages: 1, count: STATIONS_PAGE - 1 });
    expect(await list('?search=pa&page=5')).toMatchObject({
      page: 2,
      pages: 2,
      count: STATIONS_PAGE + 2,
      items: second.items,
    });
    expect(await list('?search=rare+paged')).toMatchObject({ page: 1, pages: 1, count: 3 });
    expect((await world.client().get(`${address}?page=0`)).status).toBe(422);
    await world.deps.dataSource.query('UPDATE stations SET deleted_at = now() WHERE style = 2');
  });

  it('searches names and descriptions: every word, without regard to case or accents, and nothing as a pattern', async () => {
    await aStation(world, {
      style: 4,
      slug: 'exploracion',
      name: 'Exploración abdominal',
      description: 'Dolor en hipocondrio derecho, 100 % frecuente.',
    });
    await aStation(world, { style: 4, slug: 'torax', name: 'Dolor torácico', description: 'Varón de 58_años.' });
    const found = async (search: string) =>
      slugs((await world.client().get(`/ecoe-stations/?search=${encodeURIComponent(search)}`)).body);
    expect(await found('EXPLORACION')).toEqual(['exploracion']);
    expect(await found('exploración')).toEqual(['exploracion']);
    expect(await found('dolor')).toEqual(['exploracion', 'torax']);
    expect(await found(' dolor  derecho ')).toEqual(['exploracion']);
    expect(await found('100 %')).toEqual(['exploracion']);
    expect(await found('_')).toEqual(['torax']);
    expect(await found('\\')).toEqual([]);
    expect(await found("' OR 1=1 --")).toEqual([]);
    expect(await found('')).toEqual(['exploracion', 'torax']);
  });

  // rules: 3.7.2
  it('filters by label and bookmark; label 0 is every label', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const history = await aStation(world, { style: 2, label: 1, slug: 'gp-history' });
    await aStation(world, { style: 2, label: 5, slug: 'gp-data' });
    await client.post('/api/stations/bookmark/', { osce_kit_id: history.id, action: 'add' });
    const list = async (query: string) => slugs((await client.get(`/sca-cases/${query}`)).body);
    expect(await list('?label=5')).toEqual(['gp-data']);
    expect(await list('?label=0')).toEqual(['gp-data', 'gp-history']);
    expect(await list('?bookmarked=true')).toEqual(['gp-history']);
    expect(await list('?bookmarked=true&label=5')).toEqual([]);
  });

  it('shows a person their own last score', async () => {
    const station = await aStation(world, { slug: 'scored' });
    const examiner = await aPerson(world);
    const candidate = await aPerson(world);
    await anAttempt(world, { station, examiner, candidate, ticked: 4 });
    world.clock.advance(1_000);
    await anAttempt(world, { station, examiner, candidate, ticked: 1 });
    const score = async (person: { id: number }) => {
      const { body } = await (
        await world.signedIn(person)
      ).get<{ items: { slug: string; last_score: number | null }[] }>('/osce-stations/?search=Station');
      return body.items.find((item) => item.slug === 'scored')?.last_score;
    };
    expect(await score(candidate)).toBe(25);
    expect(await score(examiner)).toBeNull();
  });
});

describe('bookmarks and votes', () => {
  // rules: 3.3.16, 3.4.16, 3.7.8
  it('a vote is cast once: the opposite one is refused and changes nothing, the same one is answered as the first time', async () => {
    const station = await aStation(world);
    const client = await world.signedIn(await aPerson(world));
    const vote = (vote_type: number) => client.post('/api/stations/vote/', { kit_id: station.id, vote_type });
    expect((await vote(1)).body).toEqual({ vote: 1, upvotes: 1, downvotes: 0 });
    const second = await vote(-1);
    expect([second.status, second.body.type]).toEqual([409, '/problems/already-voted']);
    expect((await vote(1)).body).toEqual({ vote: 1, upvotes: 1, downvotes: 0 });
    const { body } = await client.get(`/osce-stations/${station.slug}/`);
    expect(body.station).toMatchObject({ vote: 1, upvotes: 1, downvotes: 0 });
  });

  it('a station that is gone is not voted on', async () => {
    const station = await aStation(world);
    await remove(station.id);
    const client = await world.signedIn(await aPerson(world));
    const { status, body } = await client.post('/api/stations/vote/', { kit_id: station.id, vote_type: 1 });
    expect([status, body.type]).toEqual([404, '/problems/station-gone']);
  });
});

describe('the entry of a station', () => {
  it('shows what it is, with the default minutes of its kind, and the own tries', async () => {
    const person = await aPerson(world);
    const station = await aStation(world, { style: 2, label: 3 });
    const { id } = await anAttempt(world, { station, examiner: person, ticked: 3, seconds_used: 70 });
    const { body } = await (await world.signedIn(person)).get(`/sca-cases/${station.slug}/`);
    expect(body.station).toMatchObject({
      slug: station.slug,
      sections: 2,
      items: 4,
      candidate_minutes: 3,
      examiner_minutes: 12,
      last_score: 75,
    });
    expect(body.attempts).toEqual([
      { quizlog_id: id, score: 75, seconds_used: 70, submitted_at: world.clock.now().toISOString() },
    ]);
    expect(body.group).toBeNull();
    expect((await world.client().get(`/sca-cases/${station.slug}/`)).body.attempts).toEqual([]);
  });

  // rules: 3.2.7
  it('says what the PIN means for whom: nothing to a stranger', async () => {
    const { pin, host, station } = await aRunningGroup(world);
    const entry = async (person: { id: number }) =>
      (await (await world.signedIn(person)).get(`/osce-stations/${station.slug}/?pin=${pin}`)).body.group;
    expect(await entry(host)).toEqual({ pin, role: 'examiner', is_host: true, state: 'running' });
    expect(await entry(await aPerson(world))).toBeNull();
    expect((await world.client().get(`/osce-stations/${station.slug}/?pin=${pin}`)).body.group).toBeNull();
  });

  // rules: 3.2.4
  it('tells a removed station from one that never was, and knows each at its own base only', async () => {
    const station = await aStation(world);
    expect((await world.client().get(`/sca-cases/${station.slug}/`)).body.type).toBe('/problems/station-not-found');
    await remove(station.id);
    const gone = await world.client().get(`/osce-stations/${station.slug}/`);
    expect([gone.status, gone.body.type]).toEqual([404, '/problems/station-gone']);
    expect((await world.client().get('/osce-stations/never-was/')).status).toBe(404);
  });
});

describe('the role views', () => {
  const VIEWS = ['checklist', 'patient', 'student'] as const;
  const open = async (person: { id: number }, station: { slug: string }, view: string, pin?: string) => {
    const { status, body } = await (
      await world.signedIn(person)
    ).get(`/osce-stations/${station.slug}/${view}/${pin ? `?pin=${pin}` : ''}`);
    return { status, body, code: String(body.type ?? '').replace('/problems/', '') };
  };

  // rules: 3.2.5
  it.each(VIEWS)('%s opens for a registered person alone, and not for a guest or nobody', async (view) => {
    const station = await aStation(world);
    expect((await open(await aPerson(world), station, view)).status).toBe(200);
    expect(await open(await aGuest(world), station, view)).toMatchObject({ status: 403, code: 'guests-only-in-group' });
    expect((await world.client().get(`/osce-stations/${station.slug}/${view}/`)).status).toBe(401);
  });

  // rules: 3.3.6, 3.3.14
  it('show each role its own and nothing that gives the station away', async () => {
    const station = await aStation(world, { style: 1, video_id: 'abcdefghijk' });
    const person = await aPerson(world);
    const checklist = (await open(person, station, 'checklist')).body;
    expect(checklist.sections).toEqual(station.sections);
    expect(checklist.questions).toMatchObject([
      { question_text: 'What comes next?', explanation_text: '<p>Because.</p>', order: 0 },
    ]);
    expect(checklist).toMatchObject({
      grade_groups: [],
      draft: null,
      group: null,
      station: { examiner_instructions: '<p>Do not prompt.</p>', video_id: 'abcdefghijk' },
    });
    const patient = JSON.stringify((await open(person, station, 'patient')).body);
    expect(patient).toContain('You have chest pain.');
    expect(patient).not.toMatch(/Do not prompt|Washes hands|Because|open questions/);
    const student = JSON.stringify((await open(person, station, 'student')).body);
    expect(student).toContain('An ECG.');
    expect(student).not.toMatch(/chest pain|Do not prompt|Washes hands|Because|open questions/);
  });

  it('carry the grade groups of a GP case', async () => {
    const station = await aStation(world, { style: 2 });
    const { body } = await (await world.signedIn(await aPerson(world))).get(`/sca-cases/${station.slug}/checklist/`);
    expect(body.grade_groups).toEqual(['dgd_grade', 'cmc_grade', 'rto_grade', 'overall_score']);
  });

  it('sanitise what was stored before the sanitiser knew better', async () => {
    const station = await aStation(world, {
      student_instructions: '<p onclick="x()">Hello</p><script>alert(1)</script>',
    });
    expect((await open(await aPerson(world), station, 'student')).body.station.student_instructions).toBe(
      '<p>Hello</p>',
    );
  });

  // rules: 3.2.7, 3.6.2
  it('in a group open for the role alone', async () => {
    const observer = await aGuest(world, 'Noor');
    const { pin, members, station } = await aRunningGroup(world, {
      others: [await aPerson(world), await aGuest(world, 'Sam'), observer, await aPerson(world)],
      roles: ['examiner', 'student', 'patient', 'observer'],
    });
    const [examiner, student, patient, , nobody] = members;
    const ALLOWED = new Map([
      [examiner, 'checklist'],
      [student, 'student'],
      [patient, 'patient'],
      [observer, 'student'],
      [nobody, 'none'],
    ]);
    for (const [person, own] of ALLOWED) {
      for (const view of VIEWS) {
        const answer = await open(person!, station, view, pin);
        if (view === own) expect(answer.status).toBe(200);
        else expect(answer).toMatchObject({ status: 403, code: 'not-your-role' });
      }
    }
    expect((await open(examiner!, station, 'checklist', pin)).body.group).toEqual({
      pin,
      is_host: true,
      candidate_name: student!.name,
      round: 1,
      turn: 0,
      ticked_by: [],
      suggestions: [],
    });
    expect((await open(observer, station, 'student', pin)).body.group).toEqual({
      pin,
      is_host: false,
      role: 'observer',
      sheet_open: false,
    });
    expect((await open(student!, station, 'student', `${pin.slice(0, 3)}-${pin.slice(3)}`)).status).toBe(200);
  });

  it('stay closed to the candidate outside the group as well while the station runs, with the way to their own', async () => {
    const { pin, host, station, members } = await aRunningGroup(world, {
      others: [await aPerson(world), await aPerson(world), await aPerson(world)],
      roles: ['examiner', 'student', 'patient', 'observer'],
    });
    const [, student, patient, observer] = members;
    for (const view of ['checklist', 'patient'] as const) {
      const refused = await open(student!, station, view);
      expect(refused).toMatchObject({
        status: 403,
        code: 'candidate-of-round',
        body: { next_url: `/osce-stations/${station.slug}/student/?pin=${pin}` },
      });
      expect(JSON.stringify(refused.body)).not.toMatch(/Washes hands|Alan/);
      for (const person of [host, patient!, observer!]) expect((await open(person, station, view)).status).toBe(200);
      expect((await open(student!, await aStation(world), view)).status).toBe(200);
    }
    const client = await world.signedIn(student!);
    const marks = {
      data_request: 'save_marks',
      ticked: [],
      grades: NO_GRADES,
      comments: '',
      submission_id: randomUUID(),
      revision: 1,
    };
    expect((await client.post(`/osce-stations/${station.slug}/checklist/`, marks)).status).toBe(403);
    expect((await open(student!, station, 'student')).status).toBe(200);
    await (
      await world.signedIn(host)
    ).post(`/group-study/${pin}/`, { data_request: 'next_station', slug: station.slug });
    expect((await open(student!, station, 'checklist')).status).toBe(200);
  });

  it('are open to a candidate again who has been away until the role was free, and when the session is over', async () => {
    const { pin, host, station, members } = await aRunningGroup(world);
    const student = members[1]!;
    const refused = { status: 403, code: 'candidate-of-round' };
    await world.deps.inTransaction((tx) => setPresence(tx, pin, student.id, false));
    world.clock.advance(59_999);
    expect(await open(student, station, 'checklist')).toMatchObject(refused);
    world.clock.advance(1);
    expect((await open(student, station, 'checklist')).status).toBe(200);
    await world.deps.inTransaction((tx) => setPresence(tx, pin, student.id, true));
    expect(await open(student, station, 'checklist')).toMatchObject(refused);
    await (await world.signedIn(host)).post(`/group-study/${pin}/`, { data_request: 'end_session' });
    expect((await open(student, station, 'checklist')).status).toBe(200);
  });

  it('of its own station are open to the candidate on the edit page', async () => {
    const owner = await aPerson(world);
    const { host, station } = await aRunningGroup(world, {
      host: owner,
      station: await aStation(world, { owner_id: owner.id }),
      roles: ['student', 'examiner', 'patient'],
    });
    expect(await open(host, station, 'checklist')).toMatchObject({ status: 403, code: 'candidate-of-round' });
    expect((await (await world.signedIn(host)).get(`/osce-stations/${station.slug}/edit/`)).status).toBe(200);
  });

  it('in a group are of the station that runs, and of no stranger', async () => {
    const { pin, host, station } = await aRunningGroup(world);
    expect(await open(host, await aStation(world), 'checklist', pin)).toMatchObject({
      status: 409,
      code: 'group-moved-on',
    });
    expect(await open(await aPerson(world), station, 'checklist', pin)).toMatchObject({
      status: 404,
      code: 'group-not-found',
    });
    expect(await open(await aPerson(world), station, 'checklist', '000000000')).toMatchObject({
      status: 404,
      code: 'group-not-found',
    });
    const client = await world.signedIn(host);
    await client.post(`/group-study/${pin}/`, { data_request: 'next_station', slug: station.slug });
    expect(await open(host, station, 'checklist', pin)).toMatchObject({ status: 409, code: 'group-not-running' });
    await remove(station.id);
    expect(await open(host, station, 'checklist', pin)).toMatchObject({ status: 404, code: 'station-gone' });
  });
});
