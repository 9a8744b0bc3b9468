/** What an author writes for a patient who hears an explanation or a plan: `If told the plan: “Do you think it’s cancer?”` Pure. */
import type { Language } from '~/domain/accounts/contract';
import { spoken } from '../words/first-person';
import { capitalised, folded, sentencesOf, uncapitalised, wholeLine } from '../words/text';
import { isClinical, isGeneric, isNumber, keysOf, sayingStems } from '../words/words';
import { linesOf } from './facts';

export interface Reaction {
  /** What must be told, as keys; empty if any explanation or plan will do. */
  told: ReadonlySet<string>;
  /** The same as stems of its words. */
  words: ReadonlySet<string>;
  /** In the words of the author. */
  said: string;
}

/** `If told that it needs a scan`: the condition, and what it names. */
const TOLD: Record<Language, RegExp> = {
  en: /^(?:if|when|once) (?:you are |you're |the (?:doctor|nurse|candidate) )?(?:only |simply |just )?(?:told|says|tells you|offered|offers(?: you)?|advised|asked(?= to\b)|explains?|proposes?|suggests?)\b(?: that| to| about| you)?\s*((?:“[^”]*”(?=,|[^”]*“)|[^:,“"])*)/i,
  es: /^(?:si|cuando) (?:(?:el|la) (?:m[eé]dic[oa]|doctora?|enfermer[oa]) )?(?:te|le) (?:dicen?|explican?|proponen?|ofrecen?|aconsejan?|recomiendan?|comunican?)\b(?: que)?\s*([^:,«"]*)/iu,
};
const QUOTED = /[“«"]([^“«”»"]{2,200})[”»"]/u;
/** Where another condition begins, its words are no part of this one. */
const NEXT_CONDITION =
  /(?<=[.!?”»"]\s)(?=(?:if|when|once) (?:you|told|asked|offered|it|the)\s|(?:si|cuando) (?:te|le|se|el|la|lo)\s)/i;
/** `The plan`: what any explanation may be. */
const OF_ANY = /^(?:the )?(?:plan|diagnosis|news|results?|el plan|los resultados|el diagnostico)$/;

const keysOfTold = (words: string, language: Language): Set<string> => {
  if (OF_ANY.test(folded(words.trim()))) return new Set();
  const keys = [...keysOf(words, language)].filter((key) => !isNumber(key) && !isGeneric(key));
  const clinical = keys.filter(isClinical);
  return new Set(clinical.length > 0 ? clinical : keys);
};

/** What a direction says that the patient does, as words: `you ask how to get him to come`. */
const ASKS_BACK: Record<Language, RegExp> = {
  en: /\b(?:you|then|and) (?:then )?ask (?!for\b)((?:how|what|why|when|where|who|whether|if)\b[^.,;:]*)/i,
  es: /(?:^|[\s,])(?:y )?preguntas ((?:si|c[oó]mo|qu[eé]|cu[aá]ndo|cu[aá]nto|d[oó]nde|por qu[eé])(?!\p{L})[^.,;:]*)/iu,
};
/** Of their own accord, and not only once something is explained. */
const AGREES: Record<Language, RegExp> = {
  en: /\b(?:you|and|then) (?:then )?(?:agree|accept)\b(?! (?:if|when|once|only)\b)/i,
  es: /(?:^|[\s,])(?:y )?aceptas(?!\p{L})(?! (?:si|cuando|solo)\b)/iu,
};
const THANKS: Record<Language, RegExp> = {
  en: /\b(?:say thank you|thank (?:him|her|them|the)\b)/i,
  es: /(?:^|\s)das las gracias/i,
};
const SAYS = {
  en: { agrees: 'All right. I’ll do that.', thanks: 'Thank you.' },
  es: { agrees: 'De acuerdo, lo haré.', thanks: 'Muchas gracias.' },
} as const;

/** `Whether your mother can come` as `Can I ask whether my mother can come?` */
function asked(question: string, language: Language): string {
  const own = spoken(question.trim(), language).replace(/\.$/, '');
  if (language === 'es')
    return /^si puedo /i.test(own)
      ? `¿Puedo ${own.slice(9)}?`
      : /^si /i.test(own)
        ? `¿Le puedo preguntar ${uncapitalised(own)}?`
        : `¿${own}?`;
  const to = /^(\w+) to (.+)$/i.exec(own);
  if (to) return `${capitalised(to[1]!)} do I ${to[2]}?`;
  return own.includes(' ') ? `Can I ask ${uncapitalised(own)}?` : `${capitalised(own)}?`;
}

/** `If help with caring is offered`: what the patient hears stands before the verb. */
const OFFERED: Record<Language, RegExp> = {
  en: /^(?:if|when|once) ([^:,“"]{3,60}?) (?:is|are) (?:offered|suggested|proposed|mentioned)\b/i,
  es: /^(?:si|cuando) (?:se|te) (?:ofrece|propone|sugiere|menciona)n? ([^:,«"]{3,60})/iu,
};
/** `You say that you will order it online.` */
const SAYS_THAT: Record<Language, RegExp> = {
  en: /\b(?:you|then) say (?:that )?(you(?:'ll| will| would|['’]d| have| are| can| do)\b[^.;:“"]*)/i,
  es: /(?:^|[\s,])dices que ([^.;:«"]*)/iu,
};
/** The words of the patient in a direction such as `you ask whether it is cancer`; null if it has none. */
function saidBy(direction: string, language: Language): string | null {
  const question = ASKS_BACK[language].exec(direction)?.[1];
  if (question !== undefined) return asked(question, language);
  const told = SAYS_THAT[language].exec(direction)?.[1];
  if (told !== undefined) return spoken(told.trim(), language);
  if (THANKS[language].test(direction)) return SAYS[language].thanks;
  return AGREES[language].test(direction) ? SAYS[language].agrees : null;
}

function reactionIn(text: string, language: Language): Reaction[] {
  const [own = ''] = text.split(NEXT_CONDITION);
  const condition = TOLD[language].exec(own) ?? OFFERED[language].exec(own);
  if (!condition) return [];
  const answer = own.slice(condition[0].length);
  const said = QUOTED.exec(answer)?.[1]?.trim() ?? saidBy(answer, language);
  if (said === null) return [];
  const told = keysOfTold(condition[1]!, language);
  const words = new Set(sayingStems(condition[1]!, language));
  return told.size > 0 || OF_ANY.test(folded(condition[1]!.trim())) ? [{ told, words, said }] : [];
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
