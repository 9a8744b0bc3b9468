/** Questions about other people than the patient, and about what they know. They are answered by what says so, or not at all. Pure. */
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

const VIEW_OF_ANOTHER: Record<Language, RegExp> = {
  en: /\b(?:does|did|would|might|will|has|is) (?:he|she|they|your (?!symptom|pain)\w+) (?:\w+ )?(?:thinks?|thought|wants?|wanted|hopes?|hoping|believes?|feels?|worr(?:y|ied)|expects?|thinking|want(?:ing)?)\b|\b(?:he|she|they)(?:'d| would| might) (?:want|like|think|say|feel|hope)\b/,
  es: /\bque (?:piensa|cree|opina|quiere|querria|espera|dice) (?:su|tu|el|ella|la|ellos)\b(?! (?:que|de)\b)/,
};
/** `What does he think is wrong?`: one's own view is no answer. */
export const asksForAnothersView = (text: string, language: Language): boolean =>
  VIEW_OF_ANOTHER[language].test(folded(text));

const YES_OR_NO: Record<Language, RegExp> = {
  en: /^(?:(?:and|so|ok|okay)[,\s]+)*(?:have|has|had|did|do|does|are|is|were|was|any)\b(?! it\b| this\b| that\b| the pain\b)/,
  es: /^[¿\s]*(?:y )?(?:ha|has|han|tiene|tienes|hay|lleva usted|usa|esta|es)\b(?! (?:eso|esto|el dolor)\b)/,
};
/** `Have you changed your glasses lately?`: whether something is so. */
export const asksWhether = (text: string, language: Language): boolean => YES_OR_NO[language].test(folded(text.trim()));

const ASKS_WHO_KNOWS: Record<Language, RegExp> = {
  en: /^(?:and |so )?(?:do|does|did) (?!you\b|they\b|we\b)(?:your |the )?[a-z]+(?: and [a-z]+)? know\b(?! (?:why|what|how(?! you(?:'re| are| have been|'ve been)? feel)|if|whether|when|where|who))|\bwho (?:else )?knows\b/,
  es: /\b(?:lo )?sabe(?:n)? (?:su|tu|el|la|alguien)\b|\b(?:su|tu) \w+ (?:lo )?sabe(?:n)?\b|\bquien (?:mas )?lo sabe\b/,
};
const SAYS_WHO_KNOWS: Record<Language, RegExp> = {
  en: /\b(?:know|knows|knew|told|tell|mention(?:ed)?|rang|rung|nobody|no one)\b/,
  es: /\b(?:sabe|saben|dicho|contado|contar|nadie)\b/,
};

/** `Does your wife know?`: not answered by what she would know. */
export const asksWhoKnows = (text: string, language: Language): boolean =>
  ASKS_WHO_KNOWS[language].test(folded(text.trim()));
export const saysWhoKnows = ({ said }: Fact, language: Language): boolean =>
  SAYS_WHO_KNOWS[language].test(folded(said));
