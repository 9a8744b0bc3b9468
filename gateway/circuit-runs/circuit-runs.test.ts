import type { Person } from '~/domain/accounts/person';
import { moveRun } from '~/domain/circuit-runs/move-run';
import { moveRunJob } from '~/domain/circuit-runs/jobs';
import type { Station } from '~/domain/stations/station.row';
import type { TestClient } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aCircuit, aRun, joinsRun } from '~/infra/tooling/testing/factories/circuit-runs';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { aWorker } from '~/infra/tooling/testing/worker';
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
import { table } from '~/infra/tooling/testing/table';

const world = openWorld();
const { as, look, after, begun, manyStations, submits, opens } = circuitRunsOf(world);
const page = (pin: string) => `/circuit-runs/${pin}/`;

describe('opening a run', () => {
  const open = (client: TestClient, body: Record<string, unknown>) => client.post('/api/circuit-runs/start/', body);

  it('makes a group of one’s own circuit, with its PIN, and says nothing of its stations', async () => {
    const host = await aPerson(world);
    const circuit = await aCircuit(world, host);
    const client = await as(host);
    const { status, body } = await open(client, { circuit_id: circuit.id });
    expect([status, body]).toEqual([
      200,
      { pin: expect.stringMatching(/^\d{9}$/), next_url: page(body.pin), skipped: [] },
    ]);
    const told = JSON.stringify([
      (await client.get(page(body.pin))).body,
      (await client.get(`/group-study/${body.pin}/`)).body,
    ]);
    for (const station of circuit.stations)
      for (const secret of [`"${station.name}"`, `"${station.slug}"`]) expect(told).not.toContain(secret);
    expect((await look(body, host)).plan).toHaveLength(3);
    expect((await client.get(`/group-study/${body.pin}/`)).body.lobby).toMatchObject({
      circuit_run: true,
      station: { slug: '', name: circuit.label },
    });
  });

  it('takes minutes from 0 (reading) or 1 (station, feedback) to 30, 60 and 30', async () => {
    const host = await aPerson(world);
    const { id } = await aCircuit(world, host);
    const client = await as(host);
    for (const wrong of [
      { reading_minutes: -1 },
      { reading_minutes: 31 },
      { station_minutes: 0 },
      { station_minutes: 61 },
      { feedback_minutes: 0 },
      { feedback_minutes: 31 },
      { feedback_minutes: 2.5 },
    ]) {
      const answer = await open(client, { circuit_id: id, ...wrong });
      expect([answer.status, answer.body.errors[0].path]).toEqual([422, Object.keys(wrong)[0]]);
    }
    const { body } = await open(client, {
      circuit_id: id,
      reading_minutes: 0,
      station_minutes: 60,
      feedback_minutes: '30',
    });
    expect((await look(body, host)).plan.map(({ minutes }) => minutes)).toEqual([90, 90, 90]);
  });

  it('where nothing is chosen reads 3 (GP), 0 (nursing) or 2 minutes, feeds back for 3, and has what authors set', async () => {
    const minutesOf = async (station: Partial<Station>) => {
      const run = await aRun(world, { others: 0, stations: [await aStation(world, station)] });
      return (await look(run, run.host)).plan[0]!.minutes;
    };
    expect(await minutesOf({ style: 1 })).toBe(2 + 8 + 3);
    expect(await minutesOf({ style: 1, long_case: true })).toBe(2 + 15 + 3);
    expect(await minutesOf({ style: 2 })).toBe(3 + 12 + 3);
    expect(await minutesOf({ style: 3 })).toBe(0 + 8 + 3);
    expect(await minutesOf({ style: 4, candidate_minutes: 5, examiner_minutes: 20 })).toBe(5 + 20 + 3);
  });

  it('leaves out stations that were removed, says which, and refuses a circuit that has none left', async () => {
    const host = await aPerson(world);
    const circuit = await aCircuit(world, host);
    const [first, second, third] = circuit.stations;
    await table(world, 'stations').update({ id: first!.id }, { deleted_at: new Date() });
    const client = await as(host);
    const { body } = await open(client, { circuit_id: circuit.id });
    expect([body.skipped, (await look(body, host)).rounds]).toEqual([[first!.name], 2]);
    for (const station of [second!, third!])
      await table(world, 'stations').update({ id: station.id }, { deleted_at: new Date() });
    const refused = await open(client, { circuit_id: circuit.id });
    expect([refused.status, codeOf(refused)]).toEqual([409, 'circuit-empty']);
  });

  it('takes the stations in the circuit’s order, or shuffled, the same way for the same seed', async () => {
    const stations = await manyStations(8);
    const order = async (shuffle: boolean, seed: number) => {
      const { pin } = await aRun(world, { others: 0, stations, seed, wishes: { shuffle } });
      const rows: { station_id: number }[] = await world.deps.dataSource.query(
        `SELECT c.station_id FROM circuit_run_rounds c JOIN circuit_runs r ON r.id = c.run_id JOIN group_sessions s ON s.id = r.group_session_id WHERE s.pin = $1 ORDER BY c.position`,
        [pin],
      );
      return rows.map((row) => row.station_id);
    };
    expect(await order(false, 1)).toEqual(stations.map((station) => station.id));
    const shuffled = await order(true, 7);
    expect(shuffled).not.toEqual(stations.map((station) => station.id));
    expect(await order(true, 7)).toEqual(shuffled);
    expect([...shuffled].sort()).toEqual(stations.map((station) => station.id).sort());
  });
});

describe('three people and three stations', () => {
  it('go through the whole run on one clock, each candidate once, to results that are kept', async () => {
    const run = await aRun(world);
    const [host, second, third] = run.people as [Person, Person, Person];
    expect((await look(run, third)).plan.map(({ student }) => student)).toEqual([host.id, second.id, third.id]);
    const begin = await act(await as(host), run.pin, 'begin');
    expect(whereIs(begin.body)).toEqual(['running', 1, 'reading']);
    const candidates: number[] = [];
    const quizlogs: number[] = [];

    for (const [index, station] of run.stations.entries()) {
      const reading = await look(run, third);
      expect(whereIs(reading)).toEqual(['running', index + 1, 'reading']);
      expect(reading).toMatchObject({
        station: { slug: station.slug },
        phase_total: 2 * MINUTE,
        phase_ends_at: world.clock.now().getTime() + 2 * MINUTE,
        alone: false,
        quizlog_id: 0,
      });
      const { student, examiner, patient } = roleHolders(reading);
      candidates.push(student!);
      for (const [role, view] of [
        ['student', 'student'],
        ['examiner', 'checklist'],
        ['patient', 'patient'],
      ] as const) {
        const member = reading.members.find((one) => one.role === role)!;
        expect(member.destination).toBe(`/osce-stations/${station.slug}/${view}/?pin=${run.pin}`);
        expect(await opens(personOf(run, member.id), member.destination)).toBe(200);
      }
      expect((await (await as(host)).post('/api/group-study/status/', { pin: run.pin })).body).toMatchObject({
        ready: true,
        circuit_run: true,
        slug: station.slug,
        student,
        examiner,
        patient,
        clock: { remaining: 8 * MINUTE, started_at: world.clock.now().getTime() + 2 * MINUTE, reading: true },
      });

      await after(2);
      expect(whereIs(await look(run, second))).toEqual(['running', index + 1, 'station']);
      expect((await (await as(host)).post('/api/group-study/status/', { pin: run.pin })).body.clock).toMatchObject({
        total: 8 * MINUTE,
        started_at: world.clock.now().getTime(),
      });
      await after(5);
      // Early: on to the feedback at once.
      const { quizlog_id, next_url } = await submits(run, personOf(run, examiner), station, index + 1);
      quizlogs.push(quizlog_id);
      const feedback = await look(run, second);
      expect(whereIs(feedback)).toEqual(['running', index + 1, 'feedback']);
      expect([...new Set(feedback.members.map(({ destination }) => destination))]).toEqual([next_url]);
      expect(feedback.phase_ends_at).toBe(world.clock.now().getTime() + 3 * MINUTE);
      for (const person of run.people)
        expect((await (await as(person)).get(next_url)).body).toMatchObject({
          seconds_used: 300,
          mine: person.id === student,
        });
      await after(3);
    }

    expect([...candidates].sort()).toEqual(run.people.map((person) => person.id).sort());
    const done = await look(run, host);
    expect(whereIs(done)).toEqual(['done', 3, null]);
    expect(done.members[0]!.destination).toBe(`/circuit-runs/${run.pin}/results/`);
    expect(done.results.map(({ quizlog_id, outcome }) => [quizlog_id, outcome])).toEqual(
      quizlogs.map((id) => [id, 'submitted']),
    );
    const results = (await (await as(second)).get(`/circuit-runs/${run.pin}/results/`)).body;
    expect(
      results.rounds.map(({ score, quizlog_id }: { score: number; quizlog_id: number }) => [score, quizlog_id]),
    ).toEqual([
      [25, quizlogs[0]],
      [50, quizlogs[1]],
      [75, quizlogs[2]],
    ]);
    expect(results).toMatchObject({
      done: true,
      people: [{ id: second.id, me: true, student: 1, examiner: 1, patient: 1, observer: 0, average: 50 }, {}, {}],
    });
    const list = (await (await as(second)).get('/circuit-runs/')).body;
    expect(list.items).toEqual([
      expect.objectContaining({ pin: run.pin, open: false, rounds: 3, taken: 1, average: 50, people: 3 }),
    ]);
  });

  it('hear the names of stations only when they are at them', async () => {
    const run = await begun();
    const told = JSON.stringify(await look(run, run.people[2]!));
    expect(told).toContain(`"${run.stations[0]!.name}"`);
    for (const station of run.stations.slice(1))
      for (const secret of [`"${station.name}"`, `"${station.slug}"`]) expect(told).not.toContain(secret);
  });

  it('are pushed each move', async () => {
    const run = await begun();
    const socket = await TestSocket.open(await world.listen(), await as(run.people[1]!));
    expect(await socket.watch('circuit.run', run.pin)).toMatchObject({ snapshot: { phase: 'reading' } });
    await after(2);
    expect((await socket.next(({ snapshot }) => snapshot.phase === 'station')).snapshot).toMatchObject({
      round: 1,
      phase_total: 8 * MINUTE,
    });
    socket.close();
  });

  it('are answered by the poll as by the push', async () => {
    const run = await begun();
    const poll = await (await as(run.people[1]!)).post('/api/circuit-runs/status/', { pin: run.pin }, { as: 'form' });
    expect(whereIs(poll.body)).toEqual(['running', 1, 'reading']);
  });
});

describe('the clock', () => {
  it('is paused for all by the host or the examiner, loses nothing, and goes on', async () => {
    const run = await begun();
    await after(3);
    const { examiner, student } = roleHolders(await look(run, run.host));
    const refused = await act(
      await as(personOf(run, student === run.host.id ? roleHolders(await look(run, run.host)).patient : student)),
      run.pin,
      'pause',
    );
    expect([refused.status, codeOf(refused)]).toEqual([403, 'not-timekeeper']);
    const paused = await act(await as(personOf(run, examiner)), run.pin, 'pause');
    expect([paused.body.state, paused.body.remaining, paused.body.phase_ends_at]).toEqual(['paused', 7 * MINUTE, null]);
    expect((await (await as(run.host)).post('/api/group-study/status/', { pin: run.pin })).body.clock).toMatchObject({
      remaining: 7 * MINUTE,
      started_at: null,
    });
    await after(30);
    expect((await look(run, run.host)).remaining).toBe(7 * MINUTE);
    await act(await as(run.host), run.pin, 'resume');
    expect((await look(run, run.host)).phase_ends_at).toBe(world.clock.now().getTime() + 7 * MINUTE);
    await after(6.9);
    expect((await look(run, run.host)).phase).toBe('station');
    await after(0.1);
    expect((await look(run, run.host)).phase).toBe('feedback');
  });

  it('has a minute more, and is skipped once by however many presses', async () => {
    const run = await begun();
    const host = await as(run.host);
    expect((await act(host, run.pin, 'add_minute')).body).toMatchObject({
      phase_total: 3 * MINUTE,
      phase_ends_at: world.clock.now().getTime() + 3 * MINUTE,
    });
    await after(2);
    expect((await look(run, run.host)).phase).toBe('reading');
    const presses = await Promise.all([1, 2].map(() => act(host, run.pin, 'skip', { round: 1, phase: 'reading' })));
    expect(presses.map((press) => whereIs(press.body))).toEqual(Array(2).fill(['running', 1, 'station']));
    expect((await act(await as(run.people[1]!), run.pin, 'skip', { round: 1, phase: 'station' })).status).toBe(403);
    await after(8);
    expect((await look(run, run.host)).phase).toBe('feedback');
  });

  it('moves once where a job comes twice, and not at all where it comes early', async () => {
    const run = await begun();
    const [row] = await world.deps.dataSource.query(
      `SELECT o.body FROM outbox o JOIN circuit_runs r ON r.id = (o.body ->> 'run_id')::int JOIN group_sessions s ON s.id = r.group_session_id WHERE o.name = $1 AND s.pin = $2`,
      [moveRunJob.name, run.pin],
    );
    const { version } = await look(run, run.host);
    await world.deps.inTransaction((tx) => moveRun(tx, row.body.run_id));
    expect((await look(run, run.host)).version).toBe(version);
    world.clock.advance(2 * MINUTE);
    // Both see the row, and both deliver it.
    expect(await Promise.all([world.drain(), world.drain()])).toEqual([[], []]);
    await world.deps.inTransaction((tx) => moveRun(tx, row.body.run_id));
    const moved = await look(run, run.host);
    expect([whereIs(moved), moved.phase_ends_at]).toEqual([
      ['running', 1, 'station'],
      world.clock.now().getTime() + 8 * MINUTE,
    ]);
    const due = await world.deps.dataSource.query(`SELECT 1 FROM outbox WHERE name = $1 AND body ->> 'run_id' = $2`, [
      moveRunJob.name,
      String(row.body.run_id),
    ]);
    expect(due).toHaveLength(1);
  });

  it('is looked at again where the look came a moment early, as clocks of two machines differ', async () => {
    const run = await begun();
    world.clock.advance(2 * MINUTE - 5);
    const [row] = await world.deps.dataSource.query(
      `DELETE FROM outbox o USING circuit_runs r, group_sessions s WHERE r.id = (o.body ->> 'run_id')::int AND s.id = r.group_session_id AND o.name = $1 AND s.pin = $2 RETURNING o.body`,
      [moveRunJob.name, run.pin],
    );
    await world.deps.inTransaction((tx) => moveRun(tx, row[0].body.run_id));
    expect((await look(run, run.host)).phase).toBe('reading');
    await after(5 / MINUTE);
    expect((await look(run, run.host)).phase).toBe('station');
  });

  it('asks for few looks at it, however often it is stopped', async () => {
    const run = await begun();
    const host = await as(run.host);
    for (let press = 0; press < 10; press += 1) {
      await act(host, run.pin, 'pause');
      world.clock.advance(1_000);
      await act(host, run.pin, 'resume');
    }
    const due = await world.deps.dataSource.query(
      `SELECT 1 FROM outbox o JOIN circuit_runs r ON r.id = (o.body ->> 'run_id')::int JOIN group_sessions s ON s.id = r.group_session_id WHERE o.name = $1 AND s.pin = $2`,
      [moveRunJob.name, run.pin],
    );
    expect(due).toHaveLength(1);
    await after(2);
    expect((await look(run, run.host)).phase).toBe('station');
  });

  it('goes on when Redis was wiped: what was asked for is asked for again', async () => {
    const run = await begun();
    const socket = await TestSocket.open(await world.listen(), await as(run.host));
    await socket.watch('circuit.run', run.pin);
    await world.deps.dispatcher.settled();
    await world.deps.queues.queue(moveRunJob.name).obliterate({ force: true });
    world.clock.advance(2 * MINUTE + 1);
    const worker = await aWorker(world.deps);
    await world.deps.dispatcher.sweep(0);
    expect((await socket.next(({ snapshot }) => snapshot.phase === 'station')).snapshot.round).toBe(1);
    await worker.close();
    socket.close();
  });

  it('takes no round from anybody when the server was down: the next one begins when it is back', async () => {
    const run = await begun();
    await after(120);
    const back = await look(run, run.host);
    expect([whereIs(back), back.phase_ends_at]).toEqual([
      ['running', 2, 'reading'],
      world.clock.now().getTime() + 2 * MINUTE,
    ]);
    expect(back.results).toEqual([expect.objectContaining({ round: 1, outcome: 'unfinished', quizlog_id: null })]);
  });
});

describe('alone', () => {
  it('begins at once: one reads as candidate, plays and marks on the examiner’s screen, and is fed back', async () => {
    const host = await aPerson(world);
    const stations = [
      await aStation(world, { virtual_patient: true, virtual_patient_enabled_at: new Date() }),
      await aStation(world),
    ];
    const circuit = await aCircuit(world, host, stations);
    const { body } = await (await as(host)).post('/api/circuit-runs/start/', { circuit_id: circuit.id, alone: true });
    const run = { pin: body.pin, host, people: [host], stations };
    const reading = await look(run, host);
    expect(reading).toMatchObject({
      state: 'running',
      phase: 'reading',
      alone: true,
      station: { virtual_patient: true },
    });
    expect(reading.members[0]!.destination).toBe(`/osce-stations/${stations[0]!.slug}/student/?pin=${run.pin}`);
    expect(await opens(host, reading.members[0]!.destination)).toBe(200);
    expect(await opens(host, `/osce-stations/${stations[0]!.slug}/checklist/?pin=${run.pin}`)).toBe(403);
    await after(2);
    const station = await look(run, host);
    expect(station.members[0]!.destination).toBe(`/osce-stations/${stations[0]!.slug}/checklist/?pin=${run.pin}`);
    expect(await opens(host, station.members[0]!.destination)).toBe(200);
    const { quizlog_id } = await submits(run, host, stations[0]!);
    expect((await (await as(host)).get(`/osce-stations/summary/${quizlog_id}`)).body.mine).toBe(true);
    await after(3);
    expect(await look(run, host)).toMatchObject({ round: 2, phase: 'reading', station: { virtual_patient: false } });
    await after(2);
    await after(8);
    await after(3);
    expect(await look(run, host)).toMatchObject({
      state: 'done',
      results: [{ outcome: 'submitted' }, { outcome: 'unfinished' }],
    });
  });

  it('is joined by somebody else from the next round on', async () => {
    const run = await begun({ others: 0 });
    const joined = await joinsRun(world, run.pin);
    expect((await look(run, joined)).members.map(({ role }) => role)).toEqual(['student', 'observer']);
    expect((await look(run, joined)).plan[0]).toMatchObject({ student: joined.id, examiner: run.host.id });
  });
});

describe('a station', () => {
  it('that was deleted meanwhile is taken all the same, and its marks are submitted', async () => {
    const run = await begun();
    const station = run.stations[1]!;
    await table(world, 'stations').update({ id: station.id }, { deleted_at: new Date() });
    await after(13);
    await after(2);
    const now = await look(run, run.host);
    expect([whereIs(now), now.station?.slug]).toEqual([['running', 2, 'station'], station.slug]);
    const examiner = personOf(run, now.members.find(({ role }) => role === 'examiner')!.id);
    for (const member of now.members.filter(({ role }) => role !== 'none')) {
      expect([member.role, await opens(personOf(run, member.id), member.destination)]).toEqual([member.role, 200]);
    }
    await submits(run, examiner, station);
    expect((await look(run, run.host)).phase).toBe('feedback');
  });

  it('stays as it was when the run was opened, if it or the circuit is changed or deleted', async () => {
    const run = await aRun(world);
    await world.deps.dataSource.query('DELETE FROM circuit_stations WHERE station_id = $1', [run.stations[2]!.id]);
    await world.deps.dataSource.query('UPDATE stations SET revision = revision + 1 WHERE id = $1', [
      run.stations[0]!.id,
    ]);
    await act(await as(run.host), run.pin, 'begin');
    const [session] = await world.deps.dataSource.query('SELECT station_revision FROM group_sessions WHERE pin = $1', [
      run.pin,
    ]);
    expect([session.station_revision, (await look(run, run.host)).rounds]).toEqual([1, 3]);
  });
});
