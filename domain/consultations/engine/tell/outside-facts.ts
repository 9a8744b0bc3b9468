/**
 * What a sentence says that the facts do not: a clinical matter or a number that none of them names, a `no` if they say
 * yes or nothing, a yes if they say no. Pure.
 */
import type { Language } from '~/domain/accounts/contract';
import type { Fact } from '../read/fact';
import { folded } from '../words/text';
import { isFinding, isMostly, isNumber, keysOf, looksLikeDrug, type Word, wordsOf } from '../words/words';

/** `unclear` if the words deny something about it, such as that it helps. */
type Polarity = 'affirmed' | 'denied' | 'unclear';

const CLINICAL_HISTORY = new Set(['#allergy', '#operation', '#travel', '#periods', '#sexual']);
/** Anybody may be nervous in a consultation. */
const ORDINARY: ReadonlySet<string> = new Set(['#anxiety']);
/** Whether a word names a finding: only a sentence of the facts may. */
const isClinical = ({ key, concept }: Word): boolean =>
  concept ? isFinding(key) || CLINICAL_HISTORY.has(key) : looksLikeDrug(key);

const NEGATOR: Record<Language, RegExp> = {
  en: /\b(?:no|not|never|none|nor|neither|without|nobody|nothing|cannot|\w+n't)\b/g,
  es: /\b(?:no|ni|sin|nunca|jamas|tampoco|ningun[oa]?|nada|nadie)\b/g,
};
/** The `no` that answers a question is none of the sentence that follows it. */
const ANSWERS: Record<Language, RegExp> = {
  en: /^(?:(?:no|yes|yeah|well|oh|so|um|er|right|ok|okay|sorry)[,.!…]*\s+)+(?!\p{L}+s?[,.]?$)(?=(?:i|my|it|we|there|he|she|they|you|the|no|not|never|nothing|none|\p{L}+'\p{L}+)\b)/u,
  es: /^(?:(?:no|si|bueno|pues|ya|a ver|perdone)[,.!…]+\s+)+/u,
};
const NEXT_CLAUSE: Record<Language, RegExp> = {
  en: /[.;:!?…]+|,?\s+\b(?:but|except|apart from|although|though|since|until|because)\b|(?:,\s*(?:and\s+)?|\s+and\s+)(?=(?:i|it|my|he|she|they|we|there)\b)/,
  es: /[.;:!?…]+|,?\s+\b(?:pero|aunque|salvo|excepto|aparte de|desde|hasta|porque)\b|(?:,\s*(?:y\s+)?|\s+y\s+)(?=(?:yo|me|mi|mis|tengo|tuve|he|se|le|siento|noto|estoy|hay)\b)/,
};
/** Between a `no` and a matter, what makes the `no` one about something else. */
const ABOUT_SOMETHING_ELSE: Record<Language, RegExp> = {
  en: /\b(?:know|sure|say|think|thought|remember|if|whether|help\w*|eas\w*|better|worse\w*|relie\w*|difference|work\w*|stop\w*|bother\w*|spread\w*|start\w*|wak\w*|like|only|just|always|more|mostly|when|than|that|what|enough|out)\b/,
  es: /\b(?:se|sabe|sabria|seguro|creo|recuerdo|si|ayud\w*|alivi\w*|mejor\w*|empeor\w*|peor|quita\w*|calm\w*|solo|siempre|mas|cuando|que|como|bastante)\b/,
};
const DENIED_BEHIND = /^\s*[:,]?\s*(?:no|none|nada|ninguna?)\b/;

function polarityIn(clause: string, { from, to }: Word, language: Language): Polarity {
  const before = clause.slice(0, from);
  const negator = [...before.matchAll(NEGATOR[language])].at(-1);
  if (!negator) return DENIED_BEHIND.test(clause.slice(to)) ? 'denied' : 'affirmed';
  return ABOUT_SOMETHING_ELSE[language].test(before.slice(negator.index + negator[0].length)) ? 'unclear' : 'denied';
}

interface Claim {
  key: string;
  polarity: Polarity;
}

/** Where something hurts or goes to. */
const IS_FELT: Record<Language, RegExp> = {
  en: /\b(?:goes|went|spreads?|radiates?|shoots|travels)\b/,
  es: /\b(?:baja|sube|irradia|corre|se va)\b/,
};
const isOfBody = ({ concept }: Word): boolean => concept?.kind === 'body';

/** @param every whether a part of the body counts also if nothing is felt there */
function claimsIn(text: string, language: Language, every = false): Claim[] {
  const plain = folded(text).trim().replace(ANSWERS[language], '');
  return plain.split(NEXT_CLAUSE[language]).flatMap((clause) => {
    const words = wordsOf(clause, language);
    const isFelt =
      every ||
      IS_FELT[language].test(clause) ||
      words.some(({ concept }) => concept?.kind === 'symptom' && concept.generic === true);
    return words
      .filter((word) => isClinical(word) || (isFelt && isOfBody(word)))
      .map((word) => ({ key: word.key, polarity: polarityIn(clause, word, language) }));
  });
}

const numbersIn = (text: string, language: Language): string[] =>
  // `Seven out of ten` names one number.
  wordsOf(folded(text).replaceAll(/\b(?:out of|sobre) (?:10|ten|diez)\b/g, ' '), language)
    .map(({ key }) => key)
    .filter(isNumber);

/** What somebody says to be allergic to: in no list of words, and yet a finding. */
const ALLERGENS: Record<Language, readonly RegExp[]> = {
  en: [/\ballerg(?:ic|y|ies) to ([^.,;!?]+)/g, /\b(\p{L}+) allergy\b/gu],
  es: [/\balergi(?:c[oa]|a|as) (?:a|al) ([^.,;!?]+)/g],
};
const allergensIn = (text: string, language: Language): string[] =>
  ALLERGENS[language].flatMap((pattern) =>
    [...folded(text).matchAll(pattern)].flatMap(([, named]) => wordsOf(named!, language).map(({ key }) => key)),
  );

/**
 * A test of a sentence: whether it says nothing but what the facts say, as far as it is clinical. Talk that names no finding
 * passes.
 * @param permitted the facts that may be told @param said texts that have been spoken of beside them: the persona
 */
export function withinFacts(
  permitted: readonly Fact[],
  said: readonly string[],
  language: Language,
): (sentence: string) => boolean {
  const known = new Map<string, Set<Polarity>>();
  const learn = ({ key, polarity }: Claim) => known.set(key, (known.get(key) ?? new Set()).add(polarity));
  const texts = [...permitted.flatMap((fact) => [fact.text, fact.said]), ...said];
  texts.flatMap((text) => claimsIn(text, language, true)).forEach(learn);
  // A label says of what, and its fact whether: one that names it in its own words has said so above.
  for (const { topic, denies } of permitted)
    for (const { key } of claimsIn(topic, language, true)) {
      if (!known.has(key) || !denies) learn({ key, polarity: denies ? 'denied' : 'affirmed' });
    }
  const open = new Set(
    [...texts, ...permitted.map(({ topic }) => topic)].flatMap((text) => wordsOf(text, language)).map(({ key }) => key),
  );
  const isKnown = ({ key, polarity }: Claim): boolean => {
    const polarities = known.get(key);
    if (!polarities) return ORDINARY.has(key);
    return polarity === 'unclear' || polarities.has(polarity) || polarities.has('unclear');
  };
  return (sentence) =>
    claimsIn(sentence, language).every(isKnown) &&
    numbersIn(sentence, language).every((key) => open.has(key)) &&
    allergensIn(sentence, language).every((key) => open.has(key));
}

/** Of a text's words, how many must be said for it to count as told. */
const TOLD = 0.5;

/** What was said and, in the words of the script, what was to be told and is not in it: a sentence was held back. */
export function withUntold({ tell, language }: { tell: readonly string[]; language: Language }, said: string): string {
  const spoken = keysOf(said, language);
  const isTold = (text: string) => isMostly(keysOf(text, language), TOLD, (key) => spoken.has(key));
  return [said, ...tell.filter((text) => !isTold(text))].join(' ');
}
