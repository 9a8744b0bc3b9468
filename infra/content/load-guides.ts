import { EQUIPMENT_KEY, STOP_KEY } from '~/domain/notebook/guide-keys';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { focusId, specialtyId } from '~/domain/questions/specialties';
import { escapeHtml } from '../html/sanitise';
import { contentHash } from './content-hash';
import type { ParsedGuide } from './guide-content';
import { type ListedSection, loadSections } from './load-sections';
import type { Drawing } from './read-drawings';
import type { Guides } from './read-guides';

/** Raised when this file stores the same content differently, so that it is stored again. */
const LOADER_VERSION = 1;

const TITLES = {
  equipment: { en: 'What to have ready', es: 'Qué preparar' },
  stop: { en: 'When to stop or call for help', es: 'Cuándo parar o pedir ayuda' },
} as const;

const saveDrawings = statement<{ name: string }, [string]>(
  'content.save-drawings',
  `INSERT INTO guide_drawings AS drawing (name, svg, title, title_es, description, description_es)
   SELECT name, svg, title, title_es, description, description_es
     FROM jsonb_to_recordset($1::jsonb) AS listed (name text, svg text, title text, title_es text, description text, description_es text)
   ON CONFLICT (name) DO UPDATE
     SET svg = excluded.svg, title = excluded.title, title_es = excluded.title_es, description = excluded.description, description_es = excluded.description_es
     WHERE drawing IS DISTINCT FROM excluded
   RETURNING name`,
);

/** A guide that somebody has taken over has no hash any more, and is left to them. */
const saveGuides = statement<{ id: number; slug: string }, [string, Date]>(
  'content.save-guides',
  `INSERT INTO guides AS guide (slug, specialty_id, name, name_es, description, description_es, content_hash, created_at)
   SELECT slug, specialty_id, name, name_es, description, description_es, content_hash, $2::timestamptz
     FROM jsonb_to_recordset($1::jsonb)
       AS listed (slug text, specialty_id smallint, name text, name_es text, description text, description_es text, content_hash text)
   ON CONFLICT (slug) DO UPDATE
     SET specialty_id = excluded.specialty_id, name = excluded.name, name_es = excluded.name_es, description = excluded.description,
         description_es = excluded.description_es, content_hash = excluded.content_hash
     WHERE guide.content_hash <> excluded.content_hash
   RETURNING id, slug`,
);

/** Links to what does not exist are left out: a station may have been deleted. Those of stations that people write are theirs. */
const saveLinks = (kind: 'topic' | 'station') =>
  statement<never, [string]>(
    `content.link-guide-${kind}s`,
    `WITH listed AS (
       SELECT guide.id AS guide_id, other.id AS ${kind}_id
         FROM jsonb_to_recordset($1::jsonb) AS listed (slug text, ${kind}s text[])
         JOIN guides guide ON guide.slug = listed.slug AND guide.content_hash IS NOT NULL
         LEFT JOIN ${kind}s other ON other.slug = ANY (listed.${kind}s)),
     dropped AS (
       DELETE FROM guide_${kind}s link WHERE guide_id IN (SELECT guide_id FROM listed)
${kind === 'station' ? '\n          AND station_id IN (SELECT id FROM stations WHERE content_hash IS NOT NULL)' : ''}
          AND NOT EXISTS (SELECT FROM listed WHERE listed.guide_id = link.guide_id AND listed.${kind}_id = link.${kind}_id))
     INSERT INTO guide_${kind}s (guide_id, ${kind}_id) SELECT guide_id, ${kind}_id FROM listed WHERE ${kind}_id IS NOT NULL ON CONFLICT DO NOTHING`,
  );
const LINKS = [saveLinks('topic'), saveLinks('station')];

const rowOf = ({ name, svg, title, description }: Drawing) => ({
  name,
  svg,
  title: title.en,
  title_es: title.es,
  description: description.en,
  description_es: description.es,
});

function headsOf(guides: readonly ParsedGuide[]) {
  const spanish = new Map(guides.flatMap((guide) => (guide.language === 'es' ? [[guide.slug, guide] as const] : [])));
  return guides.flatMap((guide) => {
    if (guide.language !== 'en') return [];
    const head = {
      slug: guide.slug,
      specialty_id: specialtyId(guide.specialty),
      name: guide.title,
      name_es: (spanish.get(guide.slug) ?? guide).title,
      description: guide.description,
      description_es: (spanish.get(guide.slug) ?? guide).description,
      topics: guide.topics,
      stations: guide.stations,
    };
    return [{ ...head, content_hash: contentHash(LOADER_VERSION, head) }];
  });
}

const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;

/** What to have ready, the steps, and when to stop. */
function sectionsOf(guide: ParsedGuide): ListedSection[] {
  const { slug, language, checked, sources, equipment, steps, stop } = guide;
  const common = { page: slug, language, sources, checked_on: checked, focus_id: focusId('management'), free: true };
  const last = { title: TITLES.stop[language], section_colour: 'red', section_icon: 'ambulance', text: list(stop) };
  return [
    ...(equipment.length > 0
      ? [
          {
            ...common,
            key: EQUIPMENT_KEY,
            title: TITLES.equipment[language],
            section_colour: 'slate',
            section_icon: 'book',
            text: list(equipment),
            drawing: null,
          },
        ]
      : []),
    ...steps.map(({ key, title, text, drawing }) => ({
      ...common,
      key,
      title,
      section_colour: 'teal',
      section_icon: 'stethoscope',
      text,
      drawing: drawing ?? null,
    })),
    { ...common, ...last, key: STOP_KEY, drawing: null },
  ];
}

/**
 * Brings the guides, their drawings and their steps to what the files say; topics and stations are there already. A drawing that is
 * gone from its folder stays, since a text may show it. For the steps see `loadSections`.
 *
 * @returns how many guides and drawings, and how many of their sections were made or changed
 */
export async function loadGuides(
  tx: Transaction,
  { guides, drawings }: Guides,
): Promise<{ guides: number; sections: number }> {
  const drawn = await tx.sql.all(saveDrawings, [JSON.stringify(drawings.map(rowOf))]);
  const heads = headsOf(guides);
  const kept = await tx.sql.all(saveGuides, [JSON.stringify(heads), tx.clock.now()]);
  for (const link of LINKS) await tx.sql.all(link, [JSON.stringify(heads)]);
  const sections = await loadSections(tx, 'guide', guides.flatMap(sectionsOf));
  return { guides: kept.length, sections: sections + drawn.length };
}
