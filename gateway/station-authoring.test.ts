import { randomUUID } from 'node:crypto';
import type { Person } from '../domain/accounts/person';
import type { StationForm } from '../domain/stations/authoring-contract';
import { ExaminerQuestion } from '../domain/stations/examiner-question.entity';
import { findChecklist } from '../domain/stations/find-checklist.query';
import { Station } from '../domain/stations/station.entity';
import { StationDraft } from '../domain/stations/station-draft.entity';
import { StationRevision } from '../domain/stations/station-revision.entity';
import { aGuest, aPerson } from '../infra/testing/factories/accounts';
import { aStationDraft, aStationForm } from '../infra/testing/factories/station-authoring';
import { aStation, anAttempt, type TestStation } from '../infra/testing/factories/stations';
import type { TestClient } from '../infra/testing/client';
import { openWorld } from '../infra/testing/world';

type Row = { id: number; title: string; order: number };
/** The form of a station as `aStation` makes it: two sections of two items. */
type Loaded = StationForm & { checklist: [Row & { items: [Row, Row] }, Row & { items: [Row, Row] }] };

const CREATE = '/osce-stations/create/';
const editPath = (slug: string, base = 'osce-stations') => `/${base}/${slug}/edit/`;
const told = ({ status, body }: { status: number; body: { type?: string } }) => [status, body.type?.replace('/problems/', '')];
const flaws = ({ status, body }: { status: number; body: { errors?: { path: string; message: string }[] } }) => [status, ...(body.errors ?? []).map(({ path, message }) => `${path}: ${message}`)];

describe('writing stations', () => {
  const world = openWorld();
  const rows = () => world.deps.read.em;
  const stored = (id: number) => rows().findOneByOrFail(Station, { id });
  const titles = async (id: number) => (await findChecklist(world.deps.read, id)).map(({ title, items }) => [title, ...items.map((item) => item.title)]);
  const questionsOf = (station_id: number) => rows().find(ExaminerQuestion, { where: { station_id }, order: { position: 'ASC' } });
  const aWriter = async (...roles: ('author' | 'moderator' | 'staff')[]): Promise<{ person: Person; client: TestClient }> => {
    const person = await aPerson(world, { roles: ['learner', ...roles] });
    return { person, client: await world.signedIn(person) };
  };
  /** Somebody's own station, personal unless it is said otherwise, with its editor's form. */
  const anOwn = async (options: Parameters<typeof aStation>[1] = {}): Promise<{ person: Person; client: TestClient; station: TestStation; form: Loaded; path: string }> => {
    const { person, client } = await aWriter('author');
    const station = await aStation(world, { owner_id: person.id, published_at: null, useful_links: '', ...options });
    const path = editPath(station.slug);
    return { person, client, station, path, form: (await client.get(path)).body.form };
  };
  const saved = async (station: { id: number }) => (await stored(station.id)).revision;

  describe('a new station', () => {
    it('begins with an empty form, the names of templates in the reader’s language, and with what they may do', async () => {
      const learner = await world.signedIn(await aPerson(world, { language: 'es' }));
      const { status, body } = await learner.get(CREATE);
      expect(status).toBe(200);
      expect(body).toMatchObject({ form: { name: '', label: 0, language: 'es', checklist: [], candidate_minutes: null }, draft: null, draft_is_stale: false, may_publish: false });
      expect(body.templates.checklist[0]).toEqual({ key: 'history', name: 'Anamnesis dirigida' });
      expect((await (await aWriter('author')).client.get(CREATE)).body.may_publish).toBe(true);
    });

    it('is saved as the form has it, tidied and sanitised, personal unless it is published', async () => {
      const { person, client } = await aWriter('author');
      const { status, body } = await client.post('/sca-cases/create/', {
        ...aStationForm({
          name: ' Acute  chest pain ', label: 3, video_link: 'https://youtu.be/dQw4w9WgXcQ', candidate_minutes: 8, examiner_minutes: 10, long_case: true,
          student_instructions: '<p onclick="x">Take <script>alert(1)</script>a history.</p>',
          checklist: [{ title: ' ', order: 0, items: [{ title: ' Washes\nhands ', order: 0 }, { title: ' ', order: 1 }] }],
          examiner_questions: [{ question_text: 'Why?', explanation_text: '<p>So <img src=x onerror=alert(1)></p>' }, { question_text: ' ' }],
        }),
      });
      expect([status, body]).toEqual([200, { station_id: body.station_id, slug: 'acute-chest-pain', revision: 1, next_url: '/sca-cases/acute-chest-pain/edit/', virtual_patient_enabled_at: null, switched_off: false }]);
      expect(await stored(body.station_id)).toMatchObject({
        name: 'Acute chest pain', slug: 'acute-chest-pain', style: 2, label: 3, owner_id: person.id, published_at: null, long_case: true, candidate_minutes: 8, examiner_minutes: 10,
        student_instructions: '<p>Take a history.</p>', video_id: 'dQw4w9WgXcQ', video_link: 'https://youtu.be/dQw4w9WgXcQ', created_at: world.clock.now(),
      });
      expect(await titles(body.station_id)).toEqual([['Section title', 'Washes hands']]);
      expect((await questionsOf(body.station_id)).map((one) => [one.question_text, one.explanation_text])).toEqual([['Why?', '<p>So </p>']]);
    });

    it('comes as a form, too: hidden fields, and the checklist as JSON of sections (spec 3 §7)', async () => {
      const { client } = await aWriter();
      const { checklist, examiner_questions, ...form } = aStationForm({ name: 'By form', label: 2 });
      const { candidate_minutes: _, examiner_minutes: __, ...texts } = form;
      const answer = await client.post(CREATE, { ...texts, candidate_minutes: '', examiner_minutes: '0', long_case: 'false', checklist: JSON.stringify(checklist), examiner_questions: JSON.stringify(examiner_questions) }, { as: 'form' });
      expect(told(answer)).toEqual([200, undefined]);
      expect(await stored(answer.body.station_id)).toMatchObject({ label: 2, candidate_minutes: null, examiner_minutes: 0, long_case: false });
      expect(await titles(answer.body.station_id)).toEqual([['Opening', 'Washes hands', 'Gives name and role'], ['History', 'Asks about onset', 'Asks about radiation']]);
      expect(told(await client.post(CREATE, { ...texts, checklist: '[{' }, { as: 'form' }))).toEqual([422, 'invalid-input']);
      expect(told(await client.post(CREATE, { ...texts, checklist: '[{"title":7}]' }, { as: 'form' }))).toEqual([422, 'invalid-input']);
    });

    it('embeds nothing unless the video id has 11 characters, and keeps what was typed (spec 3 §5)', async () => {
      const { client } = await aWriter();
      const { body } = await client.post(CREATE, aStationForm({ name: 'Short video', video_link: 'https://youtu.be/dQw4w9WgXc' }));
      expect(await stored(body.station_id)).toMatchObject({ video_id: null, video_link: 'https://youtu.be/dQw4w9WgXc' });
    });

    it('can be saved only with name, description and a label other than 0 (spec 3 §5)', async () => {
      const { person, client } = await aWriter();
      const answer = await client.post(CREATE, aStationForm({ name: ' ', description: '', label: 0 }));
      expect(told(answer)).toEqual([422, 'station-flawed']);
      expect(flaws(answer)).toEqual([422, 'name: name-missing', 'description: description-missing', 'label: label-missing']);
      expect(await rows().countBy(Station, { owner_id: person.id })).toBe(0);
    });

    it.each([
      ['a label that is none', { label: 8 }, 'label: label-missing'],
      ['HTML in an item', { checklist: [{ title: 'A', items: [{ title: '<b>x</b>' }] }] }, 'checklist.0.items.0.title: item-html'],
      ['HTML in a heading', { checklist: [{ title: '<i>A</i>', items: [] }] }, 'checklist.0.title: item-html'],
      ['an answer without its question', { examiner_questions: [{ explanation_text: '<p>Because.</p>' }] }, 'examiner_questions.0.question_text: question-missing'],
      ['a text that the sanitiser makes too long', { walkthrough: '&'.repeat(20_000) }, 'walkthrough: text-too-long'],
      ['more items than marks can name', { checklist: [1, 2].map((order) => ({ title: 'A', order, items: Array.from({ length: 251 }, (_, index) => ({ title: `${index}` })) })) }, 'checklist: too-many-items'],
    ])('with %s is refused', async (_name, fields, flaw) => {
      const { client } = await aWriter();
      expect(flaws(await client.post(CREATE, aStationForm(fields)))).toEqual([422, flaw]);
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
      expect(told(await client.post(CREATE, { ...aStationForm(), ...fields }))).toEqual([422, 'invalid-input']);
    });

    it('takes characters that no database takes', async () => {
      const { client } = await aWriter();
      const { status, body } = await client.post(CREATE, aStationForm({ name: 'Odd\u0000 \ud800', student_instructions: '<p>a\u0000\ud800</p>', checklist: [{ title: 'A\u0000', items: [{ title: '\ud800b\u0000' }] }] }));
      expect(status).toBe(200);
      expect(await titles(body.station_id)).toEqual([['A', '\ufffdb']]);
      expect((await client.post('/osce-stations/create/', { data_request: 'autosave', form: aStationForm({ name: 'Odd\u0000 \ud800' }) })).status).toBe(200);
    });

    it('has a slug from its name, unique over all styles, with -2 behind it where it is taken or reserved', async () => {
      const { client } = await aWriter();
      const write = async (name: string, base = 'osce-stations') => (await client.post(`/${base}/create/`, aStationForm({ name }))).body;
      const first = await write('Sepsis');
      expect([first.slug, (await write('Sepsis', 'nursing-toc')).slug, (await write('Sép-sis')).slug, (await write('Sepsis!')).slug]).toEqual(['sepsis', 'sepsis-2', 'sep-sis', 'sepsis-3']);
      expect([(await write('Create')).slug, (await write('Summary')).slug, (await write('Personal')).slug]).toEqual(['create-2', 'summary-2', 'personal-2']);
      await client.post(editPath('sepsis'), { data_request: 'delete_osce_kit' });
      expect((await write('Sepsis')).slug).toBe('sepsis');
    });

    it('has a slug of its own also when many are saved in the same instant', async () => {
      const { client } = await aWriter();
      await client.get('/api/session/');
      const answers = await Promise.all(Array.from({ length: 6 }, () => client.post(CREATE, aStationForm({ name: 'Same name' }))));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(6);
    });

    it('sent twice is made once, also in the same instant', async () => {
      const { person, client } = await aWriter();
      await client.get('/api/session/');
      const sent = { ...aStationForm({ name: 'Twice' }), submission_id: randomUUID() };
      const [first, second] = await Promise.all([client.post(CREATE, sent), client.post(CREATE, sent)]);
      const third = await client.post(CREATE, sent);
      expect(new Set([first, second, third].map(({ body }) => body.station_id)).size).toBe(1);
      expect(await rows().countBy(Station, { owner_id: person.id })).toBe(1);
    });

    it('is published by authors only', async () => {
      const sent = { ...aStationForm({ name: 'For all' }), place: 'published' };
      expect(told(await (await aWriter()).client.post(CREATE, sent))).toEqual([403, 'may-not-publish-station']);
      const { body } = await (await aWriter('author')).client.post(CREATE, sent);
      expect((await stored(body.station_id)).published_at).toEqual(world.clock.now());
      expect((await world.client().get(`/osce-stations/${body.slug}/`)).status).toBe(200);
    });

    it('is refused to guests and strangers', async () => {
      const guest = await world.signedIn(await aGuest(world));
      const station = await aStation(world);
      for (const [client, status] of [[guest, 403], [world.client(), 401]] as const) {
        for (const path of [CREATE, editPath(station.slug), '/osce-stations/personal/']) expect((await client.get(path)).status).toBe(status);
        expect((await client.post(CREATE, aStationForm())).status).toBe(status);
        expect((await client.post(editPath(station.slug), { data_request: 'clone_kit' })).status).toBe(status);
      }
    });
  });

  describe('what is typed', () => {
    it('is kept as a draft as unfinished as it is, and found again', async () => {
      const { client } = await aWriter();
      const first = await client.post('/ecoe-stations/create/', { data_request: 'autosave', form: { name: 'Half a' } });
      expect(first.body).toEqual({ draft_id: first.body.draft_id, version: 1, saved_at: world.clock.now().toISOString() });
      const second = await client.post('/ecoe-stations/create/', { data_request: 'autosave', ...first.body, form: { name: 'Half a name' } });
      expect(second.body.version).toBe(2);
      const { body } = await client.get(`/ecoe-stations/create/?draft=${first.body.draft_id}`);
      expect(body).toMatchObject({ form: { name: 'Half a name', label: 0 }, draft: { draft_id: first.body.draft_id, version: 2 } });
    });

    it('sent twice is kept once, and an older window overwrites nothing', async () => {
      const { person, client } = await aWriter();
      const begin = () => client.post(CREATE, { data_request: 'autosave', form: { name: 'A' } });
      const [{ body: head }, again] = [await begin(), await begin()];
      expect(again.body).toEqual(head);
      const next = { data_request: 'autosave', draft_id: head.draft_id, version: 1, form: { name: 'AB' } };
      expect([(await client.post(CREATE, next)).body.version, (await client.post(CREATE, next)).body.version]).toEqual([2, 2]);
      expect(told(await client.post(CREATE, { ...next, form: { name: 'AC' } }))).toEqual([409, 'station-draft-changed']);
      expect((await rows().findBy(StationDraft, { account_id: person.id })).map(({ body }) => body.name)).toEqual(['AB']);
    });

    it('is sanitised, for it is shown again', async () => {
      const { client } = await aWriter();
      const { body } = await client.post(CREATE, { data_request: 'autosave', form: { walkthrough: '<p>a<script>x</script></p>' } });
      expect((await rows().findOneByOrFail(StationDraft, { id: body.draft_id })).body.walkthrough).toBe('<p>a</p>');
    });

    it('is nobody else’s, and of its own style', async () => {
      const { id, person } = await aStationDraft(world);
      const other = await aWriter('staff');
      expect(told(await other.client.get(`${CREATE}?draft=${id}`))).toEqual([404, 'station-draft-not-found']);
      for (const data_request of ['autosave', 'discard_draft']) expect(told(await other.client.post(CREATE, { data_request, draft_id: id, version: 1, form: {} }))).toEqual([404, 'station-draft-not-found']);
      expect(told(await (await world.signedIn(person)).get(`/sca-cases/create/?draft=${id}`))).toEqual([404, 'station-draft-not-found']);
    });

    it('goes when it is saved, or thrown away', async () => {
      const { id, person, form } = await aStationDraft(world);
      const client = await world.signedIn(person);
      expect((await client.post(CREATE, { ...form, draft_id: id })).status).toBe(200);
      expect(await rows().countBy(StationDraft, { id })).toBe(0);
      const other = await aStationDraft(world, { person });
      expect((await client.post(CREATE, { data_request: 'discard_draft', draft_id: other.id })).body).toEqual({ next_url: '/osce-stations/personal/' });
      expect(told(await client.post(CREATE, { data_request: 'discard_draft', draft_id: other.id }))).toEqual([404, 'station-draft-not-found']);
    });

    it('of a station stands in place of what is saved, for its writer alone, and says when it is stale', async () => {
      const { client, path, form, station } = await anOwn();
      const moderator = await aWriter('moderator');
      const kept = await client.post(path, { data_request: 'autosave', revision: 1, form: { ...form, name: 'Half changed' } });
      expect((await client.get(path)).body).toMatchObject({ form: { name: 'Half changed' }, draft: { draft_id: kept.body.draft_id }, draft_is_stale: false });
      expect((await moderator.client.get(path)).body).toMatchObject({ form: { name: station.name }, draft: null });
      await moderator.client.post(path, { ...form, description: 'Better.', revision: 1 });
      expect((await client.get(path)).body).toMatchObject({ form: { name: 'Half changed' }, draft_is_stale: true, revision: 2 });
      expect((await client.get(`${path}?revision=2`)).body).toMatchObject({ form: { description: 'Better.', name: station.name }, draft: null });
      expect((await client.post(path, { data_request: 'discard_draft', draft_id: kept.body.draft_id })).body).toEqual({ next_url: path });
      expect((await client.get(path)).body).toMatchObject({ form: { description: 'Better.' }, draft: null });
    });
  });

  describe('a change', () => {
    it('is by the owner, by moderators and by staff; for everybody else the station is not there (404)', async () => {
      const { station, path, form } = await anOwn({ published_at: new Date() });
      for (const roles of [[], ['author']] as const) {
        const { client } = await aWriter(...roles);
        expect(told(await client.get(path))).toEqual([404, 'station-not-found']);
        expect(told(await client.post(path, { ...form, revision: 1 }))).toEqual([404, 'station-not-found']);
        const acts = [
          { data_request: 'autosave', form }, { data_request: 'discard_draft', draft_id: 1 }, { data_request: 'delete_examiner_question', question_id: 1 }, { data_request: 'delete_row', row_id: 1 },
          { data_request: 'delete_osce_kit' }, { data_request: 'reassign_results', username: 'x' }, { data_request: 'history' }, { data_request: 'restore', restore_revision: 1, revision: 1 },
        ];
        for (const act of acts) expect([act.data_request, ...told(await client.post(path, act))]).toEqual([act.data_request, 404, 'station-not-found']);
      }
      for (const role of ['moderator', 'staff'] as const) expect((await (await aWriter(role)).client.get(path)).status).toBe(200);
      expect(await saved(station)).toBe(1);
    });

    it('of what is not there, is under another base, or was deleted, is a 404', async () => {
      const { client, station } = await anOwn();
      expect(told(await client.get(editPath('no-such-station')))).toEqual([404, 'station-not-found']);
      expect(told(await client.get(editPath(station.slug, 'sca-cases')))).toEqual([404, 'station-not-found']);
      await client.post(editPath(station.slug), { data_request: 'delete_osce_kit' });
      expect(told(await client.get(editPath(station.slug)))).toEqual([404, 'station-not-found']);
    });

    it('keeps the slug, counts the state on, keeps the one before, and says who changed what', async () => {
      const { person, client, station, path, form } = await anOwn();
      world.clock.advance(60_000);
      const answer = await client.post(path, { ...form, name: 'Renamed', description: 'Otherwise.', place: 'published', revision: 1 });
      expect(answer.body).toEqual({ station_id: station.id, slug: station.slug, revision: 2, next_url: path, virtual_patient_enabled_at: null, switched_off: false });
      expect(await stored(station.id)).toMatchObject({ name: 'Renamed', slug: station.slug, revision: 2, updated_at: world.clock.now(), published_at: world.clock.now() });
      expect(await rows().findBy(StationRevision, { station_id: station.id })).toMatchObject([{ revision: 1, replaced_by: person.id, event: 'published,name,description', body: { name: station.name, published: false } }]);
      expect((await client.get(path)).body.history).toEqual([
        { revision: 2, user: person.name, timestamp: world.clock.now().toISOString(), event: 'published,name,description' },
        { revision: 1, user: person.name, timestamp: expect.any(String), event: 'written' },
      ]);
    });

    it('that changes nothing, or is sent twice, is no state of its own', async () => {
      const { client, station, path, form } = await anOwn();
      const sent = { ...form, name: 'Renamed', revision: 1 };
      expect((await client.post(path, { ...form, revision: 1 })).body.revision).toBe(1);
      expect((await client.post(path, sent)).body.revision).toBe(2);
      expect((await client.post(path, sent)).body.revision).toBe(2);
      expect(await rows().countBy(StationRevision, { station_id: station.id })).toBe(1);
    });

    it('of two people at once: the second is told who and when (409), and overwrites nothing', async () => {
      const { client, station, path, form } = await anOwn();
      const moderator = await aWriter('moderator');
      expect((await moderator.client.post(path, { ...form, description: 'By the moderator.', revision: 1 })).status).toBe(200);
      const answer = await client.post(path, { ...form, description: 'By the owner.', revision: 1 });
      expect(told(answer)).toEqual([409, 'station-changed']);
      expect(answer.body.errors).toEqual([{ path: 'changed_by', message: moderator.person.name }, { path: 'changed_at', message: world.clock.now().toISOString() }]);
      expect((await stored(station.id)).description).toBe('By the moderator.');
      const [first, second] = await Promise.all(['One.', 'Two.'].map((description) => client.post(path, { ...form, description, revision: 2 })));
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
        ['History', 0, 'Asks about radiation', 'New', 'Washes or gels hands'], ['Another', 1, 'Asks about onset', 'Foreign id'],
      ]);
      expect(now[0]!.id).toBe(history.id);
      expect([now[0]!.items[0]!.id, now[0]!.items[2]!.id, now[1]!.items[0]!.id]).toEqual([radiation.id, washes.id, onset.id]);
      const all = now.flatMap(({ items }) => items.map(({ id }) => id));
      expect(all).not.toContain(role.id);
      expect(all).not.toContain(999_999);
      expect(new Set(all).size).toBe(5);
    });

    it('takes no row from another station, and no id twice', async () => {
      const other = await aStation(world);
      const { client, station, path, form } = await anOwn();
      const item = form.checklist[0].items[0];
      const checklist = [{ id: other.sections[0]!.id, title: 'Taken', items: [{ id: other.item_ids[0], title: 'Taken' }, item, { ...item, title: 'Twice' }] }];
      await client.post(path, { ...form, checklist, examiner_questions: [{ id: (await questionsOf(other.id))[0]!.id, question_text: 'Taken' }], revision: 1 });
      expect(await titles(other.id)).toEqual([['Opening', 'Washes hands', 'Gives name and role'], ['History', 'Asks about onset', 'Asks about radiation']]);
      expect((await questionsOf(other.id)).map((one) => one.question_text)).toEqual(['What comes next?']);
      expect(await titles(station.id)).toEqual([['Taken', 'Taken', item.title, 'Twice']]);
      expect((await questionsOf(station.id)).map((one) => one.question_text)).toEqual(['Taken']);
    });

    it('of what is published is by authors; its owner may withdraw it', async () => {
      const { person, client } = await aWriter();
      const station = await aStation(world, { owner_id: person.id });
      const { form } = (await client.get(editPath(station.slug))).body;
      expect(told(await client.post(editPath(station.slug), { ...form, name: 'New', revision: 1 }))).toEqual([403, 'may-not-publish-station']);
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
      expect((await client.post(path, { data_request: 'history' })).body.history.map(({ revision, user, event }: Record<string, unknown>) => [revision, user, event])).toEqual([
        [3, person.name, 'restored,name,checklist'], [2, person.name, 'name,checklist'], [1, person.name, 'written'],
      ]);
    });

    it('restored twice are restored once, and not over what somebody else saved', async () => {
      const { client, station, path, form } = await anOwn();
      await client.post(path, { ...form, name: 'Second', revision: 1 });
      const restore = { data_request: 'restore', restore_revision: 1, revision: 2 };
      expect([(await client.post(path, restore)).body.revision, (await client.post(path, restore)).body.revision]).toEqual([3, 3]);
      await client.post(path, { ...form, name: 'Fourth', revision: 3 });
      expect(told(await client.post(path, restore))).toEqual([409, 'station-changed']);
      expect(told(await client.post(path, { ...restore, restore_revision: 99 }))).toEqual([404, 'station-revision-not-found']);
      expect(told(await client.get(`${path}?revision=99`))).toEqual([404, 'station-revision-not-found']);
      expect(await saved(station)).toBe(4);
    });
  });

  describe('deleting', () => {
    it('an examiner question takes it out, once (delete_examiner_question)', async () => {
      const { client, station, path } = await anOwn({ questions: ['First?', 'Second?'] });
      const [first] = await questionsOf(station.id);
      const act = { data_request: 'delete_examiner_question', question_id: first!.id };
      expect([(await client.post(path, act)).body, (await client.post(path, act)).body]).toEqual([{ revision: 2, switched_off: false }, { revision: 2, switched_off: false }]);
      expect((await questionsOf(station.id)).map((one) => one.question_text)).toEqual(['Second?']);
    });

    it('a row takes an item out; a heading leaves its items to the section before (delete_row)', async () => {
      const { client, station, path } = await anOwn();
      const row = { data_request: 'delete_row', row_id: station.item_ids[0] };
      expect([(await client.post(path, row)).body, (await client.post(path, row)).body]).toEqual([{ revision: 2, switched_off: false }, { revision: 2, switched_off: false }]);
      expect(await titles(station.id)).toEqual([['Opening', 'Gives name and role'], ['History', 'Asks about onset', 'Asks about radiation']]);
      await client.post(path, { data_request: 'delete_row', row_id: station.sections[1]!.id, heading: true });
      expect(await titles(station.id)).toEqual([['Opening', 'Gives name and role', 'Asks about onset', 'Asks about radiation']]);
      await client.post(path, { data_request: 'delete_row', row_id: station.sections[0]!.id, heading: true });
      expect(await titles(station.id)).toEqual([['Section title', 'Gives name and role', 'Asks about onset', 'Asks about radiation']]);
      expect((await findChecklist(world.deps.read, station.id))[0]!.items.map(({ id }) => id)).toEqual(station.item_ids.slice(1));
    });

    it('a row or question of another station, or on an older state, changes nothing', async () => {
      const other = await aStation(world);
      const { client, station, path } = await anOwn();
      expect(told(await client.post(path, { data_request: 'delete_row', row_id: other.item_ids[0] }))).toEqual([404, 'row-not-found']);
      expect(told(await client.post(path, { data_request: 'delete_examiner_question', question_id: (await questionsOf(other.id))[0]!.id }))).toEqual([404, 'row-not-found']);
      expect(told(await client.post(path, { data_request: 'delete_row', row_id: station.item_ids[0], revision: 7 }))).toEqual([409, 'station-changed']);
      expect(await saved(station)).toBe(1);
      expect((await titles(other.id)).flat()).toHaveLength(6);
    });

    it('a station lands on /osce-stations/personal/, whatever its base; sent twice it is done once (delete_osce_kit)', async () => {
      const { client, station } = await anOwn({ style: 3 });
      const path = editPath(station.slug, 'nursing-toc');
      const { form } = (await client.get(path)).body;
      await client.post(path, { data_request: 'autosave', form });
      for (let time = 0; time < 2; time += 1) expect((await client.post(path, { data_request: 'delete_osce_kit' })).body).toEqual({ next_url: '/osce-stations/personal/' });
      expect((await stored(station.id)).deleted_at).toEqual(world.clock.now());
      expect(await rows().countBy(StationDraft, { station_id: station.id })).toBe(0);
    });

    it('a station keeps the results that were submitted at it', async () => {
      const { client, station, path } = await anOwn({ published_at: new Date() });
      const attempt = await anAttempt(world, { station });
      await client.post(path, { data_request: 'delete_osce_kit' });
      expect((await (await world.signedIn(attempt.examiner)).get(`/osce-stations/summary/${attempt.id}`)).status).toBe(200);
    });
  });

  describe('cloning (clone_kit)', () => {
    it("copies all of it under new ids and ' (copy)', as a personal station of who cloned it", async () => {
      const original = await aStation(world, { video_id: 'dQw4w9WgXcQ', video_link: 'dQw4w9WgXcQ', candidate_minutes: 5, style: 4 });
      const { person, client } = await aWriter();
      const { status, body } = await client.post(editPath(original.slug, 'ecoe-stations'), { data_request: 'clone_kit' });
      expect([status, body]).toEqual([200, { next_url: `/ecoe-stations/${original.slug}-copy/edit/` }]);
      const clone = await rows().findOneByOrFail(Station, { owner_id: person.id });
      expect(clone).toMatchObject({
        name: `${original.name} (copy)`, style: 4, published_at: null, revision: 1, description: original.description, walkthrough: original.walkthrough, video_id: 'dQw4w9WgXcQ', candidate_minutes: 5, content_hash: null,
      });
      expect(await titles(clone.id)).toEqual(await titles(original.id));
      const ids = (await findChecklist(world.deps.read, clone.id)).flatMap(({ items }) => items.map(({ id }) => id));
      expect(ids.filter((id) => original.item_ids.includes(id))).toEqual([]);
      expect(await questionsOf(clone.id)).toMatchObject([{ question_text: 'What comes next?', explanation_text: '<p>Because.</p>' }]);
      expect((await client.get(body.next_url)).status).toBe(200);
    });

    it('is for what one may see only', async () => {
      const { station, path } = await anOwn();
      expect(told(await (await aWriter('author')).client.post(path, { data_request: 'clone_kit' }))).toEqual([404, 'station-not-found']);
      expect((await (await aWriter('moderator')).client.post(path, { data_request: 'clone_kit' })).status).toBe(200);
      const gone = await aStation(world, { deleted_at: new Date() });
      expect(told(await (await aWriter('staff')).client.post(editPath(gone.slug), { data_request: 'clone_kit' }))).toEqual([404, 'station-not-found']);
      expect(await saved(station)).toBe(1);
    });

    it('sent twice under one submission makes one', async () => {
      const { person, client, path } = await anOwn();
      const act = { data_request: 'clone_kit', submission_id: randomUUID() };
      await client.get('/api/session/');
      const [first, second] = await Promise.all([client.post(path, act), client.post(path, act)]);
      expect(first.body).toEqual(second.body);
      expect(await rows().countBy(Station, { owner_id: person.id })).toBe(2);
    });
  });

  describe('one’s own stations', () => {
    it('are listed with drafts, the last changed first, 10 on a page, of every style', async () => {
      const { person, client } = await aWriter();
      const names: string[] = [];
      for (let index = 0; index < 11; index += 1) {
        world.clock.advance(1_000);
        const { name } = await aStation(world, { owner_id: person.id, style: (index % 4) + 1, published_at: index === 0 ? world.clock.now() : null, updated_at: world.clock.now() } as never);
        names.unshift(name);
      }
      world.clock.advance(1_000);
      const draft = await aStationDraft(world, { person, of: { style: 2 } });
      await aStation(world, { owner_id: (await aPerson(world)).id, published_at: null });
      const first = (await client.get('/osce-stations/personal/')).body;
      expect(first).toMatchObject({ page: 1, pages: 2, count: 12, may_publish: false });
      expect(first.items.map(({ name }: { name: string }) => name)).toEqual([draft.form.name, ...names.slice(0, 9)]);
      expect(first.items[0]).toMatchObject({ station_id: null, draft_id: draft.id, slug: null, place: 'draft', style: 2, edit_url: `/sca-cases/create/?draft=${draft.id}` });
      expect(first.items[1]).toMatchObject({ draft_id: null, place: 'personal', attempts: 0, edit_url: expect.stringMatching(/^\/nursing-toc\/station-\d+\/edit\/$/) });
      const second = (await client.get('/nursing-toc/personal/?page=2')).body;
      expect(second.items.map(({ name, place }: { name: string; place: string }) => [name, place])).toEqual([[names[9], 'personal'], [names[10], 'published']]);
      expect((await client.get('/osce-stations/personal/?style=2')).body.count).toBe(4);
      expect((await client.get(`/osce-stations/personal/?search=${encodeURIComponent('100%_')}`)).body).toMatchObject({ count: 0, pages: 1, items: [] });
      expect((await client.get('/osce-stations/personal/?search=chest')).body.count).toBe(1);
    });
  });

  describe('templates', () => {
    it('of checklists answer titles of sections with their items, and a category (import_checklist_template)', async () => {
      const { client } = await aWriter();
      const { status, body } = await client.post(CREATE, { data_request: 'import_checklist_template', checklist_template: 'communication' });
      expect(status).toBe(200);
      expect(body.category).toBe('Communication');
      expect(body.Knowledge).toContain('Pauses and allows silence');
      expect((await client.post(CREATE, { data_request: 'import_checklist_template', checklist_template: 'communication', language: 'es' })).body.category).toBe('Comunicación');
    });

    it.each(['candidate_instructions', 'patient_instructions', 'examiner_instructions', 'walkthrough'])('of %s answer their content', async (kind) => {
      const { client, path } = await anOwn();
      const { templates } = (await client.get(path)).body;
      const { body } = await client.post(path, { data_request: `import_${kind}_template`, template_name: templates[kind][0].key });
      expect(body.content).toMatch(/^<h3>/);
      expect(told(await client.post(path, { data_request: `import_${kind}_template`, template_name: 'nothing' }))).toEqual([404, 'template-not-found']);
    });

    it('are nothing when none is chosen (spec 3 §5)', async () => {
      const { client } = await aWriter();
      expect((await client.post(CREATE, { data_request: 'import_checklist_template', checklist_template: '' })).body).toEqual({});
      expect((await client.post(CREATE, { data_request: 'import_walkthrough_template' })).body).toEqual({ content: '' });
    });
  });

  it('publishes the schema of a checklist’s file, for anybody', async () => {
    const { status, body, headers } = await world.client().get('/schemas/checklist.json');
    expect([status, body.title, headers['access-control-allow-origin']]).toEqual([200, 'Checklist of a clinical station', '*']);
  });
});
