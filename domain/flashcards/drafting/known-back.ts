import type { Language } from '~/domain/accounts/contract';
import { isOrdinary } from '~/domain/quizzes/generation/flaws-of-options';
import { fold } from '~/domain/quizzes/generation/folded-text';

/** Words that a front is asked with and that say nothing of what it is about; folded. */
const ASKED_WITH: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    `a about after all an and any are as at be been by can could define definition describe did do does each explain following for from give had has have how
     if in into is it its list main many mean means might more most much name of on or outline patient patients shown some state than that the their them
     there these they this those to usual usually very was were what when where which who whom whose why will with would you your`.split(
      /\s+/,
    ),
  ),
  es: new Set(
    `a al algun alguna como con cual cuales cuando cuanto cuantos da de debe deben define definicion del describe donde el ella en enumera era es esta este
     estos explica fue ha hay la las lo los mas menciona muy nombra o paciente pacientes para por porque principal principales que quien se segun ser si
     sin son su sus te tiene tienen tipico u un una unas uno unos y`.split(/\s+/),
  ),
};
/** Words for what is asked of a thing, by the one that stands for them. */
const ASPECTS: readonly [RegExp, string][] = [
  [/^(?:treat|manag|therap|tratam|trata$|tratar|manej|terap)/, '=treatment'],
  [/^(?:caus|aetiolog|etiolog)/, '=cause'],
  [/^(?:sign|symptom|featur|present|finding|manifest|sintoma|hallazgo|clinica)/, '=feature'],
  [/^(?:diagnos|investig|test|prueba|criteri)/, '=diagnosis'],
  [/^(?:complicat|complicac)/, '=complication'],
];

/** The words that say what a text is about; spellings of both sides of the Atlantic are one. */
export function topicWords(text: string, language: Language): string[] {
  const words =
    fold(text)
      .replaceAll(/'s\b|first[- ]line|primera linea/g, ' ')
      .match(/\p{L}[\p{L}\p{N}]*|\p{N}+/gu) ?? [];
  const told = words.filter((word) => !ASKED_WITH[language].has(word));
  return [
    ...new Set(
      told.map((word) => ASPECTS.find(([form]) => form.test(word))?.[1] ?? word.replaceAll(/[ao]e(?=\p{L})/gu, 'e')),
    ),
  ];
}

/** Forms of one word: `murmur` and `murmurs`, but not `hypercapnia` and `hypercalcaemia`. */
function areForms(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    short.length >= 4 &&
    long.length - short.length <= 4 &&
    long.startsWith(short.slice(0, Math.max(4, short.length - 1)))
  );
}

const isIn = (word: string, words: readonly string[]): boolean => words.some((other) => areForms(word, other));
const shareIn = (words: readonly string[], others: readonly string[]): number =>
  words.length === 0 ? 0 : words.filter((word) => isIn(word, others)).length / words.length;

/** Whether a word tells one thing from another. */
const names = (word: string): boolean => !word.startsWith('=') && !isOrdinary(word);
/** Whether every such word is there: gout has another treatment than migraine. */
const namesIt = (asked: readonly string[], words: readonly string[]): boolean =>
  asked.every((word) => !names(word) || isIn(word, words));

/** Shares of the words of a front, and of the other side, from which on two fronts ask the same. */
const OF_ASKED = 0.75;
const OF_OTHER = 0.65;

/** How alike two fronts are, from 0 to 1; 0 if they do not ask the same. */
export function askTheSame(asked: readonly string[], other: readonly string[]): number {
  const [one, back] = [shareIn(asked, other), shareIn(other, asked)];
  return one >= OF_ASKED && back >= OF_OTHER && namesIt(asked, other) ? (one + back) / 2 : 0;
}

/** Characters of a passage; and the share of the asked words that it has with its title, from which on it answers. */
const PASSAGE_MOST = 600;
const ANSWERS = 0.66;

/** The lines of a text; of a long one its sentences. */
const unitsOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => (line.length > 300 ? line.split(/(?<=[.!?])\s+(?=\p{Lu})/u) : [line]))
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * The passage of a text that answers what is asked: its best line, and what follows it. What is asked about has to be named by
 * the title, or by two words of the line.
 * @param title the page and the section, which every line is read with
 * @returns how well it fits; null if it does not answer
 */
export function passageOn(
  asked: readonly string[],
  { title, text }: { title: string; text: string },
  language: Language,
): { passage: string; fit: number } | null {
  const ofTitle = topicWords(title, language);
  const open = asked.filter((word) => !isIn(word, ofTitle));
  const units = unitsOf(text);
  const foundIn = (unit: string): string[] => {
    const words = topicWords(unit, language);
    return open.filter((word) => isIn(word, words));
  };
  const told = units.map((unit) => foundIn(unit).filter((word) => !isOrdinary(word)).length);
  const at = told.indexOf(Math.max(...told));
  const best = units[at];
  if (best === undefined) return null;
  const named = asked.some((word) => names(word) && isIn(word, ofTitle)) || foundIn(best).filter(names).length >= 2;
  const share = (asked.length - open.length + foundIn(best).length) / asked.length;
  if (!named || share < ANSWERS || !namesIt(asked, [...ofTitle, ...topicWords(best, language)])) return null;
  const kept: string[] = [];
  let length = 0;
  for (const unit of units.slice(at)) {
    length += unit.length + 1;
    if (length > PASSAGE_MOST && kept.length > 0) break;
    kept.push(unit);
  }
  return { passage: kept.join('\n'), fit: share + shareIn(ofTitle, asked) };
}

/** Ways of one front that are looked for at most. */
const VARIANTS_MAX = 8;

/** A front, and the same with synonyms in the place of its terms. @param synonyms rows of terms that mean the same, as words */
export function variantsOf(front: string, synonyms: readonly (readonly (readonly string[])[])[]): string[] {
  const words = ` ${(fold(front).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
  const others = synonyms.flatMap((row) => {
    const terms = row.map((term) => term.join(' '));
    const there = terms.find((term) => words.includes(` ${term} `));
    return there === undefined
      ? []
      : terms.filter((term) => term !== there).map((term) => words.replace(` ${there} `, ` ${term} `).trim());
  });
  return [front, ...others].slice(0, VARIANTS_MAX);
}
