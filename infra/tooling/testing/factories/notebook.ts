import type { Language } from '~/domain/accounts/contract';
import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Deps } from '~/infra/process/deps';

let made = 0;

interface SectionOptions {
  topic?: { id: number };
  guide?: { id: number };
  language?: Language;
  key?: string;
  position?: number;
  title?: string;
  text?: string;
  revision?: number;
}

const insertSection = statement<
  { id: number },
  [number | null, number | null, string, string, number, string, string, number, number, Date]
>(
  'testing.a-section',
  `INSERT INTO notebook_sections (topic_id, guide_id, language, key, position, title, focus_id, section_colour, section_icon, text, html_version, sources, revision, checked_on, published_at)
   VALUES ($1::int, $2::int, $3, $4, $5::smallint, $6, 1, 'teal', 'book', $7, $8::smallint, '[{"title": "A guideline", "publisher": "NICE", "year": 2024, "url": "https://example.org/"}]', $9::int, $10::timestamptz::date, $10::timestamptz)
   RETURNING id`,
);

/** A published section of a topic or a guide, as the starter content makes it. */
export async function aSection(world: { deps: Deps }, options: SectionOptions) {
  made += 1;
  const section = {
    language: 'en' as Language,
    key: `section-${made}`,
    position: made,
    title: `Section ${made}`,
    text: `<p>What is worth knowing of section ${made}.</p>`,
    revision: 1,
    ...options,
  };
  const row = await world.deps.read.sql.one(insertSection, [
    section.topic?.id ?? null,
    section.guide?.id ?? null,
    section.language,
    section.key,
    section.position,
    section.title,
    section.text,
    SANITISER_VERSION,
    section.revision,
    world.deps.clock.now(),
  ]);
  return { ...section, id: row!.id };
}

const insertGuide = statement<{ id: number }, [string, string, string, Date]>(
  'testing.a-guide',
  'INSERT INTO guides (slug, specialty_id, name, name_es, created_at) VALUES ($1, 1, $2, $3, $4::timestamptz) RETURNING id',
);
const linkStation = statement<never, [number, number]>(
  'testing.a-guide-of-station',
  'INSERT INTO guide_stations (guide_id, station_id) VALUES ($1::int, $2::int)',
);

/** A guide without sections. */
export async function aGuide(
  world: { deps: Deps },
  options: { name?: string; name_es?: string; stations?: { id: number }[] } = {},
) {
  made += 1;
  const guide = { slug: `guide-${made}`, name: `Guide ${made}`, name_es: `Guía ${made}`, ...options };
  const row = await world.deps.read.sql.one(insertGuide, [
    guide.slug,
    guide.name,
    guide.name_es,
    world.deps.clock.now(),
  ]);
  for (const station of options.stations ?? []) await world.deps.read.sql.all(linkStation, [row!.id, station.id]);
  return { ...guide, id: row!.id };
}
