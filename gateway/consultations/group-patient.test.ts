import { randomUUID } from 'node:crypto';
import { CHEST_PAIN } from '~/domain/consultations/testing/patients';
import { chooseRole } from '~/domain/group-practice/choose-role';
import { endSession } from '~/domain/group-practice/leave-group';
import { nextStation } from '~/domain/group-practice/next-station';
import { startGroup } from '~/domain/group-practice/start-group';
import { refusal } from '~/infra/tooling/testing/client';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aGroup, aRunningGroup } from '~/infra/tooling/testing/factories/group-practice';
import { aStation, aVirtualPatient } from '~/infra/tooling/testing/factories/stations';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const BEGIN = '/api/group-study/virtual-patient/';

const skipReading = (client: Awaited<ReturnType<typeof world.signedIn>>, pin: string) =>
  client.post(`/group-study/${pin}/`, { data_request: 'clock', command: 'start' });

/** The host examines, the other is the candidate, and nobody plays the patient. */
async function aGroupOfTwo() {
  const station = await aVirtualPatient(world, { patient_instructions: CHEST_PAIN });
  const group = await aRunningGroup(world, { station, others: [await aPerson(world)], roles: ['examiner', 'student'] });
  const [examiner, candidate] = await Promise.all(group.members.map((member) => world.signedIn(member)));
  await skipReading(examiner!, group.pin);
  const begin = (client = candidate!) => client.post(BEGIN, { pin: group.pin });
  return { ...group, station, examiner: examiner!, candidate: candidate!, begin };
}
const status = async (client: Awaited<ReturnType<typeof aGroupOfTwo>>['candidate'], pin: string) =>
  (await client.post('/api/group-study/status/', { pin })).body;

describe('the virtual patient in a group of two', () => {
  it('answers the candidate on both screens, by push, and has no marks of its own', async () => {
    const { pin, examiner, candidate, begin } = await aGroupOfTwo();
    expect(await status(candidate, pin)).toMatchObject({ virtual_patient: true, patient_talk: null, patient: null });
    const { body } = await begin();
    const { consultation_id } = body;
    expect((await begin()).body).toEqual({ consultation_id });
    expect(await status(examiner, pin)).toMatchObject({ patient_talk: consultation_id });
    const socket = await TestSocket.open(await world.listen(), examiner);
    expect(await socket.watch('station.consultation', consultation_id)).toMatchObject({ ok: true });
    const path = `/consultations/${consultation_id}/`;
    await candidate.post(path, { data_request: 'say', text: 'Do you smoke?', turn_id: randomUUID() });
    await world.drain();
    const { snapshot } = await socket.next(({ snapshot: { turns } }) => turns[0]?.state === 'said');
    expect(snapshot.turns[0].said).toBe('15 cigarettes a day since I was 18.');
    expect((await examiner.post(path, { data_request: 'check' })).body.turns).toHaveLength(1);
    expect(refusal(await examiner.post(path, { data_request: 'say', text: 'Hi', turn_id: randomUUID() }))).toEqual([
      404,
      'consultation-not-found',
    ]);
    socket.close();
    expect((await candidate.post(path, { data_request: 'finish' })).body.state).toBe('closed');
    expect((await candidate.get('/osce-stations/virtual-patient-launchpad/')).body.open).toEqual([]);
  });

  it('is for the candidate of a running station, where nobody plays the patient and the station has one', async () => {
    const { pin, begin, examiner } = await aGroupOfTwo();
    expect(refusal(await begin(examiner))).toEqual([403, 'not-candidate']);
    const stranger = await world.signedIn(await aPerson(world));
    expect(refusal(await stranger.post(BEGIN, { pin }))).toEqual([404, 'group-not-found']);
    const three = await aRunningGroup(world, {
      station: await aVirtualPatient(world),
      others: [await aPerson(world), await aPerson(world)],
      roles: ['examiner', 'student', 'patient'],
    });
    const taken = await world.signedIn(three.members[1]!);
    expect(refusal(await taken.post(BEGIN, { pin: three.pin }))).toEqual([409, 'patient-taken']);
    const plain = await aRunningGroup(world, {
      station: await aStation(world),
      others: [await aPerson(world)],
      roles: ['examiner', 'student'],
    });
    const without = await world.signedIn(plain.members[1]!);
    await skipReading(await world.signedIn(plain.host), plain.pin);
    expect(refusal(await without.post(BEGIN, { pin: plain.pin }))).toEqual([404, 'not-a-virtual-patient']);
    const lobby = await aGroup(world, { station: await aVirtualPatient(world), others: [await aPerson(world)] });
    const waiting = await world.signedIn(lobby.members[1]!);
    expect(refusal(await waiting.post(BEGIN, { pin: lobby.pin }))).toEqual([409, 'group-not-running']);
  });

  it('comes in when the reading time is over, or skipped', async () => {
    const station = await aVirtualPatient(world, { patient_instructions: CHEST_PAIN, candidate_minutes: 2 });
    const group = await aRunningGroup(world, {
      station,
      others: [await aPerson(world)],
      roles: ['examiner', 'student'],
    });
    const [examiner, candidate] = await Promise.all(group.members.map((member) => world.signedIn(member)));
    expect(refusal(await candidate!.post(BEGIN, { pin: group.pin }))).toEqual([409, 'reading-time']);
    expect(await status(candidate!, group.pin)).toMatchObject({ patient_talk: null });
    await skipReading(examiner!, group.pin);
    expect((await candidate!.post(BEGIN, { pin: group.pin })).status).toBe(200);
  });

  it('is watched by nobody outside the group, and by nobody who has left it', async () => {
    const { pin, begin, examiner, candidate } = await aGroupOfTwo();
    const { consultation_id } = (await begin()).body;
    const stranger = await world.signedIn(await aPerson(world));
    const path = `/consultations/${consultation_id}/`;
    expect(refusal(await stranger.post(path, { data_request: 'check' }))).toEqual([404, 'consultation-not-found']);
    const url = await world.listen();
    const [leaves, stays] = [await TestSocket.open(url, examiner), await TestSocket.open(url, candidate)];
    for (const socket of [leaves, stays]) await socket.watch('station.consultation', consultation_id);
    await examiner.post(`/group-study/${pin}/`, { data_request: 'leave' });
    expect(refusal(await examiner.post(path, { data_request: 'check' }))).toEqual([404, 'consultation-not-found']);
    await candidate.post(path, said());
    await world.drain();
    await stays.next(({ snapshot: { turns } }) => turns[0]?.state === 'said');
    await leaves.flushed();
    expect(leaves.unwatched).toMatchObject([{ resource: 'station.consultation', key: consultation_id }]);
    expect(leaves.pushes).toEqual([]);
    for (const socket of [leaves, stays]) socket.close();
  });
});

const LAUNCHPAD = '/osce-stations/virtual-patient-launchpad/';
const alone = (client: Awaited<ReturnType<typeof world.signedIn>>, station_id: number) =>
  client.post(LAUNCHPAD, { data_request: 'start', station_id, submission_id: randomUUID() });
const said = (text = 'Do you smoke?') => ({ data_request: 'say', text, turn_id: randomUUID() });
const snapshotOf = async (client: Awaited<ReturnType<typeof world.signedIn>>, id: number) =>
  (await client.post(`/consultations/${id}/`, { data_request: 'check' })).body;

describe('the talk of a group', () => {
  it('ends with its round, and the next round at the same station has one of its own', async () => {
    const { pin, host, members, station, candidate, begin } = await aGroupOfTwo();
    const { consultation_id: first } = (await begin()).body;
    await candidate.post(`/consultations/${first}/`, said());
    await world.drain();
    await world.deps.inTransaction((tx) => nextStation(tx, host, pin, station.slug));
    expect(await snapshotOf(candidate, first)).toMatchObject({ state: 'closed', turns: [{ asked: 'Do you smoke?' }] });
    expect(refusal(await candidate.post(`/consultations/${first}/`, said()))).toEqual([409, 'consultation-ended']);
    const roles = { examiner: host.id, student: members[1]!.id, patient: null };
    await world.deps.inTransaction((tx) => startGroup(tx, host, pin, { ...roles, observer: [] }));
    await skipReading(await world.signedIn(host), pin);
    expect(await status(candidate, pin)).toMatchObject({ patient_talk: null, virtual_patient: true });
    const { status: answered, body } = await begin();
    expect([answered, body.consultation_id === first]).toEqual([200, false]);
    await candidate.post(`/consultations/${body.consultation_id}/`, said('Where does the pain go?'));
    await world.drain();
    expect((await snapshotOf(candidate, body.consultation_id)).turns).toMatchObject([{ number: 1, state: 'said' }]);
  });

  it('ends with its group, also where nothing was said', async () => {
    const { pin, host, members, station, begin } = await aGroupOfTwo();
    const { consultation_id } = (await begin()).body;
    await world.deps.inTransaction((tx) => endSession(tx, host, pin));
    const client = await world.signedIn(members[1]!);
    expect((await client.get(`/consultations/${consultation_id}/`)).body).toMatchObject({ closed: 'left' });
    const later = await aRunningGroup(world, { station, host, others: [members[1]!], roles: ['examiner', 'student'] });
    await skipReading(await world.signedIn(host), later.pin);
    expect((await client.post(BEGIN, { pin: later.pin })).status).toBe(200);
  });

  it('ends when its candidate leaves, and the next candidate begins a new one', async () => {
    const station = await aVirtualPatient(world, { patient_instructions: CHEST_PAIN });
    const group = await aRunningGroup(world, {
      station,
      others: [await aPerson(world), await aPerson(world)],
      roles: ['examiner', 'student', 'observer'],
    });
    const [examiner, left, next] = await Promise.all(group.members.map((member) => world.signedIn(member)));
    await skipReading(examiner!, group.pin);
    const { consultation_id } = (await left!.post(BEGIN, { pin: group.pin })).body;
    await left!.post(`/group-study/${group.pin}/`, { data_request: 'leave' });
    expect((await snapshotOf(examiner!, consultation_id)).state).toBe('closed');
    await world.deps.inTransaction((tx) => chooseRole(tx, group.members[2]!, group.pin, { role: 'student' }));
    const { body } = await next!.post(BEGIN, { pin: group.pin });
    expect(await status(examiner!, group.pin)).toMatchObject({ patient_talk: body.consultation_id });
    expect(body.consultation_id).not.toBe(consultation_id);
  });

  it('and one’s own talk at the same station do not stand in each other’s way', async () => {
    const { pin, station, candidate, begin, examiner } = await aGroupOfTwo();
    const own = Number(/\d+/.exec((await alone(candidate, station.id)).body.next_url)![0]);
    await candidate.post(`/consultations/${own}/`, said());
    await world.drain();
    await candidate.post(`/consultations/${own}/`, { data_request: 'finish' });
    const { consultation_id } = (await begin()).body;
    expect(await snapshotOf(candidate, own)).toMatchObject({ state: 'marking' });
    expect((await alone(candidate, station.id)).body.next_url).toBe(`/consultations/${own}/`);
    expect((await candidate.post(`/consultations/${consultation_id}/`, said())).status).toBe(200);
    expect(await status(examiner, pin)).toMatchObject({ patient_talk: consultation_id });
    expect((await candidate.get(LAUNCHPAD)).body.open).toMatchObject([{ consultation_id: own }]);
  });

  it('can be begun again where it was ended within the round', async () => {
    const { pin, examiner, candidate, begin } = await aGroupOfTwo();
    const { consultation_id } = (await begin()).body;
    await candidate.post(`/consultations/${consultation_id}/`, { data_request: 'finish' });
    const again = (await begin()).body.consultation_id;
    expect(again).not.toBe(consultation_id);
    expect(await status(examiner, pin)).toMatchObject({ patient_talk: again });
  });

  it('ends after 80 questions, and sends nobody to marks that it has not', async () => {
    const { candidate, begin } = await aGroupOfTwo();
    const { consultation_id } = (await begin()).body;
    await world.deps.read.query(
      `INSERT INTO consultation_turns (consultation_id, number, turn_id, asked, said, state, speaker, asked_at, answered_at)
       SELECT $1, number, gen_random_uuid(), 'Hello', 'Hello', 'said', 'offline', now(), now() FROM generate_series(1, 80) number`,
      [consultation_id],
    );
    const { status: refused, body } = await candidate.post(`/consultations/${consultation_id}/`, said());
    expect([refused, body.type]).toEqual([409, '/problems/group-talk-too-long']);
    expect(body.title + body.detail).not.toMatch(/marks/);
  });
});

describe('guests in a group with the virtual patient', () => {
  it('talk to it as candidate, and read it as examiner, without a socket', async () => {
    const station = await aVirtualPatient(world, { patient_instructions: CHEST_PAIN });
    const [examiner, candidate] = [await aGuest(world, 'Ida'), await aGuest(world, 'Max')];
    const group = await aRunningGroup(world, {
      station,
      others: [examiner, candidate],
      roles: ['observer', 'examiner', 'student'],
    });
    const [host, reads, talks] = await Promise.all(group.members.map((member) => world.signedIn(member)));
    await skipReading(host!, group.pin);
    const { status: begun, body } = await talks!.post(BEGIN, { pin: group.pin });
    expect([begun, body]).toEqual([200, { consultation_id: expect.any(Number) }]);
    const path = `/consultations/${body.consultation_id}/`;
    expect((await talks!.post(path, said())).status).toBe(200);
    await world.drain();
    for (const client of [talks!, reads!])
      expect(await snapshotOf(client, body.consultation_id)).toMatchObject({ turns: [{ state: 'said' }] });
    expect(refusal(await reads!.post(path, said()))).toEqual([404, 'consultation-not-found']);
    const stranger = await world.signedIn(await aGuest(world));
    expect(refusal(await stranger.post(path, { data_request: 'check' }))).toEqual([404, 'consultation-not-found']);
    expect(refusal(await talks!.post(path, { data_request: 'finish' }))).toEqual([403, 'guests-only-in-group']);
    await talks!.post(`/group-study/${group.pin}/`, { data_request: 'leave' });
    expect(refusal(await talks!.post(path, said()))).toEqual([409, 'consultation-ended']);
  });
});
