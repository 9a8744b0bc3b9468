import type { Person } from '~/domain/accounts/person';
import { setPresence } from '~/domain/group-practice/presence';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aRun } from '~/infra/tooling/testing/factories/circuit-runs';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import {
  act,
  circuitRunsOf,
  codeOf,
  MINUTE,
  personOf,
  roleHolders,
  whereIs,
} from '~/infra/tooling/testing/factories/running-circuits';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const { as, look, after, begun, manyStations, submits, keepsMarks } = circuitRunsOf(world);
const page = (pin: string) => `/circuit-runs/${pin}/`;

describe('coming and going', () => {
  it('somebody who joins in round 2 observes it, and has their part in the rounds after it', async () => {
    const run = await begun({ stations: await manyStations(6) });
    await after(13);
    await world.drain();
    expect(whereIs(await look(run, run.host))).toEqual(['running', 2, 'reading']);
    const before = roleHolders(await look(run, run.host));
    const guest = world.client();
    expect((await guest.post(`/join/${run.pin}/`, { name: 'Noor' })).body).toEqual({ next_url: page(run.pin) });
    const joined = await look(run, run.host);
    const noor = joined.members.find((member) => member.name === 'Noor')!;
    expect(roleHolders(joined)).toEqual({ ...before, observer: noor.id });
    expect(noor.destination).toBe(`/osce-stations/${run.stations[1]!.slug}/student/?pin=${run.pin}`);
    expect(joined.plan.filter(({ student }) => student === noor.id)).toHaveLength(1);
    expect(joined.plan.every(({ observer }) => observer.length === 1)).toBe(true);
    await after(2);
    expect((await guest.get(noor.destination)).status).toBe(200);
  });

  it('a candidate who leaves while there is reading is replaced, who reads from the beginning', async () => {
    const run = await begun();
    await after(1);
    const { student } = roleHolders(await look(run, run.host));
    await act(await as(personOf(run, student)), run.pin, 'leave');
    const [left] = run.people.filter((person) => person.id !== student);
    const now = await look(run, left!);
    expect([whereIs(now), now.phase_ends_at]).toEqual([
      ['running', 1, 'reading'],
      world.clock.now().getTime() + 2 * MINUTE,
    ]);
    expect([now.members.length, now.held]).toEqual([2, null]);
    expect(now.members.map(({ role }) => role).sort()).toEqual(['examiner', 'student']);
    expect(now.host_id).toBe(left!.id);
    for (const planned of now.plan) expect([planned.student, planned.examiner]).not.toContain(student);
  });

  it('a candidate who leaves in the middle of the station holds it up until they are back', async () => {
    const run = await begun();
    await after(4);
    const { student } = roleHolders(await look(run, run.host));
    const candidate = await as(personOf(run, student));
    await act(candidate, run.pin, 'leave');
    const [host] = run.people.filter((person) => person.id !== student);
    const held = await look(run, host!);
    expect([held.state, held.held, held.remaining]).toEqual(['paused', 'candidate', 6 * MINUTE]);
    const refused = await act(await as(host!), run.pin, 'resume');
    expect([refused.status, codeOf(refused)]).toEqual([409, 'circuit-run-held']);
    await after(5);
    await candidate.post(`/join/${run.pin}/`);
    const back = await look(run, host!);
    expect([back.state, back.held, roleHolders(back).student, back.phase_ends_at]).toEqual([
      'running',
      null,
      student,
      world.clock.now().getTime() + 6 * MINUTE,
    ]);
  });

  it('without the candidate the host goes on to the feedback; what was marked is the candidate’s all the same', async () => {
    const run = await begun();
    await after(4);
    const { student, examiner } = roleHolders(await look(run, run.host));
    await act(await as(personOf(run, student)), run.pin, 'leave');
    const [host] = run.people.filter((person) => person.id !== student);
    expect(whereIs((await act(await as(host!), run.pin, 'skip', { round: 1, phase: 'station' })).body)).toEqual([
      'running',
      1,
      'feedback',
    ]);
    const { quizlog_id } = await submits(run, personOf(run, examiner), run.stations[0]!);
    const own = (await (await as(personOf(run, student))).get(`/osce-stations/summary/${quizlog_id}`)).body;
    expect([own.mine, own.seconds_used]).toEqual([true, 120]);
    await after(3);
    const next = await look(run, host!);
    expect([whereIs(next), next.members.some(({ id }) => id === student)]).toEqual([['running', 2, 'reading'], false]);
    expect(
      (await (await as(personOf(run, student))).get(`/circuit-runs/${run.pin}/results/`)).body.rounds[0],
    ).toMatchObject({ quizlog_id, score: 50 });
  });

  it('an examiner who leaves hands over the checklist with the marks so far', async () => {
    const run = await begun({ others: 3 });
    await after(4);
    const before = roleHolders(await look(run, run.host));
    await keepsMarks(run, personOf(run, before.examiner), run.stations[0]!, 3);
    await act(await as(personOf(run, before.examiner)), run.pin, 'leave');
    const [other] = run.people.filter((person) => person.id !== before.examiner);
    const now = await look(run, other!);
    expect([now.state, roleHolders(now).examiner, roleHolders(now).patient]).toEqual([
      'running',
      before.observer,
      before.patient,
    ]);
    const checklist = await (
      await as(personOf(run, before.observer))
    ).get(`/osce-stations/${run.stations[0]!.slug}/checklist/?pin=${run.pin}`);
    expect(checklist.body.draft.ticked).toEqual(run.stations[0]!.item_ids.slice(0, 3));
  });

  it('an examiner who is away for 60 s can be replaced, and brings ticks made offline as suggestions', async () => {
    const run = await begun({ others: 3 });
    await after(4);
    const before = roleHolders(await look(run, run.host));
    const [examiner, patient] = [personOf(run, before.examiner), personOf(run, before.patient)];
    await keepsMarks(run, examiner, run.stations[0]!, 2);
    const take = async (person: Person) =>
      (await as(person)).post(`/group-study/${run.pin}/`, { data_request: 'take_over' });
    expect(codeOf(await take(patient))).toBe('role-taken');
    await world.deps.inTransaction((tx) => setPresence(tx, run.pin, examiner.id, false));
    await after(1);
    expect(codeOf(await take(personOf(run, before.student)))).toBe('candidate-examines');
    expect((await take(patient)).status).toBe(200);
    const now = await look(run, patient);
    const at = (id: number) => now.members.find((member) => member.id === id)!;
    expect([at(patient.id).role, at(examiner.id).role, now.state, now.phase]).toEqual([
      'examiner',
      'observer',
      'running',
      'station',
    ]);
    const checklist = `/osce-stations/${run.stations[0]!.slug}/checklist/?pin=${run.pin}`;
    expect(at(patient.id).destination).toBe(checklist);
    expect((await (await as(patient)).get(checklist)).body.draft).toMatchObject({
      ticked: run.stations[0]!.item_ids.slice(0, 2),
      comments: '<p>Calm.</p>',
      turn: 1,
    });
    const late = {
      ticked: run.stations[0]!.item_ids.slice(0, 3),
      grades: { dgd_grade: null, cmc_grade: null, rto_grade: null, overall_score: null },
      comments: '<p>Calm.</p>',
      submission_id: '2b7d2f0e-5f5e-4c1a-9d57-6f5a3b0c9d11',
      revision: 4,
      turn: 0,
    };
    expect((await (await as(examiner)).post(checklist, { data_request: 'save_marks', ...late })).body).toEqual({
      revision: 4,
      suggested: 1,
    });
    expect(codeOf(await (await as(examiner)).post(checklist, { timer: 1, turn: 0 }))).toBe('examiner-replaced');
    // The run goes on without a submit: the marks of both are collected as the patient's.
    await after(10);
    const [result] = (await look(run, patient)).results;
    expect(result).toMatchObject({ outcome: 'collected', candidate: personOf(run, before.student).name });
    expect((await (await as(examiner)).get(`/osce-stations/summary/${result!.quizlog_id}`)).body).toMatchObject({
      examiner_name: patient.name,
      ticked: 2,
    });
  });

  it('an examiner who is away is freed by the host for anybody but the candidate, and other roles are the run’s', async () => {
    const run = await begun({ others: 3 });
    await after(4);
    const before = roleHolders(await look(run, run.host));
    const [examiner, candidate, observer] = [
      personOf(run, before.examiner),
      personOf(run, before.student),
      personOf(run, before.observer),
    ];
    await keepsMarks(run, examiner, run.stations[0]!, 2);
    const host =
      run.people.find(({ id }) => id === run.host.id && id !== examiner.id) ??
      run.people.find(({ id }) => id !== examiner.id)!;
    await world.deps.dataSource.query('UPDATE group_sessions SET host_id = $2 WHERE pin = $1', [run.pin, host.id]);
    const post = async (person: Person, data_request: string, input: Record<string, unknown> = {}) =>
      (await as(person)).post(`/group-study/${run.pin}/`, { data_request, ...input });
    expect(codeOf(await post(host, 'free_role', { role: 'examiner' }))).toBe('holder-here');
    await world.deps.inTransaction((tx) => setPresence(tx, run.pin, examiner.id, false));
    const guest = run.people.find(({ id }) => ![host.id, examiner.id].includes(id))!;
    expect(codeOf(await post(guest, 'free_role', { role: 'examiner' }))).toBe('not-host');
    expect(codeOf(await post(host, 'free_role', { role: 'patient' }))).toBe('circuit-run-decides');
    expect((await post(host, 'free_role', { role: 'examiner' })).body.examiner).toBeNull();
    expect(codeOf(await post(host, 'free_role', { role: 'examiner' }))).toBe('role-free');
    const freed = await look(run, host);
    expect([freed.state, freed.phase, freed.members.find(({ id }) => id === examiner.id)!.role]).toEqual([
      'running',
      'station',
      'observer',
    ]);
    // Nobody waits for 60 s.
    expect(codeOf(await post(candidate, 'take_over'))).toBe('candidate-examines');
    expect((await post(observer, 'take_over')).status).toBe(200);
    const now = roleHolders(await look(run, host));
    expect([now.examiner, now.student, now.patient]).toEqual([observer.id, before.student, before.patient]);
    const checklist = `/osce-stations/${run.stations[0]!.slug}/checklist/?pin=${run.pin}`;
    expect((await (await as(observer)).get(checklist)).body).toMatchObject({
      draft: { ticked: run.stations[0]!.item_ids.slice(0, 2) },
      group: { turn: 1 },
    });
    expect((await submits(run, observer, run.stations[0]!, 3)).quizlog_id).toBeGreaterThan(0);
  });

  it('a round whose examiner was freed ends without a result, and the run goes on', async () => {
    const run = await begun({ others: 3 });
    await after(4);
    const before = roleHolders(await look(run, run.host));
    const examiner = personOf(run, before.examiner);
    const host = run.people.find(({ id }) => id !== examiner.id)!;
    await world.deps.dataSource.query('UPDATE group_sessions SET host_id = $2 WHERE pin = $1', [run.pin, host.id]);
    await world.deps.inTransaction((tx) => setPresence(tx, run.pin, examiner.id, false));
    expect(
      (await (await as(host)).post(`/group-study/${run.pin}/`, { data_request: 'free_role', role: 'examiner' })).status,
    ).toBe(200);
    await after(11);
    const next = await look(run, host);
    expect([next.state, next.round]).toEqual(['running', 2]);
    expect(next.results[0]).toMatchObject({ outcome: 'unfinished' });
    expect(roleHolders(next).examiner).toBeDefined();
  });

  it('a candidate who is left alone in the middle of the station does not examine it', async () => {
    const run = await begun({ others: 1 });
    await after(4);
    const before = roleHolders(await look(run, run.host));
    await act(await as(personOf(run, before.examiner)), run.pin, 'leave');
    const candidate = personOf(run, before.student);
    expect((await look(run, candidate)).members).toEqual([expect.objectContaining({ role: 'student' })]);
    expect(
      (await (await as(candidate)).get(`/osce-stations/${run.stations[0]!.slug}/checklist/?pin=${run.pin}`)).status,
    ).toBe(403);
    const late = await aPerson(world);
    await (await as(late)).post(`/join/${run.pin}/`);
    expect(roleHolders(await look(run, late)).examiner).toBe(late.id);
  });

  it('a host who leaves passes hosting on, and the run goes on; with nobody left it is over', async () => {
    const run = await begun({ others: 1 });
    await after(10);
    await act(await as(run.host), run.pin, 'leave');
    const other = run.people[1]!;
    await after(3);
    expect(await look(run, other)).toMatchObject({ host_id: other.id, round: 2, phase: 'reading', alone: true });
    const gone = await act(await as(other), run.pin, 'leave');
    expect(gone.body).toEqual({ next_url: `/circuit-runs/${run.pin}/results/` });
    expect((await (await as(other)).get(`/circuit-runs/${run.pin}/results/`)).body.done).toBe(true);
  });

  it('who has been away for 30 s when a round begins observes it', async () => {
    const run = await begun({ others: 3 });
    const coming = (await look(run, run.host)).plan[0]!.student!;
    await world.deps.inTransaction((tx) => setPresence(tx, run.pin, coming, false));
    await after(13);
    const now = await look(run, run.host);
    expect(now.members.find(({ id }) => id === coming)!.role).toBe('observer');
    expect(now.members.filter(({ role }) => role === 'student')).toHaveLength(1);
  });

  it('who was sent out is not planned any more', async () => {
    const run = await aRun(world);
    await (
      await as(run.host)
    ).post(`/group-study/${run.pin}/`, { data_request: 'remove_member', member_id: run.people[2]!.id });
    const { plan } = await look(run, run.host);
    expect(plan.map(({ student, examiner, patient }) => [student, examiner, patient]).flat()).not.toContain(
      run.people[2]!.id,
    );
    expect((await (await as(run.people[2]!)).get(page(run.pin))).status).toBe(404);
  });
});

describe('what was not submitted', () => {
  it('is taken when the feedback ends, if marks were kept that could have been submitted without a warning', async () => {
    const run = await begun();
    await after(2);
    const { examiner, student } = roleHolders(await look(run, run.host));
    await keepsMarks(run, personOf(run, examiner), run.stations[0]!, 3);
    await after(8);
    const feedback = await look(run, run.host);
    expect(feedback.members.map(({ id, destination }) => [id, destination])).toEqual(
      run.people.map(({ id }) => [
        id,
        id === examiner ? `/osce-stations/${run.stations[0]!.slug}/checklist/?pin=${run.pin}` : page(run.pin),
      ]),
    );
    await after(3);
    const [result] = (await look(run, run.host)).results;
    expect(result).toMatchObject({
      round: 1,
      outcome: 'collected',
      candidate: personOf(run, student).name,
      readers: expect.arrayContaining([student]),
    });
    expect(
      (await (await as(personOf(run, student))).get(`/osce-stations/summary/${result!.quizlog_id}`)).body,
    ).toMatchObject({ mine: true, score: 75, seconds_used: 480, comments: '<p>Calm.</p>' });
    // Who submits the same a moment too late is answered with it.
    const late = await (
      await as(personOf(run, examiner))
    ).post(`/osce-stations/${run.stations[0]!.slug}/checklist/?pin=${run.pin}`, {
      timer: 480,
      submission_id: '2b7d2f0e-5f5e-4c1a-9d57-6f5a3b0c9d11',
    });
    expect(late.body.quizlog_id).toBe(result!.quizlog_id);
  });

  it('may still be submitted by the examiner during the feedback', async () => {
    const run = await begun();
    await after(2);
    await after(8);
    const { examiner } = roleHolders(await look(run, run.host));
    const { quizlog_id } = await submits(run, personOf(run, examiner), run.stations[0]!);
    expect(await look(run, run.host)).toMatchObject({ phase: 'feedback', quizlog_id });
    await after(3);
    expect((await look(run, run.host)).results).toEqual([
      expect.objectContaining({ outcome: 'submitted', quizlog_id }),
    ]);
  });

  it('is left unfinished where nothing is ticked, or a grade of a GP case is open', async () => {
    const nothing = await begun();
    await after(2);
    await keepsMarks(
      nothing,
      personOf(nothing, roleHolders(await look(nothing, nothing.host)).examiner),
      nothing.stations[0]!,
      0,
    );
    const stations = [await aStation(world, { style: 2 }), await aStation(world, { style: 2 })];
    const gp = await begun({ stations });
    await after(3);
    const marks = {
      ticked: stations[0]!.item_ids,
      grades: { dgd_grade: 'pass', cmc_grade: null, rto_grade: 'pass', overall_score: 'pass' },
      comments: '',
      submission_id: '2b7d2f0e-5f5e-4c1a-9d57-6f5a3b0c9d12',
      revision: 1,
    };
    const examiner = await as(personOf(gp, roleHolders(await look(gp, gp.host)).examiner));
    expect(
      (
        await examiner.post(`/sca-cases/${stations[0]!.slug}/checklist/?pin=${gp.pin}`, {
          data_request: 'save_marks',
          ...marks,
        })
      ).status,
    ).toBe(200);
    await after(12);
    await after(3);
    expect((await look(gp, gp.host)).results).toEqual([
      expect.objectContaining({ outcome: 'unfinished', quizlog_id: null }),
    ]);
    expect((await look(nothing, nothing.host)).results).toEqual([expect.objectContaining({ outcome: 'unfinished' })]);
  });

  it('is taken, too, when the host ends the run', async () => {
    const run = await begun();
    await after(4);
    await keepsMarks(run, personOf(run, roleHolders(await look(run, run.host)).examiner), run.stations[0]!, 1);
    expect((await act(await as(run.people[1]!), run.pin, 'end')).status).toBe(403);
    expect((await act(await as(run.host), run.pin, 'end')).body).toEqual({
      next_url: `/circuit-runs/${run.pin}/results/`,
    });
    expect(await look(run, run.host)).toMatchObject({ state: 'done', results: [{ outcome: 'collected' }] });
  });
});

describe('what the run decides', () => {
  it('nobody does by hand: roles, stations, starting and the clock are refused by name', async () => {
    const run = await begun();
    await after(2);
    const host = await as(run.host);
    const { examiner } = roleHolders(await look(run, run.host));
    const answers = [
      await host.post('/api/group-study/start/', {
        pin: run.pin,
        student: run.people[0]!.id,
        examiner: run.people[1]!.id,
      }),
      await host.post(`/group-study/${run.pin}/`, { data_request: 'choose_role', role: 'observer' }),
      await host.post(`/group-study/${run.pin}/`, { data_request: 'rotate_roles' }),
      await host.post(`/group-study/${run.pin}/`, { data_request: 'next_station', slug: run.stations[2]!.slug }),
      await host.post(`/group-study/${run.pin}/`, { data_request: 'clock', command: 'pause' }),
    ];
    expect(answers.map(refusal)).toEqual(Array(5).fill([409, 'circuit-run-decides']));
    // The first tick starts the clock, and must not be met with a refusal.
    const ticked = await (
      await as(personOf(run, examiner))
    ).post(`/group-study/${run.pin}/`, { data_request: 'clock', command: 'start' });
    expect(ticked.status).toBe(200);
    expect(whereIs(await look(run, run.host))).toEqual(['running', 1, 'station']);
  });

  it('is over when the group is closed', async () => {
    const run = await begun();
    await (await as(run.host)).post(`/group-study/${run.pin}/`, { data_request: 'end_session' });
    expect((await look(run, run.host)).state).toBe('done');
  });

  it('has begun once: beginning again changes nothing, and before it there is no clock to stop', async () => {
    const run = await aRun(world);
    const early = await act(await as(run.host), run.pin, 'pause');
    expect([early.status, codeOf(early)]).toEqual([409, 'circuit-run-not-running']);
    expect((await act(await as(run.people[1]!), run.pin, 'begin')).status).toBe(403);
    const host = await as(run.host);
    await act(host, run.pin, 'begin');
    await after(2);
    expect(whereIs((await act(host, run.pin, 'begin')).body)).toEqual(['running', 1, 'station']);
  });
});
