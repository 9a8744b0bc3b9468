/** Which facts a question is about. Pure. */
import type { Language } from '../accounts/contract';
import { CONCEPTS } from './clinical-words';
import type { Fact } from './facts';
import { isConcept, isGeneric, isNumber, wordsOf } from './words';

/** What of a question's weight a fact must answer to be meant by it. */
export const MEANT = 0.4;
/** Beside the best fact, others that are nearly as good are meant as well. */
const NEARLY = 0.87;
/** Facts that one question brings to light. */
export const FACTS_A_QUESTION = 4;
/** Of a word of the question that no fact has: a clinical one asks for something else, any other is small talk. */
const UNKNOWN = { clinical: 2.2, other: 0.35 } as const;
const GENERIC_WEIGHT = 0.5;
/** What an author put over a fact says better what it is about than a word in its middle. */
const BY_TEXT_ALONE = 0.85;

const meetsText = (fact: Fact, key: string) => fact.textKeys.has(key);
const meetsTopic = (fact: Fact, key: string) => fact.topicKeys.has(key);
const meets = (fact: Fact, key: string): boolean => meetsTopic(fact, key) || meetsText(fact, key);

/** Rare words weigh more: `jaw` picks a fact out, `pain` hardly. */
export function weightsOf(facts: readonly Fact[], keys: Iterable<string>): Map<string, number> {
  const weights = new Map<string, number>();
  for (const key of keys) {
    const having = facts.filter((fact) => meets(fact, key)).length;
    const weight =
      having === 0 ? (isConcept(key) ? UNKNOWN.clinical : UNKNOWN.other) : Math.log(1 + (facts.length + 1) / having);
    weights.set(key, isGeneric(key) ? weight * GENERIC_WEIGHT : weight);
  }
  return weights;
}

export interface Match {
  fact: Fact;
  /** From 0 to 1. */
  score: number;
}

/** A thing that a patient has or has not, and no more than asked after: no `where`, `since when` or part of the body. */
const picksOut = (key: string): boolean => ANSWERABLE.has(key);
const ANSWERABLE: ReadonlySet<string> = new Set(
  CONCEPTS.filter((one) => !one.generic && ['symptom', 'drug', 'habit', 'condition'].includes(one.kind)).map(
    (one) => `#${one.key}`,
  ),
);

/** Words that only say how something is asked: they neither find a fact nor speak against one. */
const ASKING = new Set([
  '#open-question',
  '#introduce',
  '#role',
  '#thanks',
  '#consent',
  '#empathy',
  '#summarise',
  '#invites-questions',
]);

/** What patients think, fear and hope for is told to who asks for that: `sleeping tablets` hoped for are none that are taken. */
const VIEWS = ['#ideas', '#concerns', '#expectations'] as const;
const isAskedFor = (fact: Fact, keys: ReadonlySet<string>): boolean => {
  const views = VIEWS.filter((key) => fact.topicKeys.has(key));
  return views.length === 0 || [...keys].some((key) => meetsTopic(fact, key) && !isNumber(key));
};

/** Whether more than what half of all questions say is common to both; asked directly, the very thing must be named. */
function isNamed(fact: Fact, keys: ReadonlySet<string>): boolean {
  if (!isAskedFor(fact, keys)) return false;
  if (fact.disclosure !== 'if-asked-directly') return true;
  // What its author says that it must be asked for by, or the thing itself.
  return [...keys].some((key) =>
    isConcept(key)
      ? !isGeneric(key) && (meetsTopic(fact, key) || (picksOut(key) && meetsText(fact, key)))
      : !isNumber(key) && key.length > 4 && meets(fact, key),
  );
}

/** The facts that a question is about, the best first. Directions to an actor are never among them. */
export function matchFacts(question: string, facts: readonly Fact[], language: Language): Match[] {
  const keys = new Set(
    wordsOf(question, language)
      .map((word) => word.key)
      .filter((key) => !ASKING.has(key)),
  );
  if (keys.size === 0) return [];
  const tellable = facts.filter((fact) => fact.disclosure !== 'never');
  const weights = weightsOf(tellable, keys);
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const matches: Match[] = [];
  for (const fact of tellable) {
    let met = 0;
    let byMore = false;
    for (const [key, weight] of weights) {
      if (!meets(fact, key)) continue;
      met += meetsTopic(fact, key) ? weight : weight * BY_TEXT_ALONE;
      byMore ||= isConcept(key) || key.length > 4;
    }
    const score = met / all;
    if (byMore && score >= MEANT && isNamed(fact, keys)) matches.push({ fact, score });
  }
  matches.sort((a, b) => b.score - a.score || a.fact.index - b.fact.index);
  const best = matches[0]?.score ?? 0;
  const chosen = matches.filter(({ score }) => score >= best * NEARLY).slice(0, FACTS_A_QUESTION);
  // `Blood pressure, diabetes or cholesterol?` is three questions: what one fact leaves open another may answer.
  for (const key of keys) {
    if (!picksOut(key) || chosen.length >= FACTS_A_QUESTION || chosen.some(({ fact }) => meets(fact, key))) continue;
    const other =
      tellable.find((fact) => meetsTopic(fact, key) && isNamed(fact, keys)) ??
      tellable.find((fact) => meetsText(fact, key) && isNamed(fact, keys));
    if (other) chosen.push({ fact: other, score: MEANT });
  }
  return chosen;
}
