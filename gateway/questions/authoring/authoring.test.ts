import { randomUUID } from 'node:crypto';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import {
  CREATE_QUESTION,
  editPath,
  flaws,
  told,
  questionWritersOf,
} from '~/infra/tooling/testing/factories/question-authoring';
import { aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { aQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { aDraft, aForm } from '~/infra/tooling/testing/factories/writing-questions';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

describe('writing questions', () => {
  const world = openWorld();
  const { sql, stored, answersOf, eventsOf, aWriter, aPersonalQuiz, held, create } = questionWritersOf(world);

  describe('a new question', () => {
    it('begins with an empty form, templates and topics in the reader’s language, and with what they may do', async () => {
      const topic = await aTopic(world, { name: 'Murmurs', name_es: 'Soplos' });
      const learner = await world.signedIn(await aPerson(world, { language: 'es' }));
      const { status, body } = await learner.get(CREATE_QUESTION);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        form: { question_text: '', language: 'es', answers: [], difficulty: 2 },
        draft: null,
        draft_is_stale: false,
        abilities: { publish: false, publish_alone: false, edit_for_all: false },
      });
      expect(body.topics).toContainEqual({ id: topic.id, specialty_id: 1, name: 'Soplos' });
      expect(body.templates).toHaveLength(8);
      const may = async (...roles: ('author' | 'moderator' | 'staff')[]) => {
        const page = (await (await aWriter(...roles)).client.get(CREATE_QUESTION)).body;
        return [page.abilities.publish, page.abilities.edit_for_all];
      };
      expect([await may('author'), await may('moderator'), await may('staff')]).toEqual([
        [true, false],
        [true, true],
        [true, true],
      ]);
    });

    // rules: 1.3.3, 1.3.25, 1.3.27
    it('is saved as the form has it: tidied, sanitised, with as many to pick as are right, and begins its history', async () => {
      const { person, client } = await aWriter('moderator');
      const answer = await create(
        client,
        {
          question_text: ' <p onclick="x">Which <script>alert(1)</script><strong>two</strong>?</p>',
          explanation_text: '<p>Why <img src=x onerror=alert(1)></p>',
          further_reading: 'javascript:alert(1)',
          answers: [
            { answer_text: ' One ', answer_correct: true },
            { answer_text: 'Two', answer_correct: true },
            { answer_text: '<b>3</b>' },
          ],
          sources: [{ title: 'G', publisher: 'P', year: 2024, url: 'data:x' }],
          anatomy_area: 'thorax',
          anatomy_sub_area: 'heart',
          basic_science: 'physiology',
          basic_science_topic: 'cardiovascular',
          difficulty: 3,
        },
        { place: 'published' },
      );
      expect(answer).toMatchObject({ status: 200, body: { revision: 1, next_url: '/questions/mine/' } });
      const { question_id } = answer.body;
      expect(await stored(question_id)).toMatchObject({
        question_text: '<p>Which <strong>two</strong>?</p>',
        explanation_text: '<p>Why </p>',
        further_reading: '',
        selectable_answers: 2,
        status: 'published',
        author_id: person.id,
        revision: 1,
        sources: [{ title: 'G', publisher: 'P', year: 2024, url: '' }],
        anatomy_sub_area: 'heart',
        basic_science_topic: 'cardiovascular',
        difficulty: 3,
        created_at: world.clock.now(),
      });
      expect((await answersOf(question_id)).map((one) => [one.position, one.answer_text, one.answer_correct])).toEqual([
        [0, 'One', true],
        [1, 'Two', true],
        [2, '<b>3</b>', false],
      ]);
      expect(await eventsOf(question_id)).toEqual([['log', 'published', 'published', true]]);
    });

    // rules: 1.3.27
    it('of free text has its boxes with labels, all of them right', async () => {
      const { client } = await aWriter();
      const { body } = await create(client, {
        question_type: 4,
        answers: [
          { answer_label: 'Diagnosis', answer_text: 'PE' },
          { answer_label: 'Test', answer_text: 'CTPA' },
        ],
      });
      expect(await stored(body.question_id)).toMatchObject({
        question_type: 4,
        selectable_answers: 2,
        status: 'private',
      });
      expect(
        (await answersOf(body.question_id)).map((one) => [one.answer_label, one.answer_text, one.answer_correct]),
      ).toEqual([
        ['Diagnosis', 'PE', true],
        ['Test', 'CTPA', true],
      ]);
    });

    it('with flaws is refused with every one of them, and nothing is made', async () => {
      const { person, client } = await aWriter('author');
      const answer = await create(client, {
        question_text: '<p><script>x</script></p>',
        answers: [{ answer_text: 'Same' }, { answer_text: 'Same' }, { answer_text: '' }],
        specialty_id: 2,
      });
      expect(answer.body.type).toBe('/problems/question-flawed');
      expect(flaws(answer)).toEqual([
        422,
        'question_text: stem-missing',
        'answers.2.answer_text: option-empty',
        'answers.1.answer_text: option-twice',
        'answers: no-correct-option',
        'topic_id: topic-of-other-specialty',
      ]);
      expect(await table(world, 'questions').count({ author_id: person.id })).toBe(0);
    });

    it.each([
      ['a topic that is none', { topic_id: 2_147_483_647, specialty_id: 1 }, 'topic_id: topic-missing'],
      ['nobody to credit', { premium: true, custom_author: 2_147_483_647 }, 'custom_author: custom-author-unknown'],
      [
        'a stem that the sanitiser makes too long',
        { question_text: '&'.repeat(20_000) },
        'question_text: stem-too-long',
      ],
    ])('with %s is refused', async (_name, fields, flaw) => {
      const { client } = await aWriter('moderator');
      expect(flaws(await create(client, fields))).toEqual([422, flaw]);
    });

    it.each([
      ['text beyond its length', { question_text: 'x'.repeat(50_001) }],
      ['ten options', { answers: Array.from({ length: 10 }, (_, index) => ({ answer_text: `${index}` })) }],
      ['a type that is none', { question_type: 2 }],
      ['a pack that is none', { packs: ['gold'] }],
      ['numbers beyond what numbers are', { topic_id: 99_999_999_999 }],
      ['text that is none', { question_text: { toString: 'x' } }],
    ])('with %s is no form', async (_name, fields) => {
      const { client } = await aWriter('moderator');
      const form = await aForm(world);
      expect(told(await client.post(CREATE_QUESTION, { form: { ...form, ...fields }, place: 'private' }))).toEqual([
        422,
        '/problems/invalid-input',
      ]);
    });

    it('takes characters that no database takes, and texts that grow when they are composed', async () => {
      const { client } = await aWriter();
      const { status, body } = await create(client, {
        question_type: 4,
        question_text: '<p>What\u0000 is \ud800it?</p>',
        answers: [
          { answer_label: '\u0958'.repeat(80), answer_text: '\u0958'.repeat(2_000) },
          { answer_label: 'b', answer_text: 'b' },
        ],
      });
      expect(status).toBe(200);
      expect((await stored(body.question_id)).question_text).toBe('<p>What is \ufffdit?</p>');
      expect((await client.get(editPath(body.question_id))).status).toBe(200);
    });

    it('goes into the bank by authors only', async () => {
      const { client } = await aWriter();
      expect(told(await create(client, {}, { place: 'published' }))).toEqual([403, '/problems/may-not-publish']);
      expect((await create(client, {}, { place: 'draft' })).status).toBe(200);
    });

    it('sent twice is made once, also in the same instant', async () => {
      const { person, client } = await aWriter();
      await client.get('/api/session/');
      const sent = { form: await aForm(world), place: 'private', submission_id: randomUUID() };
      const [first, second] = await Promise.all([
        client.post(CREATE_QUESTION, sent),
        client.post(CREATE_QUESTION, sent),
      ]);
      const third = await client.post(CREATE_QUESTION, sent);
      expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
      expect(new Set([first, second, third].map((one) => one.body.question_id)).size).toBe(1);
      expect(await table(world, 'questions').count({ author_id: person.id })).toBe(1);
      expect(await table(world, 'question_answers').count({ question_id: first.body.question_id })).toBe(3);
    });

    it('has no answers of another question', async () => {
      const other = await aQuestion(world);
      const { client } = await aWriter();
      const { body } = await create(client, {
        answers: [{ answer_id: other.right[0], answer_text: 'Taken', answer_correct: true }, { answer_text: 'x' }],
      });
      expect((await answersOf(body.question_id)).map((one) => one.answer_text)).toEqual(['Taken', 'x']);
      expect((await answersOf(other.id))[0]!.answer_text).toBe('Atrial fibrillation');
    });

    // rules: 1.3.26
    it('has premium, packs, tags, the vote prompt and the credit by editors only; what others send of them is passed over', async () => {
      const credited = await aPerson(world);
      const fields = {
        premium: true,
        moderate: true,
        packs: ['psa'],
        admin_tags: { psa: ['prescribing'] },
        custom_author: credited.id,
      };
      const [author, editor] = [await aWriter('author'), await aWriter('moderator')];
      expect(await stored((await create(author.client, fields)).body.question_id)).toMatchObject({
        premium: false,
        moderate: false,
        packs: [],
        admin_tags: {},
        custom_author_id: null,
      });
      const { question_id } = (await create(editor.client, fields)).body;
      expect(await stored(question_id)).toMatchObject({
        premium: true,
        moderate: true,
        packs: ['psa'],
        admin_tags: { psa: ['prescribing'] },
        custom_author_id: credited.id,
      });
      expect((await editor.client.get(editPath(question_id))).body).toMatchObject({
        custom_author_name: credited.name,
        form: { custom_author: credited.id },
      });
      expect(flaws(await create(editor.client, { packs: ['psa'], admin_tags: { ukmla: ['acute'] } }))).toEqual([
        422,
        'admin_tags.ukmla: tag-of-unchosen-pack',
      ]);
    });
  });

  describe('a question for a personal quiz', () => {
    it('is put at its end, and leads back to it', async () => {
      const { person, client } = await aWriter();
      const quiz = await aPersonalQuiz(person, 2);
      const { body } = await create(client, {}, {}, `?quiz=${quiz}`);
      expect(body.next_url).toBe(`/teach/create-quiz/${quiz}/`);
      expect((await held(quiz))[2]).toBe(body.question_id);
    });

    it('is so too when its draft was begun for it', async () => {
      const { person, client } = await aWriter();
      const quiz = await aPersonalQuiz(person);
      const draft = await client.post(`${CREATE_QUESTION}?quiz=${quiz}`, {
        data_request: 'autosave',
        form: await aForm(world),
      });
      const { body } = await create(client, {}, { draft_id: draft.body.draft_id });
      expect(await held(quiz)).toEqual([body.question_id]);
    });

    it('is not made for somebody else’s quiz, nor for one that is full', async () => {
      const { person, client } = await aWriter();
      const others = await aPersonalQuiz(await aPerson(world));
      expect(told(await create(client, {}, {}, `?quiz=${others}`))).toEqual([404, '/problems/quiz-not-found']);
      expect(
        told(
          await client.post(`${CREATE_QUESTION}?quiz=${others}`, {
            data_request: 'autosave',
            form: await aForm(world),
          }),
        ),
      ).toEqual([404, '/problems/quiz-not-found']);
      const full = await aPersonalQuiz(person);
      await sql(
        `INSERT INTO personal_quiz_questions SELECT $1, id, row_number() OVER () FROM (SELECT id FROM questions LIMIT 100) chosen`,
        [full],
      );
      await sql(`INSERT INTO questions (question_type, question_text, selectable_answers, specialty_id, topic_id, focus_id, difficulty, language, status)
                 SELECT 1, 'x', 1, specialty_id, id, 1, 1, 'en', 'published' FROM (SELECT * FROM topics LIMIT 1) topic, generate_series(1, 100)`);
      await sql(
        `INSERT INTO personal_quiz_questions SELECT $1, id, 1000 + row_number() OVER () FROM questions WHERE id NOT IN (SELECT question_id FROM personal_quiz_questions WHERE personal_quiz_id = $1) LIMIT 100 - $2::int`,
        [full, (await held(full)).length],
      );
      expect(told(await create(client, {}, {}, `?quiz=${full}`))).toEqual([409, '/problems/personal-quiz-full']);
      expect(await table(world, 'questions').count({ author_id: person.id })).toBe(0);
    });
  });

  describe('deleting a question', () => {
    it('takes it out of the bank and the lists; quizzes that have it keep it', async () => {
      const { person, client } = await aWriter('author');
      const question = await aQuestion(world, { author_id: person.id });
      const quiz = await aQuiz(world, { questions: [question] });
      await aDraft(world, { person, of: { question: { id: question.id } } });
      expect(await client.post(editPath(question.id), { data_request: 'delete' })).toMatchObject({
        status: 200,
        body: { next_url: '/questions/mine/' },
      });
      expect(await stored(question.id)).toMatchObject({ deleted_at: world.clock.now() });
      expect(await eventsOf(question.id)).toEqual([['log', 'deleted', 'deleted', false]]);
      for (const path of [editPath(question.id), `${editPath(question.id)}?revision=1`])
        expect(told(await client.get(path))).toEqual([404, '/problems/question-not-found']);
      expect(told(await client.post(editPath(question.id), { data_request: 'delete' }))).toEqual([
        404,
        '/problems/question-not-found',
      ]);
      expect((await client.get('/questions/mine/')).body).toMatchObject({ items: [], count: 0 });
      expect((await (await world.signedIn(quiz.person)).get(quiz.path)).body.questions[0].question.question_text).toBe(
        question.question_text,
      );
    });

    it('while another saves it: a save that comes later is a 404', async () => {
      const editor = await aWriter('moderator');
      const question = await aQuestion(world);
      const { form, place, revision } = (await editor.client.get(editPath(question.id))).body;
      const [saved, removed] = await Promise.all([
        editor.client.post(editPath(question.id), { form: { ...form, difficulty: 3 }, place, revision }),
        editor.client.post(editPath(question.id), { data_request: 'delete' }),
      ]);
      expect(removed.status).toBe(200);
      expect([200, 404]).toContain(saved.status);
    });
  });

  describe('looking people up, to credit them', () => {
    const path = '/content/profile/all_users/';

    // rules: 1.6.11, 1.7.14, 2.7.14
    it('is for editors, by name and username, at most twenty, and never by e-mail', async () => {
      const zelda = await aPerson(world, {
        first_name: 'Zelda',
        last_name: 'Quist',
        username: 'zq_1',
        email: 'zelda@hidden.example',
      });
      await aGuest(world, 'Zelda guest');
      const { client } = await aWriter('moderator');
      const found = async (q: string) => (await client.get(`${path}?q=${encodeURIComponent(q)}`)).body.users;
      expect(await found('zeld')).toEqual([{ id: zelda.id, username: 'zq_1', name: 'Zelda Q.', avatar: '' }]);
      expect(await found('ZQ_1')).toHaveLength(1);
      expect(await found('hidden.example')).toEqual([]);
      expect(await found('%')).toEqual([]);
      for (let index = 0; index < 21; index += 1) await aPerson(world, { first_name: 'Twenty' });
      expect(await found('Twenty')).toHaveLength(20);
      expect((await client.get(`${path}?q=${'x'.repeat(101)}`)).status).toBe(422);
    });
  });
});
