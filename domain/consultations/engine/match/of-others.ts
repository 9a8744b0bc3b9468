/** Questions for somebody else than who is asked, and for an event that nobody wrote of: better unanswered than by what stands nearest. Pure. */
import type { Language } from '~/domain/accounts/contract';
import type { Fact } from '../read/fact';
import { folded } from '../words/text';

const ASKS: Record<Language, RegExp> = {
  en: /\b(?:anyone|anybody|has everyone|has everybody|who) else\b(?!.*\b(?:at home|in your house|live|know)\b)/,
  es: /\b(?:alguien|alguna persona|quien) mas\b(?!.*\b(?:en casa|vive|sabe)\b)/,
};
const SAYS: Record<Language, RegExp> = {
  en: /\b(?:nobody|no one|none|anyone|everyone|else|others?|they|he|she|wife|husband|partner|son|daughter|children|mother|father|brother|sister|friend|neighbour|colleagues?)\b/,
  es: /\b(?:nadie|alguien|todos|otr[oa]s?|ellos|el|ella|mujer|marido|pareja|hij[oa]s?|madre|padre|herman[oa]s?|amig[oa]s?|vecin[oa]s?|compañer[oa]s?)\b/,
};
/** `Has anyone else been ill?` */
export const asksOfOthers = (text: string, language: Language): boolean => ASKS[language].test(folded(text));
/** `Kofi had a cold`: somebody is named. */
const NAMED = /^(?!It\b|This\b|That\b|The\b|There\b)\p{Lu}\p{Ll}+ (?:had|has|is|was|tuvo|tiene|está)(?!\p{L})/u;
export const saysOfOthers = ({ said }: Fact, language: Language): boolean =>
  SAYS[language].test(folded(said)) || NAMED.test(said);

const YES_OR_NO: Record<Language, RegExp> = {
  en: /^(?:(?:and|so|ok|okay)[,\s]+)*(?:have|has|had|did|do|does|are|is|were|was|any)\b(?! it\b| this\b| that\b| the pain\b)/,
  es: /^[¿\s]*(?:y )?(?:ha|has|han|tiene|tienes|hay|lleva usted|usa|esta|es)\b(?! (?:eso|esto|el dolor)\b)/,
};
/** `Have you changed your glasses lately?`: whether something is so. */
export const asksWhether = (text: string, language: Language): boolean => YES_OR_NO[language].test(folded(text.trim()));
