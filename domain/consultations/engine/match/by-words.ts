/** Facts by the words that they share with a question, if no concept of it finds one. Pure. */
import type { Language } from '~/domain/accounts/contract';
import type { Fact } from '../read/fact';
import { isConcept, isGeneric, isNumber, sayingStems } from '../words/words';

/** Of what a question says, how much a fact must share. */
const SHARED = 0.45;
/** A word in the middle of a fact says less of what it is about than one of its label. */
const IN_TEXT = 0.75;
/** Beside the best fact, others that are nearly as good are meant as well. */
const NEARLY = 0.9;
const FACTS_BY_WORDS = 2;
/** From this length on, `crossword` and `crosswords` are one by what they begin with. */
const PREFIX = 5;

/** Words of a question that say nothing of what it asks for. */
const OF_ASKING = new Set(
  'use used usa usar look pleas check show read happen anyon anybod someon recent late abl usual normal notic mean bother find still troubl difficult histori suffer experienc current often able else regular moment whole certain particul question talk speak long there exact plea person people somebod everyth noth nobodi everyon first back last next year week month hour minut alguien reciente ultimo vez pasa pasado suel sol hablar pregunt molest problem cuent explic anos seman mes hora minut'.split(
    ' ',
  ),
);

export const isOfAsking = (key: string): boolean => OF_ASKING.has(key);

const isAlike = (one: string, other: string): boolean =>
  one === other || (one.length >= PREFIX && other.length >= PREFIX && (one.startsWith(other) || other.startsWith(one)));

const meets = (keys: ReadonlySet<string>, key: string): boolean =>
  keys.has(key) || (!isConcept(key) && [...keys].some((other) => !isConcept(other) && isAlike(key, other)));

/** Whether a question has a word for what nobody wrote of: `damp`, `physio`. @param min shortest stem that counts */
export const namesTheUnknown = (stems: ReadonlySet<string>, facts: readonly Fact[], min = NOUN_MIN): boolean =>
  [...stems].some(
    (key) =>
      key.length >= min &&
      !OF_ASKING.has(key) &&
      !facts.some(({ topicKeys, textKeys }) => meets(topicKeys, key) || meets(textKeys, key)),
  );
const NOUN_MIN = 4;

/**
 * The facts that share the most of some words, of which those that few facts have weigh more.
 * @param worth from 0 to 1: how well a fact has a word
 * @param least share of the words, from 0 to 1
 */
function sharing(
  words: readonly string[],
  facts: readonly Fact[],
  worth: (fact: Fact, word: string) => number,
  least: number,
): Fact[] {
  const weights = words.map((word) => {
    const having = facts.filter((fact) => worth(fact, word) > 0).length;
    return Math.log((facts.length + 1) / (having + 0.5));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all <= 0) return [];
  const scored = facts
    .map((fact) => ({ fact, share: words.reduce((sum, word, at) => sum + weights[at]! * worth(fact, word), 0) / all }))
    .filter(({ share }) => share >= least)
    .sort((a, b) => b.share - a.share || a.fact.index - b.fact.index);
  return scored
    .filter(({ share }) => share >= scored[0]!.share * NEARLY)
    .slice(0, FACTS_BY_WORDS)
    .map(({ fact }) => fact);
}

/**
 * @param asked stems and concepts of the question
 * @param facts those that it may bring to light
 */
export const factsByWords = (asked: Iterable<string>, facts: readonly Fact[]): Fact[] =>
  sharing(
    [...asked].filter((key) => !isNumber(key) && !isGeneric(key) && !OF_ASKING.has(key)),
    facts,
    ({ topicKeys, textKeys }, key) => (meets(topicKeys, key) ? 1 : meets(textKeys, key) ? IN_TEXT : 0),
    SHARED,
  );

/** One of several questions in a breath may share less: what answers the others speaks for the line of talk. */
const SHARED_OF_A_HALF = 0.3;
const WORD_MIN = 3;
/**
 * The same by the words as they are written, and not by what they stand for: `social services` and the label `Social worker`.
 * @param names stems of names, which pick out no fact
 */
export function factsOfAHalf(
  text: string,
  facts: readonly Fact[],
  names: ReadonlySet<string>,
  language: Language,
): Fact[] {
  const stems = sayingStems(text, language).filter(
    (stem) => stem.length >= WORD_MIN && !OF_ASKING.has(stem) && !names.has(stem),
  );
  const written = new Map(
    facts.map((fact) => [fact, [fact.topic, fact.said].map((words) => new Set(sayingStems(words, language)))]),
  );
  const worth = (fact: Fact, stem: string) => {
    const [label, said] = written.get(fact)!;
    return label!.has(stem) ? 1 : said!.has(stem) ? IN_TEXT : 0;
  };
  // One word in the middle of a sentence is shared by chance.
  const isMeant = (fact: Fact): boolean =>
    stems.some((stem) => worth(fact, stem) === 1) || stems.filter((stem) => worth(fact, stem) > 0).length > 1;
  return sharing(stems, facts, worth, SHARED_OF_A_HALF).filter(isMeant);
}
