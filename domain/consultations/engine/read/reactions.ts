/** What an author writes for a patient who hears an explanation or a plan: `If told the plan: “Do you think it’s cancer?”` Pure. */
import type { Language } from '~/domain/accounts/contract';
import { folded, sentencesOf, wholeLine } from '../words/text';
import { isClinical, isGeneric, isNumber, keysOf } from '../words/words';
import { linesOf } from './facts';

export interface Reaction {
  /** What must be told, as keys; empty if any explanation or plan will do. */
  told: ReadonlySet<string>;
  /** In the words of the author. */
  said: string;
}

/** `If told that it needs a scan`: the condition, and what it names. */
const TOLD: Record<Language, RegExp> = {
  en: /^(?:if|when|once) (?:you are |you're |the (?:doctor|nurse|candidate) )?(?:told|tells you|offered|offers(?: you)?|advised|explains?|proposes?|suggests?)\b(?: that| to| about| you)?\s*([^:,“"]*)/i,
  es: /^(?:si|cuando) (?:(?:el|la) (?:m[eé]dic[oa]|doctora?|enfermer[oa]) )?(?:te|le) (?:dicen?|explican?|proponen?|ofrecen?|aconsejan?|recomiendan?|comunican?)\b(?: que)?\s*([^:,«"]*)/iu,
};
const QUOTED = /[“«"]([^“«”»"]{2,200})[”»"]/u;
/** Where another condition begins, its words are no part of this one. */
const NEXT_CONDITION = /(?<=[.!?”»"]\s)(?=(?:if|when|once|si|cuando)\s)/i;
/** `The plan`: what any explanation may be. */
const OF_ANY = /^(?:the )?(?:plan|diagnosis|news|results?|el plan|los resultados|el diagnostico)$/;

const keysOfTold = (words: string, language: Language): Set<string> => {
  if (OF_ANY.test(folded(words.trim()))) return new Set();
  const keys = [...keysOf(words, language)].filter((key) => !isNumber(key) && !isGeneric(key));
  const clinical = keys.filter(isClinical);
  return new Set(clinical.length > 0 ? clinical : keys);
};

function reactionIn(text: string, language: Language): Reaction[] {
  const [own = ''] = text.split(NEXT_CONDITION);
  const condition = TOLD[language].exec(own);
  const said = QUOTED.exec(own)?.[1]?.trim();
  if (!condition || said === undefined) return [];
  const told = keysOfTold(condition[1]!, language);
  return told.size > 0 || OF_ANY.test(folded(condition[1]!.trim())) ? [{ told, said }] : [];
}

/** The reactions in patient instructions (sanitised HTML), in their order. Lines that are never to be told have none. */
export const reactionsOf = (html: string, language: Language): Reaction[] =>
  linesOf(html, language)
    .filter(({ heading, text }) => !heading && text !== '')
    .flatMap((line) =>
      line.label !== ''
        ? reactionIn(wholeLine(line), language)
        : sentencesOf(line.text).flatMap((one) => reactionIn(one, language)),
    );
