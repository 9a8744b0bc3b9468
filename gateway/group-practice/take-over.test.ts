import { openPairs } from '~/domain/group-practice/open-pairs';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson, aRegistration } from '~/infra/tooling/testing/factories/accounts';
import { aRun } from '~/infra/tooling/testing/factories/circuit-runs';
import { aGroup, aRunningGroup } from '~/infra/tooling/testing/factories/group-practice';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { examining } from '~/infra/tooling/testing/factories/round-marks';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const { as, away, back, checklist, save, sheet, status, submit, ...people } = examining(world);
const act = people.do;

/** The host examines, the second is the candidate, the third the patient, the fourth has no role. */
async function fourPeople() {
  const group = await aRunningGroup(world, {
    others: [await aPerson(world), await aPerson(world), await aPerson(world)],
  });
  const [examiner, candidate, patient, fourth] = group.members as [
    typeof group.host,
    typeof group.host,
    typeof group.host,
    typeof group.host,
  ];
  return { ...group, examiner, candidate, patient, fourth, items: group.station.item_ids };
}

describe("an examiner's role", () => {
  it('is free at once when its holder leaves, for anybody but the candidate', async () => {
    const { pin, examiner, candidate, fourth } = await fourPeople();
    expect(await status(pin, candidate)).toMatchObject({
      examiner: examiner.id,
      examiner_free_at: null,
      turn: 0,
      handovers: [],
    });
    await act(examiner, pin, 'leave');
    expect(await status(pin, candidate)).toMatchObject({
      examiner: null,
      examiner_free_at: 0,
      turn: 1,
      handovers: [{ from: examiner.id, from_name: examiner.name, to: null, to_name: '' }],
    });
    expect(refusal(await act(candidate, pin, 'take_over'))).toEqual([409, 'candidate-examines']);
    expect((await act(fourth, pin, 'take_over')).body).toMatchObject({ examiner: fourth.id, state: 'running' });
    expect(await status(pin, fourth)).toMatchObject({
      examiner: fourth.id,
      turn: 1,
      handovers: [{ from: examiner.id, to: fourth.id, to_name: fourth.name }],
    });
    expect((await act(fourth, pin, 'take_over')).status).toBe(200);
    expect((await status(pin, fourth)).turn).toBe(1);
  });

  it('is handed over by its holder, who then observes, to anybody but the candidate', async () => {
    const { pin, examiner, candidate, patient, fourth } = await fourPeople();
    await act(candidate, pin, 'choose_role', { role: 'student' });
    expect(refusal(await act(fourth, pin, 'take_over', { member_id: patient.id }))).toEqual([403, 'not-host']);
    expect(refusal(await act(examiner, pin, 'take_over', { member_id: candidate.id }))).toEqual([
      409,
      'candidate-examines',
    ]);
    expect((await act(examiner, pin, 'take_over', { member_id: fourth.id })).body).toMatchObject({
      examiner: fourth.id,
      observer: [examiner.id],
    });
    expect((await act(fourth, pin, 'take_over', { member_id: patient.id })).body).toMatchObject({
      examiner: patient.id,
      patient: patient.id,
    });
    expect((await status(pin, fourth)).handovers).toMatchObject([
      { from: examiner.id, to: fourth.id },
      { from: fourth.id, to: patient.id },
    ]);
    expect((await act(patient, pin, 'take_over', { member_id: fourth.id })).body).toMatchObject({
      examiner: fourth.id,
      patient: patient.id,
    });
  });

  it('is taken by a patient who chooses it, once its holder is gone', async () => {
    const { pin, examiner, patient, fourth } = await fourPeople();
    expect(refusal(await act(patient, pin, 'choose_role', { role: 'examiner' }))).toEqual([409, 'role-taken']);
    await act(examiner, pin, 'leave');
    expect((await act(patient, pin, 'choose_role', { role: 'examiner' })).body).toMatchObject({
      examiner: patient.id,
      patient: patient.id,
    });
    expect(refusal(await act(fourth, pin, 'choose_role', { role: 'examiner' }))).toEqual([409, 'role-taken']);
  });

  it('is free at once when its holder is sent out', async () => {
    const group = await aRunningGroup(world, { roles: ['patient', 'student', 'examiner'] });
    const [host, , examiner] = group.members;
    await act(host!, group.pin, 'remove_member', { member_id: examiner!.id });
    expect((await act(host!, group.pin, 'take_over')).body.examiner).toBe(host!.id);
  });

  it('is free when its holder has been away for 60 s, and not before', async () => {
    const group = await fourPeople();
    const { pin, examiner, patient, fourth } = group;
    await act(examiner, pin, 'leave');
    await act(fourth, pin, 'take_over');
    expect(refusal(await act(patient, pin, 'take_over'))).toEqual([409, 'role-taken']);
    const since = world.clock.now().getTime();
    await away(group, fourth, 59);
    expect((await status(pin, patient)).examiner_free_at).toBe(since + 60_000);
    // The second who joined hosts by now: the patient is not the host.
    expect(refusal(await act(patient, pin, 'take_over'))).toEqual([409, 'role-taken']);
    world.clock.advance(1_000);
    expect((await act(patient, pin, 'take_over')).body).toMatchObject({ examiner: patient.id, patient: patient.id });
    expect((await status(pin, patient)).observer).toEqual([fourth.id]);
  });

  it('stays with a holder who is back in time', async () => {
    const group = await fourPeople();
    await away(group, group.examiner, 50);
    await back(group, group.examiner);
    world.clock.advance(20_000);
    expect(refusal(await act(group.fourth, group.pin, 'take_over'))).toEqual([409, 'role-taken']);
    expect((await save(group, group.examiner, { ticked: [], revision: 1, turn: 0 })).status).toBe(200);
  });

  it('is given to somebody by the host, or freed, as soon as its holder is away', async () => {
    const group = await aRunningGroup(world, {
      roles: ['student', 'examiner', 'patient', 'observer'],
      others: [await aPerson(world), await aPerson(world), await aPerson(world)],
    });
    const [host, examiner, patient, observer] = group.members;
    const { pin } = group;
    expect(refusal(await act(host!, pin, 'take_over', { member_id: observer!.id }))).toEqual([409, 'role-taken']);
    expect(refusal(await act(host!, pin, 'free_role', { role: 'examiner' }))).toEqual([409, 'holder-here']);
    await away(group, examiner!, 1);
    expect(refusal(await act(patient!, pin, 'take_over', { member_id: observer!.id }))).toEqual([403, 'not-host']);
    expect(refusal(await act(patient!, pin, 'free_role', { role: 'examiner' }))).toEqual([403, 'not-host']);
    expect(refusal(await act(host!, pin, 'take_over', { member_id: host!.id }))).toEqual([409, 'candidate-examines']);
    expect((await act(host!, pin, 'free_role', { role: 'examiner' })).body).toMatchObject({
      examiner: null,
      observer: [examiner!.id, observer!.id],
    });
    expect((await act(host!, pin, 'take_over', { member_id: observer!.id })).body).toMatchObject({
      examiner: observer!.id,
      observer: [examiner!.id],
    });
    expect(refusal(await act(host!, pin, 'free_role', { role: 'patient' }))).toEqual([409, 'holder-here']);
    await away(group, patient!, 1);
    expect((await act(host!, pin, 'free_role', { role: 'patient' })).body.patient).toBeNull();
  });

  it('is never for somebody who was the candidate and came back', async () => {
    const { pin, examiner, candidate } = await fourPeople();
    await act(candidate, pin, 'leave');
    await (await as(candidate)).post(`/join/${pin}/`);
    await act(examiner, pin, 'leave');
    expect(refusal(await act(candidate, pin, 'take_over'))).toEqual([409, 'candidate-examines']);
    expect(refusal(await act(candidate, pin, 'choose_role', { role: 'examiner' }))).toEqual([
      409,
      'candidate-examines',
    ]);
    expect((await act(candidate, pin, 'choose_role', { role: 'student' })).status).toBe(200);
  });

  it('is not taken over in the lobby', async () => {
    const group = await aGroup(world, { roles: ['none', 'student'] });
    expect(refusal(await act(group.members[2]!, group.pin, 'take_over'))).toEqual([409, 'group-not-running']);
  });
});

describe('another role', () => {
  it('is free when its holder has been away for 60 s, who then observes', async () => {
    const group = await fourPeople();
    const since = world.clock.now().getTime();
    await away(group, group.patient, 59);
    expect((await status(group.pin, group.fourth)).free_at).toEqual({ student: null, patient: since + 60_000 });
    expect(refusal(await act(group.fourth, group.pin, 'choose_role', { role: 'patient' }))).toEqual([
      409,
      'role-taken',
    ]);
    world.clock.advance(1_000);
    expect((await act(group.fourth, group.pin, 'choose_role', { role: 'patient' })).body).toMatchObject({
      patient: group.fourth.id,
      observer: [group.patient.id],
    });
  });
});

describe('a patient who examines as well', () => {
  it('has both views and the clock, and is patient again at the next station', async () => {
    const group = await fourPeople();
    const { pin, examiner, patient, station } = group;
    await away(group, examiner, 60);
    await act(patient, pin, 'take_over');
    const client = await as(patient);
    expect((await client.get(checklist(group))).status).toBe(200);
    expect((await client.get(`/osce-stations/${station.slug}/patient/?pin=${pin}`)).status).toBe(200);
    expect((await act(patient, pin, 'clock', { command: 'start' })).body.clock.started_at).not.toBeNull();
    const { body } = await submit(group, patient, group.items.slice(0, 1));
    expect((await client.get(`/osce-stations/summary/${body.quizlog_id}`)).body).toMatchObject({
      examiner_name: patient.name,
      candidate_name: group.candidate.name,
    });
    const host = (await status(pin, patient)).host_id;
    const next = await act({ id: host }, pin, 'next_station', { slug: station.slug });
    expect(next.body).toMatchObject({ state: 'lobby', patient: patient.id, examiner: null });
  });
});

describe('the marks of a round', () => {
  it('go to the successor with grades, notes, time and the author of each tick', async () => {
    const group = await fourPeople();
    const { pin, examiner, fourth, items } = group;
    await act(examiner, pin, 'clock', { command: 'start' });
    await save(group, examiner, { ticked: items.slice(0, 2), revision: 3, turn: 0, comments: '<p>Calm.</p>' });
    await away(group, examiner, 60);
    await act(fourth, pin, 'take_over');
    const taken = (await sheet(group, fourth)).body;
    expect(taken.draft).toMatchObject({ ticked: items.slice(0, 2), comments: '<p>Calm.</p>', revision: 3, turn: 1 });
    expect(taken.group).toMatchObject({
      turn: 1,
      ticked_by: [{ name: examiner.name, items: items.slice(0, 2) }],
      suggestions: [],
    });
    await save(group, fourth, { ticked: [items[0]!, items[2]!], revision: 4, turn: 1, comments: '<p>Calm.</p>' });
    const authors = await world.deps.dataSource.query(
      'SELECT item_id, author_id FROM round_ticks t JOIN group_sessions s ON s.id = t.session_id WHERE s.pin = $1 ORDER BY item_id',
      [pin],
    );
    expect(authors).toEqual([
      { item_id: items[0], author_id: examiner.id },
      { item_id: items[2], author_id: fourth.id },
    ]);
    const { body } = await submit(group, fourth, [items[0]!, items[2]!], { turn: 1 });
    const summary = (await (await as(group.candidate)).get(`/osce-stations/summary/${body.quizlog_id}`)).body;
    expect(summary).toMatchObject({ mine: true, examiner_name: fourth.name, ticked: 2, seconds_used: 60 });
    // Whose battery was empty reads the result as well.
    expect((await (await as(examiner)).get(`/osce-stations/summary/${body.quizlog_id}`)).status).toBe(200);
  });

  it('of an earlier revision replace nothing', async () => {
    const group = await fourPeople();
    const { examiner, items } = group;
    await save(group, examiner, { ticked: items.slice(0, 3), revision: 5, turn: 0 });
    expect((await save(group, examiner, { ticked: [], revision: 4, turn: 0 })).body).toEqual({ revision: 5 });
    expect((await sheet(group, examiner)).body.draft.ticked).toEqual(items.slice(0, 3));
  });

  it('are kept by nobody who has not examined', async () => {
    const group = await fourPeople();
    expect(refusal(await save(group, group.patient, { ticked: [], revision: 9, turn: 0 }))).toEqual([
      403,
      'not-your-role',
    ]);
    expect(refusal(await submit(group, group.patient, []))).toEqual([403, 'not-your-role']);
    expect(refusal(await sheet(group, group.patient))).toEqual([403, 'not-your-role']);
  });
});

describe('a former examiner who comes back', () => {
  async function replaced() {
    const group = await fourPeople();
    await save(group, group.examiner, { ticked: group.items.slice(0, 1), revision: 1, turn: 0, comments: '<p>A</p>' });
    await away(group, group.examiner, 60);
    await act(group.fourth, group.pin, 'take_over');
    return group;
  }

  it('is shown who examines now, and sees the station as an observer', async () => {
    const group = await replaced();
    const refused = await sheet(group, group.examiner);
    expect(refusal(refused)).toEqual([409, 'examiner-replaced']);
    expect(refused.body.detail).toContain(group.fourth.name);
    expect(
      (await (await as(group.examiner)).get(`/osce-stations/${group.station.slug}/student/?pin=${group.pin}`)).body
        .group.role,
    ).toBe('observer');
  });

  it('suggests what was marked offline; the examiner accepts and dismisses', async () => {
    const group = await replaced();
    const { examiner, fourth, items, pin } = group;
    const late = await save(group, examiner, {
      ticked: [items[1]!, items[2]!],
      revision: 4,
      turn: 0,
      comments: '<p>A</p><p>B</p>',
    });
    expect(late.body).toEqual({ revision: 4, suggested: 4 });
    const before = await status(pin, fourth);
    expect(before.suggested).toBe(1);
    const now = (await sheet(group, fourth)).body;
    expect(now.draft.ticked).toEqual(items.slice(0, 1));
    expect(now.group.suggestions).toEqual([
      { turn: 0, key: `tick:${items[1]}`, author: examiner.name, change: { kind: 'tick', item_id: items[1] } },
      { turn: 0, key: `tick:${items[2]}`, author: examiner.name, change: { kind: 'tick', item_id: items[2] } },
      { turn: 0, key: `untick:${items[0]}`, author: examiner.name, change: { kind: 'untick', item_id: items[0] } },
      { turn: 0, key: 'comments:4', author: examiner.name, change: { kind: 'comments', html: '<p>A</p><p>B</p>' } },
    ]);
    const client = await as(fourth);
    const left = await client.post(checklist(group), {
      data_request: 'settle_suggestions',
      settled: [
        { turn: 0, key: `tick:${items[1]}` },
        { turn: 0, key: `untick:${items[0]}` },
        { turn: 0, key: 'comments:4' },
      ],
    });
    expect(left.body.map(({ key }: { key: string }) => key)).toEqual([`tick:${items[2]}`]);
    // What is accepted is the tick of the person who made it.
    await save(group, fourth, { ticked: [items[0]!, items[1]!], revision: 5, turn: 1, comments: '<p>A</p>' });
    const after = (await sheet(group, fourth)).body.group;
    expect(after.ticked_by).toEqual([{ name: examiner.name, items: items.slice(0, 2) }]);
    expect(after.suggestions).toHaveLength(1);
    expect((await client.post(checklist(group), { data_request: 'suggestions' })).body).toHaveLength(1);
  });

  it('ends nothing by submitting, and loses nothing', async () => {
    const group = await replaced();
    const { examiner, fourth, items, pin } = group;
    const refused = await submit(group, examiner, [items[0]!, items[3]!], { turn: 0, comments: '<p>A</p>' });
    expect(refusal(refused)).toEqual([409, 'examiner-replaced']);
    expect(await status(pin, fourth)).toMatchObject({ state: 'running', quizlog_id: 0, suggested: 1 });
    expect((await sheet(group, fourth)).body.group.suggestions.map(({ key }: { key: string }) => key)).toEqual([
      `tick:${items[3]}`,
    ]);
    expect((await submit(group, fourth, items.slice(0, 2), { turn: 1 })).status).toBe(200);
    expect(refusal(await submit(group, examiner, [items[3]!], { turn: 0 }))).toEqual([409, 'already-submitted']);
  });

  it('finds in the result what came after the successor had submitted, named and without changing the score', async () => {
    const group = await replaced();
    const { examiner, fourth, candidate, items } = group;
    const { body } = await submit(group, fourth, items.slice(0, 2), { turn: 1, comments: '<p>A</p>' });
    const result = async (person: { id: number }) =>
      (await (await as(person)).get(`/osce-stations/summary/${body.quizlog_id}`)).body;
    const before = await result(candidate);
    expect([before.late_marks, before.ticked]).toEqual([[], 2]);
    const { suggested } = await status(group.pin, candidate);
    expect(
      (
        await save(group, examiner, {
          ticked: [items[1]!, items[2]!],
          revision: 4,
          turn: 0,
          comments: '<p>A</p><p>B</p><script>x</script>',
        })
      ).body,
    ).toMatchObject({ revision: 4 });
    // Those who read the result see it.
    expect((await status(group.pin, candidate)).suggested).toBe(suggested + 1);
    const titles = group.station.sections.flatMap((section) => section.items.map(({ title }) => title));
    const late = [
      { author: examiner.name, change: { kind: 'tick', title: titles[2] } },
      { author: examiner.name, change: { kind: 'untick', title: titles[0] } },
      { author: examiner.name, change: { kind: 'comments', html: '<p>A</p><p>B</p>' } },
    ];
    for (const person of [examiner, fourth, candidate])
      expect(await result(person)).toMatchObject({
        late_marks: late,
        ticked: 2,
        score: before.score,
        comments: '<p>A</p>',
      });
    // So are marks that come with a submit, which is refused.
    expect(
      refusal(await submit(group, examiner, items.slice(0, 4), { turn: 0, revision: 5, comments: '<p>A</p>' })),
    ).toEqual([409, 'already-submitted']);
    const changes = (await result(candidate)).late_marks.map(
      ({ change }: { change: { kind: string; title: string } }) => [change.kind, change.title],
    );
    expect(changes).toEqual([
      ['tick', titles[2]],
      ['tick', titles[3]],
    ]);
    // The successor's own second submit is nobody's late marks.
    expect(
      refusal(
        await submit(group, fourth, items.slice(0, 4), {
          turn: 1,
          submission_id: '2b7d2f0e-5f5e-4c1a-9d57-6f5a3b0c9d12',
        }),
      ),
    ).toEqual([409, 'already-submitted']);
    expect((await result(candidate)).late_marks).toHaveLength(2);
  });

  it('finds what came after the next round had begun with the result of the round it was made in', async () => {
    const group = await replaced();
    const { examiner, fourth, candidate, items, pin, station } = group;
    const { body } = await submit(group, fourth, items.slice(0, 2), { turn: 1, round: 1, comments: '<p>A</p>' });
    const result = async () => (await (await as(candidate)).get(`/osce-stations/summary/${body.quizlog_id}`)).body;
    const host = group.members.find(({ id }) => id === fourth.id || id === candidate.id)!;
    const { host_id } = (await (await as(host)).post('/api/group-study/check/', { pin })).body;
    const hosts = group.members.find(({ id }) => id === host_id)!;
    const marks = { ticked: [items[1]!, items[2]!], revision: 9, turn: 0, comments: '<p>A</p>' };
    const titles = station.sections.flatMap((section) => section.items.map(({ title }) => title));
    const arrived = (which: number) => ({ author: examiner.name, change: { kind: 'tick', title: titles[which] } });

    // In the lobby of another station, and of the very same.
    const another = await aStation(world);
    for (const [revision, next] of [
      [4, another],
      [5, station],
    ] as const) {
      expect((await act(hosts, pin, 'next_station', { slug: next.slug })).status).toBe(200);
      expect(await status(pin, candidate)).toMatchObject({ state: 'lobby', round: 2 });
      const { score } = await result();
      expect((await save(group, examiner, { ...marks, round: 1, revision })).body).toEqual({ revision });
      expect(await result()).toMatchObject({
        score,
        late_marks: [arrived(2), { author: examiner.name, change: { kind: 'untick', title: titles[0] } }],
      });
    }

    // While the same station runs again, nothing of it shows there, and a submit of round 1 ends nothing.
    const roles = { pin, examiner: fourth.id, student: candidate.id };
    expect((await (await as(hosts)).post('/api/group-study/start/', roles)).status).toBe(200);
    const before = await status(pin, candidate);
    expect(
      refusal(
        await submit(group, examiner, items.slice(0, 4), { turn: 0, round: 1, revision: 8, comments: '<p>A</p>' }),
      ),
    ).toEqual([409, 'already-submitted']);
    expect(await status(pin, candidate)).toMatchObject({ state: 'running', round: 2, suggested: before.suggested });
    expect((await result()).late_marks).toEqual([arrived(2), arrived(3)]);

    // Only a former examiner of that round, and only at its station.
    expect(refusal(await save(group, candidate, { ...marks, round: 1 }))).toEqual([403, 'not-your-role']);
    expect(refusal(await save({ ...group, station: another }, examiner, { ...marks, round: 1 }))).toEqual([
      409,
      'group-moved-on',
    ]);
    expect((await save(group, examiner, { ...marks, round: 0 })).status).toBe(422);
    expect((await result()).late_marks).toEqual([arrived(2), arrived(3)]);
  });

  it('loses no tick that comes after a submit that was sent twice', async () => {
    const group = await replaced();
    const { examiner, fourth, items } = group;
    for (let sent = 0; sent < 2; sent += 1)
      await submit(group, examiner, items.slice(0, 2), { turn: 0, comments: '<p>A</p>' });
    await save(group, examiner, { ticked: items.slice(0, 3), revision: 2, turn: 0, comments: '<p>A</p>' });
    expect((await sheet(group, fourth)).body.group.suggestions.map(({ key }: { key: string }) => key)).toEqual([
      `tick:${items[1]}`,
      `tick:${items[2]}`,
    ]);
    await submit(group, examiner, items.slice(0, 4), { turn: 0, revision: 3, comments: '<p>A</p>' });
    await save(group, examiner, { ticked: items.slice(0, 3), revision: 2, turn: 0, comments: '<p>A</p>' });
    expect((await sheet(group, fourth)).body.group.suggestions).toHaveLength(3);
  });

  it('may examine again, and does not bring the old sheet along', async () => {
    const group = await replaced();
    const { examiner, fourth, items, pin } = group;
    await save(group, fourth, { ticked: items.slice(0, 3), revision: 2, turn: 1, comments: '<p>A</p>' });
    await act(fourth, pin, 'leave');
    expect((await act(examiner, pin, 'take_over')).status).toBe(200);
    expect(
      (await save(group, examiner, { ticked: [items[3]!], revision: 9, turn: 0, comments: '<p>A</p>' })).body,
    ).toEqual({ revision: 9, suggested: 2 });
    expect((await sheet(group, examiner)).body.draft).toMatchObject({ ticked: items.slice(0, 3), turn: 2 });
    expect(refusal(await submit(group, examiner, [items[3]!], { turn: 0 }))).toEqual([409, 'examiner-replaced']);
    expect((await submit(group, examiner, items.slice(0, 3), { turn: 2 })).status).toBe(200);
  });

  it('may have left and come back', async () => {
    const group = await fourPeople();
    await save(group, group.examiner, { ticked: group.items.slice(0, 1), revision: 1, turn: 0 });
    await act(group.examiner, group.pin, 'leave');
    await act(group.patient, group.pin, 'take_over');
    await (await as(group.examiner)).post(`/join/${group.pin}/`);
    expect(refusal(await sheet(group, group.examiner))).toEqual([409, 'examiner-replaced']);
    expect(
      (await save(group, group.examiner, { ticked: group.items.slice(0, 2), revision: 2, turn: 0 })).body.suggested,
    ).toBe(1);
  });
});

describe('an audio pair', () => {
  it('has no examiner until somebody joins: its candidate does not become one', async () => {
    const [host, partner] = [await aPerson(world), await aPerson(world)];
    const station = await aStation(world);
    const [pair] = await world.deps.inTransaction((tx) =>
      openPairs(tx, [{ host_id: host.id, partner_id: partner.id, station }], 'https://chat.example'),
    );
    const { pin } = pair!;
    for (const one of [host, partner]) await back(pair!, one);
    await act(host, pin, 'choose_role', { role: 'examiner' });
    await act(partner, pin, 'choose_role', { role: 'student' });
    await (await as(host)).post('/api/group-study/start/', { pin, examiner: host.id, student: partner.id });
    await away(pair!, host, 60);
    expect(refusal(await act(partner, pin, 'take_over'))).toEqual([409, 'candidate-examines']);
    const third = await aPerson(world);
    await (await as(third)).post(`/join/${pin}/`);
    expect((await act(third, pin, 'take_over')).body).toMatchObject({ examiner: third.id, student: partner.id });
  });
});

describe('the result of a group that was closed', () => {
  const elsewhere = () => ({ headers: { 'x-forwarded-for': '10.9.8.7' } });

  it('is there for its members, and for a guest who registers within 30 days', async () => {
    const group = await aGroup(world, { others: [await aPerson(world)] });
    const [host, examiner] = group.members;
    const guest = world.client();
    await guest.post(`/join/${group.pin}/`, { name: 'Wren' });
    const me = (await guest.get(`/group-study/${group.pin}/`)).body.me;
    await (await as(host!)).post('/api/group-study/start/', { pin: group.pin, examiner: examiner!.id, student: me });
    const { body } = await submit(group, examiner!, group.station.item_ids.slice(0, 3));
    const summary = `/osce-stations/summary/${body.quizlog_id}`;
    await act(host!, group.pin, 'end_session');
    const closed = (await guest.get(`/group-study/${group.pin}/`)).body;
    expect(closed.status).toMatchObject({ state: 'ended', quizlog_id: body.quizlog_id });
    world.clock.advance(29 * 86_400_000);
    for (const client of [guest, await as(host!), await as(examiner!)])
      expect((await client.get(`${summary}?pin=${group.pin}`)).status).toBe(200);
    expect(
      (
        await guest.post(
          '/register/',
          aRegistration({ first_name: 'Wren', last_name: 'Abara', username: 'wren.a' }),
          elsewhere(),
        )
      ).status,
    ).toBe(200);
    world.clock.advance(20 * 86_400_000);
    const again = await as({ id: me });
    expect((await again.get(summary)).body).toMatchObject({ mine: true, ticked: 3 });
    expect((await again.get(`/osce-stations/${group.station.slug}/`)).body.attempts).toEqual([
      expect.objectContaining({ quizlog_id: body.quizlog_id }),
    ]);
  });

  it('is where the group’s page leads its members once the PIN has expired or the session has ended', async () => {
    const group = await aRunningGroup(world, { others: [await aPerson(world), await aPerson(world)] });
    const [examiner, candidate, patient] = group.members;
    const page = async (person: { id: number }) => (await as(person)).get(`/group-study/${group.pin}/`);
    const { body } = await submit(group, examiner!, group.station.item_ids.slice(0, 3));
    const result = `/osce-stations/summary/${body.quizlog_id}`;
    await act(patient!, group.pin, 'leave');
    expect(refusal(await page(patient!))).toEqual([404, 'group-not-found']);
    await act(examiner!, group.pin, 'next_station', { slug: group.station.slug });
    world.clock.advance(4 * 3_600_000 + 1);
    for (const person of [examiner!, candidate!, patient!]) {
      const closed = await page(person);
      expect([refusal(closed), closed.body.next_url]).toEqual([[409, 'group-ended'], result]);
      expect((await (await as(person)).get(result)).status).toBe(200);
    }
    const stranger = await page(await aPerson(world));
    expect([refusal(stranger), stranger.body.next_url]).toEqual([[404, 'group-not-found'], undefined]);
  });

  it('is where the page leads from a next station that was never taken', async () => {
    const group = await aRunningGroup(world);
    const { body } = await submit(group, group.host, group.station.item_ids.slice(0, 3));
    await act(group.host, group.pin, 'next_station', { slug: group.station.slug });
    const page = async () => (await (await as(group.members[1]!)).get(`/group-study/${group.pin}/`)).body;
    expect((await page()).result).toBeNull();
    await act(group.host, group.pin, 'end_session');
    expect(await page()).toMatchObject({
      status: { state: 'ended', quizlog_id: 0 },
      result: `/osce-stations/summary/${body.quizlog_id}`,
    });
  });

  it('of a run that has expired is the results of the run', async () => {
    const run = await aRun(world);
    for (const address of ['group-study', 'circuit-runs'])
      expect((await (await as(run.people[1]!)).get(`/${address}/${run.pin}/`)).status).toBe(200);
    world.clock.advance(4 * 3_600_000 + 1);
    for (const address of ['group-study', 'circuit-runs']) {
      const closed = await (await as(run.people[1]!)).get(`/${address}/${run.pin}/`);
      expect([refusal(closed), closed.body.next_url]).toEqual([
        [409, 'group-ended'],
        `/circuit-runs/${run.pin}/results/`,
      ]);
      expect((await (await as(await aPerson(world))).get(`/${address}/${run.pin}/`)).status).toBe(404);
    }
  });

  it('is no longer a guest’s after 30 days', async () => {
    const group = await aGroup(world, { others: [await aPerson(world)] });
    const guest = world.client();
    await guest.post(`/join/${group.pin}/`, { name: 'Wren' });
    const { me } = (await guest.get(`/group-study/${group.pin}/`)).body;
    await (
      await as(group.host)
    ).post('/api/group-study/start/', { pin: group.pin, examiner: group.members[1]!.id, student: me });
    const { body } = await submit(group, group.members[1]!, group.station.item_ids.slice(0, 1));
    world.clock.advance(31 * 86_400_000);
    expect((await guest.get(`/osce-stations/summary/${body.quizlog_id}`)).status).toBe(401);
  });
});

describe('the database', () => {
  it('has one present examiner for a session, by role or as a stand-in', async () => {
    const group = await fourPeople();
    const set = (person: { id: number }, values: string) =>
      world.deps.dataSource.query(
        `UPDATE group_members m SET ${values} FROM group_sessions s WHERE s.id = m.session_id AND s.pin = $1 AND m.account_id = $2`,
        [group.pin, person.id],
      );
    await expect(set(group.patient, 'examines = true')).rejects.toThrow('group_members_one_examiner');
    await expect(set(group.fourth, "role = 'examiner'")).rejects.toThrow(/group_members_(one_examiner|single_role)/);
    await set(group.examiner, "role = 'observer'");
    await set(group.patient, 'examines = true');
    await expect(set(group.fourth, "role = 'examiner'")).rejects.toThrow('group_members_one_examiner');
  });
});
