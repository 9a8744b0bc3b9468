/**
 * Cues: what a patient lets show of a matter before it is asked for. Each belongs to the fact that picking it up earns, and is
 * a sentence that the patient says of their own accord, or, in brackets, a way in which they speak. Pure.
 */
import type { Language } from '~/domain/accounts/contract';
import type { ShownCue } from '~/domain/consultations/contract';
import { type Fact, isTellable, isVolunteered } from '../read/fact';
import { isMostly } from '../words/words';
import { folded } from '../words/text';

const isManner = (cue: string): boolean => cue.startsWith('(');
const tokensOf = (text: string): string[] => folded(text).match(/[\p{L}']{3,}/gu) ?? [];

/** `You sound worried`, `I noticed a pause`. */
const NOTICES: Record<Language, RegExp> = {
  en: /\byou (?:sound|seem|look|appear)\b|\b(?:hear|heard|notice|noticed|sense) (?:in |that |some |a )?(?:your|you|something|worry|pause|hesita)|\byour voice\b|\bcan (?:hear|see|tell) (?:that )?you(?:'re| are)\b/,
  es: /\b(?:le|te|la|lo) (?:noto|veo|oigo|siento)\b|\b(?:parece|suena|pareces|suenas) (?:usted )?(?:preocupad|nervios|asustad|triste|cansad|inquiet)|\b(?:su|tu) voz\b/,
};
/** Of the words of a cue, how many must come back. */
const SHARED = 0.6;
const repeats = (said: string, cue: string): boolean => {
  const words = new Set(tokensOf(cue));
  const again = new Set(tokensOf(said));
  return words.size > 1 && isMostly(words, SHARED, (word) => again.has(word));
};

/** Whether what was said picks up the cue of a fact that was shown. */
const picksUp = (said: string, cue: string, language: Language): boolean =>
  NOTICES[language].test(folded(said)) || (!isManner(cue) && repeats(said, cue));

const cuedIn = (facts: readonly Fact[]): Fact[] => facts.filter((fact) => fact.cue !== '' && isTellable(fact));
const tells = (fact: Fact, cue: string): boolean => isTellable(fact) && folded(fact.said).includes(folded(cue));
/** A cue in the words of a fact shows with it, any other with the first thing told freely. */
function isVisible(cue: string, facts: readonly Fact[], revealed: ReadonlySet<number>): boolean {
  const within = facts.filter((fact) => tells(fact, cue));
  return (within.length > 0 ? within : facts.filter(isVolunteered)).some(({ index }) => revealed.has(index));
}

/** Sentences that one cue earns. */
const AT_ONCE = 2;
/** The facts that picking up a cue earns; none if no cue was visible, or they were told before. */
export function pickedUp(
  said: string,
  facts: readonly Fact[],
  revealed: ReadonlySet<number>,
  language: Language,
): Fact[] {
  const cued = cuedIn(facts).filter(({ cue, index }) => !revealed.has(index) && isVisible(cue, facts, revealed));
  // To repeat the words of one cue picks up that one.
  const byWords = cued.find(({ cue }) => !isManner(cue) && repeats(said, cue));
  const found = byWords ?? cued.find(({ cue }) => picksUp(said, cue, language));
  return found ? cued.filter(({ cue, topic }) => cue === found.cue && topic === found.topic).slice(0, AT_ONCE) : [];
}

/** The cue that shows with an answer: the next one that did not yet, once something is said freely. */
export function cueToShow(
  meant: readonly Fact[],
  facts: readonly Fact[],
  earlier: readonly { said: string; revealed: readonly number[] }[],
): string | null {
  if (!meant.some(isVolunteered)) return null;
  const revealed = new Set(earlier.flatMap((turn) => turn.revealed));
  const next = cuedIn(facts).find(
    ({ cue, index }) =>
      !revealed.has(index) &&
      !meant.some((fact) => fact.index === index) &&
      !earlier.some(({ said }) => said.includes(cue)) &&
      // What a fact says of itself need not be said twice.
      !facts.some((fact) => tells(fact, cue)),
  );
  return next === undefined ? null : /[.!?…)]$/.test(next.cue) ? next.cue : `${next.cue}.`;
}

/**
 * The cues that showed in a talk, in their order.
 * @param turns in their order, with the indexes of the facts that each brought to light
 */
export function cuesOf(
  facts: readonly Fact[],
  turns: readonly { number: number; revealed: readonly number[] }[],
): ShownCue[] {
  const cued = cuedIn(facts);
  const known = new Set<number>();
  const visible = new Map<string, ShownCue>();
  for (const { number, revealed } of turns) {
    for (const { cue, index } of cued) {
      const one = visible.get(cue);
      if (one && one.picked_up === null && revealed.includes(index)) one.picked_up = number;
    }
    revealed.forEach((index) => known.add(index));
    for (const { cue, index } of cued)
      // A fact that was told before its cue could show was asked for without it.
      if (!visible.has(cue) && !known.has(index) && isVisible(cue, facts, known))
        visible.set(cue, { cue, turn: number, picked_up: null });
  }
  return [...visible.values()];
}
