import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { findClassesOf, findClassmates } from '~/domain/classes/classmates.query';
import { requestDeletion } from '~/domain/accounts/privacy/request-deletion';
import { decideTutor } from '~/domain/classes/tutors';
import { refusal } from '~/infra/tooling/testing/client';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aClass, aTutor } from '~/infra/tooling/testing/factories/classes';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aPersonalQuiz } from '~/infra/tooling/testing/factories/personal-quizzes';
import { aQuestion } from '~/infra/tooling/testing/factories/questions';
import { anAttempt, aStation } from '~/infra/tooling/testing/factories/stations';
import { aTakenQuiz } from '~/infra/tooling/testing/factories/taken-quizzes';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const query = <T = { id: number }>(sql: string, values: unknown[] = []): Promise<T[]> =>
  world.deps.dataSource.query(sql, values);
const kindsOf = async ({ id }: { id: number }) =>
  (
    await query<{ kind: string }>(
      `SELECT kind FROM notifications WHERE account_id = $1 AND kind <> 'welcome' ORDER BY id`,
      [id],
    )
  ).map(({ kind }) => kind);
const people = (count: number) => Promise.all(Array.from({ length: count }, () => aPerson(world)));

async function teaching(classId: number, tutor: Person) {
  const client = await world.signedIn(tutor);
  const act = (data_request: string, fields: object = {}) =>
    client.post(`/tutor/${classId}/`, { data_request, ...fields });
  return {
    client,
    act,
    get: async () => (await client.get(`/tutor/${classId}/`)).body,
    assign: (fields: object) => act('assign', { due_on: '2030-01-31', ...fields }),
  };
}

/** A finished quiz of all questions of a personal quiz, and its answers counted. */
async function takes(person: Person, quiz: Awaited<ReturnType<typeof aPersonalQuiz>>, right: number) {
  world.clock.advance(1_000);
  const taken = await aTakenQuiz(world, { person, questions: quiz.questions, right });
  await query('UPDATE quizzes SET personal_quiz_id = $2 WHERE id = $1', [taken.id, quiz.id]);
  const { quizzesFinished } = await import('~/domain/classes/work-done');
  await world.deps.inTransaction((tx) => quizzesFinished(tx, [taken.id]));
}

describe('a tutor', () => {
  it('asks, and is one when staff have approved', async () => {
    const [person, staff] = [await aPerson(world), await aPerson(world, { roles: ['learner', 'staff'] })];
    const [client, ops] = [await world.signedIn(person), await world.signedIn(staff)];
    const open = () => client.post('/tutor/', { name: 'Year 4', submission_id: randomUUID() });
    expect(refusal(await open())).toEqual([403, 'not-tutor']);
    expect((await client.post('/tutor/', { data_request: 'ask', words: 'I teach students.' })).body.state).toBe(
      'asked',
    );
    expect((await client.get('/ops/tutors/')).status).toBe(404);
    expect(
      refusal(await client.post('/ops/tutors/', { data_request: 'decide', account_id: person.id, state: 'approved' })),
    ).toEqual([404, 'not-found']);
    const answer = await ops.post('/ops/tutors/', { data_request: 'decide', account_id: person.id, state: 'approved' });
    expect(answer.body.tutors).toContainEqual(expect.objectContaining({ account_id: person.id, state: 'approved' }));
    expect(await kindsOf(person)).toEqual(['tutor-approved']);
    expect((await open()).body.next_url).toMatch(/^\/tutor\/\d+\/$/);
  });

  it('opens one class however often it is sent, twenty at most', async () => {
    const client = await world.signedIn(await aTutor(world));
    const open = (submission_id: string) => client.post('/tutor/', { name: 'Year 4', submission_id });
    const once = randomUUID();
    const answers = await Promise.all([open(once), open(once)]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    for (let more = 1; more < 20; more += 1) expect((await open(randomUUID())).status).toBe(200);
    expect(refusal(await open(randomUUID()))).toEqual([409, 'too-many-classes']);
  });

  it('sees only classes of their own', async () => {
    const { id } = await aClass(world);
    const other = await teaching(id, await aTutor(world));
    expect((await other.client.get(`/tutor/${id}/`)).status).toBe(404);
    for (const answer of [
      await other.act('close'),
      await other.act('new_pin'),
      await other.assign({ kind: 'quiz', work_id: 1 }),
    ])
      expect(refusal(answer)).toEqual([404, 'class-not-found']);
    const socket = await TestSocket.open(await world.listen(), other.client);
    expect((await socket.watch('classes.roster', id)).ok).toBe(false);
    socket.close();
  });

  it('who leaves the product or loses the role leaves closed classes behind, and everyone is notified', async () => {
    for (const how of ['leaves', 'refused'] as const) {
      const [member] = await people(1);
      const { id, tutor } = await aClass(world, { members: [member!] });
      const staff = await aPerson(world, { roles: ['learner', 'staff'] });
      await world.deps.inTransaction((tx) =>
        how === 'leaves' ? requestDeletion(tx, tutor) : decideTutor(tx, staff, tutor.id, 'refused'),
      );
      expect(await kindsOf(member!)).toEqual(['class-closed']);
      expect(await query('SELECT account_id FROM class_members WHERE class_id = $1', [id])).toEqual([]);
      expect((await (await world.signedIn(member!)).get(`/classes/${id}/`)).status).toBe(404);
    }
  });
});

describe('a member', () => {
  it('reads what a PIN opens before they join; twice is once', async () => {
    const [person] = await people(1);
    const { id, pin, tutor } = await aClass(world);
    const client = await world.signedIn(person!);
    const typed = `${pin.slice(0, 4)} ${pin.slice(4)}`;
    expect((await client.post('/classes/', { data_request: 'find', pin: typed })).body).toEqual({
      name: 'Year 4, cardiology',
      tutor: tutor.name,
      member: false,
    });
    for (let twice = 0; twice < 2; twice += 1)
      expect((await client.post('/classes/', { data_request: 'join', pin: typed })).body.next_url).toBe(
        `/classes/${id}/`,
      );
    expect((await (await teaching(id, tutor)).get()).roster.members.map((one: Person) => one.id)).toEqual([person!.id]);
    expect(refusal(await client.post('/classes/', { data_request: 'join', pin: '00' }))).toEqual([
      404,
      'class-pin-wrong',
    ]);
    const own = await world.signedIn(tutor);
    expect(refusal(await own.post('/classes/', { data_request: 'join', pin }))).toEqual([409, 'own-class']);
    const guest = await world.signedIn(await aGuest(world));
    expect((await guest.post('/classes/', { data_request: 'join', pin })).status).toBe(403);
  });

  it('guesses no PIN: thirty an hour are looked up', async () => {
    const client = await world.signedIn((await people(1))[0]!);
    const tries = [];
    for (let nth = 0; nth < 31; nth += 1)
      tries.push((await client.post('/classes/', { data_request: 'find', pin: '1' })).status);
    expect(tries.filter((status) => status === 429)).toHaveLength(1);
  });

  it('is not let in with a PIN that was replaced, nor into a class that is full', async () => {
    const { id, pin, tutor } = await aClass(world);
    const { roster } = (await (await teaching(id, tutor)).act('new_pin')).body;
    expect(roster.pin).not.toBe(pin);
    const [late] = await people(1);
    const client = await world.signedIn(late!);
    expect(refusal(await client.post('/classes/', { data_request: 'join', pin }))).toEqual([404, 'class-pin-wrong']);
    await query(
      `INSERT INTO accounts (guest, username, email, password_hash, display_name, first_name, roles, language)
       SELECT false, 'many' || n, 'many' || n || '@test.example', 'x', 'Many ' || n, 'Many', '{learner}', 'en' FROM generate_series(1, 300) n`,
    );
    await query(
      `INSERT INTO class_members (class_id, account_id, joined_at) SELECT $1, id, now() FROM accounts WHERE username LIKE 'many%'`,
      [id],
    );
    expect(refusal(await client.post('/classes/', { data_request: 'join', pin: roster.pin }))).toEqual([
      409,
      'class-full',
    ]);
    // Three hundred are shown and told.
    const { slug } = await aStation(world);
    const answer = await (await teaching(id, tutor)).assign({ kind: 'station', station: slug });
    expect(answer.body.roster.members).toHaveLength(300);
    expect(await query(`SELECT id FROM notifications WHERE kind = 'class-work'`)).toHaveLength(300);
  });

  it('sees the work and what of it they have done, and no other member', async () => {
    const [person, other] = await people(2);
    const { id, tutor } = await aClass(world, { members: [person!, other!] });
    const { slug } = await aStation(world);
    await (await teaching(id, tutor)).assign({ kind: 'station', station: slug });
    const client = await world.signedIn(person!);
    const { body } = await client.get(`/classes/${id}/`);
    expect(body).toMatchObject({
      done: [],
      class: { assignments: [{ kind: 'station', due_on: '2030-01-31', url: `/osce-stations/${slug}/` }] },
    });
    expect(JSON.stringify(body)).not.toContain(other!.name);
    expect(await findClassmates(world.deps.read, person!.id, id)).toEqual(
      [person!.id, other!.id].sort((a, b) => a - b),
    );
    expect(await findClassmates(world.deps.read, tutor.id, id)).toEqual([]);
    expect(await findClassesOf(world.deps.read, person!.id)).toEqual([{ id, name: 'Year 4, cardiology' }]);
    expect(await kindsOf(person!)).toEqual(['class-work']);
  });
});

describe('assigned work', () => {
  it('is one’s own shared quiz or deck, or a published station', async () => {
    const { id, tutor } = await aClass(world);
    const { assign } = await teaching(id, tutor);
    const [unshared, others] = [
      await aPersonalQuiz(world, { person: tutor }),
      await aPersonalQuiz(world, { shared: true }),
    ];
    const deck = await aDeck(world, { owner: tutor });
    const personal = await aStation(world, { owner_id: tutor.id, published_at: null });
    for (const work of [
      { kind: 'quiz', work_id: unshared.id },
      { kind: 'quiz', work_id: others.id },
      { kind: 'deck', work_id: deck.id },
      { kind: 'station', station: personal.slug },
      { kind: 'quiz' },
    ])
      expect(refusal(await assign(work))).toEqual([404, 'work-not-found']);
    expect((await assign({ kind: 'quiz', work_id: 1, due_on: 'soon' })).status).toBe(422);
    const quiz = await aPersonalQuiz(world, { person: tutor, shared: true });
    await assign({ kind: 'quiz', work_id: quiz.id });
    const again = await assign({ kind: 'quiz', work_id: quiz.id, due_on: '2030-02-28' });
    expect(again.body.class.assignments).toMatchObject([{ kind: 'quiz', due_on: '2030-02-28' }]);
  });

  it('is done by what was finished after one joined; the tutor sees it by push, and nothing else', async () => {
    const [person] = await people(1);
    const station = await aStation(world);
    await anAttempt(world, { station, examiner: person! });
    world.clock.advance(1_000);
    const { id, tutor, pin } = await aClass(world, { members: [person!] });
    const tutors = await teaching(id, tutor);
    const quiz = await aPersonalQuiz(world, { person: tutor, shared: true });
    await tutors.assign({ kind: 'quiz', work_id: quiz.id });
    const { class: now } = (await tutors.assign({ kind: 'station', station: station.slug })).body;
    const idOf = (kind: string): number => now.assignments.find((one: { kind: string }) => one.kind === kind).id;
    expect((await tutors.get()).roster.members[0].done).toEqual([]);
    const socket = await TestSocket.open(await world.listen(), tutors.client);
    await socket.watch('classes.roster', id);
    world.clock.advance(1_000);
    await anAttempt(world, { station, examiner: person!, comments: 'A secret' });
    const push = await socket.next(
      ({ resource, snapshot }) => resource === 'classes.roster' && snapshot.members[0].done.length === 1,
    );
    socket.close();
    expect(push.snapshot.members).toEqual([
      { id: person!.id, name: person!.name, avatar: '', done: [idOf('station')] },
    ]);
    await takes(person!, quiz, 1);
    expect((await tutors.get()).roster.members[0].done).toEqual([idOf('station'), idOf('quiz')].sort((a, b) => a - b));
    const client = await world.signedIn(person!);
    expect((await client.get(`/classes/${id}/`)).body.done).toHaveLength(2);
    // Leaving takes all of it away, for good.
    for (let twice = 0; twice < 2; twice += 1)
      expect((await client.post(`/classes/${id}/`, { data_request: 'leave' })).status).toBe(200);
    expect((await tutors.get()).roster.members).toEqual([]);
    world.clock.advance(1_000);
    await client.post('/classes/', { data_request: 'join', pin });
    expect((await tutors.get()).roster.members[0].done).toEqual([]);
  });
});

describe('an assigned deck', () => {
  it('is done by a review of it that is over, and counts no other deck', async () => {
    const [person] = await people(1);
    const { id, tutor } = await aClass(world, { members: [person!] });
    const tutors = await teaching(id, tutor);
    const deck = await aDeck(world, { owner: tutor, shared: true, cards: 2 });
    const other = await aDeck(world, { owner: tutor, shared: true, cards: 1 });
    const { class: now } = (await tutors.assign({ kind: 'deck', work_id: deck.id })).body;
    expect(now.assignments).toMatchObject([{ kind: 'deck', url: `/flashcards/decks/${deck.id}/` }]);
    const client = await world.signedIn(person!);
    const review = async ({ id: deck_id, cards }: typeof deck, answers: number) => {
      const { body } = await client.post('/flashcards/setup/', {
        data_request: 'submit',
        quiz_type: 5,
        deck_id,
        length: 10,
      });
      const quizlog_id = Number(body.next_url.match(/\d+/)[0]);
      for (const card of cards.slice(0, answers))
        await client.post('/api/flashcards/submit-answer/', {
          flashcard_id: card.id,
          quizlog_id,
          answer_correct: false,
        });
    };
    const done = async () => (await tutors.get()).roster.members[0].done;
    world.clock.advance(1_000);
    await review(other, 1);
    await review(deck, 1);
    expect(await done()).toEqual([]);
    await review(deck, 2);
    expect(await done()).toEqual([now.assignments[0].id]);
    await tutors.act('unassign', { assignment_id: now.assignments[0].id });
    expect(await done()).toEqual([]);
  });
});

describe('weak topics of the group', () => {
  it('are shown from five people on, each quiz in one batch, so that nothing can be subtracted', async () => {
    const members = await people(6);
    const { id, tutor } = await aClass(world, { members });
    const quiz = await aPersonalQuiz(world, { person: tutor, shared: true, questions: [await aQuestion(world)] });
    const tutors = await teaching(id, tutor);
    await tutors.assign({ kind: 'quiz', work_id: quiz.id });
    const weak = async () => (await tutors.get()).roster.weak.map(({ percent }: { percent: number }) => percent);
    for (const member of members.slice(0, 4)) await takes(member, quiz, 0);
    expect(await weak()).toEqual([]);
    await takes(members[4]!, quiz, 1);
    expect(await weak()).toEqual([20]);
    // One more person would be the difference of two figures: it waits for four others.
    await takes(members[5]!, quiz, 1);
    expect(await weak()).toEqual([20]);
    for (const member of members.slice(0, 4)) await takes(member, quiz, 0);
    expect(await weak()).toEqual([20]);
    const [batch] = await query<{ people: number }>('SELECT people FROM class_topics WHERE class_id = $1', [id]);
    expect(batch!.people).toBe(5);
  });

  it('go with who leaves, and are not shown in a class of four', async () => {
    const members = await people(5);
    const { id, tutor } = await aClass(world, { members });
    const quiz = await aPersonalQuiz(world, { person: tutor, shared: true, questions: [await aQuestion(world)] });
    const tutors = await teaching(id, tutor);
    await tutors.assign({ kind: 'quiz', work_id: quiz.id });
    for (const member of members) await takes(member, quiz, 0);
    expect((await tutors.get()).roster.weak).toHaveLength(1);
    await (await world.signedIn(members[0]!)).post(`/classes/${id}/`, { data_request: 'leave' });
    expect((await tutors.get()).roster.weak).toEqual([]);
    expect(await query('SELECT topic_id FROM class_topics WHERE class_id = $1 AND percent IS NOT NULL', [id])).toEqual(
      [],
    );
  });
});
