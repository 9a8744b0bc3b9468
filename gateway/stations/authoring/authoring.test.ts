import { randomUUID } from 'node:crypto';
import { findChecklist } from '~/domain/stations/find-checklist.query';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aStationDraft, aStationForm } from '~/infra/tooling/testing/factories/station-authoring';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { CREATE_STATION, editPath, stationWritersOf } from '~/infra/tooling/testing/factories/writing-stations';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

const flaws = ({ status, body }: { status: number; body: { errors?: { path: string; message: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ path, message }) => `${path}: ${message}`),
];

describe('writing stations', () => {
  const world = openWorld();
  const { stored, aWriter, titles, questionsOf, anOwn } = stationWritersOf(world);

  describe('a new station', () => {
    it('begins with an empty form, the names of templates in the reader’s language, and with what they may do', async () => {
      const learner = await world.signedIn(await aPerson(world, { language: 'es' }));
      const { status, body } = await learner.get(CREATE_STATION);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        form: { name: '', label: 0, language: 'es', checklist: [], candidate_minutes: null },
        draft: null,
        draft_is_stale: false,
        abilities: { publish: false },
      });
      expect(body.templates.checklist[0]).toEqual({ key: 'history', name: 'Anamnesis dirigida' });
      expect((await (await aWriter('author')).client.get(CREATE_STATION)).body.abilities).toEqual({ publish: true });
    });

    // rules: 3.1.1, 3.2.11, 3.3.3, 3.3.7, 3.3.8, 3.3.9
    it('is saved as the form has it, tidied and sanitised, personal unless it is published', async () => {
      const { person, client } = await aWriter('author');
      const { status, body } = await client.post('/sca-cases/create/', {
        ...aStationForm({
          name: ' Acute  chest pain ',
          label: 3,
          video_link: 'https://youtu.be/dQw4w9WgXcQ',
          candidate_minutes: 8,
          examiner_minutes: 10,
          long_case: true,
          student_instructions: '<p onclick="x">Take <script>alert(1)</script>a history.</p>',
          checklist: [
            {
              title: ' ',
              order: 0,
              items: [
                { title: ' Washes\nhands ', order: 0 },
                { title: ' ', order: 1 },
              ],
            },
          ],
          examiner_questions: [
            { question_text: 'Why?', explanation_text: '<p>So <img src=x onerror=alert(1)></p>' },
            { question_text: ' ' },
          ],
        }),
      });
      expect([status, body]).toEqual([
        200,
        {
          station_id: body.station_id,
          slug: 'acute-chest-pain',
          revision: 1,
          next_url: '/sca-cases/acute-chest-pain/edit/',
          virtual_patient_enabled_at: null,
          switched_off: false,
        },
      ]);
      expect(await stored(body.station_id)).toMatchObject({
        name: 'Acute chest pain',
        slug: 'acute-chest-pain',
        style: 2,
        label: 3,
        owner_id: person.id,
        published_at: null,
        long_case: true,
        candidate_minutes: 8,
        examiner_minutes: 10,
        student_instructions: '<p>Take a history.</p>',
        video_id: 'dQw4w9WgXcQ',
        video_link: 'https://youtu.be/dQw4w9WgXcQ',
        created_at: world.clock.now(),
      });
      expect(await titles(body.station_id)).toEqual([['Section title', 'Washes hands']]);
      expect((await questionsOf(body.station_id)).map((one) => [one.question_text, one.explanation_text])).toEqual([
        ['Why?', '<p>So </p>'],
      ]);
    });

    // rules: 3.7.29
    it('comes as a form, too: hidden fields, and the checklist as JSON of sections (spec 3 §7)', async () => {
      const { client } = await aWriter();
      const { checklist, examiner_questions, ...form } = aStationForm({ name: 'By form', label: 2 });
      const { candidate_minutes: _, examiner_minutes: __, ...texts } = form;
      const answer = await client.post(
        CREATE_STATION,
        {
          ...texts,
          candidate_minutes: '',
          examiner_minutes: '0',
          long_case: 'false',
          checklist: JSON.stringify(checklist),
          examiner_questions: JSON.stringify(examiner_questions),
        },
        { as: 'form' },
      );
      expect(refusal(answer)).toEqual([200, undefined]);
      expect(await stored(answer.body.station_id)).toMatchObject({
        label: 2,
        candidate_minutes: null,
        examiner_minutes: 0,
        long_case: false,
      });
      expect(await titles(answer.body.station_id)).toEqual([
        ['Opening', 'Washes hands', 'Gives name and role'],
        ['History', 'Asks about onset', 'Asks about radiation'],
      ]);
      expect(refusal(await client.post(CREATE_STATION, { ...texts, checklist: '[{' }, { as: 'form' }))).toEqual([
        422,
        'invalid-input',
      ]);
      expect(
        refusal(await client.post(CREATE_STATION, { ...texts, checklist: '[{"title":7}]' }, { as: 'form' })),
      ).toEqual([422, 'invalid-input']);
    });

    // rules: 3.5.17
    it('embeds nothing unless the video id has 11 characters, and keeps what was typed (spec 3 §5)', async () => {
      const { client } = await aWriter();
      const { body } = await client.post(
        CREATE_STATION,
        aStationForm({ name: 'Short video', video_link: 'https://youtu.be/dQw4w9WgXc' }),
      );
      expect(await stored(body.station_id)).toMatchObject({
        video_id: null,
        video_link: 'https://youtu.be/dQw4w9WgXc',
      });
    });

    // rules: 3.5.1
    it('can be saved only with name, description and a label other than 0 (spec 3 §5)', async () => {
      const { person, client } = await aWriter();
      const answer = await client.post(CREATE_STATION, aStationForm({ name: ' ', description: '', label: 0 }));
      expect(refusal(answer)).toEqual([422, 'station-flawed']);
      expect(flaws(answer)).toEqual([
        422,
        'name: name-missing',
        'description: description-missing',
        'label: label-missing',
      ]);
      expect(await table(world, 'stations').count({ owner_id: person.id })).toBe(0);
    });

    it.each([
      ['a label that is none', { label: 8 }, 'label: label-missing'],
      [
        'HTML in an item',
        { checklist: [{ title: 'A', items: [{ title: '<b>x</b>' }] }] },
        'checklist.0.items.0.title: item-html',
      ],
      ['HTML in a heading', { checklist: [{ title: '<i>A</i>', items: [] }] }, 'checklist.0.title: item-html'],
      [
        'an answer without its question',
        { examiner_questions: [{ explanation_text: '<p>Because.</p>' }] },
        'examiner_questions.0.question_text: question-missing',
      ],
      ['a text that the sanitiser makes too long', { walkthrough: '&'.repeat(20_000) }, 'walkthrough: text-too-long'],
      [
        'more items than marks can name',
        {
          checklist: [1, 2].map((order) => ({
            title: 'A',
            order,
            items: Array.from({ length: 251 }, (_, index) => ({ title: `${index}` })),
          })),
        },
        'checklist: too-many-items',
      ],
    ])('with %s is refused', async (_name, fields, flaw) => {
      const { client } = await aWriter();
      expect(flaws(await client.post(CREATE_STATION, aStationForm(fields)))).toEqual([422, flaw]);
    });

    it.each([
      ['text beyond its length', { walkthrough: 'x'.repeat(50_001) }],
      ['a duration of many hours', { examiner_minutes: 241 }],
      ['half a minute', { candidate_minutes: 0.5 }],
      ['text that is none', { name: { toString: 'x' } }],
      ['a checklist that is none', { checklist: { length: 1 } }],
      ['an item that is none', { checklist: [{ title: 'A', items: [null] }] }],
    ])('with %s is no form', async (_name, fields) => {
      const { client } = await aWriter();
      expect(refusal(await client.post(CREATE_STATION, { ...aStationForm(), ...fields }))).toEqual([
        422,
        'invalid-input',
      ]);
    });

    it('takes characters that no database takes', async () => {
      const { client } = await aWriter();
      const { status, body } = await client.post(
        CREATE_STATION,
        aStationForm({
          name: 'Odd\u0000 \ud800',
          student_instructions: '<p>a\u0000\ud800</p>',
          checklist: [{ title: 'A\u0000', items: [{ title: '\ud800b\u0000' }] }],
        }),
      );
      expect(status).toBe(200);
      expect(await titles(body.station_id)).toEqual([['A', '\ufffdb']]);
      expect(
        (
          await client.post('/osce-stations/create/', {
            data_request: 'autosave',
            form: aStationForm({ name: 'Odd\u0000 \ud800' }),
          })
        ).status,
      ).toBe(200);
    });

    it('has a slug from its name, unique over all styles, with -2 behind it where it is taken or reserved', async () => {
      const { client } = await aWriter();
      const write = async (name: string, base = 'osce-stations') =>
        (await client.post(`/${base}/create/`, aStationForm({ name }))).body;
      const first = await write('Sepsis');
      expect([
        first.slug,
        (await write('Sepsis', 'nursing-toc')).slug,
        (await write('Sép-sis')).slug,
        (await write('Sepsis!')).slug,
      ]).toEqual(['sepsis', 'sepsis-2', 'sep-sis', 'sepsis-3']);
      expect([(await write('Create')).slug, (await write('Summary')).slug, (await write('Personal')).slug]).toEqual([
        'create-2',
        'summary-2',
        'personal-2',
      ]);
      await client.post(editPath('sepsis'), { data_request: 'delete_osce_kit' });
      expect((await write('Sepsis')).slug).toBe('sepsis');
    });

    it('has a slug of its own also when many are saved in the same instant', async () => {
      const { client } = await aWriter();
      await client.get('/api/session/');
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => client.post(CREATE_STATION, aStationForm({ name: 'Same name' }))),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(6);
    });

    it('sent twice is made once, also in the same instant', async () => {
      const { person, client } = await aWriter();
      await client.get('/api/session/');
      const sent = { ...aStationForm({ name: 'Twice' }), submission_id: randomUUID() };
      const [first, second] = await Promise.all([client.post(CREATE_STATION, sent), client.post(CREATE_STATION, sent)]);
      const third = await client.post(CREATE_STATION, sent);
      expect(new Set([first, second, third].map(({ body }) => body.station_id)).size).toBe(1);
      expect(await table(world, 'stations').count({ owner_id: person.id })).toBe(1);
    });

    it('is published by authors only', async () => {
      const sent = { ...aStationForm({ name: 'For all' }), place: 'published' };
      expect(refusal(await (await aWriter()).client.post(CREATE_STATION, sent))).toEqual([
        403,
        'may-not-publish-station',
      ]);
      const { body } = await (await aWriter('author')).client.post(CREATE_STATION, sent);
      expect((await stored(body.station_id)).published_at).toEqual(world.clock.now());
      expect((await world.client().get(`/osce-stations/${body.slug}/`)).status).toBe(200);
    });
  });

  describe('what is typed', () => {
    it('is kept as a draft as unfinished as it is, and found again', async () => {
      const { client } = await aWriter();
      const first = await client.post('/ecoe-stations/create/', { data_request: 'autosave', form: { name: 'Half a' } });
      expect(first.body).toEqual({
        draft_id: first.body.draft_id,
        version: 1,
        saved_at: world.clock.now().toISOString(),
      });
      const second = await client.post('/ecoe-stations/create/', {
        data_request: 'autosave',
        ...first.body,
        form: { name: 'Half a name' },
      });
      expect(second.body.version).toBe(2);
      const { body } = await client.get(`/ecoe-stations/create/?draft=${first.body.draft_id}`);
      expect(body).toMatchObject({
        form: { name: 'Half a name', label: 0 },
        draft: { draft_id: first.body.draft_id, version: 2 },
      });
    });

    it('sent twice is kept once, and an older window overwrites nothing', async () => {
      const { person, client } = await aWriter();
      const begin = () => client.post(CREATE_STATION, { data_request: 'autosave', form: { name: 'A' } });
      const [{ body: head }, again] = [await begin(), await begin()];
      expect(again.body).toEqual(head);
      const next = { data_request: 'autosave', draft_id: head.draft_id, version: 1, form: { name: 'AB' } };
      expect([
        (await client.post(CREATE_STATION, next)).body.version,
        (await client.post(CREATE_STATION, next)).body.version,
      ]).toEqual([2, 2]);
      expect(refusal(await client.post(CREATE_STATION, { ...next, form: { name: 'AC' } }))).toEqual([
        409,
        'station-draft-changed',
      ]);
      expect(
        (await table(world, 'station_drafts').find({ account_id: person.id })).map(({ body }) => body.name),
      ).toEqual(['AB']);
    });

    it('is sanitised, for it is shown again', async () => {
      const { client } = await aWriter();
      const { body } = await client.post(CREATE_STATION, {
        data_request: 'autosave',
        form: { walkthrough: '<p>a<script>x</script></p>' },
      });
      expect((await table(world, 'station_drafts').one({ id: body.draft_id })).body.walkthrough).toBe('<p>a</p>');
    });

    it('is nobody else’s, and of its own style', async () => {
      const { id, person } = await aStationDraft(world);
      const other = await aWriter('staff');
      expect(refusal(await other.client.get(`${CREATE_STATION}?draft=${id}`))).toEqual([
        404,
        'station-draft-not-found',
      ]);
      for (const data_request of ['autosave', 'discard_draft'])
        expect(
          refusal(await other.client.post(CREATE_STATION, { data_request, draft_id: id, version: 1, form: {} })),
        ).toEqual([404, 'station-draft-not-found']);
      expect(refusal(await (await world.signedIn(person)).get(`/sca-cases/create/?draft=${id}`))).toEqual([
        404,
        'station-draft-not-found',
      ]);
    });

    it('goes when it is saved, or thrown away', async () => {
      const { id, person, form } = await aStationDraft(world);
      const client = await world.signedIn(person);
      expect((await client.post(CREATE_STATION, { ...form, draft_id: id })).status).toBe(200);
      expect(await table(world, 'station_drafts').count({ id })).toBe(0);
      const other = await aStationDraft(world, { person });
      expect((await client.post(CREATE_STATION, { data_request: 'discard_draft', draft_id: other.id })).body).toEqual({
        next_url: '/osce-stations/personal/',
      });
      expect(refusal(await client.post(CREATE_STATION, { data_request: 'discard_draft', draft_id: other.id }))).toEqual(
        [404, 'station-draft-not-found'],
      );
    });

    it('of a station stands in place of what is saved, for its writer alone, and says when it is stale', async () => {
      const { client, path, form, station } = await anOwn();
      const moderator = await aWriter('moderator');
      const kept = await client.post(path, {
        data_request: 'autosave',
        revision: 1,
        form: { ...form, name: 'Half changed' },
      });
      expect((await client.get(path)).body).toMatchObject({
        form: { name: 'Half changed' },
        draft: { draft_id: kept.body.draft_id },
        draft_is_stale: false,
      });
      expect((await moderator.client.get(path)).body).toMatchObject({ form: { name: station.name }, draft: null });
      await moderator.client.post(path, { ...form, description: 'Better.', revision: 1 });
      expect((await client.get(path)).body).toMatchObject({
        form: { name: 'Half changed' },
        draft_is_stale: true,
        revision: 2,
      });
      expect((await client.get(`${path}?revision=2`)).body).toMatchObject({
        form: { description: 'Better.', name: station.name },
        draft: null,
      });
      expect((await client.post(path, { data_request: 'discard_draft', draft_id: kept.body.draft_id })).body).toEqual({
        next_url: path,
      });
      expect((await client.get(path)).body).toMatchObject({ form: { description: 'Better.' }, draft: null });
    });
  });

  describe('a change', () => {
    it('of what is not there, is under another base, or was deleted, is a 404', async () => {
      const { client, station } = await anOwn();
      expect(refusal(await client.get(editPath('no-such-station')))).toEqual([404, 'station-not-found']);
      expect(refusal(await client.get(editPath(station.slug, 'sca-cases')))).toEqual([404, 'station-not-found']);
      await client.post(editPath(station.slug), { data_request: 'delete_osce_kit' });
      expect(refusal(await client.get(editPath(station.slug)))).toEqual([404, 'station-not-found']);
    });

    it('keeps the slug, counts the state on, keeps the one before, and says who changed what', async () => {
      const { person, client, station, path, form } = await anOwn();
      world.clock.advance(60_000);
      const answer = await client.post(path, {
        ...form,
        name: 'Renamed',
        description: 'Otherwise.',
        place: 'published',
        revision: 1,
      });
      expect(answer.body).toEqual({
        station_id: station.id,
        slug: station.slug,
        revision: 2,
        next_url: path,
        virtual_patient_enabled_at: null,
        switched_off: false,
      });
      expect(await stored(station.id)).toMatchObject({
        name: 'Renamed',
        slug: station.slug,
        revision: 2,
        updated_at: world.clock.now(),
        published_at: world.clock.now(),
      });
      expect(await table(world, 'station_revisions').find({ station_id: station.id })).toMatchObject([
        {
          revision: 1,
          replaced_by: person.id,
          event: 'published,name,description',
          body: { name: station.name, published: false },
        },
      ]);
      expect((await client.get(path)).body.history).toEqual([
        {
          revision: 2,
          user: person.name,
          timestamp: world.clock.now().toISOString(),
          event: 'published,name,description',
        },
        { revision: 1, user: person.name, timestamp: expect.any(String), event: 'written' },
      ]);
    });

    it('that changes nothing, or is sent twice, is no state of its own', async () => {
      const { client, station, path, form } = await anOwn();
      const sent = { ...form, name: 'Renamed', revision: 1 };
      expect((await client.post(path, { ...form, revision: 1 })).body.revision).toBe(1);
      expect((await client.post(path, sent)).body.revision).toBe(2);
      expect((await client.post(path, sent)).body.revision).toBe(2);
      expect(await table(world, 'station_revisions').count({ station_id: station.id })).toBe(1);
    });

    it('of two people at once: the second reads who saved and when (409), and overwrites nothing', async () => {
      const { client, station, path, form } = await anOwn();
      const moderator = await aWriter('moderator');
      expect(
        (await moderator.client.post(path, { ...form, description: 'By the moderator.', revision: 1 })).status,
      ).toBe(200);
      const answer = await client.post(path, { ...form, description: 'By the owner.', revision: 1 });
      expect(refusal(answer)).toEqual([409, 'station-changed']);
      expect(answer.body.errors).toEqual([
        { path: 'changed_by', message: moderator.person.name },
        { path: 'changed_at', message: world.clock.now().toISOString() },
      ]);
      expect((await stored(station.id)).description).toBe('By the moderator.');
      const [first, second] = await Promise.all(
        ['One.', 'Two.'].map((description) => client.post(path, { ...form, description, revision: 2 })),
      );
      expect([first!.status, second!.status].sort()).toEqual([200, 409]);
    });

    it('lets rows that continue keep their ids, wherever they move: by their id, or by the same words', async () => {
      const { client, station, path, form } = await anOwn();
      const [opening, history] = form.checklist;
      const [washes, role] = opening.items;
      const [onset, radiation] = history.items;
      const checklist = [
        { ...history, items: [radiation, { title: 'New' }, { ...washes, title: 'Washes or gels hands' }] },
        { title: 'Another', items: [{ title: onset.title }, { id: 999_999, title: 'Foreign id' }] },
      ];
      await client.post(path, { ...form, checklist, revision: 1 });
      const now = await findChecklist(world.deps.read, station.id);
      expect(now.map((section) => [section.title, section.order, ...section.items.map((item) => item.title)])).toEqual([
        ['History', 0, 'Asks about radiation', 'New', 'Washes or gels hands'],
        ['Another', 1, 'Asks about onset', 'Foreign id'],
      ]);
      expect(now[0]!.id).toBe(history.id);
      expect([now[0]!.items[0]!.id, now[0]!.items[2]!.id, now[1]!.items[0]!.id]).toEqual([
        radiation.id,
        washes.id,
        onset.id,
      ]);
      const all = now.flatMap(({ items }) => items.map(({ id }) => id));
      expect(all).not.toContain(role.id);
      expect(all).not.toContain(999_999);
      expect(new Set(all).size).toBe(5);
    });

    it('takes no row from another station, and no id twice', async () => {
      const other = await aStation(world);
      const { client, station, path, form } = await anOwn();
      const item = form.checklist[0].items[0];
      const checklist = [
        {
          id: other.sections[0]!.id,
          title: 'Taken',
          items: [{ id: other.item_ids[0], title: 'Taken' }, item, { ...item, title: 'Twice' }],
        },
      ];
      await client.post(path, {
        ...form,
        checklist,
        examiner_questions: [{ id: (await questionsOf(other.id))[0]!.id, question_text: 'Taken' }],
        revision: 1,
      });
      expect(await titles(other.id)).toEqual([
        ['Opening', 'Washes hands', 'Gives name and role'],
        ['History', 'Asks about onset', 'Asks about radiation'],
      ]);
      expect((await questionsOf(other.id)).map((one) => one.question_text)).toEqual(['What comes next?']);
      expect(await titles(station.id)).toEqual([['Taken', 'Taken', item.title, 'Twice']]);
      expect((await questionsOf(station.id)).map((one) => one.question_text)).toEqual(['Taken']);
    });

    it('of what is published is by authors; its owner may withdraw it', async () => {
      const { person, client } = await aWriter();
      const station = await aStation(world, { owner_id: person.id });
      const { form } = (await client.get(editPath(station.slug))).body;
      expect(refusal(await client.post(editPath(station.slug), { ...form, name: 'New', revision: 1 }))).toEqual([
        403,
        'may-not-publish-station',
      ]);
      expect((await client.post(editPath(station.slug), { ...form, place: 'personal', revision: 1 })).status).toBe(200);
      expect((await stored(station.id)).published_at).toBeNull();
      expect((await world.client().get(`/osce-stations/${station.slug}/`)).status).toBe(404);
      expect((await client.get(`/osce-stations/${station.slug}/`)).status).toBe(200);
    });

    it('of the starter content is its editor’s from there on: the loader leaves it alone', async () => {
      const station = await aStation(world, { content_hash: 'x' });
      const { client } = await aWriter('moderator');
      const { form } = (await client.get(editPath(station.slug))).body;
      await client.post(editPath(station.slug), { ...form, name: 'Mended', revision: 1 });
      expect(await stored(station.id)).toMatchObject({ name: 'Mended', content_hash: null, owner_id: null });
    });
  });
});
