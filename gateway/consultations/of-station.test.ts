import { PEOPLE_AT_LEAST, talksOfStation } from '~/domain/consultations/authors-contract';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { CHECKLIST, CHEST_PAIN } from '~/domain/consultations/testing/patients';
import { aConsultation, checklistOf } from '~/infra/tooling/testing/factories/consultations';
import { aVirtualPatient, type TestStation } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();

const ASKED = 'Any wibbles?';
const aPatientOf = (owner: { id: number }) =>
  aVirtualPatient(world, {
    owner_id: owner.id,
    patient_instructions: CHEST_PAIN,
    checklist: checklistOf(CHECKLIST),
  });

/** A talk of somebody of their own, who asks what brings nothing, and who says that one item was done and one was not. */
async function talkOf(station: TestStation, asked: string) {
  const consultation = await aConsultation(world, { person: await aPerson(world), station });
  await consultation.ask('Do you smoke? How many a day, and for how long?');
  await consultation.ask(asked);
  await consultation.act('finish');
  const sweating = consultation.itemCalled('Asks about sweating');
  await consultation.act('mark', { item_id: sweating, ticked: true });
  await consultation.act('submit');
  return sweating;
}

it('what five people said alike is shown to who may change the station, without names; what four said is not', async () => {
  const owner = await aPerson(world);
  const station = await aPatientOf(owner);
  const client = await world.signedIn(owner);
  const path = `${talksOfStation.path}?station_id=${station.id}`;
  let item = 0;
  for (let people = 1; people < PEOPLE_AT_LEAST; people += 1)
    item = await talkOf(station, people % 2 ? ASKED : ASKED.toUpperCase());
  expect((await client.get(path)).body).toEqual({ overruled: [], asked: [] });
  await talkOf(station, `${ASKED}!`);
  const { status, body } = await client.get(path);
  expect(status).toBe(200);
  expect(body).toEqual({
    overruled: [{ item_id: item, done: PEOPLE_AT_LEAST, not_done: 0 }],
    asked: [{ asked: expect.stringMatching(/^any wibbles/i), people: PEOPLE_AT_LEAST }],
  });
});

it('is not there for anybody else, nor of a station that is gone', async () => {
  const owner = await aPerson(world);
  const station = await aPatientOf(owner);
  const other = await world.signedIn(await aPerson(world));
  const path = (id: number) => `${talksOfStation.path}?station_id=${id}`;
  expect((await other.get(path(station.id))).status).toBe(404);
  const client = await world.signedIn(owner);
  expect((await client.get(path(station.id))).status).toBe(200);
  expect((await client.get(path(2_000_000_000))).status).toBe(404);
});
