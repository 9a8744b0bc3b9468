import { In } from 'typeorm';
import { ChecklistItem } from '~/domain/stations/checklist-item.entity';
import { ChecklistSection } from '~/domain/stations/checklist-section.entity';
import { ExaminerQuestion } from '~/domain/stations/examiner-question.entity';
import { keepStation } from '~/domain/stations/authoring/keep-revision';
import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { Station } from '~/domain/stations/station.entity';
import type { EntityTransaction } from '~/domain/kit/transaction';
import { escapeHtml, sanitise } from '../html/sanitise';
import { contentHash } from './content-hash';
import type { ParsedStation } from './station-content';

/** Raised when this file stores the same content differently, so that it is stored again. */
const LOADER_VERSION = 2;

const SOURCES = { en: 'Sources', es: 'Fuentes' } as const;

/** The sources of the medical content, as the end of the walkthrough. */
function sourcesOf({ language, sources }: ParsedStation): string {
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

/** Takes the first of `rows` with this title out of it. */
function takeByTitle<T extends { title: string }>(rows: T[], title: string): T | undefined {
  const index = rows.findIndex((row) => row.title === title);
  return index < 0 ? undefined : rows.splice(index, 1)[0];
}

/** Sections and items that keep their title keep their id, wherever they move: marks being made at this moment still fit. */
async function keepChecklist(
  tx: EntityTransaction,
  stationId: number,
  { checklist, covers }: Pick<ParsedStation, 'checklist' | 'covers'>,
): Promise<void> {
  const oldSections = await tx.em.find(ChecklistSection, {
    where: { station_id: stationId },
    order: { position: 'ASC' },
  });
  const oldItems =
    oldSections.length > 0
      ? await tx.em.find(ChecklistItem, {
          where: { section_id: In(oldSections.map((section) => section.id)) },
          order: { id: 'ASC' },
        })
      : [];
  for (const [position, { title, items }] of checklist.entries()) {
    const section = await tx.em.save(ChecklistSection, {
      ...takeByTitle(oldSections, title),
      station_id: stationId,
      position,
      title,
    });
    await tx.em.save(
      ChecklistItem,
      items.map((item, place) => ({
        ...takeByTitle(oldItems, item),
        section_id: section.id,
        position: place,
        title: item,
        covered_by: covers[item] ?? null,
      })),
    );
  }
  if (oldItems.length > 0)
    await tx.em.delete(
      ChecklistItem,
      oldItems.map((item) => item.id),
    );
  if (oldSections.length > 0)
    await tx.em.delete(
      ChecklistSection,
      oldSections.map((section) => section.id),
    );
}

async function keepQuestions(
  tx: EntityTransaction,
  stationId: number,
  questions: ParsedStation['examiner_questions'],
): Promise<void> {
  const old = await tx.em.find(ExaminerQuestion, { where: { station_id: stationId }, order: { position: 'ASC' } });
  for (const [position, { question_text, explanation_text }] of questions.entries()) {
    const index = old.findIndex((question) => question.question_text === question_text);
    const same = index < 0 ? undefined : old.splice(index, 1)[0];
    await tx.em.save(ExaminerQuestion, {
      ...same,
      station_id: stationId,
      position,
      question_text,
      explanation_text: sanitise(explanation_text),
    });
  }
  if (old.length > 0)
    await tx.em.delete(
      ExaminerQuestion,
      old.map((question) => question.id),
    );
}

/**
 * Makes or changes one station of the starter content. One that was deleted stays deleted, and a slug that somebody
 * else's station has is left to them.
 *
 * @returns whether anything changed
 */
export async function loadStation(tx: EntityTransaction, content: ParsedStation): Promise<boolean> {
  const content_hash = contentHash(LOADER_VERSION, content);
  const known = await tx.em.findOne(Station, {
    where: { slug: content.slug },
    order: { deleted_at: { direction: 'DESC', nulls: 'FIRST' } },
  });
  if (known && (known.content_hash === null || known.content_hash === content_hash || known.deleted_at !== null))
    return false;
  const virtual_patient = content.virtual_patient === true;
  const virtual_patient_enabled_at =
    virtual_patient || content.talks ? (known?.virtual_patient_enabled_at ?? tx.clock.now()) : null;
  const fields = { ...textsOf(content), content_hash, virtual_patient, virtual_patient_enabled_at };
  const stationId = known?.id ?? (await insertStation(tx, content.slug, fields));
  // Groups that are at it go on with what they began.
  if (known) await keepStation(tx, known.id, null);
  if (known) await tx.em.update(Station, known.id, fields);
  await keepChecklist(tx, stationId, content);
  await keepQuestions(tx, stationId, content.examiner_questions);
  return true;
}

async function insertStation(
  tx: EntityTransaction,
  slug: string,
  fields: ReturnType<typeof textsOf> & Pick<Station, 'content_hash' | 'virtual_patient' | 'virtual_patient_enabled_at'>,
): Promise<number> {
  const station = tx.em.create(Station, {
    ...fields,
    slug,
    video_id: null,
    owner_id: null,
    published_at: tx.clock.now(),
    deleted_at: null,
  });
  await tx.em.insert(Station, station);
  return station.id;
}
