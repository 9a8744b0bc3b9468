/**
 * What a patient may tell now. The one gate between the instructions and the speaker of the patient: what is not permitted here
 * reaches neither a model nor an answer. Pure.
 */
import { saidBackIn } from '../match/said-back';
import { type Fact, isTellable } from '../read/fact';
import { type Asked, readTurn, type SaidPart } from '../read/turn';
import { addressesTheMachine } from '../read/machine';
import { type Heard, heardAs } from './heard';
import { factsMeant, talkOf } from './meant';

export interface Revelation {
  /** What the turn asks for, told before or not, in the order in which to tell it. */
  meant: Fact[];
  /** Those of them that were not told before. */
  fresh: Fact[];
  /** All that may be spoken of: what was said before, and what is said now. */
  permitted: Fact[];
  heard: Heard;
  /** What was said, sentence by sentence; none of what is meant for the machine. */
  parts: readonly SaidPart[];
}

function revelation(
  { facts, revealed }: Pick<Asked, 'facts' | 'revealed'>,
  meant: Fact[],
  heard: Heard,
  parts: readonly SaidPart[] = [],
): Revelation {
  const isRevealed = (fact: Fact) => revealed.has(fact.index);
  return {
    meant,
    heard,
    parts,
    fresh: meant.filter((fact) => !isRevealed(fact)),
    permitted: facts.filter((fact) => isTellable(fact) && (isRevealed(fact) || meant.includes(fact))),
  };
}

type Needed = Pick<Asked, 'said' | 'facts' | 'language' | 'revealed'>;
export function reveal(input: Needed & Partial<Asked>): Revelation {
  const asked: Asked = { last: [], empathised: false, understood: null, ...input };
  if (addressesTheMachine(asked.said)) return revelation(asked, [], 'hostile');
  const turn = readTurn(asked);
  const talk = talkOf(asked, turn);
  const saidBack = saidBackIn(turn.parts, talk);
  const meant = factsMeant(turn, saidBack, talk);
  return revelation(asked, meant, heardAs(turn, saidBack, talk, meant.length > 0), turn.parts);
}
