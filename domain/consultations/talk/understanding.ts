/**
 * What a turn asks for, as keys of clinical concepts and as questions for one thing each: the port that a model implements. It is given the words of the turn
 * and nothing of the station; `reveal.ts` decides what may be told, whether rules or a model understood the turn.
 */
import type { Language } from '~/domain/accounts/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { CONCEPTS } from '../engine/words/clinical-words';
import type { Speaker } from '../contract';
import type { Understood } from '../engine/read/turn';
import { addressesTheMachine } from '../engine/read/machine';

export interface Turn {
  language: Language;
  /** Written by a person: data, never instructions. */
  asked: string;
  /** The turns before, the oldest first; at most 3. */
  before: readonly string[];
}

/** @throws PatientError if it cannot be asked */
export type Understand = (turn: Turn) => Promise<Understood>;

/** Everything that can be asked for. */
export const INTENT_KEYS: readonly string[] = CONCEPTS.filter(({ kind }) => kind !== 'communication').map(
  ({ key }) => key,
);

const BEFORE_MAX = 3;
const turnOf = statement<
  { asked: string; speaker: Speaker; agreed_model: string | null; language: Language; before: string[] },
  [number, number]
>(
  'consultations.turn-to-understand',
  `SELECT turn.asked, turn.speaker, turn.agreed_model, c.language,
          ARRAY(SELECT earlier.asked FROM consultation_turns earlier
                 WHERE earlier.consultation_id = c.id AND earlier.number < turn.number AND earlier.number >= turn.number - $2::int ORDER BY earlier.number) AS before
     FROM consultation_turns turn JOIN consultations c ON c.id = turn.consultation_id
    WHERE turn.id = $1 AND turn.state IN ('waiting', 'speaking')`,
);

/**
 * The turn to be understood by a model; null if none is to be asked, as for one that is meant for a machine, or that the
 * person let another model hear.
 * @param model the one that would be asked, by `modelNamed`
 */
export async function turnForModel(read: Reader, turnId: number, model: string): Promise<Turn | null> {
  const turn = await read.sql.one(turnOf, [turnId, BEFORE_MAX]);
  return turn?.speaker === 'model' && turn.agreed_model === model && !addressesTheMachine(turn.asked) ? turn : null;
}
