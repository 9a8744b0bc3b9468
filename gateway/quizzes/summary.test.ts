import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import { quizSummary } from '~/domain/quizzes/contract';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aBank, aQuestion, aTopic, type TestQuestion } from '~/infra/tooling/testing/factories/questions';
import { aQuiz, type TestQuiz } from '~/infra/tooling/testing/factories/quizzes';
import type { TestClient } from '~/infra/tooling/testing/client';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

const RICH_TEXT = ['question_text', 'explanation_text', 'text'];
/** An answer as the gateway sent it: its rich texts were no strings. */
const asSent = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (name, value: unknown) =>
    typeof value === 'string' && RICH_TEXT.includes(name) ? SafeHtml.stored(value, SANITISER_VERSION) : value,
  );

describe('what came of a quiz', () => {
  const world = openWorld();
  const answer = (
    client: TestClient,
    quiz: TestQuiz,
    question: TestQuestion,
    ids: number[],
    extra: Record<string, unknown> = {},
  ) =>
    client.post(quiz.path, {
      data_request: 'answer_submit',
      quizlog_id: quiz.id,
      question_id: question.id,
      answer_id: ids.join(','),
      ...extra,
    });
  const end = (client: TestClient, quiz: TestQuiz, seconds?: number) =>
    client.post('/api/quiz/end-quiz/', { quizlog_id: quiz.id, seconds });
  /** What Postgres has written is what the contract says, no more and no less: the gateway does not look at it again. */
  const summaryOf = async (client: TestClient, quiz: TestQuiz, query = '') => {
    const { body } = await client.get(`${quiz.path}summary/${query}`);
    expect(quizSummary.data.parse(asSent(body))).toEqual(body);
    return body;
  };

  async function taken(questions: TestQuestion[], right: number, options: Parameters<typeof aQuiz>[1] = {}) {
    const quiz = await aQuiz(world, { questions, ...options });
    const client = await world.signedIn(quiz.person);
    for (const [index, question] of questions.entries())
      await answer(client, quiz, question, index < right ? question.right : question.wrong.slice(0, 1));
    return { quiz, client };
  }

  describe('ending it', () => {
    it('leads to the summary, and ending it again is the same', async () => {
      const quiz = await aQuiz(world);
      const client = await world.signedIn(quiz.person);
      await answer(client, quiz, quiz.questions[0]!, quiz.questions[0]!.right, { seconds: 30 });
      world.clock.advance(1_000);
      const at = world.clock.now();
      expect((await end(client, quiz, 61)).body).toEqual({ quizlog_id: quiz.id });
      world.clock.advance(5_000);
      expect((await end(client, quiz, 600)).body).toEqual({ quizlog_id: quiz.id });
      expect(await summaryOf(client, quiz)).toMatchObject({
        finished_at: at.toISOString(),
        quiz: { state: 'finished', seconds_used: 61 },
      });
    });

    // rules: 1.7.10
    it('without an answer leaves nothing: 0, however often', async () => {
      const quiz = await aQuiz(world);
      const client = await world.signedIn(quiz.person);
      for (let time = 0; time < 2; time += 1)
        expect(await end(client, quiz)).toMatchObject({ status: 200, body: { quizlog_id: 0 } });
      for (const path of [quiz.path, `${quiz.path}summary/`]) expect((await client.get(path)).status).toBe(404);
      expect((await client.get('/learn/quiz/setup/')).body.unfinished).toEqual([]);
    });

    it('of a generated one without an answer still counts as had', async () => {
      const quiz = await aQuiz(world, { kind: 'ai', state: 'generating', generates: true, questions: [], length: 5 });
      const client = await world.signedIn(quiz.person);
      expect((await end(client, quiz)).body).toEqual({ quizlog_id: 0 });
      expect(await table(world, 'quizzes').one({ id: quiz.id })).toMatchObject({
        state: 'finished',
        generates: true,
      });
    });

    it('twice at once is once', async () => {
      const quiz = await aQuiz(world);
      const client = await world.signedIn(quiz.person);
      await answer(client, quiz, quiz.questions[0]!, quiz.questions[0]!.right);
      expect((await Promise.all([end(client, quiz), end(client, quiz)])).map(({ body }) => body.quizlog_id)).toEqual([
        quiz.id,
        quiz.id,
      ]);
    });

    it.each([
      ['text', 'first'],
      ['too large', 4_294_967_296],
      ['missing', undefined],
    ])('refuses an id that is %s', async (_what, quizlog_id) => {
      const client = await world.signedIn(await aPerson(world));
      expect((await client.post('/api/quiz/end-quiz/', { quizlog_id })).status).toBe(422);
    });
  });

  describe('the summary', () => {
    // rules: 1.2.1, 1.2.2
    it('has the grid, the score and the scores of the specialties', async () => {
      const heart = await aTopic(world, { specialty_id: 1 });
      const lung = await aTopic(world, { specialty_id: 2 });
      const questions = [...(await aBank(world, 2, { topic: heart })), ...(await aBank(world, 1, { topic: lung }))];
      const { client, quiz } = await taken(questions, 1);
      const body = await summaryOf(client, quiz);
      expect(body).toMatchObject({ right: 1, answered: 3, score: 33.3, user_is_supporter: false, sheets: [] });
      expect(
        body.places.map((place: Record<string, unknown>) => [
          place.position,
          place.question_id,
          place.state,
          place.specialty_id,
        ]),
      ).toEqual([
        [0, questions[0]!.id, 'right', 1],
        [1, questions[1]!.id, 'wrong', 1],
        [2, questions[2]!.id, 'wrong', 2],
      ]);
      expect(body.specialties).toEqual([
        { specialty_id: 1, right: 1, answered: 2 },
        { specialty_id: 2, right: 0, answered: 1 },
      ]);
    });

    // rules: 1.3.23
    it('counts only what was answered', async () => {
      const quiz = await aQuiz(world, { questions: await aBank(world, 4) });
      const client = await world.signedIn(quiz.person);
      await answer(client, quiz, quiz.questions[0]!, quiz.questions[0]!.right);
      await client.post('/api/quiz/skip-question/', { quizlog_id: quiz.id, question_id: quiz.questions[1]!.id });
      await end(client, quiz);
      const body = await summaryOf(client, quiz);
      expect(body).toMatchObject({ right: 1, answered: 1, score: 100 });
      expect(body.places.map((place: { state: string }) => place.state)).toEqual(['right', 'skipped', 'open', 'open']);
      expect(body.questions.items.map((line: { done: boolean }) => line.done)).toEqual([true, false, false, false]);
    });

    it('lists what was wrong first, with a mark on what the reader has a card of', async () => {
      const quiz = await aQuiz(world, { questions: await aBank(world, 3) });
      const client = await world.signedIn(quiz.person);
      const [first, second, third] = quiz.questions as [TestQuestion, TestQuestion, TestQuestion];
      await answer(client, quiz, first, first.right);
      for (const one of [second, third]) await answer(client, quiz, one, one.wrong.slice(0, 1));
      await end(client, quiz);
      const listed = async () =>
        (await summaryOf(client, quiz)).questions.items.map((line: { question_id: number; has_card: boolean }) => [
          line.question_id,
          line.has_card,
        ]);
      expect(await listed()).toEqual([second, third, first].map(({ id }) => [id, false]));
      await client.post('/api/flashcards/draft/', {
        source_kind: 'question',
        quizlog_id: quiz.id,
        question_id: third.id,
      });
      expect(await listed()).toEqual([second, third, first].map((one) => [one.id, one === third]));
    });

    // rules: 1.2.4, 1.9.1
    it('lists the questions by 25', async () => {
      const questions = await aBank(world, 27);
      const { client, quiz } = await taken(questions, 27);
      const first = (await summaryOf(client, quiz)).questions;
      expect(first).toMatchObject({ page: 1, pages: 2, count: 27 });
      expect(first.items.map((line: { question_id: number }) => line.question_id)).toEqual(
        questions.slice(0, 25).map((one) => one.id),
      );
      const second = (await summaryOf(client, quiz, '?page=2')).questions;
      expect(second.items.map((line: { position: number }) => line.position)).toEqual([25, 26]);
      expect((await summaryOf(client, quiz, '?page=3')).questions.items).toEqual([]);
      expect((await client.get(`${quiz.path}summary/?page=0`)).status).toBe(422);
    });

    // rules: 1.3.23
    it('says of each question its first words, difficulty, votes, topic and exam section', async () => {
      const question = await aQuestion(world, {
        question_text: `<p>A <strong>man</strong> &lt; 50 ${'who is dizzy '.repeat(20)}</p>`,
        difficulty: 3,
        upvotes: 2,
        downvotes: 1,
        psa_exam_section: 'Prescribing',
      });
      const { client, quiz } = await taken([question, await aQuestion(world)], 1);
      const [other, line] = (await summaryOf(client, quiz)).questions.items;
      expect(line).toMatchObject({
        question_id: question.id,
        position: 0,
        state: 'right',
        done: true,
        difficulty: 3,
        leitner_bin: null,
        rating: 67,
        category: question.topic.name,
        psaExamSection: 'Prescribing',
        specialty_id: 1,
      });
      expect(line.title).toMatch(/^A man < 50 who is dizzy .*…$/);
      expect(line.title.length).toBeLessThanOrEqual(121);
      expect(other).toMatchObject({ rating: null, psaExamSection: null, state: 'wrong' });
    });

    it('gives the section under which a question is filed in the PSA pack, and of no other pack', async () => {
      const filed = await aQuestion(world, {
        packs: ['psa', 'ukmla'],
        admin_tags: { psa: ['calculation-skills', 'prescribing'], ukmla: ['ward'] },
      });
      const untagged = await aQuestion(world, { packs: ['psa'] });
      const elsewhere = await aQuestion(world, { packs: ['ukmla'], admin_tags: { ukmla: ['ward'] } });
      const { client, quiz } = await taken([filed, untagged, elsewhere], 3);
      const { items } = (await summaryOf(client, quiz)).questions;
      expect(items.map((line: { psaExamSection: string | null }) => line.psaExamSection)).toEqual([
        'calculation-skills',
        null,
        null,
      ]);
    });

    it('tells what the notebook says of its topics, most wrong answers first, at most six', async () => {
      const questions: TestQuestion[] = [];
      for (let index = 0; index < 7; index += 1) questions.push(...(await aBank(world, index === 4 ? 2 : 1)));
      const untold = await aQuestion(world, { topic: await aTopic(world, { summary: '' }) });
      const { client, quiz } = await taken([...questions, untold], 4);
      const { summaries } = await summaryOf(client, quiz);
      expect(summaries).toHaveLength(6);
      expect(summaries[0]).toMatchObject({
        id: questions[4]!.topic_id,
        topic_name: questions[4]!.topic.name,
        url: `/notebook/${questions[4]!.topic.slug}/`,
      });
      expect(summaries.map((one: { id: number }) => one.id)).not.toContain(untold.topic_id);
    });

    it('has its words in Spanish for who reads Spanish', async () => {
      const { client, quiz } = await taken(await aBank(world, 1), 1, {
        person: await aPerson(world, { language: 'es' }),
      });
      const body = await summaryOf(client, quiz);
      expect([body.questions.items[0].category, body.summaries[0].topic_name]).toEqual([
        quiz.questions[0]!.topic.name_es,
        quiz.questions[0]!.topic.name_es,
      ]);
    });

    it('prints every answered question with its explanation, and no other', async () => {
      const quiz = await aQuiz(world, { questions: await aBank(world, 3) });
      const client = await world.signedIn(quiz.person);
      for (const question of quiz.questions.slice(0, 2)) await answer(client, quiz, question, question.right);
      await end(client, quiz);
      const { sheets } = await summaryOf(client, quiz, '?print=true');
      expect(sheets.map((sheet: { question: { question_id: number } }) => sheet.question.question_id)).toEqual(
        quiz.questions.slice(0, 2).map((one) => one.id),
      );
      expect(sheets[0].answered).toMatchObject({
        correct_answers: quiz.questions[0]!.right,
        explanation_text: quiz.questions[0]!.explanation_text,
      });
    });

    it('still has questions that were deleted since', async () => {
      const { client, quiz } = await taken(await aBank(world, 2), 1);
      await table(world, 'questions').update({ id: quiz.questions[0]!.id }, { deleted_at: world.clock.now() });
      expect((await summaryOf(client, quiz)).questions.count).toBe(2);
    });
  });

  describe('the review', () => {
    const review = (client: TestClient, quiz: TestQuiz, id: number | string) =>
      client.get(`/quizlog/${quiz.id}/questions/?question_id=${id}`);

    // rules: 1.2.5
    it('shows an answered question between its answered neighbours', async () => {
      const quiz = await aQuiz(world, { questions: await aBank(world, 4) });
      const client = await world.signedIn(quiz.person);
      for (const index of [0, 2, 3]) await answer(client, quiz, quiz.questions[index]!, quiz.questions[index]!.right);
      const [first, skipped, third, last] = quiz.questions.map((one) => one.id);
      const { status, body } = await review(client, quiz, third!);
      expect(status).toBe(200);
      expect(body).toMatchObject({ previous_question: first, next_question: last, quiz: { quizlog_id: quiz.id } });
      expect(body.question).toMatchObject({
        position: 2,
        picked: quiz.questions[2]!.right,
        answered: { answer_correct: true, explanation_text: quiz.questions[2]!.explanation_text },
      });
      expect((await review(client, quiz, first!)).body).toMatchObject({
        previous_question: null,
        next_question: third,
      });
      const refused = await review(client, quiz, skipped!);
      expect([refused.status, refused.body.type]).toEqual([409, '/problems/question-not-answered']);
    });

    it('knows no question that is not in the quiz', async () => {
      const { client, quiz } = await taken(await aBank(world, 1), 1);
      const { status, body } = await review(client, quiz, (await aQuestion(world)).id);
      expect([status, body.type]).toEqual([404, '/problems/question-not-in-quiz']);
      expect((await review(client, quiz, 'x')).status).toBe(422);
    });
  });
});
