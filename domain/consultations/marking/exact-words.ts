/** The words of a text, read by how they are written where two words have one stem: `scars` are no `scare`. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { CONCEPTS } from '../engine/words/clinical-words';
import type { Concept } from '../engine/words/clinical-words/concept';
import { folded } from '../engine/words/text';
import { stemOf, type Word, wordsOf } from '../engine/words/words';

/** Terms of one word, as they are written. */
const writtenTerms = (language: Language): ReadonlyMap<string, Concept> =>
  new Map(
    CONCEPTS.toReversed().flatMap((one) =>
      one[language].filter((term) => !term.includes(' ')).map((term) => [term, one]),
    ),
  );
const TERMS: Record<Language, ReadonlyMap<string, Concept>> = { en: writtenTerms('en'), es: writtenTerms('es') };

/** Without its ending of number. */
const singular = (word: string): string => word.replace(/'s?$/, '').replace(/(?<=[^su])s$/, '');
const INFLECTED = /(?:ing|ed|er|ly|ies|y)$/;

/** English words that differ by a final `e` are no forms of each other: `care` and `car`, `spine` and `spin`. */
function isTwin(written: string, terms: readonly string[]): boolean {
  const plain = terms.filter((term) => !INFLECTED.test(term));
  const endsInE = (word: string) => singular(word).endsWith('e');
  return !INFLECTED.test(written) && plain.length > 0 && plain.every((term) => endsInE(term) !== endsInE(written));
}

/** `embarrassment` and `embarrassing` are one. */
const rootOf = (stem: string): string => stem.replace(/(?<=.{5})(?:ment|ness|ation|anc|enc|ful)$/, '');

function exactWord(word: Word, written: string, language: Language): Word {
  const { concept } = word;
  if (concept === null) return language === 'en' ? { ...word, key: rootOf(word.key) } : word;
  if (/\s/.test(written)) return word;
  const terms = concept[language].filter(
    (term) => !term.includes(' ') && stemOf(term, language) === stemOf(written, language),
  );
  if (terms.length === 0 || terms.includes(written)) return word;
  const other = TERMS[language].get(written);
  if (other) return { ...word, key: `#${other.key}`, concept: other };
  return language === 'en' && isTwin(written, terms)
    ? { ...word, key: stemOf(written, language), concept: null }
    : word;
}

/** The words of a text, each as the concept that is written like it, if there is one. */
export function exactWords(text: string, language: Language): readonly Word[] {
  const plain = folded(text);
  return wordsOf(text, language).map((word) => exactWord(word, plain.slice(word.from, word.to), language));
}
