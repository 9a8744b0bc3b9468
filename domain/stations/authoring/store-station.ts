import type { CleanHtml } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { type StationForm, TEXT_FIELDS, type TextField } from './form-contract';
import { formOf, type StationBody } from '../station-body';
import { reservedSlugs } from './reserved-slugs';
import { freeSlug, slugOf, videoIdOf } from './station-rules';

/**
 * A form whose texts went through the sanitiser, each of them of this version: the present one, or that of an earlier state
 * that is stored again.
 */
export type SafeStation = { html_version: number } & Omit<StationForm, TextField | 'examiner_questions'> &
  Record<TextField, CleanHtml> & {
    examiner_questions: (Omit<StationForm['examiner_questions'][number], 'explanation_text'> & {
      explanation_text: CleanHtml;
    })[];
  };

/** A state that was stored, to be stored again. */
export const storedForm = (body: StationBody): SafeStation =>
  ({ ...formOf(body), html_version: body.html_version ?? 0 }) as SafeStation;

const COLUMNS = [
  'name',
  'description',
  'label',
  'long_case',
  'language',
  ...TEXT_FIELDS,
  'patient_facts',
  'html_version',
  'video_link',
  'video_id',
  'candidate_minutes',
  'examiner_minutes',
];
const names = COLUMNS.join(', ');
const sent = COLUMNS.map((name) => `sent.${name}`).join(', ');

const taken = statement<{ slug: string }, [string]>(
  'stations.taken-slugs',
  `SELECT slug FROM stations WHERE deleted_at IS NULL AND (slug = $1 OR slug ~ ('^' || $1 || '-[0-9]+$'))`,
);
export interface StoredStation {
  id: number;
  slug: string;
  style: number;
  revision: number;
  virtual_patient: boolean;
  virtual_patient_enabled_at: Date | null;
}
const bySubmission = statement<StoredStation, [number, string]>(
  'stations.by-submission',
  'SELECT id, slug, style, revision, virtual_patient, virtual_patient_enabled_at FROM stations WHERE owner_id = $1 AND submission_id = $2::uuid',
);
const insert = statement<{ id: number }, [string, string, number, number, Date | null, string | null, Date, boolean]>(
  'stations.insert',
  `INSERT INTO stations (${names}, slug, style, owner_id, published_at, submission_id, created_at, updated_at, virtual_patient)
   SELECT ${sent}, $2, $3::smallint, $4::int, $5::timestamptz, $6::uuid, $7::timestamptz, $7::timestamptz, $8::boolean FROM jsonb_populate_record(NULL::stations, $1::jsonb) AS sent
   ON CONFLICT DO NOTHING RETURNING id`,
);
// What the starter content put there is its editor's from here on: the loader leaves it alone.
const update = statement<never, [string, number, boolean, Date]>(
  'stations.update',
  `UPDATE stations SET (${names}) = (SELECT ${sent} FROM jsonb_populate_record(NULL::stations, $1::jsonb) AS sent),
          published_at = CASE WHEN $3::boolean THEN coalesce(published_at, $4::timestamptz) END, content_hash = NULL, updated_at = $4::timestamptz
    WHERE id = $2::int`,
);

const rowOf = ({ checklist: _, examiner_questions: __, ...form }: SafeStation): string =>
  JSON.stringify({ ...form, video_id: videoIdOf(form.video_link) });

/** Made from the same submission before, by the same owner; null when there is none. Deleted ones count: sent twice is once. */
export const findSubmitted = (tx: Transaction, ownerId: number, submissionId: string | undefined) =>
  submissionId === undefined ? Promise.resolve(null) : tx.sql.one(bySubmission, [ownerId, submissionId]);

export interface NewStation {
  form: SafeStation;
  style: number;
  owner_id: number;
  published: boolean;
  submission_id?: string;
  virtual_patient: boolean;
}

/** A new station with its rows, under a form that has no flaws. If another station takes its slug in the same instant, it gets the next one. */
export async function insertStation(tx: Transaction, station: NewStation): Promise<StoredStation> {
  const now = tx.clock.now();
  for (let tries = 0; tries < 20; tries += 1) {
    const earlier = await findSubmitted(tx, station.owner_id, station.submission_id);
    if (earlier) return earlier;
    const slugs = await tx.sql.all(taken, [slugOf(station.form.name)]);
    const slug = freeSlug(station.form.name, new Set(slugs.map((row) => row.slug)), reservedSlugs());
    const row = await tx.sql.one(insert, [
      rowOf(station.form),
      slug,
      station.style,
      station.owner_id,
      station.published ? now : null,
      station.submission_id ?? null,
      now,
      station.virtual_patient,
    ]);
    if (!row) continue;
    await storeRows(tx, row.id, station.form, null);
    return {
      id: row.id,
      slug,
      style: station.style,
      revision: 1,
      virtual_patient: station.virtual_patient,
      virtual_patient_enabled_at: null,
    };
  }
  throw new Error('no free slug was found');
}

/** A station as the form has it. Its row must be locked, and what it was be kept. */
export async function updateStation(
  tx: Transaction,
  stationId: number,
  form: SafeStation,
  published: boolean,
  before: StationBody,
): Promise<void> {
  await tx.sql.all(update, [rowOf(form), stationId, published, tx.clock.now()]);
  await storeRows(tx, stationId, form, before);
}

// Every statement is on its own: what moves to another section must have it before, and what is gone must not take it along.
const saveSections = statement<{ id: number; position: number }, [number, string]>(
  'stations.store-sections',
  `WITH sent AS (SELECT * FROM jsonb_to_recordset($2::jsonb) AS line (id int, position smallint, title text)),
        kept AS (UPDATE checklist_sections section SET position = sent.position, title = sent.title FROM sent WHERE section.id = sent.id AND section.station_id = $1
                 RETURNING section.id, section.position),
        made AS (INSERT INTO checklist_sections (station_id, position, title) SELECT $1, position, title FROM sent WHERE id IS NULL ORDER BY position RETURNING id, position)
   SELECT * FROM kept UNION ALL SELECT * FROM made`,
);
const saveItems = statement<never, [number, string]>(
  'stations.store-items',
  `WITH sent AS (SELECT * FROM jsonb_to_recordset($2::jsonb) AS line (id int, section_id int, position smallint, title text, covered_by jsonb)),
        kept AS (UPDATE checklist_items item SET section_id = sent.section_id, position = sent.position, title = sent.title, covered_by = sent.covered_by FROM sent, checklist_sections section
                  WHERE item.id = sent.id AND section.id = item.section_id AND section.station_id = $1),
        gone AS (DELETE FROM checklist_items item USING checklist_sections section
                  WHERE section.id = item.section_id AND section.station_id = $1 AND item.id NOT IN (SELECT id FROM sent WHERE id IS NOT NULL))
   INSERT INTO checklist_items (section_id, position, title, covered_by) SELECT section_id, position, title, covered_by FROM sent WHERE id IS NULL ORDER BY section_id, position`,
);
const dropSections = statement<never, [number, number[]]>(
  'stations.drop-sections',
  'DELETE FROM checklist_sections WHERE station_id = $1 AND NOT id = ANY ($2::int[])',
);
const saveQuestions = statement<never, [number, string]>(
  'stations.store-questions',
  `WITH sent AS (SELECT * FROM jsonb_to_recordset($2::jsonb) AS line (id int, position smallint, question_text text, explanation_text text)),
        kept AS (UPDATE examiner_questions question SET position = sent.position, question_text = sent.question_text, explanation_text = sent.explanation_text
                   FROM sent WHERE question.id = sent.id AND question.station_id = $1),
        gone AS (DELETE FROM examiner_questions WHERE station_id = $1 AND id NOT IN (SELECT id FROM sent WHERE id IS NOT NULL))
   INSERT INTO examiner_questions (station_id, position, question_text, explanation_text)
   SELECT $1, position, question_text, explanation_text FROM sent WHERE id IS NULL ORDER BY position`,
);

/** Hands out ids that are there, each once: by the id that was sent, else to what has the same words as one that would go. */
function continuing<Old extends { id: number }, New extends { id?: number }>(
  before: readonly Old[],
  after: readonly New[],
  sameWords: (old: Old, one: New) => boolean,
): (number | null)[] {
  const free = new Map(before.map((old) => [old.id, old]));
  const ids = after.map(({ id }) => (id !== undefined && free.delete(id) ? id : null));
  return ids.map((id, index) => {
    if (id !== null) return id;
    const old = [...free.values()].find((one) => sameWords(one, after[index]!));
    if (old) free.delete(old.id);
    return old?.id ?? null;
  });
}

/** Rows that continue keep their ids, wherever they move: marks being made at this moment still fit. */
export async function storeRows(
  tx: Transaction,
  stationId: number,
  { checklist, examiner_questions }: Pick<SafeStation, 'checklist' | 'examiner_questions'>,
  before: StationBody | null,
): Promise<void> {
  const sameTitle = (old: { title: string }, one: { title: string }) => old.title === one.title;
  const sectionIds = continuing(before?.checklist ?? [], checklist, sameTitle);
  const sections = await tx.sql.all(saveSections, [
    stationId,
    JSON.stringify(checklist.map(({ title }, position) => ({ id: sectionIds[position], position, title }))),
  ]);
  const byPosition = new Map(sections.map(({ id, position }) => [position, id]));
  const items = checklist.flatMap((section, place) =>
    section.items.map((item, position) => ({ ...item, position, section_id: byPosition.get(place)! })),
  );
  const itemIds = continuing(before?.checklist.flatMap((section) => section.items) ?? [], items, sameTitle);
  await tx.sql.all(saveItems, [
    stationId,
    JSON.stringify(
      items.map(({ title, position, section_id, covered_by }, index) => ({
        id: itemIds[index],
        section_id,
        position,
        title,
        covered_by,
      })),
    ),
  ]);
  if (before) await tx.sql.all(dropSections, [stationId, sections.map(({ id }) => id)]);
  const questionIds = continuing(
    before?.examiner_questions ?? [],
    examiner_questions,
    (old, one) => old.question_text === one.question_text,
  );
  await tx.sql.all(saveQuestions, [
    stationId,
    JSON.stringify(
      examiner_questions.map(({ question_text, explanation_text }, position) => ({
        id: questionIds[position],
        position,
        question_text,
        explanation_text,
      })),
    ),
  ]);
}
