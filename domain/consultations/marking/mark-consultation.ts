import { statement } from '~/domain/kit/statement';
import type { ChecklistPart } from '~/domain/stations/find-checklist.query';
import { type Grades, NO_GRADES } from '~/domain/stations/marking';
import { GP_STYLE } from '~/domain/stations/styles';
import type { Transaction } from '~/domain/kit/transaction';
import type { ConsultationMarking } from '../contract';
import { isOpen, type Locked, lockConsultation, pushChange } from '../lock-consultation';
import { markingOf } from './marking.query';
import { consultationClosed, consultationNotEnded, itemNotMarked } from '../refusals';
import { stationOf } from '../station-as-begun.query';

const setMark = statement<{ item_id: number }, [number, number, boolean]>(
  'consultations.set-mark',
  'UPDATE consultation_marks SET ticked = $3 WHERE consultation_id = $1 AND item_id = $2 RETURNING item_id',
);
const setGrades = statement<never, [number, string]>(
  'consultations.set-grades',
  'UPDATE consultations SET grades = $2::jsonb WHERE id = $1',
);
/** @throws Problem conflict `consultation-not-ended` or `consultation-closed` */
export function requireMarking(consultation: Locked): void {
  if (isOpen(consultation) || consultation.state === 'ending') throw consultationNotEnded();
  if (consultation.state !== 'marking') throw consultationClosed();
}

async function changedMarking(
  tx: Transaction,
  consultation: Locked,
  style: number,
  sections: ChecklistPart[],
): Promise<ConsultationMarking> {
  await pushChange(tx, consultation.id);
  return markingOf(tx, consultation, style, sections);
}

/**
 * Ticks an item or takes its tick away; the proposal and its evidence stay.
 * @throws Problem not-found; conflict `consultation-not-ended` or `consultation-closed`
 */
export async function markItem(
  tx: Transaction,
  personId: number,
  consultationId: number,
  itemId: number,
  ticked: boolean,
): Promise<ConsultationMarking> {
  const consultation = await lockConsultation(tx, consultationId, personId);
  requireMarking(consultation);
  if (!(await tx.sql.one(setMark, [consultationId, itemId, ticked]))) throw itemNotMarked();
  const { station, sections } = await stationOf(tx, consultation);
  return changedMarking(tx, consultation, station.style, await sections());
}

/** Grades as they are with those that were sent; undefined leaves one as it is. */
export const gradesWith = (grades: Grades | null, sent: Partial<Grades>): Grades => ({
  ...(grades ?? NO_GRADES),
  ...Object.fromEntries(Object.entries(sent).filter(([, grade]) => grade !== undefined)),
});

/** Grades a GP case (spec 3 §3); any other station has none. @throws Problem not-found; conflict `consultation-not-ended` or `consultation-closed` */
export async function gradeConsultation(
  tx: Transaction,
  personId: number,
  consultationId: number,
  sent: Partial<Grades>,
): Promise<ConsultationMarking> {
  const consultation = await lockConsultation(tx, consultationId, personId);
  requireMarking(consultation);
  const { station, sections } = await stationOf(tx, consultation);
  if (station.style !== GP_STYLE) return markingOf(tx, consultation, station.style, await sections());
  const grades = gradesWith(consultation.grades, sent);
  await tx.sql.all(setGrades, [consultationId, JSON.stringify(grades)]);
  return changedMarking(tx, { ...consultation, grades }, station.style, await sections());
}
