/**
 * The choices that a patient who did not understand offers, and whether somebody takes one up: `Do you mean my medicines?` `Yes,
 * your medicines.` They are the same for every station, so that they reveal nothing. Pure.
 */
import type { Language } from '~/domain/accounts/contract';
import { folded } from '../words/text';
import { isClinical, keysOf } from '../words/words';

/** As the patient names each, and the question that takes it up. */
const OFFERS: Record<Language, readonly (readonly [name: string, asks: string])[]> = {
  en: [
    ['what I came for', 'What brings you in?'],
    ['my medicines', 'What medicines do you take?'],
    ['my family', 'Does anything run in your family?'],
    ['home', 'Who do you live with at home?'],
  ],
  es: [
    ['lo que me trae', '¿Qué le trae por aquí?'],
    ['mis medicinas', '¿Qué medicinas toma?'],
    ['mi familia', '¿Hay enfermedades en su familia?'],
    ['mi casa', '¿Con quién vive en casa?'],
  ],
};
export const choicesIn = (language: Language): string[] => OFFERS[language].map(([name]) => name);

const AGREES: Record<Language, RegExp> = {
  en: /^(?:(?:yes|yeah|yep|yup|ok|okay|right|sure|exactly|correct|please|sorry|that's (?:it|right)|it is|i (?:do|did)|i (?:mean|meant)|i was asking|about)(?:[\s,.!]+|$))+/,
  es: /^(?:(?:si|claro|eso(?: es)?|exacto|correcto|vale|perdone?|por favor|me refiero|me referia)(?:[\s,.!]+|$))+/,
};
const AGREES_AFTER: Record<Language, RegExp> = {
  en: /[,\s]+(?:yes|yeah|please)\W*$/,
  es: /[,\s]+(?:si|por favor|eso es)\W*$/,
};
const PLACES: Record<Language, readonly RegExp[]> = {
  en: [/^(?:the )?first\b/, /^(?:the )?second\b/, /^(?:the )?third\b/, /^(?:the )?(?:last|fourth)\b/],
  es: [
    /^(?:a )?(?:l[oa] )?primer[oa]\b/,
    /^(?:a )?(?:l[oa] )?segund[oa]\b/,
    /^(?:a )?(?:l[oa] )?tercer[oa]\b/,
    /^(?:a )?(?:l[oa] )?(?:ultim|cuart)[oa]\b/,
  ],
};
const OF_WHAT_BRINGS: Record<Language, RegExp> = {
  en: /\b(?:came|come|here|brings?|brought)\b/,
  es: /\b(?:trae|viene|venido|aqui)\b/,
};

/** What is named instead of a choice. */
const NAMES: Record<Language, (rest: string) => string> = {
  en: (rest) => `Tell me about ${rest}.`,
  es: (rest) => `Cuénteme lo ${/^(?:al|el) /.test(rest) ? `del ${rest.slice(3)}` : `de ${rest.replace(/^a /, '')}`}.`,
};

/** More words than this are a question of their own. */
const WORDS_MAX = 5;
/** And more than these are no name of a matter: `tiene usted diabetes`. */
const NAMED_MAX = 3;

/** What was said, without agreement; null if it says more than that it agrees and with what. */
function restOf(said: string, language: Language): string | null {
  const plain = folded(said.trim());
  const rest = plain.replace(AGREES[language], '').replace(AGREES_AFTER[language], '').replace(/\W+$/, '').trim();
  return /[?¿]/.test(said) || rest.split(/\s+/).length > WORDS_MAX ? null : rest;
}

/** Whether it may take up an offer, as far as it shows by itself. */
export const mayTakeUp = (said: string, language: Language): boolean => restOf(said, language) !== null;

/** The question for the choice that is taken up; what was said if none is. */
export function takenUp(said: string, language: Language): string {
  const rest = restOf(said, language);
  if (rest === null) return said;
  if (rest === '' || OF_WHAT_BRINGS[language].test(rest)) return OFFERS[language][0]![1];
  const place = PLACES[language].findIndex((pattern) => pattern.test(rest));
  if (place >= 0) return OFFERS[language][place]![1];
  const named = keysOf(rest, language);
  const meant = OFFERS[language].find(([name]) => [...keysOf(name, language)].some((key) => named.has(key)));
  if (meant) return meant[1];
  // `I mean the cough`, of which nobody spoke.
  return [...named].some(isClinical) && rest.split(/\s+/).length <= NAMED_MAX ? NAMES[language](rest) : said;
}
