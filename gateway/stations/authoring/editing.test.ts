import { randomUUID } from 'node:crypto';
import { isPresent } from '~/domain/group-practice/presence';
import { NO_GRADES } from '~/domain/stations/marking';
import { feedbackMaterial } from '~/domain/stations/feedback-material.query';
import { requestFeedback } from '~/domain/stations/request-feedback';
import { refusal } from '~/infra/tooling/testing/client';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aGroup, aRunningGroup } from '~/infra/tooling/testing/factories/group-practice';
import { changeAStation } from '~/infra/tooling/testing/factories/station-authoring';
import { aStation, anAttempt } from '~/infra/tooling/testing/factories/stations';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';
import { PRESENCE_MS } from '~/gateway/live/presence';
import { table } from '~/infra/tooling/testing/table';

const world = openWorld();
const editPath = ({ slug }: { slug: string }) => `/osce-stations/${slug}/edit/`;
const anAuthor = () => aPerson(world, { roles: ['learner', 'author'] });

describe('a station that is changed while it is marked', () => {
  const titlesIn = (body: { sections: { title: string; items: { title: string }[] }[] }) =>
    body.sections.map(({ title, items }) => [title, ...items.map((item) => item.title)]);

  it('leaves results as they were taken', async () => {
    const owner = await anAuthor();
    const station = await aStation(world, { owner_id: owner.id });
    const { id, examiner } = await anAttempt(world, { station, ticked: 3 });
    await changeAStation(world, owner, station.id, () => ({
      checklist: [{ title: 'Only', order: 0, items: [{ title: 'One', order: 0 }] }],
    }));
    const { body } = await (await world.signedIn(examiner)).get(`/osce-stations/summary/${id}`);
    expect([body.score, titlesIn(body)]).toEqual([
      75,
      [
        ['Opening', 'Washes hands', 'Gives name and role'],
        ['History', 'Asks about onset', 'Asks about radiation'],
      ],
    ]);
  });

  it('keeps the marks under way of who marks alone: items that continue keep their ids', async () => {
    const owner = await anAuthor();
    const station = await aStation(world, { owner_id: owner.id });
    const client = await world.signedIn(await aPerson(world));
    const path = `/osce-stations/${station.slug}/checklist/`;
    const submission_id = randomUUID();
    await client.post(path, {
      data_request: 'save_marks',
      ticked: station.item_ids.slice(0, 2),
      grades: NO_GRADES,
      comments: '',
      submission_id,
      revision: 1,
    });
    await changeAStation(world, owner, station.id, (form) => ({
      checklist: [...form.checklist]
        .reverse()
        .map((section) => ({ ...section, items: [...section.items, { title: 'New', order: 9 }] })),
    }));
    const { body } = await client.get(path);
    expect(titlesIn(body)[1]).toEqual(['Opening', 'Washes hands', 'Gives name and role', 'New']);
    expect(body.draft.ticked).toEqual(body.sections[1].items.slice(0, 2).map(({ id }: { id: number }) => id));
    const answer = await client.post(path, {
      ...Object.fromEntries(body.draft.ticked.map((id: number) => [`c-${id}`, 'on'])),
      submission_id,
    });
    expect(answer.status).toBe(200);
    expect(await table(world, 'station_attempts').one({ id: answer.body.quizlog_id })).toMatchObject({
      ticked_count: 2,
      total_count: 6,
    });
  });

  it('is what it was for a group that began with it: texts, checklist, questions and the result', async () => {
    const owner = await anAuthor();
    const station = await aStation(world, { owner_id: owner.id, questions: ['First?'] });
    const { pin, host, members } = await aRunningGroup(world, { station });
    await changeAStation(world, owner, station.id, () => ({
      name: 'Renamed',
      student_instructions: '<p>New task.</p>',
      examiner_instructions: '<p>New.</p>',
      examiner_questions: [],
      checklist: [{ title: 'Only', order: 0, items: [{ title: 'One', order: 0 }] }],
    }));
    const [examiner, student] = await Promise.all([host, members[1]!].map((person) => world.signedIn(person)));
    const path = `/osce-stations/${station.slug}/checklist/?pin=${pin}`;
    const { body } = await examiner!.get(path);
    expect(titlesIn(body)).toEqual([
      ['Opening', 'Washes hands', 'Gives name and role'],
      ['History', 'Asks about onset', 'Asks about radiation'],
    ]);
    expect([
      body.station.name,
      body.station.examiner_instructions,
      body.questions.map(({ question_text }: { question_text: string }) => question_text),
    ]).toEqual([station.name, '<p>Do not prompt.</p>', ['First?']]);
    expect(
      (await student!.get(`/osce-stations/${station.slug}/student/?pin=${pin}`)).body.station.student_instructions,
    ).toBe('<p>Take a history.</p>');
    const answer = await examiner!.post(path, {
      [`c-${station.item_ids[0]}`]: 'on',
      [`c-${station.item_ids[3]}`]: 'on',
      submission_id: randomUUID(),
    });
    expect(answer.status).toBe(200);
    expect(await table(world, 'station_attempts').one({ id: answer.body.quizlog_id })).toMatchObject({
      ticked_count: 2,
      total_count: 4,
    });
    // Begun again, it is the station of now.
    await examiner!.post(`/group-study/${pin}/`, { data_request: 'next_station', slug: station.slug });
    await examiner!.post('/api/group-study/start/', {
      pin,
      examiner: host.id,
      student: members[1]!.id,
      patient: null,
      observer: [],
    });
    expect(titlesIn((await examiner!.get(path)).body)).toEqual([['Only', 'One']]);
  });

  it('goes on for a group that runs when it is changed and deleted, for every role, to the summary and its feedback', async () => {
    const owner = await anAuthor();
    const station = await aStation(world, {
      owner_id: owner.id,
      questions: ['First?'],
      walkthrough: '<p>As begun.</p>',
      published_at: null,
    });
    const { pin, host, members } = await aRunningGroup(world, { station, host: owner });
    await changeAStation(world, owner, station.id, () => ({
      name: 'Renamed',
      walkthrough: '<p>New.</p>',
      examiner_questions: [],
      checklist: [{ title: 'Only', order: 0, items: [{ title: 'One', order: 0 }] }],
    }));
    const author = await world.signedIn(owner);
    expect((await author.post(editPath(station), { data_request: 'delete_osce_kit' })).status).toBe(200);
    // Another one takes its slug.
    const namesake = await aStation(world, { slug: station.slug, name: 'Namesake' });
    const [examiner, student, patient] = await Promise.all(
      [host, members[1]!, members[2]!].map((person) => world.signedIn(person)),
    );
    const address = (view: string) => `/osce-stations/${station.slug}/${view}?pin=${pin}`;
    for (const [client, view] of [
      [examiner, 'checklist/'],
      [student, 'student/'],
      [patient, 'patient/'],
      [patient, ''],
    ] as const) {
      const { status, body } = await client!.get(address(view));
      expect([view, status, body.station.id, body.station.name]).toEqual([view, 200, station.id, station.name]);
    }
    expect((await student!.get(`/group-study/${pin}/`)).body.lobby.station.name).toBe(station.name);
    const submission_id = randomUUID();
    const saved = await examiner!.post(address('checklist/'), {
      data_request: 'save_marks',
      ticked: [station.item_ids[0]],
      grades: NO_GRADES,
      comments: '',
      submission_id,
      revision: 1,
    });
    expect(saved.status).toBe(200);
    const answer = await examiner!.post(address('checklist/'), { [`c-${station.item_ids[0]}`]: 'on', submission_id });
    expect(answer.status).toBe(200);
    const { body } = await student!.get(answer.body.next_url);
    expect([
      body.station.name,
      body.station.walkthrough,
      body.questions.length,
      titlesIn(body).length,
      body.total,
    ]).toEqual([station.name, '<p>As begun.</p>', 1, 2, 4]);
    await world.deps.inTransaction((tx) => requestFeedback(tx, members[1]!, answer.body.quizlog_id));
    expect(await feedbackMaterial(world.deps.read, answer.body.quizlog_id)).toMatchObject({
      station_name: station.name,
    });
    // Without the PIN, and for the next round, it is gone.
    expect((await student!.get(`/osce-stations/${station.slug}/student/`)).body.station.id).toBe(namesake.id);
    await examiner!.post(`/group-study/${pin}/`, { data_request: 'end_session' });
    expect((await student!.get(address(''))).body.station.id).toBe(namesake.id);
  });

  it('goes on for a group that runs when it is withdrawn', async () => {
    const owner = await anAuthor();
    const station = await aStation(world, { owner_id: owner.id });
    const { pin, host } = await aRunningGroup(world, { station });
    const client = await world.signedIn(owner);
    const { form } = (await client.get(editPath(station))).body;
    expect((await client.post(editPath(station), { ...form, place: 'personal', revision: 1 })).status).toBe(200);
    const examiner = await world.signedIn(host);
    const path = `/osce-stations/${station.slug}/checklist/?pin=${pin}`;
    expect((await examiner.get(path)).status).toBe(200);
    expect(
      (await examiner.post(path, { [`c-${station.item_ids[0]}`]: 'on', submission_id: randomUUID() })).status,
    ).toBe(200);
  });
});

describe('a personal station', () => {
  it('is for its owner, for moderators, and for groups that its owner hosts', async () => {
    const owner = await aPerson(world);
    const station = await aStation(world, { owner_id: owner.id, published_at: null });
    const [mine, stranger, moderator] = await Promise.all(
      [owner, await aPerson(world), await aPerson(world, { roles: ['moderator'] })].map((person) =>
        world.signedIn(person),
      ),
    );
    for (const view of ['', 'checklist/', 'patient/', 'student/']) {
      const path = `/osce-stations/${station.slug}/${view}`;
      expect([
        view,
        (await mine!.get(path)).status,
        (await moderator!.get(path)).status,
        ...refusal(await stranger!.get(path)),
      ]).toEqual([view, 200, 200, 404, 'station-not-found']);
    }
    expect((await world.client().get(`/osce-stations/${station.slug}/`)).status).toBe(404);
    expect((await mine!.get('/osce-stations/')).body.items.map(({ id }: { id: number }) => id)).not.toContain(
      station.id,
    );
    expect(
      (
        await mine!.post(`/osce-stations/${station.slug}/checklist/`, {
          [`c-${station.item_ids[0]}`]: 'on',
          submission_id: randomUUID(),
        })
      ).status,
    ).toBe(200);
    expect(refusal(await stranger!.post('/api/group-study/prep/', { slug: station.slug }))).toEqual([
      404,
      'station-gone',
    ]);
    const { pin } = (await mine!.post('/api/group-study/prep/', { slug: station.slug })).body;
    await stranger!.post(`/join/${pin}/`, {});
    expect((await stranger!.get(`/osce-stations/${station.slug}/?pin=${pin}`)).status).toBe(200);
    await stranger!.post(`/group-study/${pin}/`, { data_request: 'leave' });
    expect((await stranger!.get(`/osce-stations/${station.slug}/?pin=${pin}`)).status).toBe(404);
  });

  it('of somebody else is no next station of one’s group', async () => {
    const station = await aStation(world, { owner_id: (await aPerson(world)).id, published_at: null });
    const { pin, host } = await aGroup(world);
    expect(
      refusal(
        await (
          await world.signedIn(host)
        ).post(`/group-study/${pin}/`, { data_request: 'next_station', slug: station.slug }),
      ),
    ).toEqual([404, 'station-gone']);
  });
});

describe('who has the editor open (station.editing)', () => {
  it('is pushed to everyone who has it open, and so are saves with their author', async () => {
    const url = await world.listen();
    const [owner, moderator] = [await anAuthor(), await aPerson(world, { roles: ['moderator'] })];
    const station = await aStation(world, { owner_id: owner.id });
    const [mine, theirs] = [await world.signedIn(owner), await world.signedIn(moderator)];
    const [first, second] = [await TestSocket.open(url, mine), await TestSocket.open(url, theirs)];
    const answer = await first.watch('station.editing', station.id);
    expect(answer).toMatchObject({
      ok: true,
      snapshot: {
        revision: 1,
        changed_by: null,
        deleted: false,
        editors: [{ id: owner.id, name: owner.name, avatar: '' }],
      },
    });
    world.clock.advance(1);
    await second.watch('station.editing', station.id);
    const both = await first.next(({ snapshot }) => snapshot.editors.length === 2);
    expect(both.snapshot.editors.map(({ id }: { id: number }) => id)).toEqual([owner.id, moderator.id]);
    expect(both.version).toBeGreaterThan(answer.version);

    const { form } = (await theirs.get(editPath(station))).body;
    await theirs.post(editPath(station), { ...form, name: 'Mended', revision: 1 });
    const news = await first.next(({ snapshot }) => snapshot.revision === 2);
    expect(news.snapshot).toMatchObject({
      changed_by: { id: moderator.id, name: moderator.name },
      changed_at: world.clock.now().toISOString(),
    });

    second.close();
    world.clock.advance(PRESENCE_MS + 1);
    await first.watch('station.editing', station.id);
    await world.gateway.presence.seen([`editing:${station.id}:${owner.id}`]);
    await world.gateway.presence.sweep();
    expect(
      (await first.next(({ snapshot, version }) => version > news.version && snapshot.editors.length === 1)).snapshot
        .editors[0].id,
    ).toBe(owner.id);

    await theirs.post(editPath(station), { data_request: 'delete_osce_kit' });
    expect((await first.next(({ snapshot }) => snapshot.deleted)).snapshot.revision).toBe(2);
    first.close();
  });

  it('is polled at its documented address, which is presence, too', async () => {
    const owner = await anAuthor();
    const station = await aStation(world, { owner_id: owner.id });
    const client = await world.signedIn(owner);
    expect((await client.post('/api/stations/editing/', { station_id: station.id })).body).toMatchObject({
      version: 2,
      revision: 1,
      editors: [{ id: owner.id }],
    });
    world.clock.advance(PRESENCE_MS + 1);
    await world.gateway.presence.sweep();
    expect(await world.deps.read.query('SELECT FROM station_editors WHERE station_id = $1', [station.id])).toEqual([]);
  });

  it('leaves presence in groups alone', async () => {
    const { pin, host } = await aGroup(world);
    await world.gateway.presence.seen([`editing:999999:${host.id}`]);
    expect(await isPresent(world.deps.read, pin, host.id)).toBe(true);
    expect(await world.deps.read.query('SELECT FROM station_editors WHERE station_id = 999999')).toEqual([]);
  });
});

describe('reassigning results (reassign_results, spec 3 §5–6)', () => {
  const reassign = async (person: { id: number }, station: { slug: string }, input: Record<string, unknown>) =>
    (await world.signedIn(person)).post(editPath(station), { data_request: 'reassign_results', ...input });
  const candidateOf = async (id: number) => (await table(world, 'station_attempts').one({ id })).candidate_id;
  const readers = async (attempt_id: number) =>
    (await table(world, 'attempt_participants').find({ attempt_id }))
      .map(({ account_id, role }) => [account_id, role])
      .sort();

  // rules: 3.6.7, 3.7.25
  it('moves results that were submitted alone to the person who was examined; they are notified and may read them', async () => {
    const owner = await anAuthor();
    const station = await aStation(world, { owner_id: owner.id });
    const candidate = await aPerson(world, { username: 'ana.ruiz' });
    const [first, second] = [
      await anAttempt(world, { station, examiner: owner }),
      await anAttempt(world, { station, examiner: owner }),
    ];
    const stranger = await anAttempt(world, { station });
    expect((await (await world.signedIn(owner)).get(editPath(station))).body).toMatchObject({
      attempts: 3,
      reassignable: 2,
    });
    expect((await reassign(owner, station, { username: 'Ana.Ruiz' })).body).toEqual({ reassigned: 2 });
    expect([await candidateOf(first.id), await candidateOf(second.id), await candidateOf(stranger.id)]).toEqual([
      candidate.id,
      candidate.id,
      stranger.examiner.id,
    ]);
    expect(await readers(first.id)).toEqual(
      [
        [owner.id, 'examiner'],
        [candidate.id, 'student'],
      ].sort(),
    );
    const theirs = await world.signedIn(candidate);
    expect((await theirs.get(`/osce-stations/summary/${first.id}`)).body).toMatchObject({
      mine: true,
      candidate_name: candidate.name,
      examiner_name: owner.name,
    });
    const [told] = await world.deps.read.query('SELECT kind, "values", url FROM notifications WHERE account_id = $1', [
      candidate.id,
    ]);
    expect(told).toEqual({
      kind: 'result-handed-over',
      values: { station: station.name, examiner: owner.name, count: '2' },
      url: `/osce-stations/summary/${second.id}`,
    });
    expect((await reassign(owner, station, { username: 'ana.ruiz' })).body).toEqual({ reassigned: 0 });
  });

  it('by quizlog_id mends one that went to the wrong person, who can no longer read it', async () => {
    const owner = await anAuthor();
    const station = await aStation(world, { owner_id: owner.id });
    const [wrong, right] = [await aPerson(world), await aPerson(world, { email: 'right@test.example' })];
    const { id } = await anAttempt(world, { station, examiner: owner });
    await reassign(owner, station, { username: wrong.username, quizlog_id: id });
    expect((await reassign(owner, station, { username: 'RIGHT@test.example', quizlog_id: id })).body).toEqual({
      reassigned: 1,
    });
    expect(await candidateOf(id)).toBe(right.id);
    expect((await (await world.signedIn(wrong)).get(`/osce-stations/summary/${id}`)).status).toBe(404);
    expect((await reassign(owner, station, { username: owner.username, quizlog_id: id })).body).toEqual({
      reassigned: 1,
    });
    expect(await readers(id)).toEqual([[owner.id, 'examiner']]);
  });

  // rules: 3.6.7
  it('touches no result of a group, of another examiner, or of another station', async () => {
    const owner = await anAuthor();
    const station = await aStation(world, { owner_id: owner.id });
    const candidate = await aPerson(world);
    const elsewhere = await anAttempt(world, { examiner: owner });
    const { id: inGroup } = await anAttempt(world, { station, examiner: owner, group: { session_id: 1, round: 1 } });
    const others = await anAttempt(world, { station });
    expect((await reassign(owner, station, { username: candidate.username })).body).toEqual({ reassigned: 0 });
    for (const { id } of [elsewhere, { id: inGroup }, others])
      expect(refusal(await reassign(owner, station, { username: candidate.username, quizlog_id: id }))).toEqual([
        404,
        'result-not-found',
      ]);
  });

  // rules: 3.5.20, 3.5.21
  it.each([
    ['empty', '', 'username-malformed', 'Invalid username/email format'],
    ['a space inside', 'ana ruiz', 'username-malformed', 'Invalid username/email format'],
    ['a space behind', 'ana ', 'username-malformed', 'Invalid username/email format'],
    ['nobody', 'nobody-at-all', 'user-unknown', 'No user with that username/email'],
  ])('to a name that is %s is refused', async (_name, username, code, detail) => {
    const owner = await anAuthor();
    const station = await aStation(world, { owner_id: owner.id });
    const { id } = await anAttempt(world, { station, examiner: owner });
    const answer = await reassign(owner, station, { username });
    expect([...refusal(answer), answer.body.detail]).toEqual([422, code, detail]);
    expect(await candidateOf(id)).toBe(owner.id);
  });

  it('to a guest is to nobody', async () => {
    const owner = await anAuthor();
    const station = await aStation(world, { owner_id: owner.id });
    const guest = await aGuest(world, 'Ana');
    expect(refusal(await reassign(owner, station, { username: guest.name }))).toEqual([422, 'user-unknown']);
  });
});
