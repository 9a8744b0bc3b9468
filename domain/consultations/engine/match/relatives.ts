/** Which of the relatives a text is about: a question for a brother is not answered by the mother. Pure. */
import type { Language } from '~/domain/accounts/contract';
import type { Fact } from '../read/fact';
import { folded } from '../words/text';

/** By generation; of a pair such as `parents` both are meant. */
const RELATIVES: Record<Language, Record<string, RegExp>> = {
  en: {
    mother: /\b(?:mother|mum|mom|mam|parents?)\b/,
    father: /\b(?:father|dad|parents?)\b/,
    sibling: /\b(?:brothers?|sisters?|siblings?)\b/,
    grandparent: /\b(?:grand(?:mother|father|parent|ma|pa)s?|gran|nan)\b/,
    aunt: /\b(?:aunt(?:ie)?s?|uncles?)\b/,
    cousin: /\bcousins?\b/,
  },
  es: {
    // `Cáncer de mama` is of no mother.
    mother: /\b(?:madre|(?<!\bde (?:la )?)mama|padres)\b/,
    father: /\b(?:padres?|papa)\b/,
    sibling: /\bherman[oa]s?\b/,
    grandparent: /\babuel[oa]s?\b/,
    aunt: /\bti[oa]s?\b/,
    cousin: /\bprim[oa]s?\b/,
  },
};

const relativesIn = (text: string, language: Language): string[] => {
  const plain = folded(text);
  return Object.entries(RELATIVES[language]).flatMap(([relative, words]) => (words.test(plain) ? relative : []));
};

/** `Any brothers?` is not answered by `My mother has asthma.` What names no relative may answer for any. */
export function withoutOtherRelatives(facts: readonly Fact[], asked: string, language: Language): readonly Fact[] {
  const meant = relativesIn(asked, language);
  if (meant.length === 0) return facts;
  return facts.filter(({ topic, text }) => {
    const named = relativesIn(`${topic}. ${text}`, language);
    return named.length === 0 || named.some((relative) => meant.includes(relative));
  });
}
