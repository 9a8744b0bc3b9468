import type { Language } from '~/domain/accounts/contract';
import { fold } from '~/domain/quizzes/generation/folded-text';

/** Words of a question that speak of its options: without them it cannot be answered. */
const SPEAKS_OF_OPTIONS: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:except|not|least|false|incorrect|untrue|following|these|below)(?!\p{L})/u,
  es: /(?<!\p{L})(?:excepto|no|menos|falsa|falso|incorrecta|incorrecto|siguientes?|estas|estos)(?!\p{L})/u,
};

/** Whether a stem needs its options to be understood: only its last sentence, the question itself, tells. @param stem plain text */
export function needsOptions(stem: string, language: Language): boolean {
  const question =
    fold(stem)
      .split(/(?<=[.!?:])\s+/)
      .at(-1) ?? '';
  return SPEAKS_OF_OPTIONS[language].test(question);
}
