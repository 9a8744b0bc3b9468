import { randomUUID } from 'node:crypto';
import { CHEST_PAIN } from '~/domain/consultations/testing/patients';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aGroup, aRunningGroup } from '~/infra/tooling/testing/factories/group-practice';
import { aStation, aVirtualPatient } from '~/infra/tooling/testing/factories/stations';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const BEGIN = '/api/group-study/virtual-patient/';
const refusal = ({ status, body }: { status: number; body: { type: string } }) => [
  status,
  body.type.replace('/problems/', ''),
];

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
    const { pin, begin, examiner } = await aGroupOfTwo();
    const { consultation_id } = (await begin()).body;
    const stranger = await world.signedIn(await aPerson(world));
    const path = `/consultations/${consultation_id}/`;
    expect(refusal(await stranger.post(path, { data_request: 'check' }))).toEqual([404, 'consultation-not-found']);
    await examiner.post(`/group-study/${pin}/`, { data_request: 'leave' });
    expect(refusal(await examiner.post(path, { data_request: 'check' }))).toEqual([404, 'consultation-not-found']);
  });

  it('gives way to a consultation of one’s own at the same station', async () => {
    const { candidate, begin, station } = await aGroupOfTwo();
    const { consultation_id } = (await begin()).body;
    const { body } = await candidate.post('/osce-stations/virtual-patient-launchpad/', {
      data_request: 'start',
      station_id: station.id,
      submission_id: randomUUID(),
    });
    expect(body.next_url).not.toBe(`/consultations/${consultation_id}/`);
  });
});
