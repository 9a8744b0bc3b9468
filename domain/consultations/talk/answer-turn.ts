import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { ConsultationTurn } from '../turn-row';
import { type AnswerFailure, type Speaker, stationConsultation } from '../contract';
import { concludeIfEnding } from '../end-consultation';
import { reactionsOf } from '../engine/read/reactions';
import type { Understood } from '../engine/read/turn';
import { factsOfStation } from '../engine/read/station-facts';
import { isOpen, leftAt, type Locked, lockIfThere, pushChange } from '../lock-consultation';
import { answerTo } from '../engine/answer';
import type { PatientRequest } from '../engine/patient';
import { stationOf } from '../station-as-begun.query';

type Row = Pick<
  ConsultationTurn,
  'id' | 'consultation_id' | 'number' | 'asked' | 'said' | 'state' | 'speaker' | 'agreed_model' | 'run' | 'revealed'
>;

const find = statement<{ consultation_id: number }, [number]>(
  'consultations.of-turn',
  'SELECT consultation_id FROM consultation_turns WHERE id = $1',
);
const talk = statement<Row, [number]>(
  'consultations.talk',
  'SELECT id, consultation_id, number, asked, said, state, speaker, agreed_model, run, revealed FROM consultation_turns WHERE consultation_id = $1 ORDER BY number',
);
const begin = statement<{ run: number }, [number]>(
  'consultations.begin-answer',
  `UPDATE consultation_turns SET state = 'speaking', said = '', run = run + 1 WHERE id = $1 RETURNING run`,
);
const speak = statement<{ id: number }, [number, number, string]>(
  'consultations.speak',
  `WITH turn AS (UPDATE consultation_turns SET said = $3 WHERE id = $1 AND run = $2 AND state = 'speaking' RETURNING consultation_id)
   UPDATE consultations SET version = version + 1 FROM turn WHERE consultations.id = turn.consultation_id RETURNING consultations.id`,
);
const settle = statement<
  { id: number },
  [number, string, string, Speaker | null, AnswerFailure | null, number[], Date]
>(
  'consultations.settle-turn',
  `UPDATE consultation_turns SET state = $2, said = $3, speaker = coalesce($4, speaker), failure = $5, revealed = $6::int[], answered_at = $7
    WHERE id = $1 AND state IN ('waiting', 'speaking') RETURNING id`,
);

async function lockOfTurn(tx: Transaction, turnId: number): Promise<Locked | null> {
  const found = await tx.sql.one(find, [turnId]);
  return found && lockIfThere(tx, found.consultation_id, null);
}

export interface Answering {
  turn_id: number;
  consultation_id: number;
  speaker: Speaker;
  /** The model that it may go to (`modelNamed`). */
  agreed_model: string | null;
  /** Which beginning of an answer this is. */
  run: number;
  request: PatientRequest;
  /** Indexes of the facts that this answer brings to light. */
  revealed: number[];
  /** Whether the patient may say a sentence. */
  maySay: (sentence: string) => boolean;
}

/**
 * Begins an answer, also if another run had begun one; null if none is wanted any more.
 * @param understood what a model has understood the turn to ask for
 */
export async function beginAnswer(
  tx: Transaction,
  turnId: number,
  understood: Understood | null = null,
): Promise<Answering | null> {
  const consultation = await lockOfTurn(tx, turnId);
  if (!consultation) return null;
  const turns = await tx.sql.all(talk, [consultation.id]);
  const turn = turns.find((one) => one.id === turnId);
  if (!turn || turn.state === 'said' || turn.state === 'failed') return null;
  const { station } = await stationOf(tx, consultation);
  const facts = factsOfStation(station, consultation.language);
  const { run } = (await tx.sql.one(begin, [turnId]))!;
  await pushChange(tx, consultation.id);
  const parts = answerTo(
    turn,
    turns.filter((one) => one.number < turn.number),
    facts,
    consultation.language,
    understood,
    reactionsOf(station.patient_instructions, consultation.language),
  );
  return {
    turn_id: turnId,
    consultation_id: consultation.id,
    speaker: turn.speaker,
    agreed_model: turn.agreed_model,
    run,
    ...parts,
  };
}

/** Saves what was said so far. Ignores an answer that was begun again elsewhere. */
export async function showSoFar(
  tx: Transaction,
  { turn_id, run, consultation_id }: Answering,
  said: string,
): Promise<void> {
  if (await tx.sql.one(speak, [turn_id, run, said])) tx.publish(stationConsultation, consultation_id);
}

export type Outcome = { said: string; speaker: Speaker; revealed: number[] } | { failure: AnswerFailure };

/** Ends the answer to a turn, once: of two runs the first to end counts. A talk that only waited for it ends, too. */
export async function settleTurn(tx: Transaction, turnId: number, outcome: Outcome): Promise<void> {
  const consultation = await lockOfTurn(tx, turnId);
  if (!consultation) return;
  const now = tx.clock.now();
  const settled =
    'failure' in outcome
      ? await tx.sql.one(settle, [turnId, 'failed', '', null, outcome.failure, [], now])
      : await tx.sql.one(settle, [turnId, 'said', outcome.said, outcome.speaker, null, outcome.revealed, now]);
  if (!settled) return;
  await pushChange(tx, consultation.id);
  await concludeIfEnding(tx, consultation);
}

const wait = statement<never, [number]>(
  'consultations.wait-again',
  `UPDATE consultation_turns SET state = 'waiting', said = '', failure = NULL WHERE id = $1`,
);

/** An operator retries the answer to a turn: it waits again if it is the last one and failed. */
export async function resumeTurn(tx: Transaction, turnId: number): Promise<void> {
  const consultation = await lockOfTurn(tx, turnId);
  if (!consultation || !isOpen(consultation) || leftAt(consultation, tx.clock.now()) === 0) return;
  const last = (await tx.sql.all(talk, [consultation.id])).at(-1);
  if (last?.id !== turnId || last.state !== 'failed') return;
  await tx.sql.all(wait, [turnId]);
  await pushChange(tx, consultation.id);
}
