import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { editPath, flaws, told, questionWritersOf } from '~/infra/tooling/testing/factories/question-authoring';
import { aQuestion } from '~/infra/tooling/testing/factories/questions';
import { aQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { aDraft, aForm } from '~/infra/tooling/testing/factories/writing-questions';
import type { TestClient } from '~/infra/tooling/testing/client';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

describe('questions that are there', () => {
  const world = openWorld();
  const { sql, stored, answersOf, eventsOf, aWriter } = questionWritersOf(world);

  describe('changing a question', () => {
    const save = async (
      client: TestClient,
      id: number,
      fields: Record<string, unknown>,
      extra: Record<string, unknown> = {},
    ) => {
      const page = (await client.get(editPath(id))).body;
      return client.post(editPath(id), {
        form: { ...page.form, ...fields },
        place: page.place,
        revision: page.revision,
        ...extra,
      });
    };

    it('keeps what it was, says in its history what changed, and counts on', async () => {
      const { person, client } = await aWriter('moderator');
      const question = await aQuestion(world, { author_id: person.id });
      await sql('UPDATE question_answers SET answer_count = 5 WHERE question_id = $1', [question.id]);
      const page = (await client.get(editPath(question.id))).body;
      expect(page).toMatchObject({
        question_id: question.id,
        revision: 1,
        place: 'published',
        quizzes: 0,
        history: [{ revision: 1, user: person.name, event: 'written' }],
      });
      const [right, first, , last] = page.form.answers;
      world.clock.advance(60_000);
      const answer = await client.post(editPath(question.id), {
        form: {
          ...page.form,
          question_text: '<p>Changed</p>',
          answers: [
            { ...last, answer_text: 'Moved' },
            { ...right, answer_correct: true },
            { answer_text: 'New', answer_correct: true },
            first,
          ],
        },
        place: 'published',
        revision: 1,
      });
      expect(answer).toMatchObject({ status: 200, body: { question_id: question.id, revision: 2 } });
      expect(await stored(question.id)).toMatchObject({
        revision: 2,
        question_text: '<p>Changed</p>',
        selectable_answers: 2,
        updated_at: world.clock.now(),
      });
      expect(
        (await answersOf(question.id)).map((one) => [
          one.answer_text,
          one.answer_correct,
          one.answer_count,
          question.answers.some((old) => old.id === one.id),
        ]),
      ).toEqual([
        ['Moved', false, 5, true],
        ['Atrial fibrillation', true, 5, true],
        ['New', true, 0, false],
        ['Sinus tachycardia', false, 5, true],
      ]);
      expect(await eventsOf(question.id)).toEqual([['change_log', 'stem,options,key', '', false]]);
      expect(await table(world, 'question_revisions').one({ question_id: question.id, revision: 1 })).toMatchObject({
        replaced_by: person.id,
        replaced_at: world.clock.now(),
        event: 'stem,options,key',
        body: {
          question_text: question.question_text,
          selectable_answers: 1,
          status: 'published',
          answers: question.answers.map((one) => ({
            answer_id: one.id,
            answer_text: one.answer_text,
            answer_correct: one.answer_correct,
            answer_label: '',
          })),
        },
      });
      expect((await client.get(editPath(question.id))).body.history).toMatchObject([
        { revision: 2, user: person.name, timestamp: world.clock.now().toISOString(), event: 'stem,options,key' },
        { revision: 1 },
      ]);
    });

    it('that changes nothing is no change', async () => {
      const { person, client } = await aWriter('author');
      const question = await aQuestion(world, { author_id: person.id });
      expect((await save(client, question.id, {})).body.revision).toBe(1);
      expect(await table(world, 'question_revisions').count({ question_id: question.id })).toBe(0);
      expect(await eventsOf(question.id)).toEqual([]);
    });

    it('by two people at once: one is saved, the other reads who was faster and when, and changes nothing', async () => {
      const [anna, boris] = [await aWriter('moderator'), await aWriter('staff')];
      const question = await aQuestion(world);
      const { form, place, revision } = (await anna.client.get(editPath(question.id))).body;
      await boris.client.get('/api/session/');
      const both = await Promise.all(
        [anna, boris].map(({ client, person }) =>
          client.post(editPath(question.id), {
            form: { ...form, question_text: `<p>By ${person.name}</p>` },
            place,
            revision,
          }),
        ),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = both[0]!.status === 200 ? anna : boris;
      const refused = both.find(({ status }) => status === 409)!;
      expect(refused.body).toMatchObject({
        type: '/problems/question-changed',
        errors: [
          { path: 'changed_by', message: winner.person.name },
          { path: 'changed_at', message: world.clock.now().toISOString() },
        ],
      });
      expect(refused.body.detail).toContain(winner.person.name);
      expect(await stored(question.id)).toMatchObject({
        revision: 2,
        question_text: `<p>By ${winner.person.name}</p>`,
      });
    });

    it('sent again, because its answer was lost, is the same once', async () => {
      const { person, client } = await aWriter('moderator');
      const question = await aQuestion(world, { author_id: person.id });
      const { form } = (await client.get(editPath(question.id))).body;
      const sent = {
        form: { ...form, answers: [...form.answers, { answer_text: 'New' }] },
        place: 'published',
        revision: 1,
      };
      const first = await client.post(editPath(question.id), sent);
      expect((await client.post(editPath(question.id), sent)).body).toEqual(first.body);
      expect(await stored(question.id)).toMatchObject({ revision: 2 });
    });

    it('takes no answer of another question, and none twice', async () => {
      const { person, client } = await aWriter('author');
      const [question, other] = [await aQuestion(world, { author_id: person.id }), await aQuestion(world)];
      const { form } = (await client.get(editPath(question.id))).body;
      const [first, second] = form.answers;
      expect(
        flaws(
          await save(client, question.id, {
            answers: [first, second, { answer_id: other.wrong[0], answer_text: 'Foreign' }],
          }),
        ),
      ).toEqual([422, 'answers.2.answer_id: answer-not-own']);
      expect(
        flaws(await save(client, question.id, { answers: [first, second, { ...first, answer_text: 'Again' }] })),
      ).toEqual([422, 'answers.2.answer_id: answer-twice']);
      expect((await answersOf(other.id)).map((one) => one.answer_text)).not.toContain('Foreign');
      expect(await stored(question.id)).toMatchObject({ revision: 1 });
    });

    it('into free text begins its boxes anew', async () => {
      const { person, client } = await aWriter('moderator');
      const question = await aQuestion(world, { author_id: person.id });
      const { form } = (await client.get(editPath(question.id))).body;
      expect(
        (
          await save(client, question.id, {
            question_type: 4,
            answers: [{ ...form.answers[0], answer_label: 'What is it?' }],
          })
        ).status,
      ).toBe(200);
      const [box] = await answersOf(question.id);
      expect(box).toMatchObject({
        answer_label: 'What is it?',
        answer_text: 'Atrial fibrillation',
        answer_correct: true,
        answer_count: 0,
      });
      expect(box!.id).not.toBe(question.right[0]);
    });

    // rules: 1.6.9
    it('is its author’s, and of what is in the bank editors’; for everybody else there is no such question', async () => {
      const author = await aWriter('author');
      const ids = {
        published: (await aQuestion(world, { author_id: author.person.id })).id,
        private: (await aQuestion(world, { author_id: author.person.id, status: 'private' })).id,
        draft: (await aQuestion(world, { author_id: author.person.id, status: 'draft' })).id,
      };
      const generated = await aQuestion(world, { status: 'generated', generated_by: 'offline' });
      const seen = async (client: TestClient) =>
        Promise.all([...Object.values(ids), generated.id].map(async (id) => (await client.get(editPath(id))).status));
      expect(await seen(author.client)).toEqual([200, 200, 200, 404]);
      expect(await seen((await aWriter('moderator')).client)).toEqual([200, 404, 404, 404]);
      const other = await aWriter('author');
      expect(await seen(other.client)).toEqual([404, 404, 404, 404]);
      const form = await aForm(world);
      for (const body of [{ form, place: 'private', revision: 1 }, { data_request: 'delete' }])
        expect(told(await other.client.post(editPath(ids.published), body))).toEqual([
          404,
          '/problems/question-not-found',
        ]);
      expect(told(await other.client.get(editPath(2_147_483_647)))).toEqual([404, '/problems/question-not-found']);
      for (const id of ['0', 'x', '99999999999999999999', '1.5'])
        expect((await other.client.get(`/questions/${id}/edit/`)).status).toBe(404);
    });

    it('by its author leaves what only editors decide as it is', async () => {
      const { person, client } = await aWriter('author');
      const question = await aQuestion(world, {
        author_id: person.id,
        premium: true,
        moderate: true,
        packs: ['psa'],
        admin_tags: { psa: ['prescribing'] },
      });
      expect(
        (
          await save(client, question.id, {
            question_text: '<p>Changed</p>',
            premium: false,
            moderate: false,
            packs: [],
            admin_tags: {},
          })
        ).status,
      ).toBe(200);
      expect(await stored(question.id)).toMatchObject({
        premium: true,
        moderate: true,
        packs: ['psa'],
        admin_tags: { psa: ['prescribing'] },
      });
    });

    it('by an editor leaves its author, and takes starter content from the loader', async () => {
      const author = await aPerson(world);
      const question = await aQuestion(world, { author_id: author.id, content_key: 'which-one', content_hash: 'abc' });
      expect(
        (await save((await aWriter('moderator')).client, question.id, { difficulty: 3, packs: ['ukmla'] })).status,
      ).toBe(200);
      expect(await stored(question.id)).toMatchObject({
        author_id: author.id,
        content_hash: null,
        difficulty: 3,
        packs: ['ukmla'],
      });
      expect(await eventsOf(question.id)).toEqual([['change_log', 'filing,packs', '', false]]);
    });

    it('takes it out of the bank and puts it there again', async () => {
      const { person, client } = await aWriter('moderator');
      const question = await aQuestion(world, { author_id: person.id });
      expect((await save(client, question.id, {}, { place: 'private' })).body.revision).toBe(2);
      expect((await save(client, question.id, {}, { place: 'published' })).body.revision).toBe(3);
      expect(await eventsOf(question.id)).toEqual([
        ['log', 'withdrawn', 'private', false],
        ['log', 'published', 'published', false],
      ]);
      await sql(`UPDATE accounts SET roles = '{learner}' WHERE id = $1`, [person.id]);
      const learner = await world.signedIn(person);
      await world.gateway.app.sessions.forgetPerson(person.id);
      expect(told(await save(learner, question.id, { difficulty: 3 }))).toEqual([403, '/problems/may-not-publish']);
    });

    it('opens an earlier state, which is saved over the present one', async () => {
      const { person, client } = await aWriter('moderator');
      const question = await aQuestion(world, { author_id: person.id });
      await save(client, question.id, {
        question_text: '<p>Second</p>',
        answers: [{ answer_text: 'Only', answer_correct: true }, { answer_text: 'These' }],
      });
      await aDraft(world, { person, of: { question: { id: question.id } } });
      const earlier = (await client.get(`${editPath(question.id)}?revision=1`)).body;
      expect(earlier).toMatchObject({ revision: 2, draft: null, form: { question_text: question.question_text } });
      expect(
        earlier.form.answers.map((one: { answer_text: string; answer_id?: number }) => [
          one.answer_text,
          one.answer_id,
        ]),
      ).toEqual(question.answers.map((one) => [one.answer_text, undefined]));
      expect(told(await client.get(`${editPath(question.id)}?revision=9`))).toEqual([
        404,
        '/problems/revision-not-found',
      ]);
      const saved = await client.post(editPath(question.id), {
        form: earlier.form,
        place: earlier.place,
        revision: earlier.revision,
      });
      expect(saved.body.revision).toBe(3);
      expect(await stored(question.id)).toMatchObject({ question_text: question.question_text, revision: 3 });
      expect((await answersOf(question.id)).map((one) => one.answer_text)).toEqual(
        question.answers.map((one) => one.answer_text),
      );
    });

    it('says how many quizzes it is in', async () => {
      const question = await aQuestion(world);
      await aQuiz(world, { questions: [question] });
      await aQuiz(world, { questions: [question] });
      expect((await (await aWriter('moderator')).client.get(editPath(question.id))).body.quizzes).toBe(2);
    });
  });
});
