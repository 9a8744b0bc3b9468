import type { Today } from '~/domain/learning/contract';
import { resolveReport } from '~/domain/moderation/resolve-report';
import { sendReport } from '~/domain/reports/send-report';
import { requireReportableQuestion } from '~/domain/questions/acts';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aComment, aMetQuestion } from '~/infra/tooling/testing/factories/discussion';
import { aGroup } from '~/infra/tooling/testing/factories/group-practice';
import { aBank, aTopic } from '~/infra/tooling/testing/factories/questions';
import { aQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { aTakenQuiz } from '~/infra/tooling/testing/factories/taken-quizzes';
import { openWorld } from '~/infra/tooling/testing/world';

describe('what to do today', () => {
  const world = openWorld();
  const todayOf = async (person: { id: number }): Promise<Today> =>
    (await (await world.signedIn(person)).get('/api/learning/today/')).body as unknown as Today;
  const newsOf = (person: { id: number }) =>
    world.deps.dataSource.query(
      `SELECT kind, "values", url FROM notifications WHERE account_id = $1 AND kind IN ('comment-answered', 'report-resolved') ORDER BY id`,
      [person.id],
    ) as Promise<{ kind: string; values: Record<string, string>; url: string }[]>;

  it('is for people with an account; a newcomer has nothing to go on with', async () => {
    expect(await todayOf(await aPerson(world))).toEqual({ items: [], weakest: [], newcomer: true });
    expect((await (await world.signedIn(await aGuest(world))).get('/api/learning/today/')).status).toBe(403);
    expect((await world.client().get('/api/learning/today/')).status).toBe(401);
  });

  it('leads back into the group that one is in and into unfinished quizzes, the newest two', async () => {
    const { host: person, pin, station } = await aGroup(world);
    const quizzes = [];
    for (let made = 0; made < 3; made += 1) quizzes.unshift(await aQuiz(world, { person, specialty_id: 4 }));
    await aQuiz(world);
    const { items, newcomer } = await todayOf(person);
    expect(newcomer).toBe(false);
    expect(items.map(({ kind, url }) => [kind, url])).toEqual([
      ['group', `/group-study/${pin}/`],
      ['unfinished-quiz', quizzes[0]!.path],
      ['unfinished-quiz', quizzes[1]!.path],
    ]);
    expect(items[0]!.values).toEqual({ station: station.name });
    expect(items[1]!.values).toMatchObject({ specialty_id: 4, answered: 0, total: 3, mode: 1 });
    await world.deps.dataSource.query(
      `UPDATE quizzes SET state = 'finished', finished_at = now() WHERE account_id = $1`,
      [person.id],
    );
    expect((await todayOf(person)).items.map(({ kind }) => kind)).toEqual(['group']);
  });

  it('weakest topics: of at least five answers each, below four of five right, by the last answer to each', async () => {
    const person = await aPerson(world);
    const topic = async (questions: number, right: number) => {
      const made = await aTopic(world, { specialty_id: 2 });
      const bank = await aBank(world, questions, { topic: made });
      await aTakenQuiz(world, { person, questions: bank, right });
      return { topic: made, bank };
    };
    const half = await topic(6, 3);
    const few = await topic(4, 0);
    await topic(10, 8);
    const none = await topic(5, 0);
    const most = await topic(9, 7);
    await topic(8, 6);
    const { weakest } = await todayOf(person);
    expect(weakest.map(({ topic_id, answers, score }) => [topic_id, answers, score])).toEqual([
      [none.topic.id, 5, 0],
      [half.topic.id, 6, 50],
      [expect.any(Number), 8, 75],
    ]);
    expect(weakest.map(({ topic_id }) => topic_id)).not.toContain(few.topic.id);
    expect(weakest[0]).toMatchObject({ name: none.topic.name, specialty_id: 2 });
    // Answered right by now, it is weak no more.
    await aTakenQuiz(world, { person, questions: none.bank, right: 5 });
    expect((await todayOf(person)).weakest.map(({ topic_id }) => topic_id)).toEqual([
      half.topic.id,
      expect.any(Number),
      most.topic.id,
    ]);
  });

  it('names topics in the language of the person', async () => {
    const person = await aPerson(world, { language: 'es' });
    const topic = await aTopic(world);
    await aTakenQuiz(world, { person, questions: await aBank(world, 5, { topic }) });
    expect((await todayOf(person)).weakest[0]!.name).toBe(topic.name_es);
  });

  describe('what was answered', () => {
    it('a person who wrote to a discussion gets one notice of the replies, until they have seen it', async () => {
      const { person, question } = await aComment(world);
      expect(await newsOf(person)).toEqual([]);
      const answer = await aComment(world, { question, text: 'Not quite.' });
      await aComment(world, { question, text: 'Quite.' });
      const [told, ...more] = await newsOf(person);
      expect(more).toEqual([]);
      expect(told).toMatchObject({ kind: 'comment-answered', values: { name: answer.person.name } });
      expect(told!.url).toMatch(new RegExp(`^/quizlog/\\d+/questions/\\?question_id=${question.id}$`));
      expect(await newsOf(answer.person)).toHaveLength(1);
      await world.deps.dataSource.query('UPDATE notifications SET read_at = now() WHERE account_id = $1', [person.id]);
      await aComment(world, { question });
      expect(await newsOf(person)).toHaveLength(2);
    });

    it('a reporter is notified when their report was decided, without the note of staff', async () => {
      const { person, question } = await aMetQuestion(world);
      const staff = await aPerson(world, { roles: ['learner', 'staff'] });
      const report = {
        kind: 'question_report' as const,
        entity_id: question.id,
        reason: 1,
        text: 'The key is not right here.',
      };
      await world.deps.inTransaction((tx) => sendReport(tx, person, requireReportableQuestion, report));
      const [{ id }] = await world.deps.dataSource.query('SELECT id FROM reports WHERE account_id = $1', [person.id]);
      await world.deps.inTransaction((tx) => resolveReport(tx, staff, 'question_report', id, 'a secret note'));
      const news = await newsOf(person);
      expect(news).toEqual([
        {
          kind: 'report-resolved',
          values: { thing: expect.stringContaining('Stem') },
          url: expect.stringContaining(`question_id=${question.id}`),
        },
      ]);
      expect(JSON.stringify(news)).not.toContain('secret');
    });
  });
});
