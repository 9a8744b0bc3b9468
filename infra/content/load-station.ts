import { saveStationRevision } from '~/domain/stations/authoring/save-revision';
import { storeRows } from '~/domain/stations/authoring/store-station';
import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { STATION_BODY, type StationBody } from '~/domain/stations/station-body';
import { escapeHtml, sanitise } from '../html/sanitise';
import { contentHash } from './content-hash';
import type { ParsedStation } from './station-content';

/** Raised when this file stores the same content differently, so that it is stored again. */
const LOADER_VERSION = 2;

const SOURCES = { en: 'Sources', es: 'Fuentes' } as const;
const NOT_CHECKED = {
  en: 'Written with AI, not reviewed by a clinician. Source not checked.',
  es: 'Escrito con IA, sin revisar por un profesional clínico. Fuente sin comprobar.',
} as const;

/** The sources of the medical content, as the end of the walkthrough. */
function sourcesOf({ language, sources }: ParsedStation): string {
  if (sources.length === 0) return `<p><em>${NOT_CHECKED[language]}</em></p>`;
  const items = sources.map(
    ({ title, publisher, year, url }) =>
      `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a>. ${escapeHtml(publisher)}, ${year}.</li>`,
  );
  return `<h3>${SOURCES[language]}</h3><ul>${items.join('')}</ul>`;
}

const textsOf = (content: ParsedStation) => ({
  style: content.style,
  language: content.language,
  label: content.label,
  name: content.name,
  description: content.description,
  long_case: content.long_case,
  candidate_minutes: content.candidate_minutes,
  examiner_minutes: content.examiner_minutes,
  student_instructions: sanitise(content.student_instructions),
  patient_instructions: sanitise(content.patient_instructions),
  examiner_instructions: sanitise(content.examiner_instructions),
  extra_candidate_resources: sanitise(content.extra_candidate_resources),
  patient_facts: content.patient_facts,
  walkthrough: sanitise(content.walkthrough + sourcesOf(content)),
  useful_links: sanitise(content.useful_links),
  html_version: SANITISER_VERSION,
});

type Fields = ReturnType<typeof textsOf> & {
  content_hash: string;
  virtual_patient: boolean;
  virtual_patient_enabled_at: Date | null;
};
const COLUMNS = [
  'style',
  'language',
  'label',
  'name',
  'description',
  'long_case',
  'candidate_minutes',
  'examiner_minutes',
  'student_instructions',
  'patient_instructions',
  'examiner_instructions',
  'extra_candidate_resources',
  'patient_facts',
  'walkthrough',
  'useful_links',
  'html_version',
  'content_hash',
  'virtual_patient',
  'virtual_patient_enabled_at',
] as const satisfies readonly (keyof Fields)[];
const names = COLUMNS.join(', ');
const sent = COLUMNS.map((name) => `sent.${name}`).join(', ');

interface Known {
  id: number;
  content_hash: string | null;
  deleted_at: Date | null;
  virtual_patient_enabled_at: Date | null;
}
const bySlug = statement<Known, [string]>(
  'content.station-by-slug',
  `SELECT id, content_hash, deleted_at, virtual_patient_enabled_at FROM stations WHERE slug = $1
    ORDER BY deleted_at DESC NULLS FIRST LIMIT 1`,
);
const bodyOf = statement<{ body: StationBody }, [number]>(
  'content.station-body',
  `SELECT ${STATION_BODY} AS body FROM stations station WHERE station.id = $1`,
);
const insert = statement<{ id: number }, [string, string, Date]>(
  'content.insert-station',
  `INSERT INTO stations (${names}, slug, published_at)
   SELECT ${sent}, $2, $3::timestamptz FROM jsonb_populate_record(NULL::stations, $1::jsonb) AS sent RETURNING id`,
);
const update = statement<never, [string, number]>(
  'content.update-station',
  `UPDATE stations SET (${names}) = (SELECT ${sent} FROM jsonb_populate_record(NULL::stations, $1::jsonb) AS sent), updated_at = now()
    WHERE id = $2::int`,
);

/**
 * Makes or changes one station of the starter content. One that was deleted stays deleted, and a slug that somebody
 * else's station has is left to them.
 *
 * @returns whether anything changed
 */
export async function loadStation(tx: Transaction, content: ParsedStation): Promise<boolean> {
  const content_hash = contentHash(LOADER_VERSION, content);
  const known = await tx.sql.one(bySlug, [content.slug]);
  if (known && (known.content_hash === null || known.content_hash === content_hash || known.deleted_at !== null))
    return false;
  const virtual_patient = content.virtual_patient === true;
  const now = tx.clock.now();
  const virtual_patient_enabled_at =
    virtual_patient || content.talks ? (known?.virtual_patient_enabled_at ?? now) : null;
  const fields: Fields = { ...textsOf(content), content_hash, virtual_patient, virtual_patient_enabled_at };
  const before = known && (await tx.sql.one(bodyOf, [known.id]))!.body;
  // Groups that are at it go on with what they began.
  if (known) await saveStationRevision(tx, known.id, null);
  if (known) await tx.sql.all(update, [JSON.stringify(fields), known.id]);
  const { id } = known ?? (await tx.sql.one(insert, [JSON.stringify(fields), content.slug, now]))!;
  await storeRows(tx, id, rowsOf(content), before);
  return true;
}

/** The rows of a station. Those that keep their words keep their id, wherever they move: marks being made at this moment still fit. */
const rowsOf = ({ checklist, covers, examiner_questions }: ParsedStation) => ({
  checklist: checklist.map(({ title, items }, order) => ({
    title,
    order,
    items: items.map((item, place) => ({
      title: item,
      order: place,
      ...(covers[item] && { covered_by: covers[item] }),
    })),
  })),
  examiner_questions: examiner_questions.map(({ question_text, explanation_text }, order) => ({
    order,
    question_text,
    explanation_text: sanitise(explanation_text),
  })),
});
