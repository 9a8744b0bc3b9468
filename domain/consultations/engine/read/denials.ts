/** Lists of what a patient has not, one by one: a question about one of them is answered by one of them. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { capitalised, folded } from '../words/text';
import { wordsOf } from '../words/words';

interface Denial {
  text: string;
  /** What is denied. */
  topic: string;
}

/** `None of those`, said of what stands in the label. */
const BARE: Record<Language, RegExp> = {
  en: /^(?:no|none|none of (?:those|these|them)|nothing|never|nil)[.!]?$/,
  es: /^(?:no|ningun[oa]?|ningun[oa] de (?:esos|esas|ellos|ellas)|ni una cosa ni (?:la )?otra|nada|nunca)[.!]?$/,
};
const NOTHING_LIKE_IT = { en: 'No, nothing like that.', es: 'No, nada de eso.' } as const;
const JOINTS: Record<Language, RegExp> = {
  en: /\s*[,;]\s*(?:and\s+|or\s+)?(?:no\s+)?|\s+(?:and|or|nor)\s+(?:no\s+)?/i,
  es: /\s*[,;]\s*(?:y\s+|o\s+)?(?:ni\s+|sin\s+)?|\s+(?:y|e|o|u|ni)\s+(?:sin\s+)?/i,
};
const OPENS: Record<Language, RegExp> = { en: /^no\s+/i, es: /^(?:ni|sin|ningun[oa]?)\s+/i };
/** `… that you know of`: said of each. */
const TAIL = /,?\s+(?:ever|that you (?:know of|noticed)|(?:in the family)|que (?:tú )?sepas|en la familia)$/i;
/** What is left out of a denial is not what it is about. */
const EXCEPT = /\s+(?:apart from|except|aparte de|salvo)\b.*$/i;
/** A clause is no item of a list. */
const CLAUSE: Record<Language, RegExp> = {
  en: /\b(?:you|it|he|she|they|is|are|was|were|does|do|did|has|have|had|but|because|though|whenever|still)\b/,
  es: /\b(?:pero|porque|aunque|cuando|estas?|tiene[ns]?|es|son)\b/,
};
const WORDS_OF_AN_ITEM = 6;

const isItem = (item: string, language: Language): boolean =>
  item !== '' && item.split(/\s+/).length <= WORDS_OF_AN_ITEM && !CLAUSE[language].test(folded(item));
const NOTHING: Record<Language, RegExp> = {
  en: /^(?:nothing|none|not|never)\b/i,
  es: /^(?:nada|ningun[oa]?|nunca)\b/i,
};
const denied = (item: string, language: Language): string =>
  NOTHING[language].test(item) ? `${capitalised(item)}.` : language === 'en' ? `No ${item}.` : `No, ${item} no.`;

/** `Swelling of lips or tongue`, `clots, heart or breast problems`: what one of a list leaves to those beside it. */
const HEAD = /^(.*\b(?:of|on|in|when|de|en|al)\s)\S+$/i;
const KIND = /\s(?:problems?|trouble|disease)$/i;
function whole(item: string, at: number, items: readonly string[], language: Language): string {
  const words = wordsOf(item, language);
  const isBare = words.length === 1 && !/\s/.test(item);
  const isBody = isBare && (words[0]!.concept?.kind === 'body' || words[0]!.key === 'liver');
  const before = HEAD.exec(items.slice(0, at).at(-1) ?? '')?.[1];
  if (before !== undefined && (isBody || (language === 'en' && /^(?:\w+ing|lying down|bending over)$/i.test(item))))
    return `${before}${item}`;
  const kind = isBody && language === 'en' ? KIND.exec(items.at(-1)!)?.[0] : undefined;
  return kind !== undefined && at < items.length - 1 ? `${item}${kind}` : item;
}

/**
 * @returns the denials of a sentence, one for each thing; null if it is none, or denies one thing
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
  // `No pain, vomiting; bowels still opening`: what comes after is none of the list.
  if (/;(?!\s*(?:no|or|nor|and no|ni|sin)\b)/i.test(plain)) return null;
  const list = plain.replace(/[.!]$/, '').replace(OPENS[language], '');
  const tail = TAIL.exec(list)?.[0] ?? '';
  const items = list
    .slice(0, list.length - tail.length)
    .split(JOINTS[language])
    .map((item) => item.trim())
    .map((item, at, all) => whole(item, at, all, language));
  return items.length > 1 && items.every((item) => isItem(item, language))
    ? items.map((item) => ({ text: denied(`${item}${tail}`, language), topic: `${topic} ${item.replace(EXCEPT, '')}` }))
    : null;
}

/** `None of those`, which takes what it denies from its label. */
export const isBareDenial = (sentence: string, topic: string, language: Language): boolean =>
  BARE[language].test(folded(sentence.trim())) && denialsOf(sentence, topic, language) !== null;
