/** What a fact answers: which of the keys of a question, and how well. Pure. */
import type { Fact } from '../read/fact';
import { ALIKE, ALIKE_DENIED, ALIKE_IN_TEXT, ALSO, KINDS, SAME } from '../words/related-concepts';
import { isAspect, isBody, isConcept, isFinding, isGeneric, isSymptom } from '../words/words';

/** Of a key in the middle of a fact, and of one that is a kind of what was asked for: what stands over a fact says better what it is about. */
export const IN_TEXT = 0.75;
const OF_ITS_KIND = 0.7;

/** What a fact is about by its label, without what is asked of it. */
export const subjectsOf = (fact: Fact): string[] =>
  [...fact.topicKeys].filter((key) => isConcept(key) && !isAspect(key) && !isGeneric(key));

/** What was spoken of when a fact was told. */
export const aboutOf = (fact: Fact): string[] => {
  const subjects = subjectsOf(fact);
  if (subjects.length > 0 || fact.disclosure !== 'if-asked') return subjects;
  return [...fact.textKeys].filter((key) => isFinding(key) && !isSymptom(key));
};

/** What brought the patient: what `it` is when nothing else was spoken of. */
export function complaintOf(facts: readonly Fact[]): ReadonlySet<string> {
  const brought = facts
    .filter(({ disclosure }) => disclosure === 'opening')
    .flatMap((fact) => [...fact.textKeys, ...fact.topicKeys])
    .filter((key) => (isSymptom(key) || isBody(key)) && !isGeneric(key));
  // A question about the stools is about the diarrhoea.
  return new Set(brought.flatMap((key) => (key === '#diarrhoea' ? [key, '#bowels'] : key)));
}

/** From 0 to 1: how well a fact answers for a key. */
export function meets(fact: Fact, key: string): number {
  const same = SAME.find((pair) => pair.includes(key));
  return same ? Math.max(...same.map((one) => meetsKey(fact, one))) : meetsKey(fact, key);
}

function meetsKey(fact: Fact, key: string): number {
  if (fact.topicKeys.has(key)) return fact.textKeys.has(key) && !(fact.denies && isGeneric(key)) ? 1.1 : 1;
  if (fact.textKeys.has(key)) return IN_TEXT;
  if (ALIKE[key] !== undefined && fact.topicKeys.has(ALIKE[key]) && (!fact.denies || ALIKE_DENIED.has(key)))
    return IN_TEXT;
  const inOtherWords = ALIKE_IN_TEXT[key];
  if (inOtherWords !== undefined && fact.textKeys.has(inOtherWords) && (!fact.denies || ALIKE_DENIED.has(key)))
    return IN_TEXT;
  return KINDS[key]?.some((kind) => fact.topicKeys.has(kind)) ? OF_ITS_KIND : 0;
}

export const meetsAspect = (fact: Fact, key: string): number =>
  Math.max(meets(fact, key), ...(ALSO[key] ?? []).map((other) => meets(fact, other) * OF_ITS_KIND));
