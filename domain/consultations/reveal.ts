/**
 * What a patient may tell now. The one gate between the instructions and whoever speaks for the patient: what is not
 * permitted here reaches neither a model nor an answer. Pure.
 */
import type { Language } from '../accounts/contract';
import type { Fact } from './facts';
import { matchFacts } from './matching';
import { addressesTheMachine, greets, invites, isOpen, partsOf } from './utterance';

/** Facts told freely in one go. */
const FREELY_AT_ONCE = 2;

export interface Revelation {
  /** What the question is about, told before or not, in the order in which to tell it. */
  meant: Fact[];
  /** Of them, what was not told before. */
  fresh: Fact[];
  /** All that may be spoken of: what was told before, and what is told now. */
  permitted: Fact[];
}

/**
 * @param told indexes of the facts that earlier turns brought to light
 */
export function reveal(
  said: string,
  facts: readonly Fact[],
  told: ReadonlySet<number>,
  language: Language,
): Revelation {
  const isTold = (fact: Fact) => told.has(fact.index);
  const answer = (meant: Fact[]): Revelation => ({
    meant,
    fresh: meant.filter((fact) => !isTold(fact)),
    permitted: facts.filter((fact) => fact.disclosure !== 'never' && (isTold(fact) || meant.includes(fact))),
  });
  if (addressesTheMachine(said)) return answer([]);

  const meant = new Map<number, Fact>();
  const add = (some: readonly Fact[]) => some.forEach((fact) => meant.set(fact.index, fact));
  const opening = facts.filter((fact) => fact.disclosure === 'opening');
  const isOpened = opening.some(isTold);

  // Each sentence is a question of its own: `Do you smoke? And do you drink?`
  for (const { text, asks } of partsOf(said, language)) {
    if (isOpen(text, language) || (invites(text, language) && matchFacts(text, facts, language).length === 0)) {
      add(
        isOpened
          ? facts.filter((fact) => fact.disclosure === 'volunteered' && !isTold(fact)).slice(0, FREELY_AT_ONCE)
          : opening,
      );
    } else if (asks || !greets(text, language)) {
      // Who tells the patient something has not asked for anything.
      if (asks) add(matchFacts(text, facts, language).map(({ fact }) => fact));
    }
  }
  // Whoever greets a patient is told what brings them.
  if (meant.size === 0 && !isOpened && greets(said, language)) add(opening);
  return answer([...meant.values()].sort((a, b) => a.index - b.index));
}
