/**
 * The last look at what a model says for the patient: a sentence with a number, a drug or a symptom that stands only
 * among what the patient does not tell yet is not said, nor one that says what no permitted fact does (`outside-facts.ts`).
 * Pure.
 */
import type { Language } from '~/domain/accounts/contract';
import { type Fact, isWithheld } from '../read/fact';
import { addressesTheMachine } from '../read/machine';
import { withinFacts } from './outside-facts';
import { folded, sentencesOf } from '../words/text';
import { isFinding, isMostly, isNumber, keysOf, looksLikeDrug, type Word, wordsOf } from '../words/words';

/** Longest answer, in characters; what comes after is not heard. */
export const ANSWER_MAX = 1_200;

const GUARDED_HISTORY = new Set(['#allergy', '#operation', '#family', '#travel', '#periods', '#sexual']);
const isGuarded = (word: Word): boolean =>
  isNumber(word.key) ||
  (word.concept
    ? isFinding(word.key) || GUARDED_HISTORY.has(word.key)
    : looksLikeDrug(word.key) || word.key.length > 8);

const guardedIn = (text: string, language: Language): string[] =>
  wordsOf(text, language)
    .filter(isGuarded)
    .map((word) => word.key);

/** A model that speaks of itself is no patient. */
const AS_A_MODEL =
  /\b(?:as an? (?:ai|assistant)|language model|artificial intelligence|chatbot|i am an ai|i'm an ai|como (?:una )?ia|modelo de lenguaje|inteligencia artificial|asistente virtual)\b/;
const isPatient = (sentence: string): boolean => !AS_A_MODEL.test(folded(sentence)) && !addressesTheMachine(sentence);

/** Of the words of one of its sentences, how many make another sentence the same thing. */
const ALIKE = 0.6;
/** A single word is shared by sentences that mean different things: one of a single word is known by its wording. */
const ENOUGH_WORDS = 2;

const wording = (sentence: string): string =>
  folded(sentence)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/**
 * What may not be said, as a test of a sentence.
 * @param said texts that have been spoken of, beside the permitted facts: the persona
 */
export function leakGate(
  facts: readonly Fact[],
  permitted: readonly Fact[],
  said: readonly string[],
  language: Language,
): (sentence: string) => boolean {
  const open = new Set(
    [...permitted.flatMap((fact) => [fact.text, fact.topic]), ...said].flatMap((text) => [...keysOf(text, language)]),
  );
  const may = new Set(permitted.map((fact) => fact.index));
  const held = new Set(
    facts
      .filter((fact) => !may.has(fact.index))
      .flatMap((fact) => guardedIn(`${fact.topic}. ${fact.text}`, language))
      .filter((key) => !open.has(key)),
  );
  const secrets = facts
    .filter((fact) => !may.has(fact.index) && (fact.secret || isWithheld(fact)))
    .flatMap((fact) => sentencesOf(fact.said))
    .map((said) => ({ keys: keysOf(said, language), wording: wording(said) }))
    .filter(({ keys }) => [...keys].some((key) => !open.has(key)));
  const tellsASecret = (sentence: string): boolean => {
    const words = keysOf(sentence, language);
    const said = wording(sentence);
    return secrets.some(
      ({ keys, wording }) =>
        said.includes(wording) || (keys.size >= ENOUGH_WORDS && isMostly(keys, ALIKE, (key) => words.has(key))),
    );
  };
  const isWithin = withinFacts(permitted, said, language);
  return (sentence) =>
    isPatient(sentence) &&
    isWithin(sentence) &&
    !guardedIn(sentence, language).some((key) => held.has(key)) &&
    !tellsASecret(sentence);
}
