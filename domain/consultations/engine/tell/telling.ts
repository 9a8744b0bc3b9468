/** The facts of an answer in words that fit the question and each other. Pure. */
import type { Language } from '~/domain/accounts/contract';
import type { Fact } from '../read/fact';
import { spoken } from '../words/first-person';
import { asksWhether } from '../match/of-others';
import { capitalised, folded, uncapitalised } from '../words/text';

const NONE = /^(?:no|none|nothing|ningun[oa]?|nada)[.!]?$/i;
const NEVER = /^(?:never|nunca)[.!]?$/i;
/** One or two words, of which one can have none: `Allergies`. */
const SHORT_LABEL = /^\p{L}+(?: (?!and\b)\p{Ll}+)?$/u;

/** `Regular.`, which says so of its label. */
const IN_ONE_WORD = /^(?:regular|normal(?:es)?|fine|good|well|poor|clear|bien|mal|buen[oa]s?)[.!]?$/i;

/** `None.` says nothing among other things without what it is about: `Allergies: none.` */
export function inWords(fact: Fact, language: Language, among: boolean): string {
  const topic = fact.topic.trim();
  if (!among || topic === '') return fact.said;
  const text = fact.text.trim();
  if (NEVER.test(text)) return SHORT_LABEL.test(topic) ? `${topic}, ${text.toLowerCase()}` : fact.said;
  if (IN_ONE_WORD.test(text) && SHORT_LABEL.test(topic)) return `${topic}, ${text.toLowerCase()}`;
  if (!NONE.test(text)) return fact.said;
  return language === 'en' && SHORT_LABEL.test(topic)
    ? `No ${uncapitalised(topic)}.`
    : spoken(`${topic}: ${fact.text}`, language);
}

const BARE_NONE = /^(?:None|Never|Ningun[oa]|Ningún|Nunca|Tampoco)(?![\p{L}])/u;
/** `¿Le duele la cabeza?` is answered by `No, ninguno`, and `¿alergias?` by `Ninguna`. */
export const answersWhether = (said: string): string => (BARE_NONE.test(said) ? `No, ${uncapitalised(said)}` : said);

/** `No, cáncer no. No, trombosis no.` is said as `No, cáncer no. Trombosis tampoco.` */
const NOT_THIS = /^No, (.+) no\.$/;
const neither = (said: string, at: number, all: readonly string[]): string => {
  const what = NOT_THIS.exec(said)?.[1];
  return what !== undefined && NOT_THIS.test(all[at - 1] ?? '') ? `${capitalised(what)} tampoco.` : said;
};

const ASKS_WHETHER_ES =
  /^[¿\s]*(?:y )?(?:(?:le|te|se|se le|se te) (?!ocurre|parece)\p{L}+|ve|oye|nota|toma|fuma|bebe|padece|sufre)(?!\p{L})/u;
const isWhether = (asked: string, language: Language): boolean =>
  asksWhether(asked, language) || (language === 'es' && ASKS_WHETHER_ES.test(folded(asked.trim())));

/** `I also drive a bus`, if nothing is said before it. */
const ALSO: Record<Language, RegExp> = { en: /^((?:I|He|She|They|It|My \p{L}+) )also /u, es: /^También (\p{L})/u };
export const aloneSaid = (said: string, language: Language): string =>
  language === 'en' ? said.replace(ALSO.en, '$1') : said.replace(ALSO.es, (_, first: string) => first.toUpperCase());

/** The sentences of an answer, in the order of its facts. */
export function tellingOf(meant: readonly Fact[], asked: string, corrects: boolean, language: Language): string[] {
  const said = meant.map((fact) =>
    inWords(fact, language, corrects || meant.some((other) => other.topic !== fact.topic)),
  );
  // A patient who has neither of two things says so once.
  const once = [...new Set(said)].map(neither);
  const begun = once.map((one, at) => (at === 0 ? aloneSaid(one, language) : one));
  return begun.map((one, at) => (at === 0 && !corrects && isWhether(asked, language) ? answersWhether(one) : one));
}
