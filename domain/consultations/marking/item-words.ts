/** What an item of a checklist names, without the words of the examiner who wrote it. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { CONCEPTS, EMPTY_WORDS } from '../engine/words/clinical-words';
import { folded } from '../engine/words/text';
import { isAspect, isConcept, isSymptom, isVague, keysOf, stemOf, VIEWS, wordsOf } from '../engine/words/words';
import { exactWords } from './exact-words';
import { EXAMINER, STANDS_FOR, withoutExaminer } from './examiner-words';
import type { Act } from './item-act';

/** A matter by itself: neither how long nor how bad, nor what half of all questions have. */
export const isMatter = (key: string): boolean => isConcept(key) && !isAspect(key) && !isVague(key);
const OF_THE_TALK = new Set(CONCEPTS.filter(({ kind }) => kind === 'communication').map(({ key }) => `#${key}`));
export const isOfTheTalk = (key: string): boolean => OF_THE_TALK.has(key);

/** `Illnesses in the family` is one matter. */
const isAnyIllness = (key: string, written: string): boolean =>
  key === '#past-health' && /^(?:illness|illnesses|enfermedad|enfermedades)$/.test(written);

/** What an item names, without an examiner's words. */
export function keysBeside(text: string, language: Language): string[] {
  const plain = folded(text);
  const keys = keysIn(plain, withoutExaminer(plain, language), language);
  // `Responds with empathy`: the manner is the matter.
  return keys.length > 0 ? keys : [...keysOf(plain, language)].filter(isOfTheTalk);
}

/** Stems of words that say nothing: nobody can be heard to say them (`telling`). */
const EMPTY_STEMS: Record<Language, ReadonlySet<string>> = {
  en: new Set([...EMPTY_WORDS.en].map((word) => stemOf(word, 'en'))),
  es: new Set([...EMPTY_WORDS.es].map((word) => stemOf(word, 'es'))),
};

/** @param said the text without the words of examiners */
function keysIn(plain: string, said: string, language: Language): string[] {
  const words = exactWords(said, language).map(({ key, from, to }) => ({
    key,
    written: plain.slice(from, to).replace(/'s?$/, ''),
  }));
  const isOfTheFamily = words.some(({ key }) => key === '#family');
  const isOfHabits = words.some(({ key }) => key === '#alcohol' || key === '#smoke');
  const keys = words
    .filter(({ key, written }) => !EXAMINER[language].has(written) && !(isOfTheFamily && isAnyIllness(key, written)))
    .map(({ key, written }) =>
      isOfHabits && written === 'drugs' ? '#recreational-drugs' : (STANDS_FOR[language][written] ?? key),
    );
  return [...new Set(keys)].filter((key) => !EMPTY_STEMS[language].has(key));
}

/** `Memory of the fall`: of two symptoms the first counts only beside the second. */
export function boundIn(title: string, needed: readonly string[], language: Language): Map<string, string> {
  const words = wordsOf(title, language).filter(({ key }) => needed.includes(key) && isSymptom(key));
  const bound = words.flatMap((word, index) => {
    const next = words[index + 1];
    const between = next ? folded(title).slice(word.to, next.from) : '';
    return next && /^ (?:of|de|del)(?: \w+)? $/.test(between) ? [[word.key, next.key] as const] : [];
  });
  return new Map(bound);
}

export const isView = (key: string): boolean => VIEWS.some((view) => view === key);

/** Of an item that tells: `the plan`, `now` and `what happens` say what is agreed, and name nothing. */
const OF_A_PLAN: ReadonlySet<string> = new Set(['#plans', '#now', '#open-question', '#explanation', '#future']);
export function withoutPlan(keys: string[], act: Act): string[] {
  if (keys.includes('#warning-shot')) return ['#warning-shot'];
  if (act === 'ask' && !keys.some((key) => isOfTheTalk(key) && key !== '#open-question')) return keys;
  const left = keys.filter((key) => !OF_A_PLAN.has(key));
  return left.length > 0 ? left : keys;
}

/** By what a condition is asked for, when an item names only the condition: `Symptoms of anaemia`. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  '#anaemia': ['#tired', '#dizzy', '#breathless', '#palpitations', '#collapse', '#colour'],
  '#infection': ['#fever', '#cough', '#phlegm', '#runny-nose', '#sweat'],
  '#hypo': ['#tremor', '#sweat', '#dizzy', '#memory'],
  '#clot': ['#leg', '#swelling', '#breathless', '#cough-blood'],
  '#prostate': ['#urine', '#urgency', '#night'],
  '#thyroid': ['#weight', '#palpitations', '#tremor', '#heat-and-cold', '#lump'],
  '#reflux': ['#swallow', '#cough'],
};
const SYMPTOMS_OF: Record<Language, RegExp> = { en: /\bsymptoms?\b/, es: /\bsintomas?\b/ };

/** The signs of the conditions whose symptoms an item names, each with its condition. */
export const signsIn = (
  title: string,
  keys: readonly string[],
  language: Language,
): readonly (readonly [string, string])[] =>
  SYMPTOMS_OF[language].test(folded(title))
    ? keys.flatMap((key) => (SIGNS[key] ?? []).map((sign) => [sign, key] as const))
    : [];
