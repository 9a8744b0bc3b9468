import type { Person } from '~/domain/accounts/person';
import { countAnswers as countBatch, QUIZZES_A_BATCH } from '~/domain/questions/analysis/count-answers';
import { countAnswersJob } from '~/domain/questions/analysis/item-analysis-job';
import { type AnswerTally, itemStatistics } from '~/domain/questions/analysis/item-statistics';
import { EXAM } from '~/domain/quizzes/contract';
import { endGeneration } from '~/domain/quizzes/generation/end-generation';
import { endQuiz } from '~/domain/quizzes/end-quiz';
import { submitAnswer } from '~/domain/quizzes/submit-answer';
import { jobOperations } from '~/domain/rooms';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import {
  answerAll,
  aPersonalQuizOf,
  aTakenQuiz,
  countedSoFar,
  type Deed,
  recount,
} from '~/infra/tooling/testing/factories/item-analysis';
import { aBank, aQuestion, aTopic, type TestQuestion } from '~/infra/tooling/testing/factories/questions';
import { aQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { randomly } from '~/infra/tooling/testing/randomly';
import { openWorld } from '~/infra/tooling/testing/world';
import { type Handler, runDelivery } from '../registry';
import { countAnswers } from './count-answers';
import { table } from '~/infra/tooling/testing/table';

const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
const answersTo = async ({ id }: { id: number }) =>
  Object.fromEntries(
    (
      await query<{ revision: number; answers: number }>(
        'SELECT revision, answers FROM question_statistics WHERE question_id = $1',
        [id],
      )
    ).map((row) => [row.revision, row.answers]),
  );
const pendingJobs = () =>
  query<{ id: string; body: Record<string, unknown> }>(
    'SELECT id, body FROM outbox WHERE name = $1 AND failed_at IS NULL ORDER BY id',
    [countAnswersJob.name],
  );
const uncounted = async () =>
  (
    await query<{ count: number }>(`SELECT count(*)::int FROM quizzes WHERE state = 'finished' AND counted_at IS NULL`)
  )[0]!.count;
const quizRow = (id: number) => table(world, 'quizzes').one({ id });
/** So many finished quizzes with one question each, of people of their own, as they were before anybody counted. */
async function leftOver(count: number, questions: readonly TestQuestion[]): Promise<void> {
  const people = await query<{ id: number }>(
    `INSERT INTO accounts (guest, display_name) SELECT true, 'Guest ' || n FROM generate_series(1, $1) AS n RETURNING id`,
    [count],
  );
  await query(
    `WITH taken AS (
       INSERT INTO quizzes (account_id, kind, mode, state, language, length, answered, created_at, finished_at)
       SELECT person, 'bank', 1, 'finished', 'en', cardinality($2::int[]), cardinality($2::int[]), $3, $3 FROM unnest($1::int[]) AS person RETURNING id)
     INSERT INTO quiz_questions (quiz_id, position, question_id, revision, state, picked, number_correct, mark, counts_as_correct, answered_at)
     SELECT taken.id, one.place - 1, one.question, 1, 'answered', ARRAY[one.pick], (taken.id + one.place) % 2, (taken.id + one.place) % 2, (taken.id + one.place) % 2 = 1, $3
       FROM taken, unnest($2::int[], $4::int[]) WITH ORDINALITY AS one (question, pick, place)`,
    [
      people.map(({ id }) => id),
      questions.map(({ id }) => id),
      world.clock.now(),
      questions.map(({ right }) => right[0]!),
    ],
  );
}

describe('the answers of a quiz are counted once it has ended', () => {
  const ended = async (
    end: (person: Person, questions: TestQuestion[]) => Promise<number>,
    count = 2,
    options: Parameters<typeof aBank>[2] = {},
  ) => {
    const [person, questions] = [await aPerson(world), await aBank(world, count, options)];
    const quizId = await end(person, questions);
    expect((await pendingJobs()).map(({ body }) => body)).toEqual([{ quiz_id: quizId }]);
    expect(await world.drain()).toEqual([]);
    expect((await quizRow(quizId)).state).toBe('finished');
    expect(
      (await query<{ counted_at: Date }>('SELECT counted_at FROM quizzes WHERE id = $1', [quizId]))[0]!.counted_at,
    ).toEqual(world.clock.now());
    expect(await countedSoFar(world)).toEqual(await recount(world));
    return Promise.all(questions.map(async (question) => (await answersTo(question))[1] ?? 0));
  };
  const played = async (
    person: Person,
    questions: TestQuestion[],
    deeds: Deed[],
    fields: Parameters<typeof aQuiz>[1] = {},
  ) => {
    const quiz = { ...(await aQuiz(world, { person, questions, ...fields })), person };
    await answerAll(world, quiz, (question, index) => deeds[index] ?? question.right);
    return quiz;
  };

  it('by its last answer', async () =>
    expect(await ended(async (person, questions) => (await played(person, questions, [])).id)).toEqual([1, 1]));

  it('by the last marks of free texts', async () => {
    expect(
      await ended(
        async (person, questions) => (await played(person, questions, [[questions[0]!.answers[1]!.id]])).id,
        2,
        { type: 4 },
      ),
    ).toEqual([1, 1]);
  });

  it('by skipping what is left; what was skipped does not count', async () => {
    expect(
      await ended(
        async (person, questions) => (await played(person, questions, [[questions[0]!.wrong[0]!], 'skip'])).id,
      ),
    ).toEqual([1, 0]);
  });

  it('by ending it early; what was left open does not count', async () => {
    expect(
      await ended(async (person, questions) => {
        const quiz = await played(person, questions, [questions[0]!.right, 'leave', 'leave']);
        await world.deps.inTransaction((tx) => endQuiz(tx, person.id, quiz.id));
        return quiz.id;
      }, 3),
    ).toEqual([1, 0, 0]);
  });

  it('by handing in an exam', async () => {
    expect(
      await ended(async (person, questions) => {
        const quiz = await played(person, questions, [], { mode: EXAM });
        expect(await pendingJobs()).toEqual([]);
        await world.deps.inTransaction((tx) => endQuiz(tx, person.id, quiz.id));
        return quiz.id;
      }),
    ).toEqual([1, 1]);
  });

  it('by the clock of an exam', async () => {
    expect(
      await ended(async (person, questions) => {
        const quiz = await played(person, questions, [questions[0]!.right, 'leave'], { mode: EXAM });
        world.clock.advance(300_000);
        // The next read closes it.
        expect((await (await world.signedIn(person)).get(`/learn/quiz/${quiz.id}/summary/`)).status).toBe(200);
        return quiz.id;
      }),
    ).toEqual([1, 0]);
  });

  it('by the end of its writing, when all that is there was answered', async () => {
    expect(
      await ended(async (person, questions) => {
        const quiz = await played(person, questions, [], {
          kind: 'ai',
          state: 'generating',
          generates: true,
          length: 5,
        });
        expect(await pendingJobs()).toEqual([]);
        await world.deps.inTransaction((tx) => endGeneration(tx, quiz.id, 'internal'));
        return quiz.id;
      }),
    ).toEqual([1, 1]);
  });

  it('not when nothing was answered: there is nothing to count', async () => {
    const quiz = await aQuiz(world);
    await world.deps.inTransaction((tx) => endQuiz(tx, quiz.person.id, quiz.id));
    expect(await pendingJobs()).toEqual([]);
  });

  it('but not what was written for one AI quiz only, though it is part of the rest', async () => {
    const [person, mine, written] = [
      await aPerson(world),
      await aQuestion(world),
      await aQuestion(world, { status: 'generated', generated_by: 'offline' }),
    ];
    await aTakenQuiz(world, {
      person,
      questions: [mine, written],
      deedFor: (question) => (question === written ? written.wrong.slice(0, 1) : mine.right),
    });
    await world.drain();
    expect(await answersTo(written)).toEqual({});
    expect(await query('SELECT rest FROM question_tallies WHERE question_id = $1', [mine.id])).toEqual([{ rest: 0 }]);
  });
});

describe('of the answers of a person', () => {
  it('the first counts, once for each state of the question', async () => {
    const [person, questions] = [await aPerson(world), await aBank(world, 2)];
    const take = () => aTakenQuiz(world, { person, questions });
    await take();
    await take();
    await world.drain();
    await take();
    await world.drain();
    expect(await answersTo(questions[0]!)).toEqual({ 1: 1 });
    await query('UPDATE questions SET revision = 2 WHERE id = $1', [questions[0]!.id]);
    await take();
    await take();
    await world.drain();
    expect(await answersTo(questions[0]!)).toEqual({ 1: 1, 2: 1 });
    expect(await answersTo(questions[1]!)).toEqual({ 1: 1 });
  });

  it('an account that goes takes with it who answered, not what was answered', async () => {
    const [person, other, questions] = [await aPerson(world), await aPerson(world), await aBank(world, 2)];
    await aTakenQuiz(world, { person, questions });
    await world.drain();
    await aTakenQuiz(world, { person: other, questions });
    await query('DELETE FROM accounts WHERE id = ANY ($1)', [[person.id, other.id]]);
    expect(await world.drain()).toEqual([]);
    expect(await answersTo(questions[0]!)).toEqual({ 1: 1 });
    expect(await query('SELECT FROM counted_answers WHERE account_id = ANY ($1)', [[person.id, other.id]])).toEqual([]);
  });
});

describe('attempts at a personal quiz', () => {
  it('count the first of each person, with nothing for what was left out, apart for other questions', async () => {
    const [owner, person, questions] = [await aPerson(world), await aPerson(world), await aBank(world, 3)];
    const personalQuiz = await aPersonalQuizOf(world, owner, questions);
    const attempts = () =>
      query('SELECT questions, attempts FROM personal_quiz_compositions WHERE personal_quiz_id = $1 ORDER BY id', [
        personalQuiz,
      ]);
    await aTakenQuiz(world, {
      person,
      questions,
      personalQuiz,
      deedFor: (question, index) => (index === 0 ? question.right : index === 1 ? 'skip' : 'leave'),
    });
    await aTakenQuiz(world, { person, questions, personalQuiz });
    await world.drain();
    const ids = questions.map(({ id }) => id);
    expect(await attempts()).toEqual([{ questions: ids, attempts: 1 }]);
    expect(
      await query(
        'SELECT mark, total FROM personal_quiz_tallies JOIN personal_quiz_compositions ON id = composition_id WHERE personal_quiz_id = $1 ORDER BY question_id',
        [personalQuiz],
      ),
    ).toEqual([
      { mark: 2_520, total: 2_520 },
      { mark: 0, total: 2_520 },
      { mark: 0, total: 2_520 },
    ]);
    await aTakenQuiz(world, { person: owner, questions: questions.slice(1), personalQuiz });
    await aTakenQuiz(world, { person, questions: questions.slice(1), personalQuiz });
    await aTakenQuiz(world, { person: await aPerson(world), questions: [questions[2]!, questions[1]!], personalQuiz });
    await world.drain();
    expect(await attempts()).toEqual([
      { questions: ids, attempts: 1 },
      { questions: ids.slice(1), attempts: 2 },
    ]);
    expect(await countedSoFar(world)).toEqual(
      await recount(world).then((all) => ({ ...all, ofQuestions: expect.anything() })),
    );
  });
});

describe('a job that counts', () => {
  const deliver = (job: { id: string; body: Record<string, unknown> }) =>
    runDelivery(world.deps, countAnswers as unknown as Handler, { outbox_id: job.id, payload: job.body }, false);

  it('counts once when it is delivered twice, and when two are in the outbox', async () => {
    const questions = await aBank(world, 2);
    for (const person of [await aPerson(world), await aPerson(world)]) await aTakenQuiz(world, { person, questions });
    const jobs = await pendingJobs();
    expect(jobs).toHaveLength(2);
    await Promise.all([...jobs, ...jobs].map(deliver));
    expect(await answersTo(questions[0]!)).toEqual({ 1: 2 });
    expect([await pendingJobs(), await uncounted()]).toEqual([[], 0]);
  });

  it('changes nothing when it is killed before its commit, and counts when it is run again', async () => {
    const questions = await aBank(world, 2);
    await aTakenQuiz(world, { person: await aPerson(world), questions });
    await expect(
      world.deps.inTransaction(async (tx) => {
        await countBatch(tx);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await answersTo(questions[0]!)).toEqual({});
    expect(await uncounted()).toBe(1);
    await world.drain();
    expect(await answersTo(questions[0]!)).toEqual({ 1: 1 });
  });

  it('finds what was left over from before, batch after batch', async () => {
    const questions = await aBank(world, 3);
    const left = 2 * QUIZZES_A_BATCH + 7;
    await leftOver(left, questions);
    await aTakenQuiz(world, { person: await aPerson(world), questions });
    expect(await pendingJobs()).toHaveLength(1);
    expect(await world.drain()).toEqual([]);
    expect(await answersTo(questions[0]!)).toEqual({ 1: left + 1 });
    expect(await uncounted()).toBe(0);
  });

  it('counts once where several workers count at once', async () => {
    const questions = await aBank(world, 3);
    await leftOver(6 * QUIZZES_A_BATCH, questions);
    const other = await world.anotherGateway();
    const countAll = async (deps: typeof world.deps) => {
      while (await deps.inTransaction(countBatch));
    };
    await Promise.all([countAll(world.deps), countAll(other.deps), countAll(world.deps)]);
    expect(await answersTo(questions[0]!)).toEqual({ 1: 6 * QUIZZES_A_BATCH });
    expect(
      await query('SELECT sum(answers)::int AS answers FROM question_tallies WHERE question_id = $1', [
        questions[0]!.id,
      ]),
    ).toEqual([{ answers: 6 * QUIZZES_A_BATCH }]);
  });

  it('holds up nobody who answers the same question, even the same person', async () => {
    const [person, questions] = [await aPerson(world), await aBank(world, 2)];
    await aTakenQuiz(world, { person, questions });
    const again = await aQuiz(world, { person, questions });
    let commit = () => {};
    const committed = new Promise<void>((resolve) => (commit = resolve));
    let begun = () => {};
    const counting = new Promise<void>((resolve) => (begun = resolve));
    const job = world.deps.inTransaction(async (tx) => {
      await countBatch(tx);
      begun();
      await committed;
    });
    await counting;
    // All that it holds is held now; these end before it does.
    for (const question of questions)
      await world.deps.inTransaction((tx) =>
        submitAnswer(tx, person, { quizlog_id: again.id, question_id: question.id, picked: question.right }),
      );
    expect((await quizRow(again.id)).state).toBe('finished');
    commit();
    await job;
    await world.drain();
    expect(await answersTo(questions[0]!)).toEqual({ 1: 1 });
  });

  it('tells operators whose questions wait for it', async () => {
    const author = await aPerson(world);
    const quiz = await aTakenQuiz(world, {
      person: await aPerson(world),
      questions: [await aQuestion(world, { author_id: author.id })],
    });
    const affected = () => jobOperations.get(countAnswersJob.name)!.affects(world.deps.read, { quiz_id: quiz.id });
    expect(await affected()).toEqual({ thing: `Quiz ${quiz.id}`, people: [author.name], missed: true });
    await world.drain();
    expect(await affected()).toMatchObject({ missed: false });
  });
});

describe('after any mix of quizzes', () => {
  beforeEach(() => query('TRUNCATE quizzes, question_statistics, counted_answers, personal_quiz_compositions CASCADE'));

  it.each([1, 2, 3])('the figures are those made anew from all of it (seed %i)', async (seed) => {
    const chance = randomly(seed);
    const topic = await aTopic(world);
    const questions = [
      ...(await aBank(world, 3, { topic })),
      await aQuestion(world, { topic, type: 4 }),
      await aQuestion(world, {
        topic,
        answers: [
          { text: 'a', correct: true },
          { text: 'b', correct: true },
          { text: 'c', correct: true },
          { text: 'd' },
          { text: 'e' },
          { text: 'f' },
        ],
      }),
    ];
    const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(world)));
    const personal = await aPersonalQuizOf(world, people[0]!, questions);
    const deedFor = (question: TestQuestion): Deed => {
      if (chance.chance(0.12)) return 'skip';
      if (chance.chance(0.12)) return 'leave';
      const ids = question.answers.map(({ id }) => id).sort(() => chance.next() - 0.5);
      return ids.slice(0, question.question_type === 4 ? chance.below(3) : question.selectable_answers);
    };
    for (let nth = 0; nth < 24; nth += 1) {
      world.clock.advance(1_000 + chance.below(60_000));
      const mode = chance.chance(0.25) ? EXAM : 1;
      const drawn = questions.filter((question) => (mode === 1 || question.question_type === 1) && chance.chance(0.7));
      if (drawn.length === 0) continue;
      await aTakenQuiz(world, {
        person: chance.pick(people),
        questions: drawn,
        mode,
        personalQuiz: chance.chance(0.4) ? personal : undefined,
        deedFor,
      });
      if (chance.chance(0.15))
        await query('UPDATE questions SET revision = revision + 1 WHERE id = $1', [chance.pick(questions).id]);
      if (chance.chance(0.3)) expect(await world.drain()).toEqual([]);
    }
    expect(await world.drain()).toEqual([]);
    expect(await countedSoFar(world)).toEqual(await recount(world));
    await expectSumsLikeTallies();
  });

  /** What lists are sorted by is kept as sums, and must be what the tallies say. */
  async function expectSumsLikeTallies(): Promise<void> {
    const rows = await query<{
      answers: number;
      compared: number;
      facility: number;
      discrimination: number | null;
      few: boolean;
      tallies: [number[], number, number, number][];
    }>(
      `SELECT known.answers, known.compared, known.facility, known.discrimination, known.few,
              (SELECT json_agg(json_build_array(tally.picked, tally.mark, tally.rest, tally.answers)) FROM question_tallies tally WHERE tally.question_id = known.question_id AND tally.revision = known.revision) AS tallies
         FROM question_statistics known`,
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { tallies, ...row } of rows) {
      const { figures } = itemStatistics(
        tallies.map(([picked, mark, rest, answers]): AnswerTally => ({
          picked,
          mark,
          rest: rest < 0 ? null : rest,
          answers,
        })),
        { options: [], free_text: false },
      );
      expect(row).toMatchObject({
        answers: figures.answers,
        compared: figures.compared,
        few: figures.compared < 30,
        facility: expect.closeTo(figures.facility!, 8),
      });
      if (figures.discrimination_index === null) expect(row.discrimination).toBeNull();
      else expect(row.discrimination).toBeCloseTo(figures.discrimination_index, 8);
    }
  }
});
