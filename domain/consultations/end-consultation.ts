import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import {
  type ClosedBecause,
  type ConsultationState,
  type Evidence,
  MARKING_FOR_MS,
  stationConsultation,
} from './contract';
import { coverageOf, earnedIn } from './marking/coverage';
import { factsOfStation } from './engine/read/station-facts';
import { itemsOf } from './marking/item-needs';
import { endConsultationJob, submitMarksJob } from './jobs';
import { endsAt, isInGroup, isOpen, leftAt, type Locked, lockConsultation, lockIfThere } from './lock-consultation';
import { stationOf } from './station-as-begun.query';

interface TalkRow {
  number: number;
  asked: string;
  said: string;
  revealed: number[];
  pending: boolean;
}

const talk = statement<TalkRow, [number]>(
  'consultations.talk-to-mark',
  `SELECT number, asked, said, revealed, state IN ('waiting', 'speaking') AS pending FROM consultation_turns WHERE consultation_id = $1 ORDER BY number`,
);
const setEnd = statement<never, [number, ConsultationState, number, Date, ClosedBecause | null, Date]>(
  'consultations.set-end',
  'UPDATE consultations SET state = $2, remaining_ms = $3, started_at = NULL, ended_at = $4, closed_because = $5, updated_at = $6, version = version + 1 WHERE id = $1',
);
const setState = statement<never, [number, ConsultationState, Date]>(
  'consultations.set-state',
  'UPDATE consultations SET state = $2, updated_at = $3, version = version + 1 WHERE id = $1',
);
const insertMarks = statement<never, [number, number[], boolean[], string[]]>(
  'consultations.insert-marks',
  `INSERT INTO consultation_marks (consultation_id, item_id, proposed, ticked, evidence)
   SELECT $1::int, item, covered, covered, evidence FROM unnest($2::int[], $3::boolean[], $4::jsonb[]) AS given (item, covered, evidence) ON CONFLICT DO NOTHING`,
);

/** Proposes the marks by what was said, with the words that each stands on. */
async function proposeMarks(tx: Transaction, consultation: Locked, turns: readonly TalkRow[]): Promise<void> {
  const { station, sections } = await stationOf(tx, consultation);
  const facts = factsOfStation(station, consultation.language);
  const spoken = earnedIn(turns, facts);
  const items = itemsOf(await sections());
  const covered = new Map<number, Evidence[]>(
    coverageOf(items, spoken, consultation.language).map(({ item_id, evidence }) => [item_id, evidence]),
  );
  await tx.sql.all(insertMarks, [
    consultation.id,
    items.map(({ id }) => id),
    items.map(({ id }) => covered.has(id)),
    items.map(({ id }) => JSON.stringify(covered.get(id) ?? [])),
  ]);
}

async function beginMarking(tx: Transaction, consultation: Locked, turns: readonly TalkRow[]): Promise<void> {
  await proposeMarks(tx, consultation, turns);
  tx.enqueue(submitMarksJob, { consultation_id: consultation.id }, { delay: MARKING_FOR_MS });
}

/** Ends an open talk at a moment. The answer that is being given is waited for; a talk without a word has no marks. */
async function end(tx: Transaction, consultation: Locked, at: Date): Promise<void> {
  const turns = await tx.sql.all(talk, [consultation.id]);
  const isOfGroup = isInGroup(consultation);
  const state =
    turns.length === 0 || isOfGroup ? 'closed' : turns.some(({ pending }) => pending) ? 'ending' : 'marking';
  if (state === 'marking') await beginMarking(tx, consultation, turns);
  await tx.sql.all(setEnd, [
    consultation.id,
    state,
    leftAt(consultation, at),
    at,
    state === 'closed' ? (isOfGroup ? 'left' : 'nothing-said') : null,
    tx.clock.now(),
  ]);
  tx.publish(stationConsultation, consultation.id);
}

/** The last answer of a talk that has ended was given: the marks can be proposed. */
export async function concludeIfEnding(tx: Transaction, consultation: Locked): Promise<void> {
  if (consultation.state !== 'ending') return;
  await beginMarking(tx, consultation, await tx.sql.all(talk, [consultation.id]));
  await tx.sql.all(setState, [consultation.id, 'marking', tx.clock.now()]);
  tx.publish(stationConsultation, consultation.id);
}

const within = (consultation: Locked, now: Date): Date => {
  const last = endsAt(consultation);
  return last && last < now ? last : now;
};

/** Ends a talk because the person has finished. Done before, nothing changes. @throws Problem not-found */
export async function finishConsultation(tx: Transaction, personId: number, consultationId: number): Promise<void> {
  const consultation = await lockConsultation(tx, consultationId, personId);
  if (isOpen(consultation)) await end(tx, consultation, within(consultation, tx.clock.now()));
}

/** Ends a talk whose clock has ended. Paused, done or gone meanwhile, nothing happens; asked too early, it is done when it is time. */
export async function endInTime(tx: Transaction, consultationId: number): Promise<void> {
  const consultation = await lockIfThere(tx, consultationId, null);
  const due = consultation && consultation.state === 'running' ? endsAt(consultation) : null;
  if (!consultation || !due) return;
  const early = due.getTime() - tx.clock.now().getTime();
  if (early > 0) tx.enqueue(endConsultationJob, { consultation_id: consultationId }, { delay: early });
  else await end(tx, consultation, due);
}

/** Closes a consultation that has no result. */
export async function closeConsultation(tx: Transaction, consultation: Locked, because: ClosedBecause): Promise<void> {
  const now = tx.clock.now();
  const at = consultation.ended_at ?? within(consultation, now);
  await tx.sql.all(setEnd, [consultation.id, 'closed', leftAt(consultation, at), at, because, now]);
  tx.publish(stationConsultation, consultation.id);
}
