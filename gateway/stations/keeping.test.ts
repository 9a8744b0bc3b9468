import { randomUUID } from 'node:crypto';
import { findChecklist } from '~/domain/stations/find-checklist.query';
import { DRAFTS_MAX, saveDraft } from '~/domain/stations/authoring/station-drafts';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aStationDraft } from '~/infra/tooling/testing/factories/station-authoring';
import { aStation, anAttempt } from '~/infra/tooling/testing/factories/stations';
import { CREATE_STATION, editPath, stationWritersOf } from '~/infra/tooling/testing/factories/writing-stations';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

describe('what becomes of a station that is written', () => {
  const world = openWorld();
  const { stored, aWriter, titles, questionsOf, anOwn, saved } = stationWritersOf(world);

  describe('earlier states', () => {
    it('are looked at and restored, and what was there before is kept', async () => {
      const { person, client, station, path, form } = await anOwn();
      const items = station.item_ids;
      await client.post(path, { ...form, name: 'Second', checklist: [form.checklist[1]], revision: 1 });
      const earlier = (await client.get(`${path}?revision=1`)).body;
      expect(earlier).toMatchObject({ revision: 2, form: { name: station.name } });
      expect(earlier.form.checklist[0].items[0]).toEqual({ title: 'Washes hands', order: 0 });
      const answer = await client.post(path, { data_request: 'restore', restore_revision: 1, revision: 2 });
      expect(answer.body).toMatchObject({ revision: 3, next_url: path });
      expect((await stored(station.id)).name).toBe(station.name);
      const now = await findChecklist(world.deps.read, station.id);
      expect(now.map(({ title }) => title)).toEqual(['Opening', 'History']);
      expect(now[1]!.items.map(({ id }) => id)).toEqual(items.slice(2));
      expect(
        (await client.post(path, { data_request: 'history' })).body.history.map(
          ({ revision, user, event }: Record<string, unknown>) => [revision, user, event],
        ),
      ).toEqual([
        [3, person.name, 'restored,name,checklist'],
        [2, person.name, 'name,checklist'],
        [1, person.name, 'written'],
      ]);
    });

    it('restored twice are restored once, and not over what somebody else saved', async () => {
      const { client, station, path, form } = await anOwn();
      await client.post(path, { ...form, name: 'Second', revision: 1 });
      const restore = { data_request: 'restore', restore_revision: 1, revision: 2 };
      expect([
        (await client.post(path, restore)).body.revision,
        (await client.post(path, restore)).body.revision,
      ]).toEqual([3, 3]);
      await client.post(path, { ...form, name: 'Fourth', revision: 3 });
      expect(refusal(await client.post(path, restore))).toEqual([409, 'station-changed']);
      expect(refusal(await client.post(path, { ...restore, restore_revision: 99 }))).toEqual([
        404,
        'station-revision-not-found',
      ]);
      expect(refusal(await client.get(`${path}?revision=99`))).toEqual([404, 'station-revision-not-found']);
      expect(await saved(station)).toBe(4);
    });
  });

  describe('deleting', () => {
    // rules: 3.7.19
    it('an examiner question takes it out, once (delete_examiner_question)', async () => {
      const { client, station, path } = await anOwn({ questions: ['First?', 'Second?'] });
      const [first] = await questionsOf(station.id);
      const act = { data_request: 'delete_examiner_question', question_id: first!.id };
      expect([(await client.post(path, act)).body, (await client.post(path, act)).body]).toEqual([
        { revision: 2, switched_off: false },
        { revision: 2, switched_off: false },
      ]);
      expect((await questionsOf(station.id)).map((one) => one.question_text)).toEqual(['Second?']);
    });

    // rules: 3.7.20
    it('a row takes an item out; a heading leaves its items to the section before (delete_row)', async () => {
      const { client, station, path } = await anOwn();
      const row = { data_request: 'delete_row', row_id: station.item_ids[0] };
      expect([(await client.post(path, row)).body, (await client.post(path, row)).body]).toEqual([
        { revision: 2, switched_off: false },
        { revision: 2, switched_off: false },
      ]);
      expect(await titles(station.id)).toEqual([
        ['Opening', 'Gives name and role'],
        ['History', 'Asks about onset', 'Asks about radiation'],
      ]);
      await client.post(path, { data_request: 'delete_row', row_id: station.sections[1]!.id, heading: true });
      expect(await titles(station.id)).toEqual([
        ['Opening', 'Gives name and role', 'Asks about onset', 'Asks about radiation'],
      ]);
      await client.post(path, { data_request: 'delete_row', row_id: station.sections[0]!.id, heading: true });
      expect(await titles(station.id)).toEqual([
        ['Section title', 'Gives name and role', 'Asks about onset', 'Asks about radiation'],
      ]);
      expect((await findChecklist(world.deps.read, station.id))[0]!.items.map(({ id }) => id)).toEqual(
        station.item_ids.slice(1),
      );
    });

    it('a row or question of another station, or on an older state, changes nothing', async () => {
      const other = await aStation(world);
      const { client, station, path } = await anOwn();
      expect(refusal(await client.post(path, { data_request: 'delete_row', row_id: other.item_ids[0] }))).toEqual([
        404,
        'row-not-found',
      ]);
      expect(
        refusal(
          await client.post(path, {
            data_request: 'delete_examiner_question',
            question_id: (await questionsOf(other.id))[0]!.id,
          }),
        ),
      ).toEqual([404, 'row-not-found']);
      expect(
        refusal(await client.post(path, { data_request: 'delete_row', row_id: station.item_ids[0], revision: 7 })),
      ).toEqual([409, 'station-changed']);
      expect(await saved(station)).toBe(1);
      expect((await titles(other.id)).flat()).toHaveLength(6);
    });

    // rules: 3.2.1, 3.7.24
    it('a station of any base lands on /osce-stations/personal/; sent twice it is done once (delete_osce_kit)', async () => {
      const { client, station } = await anOwn({ style: 3 });
      const path = editPath(station.slug, 'nursing-toc');
      const { form } = (await client.get(path)).body;
      await client.post(path, { data_request: 'autosave', form });
      for (let time = 0; time < 2; time += 1)
        expect((await client.post(path, { data_request: 'delete_osce_kit' })).body).toEqual({
          next_url: '/osce-stations/personal/',
        });
      expect((await stored(station.id)).deleted_at).toEqual(world.clock.now());
    });

    it('a station hides the drafts of it, and taken back it has them again', async () => {
      const { person, client, station, path } = await anOwn();
      const { form } = (await client.get(path)).body;
      const draft = (await client.post(path, { data_request: 'autosave', form: { ...form, name: 'Half a change' } }))
        .body;
      await client.post(path, { data_request: 'delete_osce_kit' });
      expect(
        refusal(await client.post(path, { data_request: 'autosave', form, draft_id: draft.draft_id, version: 1 })),
      ).toEqual([404, 'station-not-found']);
      const of = { style: 1, station: { id: station.id } };
      for (const known of [{ draft_id: draft.draft_id, version: 1 }, {}])
        await expect(
          world.deps.inTransaction((tx) => saveDraft(tx, person, { form, ...known }, of)),
        ).rejects.toMatchObject({ status: 404 });
      expect((await client.get('/osce-stations/personal/')).body.items).toEqual([]);
      await world.deps.dataSource.query('UPDATE stations SET deleted_at = NULL WHERE id = $1', [station.id]);
      expect((await client.get(path)).body).toMatchObject({ draft, form: { name: 'Half a change' } });
    });

    it('drafts of deleted stations do not count towards how many one may have', async () => {
      const { person, client, station, path } = await anOwn();
      const { form } = (await client.get(path)).body;
      await client.post(path, { data_request: 'autosave', form });
      await client.post(path, { data_request: 'delete_osce_kit' });
      await world.deps.dataSource.query(
        `INSERT INTO station_drafts (account_id, style, body, created_at, saved_at) SELECT $1, 1, '{}', now(), now() FROM generate_series(2, $2)`,
        [person.id, DRAFTS_MAX],
      );
      expect((await client.post(CREATE_STATION, { data_request: 'autosave', form })).status).toBe(200);
      expect(
        refusal(await client.post(CREATE_STATION, { data_request: 'autosave', form: { ...form, name: 'One more' } })),
      ).toEqual([409, 'too-many-station-drafts']);
      expect(await table(world, 'station_drafts').count({ station_id: station.id })).toBe(1);
    });

    it('a station keeps the results that were submitted at it', async () => {
      const { client, station, path } = await anOwn({ published_at: new Date() });
      const attempt = await anAttempt(world, { station });
      await client.post(path, { data_request: 'delete_osce_kit' });
      expect((await (await world.signedIn(attempt.examiner)).get(`/osce-stations/summary/${attempt.id}`)).status).toBe(
        200,
      );
    });
  });

  describe('cloning (clone_kit)', () => {
    // rules: 3.7.21
    it("copies all of it under new ids and ' (copy)', as a personal station of who cloned it", async () => {
      const original = await aStation(world, {
        video_id: 'dQw4w9WgXcQ',
        video_link: 'dQw4w9WgXcQ',
        candidate_minutes: 5,
        style: 4,
      });
      const { person, client } = await aWriter();
      const { status, body } = await client.post(editPath(original.slug, 'ecoe-stations'), {
        data_request: 'clone_kit',
      });
      expect([status, body]).toEqual([200, { next_url: `/ecoe-stations/${original.slug}-copy/edit/` }]);
      const clone = await table(world, 'stations').one({ owner_id: person.id });
      expect(clone).toMatchObject({
        name: `${original.name} (copy)`,
        style: 4,
        published_at: null,
        revision: 1,
        description: original.description,
        walkthrough: original.walkthrough,
        video_id: 'dQw4w9WgXcQ',
        candidate_minutes: 5,
        content_hash: null,
      });
      expect(await titles(clone.id)).toEqual(await titles(original.id));
      const ids = (await findChecklist(world.deps.read, clone.id)).flatMap(({ items }) => items.map(({ id }) => id));
      expect(ids.filter((id) => original.item_ids.includes(id))).toEqual([]);
      expect(await questionsOf(clone.id)).toMatchObject([
        { question_text: 'What comes next?', explanation_text: '<p>Because.</p>' },
      ]);
      expect((await client.get(body.next_url)).status).toBe(200);
    });

    // rules: 3.6.6
    it('is for what one may see only', async () => {
      const { station, path } = await anOwn();
      expect(refusal(await (await aWriter('author')).client.post(path, { data_request: 'clone_kit' }))).toEqual([
        404,
        'station-not-found',
      ]);
      expect((await (await aWriter('moderator')).client.post(path, { data_request: 'clone_kit' })).status).toBe(200);
      const gone = await aStation(world, { deleted_at: new Date() });
      expect(
        refusal(await (await aWriter('staff')).client.post(editPath(gone.slug), { data_request: 'clone_kit' })),
      ).toEqual([404, 'station-not-found']);
      expect(await saved(station)).toBe(1);
    });

    it('sent twice under one submission makes one', async () => {
      const { person, client, path } = await anOwn();
      const act = { data_request: 'clone_kit', submission_id: randomUUID() };
      await client.get('/api/session/');
      const [first, second] = await Promise.all([client.post(path, act), client.post(path, act)]);
      expect(first.body).toEqual(second.body);
      expect(await table(world, 'stations').count({ owner_id: person.id })).toBe(2);
    });
  });

  describe('one’s own stations', () => {
    it('are listed with drafts, the last changed first, 10 on a page, of every style', async () => {
      const { person, client } = await aWriter();
      const names: string[] = [];
      for (let index = 0; index < 11; index += 1) {
        world.clock.advance(1_000);
        const { name } = await aStation(world, {
          owner_id: person.id,
          style: (index % 4) + 1,
          published_at: index === 0 ? world.clock.now() : null,
          updated_at: world.clock.now(),
        } as never);
        names.unshift(name);
      }
      world.clock.advance(1_000);
      const draft = await aStationDraft(world, { person, of: { style: 2 } });
      await aStation(world, { owner_id: (await aPerson(world)).id, published_at: null });
      const first = (await client.get('/osce-stations/personal/')).body;
      expect(first).toMatchObject({ page: 1, pages: 2, count: 12, abilities: { publish: false } });
      expect(first.items.map(({ name }: { name: string }) => name)).toEqual([draft.form.name, ...names.slice(0, 9)]);
      expect(first.items[0]).toMatchObject({
        station_id: null,
        draft_id: draft.id,
        slug: null,
        place: 'draft',
        style: 2,
        edit_url: `/sca-cases/create/?draft=${draft.id}`,
      });
      expect(first.items[1]).toMatchObject({
        draft_id: null,
        place: 'personal',
        attempts: 0,
        edit_url: expect.stringMatching(/^\/nursing-toc\/station-\d+\/edit\/$/),
      });
      const second = (await client.get('/nursing-toc/personal/?page=2')).body;
      expect(second.items.map(({ name, place }: { name: string; place: string }) => [name, place])).toEqual([
        [names[9], 'personal'],
        [names[10], 'published'],
      ]);
      expect((await client.get('/osce-stations/personal/?style=2')).body.count).toBe(4);
      expect((await client.get(`/osce-stations/personal/?search=${encodeURIComponent('100%_')}`)).body).toMatchObject({
        count: 0,
        pages: 1,
        items: [],
      });
      expect((await client.get('/osce-stations/personal/?search=chest')).body.count).toBe(1);
    });
  });

  describe('templates', () => {
    // rules: 3.7.22
    it('of checklists answer titles of sections with their items, and a category (import_checklist_template)', async () => {
      const { client } = await aWriter();
      const { status, body } = await client.post(CREATE_STATION, {
        data_request: 'import_checklist_template',
        checklist_template: 'communication',
      });
      expect(status).toBe(200);
      expect(body.category).toBe('Communication');
      expect(body.Knowledge).toContain('Pauses and allows silence');
      expect(
        (
          await client.post(CREATE_STATION, {
            data_request: 'import_checklist_template',
            checklist_template: 'communication',
            language: 'es',
          })
        ).body.category,
      ).toBe('Comunicación');
    });

    // rules: 3.2.12, 3.7.23
    it.each(['candidate_instructions', 'patient_instructions', 'examiner_instructions', 'walkthrough'])(
      'of %s answer their content',
      async (kind) => {
        const { client, path } = await anOwn();
        const { templates } = (await client.get(path)).body;
        const { body } = await client.post(path, {
          data_request: `import_${kind}_template`,
          template_name: templates[kind][0].key,
        });
        expect(body.content).toMatch(/^<h3>/);
        expect(
          refusal(await client.post(path, { data_request: `import_${kind}_template`, template_name: 'nothing' })),
        ).toEqual([404, 'template-not-found']);
      },
    );

    // rules: 3.5.25
    it('are nothing when none is chosen (spec 3 §5)', async () => {
      const { client } = await aWriter();
      expect(
        (await client.post(CREATE_STATION, { data_request: 'import_checklist_template', checklist_template: '' })).body,
      ).toEqual({});
      expect((await client.post(CREATE_STATION, { data_request: 'import_walkthrough_template' })).body).toEqual({
        content: '',
      });
    });
  });

  it('publishes the schema of a checklist’s file, for anybody', async () => {
    const { status, body, headers } = await world.client().get('/schemas/checklist.json');
    expect([status, body.title, headers['access-control-allow-origin']]).toEqual([
      200,
      'Checklist of a clinical station',
      '*',
    ]);
  });
});
