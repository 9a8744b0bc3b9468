import { DRAFTS_MAX } from '~/domain/questions/authoring/save-draft';
import {
  CREATE_QUESTION,
  editPath,
  flaws,
  questionWritersOf,
  told,
} from '~/infra/tooling/testing/factories/question-authoring';
import { aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { aDraft, aForm, changeQuestion } from '~/infra/tooling/testing/factories/writing-questions';
import type { TestClient } from '~/infra/tooling/testing/client';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

describe('what is written and not yet saved', () => {
  const world = openWorld();
  const { sql, aWriter, create } = questionWritersOf(world);

  describe('a draft', () => {
    const keep = (client: TestClient, path: string, form: unknown, extra: Record<string, unknown> = {}) =>
      client.post(path, { data_request: 'autosave', form, ...extra });

    it('keeps anything, as unfinished as it is, and gives it back', async () => {
      const { client } = await aWriter();
      const kept = await keep(client, CREATE_QUESTION, {
        question_text: '<p>Half a ques<script>x</script></p>',
        answers: [{ answer_text: '' }],
      });
      expect(kept).toMatchObject({ status: 200, body: { version: 1, saved_at: world.clock.now().toISOString() } });
      const page = (await client.get(`${CREATE_QUESTION}?draft=${kept.body.draft_id}`)).body;
      expect(page).toMatchObject({
        draft: kept.body,
        draft_is_stale: false,
        form: { question_text: '<p>Half a ques</p>', answers: [{ answer_text: '' }], topic_id: 0 },
      });
    });

    it('has its next version with each save; an older one is refused, and nothing is lost', async () => {
      const { client } = await aWriter();
      const { draft_id } = (await keep(client, CREATE_QUESTION, { question_text: 'a' })).body;
      expect((await keep(client, CREATE_QUESTION, { question_text: 'b' }, { draft_id, version: 1 })).body.version).toBe(
        2,
      );
      expect(told(await keep(client, CREATE_QUESTION, { question_text: 'c' }, { draft_id, version: 1 }))).toEqual([
        409,
        '/problems/draft-changed',
      ]);
      expect(told(await keep(client, CREATE_QUESTION, { question_text: 'c' }, { draft_id }))).toEqual([
        409,
        '/problems/draft-changed',
      ]);
      expect((await table(world, 'question_drafts').one({ id: draft_id })).body.question_text).toBe('b');
    });

    it('sent again is the same once', async () => {
      const { person, client } = await aWriter();
      const first = (await keep(client, CREATE_QUESTION, { question_text: 'a' })).body;
      expect((await keep(client, CREATE_QUESTION, { question_text: 'a' })).body).toEqual(first);
      const second = (await keep(client, CREATE_QUESTION, { question_text: 'b' }, first)).body;
      expect((await keep(client, CREATE_QUESTION, { question_text: 'b' }, first)).body).toMatchObject({
        draft_id: first.draft_id,
        version: second.version,
      });
      expect(await table(world, 'question_drafts').count({ account_id: person.id })).toBe(1);
    });

    it('of two windows at once: one is saved, the other gets a conflict', async () => {
      const { client } = await aWriter();
      const { draft_id } = (await keep(client, CREATE_QUESTION, { question_text: 'a' })).body;
      const both = await Promise.all(
        ['b', 'c'].map((question_text) => keep(client, CREATE_QUESTION, { question_text }, { draft_id, version: 1 })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('of a question that is deleted is hidden with it, and there again when the question is', async () => {
      const { person, client } = await aWriter('author');
      const question = await aQuestion(world, { author_id: person.id });
      const path = editPath(question.id);
      const form = (await client.get(path)).body.form;
      const draft = (await keep(client, path, { ...form, question_text: 'Half a change' })).body;
      await client.post(path, { data_request: 'delete' });
      expect(told(await keep(client, path, form, { draft_id: draft.draft_id, version: 1 }))).toEqual([
        404,
        '/problems/draft-not-found',
      ]);
      expect(told(await keep(client, path, { ...form, question_text: 'Half a change' }))).toEqual([
        404,
        '/problems/question-not-found',
      ]);
      expect(told(await client.get(`/questions/preview/${draft.draft_id}/`))).toEqual([
        404,
        '/problems/draft-not-found',
      ]);
      expect((await client.get('/questions/mine/')).body.items).toEqual([]);
      await sql(
        `INSERT INTO question_drafts (account_id, body, created_at, saved_at) SELECT $1, '{}', now(), now() FROM generate_series(2, $2)`,
        [person.id, DRAFTS_MAX],
      );
      expect((await keep(client, CREATE_QUESTION, { question_text: 'the last of all that one may have' })).status).toBe(
        200,
      );
      await sql('UPDATE questions SET deleted_at = NULL WHERE id = $1', [question.id]);
      expect((await client.get(path)).body).toMatchObject({ draft, form: { question_text: 'Half a change' } });
    });

    it('is its writer’s alone', async () => {
      const draft = await aDraft(world);
      const { client } = await aWriter('staff');
      for (const path of [`${CREATE_QUESTION}?draft=${draft.id}`, `/questions/preview/${draft.id}/`])
        expect(told(await client.get(path))).toEqual([404, '/problems/draft-not-found']);
      expect(
        told(await keep(client, CREATE_QUESTION, { question_text: 'x' }, { draft_id: draft.id, version: 1 })),
      ).toEqual([404, '/problems/draft-not-found']);
      expect(told(await client.post(CREATE_QUESTION, { data_request: 'discard_draft', draft_id: draft.id }))).toEqual([
        404,
        '/problems/draft-not-found',
      ]);
      await create(client, {}, { draft_id: draft.id });
      expect(await table(world, 'question_drafts').count({ id: draft.id })).toBe(1);
    });

    it('is gone when its question is saved, and when it is thrown away', async () => {
      const { person, client } = await aWriter();
      const [saved, thrown] = [
        await aDraft(world, { person }),
        await aDraft(world, { person, form: await aForm(world, { question_text: 'x' }) }),
      ];
      expect((await create(client, {}, { draft_id: saved.id })).status).toBe(200);
      expect((await client.post(CREATE_QUESTION, { data_request: 'discard_draft', draft_id: thrown.id })).body).toEqual(
        {
          next_url: '/questions/mine/',
        },
      );
      expect(await table(world, 'question_drafts').count({ account_id: person.id })).toBe(0);
    });

    it('of a question is one for each person, and stays when the question cannot be saved', async () => {
      const { person, client } = await aWriter('author');
      const question = await aQuestion(world, { author_id: person.id });
      const kept = (await keep(client, editPath(question.id), { question_text: '' }, { revision: 1 })).body;
      expect(told(await keep(client, editPath(question.id), { question_text: 'other' }))).toEqual([
        409,
        '/problems/draft-changed',
      ]);
      const refused = await client.post(editPath(question.id), {
        form: { question_text: '' },
        place: 'published',
        revision: 1,
        draft_id: kept.draft_id,
      });
      expect(refused.status).toBe(422);
      expect((await client.get(editPath(question.id))).body).toMatchObject({
        draft: kept,
        form: { question_text: '' },
        draft_is_stale: false,
      });
      expect(told(await client.get(`${CREATE_QUESTION}?draft=${kept.draft_id}`))).toEqual([
        404,
        '/problems/draft-not-found',
      ]);
    });

    it('says that the question was changed since it was begun, also when that was unknown to the window it is typed in', async () => {
      const { person, client } = await aWriter('author');
      const question = await aQuestion(world, { author_id: person.id });
      await changeQuestion(world, person, question.id, () => ({
        question_text: '<p>Changed</p>',
        answers: [
          { answer_text: 'New', answer_label: '', answer_correct: true },
          { answer_text: 'Newer', answer_label: '', answer_correct: false },
        ],
      }));
      await keep(
        client,
        editPath(question.id),
        { question_text: 'typed', answers: [{ answer_id: question.right[0], answer_text: 'Atrial fibrillation' }] },
        { revision: 1 },
      );
      const page = (await client.get(editPath(question.id))).body;
      expect(page).toMatchObject({ draft_is_stale: true, revision: 2, form: { question_text: 'typed' } });
      expect(page.form.answers[0]).not.toHaveProperty('answer_id');
    });

    it('refuses what is too long, numbers that are none, and more drafts than anybody needs', async () => {
      const { person, client } = await aWriter();
      expect(flaws(await keep(client, CREATE_QUESTION, { explanation_text: '&'.repeat(20_000) }))).toEqual([
        422,
        'explanation_text: explanation-too-long',
      ]);
      const draft = await aDraft(world, { person });
      expect((await keep(client, CREATE_QUESTION, {}, { draft_id: draft.id, version: 99_999_999_999 })).status).toBe(
        422,
      );
      await sql(
        `INSERT INTO question_drafts (account_id, body, created_at, saved_at) SELECT $1, '{}', now(), now() FROM generate_series(1, 199)`,
        [person.id],
      );
      expect(told(await keep(client, CREATE_QUESTION, { question_text: 'one more' }))).toEqual([
        409,
        '/problems/too-many-drafts',
      ]);
    });
  });

  describe('the preview', () => {
    it('shows a draft as the run would, before and after answering', async () => {
      const topic = await aTopic(world, { specialty_id: 3, name: 'Ulcers' });
      const { person, client } = await aWriter('author');
      const draft = await aDraft(world, { person, form: await aForm(world, { topic_id: topic.id, specialty_id: 3 }) });
      const { body } = await client.get(`/questions/preview/${draft.id}/`);
      expect(body).toMatchObject({
        question: {
          question_id: 0,
          question_text: draft.form.question_text,
          question_type: 1,
          selectable_answers: 1,
          answers: [{ answer_id: 1, answer_text: 'Myocardial infarction' }, { answer_id: 2 }, { answer_id: 3 }],
        },
        answered: {
          selected: [1],
          correct_answers: [1],
          answer_correct: true,
          explanation_text: '<p>ST elevation.</p>',
          topic_name: 'Ulcers',
          specialty_id: 3,
          author_data: { username: person.username },
        },
        edit_url: `/questions/create/?draft=${draft.id}`,
      });
    });

    it('shows one that is hardly begun, and free text', async () => {
      const { person, client } = await aWriter();
      const empty = await client.post(CREATE_QUESTION, { data_request: 'autosave', form: {} });
      expect(await client.get(`/questions/preview/${empty.body.draft_id}/`)).toMatchObject({
        status: 200,
        body: { question: { answers: [], selectable_answers: 1 } },
      });
      const boxes = await aDraft(world, {
        person,
        form: await aForm(world, { question_type: 4, answers: [{ answer_label: 'What?', answer_text: 'PE' }] }),
      });
      expect((await client.get(`/questions/preview/${boxes.id}/`)).body).toMatchObject({
        question: { answers: [{ answer_id: 1, answer_label: 'What?', answer_text: '' }] },
        answered: { model_answers: [{ answer_id: 1, answer_text: 'PE' }] },
      });
    });

    it('asks for one answer where any of several is correct, as the saved question will', async () => {
      const { person, client } = await aWriter('author');
      const answers = [
        { text: 'Atenolol', correct: true },
        { text: 'Bisoprolol', correct: true },
        { text: 'Ramipril' },
      ];
      const [any, all] = [
        await aQuestion(world, { author_id: person.id, answers, selectable_answers: 1 }),
        await aQuestion(world, { author_id: person.id, answers }),
      ];
      for (const [question, selectable_answers, selected] of [
        [any, 1, [1]],
        [all, 2, [1, 2]],
      ] as const) {
        const { body: edited } = await client.get(editPath(question.id));
        expect(edited.any_right).toBe(question === any);
        const draft = await aDraft(world, { person, form: edited.form, of: { question: { id: question.id } } });
        expect((await client.get(`/questions/preview/${draft.id}/`)).body).toMatchObject({
          question: { selectable_answers },
          answered: { selected, correct_answers: [1, 2] },
        });
      }
    });

    it('leads back to the question that is changed', async () => {
      const { person, client } = await aWriter('author');
      const question = await aQuestion(world, { author_id: person.id });
      const draft = await aDraft(world, { person, of: { question: { id: question.id } } });
      expect((await client.get(`/questions/preview/${draft.id}/`)).body.edit_url).toBe(editPath(question.id));
    });
  });

  describe('what one has written', () => {
    it('is listed with its figures, the last changed first; a draft of a question stands in its line', async () => {
      const { person, client } = await aWriter('author');
      const at = (minutes: number) => new Date(world.clock.now().getTime() - minutes * 60_000);
      const bank = await aQuestion(world, {
        author_id: person.id,
        question_text: '<p>Which <em>valve</em>?</p>',
        times_answered: 3,
        times_correct: 2,
        upvotes: 4,
        downvotes: 1,
      });
      await sql('UPDATE questions SET updated_at = $2 WHERE id = $1', [bank.id, at(30)]);
      const own = await aQuestion(world, { author_id: person.id, status: 'private' });
      await sql('UPDATE questions SET updated_at = $2 WHERE id = $1', [own.id, at(20)]);
      const draft = await aDraft(world, {
        person,
        form: await aForm(world, {
          question_text: '<p>Half a 100% thought</p>',
          question_type: 4,
          specialty_id: 5,
          topic_id: 0,
        }),
      });
      const change = await aDraft(world, { person, of: { question: { id: bank.id } } });
      await sql('UPDATE question_drafts SET saved_at = $2 WHERE id = $1', [draft.id, at(10)]);
      await aQuestion(world);
      await aQuestion(world, { author_id: person.id, deleted_at: new Date() });
      await aDraft(world);
      const { body } = await client.get('/questions/mine/');
      expect(body).toMatchObject({
        page: 1,
        pages: 1,
        count: 3,
        abilities: { publish: true, publish_alone: false, edit_for_all: false },
      });
      expect(body.items).toEqual([
        {
          question_id: bank.id,
          draft_id: change.id,
          title: 'Which valve?',
          question_type: 1,
          place: 'published',
          proposal: null,
          specialty_id: 1,
          times_answered: 3,
          facility: 66.7,
          upvotes: 4,
          downvotes: 1,
          changed_at: world.clock.now().toISOString(),
        },
        {
          question_id: null,
          draft_id: draft.id,
          title: 'Half a 100% thought',
          question_type: 4,
          place: 'draft',
          proposal: null,
          specialty_id: 5,
          times_answered: 0,
          facility: null,
          upvotes: 0,
          downvotes: 0,
          changed_at: at(10).toISOString(),
        },
        expect.objectContaining({
          question_id: own.id,
          draft_id: null,
          place: 'private',
          changed_at: at(20).toISOString(),
        }),
      ]);
      const found = async (query: string) =>
        (await client.get(`/questions/mine/?${query}`)).body.items.map(
          (line: { question_id: number | null }) => line.question_id,
        );
      expect(await found('place=published')).toEqual([bank.id]);
      expect(await found('place=draft')).toEqual([null]);
      expect(await found('search=valve')).toEqual([bank.id]);
      expect(await found('search=100%25')).toEqual([null]);
      expect(await found('search=100_')).toEqual([]);
    });

    it('is ten a page (spec 2 §9)', async () => {
      const { person, client } = await aWriter();
      for (let index = 0; index < 12; index += 1)
        await aDraft(world, { person, form: await aForm(world, { question_text: `<p>${index}</p>` }) });
      const [first, second, third] = await Promise.all(
        [1, 2, 3].map(async (page) => (await client.get(`/questions/mine/?page=${page}`)).body),
      );
      expect([first.items.length, second.items.length, third.items.length, first.pages, third.count]).toEqual([
        10, 2, 0, 2, 12,
      ]);
    });
  });
});
