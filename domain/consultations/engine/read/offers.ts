/** Whether somebody takes what a patient who did not understand has offered: `Do you mean the cough?` `Yes, the cough.` Pure. */
import type { Language } from '~/domain/accounts/contract';
import { folded } from '../words/text';
import { keysOf } from '../words/words';

const AGREES: Record<Language, RegExp> = {
  en: /^(?:(?:yes|yeah|yep|yup|ok|okay|right|sure|exactly|correct|please|sorry|that's (?:it|right)|it is|i (?:do|did)|i (?:mean|meant)|i was asking|about)(?:[\s,.!]+|$))+/,
  es: /^(?:(?:si|claro|eso(?: es)?|exacto|correcto|vale|perdone?|por favor|me refiero|me referia)(?:[\s,.!]+|$))+/,
};
const AGREES_AFTER: Record<Language, RegExp> = {
  en: /[,\s]+(?:yes|yeah|please)\W*$/,
  es: /[,\s]+(?:si|por favor|eso es)\W*$/,
};
const SECOND: Record<Language, RegExp> = {
  en: /^(?:the )?(?:second|other|latter)(?: one)?\W*$/,
  es: /^(?:a )?(?:l[oa] )?(?:segund[oa]|otr[oa])\W*$/,
};
const FIRST: Record<Language, RegExp> = {
  en: /^(?:the )?(?:first|former)(?: one)?\W*$/,
  es: /^(?:a )?(?:l[oa] )?primer[oa]\W*$/,
};
/** Offers are named as they stand after `do you mean` and `¿se refiere`. */
const ASKS_FOR: Record<Language, (name: string) => string> = {
  en: (name) => `Tell me about ${name}.`,
  es: (name) => `Cuénteme lo ${name.replace(/^al /, 'del ').replace(/^a /, 'de ')}.`,
};

/** More words than this are a question of their own. */
const WORDS_MAX = 4;

/** What was said, without agreement; null if it says more than that it agrees and with what. */
function restOf(said: string, language: Language): string | null {
  const plain = folded(said.trim());
  const rest = plain.replace(AGREES[language], '').replace(AGREES_AFTER[language], '').replace(/\W+$/, '').trim();
  return /[?¿]/.test(said) || rest.split(/\s+/).length > WORDS_MAX ? null : rest;
}

/** Whether it may take up an offer, as far as it shows by itself. */
export const mayTakeUp = (said: string, language: Language): boolean => restOf(said, language) !== null;

/** The question that takes up an offer; what was said if it takes up none. */
export function takenUp(said: string, offered: readonly string[], language: Language): string {
  const rest = restOf(said, language);
  if (rest === null || offered.length === 0) return said;
  const asksFor = ASKS_FOR[language];
  if (rest === '' || FIRST[language].test(rest)) return asksFor(offered[0]!);
  if (SECOND[language].test(rest)) return asksFor(offered.at(-1)!);
  const named = keysOf(rest, language);
  const meant = offered.find((name) => [...keysOf(name, language)].some((key) => named.has(key)));
  return meant === undefined ? said : asksFor(meant);
}
