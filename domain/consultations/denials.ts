/** Lists of what a patient has not, one by one: a question about one of them is answered by one of them. Pure. */
import type { Language } from '../accounts/contract';
import { folded } from './text';

interface Denial {
  text: string;
  /** What is denied. */
  topic: string;
}

/** `None of those`, said of what stands in the label. */
const BARE: Record<Language, RegExp> = {
  en: /^(?:no|none|none of (?:those|these|them)|nothing|never|nil)[.!]?$/,
  es: /^(?:no|ningun[oa]?|ningun[oa] de (?:esos|esas|ellos|ellas)|nada|nunca)[.!]?$/,
};
const NOTHING_LIKE_IT = { en: 'No, nothing like that.', es: 'No, nada de eso.' } as const;
const JOINTS: Record<Language, RegExp> = {
  en: /\s*[,;]\s*(?:and\s+|or\s+)?(?:no\s+)?|\s+(?:and|or|nor)\s+(?:no\s+)?/i,
  es: /\s*[,;]\s*(?:y\s+|o\s+)?(?:ni\s+|sin\s+)?|\s+(?:y|e|o|u|ni)\s+(?:sin\s+)?/i,
};
const OPENS: Record<Language, RegExp> = { en: /^no\s+/i, es: /^(?:ni|sin|ningun[oa]?)\s+/i };
/** `… that you know of`: said of each. */
const TAIL = /\s+(?:that you (?:know of|noticed)|(?:in the family)|que (?:tú )?sepas|en la familia)$/i;
/** What is left out of a denial is not what it is about. */
const EXCEPT = /\s+(?:apart from|except|aparte de|salvo)\b.*$/i;
/** A clause is no item of a list. */
const CLAUSE: Record<Language, RegExp> = {
  en: /\b(?:you|it|he|she|they|is|are|was|were|does|do|did|has|have|had|but|because|though|whenever)\b/,
  es: /\b(?:pero|porque|aunque|cuando|estas?|tiene[ns]?|es|son)\b/,
};
const WORDS_OF_AN_ITEM = 6;

const isItem = (item: string, language: Language): boolean =>
  item !== '' && item.split(/\s+/).length <= WORDS_OF_AN_ITEM && !CLAUSE[language].test(folded(item));
const denied = (item: string, language: Language): string => (language === 'en' ? `No ${item}.` : `No, ${item} no.`);

/**
 * @returns the denials of a sentence, one for each thing; null where it is none, or denies one thing
 */
export function denialsOf(sentence: string, topic: string, language: Language): Denial[] | null {
  const plain = sentence.trim();
  if (BARE[language].test(folded(plain))) {
    const items = topic.split(JOINTS[language]).map((item) => item.trim());
    return items.length > 1 && items.every((item) => isItem(item, language))
      ? items.map((item) => ({ text: NOTHING_LIKE_IT[language], topic: item }))
      : null;
  }
  if (!OPENS[language].test(plain) || (language === 'en' && !plain.includes(','))) return null;
  const whole = plain.replace(/[.!]$/, '').replace(OPENS[language], '');
  const tail = TAIL.exec(whole)?.[0] ?? '';
  const items = whole
    .slice(0, whole.length - tail.length)
    .split(JOINTS[language])
    .map((item) => item.trim());
  return items.length > 1 && items.every((item) => isItem(item, language))
    ? items.map((item) => ({ text: denied(`${item}${tail}`, language), topic: `${topic} ${item.replace(EXCEPT, '')}` }))
    : null;
}
