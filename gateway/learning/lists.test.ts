import { EXAM } from '~/domain/quizzes/contract';
import { profileLists } from '~/domain/rooms';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aComment, aMetQuestion } from '~/infra/tooling/testing/factories/discussion';
import { aBank, aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { aQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { aTakenQuiz } from '~/infra/tooling/testing/factories/taken-quizzes';
import type { TestClient } from '~/infra/tooling/testing/client';
import { openWorld } from '~/infra/tooling/testing/world';

interface Listed {
  items: Record<string, unknown>[];
  page: number;
  pages: number;
  count: number;
}

describe('the lists of what one has learnt', () => {
  const world = openWorld();
  const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);
  const listOf = async (client: TestClient, list: string, query = ''): Promise<Listed> => {
    const { status, body } = await client.get(`/api/profile/lists/${list}/${query}`);
    expect(status).toBe(200);
    return body as unknown as Listed;
  };
  const bookmark = (client: TestClient, question_id: number) =>
    client.post('/api/quiz/question/bookmark/', { question_id, action: 'add' });

  // rules: 2.2.9
  it('each is empty for somebody new', async () => {
    const client = await world.signedIn(await aPerson(world));
    expect([...profileLists.keys()].sort()).toEqual([
      'bookmarked-flashcards',
      'bookmarks',
      'contributed-questions',
      'decks-created',
      'discussions',
      'draft-questions',
      'premium-quizzes',
      'quizzes',
      'quizzes-created',
      'stations',
    ]);
    for (const list of profileLists.keys()) {
      expect(await listOf(client, list)).toEqual({ items: [], page: 1, pages: 1, count: 0 });
      for (const page of ['0', '-1', 'x', '1.5'])
        expect((await client.get(`/api/profile/lists/${list}/?page=${page}`)).status).toBe(422);
    }
  });

  describe('quizzes', () => {
    // rules: 2.9.5
    it('every quiz is in it, ten a page, the newest first; of pages that are not there, the last', async () => {
      const person = await aPerson(world);
      const questions = await aBank(world, 1);
      const ids: number[] = [];
      for (let made = 0; made < 23; made += 1) ids.unshift((await aTakenQuiz(world, { person, questions })).id);
      const client = await world.signedIn(person);
      const pages = await Promise.all([1, 2, 3, 9].map((page) => listOf(client, 'quizzes', `?page=${page}`)));
      expect(pages.map(({ page, pages: all, count, items }) => [page, all, count, items.length])).toEqual([
        [1, 3, 23, 10],
        [2, 3, 23, 10],
        [3, 3, 23, 3],
        [3, 3, 23, 3],
      ]);
      expect(pages.slice(0, 3).flatMap(({ items }) => items.map((item) => item.quizlog_id))).toEqual(ids);
    });

    it('leads to the summary of what has ended, and on with what has not; nobody else sees any of it', async () => {
      const person = await aPerson(world);
      const topic = await aTopic(world, { specialty_id: 3 });
      const questions = await aBank(world, 3, { topic });
      const taken = await aTakenQuiz(world, {
        person,
        questions,
        right: 2,
        seconds: 95,
        topic_id: topic.id,
        specialty_id: 3,
      });
      const running = await aQuiz(world, { person, questions });
      const exam = await aQuiz(world, { person, questions, mode: EXAM });
      // What ended, or failed, without an answer was never taken.
      const gone = await aQuiz(world, { person, questions });
      await sql(`UPDATE quizzes SET state = 'finished', finished_at = now() WHERE id = $1`, [gone.id]);
      const failed = await aQuiz(world, { person, questions, kind: 'ai', generates: true });
      await sql(`UPDATE quizzes SET state = 'failed', failure = 'internal' WHERE id = $1`, [failed.id]);
      await aTakenQuiz(world, { questions });

      const { items, count } = await listOf(await world.signedIn(person), 'quizzes');
      expect(count).toBe(3);
      expect(items.map(({ quizlog_id, score, url }) => [quizlog_id, score, url])).toEqual([
        [exam.id, null, `/learn/quiz/${exam.id}/`],
        [running.id, null, `/learn/quiz/${running.id}/`],
        [taken.id, 66.7, `/learn/quiz/${taken.id}/summary/`],
      ]);
      expect(items[2]).toMatchObject({
        kind: 'bank',
        mode: 1,
        title: topic.name,
        specialty_id: 3,
        answered: 3,
        length: 3,
        seconds_used: 95,
        finished_at: world.clock.now().toISOString(),
      });
    });

    it('is filtered by specialty, mode, progress, score and time, one by one and together', async () => {
      const person = await aPerson(world);
      const questions = await aBank(world, 4);
      const now = world.clock.now().getTime();
      const ago = (days: number) => new Date(now - days * 86_400_000);
      const taken = (options: Parameters<typeof aTakenQuiz>[1]) =>
        aTakenQuiz(world, { person, questions, ...options }).then(({ id }) => id);
      const cardiology = await taken({ specialty_id: 1, right: 4, at: ago(100) });
      const exam = await taken({ specialty_id: 1, mode: EXAM, right: 2, at: ago(20) });
      const respiratory = await taken({ specialty_id: 2, right: 1, at: ago(3) });
      const running = (await aQuiz(world, { person, questions, specialty_id: 2 })).id;
      const client = await world.signedIn(person);
      const found = async (query: string) =>
        (await listOf(client, 'quizzes', query)).items.map(({ quizlog_id }) => quizlog_id);

      expect(await found('')).toEqual([running, respiratory, exam, cardiology]);
      expect(await found('?specialty=1')).toEqual([exam, cardiology]);
      expect(await found('?mode=2')).toEqual([exam]);
      expect(await found('?progress=unfinished')).toEqual([running]);
      expect(await found('?progress=finished')).toEqual([respiratory, exam, cardiology]);
      expect(await found('?score_from=50')).toEqual([exam, cardiology]);
      expect(await found('?score_to=25')).toEqual([respiratory]);
      expect(await found('?score_from=50&score_to=50')).toEqual([exam]);
      expect(await found('?days=7')).toEqual([running, respiratory]);
      expect(await found('?days=30&specialty=1&mode=2&score_from=40')).toEqual([exam]);
      expect(await found('?specialty=5')).toEqual([]);
      for (const bad of ['specialty=x', 'mode=7', 'progress=some', 'score_from=101', 'days=-1'])
        expect((await client.get(`/api/profile/lists/quizzes/?${bad}`)).status).toBe(422);
    });

    // rules: 2.2.14
    it('premium quizzes are those that had a premium question, or one of a pack', async () => {
      const person = await aPerson(world);
      const start = async (fields: Parameters<typeof aQuestion>[1]) =>
        (await aTakenQuiz(world, { person, questions: [await aQuestion(world, fields)] })).id;
      await start({});
      const premium = await start({ premium: true });
      const pack = await start({ packs: ['psa'] });
      const { items } = await listOf(await world.signedIn(person), 'premium-quizzes');
      expect(items.map(({ quizlog_id }) => quizlog_id)).toEqual([pack, premium]);
    });
  });

  describe('bookmarks', () => {
    // rules: 2.2.9
    it('are listed ten a page, the last first, with where the question is seen again', async () => {
      const { person, question, quizId } = await aMetQuestion(world);
      const client = await world.signedIn(person);
      const more = await aBank(world, 11);
      for (const one of [question, ...more]) {
        await bookmark(client, one.id);
        await sql('UPDATE question_bookmarks SET created_at = $3 WHERE account_id = $1 AND question_id = $2', [
          person.id,
          one.id,
          world.clock.now(),
        ]);
        world.clock.advance(1_000);
      }
      const [first, second] = [await listOf(client, 'bookmarks'), await listOf(client, 'bookmarks', '?page=2')];
      expect([first.count, first.pages, first.items.length, second.items.length]).toEqual([12, 2, 10, 2]);
      expect([...first.items, ...second.items].map(({ question_id }) => question_id)).toEqual(
        [question, ...more].map(({ id }) => id).reverse(),
      );
      expect(first.items[0]).toMatchObject({ url: '', last_correct: null, topic: more[0]!.topic.name });
      expect(second.items[1]).toMatchObject({ url: `/quizlog/${quizId}/questions/?question_id=${question.id}` });

      const other = await world.signedIn(await aPerson(world));
      expect((await listOf(other, 'bookmarks')).count).toBe(0);
    });

    it('leave out what was deleted or taken back by its author', async () => {
      const person = await aPerson(world);
      const client = await world.signedIn(person);
      const [kept, deleted, withdrawn] = await aBank(world, 3);
      for (const one of [kept!, deleted!, withdrawn!]) await bookmark(client, one.id);
      await sql('UPDATE questions SET deleted_at = now() WHERE id = $1', [deleted!.id]);
      await sql(`UPDATE questions SET status = 'draft' WHERE id = $1`, [withdrawn!.id]);
      const { items } = await listOf(client, 'bookmarks');
      expect(items.map(({ question_id }) => question_id)).toEqual([kept!.id]);
    });

    it('are practised: a quiz of exactly these, the last bookmarked first, and in an exam without free text', async () => {
      const person = await aPerson(world);
      const client = await world.signedIn(person);
      const start = async (mode: number, submission_id?: string) =>
        client.post('/learn/quiz/setup/', { bookmarked: true, number_of_questions: 10, mode, submission_id });
      expect((await start(1)).body).toMatchObject({ type: expect.stringContaining('no-bookmarks') });

      const [one, two] = await aBank(world, 2);
      const free = await aQuestion(world, { type: 4 });
      await aBank(world, 3);
      for (const [index, { id }] of [one!, two!, free].entries()) {
        await bookmark(client, id);
        await sql(`UPDATE question_bookmarks SET created_at = now() + $2 * interval '1 s' WHERE question_id = $1`, [
          id,
          index,
        ]);
      }
      const askedIn = async (mode: number) => {
        const { body } = await start(mode);
        const run = await client.get(body.next_url as string);
        return (run.body.places as { question_id: number }[]).map(({ question_id }) => question_id);
      };
      expect(await askedIn(1)).toEqual([free.id, two!.id, one!.id]);
      expect(await askedIn(2)).toEqual([two!.id, one!.id]);
      const again = crypto.randomUUID();
      expect((await start(1, again)).body).toEqual((await start(1, again)).body);
    });

    it('a quiz of bookmarks that are not all of the bank has the rights of a private one', async () => {
      const person = await aPerson(world);
      const client = await world.signedIn(person);
      const own = await aQuestion(world, { status: 'private', author_id: person.id });
      await bookmark(client, own.id);
      await bookmark(client, (await aQuestion(world)).id);
      const { body } = await client.post('/learn/quiz/setup/', { bookmarked: true, number_of_questions: 10 });
      expect((await client.get(body.next_url as string)).body.quiz).toMatchObject({ kind: 'private' });
    });
  });

  // rules: 2.2.10
  it('discussions: one line a question, with how many have answered since', async () => {
    const { person, question } = await aComment(world, { text: 'First.' });
    await aComment(world, { question, text: 'Another view.' });
    await aComment(world, { question, person, text: 'Now I see.' });
    await aComment(world, { question, text: 'You are welcome.' });
    const later = await aComment(world, { person });
    const { items, count } = await listOf(await world.signedIn(person), 'discussions');
    expect(count).toBe(2);
    expect(items.map(({ question_id, text, answers }) => [question_id, text, answers])).toEqual([
      [later.question.id, 'The rate decides it.', 0],
      [question.id, 'Now I see.', 1],
    ]);
    expect(items[1]!.url).toMatch(new RegExp(`^/quizlog/\\d+/questions/\\?question_id=${question.id}$`));
    await sql('UPDATE comments SET deleted_at = now() WHERE account_id = $1 AND question_id = $2', [
      person.id,
      question.id,
    ]);
    expect((await listOf(await world.signedIn(person), 'discussions')).count).toBe(1);
  });

  // rules: 2.2.11
  it("contributed and draft questions are one's own, each in its list", async () => {
    const person = await aPerson(world);
    const published = await aQuestion(world, { author_id: person.id });
    const draft = await aQuestion(world, { author_id: person.id, status: 'draft' });
    await aQuestion(world, { author_id: person.id, status: 'private' });
    await aQuestion(world, { author_id: (await aPerson(world)).id });
    await sql('UPDATE questions SET times_answered = 4, times_correct = 3 WHERE id = $1', [published.id]);
    const client = await world.signedIn(person);
    const contributed = await listOf(client, 'contributed-questions');
    expect(contributed.items).toEqual([
      expect.objectContaining({
        question_id: published.id,
        times_answered: 4,
        facility: 75,
        url: `/questions/${published.id}/edit/`,
      }),
    ]);
    const drafts = await listOf(client, 'draft-questions');
    expect(drafts.items.map(({ url }) => url)).toEqual([`/questions/${draft.id}/edit/`]);
  });

  // rules: 2.2.12
  it('quizzes created are those that one has made', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    for (const title of ['Mine', 'Mine too'])
      await sql(
        `INSERT INTO personal_quizzes (account_id, title, icon, colour, created_at, changed_at) VALUES ($1, $2, 'book', 'teal', now(), now())`,
        [person.id, title],
      );
    await sql(
      `INSERT INTO personal_quizzes (account_id, title, icon, colour, created_at, changed_at) VALUES ($1, 'Not mine', 'book', 'teal', now(), now())`,
      [(await aPerson(world)).id],
    );
    const { items, count } = await listOf(client, 'quizzes-created');
    expect(count).toBe(2);
    expect(items.map(({ title }) => title).sort()).toEqual(['Mine', 'Mine too']);
    expect(items[0]!.url).toBe(`/teach/create-quiz/${String(items[0]!.id)}/`);
  });

  it('stations practised are those where the person took part, in any role, and are filtered by style and role', async () => {
    const [candidate, examiner] = [await aPerson(world), await aPerson(world)];
    const attempts: number[] = [];
    for (const style of [1, 2]) {
      const station = await aStation(world, { style });
      const [attempt] = await sql(
        `INSERT INTO station_attempts (station_id, candidate_id, examiner_id, candidate_name, examiner_name, ticked_count, total_count, ticked, sections, seconds_used, submission_id, submitted_at)
         VALUES ($1, $2, $3, 'Candidate', 'Examiner', 1, 4, ARRAY[$4::int], '[]', 300, gen_random_uuid(), now()) RETURNING id`,
        [station.id, candidate.id, examiner.id, station.item_ids[0]],
      );
      await sql(
        `INSERT INTO attempt_participants (attempt_id, account_id, role) VALUES ($1, $2, 'student'), ($1, $3, 'examiner')`,
        [attempt.id, candidate.id, examiner.id],
      );
      attempts.unshift(attempt.id);
    }
    const client = await world.signedIn(examiner);
    const { items } = await listOf(client, 'stations');
    expect(items.map(({ quizlog_id, role, score, candidate: name }) => [quizlog_id, role, score, name])).toEqual(
      attempts.map((id) => [id, 'examiner', 25, 'Candidate']),
    );
    expect(items[0]!.url).toBe(`/sca-cases/summary/${attempts[0]}`);
    expect((await listOf(client, 'stations', '?style=1')).items.map(({ quizlog_id }) => quizlog_id)).toEqual([
      attempts[1],
    ]);
    expect((await listOf(client, 'stations', '?role=student')).count).toBe(0);
    expect((await listOf(await world.signedIn(candidate), 'stations', '?role=student')).count).toBe(2);
    expect((await listOf(await world.signedIn(await aPerson(world)), 'stations')).count).toBe(0);
  });
});
