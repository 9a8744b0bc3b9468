/** Which of their reactions a patient shows in a turn. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { ASKS_NOTHING } from '../read/moves';
import type { Fact } from '../read/fact';
import { speaksOf } from '../read/never-told';
import type { Reaction } from '../read/reactions';
import type { SaidPart } from '../read/turn';
import { CONCEPTS } from '../words/clinical-words';
import { folded } from '../words/text';
import { isMostly, keysOf, sayingStems } from '../words/words';

/** Of what must be told, how much is enough. */
const ENOUGH = 0.5;
/** Of its words, if their meaning is not met: `cancer`, in `breast cancer`. */
const ENOUGH_WORDS = 0.6;
const OF_CARE: ReadonlySet<string> = new Set(
  CONCEPTS.filter(({ kind }) => ['test', 'drug', 'condition'].includes(kind)).map(({ key }) => `#${key}`),
);

/** Whether somebody tells the patient something, or proposes it. */
const isTold = ({ asks, move }: SaidPart): boolean =>
  move === 'proposed' || move === 'checks-understanding' || (!asks && !ASKS_NOTHING.has(move));

/**
 * The first reaction to what a turn explains or proposes that was not shown before and tells no secret; null if there is none.
 * @param shown what the patient has said so far
 */
export function reactionTo(
  parts: readonly SaidPart[],
  reactions: readonly Reaction[],
  facts: readonly Fact[],
  shown: readonly string[],
  language: Language,
): string | null {
  const texts = parts.filter(isTold).map(({ text }) => text);
  const told = new Set(texts.flatMap((text) => [...keysOf(text, language)]));
  const said = new Set(texts.flatMap((text) => sayingStems(text, language)));
  const isMet = (needed: Reaction): boolean =>
    needed.told.size === 0
      ? [...told].some((key) => OF_CARE.has(key))
      : isMostly(needed.told, ENOUGH, (key) => told.has(key)) ||
        isMostly(needed.words, ENOUGH_WORDS, (stem) => said.has(stem));
  const secrets = facts.filter(({ secret }) => secret);
  const mayBeSaid = ({ said }: Reaction): boolean =>
    !shown.some((one) => one.includes(said)) &&
    !secrets.some(({ text }) => speaksOf(said, text) || folded(text).includes(folded(said)));
  const found = reactions.find((one) => told.size > 0 && isMet(one) && mayBeSaid(one));
  return found?.said ?? null;
}
