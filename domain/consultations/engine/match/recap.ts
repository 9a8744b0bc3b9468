/** Which parts of a turn say something back, and what they say without the words around it. Pure. */
import type { Language } from '~/domain/accounts/contract';
import type { SaidPart } from '../read/turn';
import { folded } from '../words/text';
import { spanQuestion } from './durations';

const TAG: Record<Language, RegExp> = {
  en: /[,;.\s]*\b(?:is that (?:all |about )?(?:right|correct|true|fair|it)|(?:that's|is that) the lot|(?:does|do) (?:that|those) sound (?:about )?right|have i (?:got (?:that|it|this|you|everything)|understood(?: (?:that|it|this|you|everything))?)(?: all)?(?: right| correctly)?|did i (?:get|understand) (?:that|it|this|you|everything)(?: right| correctly)?|am i (?:right|correct)|have i missed anything|(?<=[,;.] ?)(?:right|correct|yes)|^(?:right|correct|yes)(?=\s*\?))\s*[?.!]*\s*$/,
  es: /[,;.\s]*[¿\s]*(?<!\p{L})(?:es (?:eso )?(?:correcto|asi|cierto|verdad)|no es asi|(?:lo|le) he entendido bien|me equivoco|voy bien|(?<=[,;.] ?¿?)(?:verdad|correcto|cierto|no|si)|^(?:verdad|correcto|cierto|si)(?=\s*\?))\s*[?.!]*\s*$/u,
};
const RECAP: Record<Language, RegExp> = {
  en: /\b(?:to (?:recap|summari[sz]e|sum up)|recap(?:ping)?|in summary|if i(?:'ve| have) understood|let me (?:just )?(?:recap|summari[sz]e|see if i|check (?:that )?i)|check (?:that |if )?i(?:'ve| have)? (?:got|understood|understand|have)|(?:just )?to check (?:that )?i|what you(?:'re| are) (?:saying|telling me)|(?:play|say|read|run) (?:that|this|it) (?:all )?back(?: to you)?|in a nutshell|just checking|let me check i have)\b/,
  es: /\b(?:en resumen|resumiendo|resumo|(?:para|a) resumir|recapitulando|recapitulo|si (?:l[aeo]s? |te )?(?:he entendido|entendi)|a ver si|si no (?:le |te )?(?:entiendo|he entendido) mal|si no me equivoco)\b|^(?:a ver|o sea)[:,]/,
};
/** `So you have …`, `you said …`: said back without being asked to confirm it. */
const SAYS_SO: Record<Language, RegExp> = {
  en: /^(?:(?:ok|okay|right|great|thanks|thank you|and|alright|all right)[,.\s]+)*(?:so (?:you|you're|you've|you'd|it|it's|this|that's|the|your|there|he|she|no|none|never)\b|you (?:said|told me|mentioned)\b)/,
  es: /^(?:(?:vale|bien|bueno|de acuerdo|y|pues)[,.\s]+)*(?:entonces|asi que|me (?:ha )?(?:dicho|dice|contado|comentado))\b/,
};
const LEAD: Record<Language, RegExp> = {
  en: /^(?:(?:ok|okay|right|great|thanks|thank you|and|just|now|so|well|alright|all right|let me(?: just)?|to (?:recap|summari[sz]e|sum up|check)|(?:can|could|may) i(?: just)?|(?:check|see|recap|summari[sz]e)(?: (?:that |if )?i(?:'ve| have)? ?(?:got\b|understood\b|understand\b|have\b)? ?(?:this|that|it|you|everything)?(?: right| correctly)?)?|recap(?:ping)?|in summary|in a nutshell|checking|(?:play|say|read|run) (?:that|this|it) (?:all )?back(?: to you)?|if i(?:'ve| have) understood(?: you| it| this)?(?: right| correctly)?|what you(?:'re| are) (?:saying|telling me)(?: is)?(?: that)?|you(?:'ve| have)? (?:said|told me|mentioned)(?: that)?)(?:[,:;.?\s-]+|$))+/,
  es: /^[¿\s]*(?:(?:vale|bien|bueno|de acuerdo|entonces|asi que|y|pues|a ver|en resumen|resumiendo|resumo|para resumir|recapitulando|recapitulo|(?:a ver )?si (?:l[aeo]s? |te )?(?:he entendido|entendi)(?: bien)?|si no (?:le |te )?(?:entiendo|he entendido) mal|si no me equivoco|o sea|me (?:ha )?(?:dice|dicho|cuenta|contado|comentado)(?: que)?|que)(?:[,:;.\s]+|$))+/,
};
/** `You've had this for two days?`: it says back how long. */
const HAS_LASTED: Record<Language, RegExp> = {
  en: /^(?!.*\b(?:how|what|when|why|have you|has it|did)\b).*(?:\byou(?:'ve| have) (?:had|been|felt)\b|\b(?:it's|its|it has|this has|that's) been\b|\byou(?:'re| are) (?:saying|telling)\b)/,
  es: /^(?!.*\b(?:cuant|que tiempo|desde cuando|como|por que)).*\b(?:lleva|llevas|hace|desde hace|empezo hace)\b/,
};
/** A statement, by its beginning. */
const DECLARES: Record<Language, RegExp> = {
  en: /^(?:and |so |but )?(?:you|you're|you've|your|it|it's|he|he's|she|she's|there's|there is|no|the)\b/,
  es: /^[¿\s]*(?:y |entonces |pero )?(?:usted|lleva|tiene|toma|vive|su|no|ya no)\b/,
};
const OF_A_RELATIVE =
  /^(?:ok,? |right,? )?so (?:your|his|her) (?:dad|father|mum|mother|brother|sister|aunt|uncle|grand\w+)\b/;
/** `Let me check your pulse` says nothing back. */
const DOES: Record<Language, RegExp> = {
  en: /\blet me (?:just )?(?:check|see|feel|look at|take) (?:your|the|his|her|on)\b/,
  es: /\bdejeme (?:ver|mirar|tomar)\b/,
};

/** What is said back, without the words around it. `folded` keeps the length of a text, so its places fit both. */
export function bareClaim(text: string, language: Language): string {
  const tag = TAG[language].exec(folded(text));
  const untagged = tag ? text.slice(0, tag.index) : text;
  const lead = LEAD[language].exec(folded(untagged))?.[0].length ?? 0;
  return untagged.slice(lead).trim();
}
export const saysSomething = (text: string): boolean => /[\p{L}\d]/u.test(text);
const isConfirmed = (text: string, language: Language): boolean => TAG[language].test(folded(text));
const isRecap = (text: string, language: Language): boolean =>
  RECAP[language].test(folded(text)) && !DOES[language].test(folded(text));

/** True of a part that asks for a yes, false of one that only says something back, null of any other. */
function saysBack({ text, asks, move }: SaidPart, afterRecap: boolean, language: Language): boolean | null {
  const plain = folded(text);
  const claims = saysSomething(bareClaim(text, language));
  if (isRecap(text, language)) return claims || null;
  if (move === 'summary' && claims && !DOES[language].test(plain)) return true;
  const lasts = HAS_LASTED[language].test(plain) && spanQuestion(text, language) !== null;
  // `You live alone and you don't vape?`, after a recap, asks for a yes.
  if (afterRecap && (!asks || DECLARES[language].test(plain))) return true;
  // `So your dad had a stent?`
  if (asks) return lasts || OF_A_RELATIVE.test(plain) ? false : null;
  return lasts || SAYS_SO[language].test(plain.trim()) ? false : null;
}

/** Which parts say something back, by their index; true of those that ask for a yes. */
export function partsSaidBack(parts: readonly SaidPart[], language: Language): ReadonlyMap<number, boolean> {
  const back = new Map<number, boolean>();
  let afterRecap = false;
  for (const [index, part] of parts.entries()) {
    if (isRecap(part.text, language) && !saysSomething(bareClaim(part.text, language))) {
      afterRecap = true;
      back.set(index, true);
      continue;
    }
    if (isConfirmed(part.text, language)) {
      back.set(index, true);
      if (saysSomething(bareClaim(part.text, language))) continue;
      // `… Is that right?`, about the sentences before it.
      for (let at = index - 1; at >= 0 && !parts[at]!.asks; at -= 1) back.set(at, true);
      continue;
    }
    const says = saysBack(part, afterRecap, language);
    if (says !== null) back.set(index, says);
    afterRecap ||= isRecap(part.text, language);
  }
  return back;
}
