import { randomUUID } from 'node:crypto';
import { QUESTIONS_MAX } from '~/domain/questions/quiz-limits';
import { PERSONAL_PAGE } from '~/domain/quizzes/personal/contract';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aPersonalQuiz, type TestPersonalQuiz } from '~/infra/tooling/testing/factories/personal-quizzes';
import { aBank, aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

const LIST = '/teach/create-quiz/';
const told = ({ status, body }: { status: number; body: { type: string } }) => [status, body.type];

describe('personal quizzes', () => {
  const world = openWorld();
  const orderOf = async (quizId: number) =>
    (await table(world, 'personal_quiz_questions').find({ personal_quiz_id: quizId }, 'position')).map(
      (row) => row.question_id,
    );
  const positionsOf = async (quizId: number) =>
    (await table(world, 'personal_quiz_questions').find({ personal_quiz_id: quizId }, 'position')).map(
      (row) => row.position,
    );
  const editing = async (options: Parameters<typeof aPersonalQuiz>[1] = {}) => {
    const quiz = await aPersonalQuiz(world, options);
    return { quiz, client: await world.signedIn(quiz.person) };
  };
  const deletedAt = async (id: number) => (await table(world, 'questions').one({ id })).deleted_at;

  describe('the list', () => {
    it('has 10 on a page, the one changed last first, without those deleted and those of others', async () => {
      const person = await aPerson(world);
      const client = await world.signedIn(person);
      for (let made = 1; made <= PERSONAL_PAGE + 2; made += 1) {
        world.clock.advance(1_000);
        await aPersonalQuiz(world, { person, title: `Quiz ${made}`, questions: [] });
      }
      await aPersonalQuiz(world, { questions: [] });
      const { body } = await client.get(LIST);
      expect(body).toMatchObject({ page: 1, pages: 2, count: 12 });
      expect(body.items.map((one: { title: string }) => one.title)).toEqual(
        Array.from({ length: 10 }, (_, index) => `Quiz ${12 - index}`),
      );
      expect(body.items[0]).toMatchObject({
        icon: 'stethoscope',
        colour: 'teal',
        category: [],
        shared: false,
        version: 1,
        questions: 0,
      });
      const second = await client.get(`${LIST}?page=2`);
      expect(second.body.items.map((one: { title: string }) => one.title)).toEqual(['Quiz 2', 'Quiz 1']);

      const [last] = second.body.items.slice(-1);
      world.clock.advance(1_000);
      await client.post(`${LIST}${last.id}/`, {
        data_request: 'add_question',
        question_id: (await aQuestion(world)).id,
      });
      expect((await client.get(LIST)).body.items[0]).toMatchObject({ title: 'Quiz 1', questions: 1 });
      await client.post(`${LIST}${last.id}/`, { data_request: 'delete_quiz' });
      expect((await client.get(LIST)).body).toMatchObject({ count: 11 });
    });

    it('is for people with an account', async () => {
      expect((await world.client().get(LIST)).status).toBe(401);
      expect((await (await world.signedIn(await aGuest(world))).get(LIST)).status).toBe(403);
    });
  });

  describe('making one', () => {
    // rules: 1.5.13, 2.1.3, 2.6.2
    it('needs a title, and leads to the editor', async () => {
      const client = await world.signedIn(await aPerson(world));
      const { status, body } = await client.post(LIST, { title: '  Chest pain ' }, { as: 'form' });
      expect([status, body.next_url]).toEqual([200, expect.stringMatching(/^\/teach\/create-quiz\/\d+\/$/)]);
      expect((await client.get(body.next_url)).body).toMatchObject({
        quiz: { title: 'Chest pain', questions: 0 },
        questions: [],
        known_tags: [],
        times_taken: 0,
      });
      for (const title of ['', '   ', 'x'.repeat(121), undefined])
        expect(told(await client.post(LIST, { title }))).toEqual([422, '/problems/invalid-input']);
    });

    it('twice with one submission_id makes one, even at the same time', async () => {
      const person = await aPerson(world);
      const client = await world.signedIn(person);
      const submission_id = randomUUID();
      const made = await Promise.all([1, 2, 3].map(() => client.post(LIST, { title: 'Once', submission_id })));
      expect(new Set(made.map((one) => one.body.next_url)).size).toBe(1);
      expect(await table(world, 'personal_quizzes').count({ account_id: person.id })).toBe(1);
    });
  });

  describe('the editor', () => {
    // rules: 2.2.1
    it('has the questions in their order, with what the list says of each', async () => {
      const person = await aPerson(world);
      const topic = await aTopic(world, { name: 'Angina', name_es: 'Angina de pecho', specialty_id: 3 });
      const [bank, own, draft] = [
        await aQuestion(world, { topic, question_text: '<p>A man of 60 has <strong>chest pain</strong>.</p>' }),
        await aQuestion(world, { status: 'private', author_id: person.id, type: 4 }),
        await aQuestion(world, { status: 'draft', author_id: person.id }),
      ];
      const { quiz, client } = await editing({ person, questions: [draft, bank, own] });
      const { body } = await client.get(quiz.editor);
      expect(body.questions).toEqual([
        expect.objectContaining({
          question_id: draft.id,
          own: true,
          place: 'draft',
          available: true,
          premium: false,
          only_here: false,
        }),
        {
          question_id: bank.id,
          title: 'A man of 60 has chest pain.',
          question_type: 1,
          specialty_id: 3,
          topic_name: 'Angina',
          own: false,
          place: 'published',
          available: true,
          premium: false,
          only_here: false,
        },
        expect.objectContaining({
          question_id: own.id,
          question_type: 4,
          own: true,
          place: 'private',
          premium: false,
          only_here: true,
        }),
      ]);
      expect(body).toMatchObject({ quiz: { id: quiz.id, title: 'Chest pain', questions: 3 }, take_url: quiz.take });
    });

    it.each(['get', 'submit', 'add_question', 'delete_question', 'reorder_quiz', 'search_questions', 'delete_quiz'])(
      'is not there for anybody else, shared or not: %s',
      async (act) => {
        const quiz = await aPersonalQuiz(world, { shared: true });
        const before = await orderOf(quiz.id);
        const inputs: Record<string, object> = {
          submit: { title: 'Mine now', version: 1 },
          add_question: { question_id: (await aQuestion(world)).id },
          delete_question: { question_id: before[0] },
          reorder_quiz: { 'question-order': [...before].reverse().join(',') },
        };
        for (const person of [await aPerson(world), await aPerson(world, { roles: ['learner', 'moderator'] })]) {
          const client = await world.signedIn(person);
          const answer =
            act === 'get'
              ? await client.get(quiz.editor)
              : await client.post(quiz.editor, { data_request: act, ...inputs[act] });
          expect(told(answer)).toEqual([404, '/problems/quiz-not-found']);
        }
        expect(await orderOf(quiz.id)).toEqual(before);
        expect(await table(world, 'personal_quizzes').one({ id: quiz.id })).toMatchObject({
          title: 'Chest pain',
          deleted_at: null,
        });
      },
    );

    it('is not there for a quiz that does not exist, or an address that names none', async () => {
      const client = await world.signedIn(await aPerson(world));
      for (const id of [2_147_483_647, 0, 'x']) expect((await client.get(`${LIST}${id}/`)).status).toBe(404);
    });
  });

  describe('saving', () => {
    // rules: 2.3.11
    it('keeps title, tags, icon, colour and sharing; what is left out stays', async () => {
      const { quiz, client } = await editing();
      const first = await client.post(quiz.editor, {
        title: 'Finals',
        category: ['Cardiology', 'cardiology', 'Year 5'],
        icon: 'heart',
        colour: 'red',
        shared: true,
        version: 1,
      });
      expect(first.body.quiz).toMatchObject({
        title: 'Finals',
        category: ['Cardiology', 'Year 5'],
        icon: 'heart',
        colour: 'red',
        shared: true,
        version: 2,
      });
      const second = await client.post(quiz.editor, { title: 'Finals 2', version: 2 }, { as: 'form' });
      expect(second.body.quiz).toMatchObject({
        title: 'Finals 2',
        category: ['Cardiology', 'Year 5'],
        icon: 'heart',
        shared: true,
        version: 3,
      });
      const third = await client.post(
        quiz.editor,
        { title: 'Finals 2', category: 'Acute, Year 5', shared: 'false', version: '3' },
        { as: 'form' },
      );
      expect(third.body.quiz).toMatchObject({ category: ['Acute', 'Year 5'], shared: false, version: 4 });
      expect((await client.get(quiz.editor)).body.known_tags).toEqual(['Acute', 'Year 5']);
    });

    it.each([
      ['an empty title', { title: ' ' }],
      ['a long title', { title: 'x'.repeat(121) }],
      ['an icon that there is not', { icon: 'skull' }],
      ['a colour that there is not', { colour: 'gold' }],
      ['a long tag', { category: ['x'.repeat(41)] }],
      ['too many tags', { category: Array.from({ length: 11 }, (_, index) => `Tag ${index}`) }],
    ])('refuses %s and changes nothing', async (_what, fields) => {
      const { quiz, client } = await editing();
      const { status, body } = await client.post(quiz.editor, { title: 'Other', version: 1, ...fields });
      expect([status, body.type]).toEqual([422, '/problems/invalid-input']);
      expect(await table(world, 'personal_quizzes').one({ id: quiz.id })).toMatchObject({
        title: 'Chest pain',
        version: 1,
      });
    });

    it('in two tabs: the second is refused, as saved elsewhere, and nothing of it is saved', async () => {
      const { quiz, client } = await editing();
      expect((await client.post(quiz.editor, { title: 'First tab', version: 1 })).status).toBe(200);
      expect(told(await client.post(quiz.editor, { title: 'Second tab', version: 1 }))).toEqual([
        409,
        '/problems/quiz-changed',
      ]);
      expect(await table(world, 'personal_quizzes').one({ id: quiz.id })).toMatchObject({
        title: 'First tab',
        version: 2,
      });
    });

    it('sent twice is saved once', async () => {
      const { quiz, client } = await editing();
      const saved = await Promise.all([1, 2].map(() => client.post(quiz.editor, { title: 'Again', version: 1 })));
      expect(saved.map((one) => [one.status, one.body.quiz?.version])).toEqual([
        [200, 2],
        [200, 2],
      ]);
    });

    it('is not in the way of questions that are added in another tab', async () => {
      const { quiz, client } = await editing();
      await client.post(quiz.editor, { data_request: 'add_question', question_id: (await aQuestion(world)).id });
      expect((await client.post(quiz.editor, { title: 'Still mine', version: 1 })).body).toMatchObject({
        quiz: { title: 'Still mine', questions: 4 },
      });
    });
  });

  describe('adding a question', () => {
    it('puts it at the end; once, however often it is sent', async () => {
      const { quiz, client } = await editing();
      const question = await aQuestion(world);
      const answers = await Promise.all(
        [1, 2, 3].map(() => client.post(quiz.editor, { data_request: 'add_question', question_id: question.id })),
      );
      for (const { status, body } of answers)
        expect([status, body.questions.at(-1).question_id]).toEqual([200, question.id]);
      expect(await orderOf(quiz.id)).toEqual([...quiz.questions.map((one) => one.id), question.id]);
    });

    it.each([
      ['private', 200],
      ['draft', 200],
      ['published', 200],
    ] as const)("takes one's own %s question", async (status, answer) => {
      const { quiz, client } = await editing();
      const question = await aQuestion(world, { status, author_id: quiz.person.id });
      expect((await client.post(quiz.editor, { data_request: 'add_question', question_id: question.id })).status).toBe(
        answer,
      );
    });

    it.each(['private', 'draft', 'generated'] as const)(
      "does not find somebody else's %s question, nor one that was deleted",
      async (status) => {
        const { quiz, client } = await editing();
        const theirs = await aQuestion(world, {
          status,
          author_id: (await aPerson(world)).id,
          ...(status === 'generated' && { generated_by: 'model' }),
        });
        const gone = await aQuestion(world, { deleted_at: new Date() });
        for (const id of [theirs.id, gone.id, 2_147_483_647])
          expect(told(await client.post(quiz.editor, { data_request: 'add_question', question_id: id }))).toEqual([
            404,
            '/problems/question-not-found',
          ]);
        expect(await orderOf(quiz.id)).toHaveLength(3);
      },
    );

    it('stops at a hundred, also when several are added at once', async () => {
      const { quiz, client } = await editing({ questions: await aBank(world, QUESTIONS_MAX - 1) });
      const more = await aBank(world, 3);
      const answers = await Promise.all(
        more.map((one) => client.post(quiz.editor, { data_request: 'add_question', question_id: one.id })),
      );
      expect(answers.map((one) => one.status).sort()).toEqual([200, 409, 409]);
      expect(answers.find((one) => one.status === 409)!.body.type).toBe('/problems/personal-quiz-full');
      expect(await orderOf(quiz.id)).toHaveLength(QUESTIONS_MAX);
      // What is in it already is no further one.
      expect(
        (await client.post(quiz.editor, { data_request: 'add_question', question_id: quiz.questions[0]!.id })).status,
      ).toBe(200);
    });
  });

  describe('taking a question out', () => {
    const takeOut = async (quiz: TestPersonalQuiz, question_id: number) =>
      (await world.signedIn(quiz.person)).post(quiz.editor, { data_request: 'delete_question', question_id });

    // rules: 2.2.2
    it('closes the gap, and leaves the bank as it is', async () => {
      const quiz = await aPersonalQuiz(world);
      const [first, second, third] = quiz.questions.map((one) => one.id);
      const { body } = await takeOut(quiz, second!);
      expect(body.questions.map((one: { question_id: number }) => one.question_id)).toEqual([first, third]);
      expect(await positionsOf(quiz.id)).toEqual([0, 1]);
      expect(await deletedAt(second!)).toBeNull();
      // Twice is once.
      expect((await takeOut(quiz, second!)).status).toBe(200);
      expect(await orderOf(quiz.id)).toEqual([first, third]);
    });

    it('deletes a personal question that is in no other quiz', async () => {
      const person = await aPerson(world);
      const own = await aQuestion(world, { status: 'private', author_id: person.id });
      const quiz = await aPersonalQuiz(world, { person, questions: [own] });
      const other = await aPersonalQuiz(world, { person, questions: [own] });
      expect((await (await world.signedIn(person)).get(quiz.editor)).body.questions[0].only_here).toBe(false);
      await takeOut(quiz, own.id);
      expect(await deletedAt(own.id)).toBeNull();
      await takeOut(other, own.id);
      expect(await deletedAt(own.id)).toEqual(world.clock.now());
    });

    it('takes a quiz that was deleted for none', async () => {
      const person = await aPerson(world);
      const own = await aQuestion(world, { status: 'private', author_id: person.id });
      const quiz = await aPersonalQuiz(world, { person, questions: [own] });
      const deleted = await aPersonalQuiz(world, { person, questions: [own] });
      await (await world.signedIn(person)).post(deleted.editor, { data_request: 'delete_quiz' });
      await takeOut(quiz, own.id);
      expect(await deletedAt(own.id)).not.toBeNull();
    });

    it.each(['published', 'draft'] as const)("keeps one's own %s question", async (status) => {
      const person = await aPerson(world);
      const own = await aQuestion(world, { status, author_id: person.id });
      const quiz = await aPersonalQuiz(world, { person, questions: [own] });
      await takeOut(quiz, own.id);
      expect([await orderOf(quiz.id), await deletedAt(own.id)]).toEqual([[], null]);
    });
  });

  describe('reordering', () => {
    const reorder = async (quiz: TestPersonalQuiz, order: number[] | string) =>
      (await world.signedIn(quiz.person)).post(
        quiz.editor,
        { data_request: 'reorder_quiz', 'question-order': typeof order === 'string' ? order : order.join(',') },
        { as: 'form' },
      );

    // rules: 2.3.12, 2.7.4
    it('puts all of them as they were sent, as form data', async () => {
      const quiz = await aPersonalQuiz(world, { questions: await aBank(world, 4) });
      const [a, b, c, d] = quiz.questions.map((one) => one.id) as [number, number, number, number];
      const { status, body } = await reorder(quiz, [d, a, c, b]);
      expect(status).toBe(200);
      expect(body.questions.map((one: { question_id: number }) => one.question_id)).toEqual([d, a, c, b]);
      expect(await positionsOf(quiz.id)).toEqual([0, 1, 2, 3]);
    });

    it('leaves the order as it is when these are not exactly its questions', async () => {
      const quiz = await aPersonalQuiz(world);
      const [a, b, c] = quiz.questions.map((one) => one.id) as [number, number, number];
      const stranger = (await aQuestion(world)).id;
      for (const order of [
        [c, b],
        [c, b, a, stranger],
        [c, b, stranger],
      ])
        expect(told(await reorder(quiz, order))).toEqual([409, '/problems/order-changed']);
      expect(told(await reorder(quiz, [c, b, a, a]))).toEqual([422, '/problems/question-twice']);
      for (const order of [
        '',
        'x',
        '1,,2',
        '1;2',
        '-1,2',
        Array.from({ length: 101 }, (_, index) => index + 1).join(','),
      ])
        expect(told(await reorder(quiz, order))).toEqual([422, '/problems/invalid-input']);
      expect(await orderOf(quiz.id)).toEqual([a, b, c]);
    });

    it('in two tabs: a tab that lacks an added question gets a conflict', async () => {
      const quiz = await aPersonalQuiz(world);
      const added = await aQuestion(world);
      await (
        await world.signedIn(quiz.person)
      ).post(quiz.editor, { data_request: 'add_question', question_id: added.id });
      expect(told(await reorder(quiz, quiz.questions.map((one) => one.id).reverse()))).toEqual([
        409,
        '/problems/order-changed',
      ]);
      expect((await reorder(quiz, [added.id, ...quiz.questions.map((one) => one.id)])).status).toBe(200);
    });
  });

  describe('deleting the quiz', () => {
    // rules: 2.2.3
    it('leads back to the list; its questions stay with who wrote them; twice is once', async () => {
      const person = await aPerson(world);
      const own = await aQuestion(world, { status: 'private', author_id: person.id });
      const { quiz, client } = await editing({ person, questions: [own], shared: true });
      for (const _time of [1, 2])
        expect((await client.post(quiz.editor, { data_request: 'delete_quiz' })).body).toEqual({ next_url: LIST });
      for (const address of [quiz.editor, quiz.take]) expect((await client.get(address)).status).toBe(404);
      expect(told(await client.post(quiz.editor, { title: 'Back', version: 1 }))).toEqual([
        404,
        '/problems/quiz-not-found',
      ]);
      expect(await deletedAt(own.id)).toBeNull();
    });
  });

  describe('searching for questions', () => {
    const search = async (quiz: TestPersonalQuiz, fields: object) => {
      const { body } = await (
        await world.signedIn(quiz.person)
      ).post(quiz.editor, { data_request: 'search_questions', ...fields });
      return body.questions.map((one: { question_id: number }) => one.question_id);
    };

    it("finds by words and by topic, one's own first, none of others and none that is in the quiz", async () => {
      const person = await aPerson(world);
      const topic = await aTopic(world, { name: 'Zoster', name_es: 'Herpes zóster', specialty_id: 12 });
      const text = { question_text: '<p>Which <em>zebrafish</em> &amp; co?</p>' };
      const bank = await aQuestion(world, text);
      const ofTopic = await aQuestion(world, { topic });
      const mine = await aQuestion(world, { ...text, status: 'private', author_id: person.id });
      const draft = await aQuestion(world, { ...text, status: 'draft', author_id: person.id });
      const inIt = await aQuestion(world, text);
      for (const fields of [{ status: 'private' as const }, { status: 'draft' as const }, { deleted_at: new Date() }])
        await aQuestion(world, { ...text, author_id: (await aPerson(world)).id, ...fields });
      const quiz = await aPersonalQuiz(world, { person, questions: [inIt] });
      expect(await search(quiz, { search: ' ZEBRAFISH  & co' })).toEqual([draft.id, mine.id, bank.id]);
      expect(await search(quiz, { search: 'zoster' })).toEqual([ofTopic.id]);
      expect(await search(quiz, { search: 'herpes', specialty: 12 })).toEqual([ofTopic.id]);
      expect(await search(quiz, { search: 'herpes', specialty: 11 })).toEqual([]);
      expect(await search(quiz, { search: 'strong' })).toEqual([]);
      expect(await search(quiz, { search: '%' })).toEqual([]);
    });

    it('without words offers 20 of the specialty', async () => {
      await aBank(world, 22, { topic: await aTopic(world, { specialty_id: 14 }) });
      const quiz = await aPersonalQuiz(world);
      expect(await search(quiz, { specialty: 14 })).toHaveLength(20);
    });
  });
});
