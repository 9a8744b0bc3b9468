import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { letRun, requireOpen } from './change-clock';
import { type Speaker, TURNS_MAX, type TurnState } from '../contract';
import { answerTurnJob } from '../jobs';
import { isInGroup, type Locked, lockConsultation, pushChange } from '../lock-consultation';
import { groupTalkTooLong, patientStillAnswering, tooManyTurns, turnNotFailed } from '../refusals';

const saidBefore = statement<{ id: number }, [number, string]>(
  'consultations.said-before',
  'SELECT id FROM consultation_turns WHERE consultation_id = $1 AND turn_id = $2::uuid',
);
const lastTurn = statement<{ id: number; number: number; turn_id: string; state: TurnState }, [number]>(
  'consultations.last-turn',
  'SELECT id, number, turn_id, state FROM consultation_turns WHERE consultation_id = $1 ORDER BY number DESC LIMIT 1',
);
const insert = statement<{ id: number }, [number, number, string, string, Speaker, Date, string | null]>(
  'consultations.insert-turn',
  `INSERT INTO consultation_turns (consultation_id, number, turn_id, asked, state, speaker, asked_at, agreed_model) VALUES ($1, $2, $3::uuid, $4, 'waiting', $5, $6, $7) RETURNING id`,
);
const again = statement<never, [number, Speaker, string | null]>(
  'consultations.answer-again',
  `UPDATE consultation_turns SET state = 'waiting', said = '', failure = NULL, revealed = '{}', speaker = $2, agreed_model = $3, answered_at = NULL WHERE id = $1`,
);
const isPending = (state: TurnState): boolean => state === 'waiting' || state === 'speaking';

export interface Saying {
  text: string;
  turn_id: string;
  /** The model that is to answer and that the person agreed to; null for the scripted patient. */
  model: string | null;
}

/** In a group the scripted patient answers: nobody there is asked whether their words may go to a model. */
const speakerOf = (consultation: Locked, model: string | null): [Speaker, string | null] =>
  model === null || isInGroup(consultation) ? ['offline', null] : ['model', model];

/**
 * Says something to the patient; it is answered by a job. The clock runs from then on. Sent twice, it was said once.
 * @throws Problem not-found; conflict `consultation-ended`, `patient-still-answering`, `consultation-too-long` or `group-talk-too-long`
 */
export async function sayToPatient(
  tx: Transaction,
  personId: number,
  consultationId: number,
  { text, turn_id, model }: Saying,
): Promise<void> {
  const consultation = await lockConsultation(tx, consultationId, personId);
  // First of all, so that who lost the answer on the way hears of it even when the time is up since.
  if (await tx.sql.one(saidBefore, [consultationId, turn_id])) return;
  requireOpen(tx, consultation);
  const last = await tx.sql.one(lastTurn, [consultationId]);
  if (last && isPending(last.state)) throw patientStillAnswering();
  if (last && last.number >= TURNS_MAX) throw isInGroup(consultation) ? groupTalkTooLong() : tooManyTurns();
  const now = tx.clock.now();
  const [speaker, agreed] = speakerOf(consultation, model);
  const turn = await tx.sql.one(insert, [consultationId, (last?.number ?? 0) + 1, turn_id, text, speaker, now, agreed]);
  await letRun(tx, consultation);
  tx.enqueue(answerTurnJob, { turn_id: turn!.id });
  await pushChange(tx, consultationId);
}

/**
 * Has the last turn answered again after a failure. While it is being answered, or once it is, nothing changes.
 * @throws Problem not-found; conflict `consultation-ended`, or `turn-not-failed` when it is not the last one
 */
export async function retryTurn(
  tx: Transaction,
  personId: number,
  consultationId: number,
  turnId: string,
  model: string | null,
): Promise<void> {
  const consultation = await lockConsultation(tx, consultationId, personId);
  const last = await tx.sql.one(lastTurn, [consultationId]);
  if (!last || last.turn_id !== turnId) throw turnNotFailed();
  if (last.state !== 'failed') return;
  requireOpen(tx, consultation);
  await tx.sql.all(again, [last.id, ...speakerOf(consultation, model)]);
  await letRun(tx, consultation);
  tx.enqueue(answerTurnJob, { turn_id: last.id });
  await pushChange(tx, consultationId);
}
