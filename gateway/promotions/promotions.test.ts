import { randomUUID } from 'node:crypto';
import type { Role } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { promotionsPersonalData } from '~/domain/promotions/personal-data';
import { loadPromotions } from '~/infra/content/load-promotions';
import { readPromotions } from '~/infra/content/read-promotions';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { theProducts } from '~/infra/tooling/testing/factories/purchases';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);
const PAGE = '/ops/promotions/';
const HOUR = 3_600_000;

let staff: Person;
beforeAll(async () => {
  staff = await aPerson(world, { roles: ['staff'] });
});
beforeEach(async () => {
  await sql('DELETE FROM promotions');
  // What was counted is remembered for five seconds.
  world.clock.advance(6_000);
});

const FORM = {
  place: 'carousel',
  title_en: 'Practise stations',
  body_en: '{stations} stations to take alone or together.',
  link_text_en: 'Begin',
  link: '/osce-stations/launchpad/',
  languages: ['en'],
};
const SPANISH = {
  title_es: 'Practica estaciones',
  body_es: '{stations} estaciones, a solas o en grupo.',
  link_text_es: 'Empezar',
};
type Form = Record<string, unknown>;

const act = async (data_request: string, input: Form) =>
  (await world.signedIn(staff)).post(PAGE, { data_request, ...input });
async function create(form: Form = {}) {
  const { status, body } = await act('create', { ...FORM, ...form, submission_id: randomUUID() });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as { id: number; revision: number };
}
const publish = ({ id, revision }: { id: number; revision: number }) => act('publish', { promotion_id: id, revision });
async function published(form: Form = {}) {
  const { status, body } = await publish(await create(form));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as { id: number; revision: number };
}
const shown = async (person: Person | null, headers?: Record<string, string>) => {
  const client = person ? await world.signedIn(person) : world.client();
  return (await client.get('/api/promotions/', headers && { headers })).body as {
    items: { id: number; title: string; body: string }[];
    counts: Record<string, number>;
  };
};
const ids = async (person: Person | null) => (await shown(person)).items.map(({ id }) => id);
/** What the download of everything holds of their dismissals. */
async function exportOf({ id }: Person) {
  const { exported } = promotionsPersonalData.tables.find(({ table }) => table === 'promotion_dismissals')!;
  if (typeof exported === 'string') throw new Error(exported);
  return (await world.deps.read.sql.all(exported.statement, [id, [...exported.start], 10])).map(({ row }) => row);
}
const flaws = (body: { errors?: { path: string; message: string }[] }) =>
  (body.errors ?? []).map(({ path, message }) => `${path} ${message}`);

describe('who is shown a promotion', () => {
  it('nobody before it is published, then everybody whom it is for, in the order of staff', async () => {
    await aStation(world);
    const draft = await create();
    expect(await ids(null)).toEqual([]);
    const first = (await publish(draft)).body;
    const second = await published({ title_en: 'Second' });
    const learner = await aPerson(world);
    expect(await ids(null)).toEqual([first.id, second.id]);
    expect((await act('order', { ids: [second.id, first.id] })).status).toBe(200);
    expect(await ids(learner)).toEqual([second.id, first.id]);
    expect((await act('order', { ids: [second.id] })).body.type).toBe('/problems/promotion-order');
    const rows = (await (await world.signedIn(staff)).get(PAGE)).body.items;
    const { id, revision } = rows[0];
    await act('withdraw', { promotion_id: id, revision });
    expect(await ids(learner)).toEqual([first.id]);
  });

  it('by role, by country and by time', async () => {
    await aStation(world);
    const [visitors, authors, french] = [
      await published({ roles: ['visitor'] }),
      await published({ roles: ['author', 'moderator'] }),
      await published({ countries: ['FR'] }),
    ];
    const from = new Date(world.clock.now().getTime() + HOUR).toISOString();
    const until = new Date(world.clock.now().getTime() + 2 * HOUR).toISOString();
    const later = await published({ starts_at: from, ends_at: until });
    const person = (roles: Role[]) => aPerson(world, { roles });
    const abroad = await aPerson(world);
    await sql(`UPDATE accounts SET country = 'FR' WHERE id = $1`, [abroad.id]);
    expect(await ids(null)).toEqual([visitors.id]);
    expect(await ids(await person(['learner', 'author']))).toEqual([authors.id]);
    expect(await ids(abroad)).toEqual([french.id]);
    world.clock.advance(HOUR);
    expect(await ids(null)).toEqual([visitors.id, later.id]);
    world.clock.advance(HOUR);
    expect(await ids(null)).toEqual([visitors.id]);
  });

  // rules: 1.1.2, 1.6.15
  it('in their language; Spanish readers those of the OSCE bank only', async () => {
    await aStation(world);
    const both = await published({ languages: ['en', 'es'], ...SPANISH });
    await published({ link: '/learn/quiz/setup/' });
    const spanish = await aPerson(world, { language: 'es' });
    expect((await shown(spanish)).items).toMatchObject([{ id: both.id, title: SPANISH.title_es }]);
    expect(await ids(null)).toHaveLength(2);
    const wrong = await create({ languages: ['en', 'es'], ...SPANISH, link: '/learn/quiz/setup/' });
    expect(flaws((await publish(wrong)).body)).toEqual(['link not-osce-bank']);
    await expect(sql('UPDATE promotions SET published = true WHERE id = $1', [wrong.id])).rejects.toThrow(
      'promotions_fit_to_publish',
    );
  });

  it('never again who dismissed it, wherever they are; and their answer is theirs to take along', async () => {
    await aStation(world);
    const one = await published();
    const [tired, other] = [await aPerson(world), await aPerson(world)];
    const client = await world.signedIn(tired);
    for (let sent = 0; sent < 2; sent += 1)
      expect((await client.post('/api/promotions/dismiss/', { promotion_id: one.id })).status).toBe(200);
    expect(await ids(tired)).toEqual([]);
    expect(await ids(other)).toEqual([one.id]);
    const rows = await exportOf(tired);
    expect(rows).toEqual([expect.objectContaining({ promotion_id: one.id })]);
    expect(await exportOf(other)).toEqual([]);
    expect((await world.client().post('/api/promotions/dismiss/', { promotion_id: one.id })).status).toBe(401);
    expect((await client.post('/api/promotions/dismiss/', { promotion_id: 2_000_000_000 })).status).toBe(200);
  });
});

describe('a claim', () => {
  it('is counted when it is shown, and changes while it is shown', async () => {
    await published({ body_en: 'Choose from {osce_stations}.' }).catch(() => null);
    await aStation(world);
    world.clock.advance(6_000);
    await published({ body_en: 'Choose from {osce_stations}.' });
    const before = (await shown(null)).counts.osce_stations!;
    expect(before).toBeGreaterThan(0);
    await aStation(world);
    world.clock.advance(6_000);
    expect((await shown(null)).counts).toEqual({ osce_stations: before + 1 });
  });

  it('that became false is not shown, nor is its promotion', async () => {
    await sql(`UPDATE stations SET deleted_at = now() WHERE style = 4`);
    const station = await aStation(world, { style: 4 });
    const one = await published({ body_en: '{ecoe_stations} in Spanish.' });
    expect(await ids(null)).toEqual([one.id]);
    await sql('UPDATE stations SET deleted_at = now() WHERE id = $1', [station.id]);
    world.clock.advance(6_000);
    expect(await shown(null)).toEqual({ items: [], counts: { ecoe_stations: 0 } });
    const { id, revision } = (await (await world.signedIn(staff)).get(PAGE)).body.items[0];
    const withdrawn = await act('withdraw', { promotion_id: id, revision });
    expect(flaws((await publish(withdrawn.body)).body)).toEqual(['body_en nothing-counted']);
  });

  it('of virtual patients is of the bank to which it leads, where it says so', async () => {
    for (const style of [1, 4])
      await sql('UPDATE stations SET virtual_patient_enabled_at = now() WHERE id = $1', [
        (await aStation(world, { style })).id,
      ]);
    world.clock.advance(6_000);
    await published({ body_en: 'Talk to {virtual_patients}, or {osce_virtual_patients} here.' });
    const { counts } = await shown(null);
    const [{ here, all }] = await sql(
      `SELECT count(*) FILTER (WHERE style = 1)::int AS here, count(*)::int AS all FROM stations WHERE virtual_patient_enabled_at IS NOT NULL AND published_at IS NOT NULL AND deleted_at IS NULL`,
    );
    expect(counts).toEqual({ virtual_patients: all, osce_virtual_patients: here });
    expect(all).toBeGreaterThan(here);
  });

  it('does not outlive the station or the product to which it leads', async () => {
    const station = await aStation(world);
    await theProducts(world);
    const [{ slug }] = await sql('SELECT slug FROM products WHERE retired_at IS NULL ORDER BY slug LIMIT 1');
    const [toStation, toProduct, toPage] = [
      await published({ link: `/osce-stations/${station.slug}/` }),
      await published({ link: `/purchase/${slug}/` }),
      await published(),
    ];
    expect(await ids(null)).toEqual([toStation.id, toProduct.id, toPage.id]);
    await sql('UPDATE stations SET published_at = NULL WHERE id = $1', [station.id]);
    expect(await ids(null)).toEqual([toProduct.id, toPage.id]);
    await sql('UPDATE products SET retired_at = now() WHERE slug = $1', [slug]);
    expect(await ids(null)).toEqual([toPage.id]);
    await sql('UPDATE products SET retired_at = NULL WHERE slug = $1', [slug]);
  });

  it.each([
    ['title_en', '2500+ SBAs', 'typed-number'],
    ['body_en', 'Thousands of questions', 'typed-number'],
    ['body_en', '{users} of us', 'unknown-claim'],
    ['link_text_en', '', 'missing'],
    ['link', '/no-such-page/', 'unknown-address'],
    ['link', '/ops/', 'unknown-address'],
    ['link', '/osce-stations/no-such-station/', 'unknown-address'],
    ['languages', '', 'no-language'],
  ])('and all else keeps it from being published: %s “%s”', async (field, value, flaw) => {
    await aStation(world);
    const draft = await create({ [field]: value });
    const { status, body } = await publish(draft);
    expect([status, body.type, ...flaws(body)]).toEqual([422, '/problems/promotion-flawed', `${field} ${flaw}`]);
    expect(await ids(null)).toEqual([]);
  });

  it('of one that is published cannot be made false by a change', async () => {
    await aStation(world);
    const one = await published();
    const answer = await act('save', {
      ...FORM,
      title_en: '900+ virtual patients',
      promotion_id: one.id,
      revision: one.revision,
    });
    expect(flaws(answer.body)).toEqual(['title_en typed-number']);
    const saved = await act('save', { ...FORM, title_en: 'New', promotion_id: one.id, revision: one.revision });
    expect(saved.status).toBe(200);
    expect((await act('save', { ...FORM, promotion_id: one.id, revision: one.revision })).body.type).toBe(
      '/problems/promotion-changed',
    );
    expect((await shown(null)).items).toMatchObject([{ title: 'New' }]);
  });

  it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])('does not lead to %s', async (link) => {
    const { status } = await act('create', { ...FORM, link, submission_id: randomUUID() });
    expect(status).toBe(422);
    expect(await sql('SELECT FROM promotions')).toEqual([]);
  });
});

describe('what staff do', () => {
  it('sent twice is done once', async () => {
    const submission_id = randomUUID();
    const answers = await Promise.all([0, 1].map(() => act('create', { ...FORM, submission_id })));
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect(await sql('SELECT FROM promotions')).toHaveLength(1);
  });

  it('counts views and clicks by day and language, of what is shown, without telling who', async () => {
    await aStation(world);
    const one = await published();
    const draft = await create();
    const person = await world.signedIn(await aPerson(world));
    await person.post('/api/promotions/note/', { promotion_id: one.id, what: 'view' });
    await world.client().post('/api/promotions/note/', { promotion_id: one.id, what: 'view' });
    await person.post('/api/promotions/note/', { promotion_id: one.id, what: 'click' });
    await person.post('/api/promotions/note/', { promotion_id: draft.id, what: 'view' });
    const { items } = (await (await world.signedIn(staff)).get(PAGE)).body;
    expect(
      items.map(({ views, clicks, views_lately }: Record<string, number>) => [views, clicks, views_lately]),
    ).toEqual([
      [2, 1, 2],
      [0, 0, 0],
    ]);
    const columns = await sql(
      `SELECT column_name FROM information_schema.columns WHERE table_name = 'promotion_days' ORDER BY 1`,
    );
    expect(columns.map(({ column_name }: { column_name: string }) => column_name)).toEqual([
      'clicks',
      'day',
      'language',
      'promotion_id',
      'views',
    ]);
  });
});

describe('the starter promotions', () => {
  const load = () => world.deps.inTransaction((tx) => loadPromotions(tx, readPromotions()));

  it('are loaded once, and stay as staff have changed or deleted them', async () => {
    const count = readPromotions().length;
    expect([await load(), await load()]).toEqual([count, 0]);
    const { items } = (await (await world.signedIn(staff)).get(PAGE)).body;
    const { id, revision } = items[0];
    expect((await act('remove', { promotion_id: id, revision })).status).toBe(200);
    expect(await load()).toBe(0);
    expect((await (await world.signedIn(staff)).get(PAGE)).body.items).toHaveLength(count - 1);
  });
});
