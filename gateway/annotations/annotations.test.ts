import { randomUUID } from 'node:crypto';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { aQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { aStation, anAttempt } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';
import { EXAM } from '~/domain/quizzes/contract';

const world = openWorld();
const ADDRESS = '/content/annotation/api/';
type Entity = { entity_type: string; entity_id: number };

async function aNoter() {
  const person = await aPerson(world);
  const client = await world.signedIn(person);
  return {
    person,
    client,
    save: (entity: Entity, text: string, more: Record<string, unknown> = {}) =>
      client.post(ADDRESS, { ...entity, text, ...more }),
    read: async ({ entity_type, entity_id }: Entity) =>
      client.get(`${ADDRESS}?entity_type=${entity_type}&entity_id=${entity_id}`),
  };
}
const onStation = async (): Promise<Entity> => ({ entity_type: 'station', entity_id: (await aStation(world)).id });

describe('a note (spec 3 §3: entity_id, entity_type, text; the response has a deleted flag)', () => {
  // rules: 3.3.1
  it('is kept as form fields say it, one for each person and thing, and read at the same address', async () => {
    const { client, save, read } = await aNoter();
    const station = await onStation();
    const first = await client.post(
      ADDRESS,
      { ...station, text: '<p>Ask about <strong>onset</strong></p>' },
      { as: 'form' },
    );
    expect(first).toMatchObject({
      status: 200,
      body: { deleted: false, text: '<p>Ask about <strong>onset</strong></p>', revision: 1, conflict: false },
    });
    await save(station, '<p>Second</p>');
    expect((await read(station)).body).toEqual({ text: '<p>Second</p>', revision: 2 });
    expect((await (await aNoter()).read(station)).body).toEqual({ text: '', revision: 0 });
  });

  // rules: 3.3.2
  it('is deleted when it is emptied, also of all that can be read', async () => {
    const { save, read } = await aNoter();
    const station = await onStation();
    await save(station, '<p>Something</p>');
    expect((await save(station, '<p>  <br></p>')).body).toMatchObject({ deleted: true, text: '', revision: 2 });
    expect((await read(station)).body.text).toBe('');
    expect((await save(station, '')).body.deleted).toBe(true);
  });

  it('holds nothing that its toolbar cannot make', async () => {
    const { save } = await aNoter();
    const wild =
      '<h2>Head</h2><p onclick="x()">a<script>alert(1)</script> <mark class="marker-pink evil">b</mark></p><table><tr><td>c</td></tr></table><img src="https://e.example/x.png"><a href="javascript:x()">d</a><ul><li>e</li></ul>';
    const { text } = (await save(await onStation(), wild)).body;
    expect(text).toBe('<p>Head</p><p>a <mark class="marker-pink">b</mark></p><p>c</p><a>d</a><ul><li>e</li></ul>');
  });

  it('is refused when it is too long, and at no known kind of thing', async () => {
    const { save } = await aNoter();
    const station = await onStation();
    expect((await save(station, 'x'.repeat(20_001))).status).toBe(422);
    expect((await save({ ...station, entity_type: 'person' }, 'x')).status).toBe(422);
  });
});

describe('the order of saves', () => {
  it('an older save never replaces a newer one, in any order of arrival', async () => {
    const { save, read } = await aNoter();
    const station = await onStation();
    const writer = randomUUID();
    await save(station, '<p>newer</p>', { writer, revision: 3, base: 0 });
    expect((await save(station, '<p>older</p>', { writer, revision: 2, base: 0 })).body).toEqual({
      deleted: false,
      text: '<p>newer</p>',
      revision: 3,
      conflict: false,
    });
    expect((await read(station)).body.text).toBe('<p>newer</p>');
  });

  it('a save from before the note was emptied does not bring it back', async () => {
    const { save, read } = await aNoter();
    const station = await onStation();
    const writer = randomUUID();
    await save(station, '', { writer, revision: 3, base: 0 });
    await save(station, '<p>older</p>', { writer, revision: 2, base: 0 });
    expect((await read(station)).body.text).toBe('');
  });

  it('an editor that did not see the text of another gets a conflict and replaces nothing', async () => {
    const { save } = await aNoter();
    const station = await onStation();
    await save(station, '<p>on the laptop</p>', { writer: randomUUID(), revision: 1, base: 0 });
    const phone = randomUUID();
    expect((await save(station, '<p>on the phone</p>', { writer: phone, revision: 9, base: 0 })).body).toEqual({
      deleted: false,
      text: '<p>on the laptop</p>',
      revision: 1,
      conflict: true,
    });
    expect((await save(station, '<p>both</p>', { writer: phone, revision: 10, base: 1 })).body).toMatchObject({
      text: '<p>both</p>',
      revision: 10,
      conflict: false,
    });
  });

  it('the same words from another editor are no conflict', async () => {
    const { save } = await aNoter();
    const station = await onStation();
    await save(station, '<p>the answer was lost</p>', { writer: randomUUID(), revision: 1, base: 0 });
    expect(
      (await save(station, '<p>the answer was lost</p>', { writer: randomUUID(), revision: 1, base: 0 })).body.conflict,
    ).toBe(false);
  });

  it('the same save twice is one', async () => {
    const { save } = await aNoter();
    const station = await onStation();
    const same = { writer: randomUUID(), revision: 1, base: 0 };
    await save(station, '<p>once</p>', same);
    expect((await save(station, '<p>once</p>', same)).body).toMatchObject({ revision: 1, conflict: false });
  });

  it('of many at once the newest is kept', async () => {
    const { save, read } = await aNoter();
    const station = await onStation();
    const writer = randomUUID();
    await Promise.all(
      [4, 1, 3, 2, 5].map((revision) => save(station, `<p>${revision}</p>`, { writer, revision, base: 0 })),
    );
    expect((await read(station)).body).toEqual({ text: '<p>5</p>', revision: 5 });
  });
});

describe('what can be noted on', () => {
  const status = async (noter: Awaited<ReturnType<typeof aNoter>>, entity_type: string, entity_id: number) => {
    const [saved, read] = [
      await noter.save({ entity_type, entity_id }, '<p>x</p>'),
      await noter.read({ entity_type, entity_id }),
    ];
    expect(read.status).toBe(saved.status);
    return saved.status;
  };

  it('a station that is published, or that one has been at', async () => {
    const noter = await aNoter();
    const hidden = await aStation(world);
    const publish = (at: Date | null) =>
      world.deps.dataSource.query('UPDATE stations SET published_at = $2 WHERE id = $1', [hidden.id, at]);
    await publish(null);
    expect(await status(noter, 'station', hidden.id)).toBe(404);
    expect(await status(noter, 'station', 999_999)).toBe(404);
    await publish(world.clock.now());
    await anAttempt(world, { station: hidden, examiner: noter.person });
    await publish(null);
    expect(await status(noter, 'station', hidden.id)).toBe(200);
  });

  it('a topic of the notebook', async () => {
    const noter = await aNoter();
    expect(await status(noter, 'topic', (await aTopic(world)).id)).toBe(200);
    expect(await status(noter, 'topic', 999_999)).toBe(404);
  });

  it('a question that is published or that one has met', async () => {
    const noter = await aNoter();
    const published = await aQuestion(world);
    const generated = await aQuestion(world, { status: 'generated', generated_by: 'model' });
    expect(await status(noter, 'question', published.id)).toBe(200);
    expect(await status(noter, 'question', generated.id)).toBe(404);
    await aQuiz(world, { person: noter.person, questions: [generated] });
    expect(await status(noter, 'question', generated.id)).toBe(200);
  });

  it('a question of an exam only once it is handed in', async () => {
    const noter = await aNoter();
    const question = await aQuestion(world);
    await noter.save({ entity_type: 'question', entity_id: question.id }, '<p>It is B</p>');
    const exam = await aQuiz(world, { person: noter.person, questions: [question], mode: EXAM });
    expect((await noter.read({ entity_type: 'question', entity_id: question.id })).body.type).toBe(
      '/problems/notes-after-exam',
    );
    expect((await noter.save({ entity_type: 'question', entity_id: question.id }, '')).status).toBe(403);
    expect((await noter.client.get('/notes/')).body.count).toBe(0);
    await world.deps.dataSource.query(`UPDATE quizzes SET state = 'finished', finished_at = now() WHERE id = $1`, [
      exam.id,
    ]);
    expect((await noter.read({ entity_type: 'question', entity_id: question.id })).body.text).toBe('<p>It is B</p>');
  });
});

describe("one's notes (/notes/)", () => {
  it('are listed 10 on a page, the newest first, with where they stand', async () => {
    const { client, save, person } = await aNoter();
    for (let index = 0; index < 9; index += 1) await save(await onStation(), `<p>n${index}</p>`);
    world.clock.advance(1_000);
    const question = await aQuestion(world, { question_text: '<p>Which <em>drug</em>?</p>' });
    const quiz = await aQuiz(world, { person, questions: [question] });
    await client.post(quiz.path, {
      data_request: 'answer_submit',
      quizlog_id: quiz.id,
      answer_id: String(question.right[0]),
      question_id: question.id,
    });
    await save({ entity_type: 'question', entity_id: question.id }, '<p>q</p>');
    world.clock.advance(1_000);
    const topic = await aTopic(world);
    await save({ entity_type: 'topic', entity_id: topic.id }, '<p>t</p>');
    const { body } = await client.get('/notes/');
    expect([body.items.length, body.page, body.pages, body.count]).toEqual([10, 1, 2, 11]);
    expect(body.items.slice(0, 2)).toMatchObject([
      { entity_type: 'topic', title: topic.name, url: `/notebook/${topic.slug}/`, text: '<p>t</p>' },
      {
        entity_type: 'question',
        title: 'Which drug?',
        url: `/quizlog/${quiz.id}/questions/?question_id=${question.id}`,
      },
    ]);
    expect(body.items[2]).toMatchObject({
      entity_type: 'station',
      url: expect.stringMatching(/^\/osce-stations\/station-\d+\/$/),
    });
    expect((await client.get('/notes/?page=2')).body.items).toHaveLength(1);
  });

  it('are searched by their words and by what they stand at, letters with marks or without', async () => {
    const { client, save } = await aNoter();
    const station = await aStation(world, { name: 'Dolor torácico' });
    await save({ entity_type: 'station', entity_id: station.id }, '<p>Ask about <strong>on</strong>set 100%</p>');
    await save(await onStation(), '<p>Something else</p>');
    const count = async (search: string) =>
      (await client.get(`/notes/?search=${encodeURIComponent(search)}`)).body.count;
    expect(await Promise.all(['onset', 'toracico', 'ONSET ask', '100%', 'strong', '10_%'].map(count))).toEqual([
      1, 1, 1, 1, 0, 0,
    ]);
  });

  it("hold nobody else's, and none that was emptied", async () => {
    const [one, other] = [await aNoter(), await aNoter()];
    const station = await onStation();
    await one.save(station, '<p>mine</p>');
    expect((await other.client.get('/notes/')).body.items).toEqual([]);
    await one.save(station, '');
    expect((await one.client.get('/notes/')).body.items).toEqual([]);
  });

  it('of a station that is gone lead nowhere', async () => {
    const { client, save } = await aNoter();
    const station = await onStation();
    await save(station, '<p>x</p>');
    await world.deps.dataSource.query('UPDATE stations SET deleted_at = now() WHERE id = $1', [station.entity_id]);
    expect((await client.get('/notes/')).body.items[0].url).toBeNull();
  });
});
