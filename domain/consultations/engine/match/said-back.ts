/**
 * What a candidate says back: `so you have never smoked, is that right?` A patient confirms what they know to be so, corrects
 * what is not, and does neither if no fact that may be told says so. Pure.
 */
import type { Language } from '~/domain/accounts/contract';
import { contradicting, spanQuestion, spansIn } from './durations';
import { complaintOf } from './fact-answers';
import { type Fact, hasKey, isFree, isTellable } from '../read/fact';
import { personaOf } from '../read/persona';
import type { Asked, SaidPart } from '../read/turn';
import { matchFacts, type Topic } from './matching';
import { judgeDirection } from './opposites';
import { bareClaim, partsSaidBack, saysSomething } from './recap';
import { type Claim, judgeKeys, type Judgement, RIGHT, UNKNOWN, wrong } from './polarity';
import { withoutOtherRelatives } from './relatives';
import { otherAge, otherNumbers, otherSide } from './quantities';
import { folded } from '../words/text';
import { isConcept, isFinding, isMostly, isNumber, keysOf, wordsOf } from '../words/words';

const NOT: Record<Language, RegExp> = {
  en: /\b(?:no|not|never|none|nothing|without|neither|nor|deny|denies|denied|free of|non|isn't|aren't|wasn't|weren't|haven't|hasn't|hadn't|don't|doesn't|didn't|can't|couldn't|won't)\b/,
  es: /\b(?:no|nunca|ni|sin|ningun[oa]?|nada|jamas|tampoco|niega)\b/,
};
const HAS_A_VERB: Record<Language, RegExp> = {
  en: /\b(?:you|you're|you've|it|it's|he|she|they|is|are|was|were|has|have|had|do|does|did|get|got|take|smoke|drink|live|feel|felt|came|goes|went)\b/,
  es: /\b(?:usted|le|te|se|es|son|esta|ha|has|tiene|tienes|toma|tomas|fuma|fumas|bebe|bebes|vive|vives|nota|notas|empezo|hay)\b/,
};
const LISTS: Record<Language, RegExp> = { en: /\b(?:or|nor)\b/, es: /\b(?:ni|o)\b/ };
const JOINTS: Record<Language, RegExp> = {
  en: /\s*[,;:]\s*(?:(?:and|but)\s+)?|\s+(?:and|but)\s+(?!a (?:half|quarter|bit)\b)|\s+(?=after an? )/,
  es: /\s*[,;:]\s*(?:(?:y|pero)\s+)?|\s+(?:y|pero)\s+(?!medi[oa]\b)/,
};

/** What is said back, one by one: `no fever, cough or chills, and you smoke`. */
export function claimsIn(text: string, language: Language): Claim[] {
  const pieces = bareClaim(text, language)
    .split(new RegExp(`(${JOINTS[language].source})`, 'i'))
    .filter((_, index) => index % 2 === 0)
    .map((piece) => piece.trim());
  const isList = LISTS[language].test(folded(text));
  let denies = false;
  return pieces.filter(saysSomething).map((piece) => {
    const plain = folded(piece);
    const own = NOT[language].test(plain);
    if (own || HAS_A_VERB[language].test(plain) || !isList) denies = own;
    return { text: piece, denies };
  });
}

/** Of the words that are said back, how many must stand in one fact. */
const SHARED = 0.5;
/** A word for a person says nothing about them. */
const PEOPLE: ReadonlySet<string> = new Set(['#family', '#partner', '#children', '#home', '#name', '#support']);
/** So are the units of time. */
const TIME = /^(?:year|month|week|dai|day|hour|minut|ano|mes|seman|dia|hor)/;
const wordedIn = (claim: Claim, facts: readonly Fact[], language: Language): boolean => {
  const keys = [...keysOf(claim.text, language)].filter((key) => !isNumber(key) && !PEOPLE.has(key) && !TIME.test(key));
  const words = (fact: Fact) => (key: string) => hasKey(fact, key);
  return (
    keys.length > 0 &&
    facts.some(
      (fact) =>
        NOT[language].test(folded(fact.said)) === claim.denies &&
        isMostly(keys, SHARED, words(fact)) &&
        // What names an illness, a medicine or a habit must be there itself.
        keys.filter(isFinding).every(words(fact)),
    )
  );
};

interface Known {
  /** What may be told to anybody, and what was told. */
  open: readonly Fact[];
  /** In years; null if the script does not say. */
  age: number | null;
  language: Language;
  /** What a question would be answered with. */
  find: (question: string) => readonly Fact[];
}

const ALONE: Record<Language, RegExp> = {
  en: /\b(?:alone|on (?:your|my|his|her) own|by (?:yourself|myself))\b/,
  es: /\b(?:sol[oa])\b/,
};
const LIVES: Record<Language, RegExp> = { en: /\b(?:live|lives|living)\b/, es: /\b(?:viv(?:e|es|o|imos))\b/ };
/** A person who lives alone lives with nobody; null if nothing is said about it. */
function judgeHousehold(claim: Claim, { open, language }: Known): Judgement | null {
  const plain = folded(claim.text);
  if (!LIVES[language].test(plain) || !/\b(?:with|con)\b/.test(plain) === !ALONE[language].test(plain)) return null;
  const living = open.filter(
    ({ said, topicKeys }) =>
      LIVES[language].test(folded(said)) || (topicKeys.has('#home') && ALONE[language].test(folded(said))),
  );
  if (living.length === 0) return null;
  const saysAlone = ALONE[language].test(plain) !== claim.denies;
  const isAlone = living.some(({ said }) => ALONE[language].test(folded(said)));
  if (saysAlone !== isAlone) return wrong(living);
  return saysAlone ? RIGHT : null;
}

function judgeAge({ text }: Claim, { open, age, language }: Known): Judgement | null {
  const isOther = otherAge(text, age, language);
  if (isOther === null) return null;
  return isOther ? wrong(open.filter(({ topicKeys }) => topicKeys.has('#age'))) : RIGHT;
}

function judgeDuration(claim: Claim, { open, language, find }: Known): Judgement | null {
  const asked = claim.denies ? null : spanQuestion(claim.text, language);
  if (!asked) return null;
  const found = find(asked.question).filter((fact) => open.includes(fact));
  const other = contradicting(asked.span, found, language);
  if (other.length > 0) return wrong(other);
  return found.some(({ said }) => spansIn(said, language).includes(asked.span)) ? RIGHT : null;
}

/** `The pain is getting worse`: that there is pain does not make it right. */
const namesNoFinding = ({ text }: Claim, complaint: ReadonlySet<string>, language: Language): boolean =>
  ![...keysOf(text, language)].some((key) => isFinding(key) && !complaint.has(key));

function judgeMatters(claim: Claim, { open, language }: Known): Judgement {
  const complaint = complaintOf(open);
  const numbers = otherNumbers(claim.text, open, language);
  const side = otherSide(claim.text, open, complaint, language);
  const other = numbers?.length ? numbers : side;
  if (other?.length) return wrong(other);
  const byKeys = judgeKeys(claim, open, complaint, language);
  const direction = judgeDirection(claim, open, complaint, language);
  if (byKeys.verdict === 'wrong') return byKeys;
  if (
    direction &&
    (direction.verdict !== 'unknown' || byKeys.verdict === 'unknown' || namesNoFinding(claim, complaint, language))
  )
    return direction;
  // `Thirty tablets` are not right because there are tablets.
  if (byKeys.verdict === 'right') return saysAnotherNumber(claim, open, language) ? UNKNOWN : byKeys;
  // The very number and the very side, of the same thing.
  if (wordedIn(claim, open, language) || numbers !== null || side !== null) return RIGHT;
  const says = wordsOf(claim.text, language).some(
    ({ key }) => (isConcept(key) && !PEOPLE.has(key)) || isNumber(key) || (!isConcept(key) && key.length > 3),
  );
  return says ? UNKNOWN : { verdict: 'nothing', facts: [] };
}

/** Whether a claim has a number that no fact about its matter has. */
function saysAnotherNumber({ text }: Claim, open: readonly Fact[], language: Language): boolean {
  const keys = [...keysOf(text, language)];
  const matters = keys.filter((key) => isConcept(key) && !PEOPLE.has(key));
  const about = open.filter((fact) => matters.some((key) => hasKey(fact, key)));
  return keys.some((key) => isNumber(key) && !about.some(({ textKeys }) => textKeys.has(key)));
}

/** `Your father had it`, about a mother who had. */
function judgeRelative({ text }: Claim, { open, language }: Known): Judgement | null {
  const own = withoutOtherRelatives(open, text, language);
  if (own.length === open.length) return null;
  const keys = [...keysOf(text, language)].filter((key) => !PEOPLE.has(key) && !isNumber(key) && key.length > 3);
  const says = (fact: Fact) => keys.some((key) => hasKey(fact, key));
  const others = open.filter((fact) => !own.includes(fact) && says(fact));
  return others.length > 0 && !own.some((fact) => fact.topicKeys.has('#family') && says(fact)) ? wrong(others) : null;
}

const judgeClaim = (claim: Claim, known: Known): Judgement =>
  judgeAge(claim, known) ??
  judgeRelative(claim, known) ??
  judgeDuration(claim, known) ??
  judgeHousehold(claim, known) ??
  judgeMatters(claim, known);

/** Corrected in one go: one idea at a time. */
const AT_ONCE = 2;

/** What a patient makes of all that is said back. `partly`: some is right, and some they cannot judge. */
function judgeSaidBack(texts: readonly string[], known: Known): Judgement | { verdict: 'partly'; facts: [] } {
  const judged = texts
    .flatMap((text) => claimsIn(text, known.language))
    .map((claim) => judgeClaim(claim, known))
    .filter(({ verdict }) => verdict !== 'nothing');
  const corrections = new Set(judged.flatMap(({ verdict, facts }) => (verdict === 'wrong' ? facts : [])));
  if (corrections.size > 0) return { verdict: 'wrong', facts: [...corrections].slice(0, AT_ONCE) };
  if (judged.length === 0) return { verdict: 'nothing', facts: [] };
  if (judged.every(({ verdict }) => verdict === 'right')) return RIGHT;
  return judged.some(({ verdict }) => verdict === 'right') ? { verdict: 'partly', facts: [] } : UNKNOWN;
}

/** What of a turn says something back, and whether it is right. */
export interface SaidBack {
  /** By the index of the part; true if it asks for a yes. */
  back: ReadonlyMap<number, boolean>;
  judgement: ReturnType<typeof judgeSaidBack>;
}

export function saidBackIn(
  parts: readonly SaidPart[],
  { facts, revealed, language, topic }: Pick<Asked, 'facts' | 'revealed' | 'language'> & { topic: Topic },
): SaidBack {
  const back = partsSaidBack(parts, language);
  const texts = parts.flatMap(({ text }, index) => (back.has(index) ? text : []));
  const judgement = judgeSaidBack(texts, {
    open: facts.filter((fact) => isFree(fact) || (isTellable(fact) && revealed.has(fact.index))),
    age: personaOf(facts, language).age,
    language,
    find: (question) => matchFacts(question, facts, language, topic),
  });
  return { back, judgement };
}
