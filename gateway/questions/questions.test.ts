import type { Output } from '~/domain/kit/contract';
import type { referenceRanges } from '~/domain/questions/contract';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aMetQuestion } from '~/infra/tooling/testing/factories/discussion';
import { aBank, aQuestion } from '~/infra/tooling/testing/factories/questions';
import { aQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

const world = openWorld();
const told = ({ status, body }: { status: number; body: { type: string } }) => [status, body.type];
const votesOf = async (id: number) => {
  const { upvotes, downvotes } = await table(world, 'questions').one({ id });
  return { upvotes, downvotes };
};
const bookmarksOf = async (id: number) =>
  (await world.deps.dataSource.query('SELECT FROM question_bookmarks WHERE question_id = $1', [id])).length;
const finish = (quizId: number) =>
  world.deps.dataSource.query(`UPDATE quizzes SET state = 'finished', finished_at = now() WHERE id = $1`, [quizId]);
const remove = (id: number) =>
  world.deps.dataSource.query('UPDATE questions SET deleted_at = now() WHERE id = $1', [id]);

describe('a bookmark', () => {
  const mark = async (person: { id: number }, question_id: unknown, action: string) =>
    (await world.signedIn(person)).post('/api/quiz/question/bookmark/', { question_id, action });

  // rules: 1.4.16, 1.7.2
  it('is put on and taken off; twice is once', async () => {
    const [person, question] = [await aPerson(world), await aQuestion(world)];
    const answers = [];
    for (const action of ['add', 'add', 'remove', 'remove'])
      answers.push((await mark(person, question.id, action)).body);
    expect(answers).toEqual([{ bookmarked: true }, { bookmarked: true }, { bookmarked: false }, { bookmarked: false }]);
    await mark(person, question.id, 'add');
    expect(await bookmarksOf(question.id)).toBe(1);
  });

  it('put on five times in the same instant is one', async () => {
    const [client, question] = [await world.signedIn(await aPerson(world)), await aQuestion(world)];
    await client.get('/api/session/');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        client.post('/api/quiz/question/bookmark/', { question_id: question.id, action: 'add' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await bookmarksOf(question.id)).toBe(1);
  });

  it.each(['private', 'draft'] as const)(
    'goes on no %s question but by its author, or by who has it in a quiz',
    async (status) => {
      const author = await aPerson(world);
      const question = await aQuestion(world, { status, author_id: author.id });
      expect(told(await mark(await aPerson(world), question.id, 'add'))).toEqual([404, '/problems/question-not-found']);
      expect((await mark(author, question.id, 'add')).status).toBe(200);
      const { person } = await aMetQuestion(world, { question, kind: 'private', state: 'open' });
      expect((await mark(person, question.id, 'add')).status).toBe(200);
    },
  );

  it('goes on no deleted question but by who has it in a quiz, and comes off it always', async () => {
    const { person, question } = await aMetQuestion(world);
    const other = await aPerson(world);
    await mark(other, question.id, 'add');
    await remove(question.id);
    expect((await mark(person, question.id, 'add')).status).toBe(200);
    expect((await mark(other, question.id, 'remove')).body).toEqual({ bookmarked: false });
    expect(told(await mark(other, question.id, 'add'))).toEqual([404, '/problems/question-not-found']);
  });

  // rules: 1.6.2
  it('is refused for questions that are none, and for other actions', async () => {
    const question = await aQuestion(world);
    expect((await mark(await aGuest(world), question.id, 'add')).status).toBe(200);
    const person = await aPerson(world);
    expect(told(await mark(person, 2_147_483_647, 'add'))).toEqual([404, '/problems/question-not-found']);
    for (const id of [0, -1, 'x', 2_147_483_648, null, [1, 2]])
      expect(told(await mark(person, id, 'add'))).toEqual([422, '/problems/invalid-input']);
    expect((await mark(person, question.id, 'toggle')).status).toBe(422);
  });
});

describe('a vote', () => {
  const vote = async (person: { id: number }, question_id: number, vote_type: unknown) =>
    (await world.signedIn(person)).post('/api/quiz/question/vote/', {
      data_request: 'question_vote',
      question_id,
      vote_type,
    });

  // rules: 1.4.14
  it('is cast once: the opposite one is refused and changes nothing, the same one is answered as the first time', async () => {
    const { person, question } = await aMetQuestion(world);
    for (let time = 1; time <= 2; time += 1)
      expect((await vote(person, question.id, 1)).body).toEqual({ vote: 1, upvotes: 1, downvotes: 0 });
    expect(told(await vote(person, question.id, -1))).toEqual([409, '/problems/already-voted']);
    expect(await votesOf(question.id)).toEqual({ upvotes: 1, downvotes: 0 });
    const second = await aMetQuestion(world, { question });
    expect((await vote(second.person, question.id, '-1')).body).toEqual({ vote: -1, upvotes: 1, downvotes: 1 });
  });

  it('ten of one person in the same instant are one', async () => {
    const { person, question } = await aMetQuestion(world);
    const client = await world.signedIn(person);
    await client.get('/api/session/');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        client.post('/api/quiz/question/vote/', { question_id: question.id, vote_type: index % 2 ? 1 : -1 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 200),
      ...Array.from({ length: 5 }, () => 409),
    ]);
    const [row] = await world.deps.dataSource.query('SELECT vote_type FROM question_votes WHERE question_id = $1', [
      question.id,
    ]);
    expect(await votesOf(question.id)).toEqual(
      row.vote_type === 1 ? { upvotes: 1, downvotes: 0 } : { upvotes: 0, downvotes: 1 },
    );
  });

  it('every one of twelve people in the same instant is counted', async () => {
    const question = await aQuestion(world);
    const voters = await Promise.all(Array.from({ length: 12 }, () => aMetQuestion(world, { question })));
    const clients = await Promise.all(voters.map(({ person }) => world.signedIn(person)));
    await Promise.all(clients.map((client) => client.get('/api/session/')));
    const answers = await Promise.all(
      clients.map((client, index) =>
        client.post('/api/quiz/question/vote/', { question_id: question.id, vote_type: index < 7 ? 1 : -1 }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(await votesOf(question.id)).toEqual({ upvotes: 7, downvotes: 5 });
  });

  it('comes after answering: a question that is open, skipped or never met is not voted on', async () => {
    const question = await aQuestion(world);
    expect(told(await vote(await aPerson(world), question.id, 1))).toEqual([409, '/problems/not-answered']);
    for (const state of ['open', 'skipped'] as const) {
      const { person } = await aMetQuestion(world, { question, state });
      expect(told(await vote(person, question.id, 1))).toEqual([409, '/problems/not-answered']);
    }
    const { person } = await aMetQuestion(world, { question, state: 'shown' });
    expect((await vote(person, question.id, 1)).status).toBe(200);
    expect(await votesOf(question.id)).toEqual({ upvotes: 1, downvotes: 0 });
  });

  it('on a question of an exam waits for its end, for its explanation is not told before', async () => {
    const { person, question, quizId } = await aMetQuestion(world, { mode: 2 });
    expect(told(await vote(person, question.id, 1))).toEqual([409, '/problems/not-answered']);
    await finish(quizId);
    expect((await vote(person, question.id, 1)).status).toBe(200);
  });

  it('is not for AI quizzes, but for the same question in another quiz it is', async () => {
    const { person, question } = await aMetQuestion(world, { kind: 'ai' });
    expect(told(await vote(person, question.id, 1))).toEqual([403, '/problems/no-votes-here']);
    await aMetQuestion(world, { person, question, state: 'open' });
    expect(told(await vote(person, question.id, 1))).toEqual([403, '/problems/no-votes-here']);
    await aMetQuestion(world, { person, question, kind: 'private' });
    expect((await vote(person, question.id, 1)).status).toBe(200);
  });

  it('on a generated question of somebody else is not found', async () => {
    const question = await aQuestion(world, { status: 'generated', generated_by: 'offline' });
    await aMetQuestion(world, { question, kind: 'ai' });
    expect(told(await vote(await aPerson(world), question.id, 1))).toEqual([404, '/problems/question-not-found']);
  });

  it("is by one's own quiz, not by somebody else's", async () => {
    const { question } = await aMetQuestion(world);
    expect((await vote(await aPerson(world), question.id, 1)).status).toBe(409);
  });

  // rules: 1.9.6
  it.each([0, 2, -2, 'up', null, ''])('%p is no vote', async (vote_type) => {
    const { person, question } = await aMetQuestion(world);
    expect((await vote(person, question.id, vote_type)).status).toBe(422);
  });

  it('is refused to guests who have not answered', async () => {
    const question = await aQuestion(world);
    expect((await vote(await aGuest(world), question.id, 1)).status).toBe(409);
  });

  it('counts for its question only', async () => {
    const [first, second] = await aBank(world, 2);
    const person = await aPerson(world);
    const quiz = await aQuiz(world, { person, questions: [first!, second!] });
    await world.deps.dataSource.query(`UPDATE quiz_questions SET state = 'answered' WHERE quiz_id = $1`, [quiz.id]);
    await vote(person, first!.id, -1);
    expect(await votesOf(first!.id)).toEqual({ upvotes: 0, downvotes: 1 });
    expect(await votesOf(second!.id)).toEqual({ upvotes: 0, downvotes: 0 });
  });
});

describe('reference ranges', () => {
  type Groups = Output<typeof referenceRanges>['groups'];
  const groupsFor = async (language?: string): Promise<Groups> =>
    (
      await world
        .client()
        .get('/api/quiz/reference-ranges/', { headers: language ? { 'accept-language': language } : {} })
    ).body.groups;

  // rules: 1.3.21
  it('are there for anybody, in the language of who reads them, with the keywords of both', async () => {
    const [english, spanish] = [await groupsFor(), await groupsFor('es')];
    expect(english.length).toBeGreaterThan(0);
    expect(spanish).toHaveLength(english.length);
    expect(spanish.map(({ group }) => group)).not.toEqual(english.map(({ group }) => group));
    const keywords = (groups: Groups) => groups.map(({ subheadings }) => subheadings.map((one) => one.keywords));
    expect(keywords(spanish)).toEqual(keywords(english));
    const reader = await world.signedIn(await aPerson(world, { language: 'es' }));
    expect((await reader.get('/api/quiz/reference-ranges/')).body.groups).toEqual(spanish);
  });
});
