/** What of a sentence of the instructions the patient can say, and what is a direction to an actor. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { folded } from '../words/text';
import { ASKED } from './conditions';

/** What happens only when the other does something: a talk that nobody foresees. */
const UNDER_A_CONDITION: Record<Language, RegExp> = {
  en: /^(?:if|when|once|unless) (?:the|they|he|she|you are (?:only |not )?(?:told|given|offered|reassured|not)|you get\b.{0,60}\b(?:say|become)|someone|anyone|nobody|no one|told|offered|given|asked to|a (?:doctor|candidate|nurse))\b/,
  es: /^(?:si|cuando) (?:quien|el|la|te|le|se|no|nadie|alguien)\b/,
};

/** `If nobody asks, you do not say it.` */
const NOBODY = /^(?:if|when|si|cuando) (?:nobody|no one|nadie)\b/;

/** Whether a sentence holds only if somebody else does something that cannot be foreseen. */
export const isUnforeseen = (sentence: string, language: Language): boolean =>
  UNDER_A_CONDITION[language].test(folded(sentence)) &&
  (!ASKED.leading.test(sentence) || NOBODY.test(folded(sentence)));

/** Sentences that tell an actor what to do. */
const ACTS: Record<Language, RegExp> = {
  en: /^(?:(?:long |short )?(?:pauses?|silences?)\b|short answers|put|look|sit|hold|point|show|answer|pause|avoid|keep|speak|do not|don't|ask|go quiet|act|appear|seem|mention|wait|smile|cry|let|allow|try|remember|become|soften|stay|be|do|give|say|stop|nod|repeat|cooperate|wince|you (?:give|state|answer|repeat|look (?:down|away)|go quiet|blush|pause|hesitate)|one person)\b/,
  es: /^(?:pon|ponte|mira|sientate|senala|contesta|responde|habla|no (?:menciones|digas|mencionas|cuentes|hables)|espera|sonrie|llora|deja|recuerda|muestrate|da|di|repite|asiente|guion)\b/,
};
const SAYS =
  /\b(?:say|says|ask|asks|reply|replies|answer|add|adds|dices|dice|preguntas|respondes|contestas|anades|murmuras|bajas la voz|di)\b/;
/** `You do not mention that …`: a direction. */
const KEEPS_QUIET =
  /\b(?:you|he|she) (?:do|does|would|will) ?(?:not|n[’']t) (?:want to )?(?:say|mention|tell|volunteer|offer)\b.*\b(?:until|unless|that)\b|\blo (?:dices|cuentas|mencionas)\b.*\bsolo si\b|\bno (?:lo )?(?:dices|cuentas(?! con)|mencionas)\b/i;
const SAYS_THAT =
  /^(?:you |he |she )?.{0,40}\b(?:say|says)\s+(?:that\s+(?=an?\b|the\b)|(?:that\s+)?(?=you\b|i\b|he\b|she\b|it\b))/i;
// Without an opening quote inside: a thousand of them must not be looked through a thousand times.
const QUOTED = /[“«"]([^“«”»"]+)[”»"]/gu;

const quotesOf = (text: string): string => [...text.matchAll(QUOTED)].map((match) => match[1]!.trim()).join(' ');
const isAllQuote = (text: string): boolean => /^[“«"][^”»"]+[”»"]\.?$/u.test(text.trim());

/** A sentence that speaks of the people and things of an examination is a direction to its actors. */
const OF_THE_STAGE: Record<Language, RegExp> = {
  en: /\b(?:candidate|examiner|manikin|role.?player|this station|the station)\b/,
  es: /\b(?:candidat[oa]|examinador[a]?|maniqui|esta estacion|la estacion)\b/,
};
/** `(a small smile)`, alone or before what is said. */
const ASIDE = /^\([^()]*\)\.?\s*/;
/** What of a sentence the patient can say; null of a direction. */
export function sayable(sentence: string, language: Language): string | null {
  if (UNDER_A_CONDITION[language].test(folded(sentence)) || KEEPS_QUIET.test(sentence)) return null;
  if (isAllQuote(sentence)) return `“${quotesOf(sentence).replace(/[\s]+$/, '')}”`;
  if (ASIDE.test(sentence)) {
    const rest = sentence.replace(ASIDE, '').trim();
    return rest === '' ? null : sayable(rest, language);
  }
  // `“It’s here,” and point to it.`
  const beside = /^([“«][^”»]+[”»])\s+(?:and|y)\s+(.+)$/u.exec(sentence);
  if (beside && ACTS[language].test(folded(beside[2]!))) return sayable(beside[1]!, language);
  const plain = folded(sentence);
  const quotes = quotesOf(sentence);
  if (quotes !== '' && SAYS.test(plain.slice(0, Math.max(0, plain.search(/[“«"]/))))) return `“${quotes}”`;
  if (SAYS_THAT.test(sentence)) return sentence.replace(SAYS_THAT, '');
  return ACTS[language].test(plain) || OF_THE_STAGE[language].test(plain) ? null : sentence;
}
