import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aMetQuestion } from '~/infra/tooling/testing/factories/discussion';
import { aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';
import { REPORTS } from './room';
import { table } from '~/infra/tooling/testing/table';

const world = openWorld();
const told = ({ status, body }: { status: number; body: { type: string } }) => [status, body.type];
const TEXT = 'The dose of adrenaline is wrong.';
const report = async (person: { id: number }, data_request: string, entity_id: unknown, fields = {}) =>
  (await world.signedIn(person)).post('/content/quiz/discussion/', {
    data_request,
    entity_id,
    report_select: 1,
    report_text: TEXT,
    ...fields,
  });
const reports = (where: { account_id: number }) => table(world, 'reports').find(where);

describe('a report', () => {
  // rules: 1.3.30
  it('on a question is for who has it in a quiz, before and after answering', async () => {
    for (const state of ['open', 'skipped', 'shown', 'answered'] as const) {
      const { person, question } = await aMetQuestion(world, { state });
      expect(await report(person, 'question_report', question.id, { report_select: '4' })).toMatchObject({
        status: 200,
        body: { ok: true },
      });
      expect(await reports({ account_id: person.id })).toEqual([
        expect.objectContaining({
          kind: 'question_report',
          entity_id: question.id,
          reason: 4,
          text: TEXT,
          resolved_at: null,
          resolved_by: null,
          created_at: world.clock.now(),
        }),
      ]);
    }
  });

  it('on a question that one never met is not found, but by moderators and its author', async () => {
    const author = await aPerson(world, { roles: ['learner', 'author'] });
    const question = await aQuestion(world, { author_id: author.id });
    expect(told(await report(await aPerson(world), 'question_report', question.id))).toEqual([
      404,
      '/problems/question-not-found',
    ]);
    for (const person of [author, await aPerson(world, { roles: ['learner', 'moderator'] })])
      expect((await report(person, 'question_report', question.id)).status).toBe(200);
    expect(told(await report(author, 'question_report', 2_147_483_647))).toEqual([404, '/problems/question-not-found']);
  });

  it('on a generated question of an AI quiz is taken', async () => {
    const { person, question } = await aMetQuestion(world, {
      kind: 'ai',
      question: await aQuestion(world, { status: 'generated', generated_by: 'model' }),
    });
    expect((await report(person, 'question_report', question.id)).status).toBe(200);
  });

  it("on a private quiz's own question is refused", async () => {
    const { person, question } = await aMetQuestion(world, {
      kind: 'private',
      question: await aQuestion(world, { status: 'private' }),
    });
    expect(told(await report(person, 'question_report', question.id))).toEqual([403, '/problems/no-reports-here']);
    expect(told(await report(await aPerson(world), 'question_report', question.id))).toEqual([
      404,
      '/problems/question-not-found',
    ]);
  });

  it('on the notebook names a topic', async () => {
    const [person, topic] = [await aPerson(world), await aTopic(world)];
    expect((await report(person, 'notebook_report', topic.id)).status).toBe(200);
    expect(told(await report(person, 'notebook_report', 2_147_483_647))).toEqual([404, '/problems/topic-not-found']);
  });

  it.each(['station_report', 'virtual_patient_report'])(
    'as %s names a published station that is there',
    async (kind) => {
      const person = await aPerson(world);
      const station = await aStation(world);
      expect((await report(person, kind, station.id)).status).toBe(200);
      const draft = await aStation(world, { published_at: null });
      const gone = await aStation(world, { deleted_at: new Date() });
      expect(told(await report(person, kind, draft.id))).toEqual([404, '/problems/station-not-found']);
      expect(told(await report(person, kind, gone.id))).toEqual([404, '/problems/station-gone']);
      expect(told(await report(person, kind, 2_147_483_647))).toEqual([404, '/problems/station-not-found']);
    },
  );

  it('on a guide is not found: there are none', async () => {
    expect(told(await report(await aPerson(world), 'guide_report', 1))).toEqual([404, '/problems/guide-not-found']);
  });

  // rules: 1.5.5
  it('is longer than 10 characters or more than 2 words', async () => {
    const { person, question } = await aMetQuestion(world);
    for (const report_text of [
      '',
      '   ',
      'wrong',
      '1234567890',
      'two words',
      '  a     b  ',
      'a b',
      '\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b',
    ]) {
      const refused = await report(person, 'question_report', question.id, { report_text });
      expect([report_text, ...told(refused)]).toEqual([report_text, 422, '/problems/report-too-short']);
    }
    expect(await reports({ account_id: person.id })).toEqual([]);
    expect((await report(person, 'question_report', question.id, { report_text: 'a b c' })).status).toBe(200);
    const topic = await aTopic(world);
    expect((await report(person, 'notebook_report', topic.id, { report_text: '12345678901' })).status).toBe(200);
  });

  it('is one for each person and thing while it is open, in the same instant too', async () => {
    const { person, question } = await aMetQuestion(world);
    const client = await world.signedIn(person);
    await client.get('/api/session/');
    const body = { data_request: 'question_report', entity_id: question.id, report_select: 2, report_text: TEXT };
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.post('/content/quiz/discussion/', body)));
    // The same report, sent again because its receipt was lost, is answered as the first time.
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    for (const other of [{ report_select: 3 }, { report_text: 'Quite another thing is wrong' }])
      expect(told(await client.post('/content/quiz/discussion/', { ...body, ...other }))).toEqual([
        409,
        '/problems/already-reported',
      ]);
    expect(await reports({ account_id: person.id })).toHaveLength(1);
    const second = await aMetQuestion(world, { question });
    expect((await report(second.person, 'question_report', question.id)).status).toBe(200);
    await world.deps.dataSource.query('UPDATE reports SET resolved_at = now() WHERE account_id = $1', [person.id]);
    expect((await client.post('/content/quiz/discussion/', body)).status).toBe(200);
  });

  it('sends no notice', async () => {
    const author = await aPerson(world, { roles: ['learner', 'author'] });
    const { person, question } = await aMetQuestion(world, {
      question: await aQuestion(world, { author_id: author.id }),
    });
    const before = await table(world, 'notifications').count();
    await report(person, 'question_report', question.id);
    await world.drain();
    expect(await table(world, 'notifications').count()).toBe(before);
  });

  it('of another kind, reason or id is refused, and so are strangers, and guests who have not met the question', async () => {
    const { person, question } = await aMetQuestion(world);
    expect((await report(person, 'rumour_report', question.id)).status).toBe(422);
    for (const report_select of [0, 9, 'x', null, 1.5])
      expect((await report(person, 'question_report', question.id, { report_select })).status).toBe(422);
    for (const id of [0, 'x', 2_147_483_648]) expect((await report(person, 'question_report', id)).status).toBe(422);
    expect((await report(person, 'question_report', question.id, { report_text: 'x'.repeat(4_001) })).status).toBe(422);
    expect(
      (
        await world.client().post('/content/quiz/discussion/', {
          data_request: 'question_report',
          entity_id: question.id,
          report_select: 1,
          report_text: TEXT,
        })
      ).status,
    ).toBe(401);
    expect((await report(await aGuest(world), 'question_report', question.id)).status).toBe(404);
    const topic = await aTopic(world);
    expect((await report(await aGuest(world), 'notebook_report', topic.id)).status).toBe(403);
  });

  it('is limited for each person', async () => {
    const [person, topic] = [await aPerson(world), await aTopic(world)];
    for (let index = 0; index < REPORTS.points; index += 1) await report(person, 'notebook_report', topic.id);
    expect(told(await report(person, 'notebook_report', topic.id))).toEqual([429, '/problems/too-many']);
  });
});
