/** Facts by the words that they share with a question, if no concept of it finds one. Pure. */
import type { Fact } from '../read/fact';
import { isConcept, isGeneric, isNumber } from '../words/words';

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
  'look pleas check show read happen anyon anybod someon recent late abl usual normal notic mean bother find still troubl difficult histori suffer experienc current often able else regular moment whole certain particul question talk speak long there exact plea person people somebod everyth noth nobodi everyon first back last next year week month hour minut alguien reciente ultimo vez pasa pasado suel sol hablar pregunt molest problem cuent explic anos seman mes hora minut'.split(
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
 * @param asked stems and concepts of the question
 * @param facts those that it may bring to light
 */
export function factsByWords(asked: Iterable<string>, facts: readonly Fact[]): Fact[] {
  const words = [...asked].filter((key) => !isNumber(key) && !isGeneric(key) && !OF_ASKING.has(key));
  const weights = words.map((key) => {
    const having = facts.filter(({ topicKeys, textKeys }) => meets(topicKeys, key) || meets(textKeys, key)).length;
    return Math.log((facts.length + 1) / (having + 0.5));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all <= 0) return [];
  const scored = facts
    .map((fact) => ({
      fact,
      share:
        words.reduce(
          (sum, key, at) =>
            sum + weights[at]! * (meets(fact.topicKeys, key) ? 1 : meets(fact.textKeys, key) ? IN_TEXT : 0),
          0,
        ) / all,
    }))
    .filter(({ share }) => share >= SHARED)
    .sort((a, b) => b.share - a.share || a.fact.index - b.fact.index);
  return scored
    .filter(({ share }) => share >= scored[0]!.share * NEARLY)
    .slice(0, FACTS_BY_WORDS)
    .map(({ fact }) => fact);
}
