import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aBank, aTopic, type TestQuestion } from '~/infra/tooling/testing/factories/questions';
import { aTakenQuiz } from '~/infra/tooling/testing/factories/taken-quizzes';
import { countAnswersJob } from '~/domain/questions/analysis/item-analysis-job';
import type { LearningChart } from '~/domain/learning/contract';
import { openWorld } from '~/infra/tooling/testing/world';

const WEEK = 7 * 86_400_000;

describe('the chart of what one has learnt', () => {
  const world = openWorld();
  const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);
  const chartOf = async (person: { id: number }, query = ''): Promise<LearningChart> =>
    (await (await world.signedIn(person)).get(`/api/learning/chart/${query}`)).body as unknown as LearningChart;
  const fold = async () => {
    await world.deps.inTransaction(async (tx) => tx.enqueue(countAnswersJob, { quiz_id: 1 }));
    expect(await world.drain()).toEqual([]);
  };
  /** Somebody with so many right of five, so many weeks ago. */
  const took = (questions: TestQuestion[], right: number, weeks = 0, person?: { id: number }) =>
    aTakenQuiz(world, {
      questions,
      right,
      at: new Date(world.clock.now().getTime() - weeks * WEEK),
      ...(person && { person }),
    });
  /** What is kept of everybody is what everybody's rows add up to. */
  const expectSums = async () => {
    for (const [kept, counted] of [
      [
        'SELECT specialty_id, pack, week, people, points::int FROM bank_weeks WHERE people > 0 ORDER BY 1, 2, 3',
        'SELECT specialty_id, pack, week, count(*)::int AS people, sum(points)::int AS points FROM learner_weeks GROUP BY 1, 2, 3 ORDER BY 1, 2, 3',
      ],
      [
        'SELECT specialty_id, pack, bin, people, points::int FROM bank_scores WHERE people > 0 ORDER BY 1, 2, 3',
        'SELECT specialty_id, pack, bin, count(*)::int AS people, sum(points)::int AS points FROM learner_scores WHERE bin IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3',
      ],
    ] as const)
      expect(await sql(kept)).toEqual(await sql(counted));
  };

  // Each test begins in a week that nobody has answered in.
  beforeEach(async () => {
    world.clock.advance(8 * WEEK);
    await sql('DELETE FROM accounts');
  });

  // rules: 2.2.16, 2.9.15
  it('has seven weeks, the oldest first, and is empty at first', async () => {
    expect(await chartOf(await aPerson(world))).toEqual({
      data: {
        labels: [6, 5, 4, 3, 2, 1, 0],
        datasets: [
          { label: 'you', data: [null, null, null, null, null, null, null] },
          { label: 'others', data: [null, null, null, null, null, null, null] },
        ],
      },
      histogram: null,
      scopes: [],
    });
  });

  // rules: 2.2.17, 2.7.9, 2.7.10
  it("shows one's own weeks, and others only from five people on", async () => {
    const questions = await aBank(world, 5);
    const person = await aPerson(world);
    await took(questions, 4, 6, person);
    await took(questions, 1, 0, person);
    for (const right of [1, 2, 3, 4]) await took(questions, right, 1);
    await fold();
    const few = await chartOf(person);
    expect(few.data.datasets[0]!.data).toEqual([80, null, null, null, null, null, 20]);
    expect(few.data.datasets[1]!.data.every((mean) => mean === null)).toBe(true);
    expect(few.histogram).toBeNull();

    await took(questions, 5, 1);
    await fold();
    const enough = await chartOf(person);
    expect(enough.data.datasets[1]!.data).toEqual([null, null, null, null, null, 60, null]);
    expect(enough.histogram).toEqual({
      labels: [0, 10, 20],
      until: [0, 10, 100],
      data: [0, 0, 5],
      user_average: 50,
      others_average: 60,
    });
    await expectSums();
  });

  it('folds a quiz once, in a new week anew, and takes out what belonged to an account that is deleted', async () => {
    const questions = await aBank(world, 5);
    const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(world)));
    for (const person of people) await took(questions, 2, 0, person);
    await fold();
    await fold();
    const before = await chartOf(people[0]!);
    expect(before.data.datasets.map(({ data }) => data.at(-1))).toEqual([40, 40]);
    await took(questions, 5, 0, people[1]);
    await fold();
    // (4 × 40 + 70) / 5
    expect((await chartOf(people[0]!)).data.datasets[1]!.data.at(-1)).toBe(46);
    await expectSums();
    await sql('DELETE FROM accounts WHERE id = $1', [people[1]!.id]);
    await expectSums();
    expect((await chartOf(people[0]!)).data.datasets[1]!.data.at(-1)).toBeNull();
    world.clock.advance(WEEK);
    const later = await chartOf(people[0]!);
    expect(later.data.datasets[0]!.data.slice(-2)).toEqual([40, null]);
  });

  // rules: 2.2.16
  it('is of a specialty, or of a pack, and of questions of the bank only', async () => {
    const person = await aPerson(world);
    const [heart, lungs] = [await aTopic(world, { specialty_id: 1 }), await aTopic(world, { specialty_id: 2 })];
    await took(await aBank(world, 5, { topic: heart }), 5, 0, person);
    await took(await aBank(world, 4, { topic: lungs, packs: ['psa', 'ukmla'] }), 1, 0, person);
    await took(await aBank(world, 5, { status: 'private', topic: lungs }), 5, 0, person);
    await fold();
    const mine = async (query: string) => (await chartOf(person, query)).data.datasets[0]!.data.at(-1);
    expect(await mine('')).toBe(66.7);
    expect(await mine('?specialty=1')).toBe(100);
    expect(await mine('?specialty=2')).toBe(25);
    expect(await mine('?pack=psa')).toBe(25);
    expect(await mine('?pack=ecg-cases')).toBeNull();
    expect((await chartOf(person)).scopes).toEqual([
      { specialty: 0, pack: '', answers: 9, score: 66.7 },
      { specialty: 1, pack: '', answers: 5, score: 100 },
      { specialty: 2, pack: '', answers: 4, score: 25 },
      { specialty: 0, pack: 'psa', answers: 4, score: 25 },
      { specialty: 0, pack: 'ukmla', answers: 4, score: 25 },
    ]);
    const client = await world.signedIn(person);
    expect((await client.get('/api/learning/chart/?specialty=1&pack=psa')).status).toBe(422);
    expect((await client.get('/api/learning/chart/?pack=none')).status).toBe(422);
    expect((await world.client().get('/api/learning/chart/')).status).toBe(401);
  });

  it('catches up with what ended before anybody folded, batch by batch', async () => {
    const questions = await aBank(world, 1);
    const people = await Promise.all(Array.from({ length: 3 }, () => aPerson(world)));
    for (let taken = 0; taken < 120; taken += 1) await took(questions, taken % 2, 0, people[taken % 3]);
    await fold();
    expect(
      await sql(`SELECT count(*)::int AS left FROM quizzes WHERE state = 'finished' AND folded_at IS NULL`),
    ).toEqual([{ left: 0 }]);
    expect((await sql('SELECT sum(answers)::int AS answers FROM learner_scores WHERE specialty_id = 0'))[0]).toEqual({
      answers: 120,
    });
    await expectSums();
  });
});
