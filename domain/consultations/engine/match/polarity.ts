/** Whether what is known of a matter says that it is there, that it is not, or that it was. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { subjectsOf } from './fact-answers';
import { type Fact, hasKey } from '../read/fact';
import { folded } from '../words/text';
import { isBody, isFinding, isGeneric, keysOf, wordsOf } from '../words/words';

/** One thing that is said back. */
export interface Claim {
  text: string;
  /** That something is not there. */
  denies: boolean;
}

/** `right` and `wrong` by what may be told; `unknown` if that says nothing; `nothing` if nothing is said back. */
type Verdict = 'right' | 'wrong' | 'unknown' | 'nothing';
export interface Judgement {
  verdict: Verdict;
  /** What puts it right. */
  facts: readonly Fact[];
}

export const RIGHT: Judgement = { verdict: 'right', facts: [] };
export const UNKNOWN: Judgement = { verdict: 'unknown', facts: [] };
/** One fact puts it right. */
export const wrong = (facts: readonly Fact[]): Judgement => ({ verdict: 'wrong', facts: facts.slice(0, 1) });

const JUDGED_HISTORY = new Set(['#allergy', '#medicine', '#operation', '#pain']);
const isJudged = (key: string): boolean => isFinding(key) || JUDGED_HISTORY.has(key);

const NOT: Record<Language, RegExp> = {
  en: /\b(?:no|not|never|none|nothing|without|neither|nor)\b|n't\b/,
  es: /\b(?:no|nunca|ni|sin|ningun[oa]?|nada|tampoco)\b/,
};
/** `Ten a day until I was fifty`, `a pipe, years ago`. */
const PAST: Record<Language, RegExp> = {
  en: /\b(?:until|none since|stopped|gave (?:it |them )?up|quit|used to|years ago|ex-?smoker)\b/,
  es: /\b(?:hasta (?:los|hace)|deje|dejo|dejado|hace anos|fumaba|bebia|exfumador)\b/,
};
const EVER: Record<Language, RegExp> = { en: /\b(?:never|ever)\b/, es: /\b(?:nunca|jamas)\b/ };
/** `The first time`: that it was never there before. */
const FIRST: Record<Language, RegExp> = {
  en: /\bfirst (?:ever )?(?:time|fall|episode|attack|one|bout|bleed|headache)\b|\bnever\b.*\bbefore\b|\bnothing like (?:it|this|that) before\b/,
  es: /\bprimera (?:vez|caida|crisis)\b|\bprimer (?:episodio|ataque)\b|\bnunca (?:antes|le habia|te habia)\b|\bnunca\b.*\bantes\b/,
};

/** `Borderline`: neither there nor not. */
const HEDGED = /\b(?:borderline|perhaps|maybe|might|limite|quiza|a lo mejor)\b/;
const LOST_WEIGHT =
  /\b(?:lost|perdido|adelgazado)\b.{0,30}\b(?:stone|pounds?|kilos?|kg|weight|peso)\b|\btrousers are loose\b/;

type Says = 'yes' | 'no' | 'was';
const CLAUSE = /[.;:!?]|,\s*(?!(?:or|nor|o|ni)\b)|\s(?:but|pero)\s/;

/** A bare `None.` under the label of the very thing. */
const BARE_WORDS = 5;
const isBare = ({ denies, textKeys, said }: Fact): boolean =>
  denies && textKeys.size <= 2 && said.split(/\s+/).length <= BARE_WORDS;
/** `Light does not bother me`, `cáncer no`. */
const DENIED_AFTER: Record<Language, RegExp> = {
  en: /^.{0,25}\b(?:(?:do|does|did|is|are|was|has|have) not|n't|no problem|none|normal)\b/,
  es: /^,? no\W*$|^.{0,20}\bno (?:le|me|se|es|ha|he)\b/,
};
const isDenied = (clause: string, { from, to }: { from: number; to: number }, language: Language): boolean =>
  NOT[language].test(clause.slice(0, from)) || DENIED_AFTER[language].test(clause.slice(to));

/** What one fact says of one matter; null if its label names that among other things. */
function saysOf(fact: Fact, key: string, language: Language): Says | null {
  const plain = folded(fact.said);
  if (HEDGED.test(plain)) return null;
  // A person who was allergic once still is.
  const when = key !== '#allergy' && PAST[language].test(plain) ? 'was' : 'yes';
  if (key === '#weight-loss' && LOST_WEIGHT.test(plain)) return NOT[language].test(plain.slice(0, 12)) ? 'no' : 'yes';
  if (fact.textKeys.has(key))
    for (const clause of fact.said.split(CLAUSE)) {
      const word = wordsOf(clause, language).find((one) => one.key === key);
      if (word) return isDenied(folded(clause), word, language) ? 'no' : when;
    }
  if (!fact.topicKeys.has(key)) return null;
  // Under `Weight, appetite and fever`, `no sweats` says nothing of the fever.
  if (subjectsOf(fact).length > 1 || (fact.denies && !isBare(fact))) return null;
  // Nor does `no drugs`, under `Alcohol`, of the alcohol.
  if (fact.denies && [...fact.textKeys].some((other) => other !== key && isJudged(other))) return null;
  return fact.denies ? 'no' : when;
}

function judgeFirst(open: readonly Fact[], complaint: ReadonlySet<string>, named: readonly string[]): Judgement {
  const isOfIt = (key: string) => (named.length > 0 ? named.includes(key) : complaint.has(key));
  const before = open.filter(
    (fact) =>
      hasKey(fact, '#before') && (named.length === 0 || subjectsOf(fact).length === 0 || subjectsOf(fact).some(isOfIt)),
  );
  if (before.length === 0) return UNKNOWN;
  return before.some(({ denies }) => denies) ? RIGHT : wrong(before);
}

/** What some facts say of one matter of a claim. */
function judgeKey(key: string, claim: Claim, facts: readonly Fact[], language: Language): Judgement {
  const plain = folded(claim.text);
  const isPast = PAST[language].test(plain);
  const saying = facts.flatMap((fact) => {
    const says = saysOf(fact, key, language);
    return says === null ? [] : [{ fact, says }];
  });
  const agreeing = saying.filter(({ says }) =>
    claim.denies
      ? says === 'no' || (says === 'was' && !EVER[language].test(plain))
      : says === 'yes' || (says === 'was' && isPast),
  );
  const there = saying.find(({ says }) => says === 'yes');
  // Of pain and of medicines, one that is there makes `none` wrong.
  if (claim.denies && isGeneric(key) && there) return wrong([there.fact]);
  const bare = claim.denies ? undefined : saying.find(({ fact, says }) => says === 'no' && isBare(fact));
  // `Never any hormones`, of somebody who took them once.
  const was = claim.denies && EVER[language].test(plain) ? saying.find(({ says }) => says === 'was') : undefined;
  if (was) return wrong([was.fact]);
  if (bare && !agreeing.some(({ fact }) => fact.textKeys.has(key))) return wrong([bare.fact]);
  if (agreeing.length > 0) return RIGHT;
  return saying.length > 0 ? wrong([saying[0]!.fact]) : UNKNOWN;
}

/** What the facts that may be told say of the matters that a claim names. */
export function judgeKeys(
  claim: Claim,
  open: readonly Fact[],
  complaint: ReadonlySet<string>,
  language: Language,
): Judgement {
  const keys = [...keysOf(claim.text, language)];
  const judged = keys.filter(isJudged);
  const special = judged.filter((key) => !isGeneric(key));
  // `No chest pain` is said of the chest pain, and `no allergies to medicines` of the allergies.
  const named = special.length > 0 ? special : judged;
  if (FIRST[language].test(folded(claim.text))) return judgeFirst(open, complaint, named);
  // `No pain in your jaw` is said of the jaw.
  const places = keys.filter(isBody);
  const local = open.filter((fact) => places.some((key) => hasKey(fact, key)));
  let isRight = named.length > 0;
  for (const key of named) {
    const isLocal = places.length > 0 && (isGeneric(key) || local.some((fact) => saysOf(fact, key, language)));
    const judgement = judgeKey(key, claim, isLocal ? local : open, language);
    if (judgement.verdict === 'wrong') return judgement;
    isRight &&= judgement.verdict === 'right';
  }
  return isRight ? RIGHT : UNKNOWN;
}
