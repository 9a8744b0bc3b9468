import type { Language } from '../accounts/contract';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { ConsultationTurn } from './turn-row';
import { type AnswerFailure, type Speaker, stationConsultation } from './contract';
import { concludeIfEnding } from './end-consultation';
import type { Fact } from './facts';
import { factsOfStation } from './station-facts';
import { cueToShow } from './cues';
import { empathises } from './moves';
import { nearestTo } from './nearest';
import { mayTakeUp, takenUp } from './offers';
import { asksToSayBack, retold, withoutOwnWords } from './retell';
import { leakGate } from './leak-gate';
import { isOpen, leftAt, lockIfThere } from './lock-consultation';
import { EARLIER_MAX, type PatientRequest } from './patient';
import { personaOf } from './persona';
import { reveal } from './reveal';
import { aloneSaid, answersWhether, inWords, tellingOf } from './telling';
import { stationOf } from './station-as-begun.query';

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
const count = statement<never, [number, Date]>(
  'consultations.count-answer',
  'UPDATE consultations SET version = version + 1, updated_at = $2 WHERE id = $1',
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

/** What an answer was about, told before or not. */
function spokenOfIn(
  turn: Pick<Row, 'said' | 'revealed'> | undefined,
  facts: readonly Fact[],
  language: Language,
): number[] {
  if (!turn) return [];
  const again = facts
    .filter(
      ({ said }) =>
        said.length > 3 &&
        [said, answersWhether(said), aloneSaid(said, language)].some((one) => turn.said.includes(one)),
    )
    .map(({ index }) => index);
  return [...new Set([...turn.revealed, ...again])];
}

/** What an answer that told nothing has offered. */
const offeredIn = ({ tell, near }: PatientRequest): readonly string[] => (tell.length === 0 ? near : []);

/**
 * What may be told in answer to a turn, by its talk so far. Pure: everything that reaches a model goes through here.
 * @param earlier the turns before, in their order
 * @param understood what a model has understood the turn to ask for; the gate is the same
 */
export function answerTo(
  turn: { number: number; asked: string },
  earlier: readonly Pick<Row, 'asked' | 'said' | 'state' | 'revealed'>[],
  facts: readonly Fact[],
  language: Language,
  understood: ReadonlySet<string> | null = null,
) {
  const answered = earlier.filter(({ state }) => state === 'said');
  const told = new Set(answered.flatMap(({ revealed }) => revealed));
  const last = spokenOfIn(answered.at(-1), facts, language);
  // `Yes, the cough`, said to a patient who has asked whether that was meant, is a question about it.
  const before = answered.at(-1);
  const offered =
    before && mayTakeUp(turn.asked, language)
      ? offeredIn(
          answerTo({ number: turn.number - 1, asked: before.asked }, answered.slice(0, -1), facts, language).request,
        )
      : [];
  const asked = takenUp(turn.asked, offered, language);
  const retell = asksToSayBack(turn.asked, language) ? retold(turn.asked, answered, language) : [];
  const { meant, fresh, permitted, heard } = reveal(
    // `Tell me in your own words what it is for`, before anybody explained it, asks for what they know.
    retell.length === 0 ? withoutOwnWords(asked) : asked,
    facts,
    told,
    language,
    last,
    answered.some(({ asked }) => empathises(asked, language)),
    understood,
  );
  const persona = personaOf(facts, language);
  const cue = cueToShow(fresh, facts, answered);
  const asksBack =
    asksToSayBack(turn.asked, language) &&
    (heard === 'checks-understanding' || (meant.length === 0 && heard !== 'hostile'));
  const request: PatientRequest = {
    language,
    persona,
    tell: [...tellingOf(meant, turn.asked, heard === 'corrects', language), ...(cue === null ? [] : [cue])],
    known: permitted.map((fact) => inWords(fact, language, true)),
    earlier: answered.slice(-EARLIER_MAX).map(({ asked, said }) => ({ asked, said })),
    asked: turn.asked,
    turn: turn.number,
    heard,
    near: heard === 'unclear' ? nearestTo(facts, told, last, language) : [],
    retell: asksBack ? retell : null,
  };
  const age = persona.age === null ? '' : String(persona.age);
  return {
    request,
    revealed: fresh.map((fact) => fact.index),
    maySay: leakGate(facts, permitted, [persona.name, age, ...persona.opening, cue ?? ''], language),
  };
}

/**
 * Begins an answer, from nothing, whoever began before; null when none is wanted any more.
 * @param understood what a model has understood the turn to ask for
 */
export async function beginAnswer(
  tx: Transaction,
  turnId: number,
  understood: ReadonlySet<string> | null = null,
): Promise<Answering | null> {
  const found = await tx.sql.one(find, [turnId]);
  const consultation = found && (await lockIfThere(tx, found.consultation_id, null));
  if (!consultation) return null;
  const turns = await tx.sql.all(talk, [consultation.id]);
  const turn = turns.find((one) => one.id === turnId);
  if (!turn || turn.state === 'said' || turn.state === 'failed') return null;
  const { station } = await stationOf(tx, consultation);
  const facts = factsOfStation(station, consultation.language);
  const { run } = (await tx.sql.one(begin, [turnId]))!;
  await tx.sql.all(count, [consultation.id, tx.clock.now()]);
  tx.publish(stationConsultation, consultation.id);
  const parts = answerTo(
    turn,
    turns.filter((one) => one.number < turn.number),
    facts,
    consultation.language,
    understood,
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

/** Shows what was said so far. Said by an answer that was begun again elsewhere, nothing changes. */
export async function showSoFar(
  tx: Transaction,
  { turn_id, run, consultation_id }: Answering,
  said: string,
): Promise<void> {
  if (await tx.sql.one(speak, [turn_id, run, said])) tx.publish(stationConsultation, consultation_id);
}

export type Outcome = { said: string; speaker: Speaker; revealed: number[] } | { failure: AnswerFailure };

/** Ends the answer to a turn, once: of two that were begun, whichever ends first is heard. A talk that only waited for it ends, too. */
export async function settleTurn(tx: Transaction, turnId: number, outcome: Outcome): Promise<void> {
  const found = await tx.sql.one(find, [turnId]);
  const consultation = found && (await lockIfThere(tx, found.consultation_id, null));
  if (!consultation) return;
  const now = tx.clock.now();
  const settled =
    'failure' in outcome
      ? await tx.sql.one(settle, [turnId, 'failed', '', null, outcome.failure, [], now])
      : await tx.sql.one(settle, [turnId, 'said', outcome.said, outcome.speaker, null, outcome.revealed, now]);
  if (!settled) return;
  await tx.sql.all(count, [consultation.id, now]);
  tx.publish(stationConsultation, consultation.id);
  await concludeIfEnding(tx, consultation);
}

const wait = statement<never, [number]>(
  'consultations.wait-again',
  `UPDATE consultation_turns SET state = 'waiting', said = '', failure = NULL WHERE id = $1`,
);

/** An operator has the answering of a turn tried again: it waits again where that still makes sense. */
export async function resumeTurn(tx: Transaction, turnId: number): Promise<void> {
  const found = await tx.sql.one(find, [turnId]);
  const consultation = found && (await lockIfThere(tx, found.consultation_id, null));
  if (!consultation || !isOpen(consultation) || leftAt(consultation, tx.clock.now()) === 0) return;
  const last = (await tx.sql.all(talk, [consultation.id])).at(-1);
  if (last?.id !== turnId || last.state !== 'failed') return;
  await tx.sql.all(wait, [turnId]);
  await tx.sql.all(count, [consultation.id, tx.clock.now()]);
  tx.publish(stationConsultation, consultation.id);
}
