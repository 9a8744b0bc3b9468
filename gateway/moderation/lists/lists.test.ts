import type { Person } from '~/domain/accounts/person';
import { COLUMNS, LISTS, type ListName, pageSize, PROPOSAL_LISTS } from '~/domain/moderation/lists/contract';
import { bankCheck } from '~/domain/quizzes/quality/contract';
import { AT_ONCE, checkBank } from '~/domain/quizzes/quality/check-bank';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aComment } from '~/infra/tooling/testing/factories/discussion';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { PUBLISHED_IN_A_ROW } from '~/domain/review/good-standing';
import { aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { aForm } from '~/infra/tooling/testing/factories/writing-questions';
import type { TestClient } from '~/infra/tooling/testing/client';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { aModerator, REASON, reported } from '~/infra/tooling/testing/moderating';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

const pathOf = (list: ListName, query = '') => `/moderation/lists/${list}/${query}`;
interface Writer {
  person: Person;
  client: TestClient;
}

describe('the lists of moderators', () => {
  const world = openWorld();
  const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);
  const come = async (...roles: ('author' | 'moderator')[]): Promise<Writer> => {
    const person = await aPerson(world, { roles: ['learner', ...roles] });
    return { person, client: await world.signedIn(person) };
  };
  const rows = async ({ client }: Writer, list: ListName, query = '') => {
    const { status, body } = await client.get(pathOf(list, query));
    expect([list, status]).toEqual([list, 200]);
    return body;
  };

  // rules: 2.2.23, 2.2.29, 2.2.32
  it('have as many cells as columns', async () => {
    await aQuestion(world, { times_answered: 3, times_correct: 1 });
    const moderator = await come('moderator');
    for (const list of LISTS) {
      const body = await rows(moderator, list);
      expect(body.lists).toEqual(LISTS);
      // As the page asks while nothing is filtered.
      expect((await rows(moderator, list, '?page=1&search=&specialty=0')).count).toBe(body.count);
      for (const { cells } of body.items) expect(cells).toHaveLength(COLUMNS[list].length);
    }
    expect((await moderator.client.get('/moderation/lists/nothing/')).status).toBe(404);
  });

  // rules: 2.9.5, 2.9.7
  it('have 10 rows a page, bank statistics and the discussion 20 (spec 2 §9)', async () => {
    expect(LISTS.filter((list) => pageSize(list) === 20)).toEqual(['discussion-bank', 'bank-stats']);
    const topic = await aTopic(world, { specialty_id: 15 });
    for (let number = 0; number < 21; number += 1) await aQuestion(world, { topic });
    const moderator = await come('moderator');
    const first = await rows(moderator, 'bank-stats', '?specialty=15');
    expect([first.items.length, first.pages, first.count]).toEqual([20, 2, 21]);
    expect((await rows(moderator, 'bank-stats', '?specialty=15&page=2')).items).toHaveLength(1);
    expect((await moderator.client.get(pathOf('bank-stats', '?page=0'))).status).toBe(422);
  });

  // rules: 2.1.4, 2.2.30
  it('follow a proposal from one court to the other', async () => {
    const [author, moderator] = [await come('author'), await come('moderator')];
    const stem = 'Which court has this question, and what is it?';
    const form = await aForm(world, { question_text: `<p>${stem}</p>` });
    const { question_id } = (await author.client.post('/questions/create/', { form, place: 'published' })).body;
    const [{ id }] = await sql('SELECT id FROM question_proposals WHERE question_id = $1', [question_id]);
    const where = async () => {
      const found: ListName[] = [];
      for (const list of PROPOSAL_LISTS)
        if ((await rows(moderator, list, '?search=Which%20court')).count > 0) found.push(list);
      return found;
    };
    const act = async (data_request: string, more: Record<string, unknown> = {}) => {
      const [{ version }] = await sql('SELECT version FROM question_proposals WHERE id = $1', [id]);
      const path = `/questions/proposals/${id}/`;
      expect((await moderator.client.post(path, { data_request, version, ...more })).status).toBe(200);
    };
    expect(await where()).toEqual(['awaiting-verification']);
    const waiting = async () =>
      (await moderator.client.get('/moderation/')).body.queue.lists.find(
        (one: { kind: string }) => one.kind === 'questions',
      );
    expect(await waiting()).toMatchObject({ count: 1, oldest: expect.any(String), median: expect.any(String) });
    await act('take');
    expect(await where()).toEqual(['under-review']);
    await act('send_back', { reason: 'The stem names the key.' });
    expect(await where()).toEqual(['authors-court']);
    const { form: now, revision } = (await author.client.get(`/questions/${question_id}/edit/`)).body;
    await author.client.post(`/questions/${question_id}/edit/`, {
      form: { ...now, explanation_text: '<p>Mended.</p>' },
      place: 'published',
      revision,
    });
    expect(await where()).toEqual(['moderators-court']);
    await act('publish');
    expect(await where()).toEqual([]);
    expect(await waiting()).toBeUndefined();
    expect((await rows(moderator, 'logs')).items[0]).toMatchObject({
      title: stem,
      url: `/questions/proposals/${id}/`,
      cells: ['proposal', 'published', moderator.person.name, '', expect.any(String)],
    });
  });

  it('are led to from the start page: good standing in cards alone opens the list of cards', async () => {
    const [good, other] = [await come('author'), await come('author')];
    const pack = await aDeck(world, { kind: 'pack', cards: PUBLISHED_IN_A_ROW + 1 });
    for (const [nth, { id }] of pack.cards.entries())
      await sql(
        `INSERT INTO card_proposals (card_id, author_id, state, proposed_at, decided_at) VALUES ($1, $2, $3, now(), CASE WHEN $3 = 'published' THEN now() END)`,
        nth === 0 ? [id, other.person.id, 'proposed'] : [id, good.person.id, 'published'],
      );
    const led = async ({ client }: Writer) => (await client.get('/api/learning/today/')).body.items;
    const [item] = (await led(good)).filter(({ kind }: { kind: string }) => kind === 'question-proposals');
    expect(item).toMatchObject({ url: '/moderation/lists/card-proposals/', values: { list: 'card-proposals' } });
    expect((await good.client.get(item.url)).status).toBe(200);
    expect((await led(other)).some(({ kind }: { kind: string }) => kind === 'question-proposals')).toBe(false);
  });

  it('name in the logs what was decided on', async () => {
    const moderator = await aModerator(world);
    const station = await aStation(world, { name: 'Zebralog station', published_at: new Date() });
    const id = await reported(world, await aPerson(world), 'station', station.id);
    await moderator.decide(id, 'hide');
    const { body } = await moderator.client.get(pathOf('logs', '?search=Zebralog'));
    expect(body.items).toMatchObject([
      {
        title: 'Zebralog station',
        url: `/moderation/cases/${id}/`,
        cells: ['station', 'hide', moderator.person.name, REASON, expect.any(String)],
      },
    ]);
  });

  it('have in the logs what was decided of people, applications and single reports, but not of the reader', async () => {
    const [moderator, staff] = [await aModerator(world), await aModerator(world, ['staff'])];
    const person = await aPerson(world, { first_name: 'Zebralog' });
    const url = `/moderation/people/${person.id}/`;
    const act = (input: Record<string, unknown>) => staff.client.post(url, input);
    expect((await act({ data_request: 'sanction', kind: 'warn', days: 0, reason: REASON })).status).toBe(200);
    const [{ id: sanction_id }] = await sql('SELECT id FROM account_sanctions WHERE account_id = $1', [person.id]);
    expect((await act({ data_request: 'lift', sanction_id, reason: 'It was a mistake.' })).status).toBe(200);
    await act({ data_request: 'sanction', kind: 'mute', days: 1, reason: REASON });
    const station = await aStation(world, { name: 'Zebralog station two' });
    await reported(world, await aPerson(world), 'station', station.id);
    const [{ id: report_id }] = await sql('SELECT id FROM reports WHERE entity_id = $1 ORDER BY id DESC', [station.id]);
    await staff.client.post(`/api/moderation/reports/${report_id}/`, { note: 'Nothing is wrong.' });
    const logged = async (client: TestClient) =>
      (await client.get(pathOf('logs', '?search=Zebralog'))).body.items.map(({ cells }: { cells: string[] }) =>
        cells.slice(0, 2).join(' '),
      );
    expect(await logged(moderator.client)).toEqual(
      expect.arrayContaining(['person warn', 'person lift', 'person mute', 'station resolve']),
    );
    await sql(`UPDATE accounts SET roles = '{learner,moderator}', demo = true WHERE id = $1`, [person.id]);
    expect((await logged(await world.signedIn(person))).filter((line: string) => line.startsWith('person'))).toEqual(
      [],
    );
  });

  it('have of the discussion what is said and there, not what is said of drafts', async () => {
    const moderator = await come('moderator');
    const { person, question } = await aComment(world, { text: 'Zebratalk said' });
    for (const [text, type, deleted_at] of [
      ['Zebratalk on a draft', 'draft', null],
      ['Zebratalk taken back', 'standard', new Date()],
    ])
      await sql(
        `INSERT INTO comments (question_id, account_id, comment_type, text, submission_id, created_at, deleted_at)
         VALUES ($1, $2, $3, $4, gen_random_uuid(), now(), $5)`,
        [question.id, person.id, type, text, deleted_at],
      );
    const { items } = await rows(moderator, 'discussion-bank', '?search=Zebratalk');
    expect(items.map(({ title }: { title: string }) => title)).toEqual(['Zebratalk said']);
  });

  // rules: 2.2.31
  it('say of a question what is wrong with it', async () => {
    const moderator = await come('moderator');
    const topic = await aTopic(world, { specialty_id: 14 });
    await aQuestion(world, { topic, times_answered: 100, times_correct: 80 });
    const hard = await aQuestion(world, { topic, times_answered: 40, times_correct: 4 });
    const disliked = await aQuestion(world, { topic, upvotes: 1, downvotes: 4 });
    const { items } = await rows(moderator, 'problem-questions', '?specialty=14');
    expect(items.map(({ id }: { id: number }) => id)).toEqual([disliked.id, hard.id]);
    expect(items[1].cells).toEqual([14, 40, 10, 0, 0, 0]);
  });

  describe('the quality gate over the bank', () => {
    // rules: 2.2.31
    it('flags what it would refuse, goes on where a killed worker left it, and judges each question once', async () => {
      const moderator = await come('moderator');
      const topic = await aTopic(world);
      const bad = await aQuestion(world, { topic, question_text: '<p>Short</p>' });
      await sql(
        `INSERT INTO questions (question_type, question_text, selectable_answers, specialty_id, topic_id, focus_id, difficulty, language, status, created_at, updated_at)
         SELECT 1, '<p>Number ' || n || '?</p>', 1, $1, $2, 1, 2, 'en', 'published', now(), now() FROM generate_series(1, $3::int) n`,
        [topic.specialty_id, topic.id, AT_ONCE],
      );
      const begin = () => moderator.client.post(pathOf('ai-flagged'), { data_request: 'check_bank' });
      expect((await begin()).status).toBe(200);
      const [{ id }] = await sql('SELECT id FROM bank_checks WHERE finished_at IS NULL');
      // A worker is killed before it commits: nothing of it stays.
      await expect(
        world.deps.inTransaction(async (tx) => {
          await checkBank(tx, id);
          throw new Error('killed');
        }),
      ).rejects.toThrow('killed');
      expect((await sql('SELECT count(*)::int AS n FROM question_checks'))[0].n).toBe(0);
      // Begun again while it runs, it is one pass.
      await begin();
      await world.drain();
      const [{ n }] = await sql(
        `SELECT count(*)::int AS n FROM questions WHERE status = 'published' AND deleted_at IS NULL AND question_type = 1`,
      );
      const { check, items } = await rows(moderator, 'ai-flagged');
      expect(check).toMatchObject({ checked: n, finished_at: expect.any(String) });
      expect((await sql('SELECT count(*)::int AS n FROM question_checks'))[0].n).toBe(n);
      expect(items).toHaveLength(10);
      const [{ refusal }] = await sql('SELECT refusal FROM question_checks WHERE question_id = $1', [bad.id]);
      expect(refusal).toBe('stem-too-short');
      // A question that was changed since is not flagged for what it was.
      await sql('UPDATE questions SET revision = revision + 1');
      expect((await rows(moderator, 'ai-flagged')).count).toBe(0);
    });

    it('is pushed to whoever watches as it goes on, and answers the same when it is polled', async () => {
      const moderator = await come('moderator');
      await aQuestion(world);
      const socket = await TestSocket.open(await world.listen(), moderator.client);
      try {
        const { snapshot } = await socket.watch(bankCheck.name, 'all');
        const runs = socket.next(({ snapshot: now }) => now.id > snapshot.id && now.finished_at === null);
        await moderator.client.post(pathOf('ai-flagged'), { data_request: 'check_bank' });
        await runs;
        const done = socket.next(({ snapshot: now }) => now.id > snapshot.id && now.finished_at !== null);
        expect(await world.drain()).toEqual([]);
        const last = (await done).snapshot;
        expect(last.checked).toBeGreaterThan(0);
        const polled = await moderator.client.post(pathOf('ai-flagged'), { data_request: 'check_gate' });
        expect(polled.body).toEqual(last);
      } finally {
        socket.close();
      }
      const author = await come('author');
      expect((await author.client.post(pathOf('ai-flagged'), { data_request: 'check_gate' })).status).toBe(404);
    });
  });
});
