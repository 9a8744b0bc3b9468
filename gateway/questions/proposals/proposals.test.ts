import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { PUBLISHED_IN_A_ROW } from '~/domain/review/good-standing';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { questionProposal } from '~/domain/questions/proposals/contract';
import { aForm } from '~/infra/tooling/testing/factories/writing-questions';
import type { TestClient } from '~/infra/tooling/testing/client';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

const CREATE = '/questions/create/';
const editPath = (id: number) => `/questions/${id}/edit/`;
const pathOf = (id: number) => `/questions/proposals/${id}/`;
const told = ({ status, body }: { status: number; body: { type?: string } }) => [status, body.type];

interface Writer {
  person: Person;
  client: TestClient;
}

describe('what authors propose', () => {
  const world = openWorld();
  const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);
  const come = async (...roles: ('author' | 'moderator')[]): Promise<Writer> => {
    const person = await aPerson(world, { roles: ['learner', ...roles] });
    return { person, client: await world.signedIn(person) };
  };
  const stored = (id: number) => table(world, 'questions').one({ id });

  /** A question that an author has proposed. */
  async function propose(author: Writer, fields: Parameters<typeof aForm>[1] = {}) {
    const { status, body } = await author.client.post(CREATE, { form: await aForm(world, fields), place: 'published' });
    expect(status).toBe(200);
    return { question: body.question_id as number, id: await openOf(body.question_id) };
  }
  const openOf = async (question: number): Promise<number> =>
    (await sql(`SELECT id FROM question_proposals WHERE question_id = $1 ORDER BY id DESC`, [question]))[0].id;
  const versionOf = async (id: number): Promise<number> =>
    (await sql('SELECT version FROM question_proposals WHERE id = $1', [id]))[0].version;
  const act = async ({ client }: Writer, id: number, data_request: string, more: Record<string, unknown> = {}) =>
    client.post(pathOf(id), { data_request, version: await versionOf(id), ...more });
  /** Changes the stem of a question as its editor does. */
  async function change({ client }: Writer, question: number, stem: string, more: Record<string, unknown> = {}) {
    const { form, revision } = (await client.get(editPath(question))).body;
    return client.post(editPath(question), {
      form: { ...form, question_text: stem },
      place: 'published',
      revision,
      ...more,
    });
  }
  const newsOf = async (person: Person): Promise<string[]> =>
    (await sql('SELECT kind FROM notifications WHERE account_id = $1 ORDER BY id', [person.id])).map(
      (row: { kind: string }) => row.kind,
    );

  it('are watched by two who check one: each sees what the other decides, and what is said', async () => {
    const [author, first, second] = [await come('author'), await come('moderator'), await come('moderator')];
    const { id } = await propose(author);
    const url = await world.listen();
    const one = await TestSocket.open(url, first.client);
    const other = await TestSocket.open(url, second.client);
    try {
      for (const socket of [one, other])
        expect((await socket.watch(questionProposal.name, id)).snapshot).toMatchObject({
          state: 'proposed',
          reviewer: '',
        });
      const taken = other.next(({ snapshot }) => snapshot.reviewer === first.person.name);
      await act(first, id, 'take');
      const { version } = await taken;
      const said = one.next((push) => push.version > version);
      await act(second, id, 'comment', { comment: 'The dose?', submission_id: randomUUID() });
      await said;
      const published = other.next(({ snapshot }) => snapshot.state === 'published');
      await act(first, id, 'publish');
      await published;
    } finally {
      one.close();
      other.close();
    }
    const polled = await author.client.post(pathOf(id), { data_request: 'check_proposal' });
    expect(polled.body).toMatchObject({ state: 'published' });
    const learner = await world.signedIn(await aPerson(world));
    expect((await learner.post(pathOf(id), { data_request: 'check_proposal' })).status).toBe(404);
  });

  it('are drafts until a second person publishes them; everyone who waits is notified', async () => {
    const [author, moderator] = [await come('author'), await come('moderator')];
    const { question, id } = await propose(author);
    expect((await stored(question)).status).toBe('draft');
    expect(await newsOf(moderator.person)).toEqual(['question-proposed']);
    expect((await moderator.client.get(pathOf(id))).body).toMatchObject({
      state: 'proposed',
      published: null,
      may_decide: true,
      own: false,
      author: author.person.name,
    });
    expect((await author.client.get('/questions/mine/')).body.items).toMatchObject([
      { question_id: question, place: 'draft', proposal: 'proposed' },
    ]);
    expect((await act(moderator, id, 'publish')).status).toBe(200);
    expect(await stored(question)).toMatchObject({ status: 'published', revision: 2 });
    expect(await newsOf(author.person)).toEqual(['question-accepted']);
    expect(
      await sql('SELECT kind, event, account_id FROM question_events WHERE question_id = $1 ORDER BY id', [question]),
    ).toEqual([
      { kind: 'log', event: 'written', account_id: author.person.id },
      { kind: 'log', event: 'proposed', account_id: author.person.id },
      { kind: 'log', event: 'published', account_id: moderator.person.id },
    ]);
    expect(told(await act(moderator, id, 'publish'))).toEqual([409, '/problems/question-proposal-decided']);
  });

  it('leave a published question as readers see it until the change is accepted', async () => {
    const [author, moderator] = [await come('author'), await come('moderator')];
    const { question, id } = await propose(author);
    await act(moderator, id, 'publish');
    const before = await stored(question);
    expect((await change(author, question, '<p>Changed stem, what is it?</p>')).status).toBe(200);
    expect(await stored(question)).toMatchObject({ question_text: before.question_text, revision: before.revision });
    expect((await author.client.get(editPath(question))).body).toMatchObject({
      place: 'published',
      form: { question_text: '<p>Changed stem, what is it?</p>' },
      proposal: { state: 'proposed', outdated: false },
    });
    const second = await openOf(question);
    expect((await moderator.client.get(pathOf(second))).body).toMatchObject({
      form: { question_text: '<p>Changed stem, what is it?</p>' },
      published: { question_text: before.question_text },
    });
    await act(moderator, second, 'publish');
    expect(await stored(question)).toMatchObject({
      question_text: '<p>Changed stem, what is it?</p>',
      revision: before.revision + 1,
    });
    // Afterwards it stands beside what readers saw before.
    expect((await moderator.client.get(pathOf(second))).body.published.question_text).toBe(before.question_text);
  });

  it('saved again the same are proposed once; saved as before they wait for nobody', async () => {
    const [author, moderator] = [await come('author'), await come('moderator')];
    const { question, id } = await propose(author);
    await act(moderator, id, 'publish');
    const { question_text } = await stored(question);
    await change(author, question, '<p>Other words, what is it?</p>');
    await change(author, question, '<p>Other words, what is it?</p>');
    expect(
      await sql('SELECT state, version FROM question_proposals WHERE question_id = $1 ORDER BY id', [question]),
    ).toEqual([
      { state: 'published', version: 2 },
      { state: 'proposed', version: 1 },
    ]);
    await change(author, question, question_text);
    expect((await author.client.get(editPath(question))).body.proposal).toBeNull();
    expect((await stored(question)).revision).toBe(2);
  });

  it('are sent back with a reason, mended and published', async () => {
    const [author, moderator] = [await come('author'), await come('moderator')];
    const { question, id } = await propose(author);
    expect(told(await act(moderator, id, 'send_back', { reason: 'no' }))).toEqual([
      422,
      '/problems/return-reason-missing',
    ]);
    expect((await act(moderator, id, 'send_back', { reason: 'The key is not the best answer.' })).status).toBe(200);
    expect(await newsOf(author.person)).toEqual(['question-returned']);
    expect((await author.client.get(editPath(question))).body.proposal).toMatchObject({
      state: 'returned',
      reason: 'The key is not the best answer.',
    });
    await change(author, question, '<p>Mended stem, what is it?</p>');
    expect(await openOf(question)).toBe(id);
    await act(moderator, id, 'publish');
    expect(await stored(question)).toMatchObject({
      status: 'published',
      question_text: '<p>Mended stem, what is it?</p>',
    });
  });

  it('are refused to a moderator who read an older text, and when the question was changed by an editor', async () => {
    const [author, moderator, other] = [await come('author'), await come('moderator'), await come('moderator')];
    const { question, id } = await propose(author);
    const { version } = (await moderator.client.get(pathOf(id))).body;
    await change(author, question, '<p>Newer stem, what is it?</p>');
    const late = await moderator.client.post(pathOf(id), { data_request: 'publish', version });
    expect(told(late)).toEqual([409, '/problems/question-proposal-changed']);
    await act(moderator, id, 'publish');
    await change(author, question, '<p>The author’s stem, what is it?</p>');
    const second = await openOf(question);
    expect((await change(other, question, '<p>The editor’s stem, what is it?</p>')).status).toBe(200);
    expect((await moderator.client.get(pathOf(second))).body.outdated).toBe(true);
    expect(told(await act(moderator, second, 'publish'))).toEqual([409, '/problems/question-proposal-outdated']);
    expect((await stored(question)).question_text).toBe('<p>The editor’s stem, what is it?</p>');
  });

  it('are decided by nobody but a second person; for others there is no proposal', async () => {
    const author = await come('author', 'moderator');
    const plain = await come('author');
    const { id } = await propose(plain);
    expect(told(await act(plain, id, 'publish'))).toEqual([403, '/problems/own-question-proposal']);
    for (const nobody of [await come(), await come('author')]) {
      expect(told(await nobody.client.get(pathOf(id)))).toEqual([404, '/problems/question-proposal-not-found']);
      expect(told(await act(nobody, id, 'publish'))).toEqual([404, '/problems/question-proposal-not-found']);
    }
    // A moderator's own question needs nobody.
    const { body } = await author.client.post(CREATE, { form: await aForm(world), place: 'published' });
    expect((await stored(body.question_id)).status).toBe('published');
  });

  it('are taken back by their author, and go with their question', async () => {
    const [author, moderator] = [await come('author'), await come('moderator')];
    const { id } = await propose(author);
    expect((await act(author, id, 'withdraw')).status).toBe(200);
    expect(told(await moderator.client.get(pathOf(id)))).toEqual([404, '/problems/question-proposal-not-found']);
    const gone = await propose(author);
    await author.client.post(editPath(gone.question), { data_request: 'delete' });
    expect((await sql('SELECT state FROM question_proposals WHERE id = $1', [gone.id]))[0].state).toBe('withdrawn');
  });

  it('are talked about in comments of type draft, which learners do not read', async () => {
    const [author, moderator] = [await come('author'), await come('moderator')];
    const { id, question } = await propose(author);
    const submission_id = randomUUID();
    for (const _ of [1, 2])
      await moderator.client.post(pathOf(id), { data_request: 'comment', comment: 'Which guideline?', submission_id });
    await author.client.post(pathOf(id), {
      data_request: 'comment',
      comment: 'NICE, of 2024.',
      submission_id: randomUUID(),
    });
    expect((await author.client.get(pathOf(id))).body.comments).toMatchObject([
      { text: 'Which guideline?', moderator: true },
      { text: 'NICE, of 2024.', moderator: false },
    ]);
    expect(await sql('SELECT comment_type FROM comments WHERE question_id = $1', [question])).toEqual([
      { comment_type: 'draft' },
      { comment_type: 'draft' },
    ]);
  });

  it('are checked also by an author in good standing, who loses it when one is sent back', async () => {
    const [author, colleague, moderator] = [await come('author'), await come('author'), await come('moderator')];
    const { id } = await propose(colleague);
    for (let number = 0; number < PUBLISHED_IN_A_ROW; number += 1) {
      expect((await author.client.get(pathOf(id))).status).toBe(404);
      const mine = await propose(author, { question_text: `<p>Question ${number} of one author: what is it?</p>` });
      world.clock.advance(1_000);
      await act(moderator, mine.id, 'publish');
    }
    expect((await author.client.get(pathOf(id))).body.may_decide).toBe(true);
    expect((await act(author, id, 'take')).status).toBe(200);
    expect((await colleague.client.get(pathOf(id))).body.reviewer).toBe(author.person.name);
    const bad = await propose(author);
    world.clock.advance(1_000);
    await act(moderator, bad.id, 'send_back', { reason: 'It has two right answers.' });
    expect(told(await act(author, id, 'publish'))).toEqual([404, '/problems/question-proposal-not-found']);
  });

  it('are decided once when two decide at one moment', async () => {
    const [author, one, other] = [await come('author'), await come('moderator'), await come('moderator')];
    const { id } = await propose(author);
    const version = await versionOf(id);
    const both = await Promise.all(
      [one, other].map(({ client }) => client.post(pathOf(id), { data_request: 'publish', version })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
