import { aPerson } from '../tooling/testing/factories/accounts';
import { openWorld } from '../tooling/testing/world';
import type { ParsedGuide } from './guide-content';
import { loadGuides } from './load-guides';
import { loadNotebook } from './load-notebook';
import { loadTopics } from './load-topics';
import { readStations } from './load';
import { loadStation } from './load-station';
import type { ParsedNotebookText } from './notebook-content';
import { readGuides } from './read-guides';
import { readNotebook } from './read-notebook';
import { readBank } from './read-questions';

const { topics } = readBank();
const stations = readStations();
const texts = readNotebook(topics).filter(({ topic }) => topic === 'asthma');
const [english] = texts as [ParsedNotebookText];
const starter = readGuides({ topics, stations });
const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);

interface Section {
  id: number;
  key: string;
  title: string;
  text: string;
  position: number;
  revision: number;
  checked_by: number | null;
  checked_on: string;
  free: boolean;
  drawing: string | null;
  retired: boolean;
}
const sectionsOf = (kind: 'topic' | 'guide', slug: string, language = 'en') =>
  query<Section>(
    `SELECT section.id, key, title, text, position, revision, section.checked_by, section.checked_on::text, free, drawing, retired_at IS NOT NULL AS retired
       FROM notebook_sections section JOIN ${kind}s page ON page.id = section.${kind}_id WHERE page.slug = $1 AND language = $2 ORDER BY position, section.id`,
    [slug, language],
  );
const asthma = async (language = 'en') => {
  const all = await sectionsOf('topic', 'asthma', language);
  return { all, byKey: new Map(all.map((section) => [section.key, section])) };
};

describe('loading the notebook', () => {
  const load = (list: ParsedNotebookText[] = texts) => world.deps.inTransaction((tx) => loadNotebook(tx, list));

  beforeAll(() => world.deps.inTransaction((tx) => loadTopics(tx, topics)));

  it('publishes each section as it is written, the first one free, checked by nobody', async () => {
    expect(await load()).toBe(texts.reduce((sum, { sections }) => sum + sections.length, 0));
    const { all } = await asthma();
    expect(all.map(({ key, title }) => [key, title])).toEqual(english.sections.map(({ key, title }) => [key, title]));
    expect(all.map(({ free }) => free)).toEqual(english.sections.map((_section, index) => index === 0));
    expect(all.every((section) => section.checked_by === null && section.checked_on === english.checked)).toBe(true);
    expect((await asthma('es')).all.map(({ key }) => key)).toEqual(all.map(({ key }) => key));
    expect(await load()).toBe(0);
  });

  it('keeps the id of a changed section and its earlier text, and takes the check of the earlier one off', async () => {
    const before = (await asthma()).byKey.get('diagnosis')!;
    const checker = await aPerson(world);
    await query('UPDATE notebook_sections SET checked_by = $1, checked_on = $2 WHERE id = $3', [
      checker.id,
      '2026-12-01',
      before.id,
    ]);
    const edit = (section: ParsedNotebookText['sections'][number]) =>
      section.key === 'diagnosis' ? { ...section, text: '<p>New.</p><script>alert(1)</script>' } : section;
    const changed = { ...english, checked: '2026-12-24', sections: english.sections.map(edit) };
    // A day of checking is of the whole text.
    expect(await load([changed])).toBe(english.sections.length);
    const after = (await asthma()).byKey.get('diagnosis')!;
    expect(after).toMatchObject({
      id: before.id,
      text: '<p>New.</p>',
      revision: 2,
      checked_by: null,
      checked_on: '2026-12-24',
    });
    const [kept] = await query<{ body: { text: string }; checked_by: number }>(
      'SELECT body, checked_by FROM notebook_revisions WHERE section_id = $1 AND revision = 1',
      [before.id],
    );
    expect([kept!.body.text, kept!.checked_by]).toEqual([before.text, checker.id]);
    expect(await load([changed])).toBe(0);
    await load([english]);
  });

  it('moves a section without a new revision, retires one that is gone, and brings it back', async () => {
    const before = (await asthma()).byKey;
    const [first, second, ...rest] = english.sections;
    expect(await load([{ ...english, sections: [first!, rest[0]!, second!, ...rest.slice(2)] }])).toBeGreaterThan(1);
    const moved = await asthma();
    expect(moved.byKey.get(second!.key)).toMatchObject({
      position: 3,
      revision: before.get(second!.key)!.revision,
      retired: false,
    });
    expect(moved.byKey.get(rest[1]!.key)!.retired).toBe(true);
    // Other languages keep what they have.
    expect((await asthma('es')).all.some(({ retired }) => retired)).toBe(false);
    await load([english]);
    const back = await asthma();
    expect(back.all.map(({ key, retired, id }) => [key, retired, id])).toEqual(
      english.sections.map(({ key }) => [key, false, before.get(key)!.id]),
    );
  });

  it('leaves what a person has published to them', async () => {
    const { id } = (await asthma()).byKey.get('diagnosis')!;
    await query(`UPDATE notebook_sections SET text = '<p>Mine.</p>', content_hash = NULL WHERE id = $1`, [id]);
    const edited = english.sections.map((section) => ({ ...section, text: '<p>Other.</p>' }));
    expect(await load([{ ...english, sections: edited }])).toBe(english.sections.length - 1);
    await load([{ ...english, sections: edited.filter(({ key }) => key !== 'diagnosis') }]);
    expect((await asthma()).byKey.get('diagnosis')).toMatchObject({ text: '<p>Mine.</p>', retired: false });
  });
});

describe('loading the guides', () => {
  const load = (guides: ParsedGuide[] = starter.guides) =>
    world.deps.inTransaction((tx) => loadGuides(tx, { guides, drawings: starter.drawings }));
  const hands = starter.guides.filter(({ slug }) => slug === 'hand-hygiene-and-ppe');
  const linked = async (kind: 'topic' | 'station') =>
    (
      await query<{ slug: string }>(
        `SELECT other.slug FROM guide_${kind}s link JOIN ${kind}s other ON other.id = link.${kind}_id JOIN guides guide ON guide.id = link.guide_id WHERE guide.slug = $1 ORDER BY other.slug`,
        [hands[0]!.slug],
      )
    ).map(({ slug }) => slug);

  beforeAll(async () => {
    await world.deps.inTransaction((tx) => loadTopics(tx, topics));
    await world.deps.inTransaction(async (tx) => {
      for (const station of stations.filter(({ slug }) => hands[0]!.stations.includes(slug)))
        await loadStation(tx, station);
    });
  });

  it('has what to have ready first, then the steps with their drawings, and when to stop last', async () => {
    expect((await load()).guides).toBe(new Set(starter.guides.map(({ slug }) => slug)).size);
    const [english, spanish] = hands as [ParsedGuide, ParsedGuide];
    const sections = await sectionsOf('guide', english.slug);
    expect(sections.map(({ key }) => key)).toEqual(['equipment', ...english.steps.map(({ key }) => key), 'stop']);
    expect(sections.map(({ drawing }) => drawing)).toEqual([
      null,
      ...english.steps.map(({ drawing }) => drawing ?? null),
      null,
    ]);
    expect(sections[0]!.text).toBe(`<ul>${english.equipment.map((line) => `<li>${line}</li>`).join('')}</ul>`);
    expect(sections.every(({ free }) => free)).toBe(true);
    expect((await sectionsOf('guide', english.slug, 'es'))[0]!.title).toBe('Qué preparar');
    const [guide] = await query('SELECT name, name_es, description_es FROM guides WHERE slug = $1', [english.slug]);
    expect(guide).toEqual({ name: english.title, name_es: spanish.title, description_es: spanish.description });
    expect(await linked('topic')).toEqual([...english.topics].sort());
    expect(await linked('station')).toEqual([...english.stations].sort());
    expect(await load()).toEqual({ guides: 0, sections: 0 });
  });

  it('follows the links of its file, unless somebody has taken the guide over', async () => {
    const fewer = hands.map((guide) => ({ ...guide, topics: ['sepsis'], stations: [] }));
    expect(await load(fewer)).toEqual({ guides: 1, sections: 0 });
    expect([await linked('topic'), await linked('station')]).toEqual([['sepsis'], []]);
    await query('UPDATE guides SET content_hash = NULL WHERE slug = $1', [hands[0]!.slug]);
    expect(await load(hands)).toEqual({ guides: 0, sections: 0 });
    expect(await linked('topic')).toEqual(['sepsis']);
  });
});
