import { randomUUID } from 'node:crypto';
import { factsOfStation } from '~/domain/consultations/engine/read/station-facts';
import { findChecklist } from '~/domain/stations/find-checklist.query';
import { findStation } from '~/domain/stations/find-station.query';
import { aPerson } from '../tooling/testing/factories/accounts';
import { openWorld } from '../tooling/testing/world';
import { sanitise, toPlainText } from '../html/sanitise';
import { loadContent, readStations } from './load';
import { readPacks } from './read-flashcards';
import { readGuides } from './read-guides';
import { readPromotions } from './read-promotions';
import { readProducts } from './read-products';
import { readInstitutions } from './read-institutions';
import { readNotebook } from './read-notebook';
import { readBank } from './read-questions';
import { readSynonyms } from './read-synonyms';
import { readStationTopics } from './read-station-topics';
import type { ParsedStation } from './station-content';

const stations = readStations();
const institutions = readInstitutions();
const bank = readBank();
const packs = readPacks(bank.topics);
const notebook = readNotebook(bank.topics);
const { guides, drawings } = readGuides({ topics: bank.topics, stations });

describe('the starter content', () => {
  it('has 12 or more stations over the four styles, and a Spanish one under style 4', () => {
    expect(stations.length).toBeGreaterThanOrEqual(12);
    expect(new Set(stations.map((station) => station.style))).toEqual(new Set([1, 2, 3, 4]));
    expect(stations.some((station) => station.style === 4 && station.language === 'es')).toBe(true);
  });

  it.each(stations.map((station) => [station.slug, station] as const))('%s is whole', (_slug, station) => {
    const items = station.checklist.flatMap((section) => section.items);
    expect(items.length).toBeGreaterThanOrEqual(15);
    expect(items.length).toBeLessThanOrEqual(30);
    expect(new Set(items).size).toBe(items.length);
    expect(Object.keys(station.covers).filter((title) => !items.includes(title))).toEqual([]);
    for (const html of [
      station.student_instructions,
      station.patient_instructions,
      station.examiner_instructions,
      station.walkthrough,
      ...(station.useful_links === '' ? [] : [station.useful_links]),
    ]) {
      expect(toPlainText(html).length).toBeGreaterThan(20);
      // Nothing that its author meant to be seen is lost to the sanitiser.
      const tags = (text: string) => [...text.matchAll(/<(\w+)/g)].map((match) => match[1]);
      expect(tags(sanitise(html))).toEqual(tags(html));
    }
  });

  it('has 26 virtual patients or more, in both languages; each can be talked to: 1000 characters, an opening and things told only if asked (spec 3 §5)', () => {
    expect(stations.length).toBeGreaterThanOrEqual(26);
    expect(stations.filter((station) => !station.virtual_patient && !station.talks).map(({ slug }) => slug)).toEqual(
      [],
    );
    expect(stations.filter(({ style }) => style === 3).length).toBeGreaterThanOrEqual(5);
    expect(stations.filter(({ language }) => language === 'es').length).toBeGreaterThanOrEqual(6);
    for (const { slug, patient_instructions, patient_facts, language } of stations) {
      expect(toPlainText(patient_instructions).length).toBeGreaterThanOrEqual(1_000);
      const facts = factsOfStation({ patient_instructions: sanitise(patient_instructions), patient_facts }, language);
      expect([slug, facts.filter(({ disclosure }) => disclosure === 'opening').length]).toEqual([slug, 1]);
      expect(facts.filter(({ disclosure }) => disclosure === 'if-asked').length).toBeGreaterThan(11);
    }
  });

  it('names every institution once', () => {
    expect(new Set(institutions.map((institution) => institution.name.toLowerCase())).size).toBe(institutions.length);
  });
});

describe('loading content', () => {
  const world = openWorld();
  const load = (content?: ParsedStation[]) => loadContent(world.deps, content);
  const everything = async () => {
    const tables = [
      'stations',
      'checklist_sections',
      'checklist_items',
      'examiner_questions',
      'institutions',
      'guides',
      'notebook_sections',
    ];
    return Promise.all(tables.map((table) => world.deps.dataSource.query(`SELECT * FROM ${table} ORDER BY id`)));
  };
  const [first] = stations as [ParsedStation];
  const base = (['osce-stations', 'sca-cases', 'nursing-toc', 'ecoe-stations'] as const)[first.style - 1]!;
  const itemsOf = async () => {
    const { id } = await findStation(world.deps.read, base, first.slug);
    return new Map(
      (await findChecklist(world.deps.read, id)).flatMap((section) =>
        section.items.map((item) => [item.title, item.id] as const),
      ),
    );
  };

  it('a second time changes nothing', async () => {
    expect(await load()).toEqual({
      stations: stations.length,
      topics: bank.topics.length,
      questions: bank.questions.length + bank.papers.length,
      packs: packs.length,
      station_topics: Object.values(readStationTopics({ topics: bank.topics, stations })).flat().length,
      guides: guides.filter(({ language }) => language === 'en').length,
      sections:
        notebook.reduce((sum, text) => sum + text.sections.length, 0) +
        guides.reduce((sum, guide) => sum + guide.steps.length + (guide.equipment.length > 0 ? 2 : 1), 0) +
        drawings.length,
      synonyms: readSynonyms(bank.topics).length,
      products: readProducts().products.length + readProducts().coupons.length,
      promotions: readPromotions().length,
      institutions: institutions.length,
    });
    const before = await everything();
    expect(await load()).toEqual({
      stations: 0,
      topics: 0,
      questions: 0,
      packs: 0,
      station_topics: 0,
      guides: 0,
      sections: 0,
      synonyms: 0,
      products: 0,
      promotions: 0,
      institutions: 0,
    });
    expect(await everything()).toEqual(before);
  });

  it('leads Spanish readers to the virtual patients of the Spanish bank', async () => {
    await load();
    const patients = await world.deps.dataSource.query(
      `SELECT languages, link FROM promotions WHERE link LIKE '%/geeky-ai/' ORDER BY link`,
    );
    expect(patients).toEqual([
      { languages: ['es'], link: '/ecoe-stations/geeky-ai/' },
      { languages: ['en'], link: '/osce-stations/geeky-ai/' },
    ]);
  });

  it('by two processes at once is loading once', async () => {
    await world.deps.dataSource.query('DELETE FROM stations');
    const loaded = await Promise.all([load(), load()]);
    expect(loaded.map((one) => one.stations).sort((a, b) => a - b)).toEqual([0, stations.length]);
  });

  it('an edited file changes its station in place: items that keep their title keep their id', async () => {
    const before = await itemsOf();
    const [section, ...sections] = first.checklist as [
      ParsedStation['checklist'][number],
      ...ParsedStation['checklist'],
    ];
    const [dropped, ...kept] = section.items as [string, ...string[]];
    const edited = {
      ...first,
      name: 'Renamed',
      checklist: [...sections, { title: section.title, items: ['Something new', ...kept.reverse()] }],
    };
    expect((await load([edited])).stations).toBe(1);
    const after = await itemsOf();
    for (const title of [...kept, ...sections.flatMap((one) => one.items)])
      expect(after.get(title)).toBe(before.get(title));
    expect(after.has(dropped)).toBe(false);
    expect(after.has('Something new')).toBe(true);
    const station = await findStation(world.deps.read, base, first.slug);
    expect(station.name).toBe('Renamed');
    expect((await findChecklist(world.deps.read, station.id)).at(-1)?.title).toBe(section.title);
  });

  it('stores sanitised texts, with the sources at the end of the walkthrough', async () => {
    await load([{ ...first, walkthrough: '<p onclick="x()">Begin.</p><script>alert(1)</script>' }]);
    const { walkthrough } = await findStation(world.deps.read, base, first.slug);
    expect(walkthrough).toMatch(/^<p>Begin\.<\/p><h3>(Sources|Fuentes)<\/h3><ul><li><a href="https?:/);
  });

  it('enables a virtual patient once, and not what is none any more', async () => {
    const patient = stations.find((station) => station.virtual_patient)!;
    const enabled = async () =>
      (
        (await world.deps.dataSource.query('SELECT virtual_patient_enabled_at AS since FROM stations WHERE slug = $1', [
          patient.slug,
        ])) as { since: Date | null }[]
      )[0]!.since;
    await load([patient]);
    const since = await enabled();
    expect(since).not.toBeNull();
    world.clock.advance(60_000);
    await load([{ ...patient, name: 'Renamed' }]);
    expect(await enabled()).toEqual(since);
    await load([{ ...patient, virtual_patient: undefined }]);
    expect(await enabled()).toBeNull();
    await load([{ ...patient, virtual_patient: undefined, talks: true }]);
    expect(await enabled()).not.toBeNull();
  });

  it('leaves a deleted station deleted, and a slug that belongs to somebody to them', async () => {
    await world.deps.dataSource.query('UPDATE stations SET deleted_at = now() WHERE slug = $1', [first.slug]);
    expect((await load([{ ...first, name: 'Back again' }])).stations).toBe(0);
    const owner = await aPerson(world);
    const slug = `own-${randomUUID()}`;
    await world.deps.dataSource.query(
      `INSERT INTO stations (slug, style, language, label, name, description, owner_id) VALUES ($1, 1, 'en', 1, 'Mine', 'Mine', $2)`,
      [slug, owner.id],
    );
    expect((await load([{ ...first, slug }])).stations).toBe(0);
  });

  it('is not ended by the database, however slowly a machine reads the files', async () => {
    const limits = await world.deps.inTransaction(async (tx) => {
      await loadContent({ inTransaction: (work) => work(tx) }, []);
      return tx.sql.all(
        {
          name: 'test.limits',
          text: `SELECT current_setting('idle_in_transaction_session_timeout') AS idle, current_setting('statement_timeout') AS statement`,
        },
        [],
      );
    });
    expect(limits).toEqual([{ idle: '0', statement: '0' }]);
  });
});
