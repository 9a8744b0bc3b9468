import { deleteQuestion } from '~/domain/questions/authoring/delete-question';
import { EXAM } from '~/domain/quizzes/contract';
import type { Person } from '~/domain/accounts/person';
import type { QuestionForm } from '~/domain/questions/authoring/contract';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aQuestion, aTopic, type TestQuestion } from '~/infra/tooling/testing/factories/questions';
import { aQuiz, type TestQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { changeQuestion } from '~/infra/tooling/testing/factories/writing-questions';
import type { TestClient } from '~/infra/tooling/testing/client';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

describe('a question that is changed while it is in quizzes', () => {
  const world = openWorld();
  let editor: Person;
  beforeAll(async () => void (editor = await aPerson(world, { roles: ['moderator'] })));
  const change = (question: TestQuestion, changes: (form: QuestionForm) => Partial<QuestionForm>) =>
    changeQuestion(world, editor, question.id, changes);
  const answersOf = (id: number) => table(world, 'question_answers').find({ question_id: id }, 'position');

  /** Another stem, another key; the option that was right is gone, and there is a new one. */
  const everything = async (question: TestQuestion) => {
    const topic = await aTopic(world, { specialty_id: 2, name: 'Another topic' });
    return change(question, (form) => ({
      question_text: '<p>Something else entirely?</p>',
      explanation_text: '<p>Because of something else.</p>',
      further_reading: '',
      sources: [],
      specialty_id: 2,
      topic_id: topic.id,
      focus_id: 4,
      difficulty: 3,
      answers: [
        { answer_text: 'A new one', answer_label: 'A label', answer_correct: false },
        ...form.answers
          .slice(1)
          .map((answer, index) => ({ ...answer, answer_text: `Other ${index}`, answer_correct: index === 0 })),
      ],
    }));
  };
  const submit = (client: TestClient, quiz: TestQuiz, question: TestQuestion, ids: number[]) =>
    client.post(quiz.path, {
      data_request: 'answer_submit',
      quizlog_id: quiz.id,
      question_id: question.id,
      answer_id: ids.join(','),
    });
  const end = (client: TestClient, quiz: TestQuiz) => client.post('/api/quiz/end-quiz/', { quizlog_id: quiz.id });
  const pages = async (client: TestClient, quiz: TestQuiz) => ({
    run: (await client.get(`${quiz.path}?question_id=${quiz.questions[0]!.id}`)).body,
    summary: (await client.get(`${quiz.path}summary/`)).body,
    printed: (await client.get(`${quiz.path}summary/?print=true`)).body,
    review: (await client.get(`/quizlog/${quiz.id}/questions/?question_id=${quiz.questions[0]!.id}`)).body,
  });
  /** But for how often which option was picked, and what happened to the question, which go on. */
  const still = (page: unknown): unknown =>
    JSON.parse(JSON.stringify(page), (key, value: unknown) =>
      ['answer_count', 'question_history', 'server_time', 'previous_question'].includes(key) ? undefined : value,
    );

  async function taken(type: 1 | 4 = 1) {
    const question = await aQuestion(world, { type });
    const quiz = await aQuiz(world, { questions: [question] });
    const client = await world.signedIn(quiz.person);
    if (type === 1) await submit(client, quiz, question, question.right);
    else {
      await client.post(quiz.path, {
        data_request: 'free_text_submit',
        quizlog_id: quiz.id,
        question_id: question.id,
        self_marks: question.answers.map((box, index) => ({ answer_id: box.id, mark: index === 0, free_text: 'mine' })),
      });
    }
    return { question, quiz, client };
  }

  it.each([[1 as const], [4 as const]])(
    'a finished quiz (type %i) looks and scores as it was taken, however often it is changed, and when it is deleted',
    async (type) => {
      const { question, quiz, client } = await taken(type);
      const before = await pages(client, quiz);
      expect(before.summary).toMatchObject({
        answered: 1,
        right: type === 1 ? 1 : 0,
        specialties: [{ specialty_id: 1 }],
      });
      expect(await everything(question)).toBe(2);
      expect(still(await pages(client, quiz))).toEqual(still(before));
      expect(await change(question, () => ({ question_text: '<p>And again?</p>' }))).toBe(3);
      expect(still(await pages(client, quiz))).toEqual(still(before));
      await world.deps.inTransaction((tx) => deleteQuestion(tx, editor, question.id));
      expect(still(await pages(client, quiz))).toEqual(still(before));
    },
  );

  it('turned into free text, it is multiple choice still where it was begun as that', async () => {
    const { question, quiz, client } = await taken();
    const before = await pages(client, quiz);
    await change(question, () => ({
      question_type: 4,
      answers: [{ answer_label: 'Diagnosis', answer_text: 'Atrial fibrillation', answer_correct: true }],
    }));
    expect(still(await pages(client, quiz))).toEqual(still(before));
  });

  it('counts for options that are none any more are none', async () => {
    const { question, quiz, client } = await taken();
    await everything(question);
    const { review } = await pages(client, quiz);
    expect(review.question.answered.answer_count).toEqual({
      [question.right[0]!]: 0,
      ...Object.fromEntries(question.wrong.map((id) => [id, 0])),
    });
  });

  it('a running quiz goes on with what it began: it is shown and marked by that, in both of two tabs', async () => {
    const question = await aQuestion(world);
    const quiz = await aQuiz(world, { questions: [question, await aQuestion(world)] });
    const [tab, other] = [await world.signedIn(quiz.person), await world.signedIn(quiz.person)];
    const open = (await tab.get(quiz.path)).body;
    await everything(question);
    expect(still((await other.get(quiz.path)).body)).toEqual(still(open));

    const [fresh] = await answersOf(question.id);
    const refused = await submit(other, quiz, question, [fresh!.id]);
    expect([refused.status, refused.body.type]).toEqual([422, '/problems/not-its-answers']);

    const told = (await submit(tab, quiz, question, question.right)).body;
    expect(told).toMatchObject({
      answer_correct: true,
      current_score: 1,
      correct_answers: question.right,
      explanation_text: question.explanation_text,
      specialty_id: 1,
      further_reading: question.further_reading,
    });
    const late = await submit(other, quiz, question, question.wrong.slice(0, 1));
    expect([late.status, late.body.type]).toEqual([409, '/problems/already-answered']);
    expect(await table(world, 'questions').one({ id: question.id })).toMatchObject({
      times_answered: 1,
      times_correct: 1,
    });
    // The option that was picked is gone; nothing else was picked.
    expect((await answersOf(question.id)).map((answer) => answer.answer_count)).toEqual([0, 0, 0, 0]);
  });

  it('counts the picks of options that are still there', async () => {
    const question = await aQuestion(world);
    const quiz = await aQuiz(world, { questions: [question] });
    await everything(question);
    const told = (await submit(await world.signedIn(quiz.person), quiz, question, question.wrong.slice(0, 1))).body;
    expect(told).toMatchObject({
      answer_correct: false,
      selected: question.wrong.slice(0, 1),
      answer_count: { [question.wrong[0]!]: 1 },
    });
    expect((await answersOf(question.id)).map((answer) => answer.answer_count)).toEqual([0, 1, 0, 0]);
  });

  it('a quiz begun afterwards has the new one', async () => {
    const question = await aQuestion(world);
    await everything(question);
    const quiz = await aQuiz(world, { questions: [question] });
    const client = await world.signedIn(quiz.person);
    expect((await client.get(quiz.path)).body.questions[0].question.question_text).toBe(
      '<p>Something else entirely?</p>',
    );
    const told = (await submit(client, quiz, question, question.wrong.slice(0, 1))).body;
    expect(told).toMatchObject({
      answer_correct: true,
      explanation_text: '<p>Because of something else.</p>',
      specialty_id: 2,
      topic_name: 'Another topic',
      difficulty: 3,
    });
  });

  it('free text whose boxes were shown before is marked box by box as it was', async () => {
    const question = await aQuestion(world, { type: 4 });
    const quiz = await aQuiz(world, { questions: [question] });
    const client = await world.signedIn(quiz.person);
    const sent = { quizlog_id: quiz.id, question_id: question.id };
    const shown = await client.post(quiz.path, {
      ...sent,
      data_request: 'free_text_show',
      texts: question.answers.map((box) => ({ answer_id: box.id, free_text: 'mine' })),
    });
    await change(question, (form) => ({ answers: [{ ...form.answers[0]!, answer_text: 'Another model answer' }] }));
    const again = await client.get(quiz.path);
    expect(again.body.questions[0].answered.model_answers).toEqual(shown.body.model_answers);
    expect(again.body.questions[0].question.answers).toHaveLength(2);
    const marked = await client.post(quiz.path, {
      ...sent,
      data_request: 'free_text_submit',
      self_marks: question.answers.map((box) => ({ answer_id: box.id, mark: true, free_text: '' })),
    });
    expect(marked).toMatchObject({
      status: 200,
      body: { number_correct: 2, counts_as_correct: true, model_answers: shown.body.model_answers },
    });
  });

  it('boxes of a changed free-text question stay without their answers until these are shown', async () => {
    const question = await aQuestion(world, { type: 4 });
    const quiz = await aQuiz(world, { questions: [question] });
    await change(question, () => ({ question_text: '<p>Changed</p>' }));
    const { body } = await (await world.signedIn(quiz.person)).get(quiz.path);
    expect(body.questions[0].question).toMatchObject({
      question_text: question.question_text,
      answers: question.answers.map((box) => ({ answer_id: box.id, answer_label: box.answer_label, answer_text: '' })),
    });
    expect(JSON.stringify(body)).not.toContain('Pulmonary embolism');
  });

  it('a running quiz is not told the key by the change', async () => {
    const question = await aQuestion(world);
    const quiz = await aQuiz(world, { questions: [question] });
    await everything(question);
    const sent = JSON.stringify((await (await world.signedIn(quiz.person)).get(quiz.path)).body);
    for (const secret of ['answer_correct', question.explanation_text, 'earlier']) expect(sent).not.toContain(secret);
  });

  it.each(['handed in', 'closed by its clock'])(
    'an exam is marked by what it began with when it is %s',
    async (way) => {
      const question = await aQuestion(world);
      const quiz = await aQuiz(world, { mode: EXAM, questions: [question] });
      const client = await world.signedIn(quiz.person);
      await submit(client, quiz, question, question.right);
      await everything(question);
      if (way === 'handed in') await end(client, quiz);
      else world.clock.advance(3_600_000);
      expect((await client.get(`${quiz.path}summary/`)).body).toMatchObject({ right: 1, answered: 1 });
      expect(await table(world, 'quizzes').one({ id: quiz.id })).toMatchObject({
        current_score: 1,
        state: 'finished',
      });
      expect((await answersOf(question.id)).map((answer) => answer.answer_count)).toEqual([0, 0, 0, 0]);
    },
  );

  it('answers that come in while it is saved are each marked by what their quiz began with', async () => {
    const question = await aQuestion(world);
    const takers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const quiz = await aQuiz(world, { questions: [question] });
        return { quiz, client: await world.signedIn(quiz.person) };
      }),
    );
    const work = takers.map(({ quiz, client }) => submit(client, quiz, question, question.right));
    const [saved, ...told] = await Promise.all([everything(question), ...work]);
    expect(saved).toBe(2);
    expect(told.map((one) => [one.status, one.body.answer_correct])).toEqual(takers.map(() => [200, true]));
    expect(await table(world, 'questions').one({ id: question.id })).toMatchObject({
      times_answered: 6,
      times_correct: 6,
      revision: 2,
    });
  });

  it('the history of a finished quiz goes on: it says who changed what', async () => {
    const { question, quiz, client } = await taken();
    await change(question, () => ({ question_text: '<p>Changed</p>' }));
    const { review } = await pages(client, quiz);
    expect(review.question.answered.question_history).toEqual([
      expect.objectContaining({ type: 'change_log', user: editor.name, event: 'stem' }),
    ]);
  });
});
