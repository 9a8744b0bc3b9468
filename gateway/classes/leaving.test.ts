import type { Person } from '~/domain/accounts/person';
import { requestDeletion } from '~/domain/accounts/privacy/request-deletion';
import { ASSIGNMENTS_MAX } from '~/domain/classes/contract';
import { countAnswers } from '~/domain/questions/analysis/count-answers';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aClass } from '~/infra/tooling/testing/factories/classes';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aPersonalQuiz } from '~/infra/tooling/testing/factories/personal-quizzes';
import { aQuestion } from '~/infra/tooling/testing/factories/questions';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { aTakenQuiz } from '~/infra/tooling/testing/factories/taken-quizzes';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
const toldOf = async ({ id }: { id: number }) =>
  (
    await query<{ kind: string; values: object }>(
      `SELECT kind, "values" FROM notifications WHERE account_id = $1 AND kind LIKE 'class-%' ORDER BY id`,
      [id],
    )
  ).map(({ kind, values }) => [kind, values]);
const people = (count: number) => Promise.all(Array.from({ length: count }, () => aPerson(world)));
const versionOf = async (classId: number) =>
  (await query<{ version: number }>('SELECT version FROM classes WHERE id = $1', [classId]))[0]!.version;

async function aTaughtClass(members: Person[]) {
  const { id, tutor, pin } = await aClass(world, { members });
  const client = await world.signedIn(tutor);
  const act = (data_request: string, fields: object = {}) => client.post(`/tutor/${id}/`, { data_request, ...fields });
  return {
    id,
    pin,
    tutor,
    act,
    get: async () => (await client.get(`/tutor/${id}/`)).body,
    assign: (fields: object) => act('assign', { due_on: '2030-01-31', ...fields }),
  };
}

type Quiz = Awaited<ReturnType<typeof aPersonalQuiz>>;
/** Somebody finishes a quiz, and the job counts its answers. */
async function takes(person: Person, quiz: Quiz) {
  world.clock.advance(1_000);
  const { id } = await aTakenQuiz(world, { person, questions: quiz.questions, right: 0 });
  await query('UPDATE quizzes SET personal_quiz_id = $2 WHERE id = $1', [id, quiz.id]);
  await world.deps.inTransaction(countAnswers);
}

/** Six members; five of them have taken the assigned quiz: its topic is weak. */
async function aWeakTopic() {
  const members = await people(6);
  const of = await aTaughtClass(members);
  const quiz = await aPersonalQuiz(world, { person: of.tutor, shared: true, questions: [await aQuestion(world)] });
  const { body } = await of.assign({ kind: 'quiz', work_id: quiz.id });
  for (const member of members.slice(0, 5)) await takes(member, quiz);
  const weak = async (): Promise<number> => (await of.get()).roster.weak.length;
  expect(await weak()).toBe(1);
  const assignment_id: number = body.class.assignments[0].id;
  return { ...of, quiz, weak, assignment_id, taker: members[0]!, idle: members[5]! };
}

describe('the figure of a group goes with each who is behind it', () => {
  const leaving: [string, (one: { id: number; taker: Person }) => Promise<unknown>][] = [
    [
      'leaves the class',
      async ({ id, taker }) => (await world.signedIn(taker)).post(`/classes/${id}/`, { data_request: 'leave' }),
    ],
    ['leaves the product', ({ taker }) => world.deps.inTransaction((tx) => requestDeletion(tx, taker))],
  ];
  it.each(leaving)('who %s after the work was taken back', async (_, leave) => {
    const one = await aWeakTopic();
    expect((await one.act('unassign', { assignment_id: one.assignment_id })).status).toBe(200);
    await leave(one);
    expect(await one.weak()).toBe(0);
    expect(await query('SELECT account_id FROM class_topic_people WHERE class_id = $1', [one.id])).toEqual([]);
  });

  it('also where their quiz is gone; it stays when somebody goes who is not behind it', async () => {
    const one = await aWeakTopic();
    await (await world.signedIn(one.idle)).post(`/classes/${one.id}/`, { data_request: 'leave' });
    expect(await one.weak()).toBe(1);
    await query('DELETE FROM quizzes WHERE account_id = $1', [one.taker.id]);
    await one.act('remove_member', { account_id: one.taker.id });
    expect(await one.weak()).toBe(0);
  });

  it('and where an older gateway made it, which kept nobody, with anybody', async () => {
    const one = await aWeakTopic();
    await query('DELETE FROM class_topic_people WHERE class_id = $1', [one.id]);
    await (await world.signedIn(one.idle)).post(`/classes/${one.id}/`, { data_request: 'leave' });
    expect(await one.weak()).toBe(0);
  });
});

describe('a tutor', () => {
  it('removes a member, who is notified and no longer sees the class; a second removal changes nothing', async () => {
    const [member] = await people(1);
    const { id, act } = await aTaughtClass([member!]);
    const client = await world.signedIn(member!);
    const socket = await TestSocket.open(await world.listen(), client);
    expect((await socket.watch('classes.class', id)).ok).toBe(true);
    for (let twice = 0; twice < 2; twice += 1)
      expect((await act('remove_member', { account_id: member!.id })).body.roster.members).toEqual([]);
    expect(await toldOf(member!)).toEqual([['class-removed', { name: 'Year 4, cardiology' }]]);
    expect((await client.get(`/classes/${id}/`)).status).toBe(404);
    expect((await socket.watch('classes.class', id)).ok).toBe(false);
    socket.close();
  });

  it('closes the class for good: everyone leaves it and is notified, and no row of theirs is left', async () => {
    const { id, act, get, taker, pin } = await aWeakTopic();
    expect((await act('close')).body).toMatchObject({ class: { closed: true }, roster: { members: [], weak: [] } });
    expect((await toldOf(taker)).at(-1)).toEqual(['class-closed', { name: 'Year 4, cardiology' }]);
    for (const again of [await act('close'), await act('new_pin')])
      expect(refusal(again)).toEqual([409, 'class-closed']);
    const late = await world.signedIn(taker);
    expect(refusal(await late.post('/classes/', { data_request: 'join', pin }))).toEqual([404, 'class-pin-wrong']);
    expect(await query('SELECT topic_id FROM class_topics WHERE class_id = $1', [id])).toEqual([]);
    expect((await get()).class.closed).toBe(true);
  });

  it('changes a date, and everyone is notified; the same date again sends nothing', async () => {
    const [member] = await people(1);
    const { assign } = await aTaughtClass([member!]);
    const { slug, name: title } = await aStation(world);
    const values = { name: 'Year 4, cardiology', title };
    for (const due_on of ['2030-01-31', '2030-01-31', '2030-02-28', '2030-02-28'])
      expect((await assign({ kind: 'station', station: slug, due_on })).status).toBe(200);
    expect(await toldOf(member!)).toEqual([
      ['class-work', values],
      ['class-work-moved', values],
    ]);
  });

  it('assigns fifty pieces of work at a time', async () => {
    const { id, assign } = await aTaughtClass([]);
    const [first, more] = [await aStation(world), await aStation(world)];
    await query(
      `INSERT INTO class_assignments (class_id, kind, title, due_on, created_at) SELECT $1, 'station', 'Gone', '2030-01-31', now() FROM generate_series(2, $2::int)`,
      [id, ASSIGNMENTS_MAX],
    );
    expect((await assign({ kind: 'station', station: first.slug })).status).toBe(200);
    expect(refusal(await assign({ kind: 'station', station: more.slug }))).toEqual([409, 'too-much-work']);
    // The date of what is assigned can still be changed.
    expect((await assign({ kind: 'station', station: first.slug, due_on: '2030-03-31' })).status).toBe(200);
  });

  it('is not told when somebody studies what is not assigned', async () => {
    const [member] = await people(1);
    const { id, tutor, assign } = await aTaughtClass([member!]);
    const deck = await aDeck(world, { owner: tutor, shared: true, cards: 1 });
    const other = await aDeck(world, { owner: tutor, shared: true, cards: 1 });
    await assign({ kind: 'deck', work_id: deck.id });
    const client = await world.signedIn(member!);
    const review = async ({ id: deck_id, cards }: typeof deck) => {
      const body = { data_request: 'submit', quiz_type: 5, deck_id, length: 10 };
      const quizlog_id = Number((await client.post('/flashcards/setup/', body)).body.next_url.match(/\d+/)[0]);
      const answer = { flashcard_id: cards[0]!.id, quizlog_id, answer_correct: true };
      expect((await client.post('/api/flashcards/submit-answer/', answer)).status).toBe(200);
    };
    world.clock.advance(1_000);
    const before = await versionOf(id);
    await review(other);
    expect(await versionOf(id)).toBe(before);
    const [assigned, own] = [
      await aPersonalQuiz(world, { person: tutor, shared: true, questions: [await aQuestion(world)] }),
      await aPersonalQuiz(world, { person: tutor, shared: true, questions: [await aQuestion(world)] }),
    ];
    await takes(member!, own);
    expect(await versionOf(id)).toBe(before);
    await review(deck);
    expect(await versionOf(id)).toBe(before + 1);
    await assign({ kind: 'quiz', work_id: assigned.id });
    await takes(member!, assigned);
    const done = await versionOf(id);
    expect(done).toBe(before + 3);
    // A quiz of somebody else that is counted later says nothing of this class.
    await takes(await aPerson(world), own);
    expect(await versionOf(id)).toBe(done);
  });
});
