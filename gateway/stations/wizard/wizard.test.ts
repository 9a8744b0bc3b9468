import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aStationForm } from '~/infra/tooling/testing/factories/station-authoring';
import {
  aStation,
  aVirtualPatient,
  PATIENT_INSTRUCTIONS,
  type TestStation,
} from '~/infra/tooling/testing/factories/stations';
import { type TestClient, refusal } from '~/infra/tooling/testing/client';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

const CREATE = '/osce-stations/virtual-patient/create/';
const wizardPath = (slug: string, step?: number) =>
  `/osce-stations/virtual-patient/${slug}/edit/${step ? `?step=${step}` : ''}`;
const editPath = (slug: string) => `/osce-stations/${slug}/edit/`;
const enablePath = (slug: string) => `/osce-stations/${slug}/virtual-patient/enable/`;
const reasons = ({
  status,
  body,
}: {
  status: number;
  body: { type?: string; errors?: { path: string; message: string }[] };
}) => [...refusal({ status, body }), ...(body.errors ?? []).map(({ path, message }) => `${path}: ${message}`)];
const ofLength = (length: number) => `<p>${'x'.repeat(length)}</p>`;

describe('the virtual patient wizard', () => {
  const world = openWorld();
  const stored = (id: number) => table(world, 'stations').one({ id });
  const aPatientForm = (fields = {}) =>
    aStationForm({ name: 'Maria Okafor', label: 3, patient_instructions: PATIENT_INSTRUCTIONS, ...fields });
  const someone = async (): Promise<{ person: Person; client: TestClient }> => {
    const person = await aPerson(world, { roles: ['learner', 'author'] });
    return { person, client: await world.signedIn(person) };
  };
  const anOwn = async (
    options: Parameters<typeof aVirtualPatient>[1] = {},
  ): Promise<{ person: Person; client: TestClient; station: TestStation; form: ReturnType<typeof aStationForm> }> => {
    const { person, client } = await someone();
    const station = await aVirtualPatient(world, {
      owner_id: person.id,
      published_at: null,
      useful_links: '',
      ...options,
    });
    return { person, client, station, form: (await client.get(wizardPath(station.slug))).body.form };
  };

  describe('the step in the query (spec 3 §2)', () => {
    it.each([
      ['', 1],
      ['?step=1', 1],
      ['?step=2', 2],
      ['?step=6', 6],
    ])('“%s” is step %i', async (query, step) => {
      const { client } = await someone();
      const { status, body } = await client.get(`${CREATE}${query}`);
      expect([status, body.step, body.step_unknown, body.virtual_patient, body.form.name]).toEqual([
        200,
        step,
        false,
        true,
        '',
      ]);
    });

    it.each(['0', '7', 'x', '1.5', '2&step=3'])(
      'step %s does not exist: the first is answered, and it is said',
      async (step) => {
        const { client, station } = await anOwn();
        for (const path of [`${CREATE}?step=${step}`, `${wizardPath(station.slug)}?step=${step}`]) {
          const { status, body } = await client.get(path);
          expect([status, body.step, body.step_unknown]).toEqual([200, 1, true]);
        }
      },
    );

    // rules: 3.2.18
    it('the hidden current step leads back to it, and one that does not exist is refused by name', async () => {
      const { client } = await someone();
      const saved = await client.post(CREATE, { ...aPatientForm(), current_step: '4' });
      expect(saved.body.next_url).toBe(wizardPath(saved.body.slug, 4));
      const again = { ...aPatientForm({ name: 'Maria O.' }), revision: 1 };
      expect((await client.post(wizardPath(saved.body.slug), { ...again, current_step: 1 })).body.next_url).toBe(
        wizardPath(saved.body.slug),
      );
      for (const current_step of [0, 7, 'x'])
        expect(reasons(await client.post(CREATE, { ...aPatientForm(), current_step }))).toEqual([
          422,
          'invalid-input',
          expect.stringContaining('current_step'),
        ]);
    });
  });

  describe('writing one', () => {
    it('is saved as a station that is a virtual patient: personal, not enabled, changed in the wizard', async () => {
      const { person, client } = await someone();
      const submission_id = randomUUID();
      const { status, body } = await client.post(CREATE, { ...aPatientForm({ name: 'Ana Lind' }), submission_id });
      expect([status, body]).toEqual([
        200,
        {
          station_id: body.station_id,
          slug: 'ana-lind',
          revision: 1,
          next_url: wizardPath('ana-lind'),
          virtual_patient_enabled_at: null,
          switched_off: false,
        },
      ]);
      expect(await stored(body.station_id)).toMatchObject({
        virtual_patient: true,
        virtual_patient_enabled_at: null,
        published_at: null,
        owner_id: person.id,
        patient_instructions: PATIENT_INSTRUCTIONS,
      });
      expect((await client.post(CREATE, { ...aPatientForm({ name: 'Ana Lind' }), submission_id })).body).toEqual(body);
      expect(await table(world, 'stations').count({ owner_id: person.id })).toBe(1);
    });

    it('needs name, description and a label other than 0, as in the editor', async () => {
      const { client } = await someone();
      expect(reasons(await client.post(CREATE, aPatientForm({ label: 0, name: ' ' })))).toEqual([
        422,
        'station-flawed',
        'name: name-missing',
        'label: label-missing',
      ]);
    });

    it('its draft knows that it is the wizard’s, wherever it is kept and saved', async () => {
      const { client } = await someone();
      const { body: first } = await client.post(CREATE, {
        data_request: 'autosave',
        form: aPatientForm({ name: 'Half a patient' }),
      });
      const opened = await client.get(`/osce-stations/create/?draft=${first.draft_id}`);
      expect(opened.body).toMatchObject({
        virtual_patient: true,
        wizard_url: `${CREATE}?draft=${first.draft_id}`,
        form: { name: 'Half a patient' },
      });
      const kept = {
        data_request: 'autosave',
        form: aPatientForm({ name: 'More of it' }),
        draft_id: first.draft_id,
        version: first.version,
      };
      const { body: second } = await client.post('/osce-stations/create/', kept);
      expect(second.version).toBe(2);
      expect((await client.post('/osce-stations/create/', kept)).body).toEqual(second);
      const [line] = (await client.get('/osce-stations/personal/')).body.items;
      expect(line).toMatchObject({
        place: 'draft',
        name: 'More of it',
        virtual_patient: true,
        enabled: false,
        edit_url: `${CREATE}?draft=${first.draft_id}`,
      });
      const { body: saved } = await client.post('/osce-stations/create/', {
        ...aPatientForm(),
        draft_id: first.draft_id,
      });
      expect(await stored(saved.station_id)).toMatchObject({ virtual_patient: true });
    });

    it('the ordinary editor and the wizard know the same of it, and lose nothing of each other', async () => {
      const { client, station, form } = await anOwn({
        examiner_instructions: '<p>Do not prompt.</p>',
        candidate_minutes: 7,
      });
      const { body } = await client.get(editPath(station.slug));
      expect(body).toMatchObject({
        virtual_patient: true,
        wizard_url: wizardPath(station.slug),
        enable_url: enablePath(station.slug),
        form,
      });
      expect(
        (await client.post(editPath(station.slug), { ...form, name: 'Changed there', revision: 1 })).body.next_url,
      ).toBe(wizardPath(station.slug));
      await client.post(wizardPath(station.slug), { ...form, name: 'Changed here', revision: 2 });
      expect(await stored(station.id)).toMatchObject({
        name: 'Changed here',
        virtual_patient: true,
        examiner_instructions: '<p>Do not prompt.</p>',
        candidate_minutes: 7,
        revision: 3,
      });
    });

    it('tells who was faster, and keeps earlier states', async () => {
      const { client, station, form } = await anOwn();
      await client.post(wizardPath(station.slug), { ...form, description: 'First.', revision: 1 });
      expect(
        refusal(await client.post(wizardPath(station.slug), { ...form, description: 'Second.', revision: 1 })),
      ).toEqual([409, 'station-changed']);
      expect(
        (await client.get(wizardPath(station.slug))).body.history.map(({ event }: { event: string }) => event),
      ).toEqual(['description', 'written']);
    });

    it('what is not one’s own is not there: not to be seen, changed, enabled, disabled, nor deleted', async () => {
      const { station, form } = await anOwn({ published_at: new Date() });
      const { client } = await someone();
      for (const answer of [
        await client.get(wizardPath(station.slug)),
        await client.post(wizardPath(station.slug), { ...form, revision: 1 }),
        await client.post(wizardPath(station.slug), { data_request: 'autosave', form }),
        await client.post(wizardPath(station.slug), { data_request: 'delete_osce_kit' }),
        await client.get(enablePath(station.slug)),
        await client.post(enablePath(station.slug)),
        await client.post(enablePath(station.slug), { data_request: 'disable' }),
        await client.post(enablePath('nowhere')),
      ])
        expect(refusal(answer)).toEqual([404, 'station-not-found']);
    });

    it('is deleted as in the editor', async () => {
      const { client, station } = await anOwn();
      expect((await client.post(wizardPath(station.slug), { data_request: 'delete_osce_kit' })).body).toEqual({
        next_url: '/osce-stations/personal/',
      });
      expect(refusal(await client.get(wizardPath(station.slug)))).toEqual([404, 'station-not-found']);
    });
  });

  describe('enabling', () => {
    it('is done by who may change it, twice is once, and it can be disabled again', async () => {
      const { client, station } = await anOwn({ enabled: false });
      const first = await client.post(enablePath(station.slug));
      expect([first.status, first.body]).toEqual([
        200,
        { enabled: true, enabled_at: world.clock.now().toISOString(), next_url: wizardPath(station.slug, 6) },
      ]);
      world.clock.advance(1_000);
      expect((await client.post(enablePath(station.slug))).body).toEqual(first.body);
      expect((await client.get(wizardPath(station.slug))).body.virtual_patient_enabled_at).toBe(first.body.enabled_at);
      for (const _ of [1, 2])
        expect((await client.post(enablePath(station.slug), { data_request: 'disable' })).body).toMatchObject({
          enabled: false,
          enabled_at: null,
        });
      expect(await stored(station.id)).toMatchObject({ virtual_patient_enabled_at: null, revision: 1 });
    });

    // rules: 3.7.9
    it('carries a CSRF header (spec 3 §7)', async () => {
      const { client, station } = await anOwn({ enabled: false });
      expect((await client.post(enablePath(station.slug), {}, { withoutCsrf: true })).status).toBe(403);
    });

    it.each<[string, Parameters<typeof aVirtualPatient>[1], string[]]>([
      ['no scenario type', { label: 0 }, ['label: scenario']],
      ['499 characters for the patient', { patient_instructions: ofLength(499) }, ['patient_instructions: patient']],
      ['headings without an item', { checklist: { Opening: [] } }, ['checklist: checklist']],
      [
        'none of it',
        { label: 0, patient_instructions: '', checklist: {} },
        ['label: scenario', 'patient_instructions: patient', 'checklist: checklist'],
      ],
    ])('is refused with %s, with every reason', async (_name, fields, expected) => {
      const { client, station } = await anOwn({ enabled: false, ...fields });
      const answer = await client.post(enablePath(station.slug));
      expect(reasons(answer)).toEqual([422, 'virtual-patient-unfit', ...expected]);
      expect(answer.body.detail).toMatch(/^This virtual patient is not ready for consultations yet\. It needs /);
    });

    it('500 characters for the patient are enough, and a station of the ordinary editor can be enabled, too', async () => {
      const { person, client } = await someone();
      const station = await aStation(world, { owner_id: person.id, patient_instructions: ofLength(500) });
      expect((await client.post(enablePath(station.slug))).body.enabled).toBe(true);
      expect((await client.get(editPath(station.slug))).body).toMatchObject({
        virtual_patient: false,
        virtual_patient_enabled_at: expect.any(String),
      });
      expect((await client.get('/osce-stations/personal/')).body.items).toMatchObject([
        { virtual_patient: false, enabled: true, edit_url: editPath(station.slug) },
      ]);
    });
  });

  describe('a save that makes an enabled one unfit switches it off, and says so', () => {
    it('by 499 characters for the patient, and the history tells', async () => {
      const { client, station, form } = await anOwn();
      const { status, body } = await client.post(wizardPath(station.slug), {
        ...form,
        patient_instructions: ofLength(499),
        revision: 1,
      });
      expect([status, body]).toMatchObject([
        200,
        { revision: 2, switched_off: true, virtual_patient_enabled_at: null },
      ]);
      expect(await stored(station.id)).toMatchObject({
        virtual_patient_enabled_at: null,
        patient_instructions: ofLength(499),
      });
      expect(await table(world, 'station_revisions').one({ station_id: station.id, revision: 1 })).toMatchObject({
        event: 'switched-off,patient',
      });
      expect(reasons(await client.post(enablePath(station.slug)))).toEqual([
        422,
        'virtual-patient-unfit',
        'patient_instructions: patient',
      ]);
    });

    it('by the last row of the checklist that is deleted', async () => {
      const { client, station } = await anOwn({ checklist: { Opening: ['Washes hands'] } });
      const { body } = await client.post(editPath(station.slug), {
        data_request: 'delete_row',
        row_id: station.item_ids[0],
      });
      expect(body).toEqual({ revision: 2, switched_off: true });
    });

    it('by restoring a state that was too short', async () => {
      const { client, station, form } = await anOwn({ enabled: false, patient_instructions: ofLength(100) });
      await client.post(wizardPath(station.slug), { ...form, patient_instructions: ofLength(500), revision: 1 });
      await client.post(enablePath(station.slug));
      const { body } = await client.post(wizardPath(station.slug), {
        data_request: 'restore',
        restore_revision: 1,
        revision: 2,
      });
      expect(body).toMatchObject({ revision: 3, switched_off: true });
    });

    it('and any other leaves it enabled', async () => {
      const { client, station, form } = await anOwn();
      const { body } = await client.post(wizardPath(station.slug), {
        ...form,
        patient_instructions: ofLength(500),
        student_instructions: '',
        revision: 1,
      });
      expect(body).toMatchObject({ revision: 2, switched_off: false, virtual_patient_enabled_at: expect.any(String) });
    });
  });

  describe('cloning (clone_kit)', () => {
    it('gives a virtual patient: personal, not enabled, in the wizard; once for each submission', async () => {
      const { station } = await anOwn({ published_at: new Date() });
      const { person, client } = await someone();
      const input = { data_request: 'clone_kit', submission_id: randomUUID() };
      const { body } = await client.post(wizardPath(station.slug), input);
      expect((await client.post(editPath(station.slug), input)).body).toEqual(body);
      const [copy] = await table(world, 'stations').find({ owner_id: person.id });
      expect(copy).toMatchObject({
        name: `${station.name} (copy)`,
        virtual_patient: true,
        virtual_patient_enabled_at: null,
        published_at: null,
        patient_instructions: PATIENT_INSTRUCTIONS,
      });
      expect(body.next_url).toBe(wizardPath(copy!.slug));
    });

    it('of somebody else’s personal one is not there', async () => {
      const { station } = await anOwn();
      expect(
        refusal(await (await someone()).client.post(wizardPath(station.slug), { data_request: 'clone_kit' })),
      ).toEqual([404, 'station-not-found']);
    });
  });
});
