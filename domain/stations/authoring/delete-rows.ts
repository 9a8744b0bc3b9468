import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { rowNotFound } from './refusals';
import { rowsOf, sectionsOf } from './checklist-rows';
import { type EditedStation, lockEdited } from './lock-edited';
import { type Changed, changeStation } from './save-station';
import { storedForm } from './store-station';

const hadBefore = statement<{ had: boolean }, [number, string]>(
  'stations.had-row',
  'SELECT EXISTS (SELECT FROM station_revisions WHERE station_id = $1 AND body @> $2::jsonb) AS had',
);

/** What is gone was deleted before, and twice is once; what never was in this station is not there. */
async function requireOnceThere(tx: Transaction, station: EditedStation, part: unknown): Promise<void> {
  if (!(await tx.sql.one(hadBefore, [station.id, JSON.stringify(part)]))?.had) throw rowNotFound();
}

/**
 * Deletes one examiner question (spec 3 §7).
 * @param revision refused unless it is the present one; null for unconditional
 * @throws Problem not-found `station-not-found`, `row-not-found`; conflict `station-changed`
 */
export async function deleteExaminerQuestion(
  tx: Transaction,
  person: Person,
  stationId: number,
  questionId: number,
  revision: number | null,
): Promise<Changed> {
  const station = await lockEdited(tx, person, stationId);
  const form = storedForm(station.body);
  const examiner_questions = form.examiner_questions.filter(({ id }) => id !== questionId);
  if (examiner_questions.length === form.examiner_questions.length)
    await requireOnceThere(tx, station, { examiner_questions: [{ id: questionId }] });
  return changeStation(tx, person, station, { form: { ...form, examiner_questions }, revision });
}

/**
 * Deletes one row of the checklist: an item, or a heading, whose items then belong to the section before or, if there
 * is none, stand under the default heading (spec 3 §3, §7).
 * @throws Problem not-found `station-not-found`, `row-not-found`; conflict `station-changed`
 */
export async function deleteRow(
  tx: Transaction,
  person: Person,
  stationId: number,
  row: { id: number; heading: boolean },
  revision: number | null,
): Promise<Changed> {
  const station = await lockEdited(tx, person, stationId);
  const form = storedForm(station.body);
  const rows = rowsOf(form.checklist);
  const left = rows.filter(({ id, heading }) => id !== row.id || heading !== row.heading);
  if (left.length === rows.length)
    await requireOnceThere(tx, station, { checklist: [row.heading ? { id: row.id } : { items: [{ id: row.id }] }] });
  return changeStation(tx, person, station, { form: { ...form, checklist: sectionsOf(left) }, revision });
}
