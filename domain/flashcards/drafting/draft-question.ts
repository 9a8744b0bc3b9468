import type { Language } from '~/domain/accounts/contract';
import { fold } from '~/domain/quizzes/generation/folded-text';

/** Words of a question that speak of its options: without them it cannot be answered. */
const SPEAKS_OF_OPTIONS: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:except|not|least|false|incorrect|untrue|following|these|below)(?!\p{L})/u,
  es: /(?<!\p{L})(?:excepto|no|menos|falsa|falso|incorrecta|incorrecto|siguientes?|estas|estos)(?!\p{L})/u,
};

/** Words that name the options outright, or ask to pick some of them, wherever they stand. Folded. */
const NAMES_OPTIONS: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:one|two|three|four|five|which|what|any|all|none|each|\d) of (?:the (?:following|options|answers|choices|statements)|these)|following (?:options|answers|choices|statements)|(?:options|answers|choices|listed|given) (?:above|below)|(?:select|choose|pick|tick|mark) (?:the |up to |only |exactly )*(?:one|two|three|four|five|\d|all|any|best|correct|right|most|single|every))(?!\p{L})/u,
  es: /(?<!\p{L})(?:(?:cual|cuales|una?|dos|tres|cuatro|cinco|todas|todos|ninguna|ninguno|que|\d) de (?:(?:las|los) siguientes|(?:las|los) opciones|estas|estos|las respuestas|las afirmaciones)|siguientes (?:opciones|respuestas|afirmaciones)|opciones (?:anteriores|siguientes)|(?:seleccion[ae]|elija|elige|escoja|escoge|senale|senala|marque|marca|indique) (?:las |los |la |el |hasta |solo )*(?:una?|dos|tres|cuatro|cinco|\d|todas|todos|opcion|opciones|correctas?|correctos?|mejor|respuestas?))(?!\p{L})/u,
};
/** Two lines of a list, with a dash or a letter. */
const LIST = /^\s*(?:[-*•]|[a-i\d][.)])\s.+\n(?:.*\n)*?\s*(?:[-*•]|[a-i\d][.)])\s/imu;

/** Whether a front speaks of options that are not on it. @param front plain text */
export const lacksOptions = (front: string, language: Language): boolean =>
  NAMES_OPTIONS[language].test(fold(front)) && !LIST.test(front);

/** Whether a stem needs its options to be understood: its last sentence, the question itself, tells, and any that names them. @param stem plain text */
export function needsOptions(stem: string, language: Language): boolean {
  const question =
    fold(stem)
      .split(/(?<=[.!?:])\s+/)
      .at(-1) ?? '';
  return SPEAKS_OF_OPTIONS[language].test(question) || NAMES_OPTIONS[language].test(fold(stem));
}
