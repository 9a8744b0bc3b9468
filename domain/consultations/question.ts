/** What a question asks for, as slots: of what (`#fever`), and what of it (`#onset`). Pure. */
import type { Language } from '../accounts/contract';
import { folded } from './text';
import { isNumber, type Word, wordsOf } from './words';

export interface Question {
  /** What is asked about: symptoms, medicines, habits, people. */
  subjects: ReadonlySet<string>;
  /** What is asked of it: since when, where, how bad. */
  aspects: ReadonlySet<string>;
  /** Any other words that say something. */
  stems: ReadonlySet<string>;
  /** `And at night?`, `How long did that last?`: it goes on with what was spoken of. */
  refersBack: boolean;
}

/** Words of the talk, which ask for nothing, and `pain`, which half of all questions have. */
const EMPTY = new Set(['#pain', '#symptom']);

const REFERS_BACK: Record<Language, RegExp> = {
  en: /^(?:and|what about|how about|which|so|how (?:many|much|long|often|far))\b|\b(?:it|that|they|them|those|this|these|one)\b/,
  es: /^[¿\s]*(?:y|que tal|pero)\b|\b(?:eso|esa|ese|esto|ello|lo|le)\b/,
};

const isSubject = ({ concept }: Word): boolean =>
  concept !== null && concept.kind !== 'aspect' && concept.kind !== 'communication';

export function readQuestion(text: string, language: Language): Question {
  const words = wordsOf(text, language);
  const keysOf = (some: (word: Word) => boolean) => new Set(words.filter(some).map((word) => word.key));
  const particular = keysOf((word) => isSubject(word) && !EMPTY.has(word.key));
  const aspects = keysOf((word) => word.concept?.kind === 'aspect');
  return {
    // `Any pain?` asks for pain; `How bad is the pain?` asks how bad it is.
    subjects: particular.size + aspects.size > 0 ? particular : keysOf((word) => word.key === '#pain'),
    aspects,
    stems: keysOf((word) => word.concept === null && !isNumber(word.key)),
    refersBack: REFERS_BACK[language].test(folded(text.trim())),
  };
}

/** Whether it was understood at all: something is named that patients are asked about. */
export const isUnderstood = ({ subjects, aspects }: Question): boolean => subjects.size + aspects.size > 0;

/** `Have you?`: nothing is named. */
export const isEmpty = (question: Question): boolean => !isUnderstood(question) && question.stems.size === 0;
