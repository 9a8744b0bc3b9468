import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { importStart } from '~/domain/questions/exchange/contract';
import type { Answer, TestClient } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aRunningGroup } from '~/infra/tooling/testing/factories/group-practice';
import { aGiftFile } from '~/infra/tooling/testing/factories/imports';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { aStationForm } from '~/infra/tooling/testing/factories/station-authoring';
import { aStation, aVirtualPatient } from '~/infra/tooling/testing/factories/stations';
import { CREATE_STATION, editPath } from '~/infra/tooling/testing/factories/writing-stations';
import { aForm } from '~/infra/tooling/testing/factories/writing-questions';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();

/** Sends the same through two gateways at once, several times over. */
async function twice(person: { id: number }, send: (client: TestClient) => Promise<Answer>): Promise<Answer[]> {
  const other = await world.anotherGateway();
  const clients = [await world.signedIn(person), await world.signedIn(person, other.gateway)];
  for (const client of clients) await client.get('/api/session/');
  return Promise.all(clients.map(send));
}
function expectSame(answers: Answer[]): void {
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  for (const { body } of answers) expect(body).toEqual(answers[0]!.body);
}

describe('the same submission twice at once', () => {
  it('of a file is one import, and both are led to it; through one gateway as well', async () => {
    const person = await aPerson(world);
    const topic = await aTopic(world);
    const file = { field: 'file', bytes: Buffer.from(aGiftFile(2)), name: 'questions.txt' };
    const fields = { into: 'quiz', topic: String(topic.id), focus: '1', submission_id: randomUUID() };
    expectSame(await twice(person, (client) => client.upload(importStart.path, file, fields)));
    const client = await world.signedIn(person);
    await client.get('/api/session/');
    expectSame(
      await Promise.all([client.upload(importStart.path, file, fields), client.upload(importStart.path, file, fields)]),
    );
    expect(
      await world.deps.dataSource.query('SELECT count(*)::int AS imports FROM question_imports WHERE account_id = $1', [
        person.id,
      ]),
    ).toEqual([{ imports: 1 }]);
  });

  it('of a group’s marks is one result', async () => {
    const station = await aStation(world);
    const group = await aRunningGroup(world, { station, roles: ['examiner', 'student'] });
    const submission_id = randomUUID();
    expectSame(
      await twice(group.host, (client) =>
        client.post(`/osce-stations/${station.slug}/checklist/?pin=${group.pin}`, {
          [`c-${station.item_ids[0]}`]: 'on',
          submission_id,
        }),
      ),
    );
  });

  it('of a station takes its draft once', async () => {
    const person = await aPerson(world);
    const { draft_id } = (
      await (
        await world.signedIn(person)
      ).post(CREATE_STATION, { data_request: 'autosave', form: aStationForm({ name: 'Drafted' }) })
    ).body;
    const sent = { ...aStationForm({ name: 'Drafted' }), draft_id, submission_id: randomUUID() };
    // Both wait for the same instant.
    const runner = world.deps.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT 1 FROM station_drafts WHERE id = $1 FOR UPDATE', [draft_id]);
    const answers = twice(person, (client) => client.post(CREATE_STATION, sent));
    const waiting = async (): Promise<number> =>
      (
        await world.deps.dataSource.query(
          `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
      )[0].waiting;
    while ((await waiting()) < 2) await pause(5);
    await runner.rollbackTransaction();
    await runner.release();
    expectSame(await answers);
  });

  it('of a question takes its draft once, and both are led to its quiz', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const made = await client.post('/teach/create-quiz/', { title: 'Mine', submission_id: randomUUID() });
    const quiz = Number(/\d+/.exec(made.body.next_url)![0]);
    const form = await aForm(world);
    const submission_id = randomUUID();
    const { draft_id } = (await client.post(`/questions/create/?quiz=${quiz}`, { data_request: 'autosave', form }))
      .body;
    const answers = await twice(person, (one) =>
      one.post('/questions/create/', { form, place: 'private', draft_id, submission_id }),
    );
    expectSame(answers);
    expect(answers[0]!.body.next_url).toBe(`/teach/create-quiz/${quiz}/`);
  });

  it('of a copy, and of the beginning of a consultation, is one', async () => {
    const person = await aPerson(world);
    const station = await aStation(world, { owner_id: person.id, published_at: null });
    const patient = await aVirtualPatient(world);
    const copy = { data_request: 'clone_kit', submission_id: randomUUID() };
    expectSame(await twice(person, (client) => client.post(editPath(station.slug), copy)));
    const start = { data_request: 'start', station_id: patient.id, submission_id: randomUUID() };
    expectSame(await twice(person, (client) => client.post('/osce-stations/virtual-patient-launchpad/', start)));
  });
});
