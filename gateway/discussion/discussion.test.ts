import { randomUUID } from 'node:crypto';
import { COMMENT_MAX } from '~/domain/discussion/contract';
import { THREAD_MAX } from '~/domain/discussion/thread.query';
import type { Role } from '~/domain/accounts/contract';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aComment, aMetQuestion } from '~/infra/tooling/testing/factories/discussion';
import { aQuestion } from '~/infra/tooling/testing/factories/questions';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';
import { COMMENTS } from './room';
import { table } from '~/infra/tooling/testing/table';

const world = openWorld();
const told = ({ status, body }: { status: number; body: { type: string } }) => [status, body.type];
const NOT_FOUND = [404, '/problems/discussion-not-found'];
const pathOf = (question: { id: number }) => `/questions/${question.id}/comments/`;
const read = async (person: { id: number }, question: { id: number }) =>
  (await world.signedIn(person)).get(pathOf(question));
const post = async (person: { id: number }, question: { id: number }, comment: unknown, fields = {}) =>
  (await world.signedIn(person)).post(pathOf(question), { comment, ...fields });
const remove = async (person: { id: number }, question: { id: number }, comment_id: number) =>
  (await world.signedIn(person)).post(pathOf(question), { data_request: 'delete_comment', comment_id });
const withRole = (role: Role) => aPerson(world, { roles: ['learner', role] });

describe('the discussion of a question', () => {
  // rules: 1.2.6, 1.4.4, 1.7.11
  it('is for who has answered it', async () => {
    const { person, question } = await aMetQuestion(world);
    expect(await read(person, question)).toMatchObject({ status: 200, body: { version: 0, comments: [] } });
    const { person: writer } = await aMetQuestion(world, { question });
    const posted = await post(writer, question, '  The rate is 150:\r\n\r\n\r\n\r\nthink of flutter. <b>2:1</b> ');
    expect(posted).toMatchObject({ status: 200, body: { version: 1 } });
    const { body } = await read(person, question);
    expect(body).toEqual(posted.body);
    expect(body.comments).toEqual([
      {
        id: expect.any(Number),
        user: writer.name,
        avatar: '',
        moderator: false,
        text: 'The rate is 150:\n\nthink of flutter. <b>2:1</b>',
        deleted: false,
        created_at: world.clock.now().toISOString(),
        account_id: writer.id,
      },
    ]);
  });

  it.each([['open'], ['skipped']] as const)('is not there while the question is %s', async (state) => {
    const { person, question } = await aMetQuestion(world, { state });
    const poll = await (await world.signedIn(person)).post(pathOf(question), { data_request: 'check_comments' });
    for (const refused of [await read(person, question), await post(person, question, 'Hello'), poll])
      expect(told(refused)).toEqual(NOT_FOUND);
  });

  it('opens when an exam has ended, not before', async () => {
    const { person, question, quizId } = await aMetQuestion(world, { mode: 2 });
    expect(told(await read(person, question))).toEqual(NOT_FOUND);
    await world.deps.dataSource.query(`UPDATE quizzes SET state = 'finished', finished_at = now() WHERE id = $1`, [
      quizId,
    ]);
    expect((await read(person, question)).status).toBe(200);
  });

  it('is there for a question of the bank that was answered in an AI quiz', async () => {
    const { person, question } = await aMetQuestion(world, { kind: 'ai' });
    expect((await read(person, question)).status).toBe(200);
  });

  it('opens when the model answers of a free-text question are shown', async () => {
    const { person, question } = await aMetQuestion(world, {
      state: 'shown',
      question: await aQuestion(world, { type: 4 }),
    });
    expect((await read(person, question)).status).toBe(200);
  });

  it('is there for moderators, staff and its author without an answer', async () => {
    const author = await withRole('author');
    const question = await aQuestion(world, { author_id: author.id });
    for (const person of [author, await withRole('moderator'), await withRole('staff')])
      expect((await read(person, question)).status).toBe(200);
    expect(told(await read(await withRole('author'), question))).toEqual(NOT_FOUND);
  });

  it.each(['generated', 'private', 'draft'] as const)(
    'does not exist for a %s question, for anyone',
    async (status) => {
      const { person, question } = await aMetQuestion(world, {
        kind: status === 'generated' ? 'ai' : 'private',
        question: await aQuestion(world, { status, generated_by: status === 'generated' ? 'model' : null }),
      });
      for (const one of [person, await withRole('moderator')])
        expect(told(await read(one, question))).toEqual(NOT_FOUND);
    },
  );

  it('stays for who answered a question that was deleted since', async () => {
    const { person, question } = await aComment(world);
    await world.deps.dataSource.query('UPDATE questions SET deleted_at = now() WHERE id = $1', [question.id]);
    expect((await read(person, question)).body.comments).toHaveLength(1);
  });

  it('is not there where there is no question', async () => {
    const moderator = await withRole('moderator');
    expect(told(await read(moderator, { id: 2_147_483_647 }))).toEqual(NOT_FOUND);
    for (const id of ['x', '0', '2147483648'])
      expect((await (await world.signedIn(moderator)).get(`/questions/${id}/comments/`)).status).toBe(404);
  });

  // rules: 1.6.7
  it('marks moderators', async () => {
    const { question, person } = await aComment(world);
    const moderator = await withRole('moderator');
    const staff = await withRole('staff');
    const supporter = (await aMetQuestion(world, { person: await withRole('supporter'), question })).person;
    for (const one of [moderator, staff, supporter]) await post(one, question, 'A word of mine.');
    const { body } = await read(person, question);
    const marks = body.comments.map((one: { account_id: number; moderator: boolean }) => [
      one.account_id,
      one.moderator,
    ]);
    expect(marks).toEqual([
      [person.id, false],
      [moderator.id, true],
      [staff.id, true],
      [supporter.id, false],
    ]);
  });

  it('shows the newest comments of a long one, in their order, and none of the drafts', async () => {
    const { person, question } = await aMetQuestion(world);
    await world.deps.dataSource.query(
      `INSERT INTO comments (question_id, account_id, comment_type, text, created_at)
       SELECT $1, $2, CASE WHEN n = 7 THEN 'draft' ELSE 'standard' END, 'Comment ' || n, now() FROM generate_series(1, $3::int) n`,
      [question.id, person.id, THREAD_MAX + 10],
    );
    const texts = (await read(person, question)).body.comments.map((one: { text: string }) => one.text);
    expect(texts).toHaveLength(THREAD_MAX);
    expect([texts[0], texts.at(-1)]).toEqual(['Comment 11', `Comment ${THREAD_MAX + 10}`]);
    await world.deps.dataSource.query(
      `DELETE FROM comments WHERE question_id = $1 AND text NOT IN ('Comment 6', 'Comment 7', 'Comment 8')`,
      [question.id],
    );
    expect((await read(person, question)).body.comments.map((one: { text: string }) => one.text)).toEqual([
      'Comment 6',
      'Comment 8',
    ]);
  });
});

describe('posting', () => {
  it('the same submission posts once, ten times in the same instant too', async () => {
    const { person, question } = await aMetQuestion(world);
    const client = await world.signedIn(person);
    await client.get('/api/session/');
    const body = { comment: 'Once.', submission_id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.post(pathOf(question), body)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await client.get(pathOf(question))).body).toMatchObject({ version: 1, comments: [{ text: 'Once.' }] });
    expect((await client.post(pathOf(question), { ...body, comment: 'Other words.' })).body).toMatchObject({
      version: 1,
      comments: [{ text: 'Once.' }],
    });
  });

  it('a submission of another question is refused, and the same id of another person is theirs', async () => {
    const { person, question } = await aMetQuestion(world);
    const other = await aMetQuestion(world, { person });
    const submission_id = randomUUID();
    await post(person, question, 'Here.', { submission_id });
    expect(told(await post(person, other.question, 'There.', { submission_id }))).toEqual([
      409,
      '/problems/submission-reused',
    ]);
    expect((await read(person, other.question)).body).toEqual({ version: 0, comments: [] });
    const second = await aMetQuestion(world, { question });
    expect((await post(second.person, question, 'Mine.', { submission_id })).body.comments).toHaveLength(2);
  });

  it('many people in the same instant are all there, in versions without a gap', async () => {
    const question = await aQuestion(world);
    const people = await Promise.all(Array.from({ length: 8 }, () => aMetQuestion(world, { question })));
    const clients = await Promise.all(people.map(({ person }) => world.signedIn(person)));
    await Promise.all(clients.map((client) => client.get('/api/session/')));
    await Promise.all(clients.map((client, index) => client.post(pathOf(question), { comment: `Comment ${index}` })));
    const { body } = await clients[0]!.get(pathOf(question));
    expect(body.version).toBe(8);
    expect(body.comments).toHaveLength(8);
  });

  it('nothing, nothing that can be seen, too much and what is no text is refused', async () => {
    const { person, question } = await aMetQuestion(world);
    for (const comment of ['', '   \n ', '\u200b\u202e', 'x'.repeat(COMMENT_MAX + 1), null, 7, ['a']]) {
      expect(told(await post(person, question, comment))).toEqual([422, '/problems/invalid-input']);
    }
    expect((await post(person, question, 'Fine', { submission_id: 'not-an-id' })).status).toBe(422);
    expect((await read(person, question)).body).toEqual({ version: 0, comments: [] });
    expect((await post(person, question, 'x'.repeat(COMMENT_MAX))).status).toBe(200);
  });

  it('takes what hides or turns around other words out of it', async () => {
    const { person, question } = await aMetQuestion(world);
    const { body } = await post(person, question, 'Not\u202e this\u200b\u0000 way\u0007\t👩‍⚕️');
    expect(body.comments[0].text).toBe('Not this way\t👩‍⚕️');
  });

  it('is limited for each person', async () => {
    const { person, question } = await aMetQuestion(world);
    const client = await world.signedIn(person);
    for (let index = 0; index < COMMENTS.points; index += 1)
      expect((await client.post(pathOf(question), { comment: `Comment ${index}` })).status).toBe(200);
    const refused = await client.post(pathOf(question), { comment: 'One more' });
    expect(told(refused)).toEqual([429, '/problems/too-many']);
    const other = await aMetQuestion(world, { question });
    expect((await post(other.person, question, 'Mine')).status).toBe(200);
    world.clock.advance(COMMENTS.seconds * 1_000);
    expect((await client.post(pathOf(question), { comment: 'One more' })).status).toBe(200);
  });
});

describe('deleting', () => {
  it("one's own leaves its place and none of its words; twice is once", async () => {
    const { id, person, question } = await aComment(world, { text: 'Rash words.' });
    const { person: reader } = await aMetQuestion(world, { question });
    const deleted = await remove(person, question, id);
    expect(deleted.body).toMatchObject({ version: 2, comments: [{ id, text: '', deleted: true, user: person.name }] });
    expect((await remove(person, question, id)).body).toEqual(deleted.body);
    const seen = await read(reader, question);
    expect(seen.body).toEqual(deleted.body);
    expect(JSON.stringify(seen.body)).not.toContain('Rash');
    expect(await table(world, 'comments').one({ id })).toMatchObject({ text: 'Rash words.' });
  });

  it("somebody else's is for moderators and staff only, not for the author of the question", async () => {
    const author = await withRole('author');
    const question = await aQuestion(world, { author_id: author.id });
    const { id } = await aComment(world, { question });
    const { person: other } = await aMetQuestion(world, { question });
    for (const person of [other, author])
      expect(told(await remove(person, question, id))).toEqual([403, '/problems/not-your-comment']);
    expect((await read(other, question)).body).toMatchObject({ version: 1, comments: [{ deleted: false }] });
    expect((await remove(await withRole('moderator'), question, id)).body.comments[0]).toMatchObject({ deleted: true });
    const second = await aComment(world, { question });
    expect((await remove(await withRole('staff'), question, second.id)).body.comments[1]).toMatchObject({
      deleted: true,
    });
  });

  it('a comment of another question, or none, is not found', async () => {
    const { person, question } = await aComment(world);
    const elsewhere = await aComment(world, { person });
    for (const id of [elsewhere.id, 2_147_483_647])
      expect(told(await remove(person, question, id))).toEqual([404, '/problems/comment-not-found']);
    expect((await read(person, elsewhere.question)).body.comments[0]).toMatchObject({ deleted: false });
  });
});

describe('watching a discussion', () => {
  it('answers what the page and the poll answer, and every change is pushed with a version that grows', async () => {
    const { id, person, question } = await aComment(world, { text: 'First.' });
    const { person: reader } = await aMetQuestion(world, { question });
    const client = await world.signedIn(reader);
    const socket = await TestSocket.open(await world.listen(), client);
    const now = await socket.watch('discussion.thread', question.id);
    expect(now).toMatchObject({ ok: true, snapshot: (await client.get(pathOf(question))).body });
    expect((await client.post(pathOf(question), { data_request: 'check_comments' })).body).toEqual(now.snapshot);
    await post(person, question, 'Second.');
    const pushed = await socket.next(({ version }) => version === 2);
    expect(pushed.snapshot.comments.map((one: { text: string }) => one.text)).toEqual(['First.', 'Second.']);
    await remove(person, question, id);
    const gone = await socket.next(({ version }) => version === 3);
    expect(gone.snapshot.comments[0]).toMatchObject({ text: '', deleted: true });
    expect(JSON.stringify(gone)).not.toContain('First.');
    socket.close();
  });
});
