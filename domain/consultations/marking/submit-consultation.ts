import { PERSON_COLUMNS, type Person, type PersonRow, toPerson } from '~/domain/accounts/person';
import { Problem } from '~/domain/kit/errors';
import type { CleanHtml } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import { type Grades, NO_GRADES } from '~/domain/stations/marking';
import { submitAttempt } from '~/domain/stations/submit-attempt';
import { baseOf, GP_STYLE, type StationBase } from '~/domain/stations/styles';
import type { Transaction } from '~/domain/kit/transaction';
import { MARKING_FOR_MS, stationConsultation } from '../contract';
import { closeConsultation } from '../end-consultation';
import { itemsOf, judgedItems } from './item-needs';
import { submitMarksJob } from '../jobs';
import { type Locked, lockConsultation, lockIfThere } from '../lock-consultation';
import { gradesWith, requireMarking } from './mark-consultation';
import { marksOf } from './marking.query';
import { stationOf } from '../station-as-begun.query';
import { PEOPLE } from '~/domain/accounts/views';

const setSubmitted = statement<never, [number, number, string | null, boolean, Date]>(
  'consultations.set-submitted',
  `UPDATE consultations SET state = 'submitted', attempt_id = $2, grades = $3::jsonb, submitted_by_itself = $4, updated_at = $5, version = version + 1 WHERE id = $1`,
);
const owner = statement<PersonRow, [number]>(
  'consultations.owner',
  `SELECT ${PERSON_COLUMNS} FROM ${PEOPLE} account WHERE account.id = $1`,
);

/** What no examiner wrote. */
const NO_COMMENTS = '' as CleanHtml;

/** Records the marks as a try of the person, who is candidate and examiner. @throws Problem what `submitAttempt` refuses */
async function record(
  tx: Transaction,
  person: Person,
  consultation: Locked,
  sent: Partial<Grades>,
  byItself: boolean,
): Promise<{ attempt: number; style: number }> {
  const { station, sections } = await stationOf(tx, consultation);
  const grades = station.style === GP_STYLE ? gradesWith(consultation.grades, sent) : NO_GRADES;
  const marks = await tx.sql.all(marksOf, [consultation.id]);
  const items = itemsOf(await sections());
  const judged = judgedItems(items, consultation.language);
  const proposed = new Set(marks.flatMap((mark) => (mark.proposed ? mark.item_id : [])));
  const attempt = await submitAttempt(tx, {
    station,
    revision: consultation.station_revision,
    examiner: person,
    candidate: person,
    participants: [],
    group: null,
    input: {
      ticked: marks.flatMap((mark) => (mark.ticked ? mark.item_id : [])),
      unjudged: items.flatMap(({ id }) => (judged.has(id) || proposed.has(id) ? [] : [id])),
      grades,
      comments: NO_COMMENTS,
      seconds_used: Math.round((consultation.total_ms - consultation.remaining_ms) / 1000),
      submission_id: consultation.submission_id,
    },
  });
  await tx.sql.all(setSubmitted, [
    consultation.id,
    attempt,
    station.style === GP_STYLE ? JSON.stringify(grades) : null,
    byItself,
    tx.clock.now(),
  ]);
  tx.publish(stationConsultation, consultation.id);
  return { attempt, style: station.style };
}

/**
 * Submits the marks as they stand, once: again, it answers the first result. Its feedback begins with it.
 * @throws Problem not-found `consultation-not-found`; conflict `consultation-not-ended` or `consultation-closed`; invalid `grades-missing`
 */
export async function submitConsultation(
  tx: Transaction,
  person: Person,
  consultationId: number,
  sent: Partial<Grades>,
): Promise<{ quizlog_id: number; base: StationBase }> {
  const consultation = await lockConsultation(tx, consultationId, person.id);
  if (consultation.state === 'submitted' && consultation.attempt_id !== null) {
    return { quizlog_id: consultation.attempt_id, base: baseOf((await stationOf(tx, consultation)).station.style) };
  }
  requireMarking(consultation);
  const { attempt, style } = await record(tx, person, consultation, sent, false);
  return { quizlog_id: attempt, base: baseOf(style) };
}

/**
 * Submits a consultation that was left in marking for a day. If it cannot be submitted, because a GP case has no grades or its
 * checklist cannot be read, it is closed and its transcript kept: nobody's grade is guessed.
 */
export async function submitLeft(tx: Transaction, consultationId: number): Promise<void> {
  const consultation = await lockIfThere(tx, consultationId, null);
  if (consultation?.state !== 'marking' || !consultation.ended_at) return;
  const early = consultation.ended_at.getTime() + MARKING_FOR_MS - tx.clock.now().getTime();
  if (early > 0) return tx.enqueue(submitMarksJob, { consultation_id: consultationId }, { delay: early });
  const person = await tx.sql.one(owner, [consultation.account_id]);
  if (!person) return;
  try {
    await record(tx, toPerson(person, tx.clock.now()), consultation, {}, true);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await closeConsultation(tx, consultation, error.code === 'grades-missing' ? 'grades-missing' : 'station-gone');
  }
}

/** Ends a consultation without a result; one that has a result keeps it. @throws Problem not-found; conflict `consultation-closed` */
export async function discardConsultation(
  tx: Transaction,
  personId: number,
  consultationId: number,
): Promise<StationBase> {
  const consultation = await lockConsultation(tx, consultationId, personId);
  const { station } = await stationOf(tx, consultation);
  if (consultation.state === 'submitted') requireMarking(consultation);
  if (consultation.state !== 'closed') await closeConsultation(tx, consultation, 'left');
  return baseOf(station.style);
}
