import type { Language } from '~/domain/accounts/contract';
import { fold, wordsOf } from './folded-text';

/** Markup, which is not plain text: tags, entities, Markdown and formulas. */
const MARKUP = [
  /<\s*[a-z!/?]/i,
  /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i,
  /```|\*\*|!\[|\]\(|__\w/,
  /^#{1,6}\s/m,
  /\\[a-z]{3,}\{|\$\$/i,
];

/** Addresses and schemes. A publisher may be called GOV.UK; an address goes on after that. */
const LINK = [
  /\b(?:https?|ftp|file|data|javascript|vbscript|mailto|tel):\S/i,
  /\bwww\./i,
  /\b[a-z\d-]+\.(?:com|org|net|io|info|app|xyz|ru|cn|co|es|edu|gov|uk)\//i,
  /\b(?!gov\.uk\b)[a-z\d-]+\.(?:com|org|net|io|info|app|xyz|ru|co\.uk|org\.uk|ac\.uk)\b/i,
  /\S@\S+\.\S/,
];

/** Said to a model rather than to a learner, in folded text. Only a letter goes on with a word: a digit put before it must not hide it. */
const INJECTION = [
  /(?<!\p{L})(?:ignor(?:e|ing)|disregard(?:ing)?|forget|override|bypass)(?!\p{L})[^.\n]{0,40}(?<!\p{L})(?:instructions?|prompts?)(?!\p{L})/u,
  /(?<!\p{L})(?:ignor[ae]|ignorad|olvid[ae]|olvidad|omit[ae]|descart[ae])(?!\p{L})[^.\n]{0,40}(?<!\p{L})(?:instruccion(?:es)?|indicaciones)(?!\p{L})/u,
  /(?:^|[.!?:\n] ?|(?<!\p{L})(?:the|your|my|this|new|following) )(?:system|developer|hidden|initial) (?:prompt|message|instructions?)(?!\p{L})/u,
  /(?<!\p{L})(?:prompt|mensaje|instrucciones) del sistema(?!\p{L})/u,
  /(?:^|\n)\s*#*\s*(?:system|assistant|user|human|developer|tool|sistema|asistente|usuario)\s*:/u,
  /<\|[^|]*\|>|\[\/?inst\]|<<\/?sys>>|<\/?s>|(?<!\p{L})im_(?:start|end)(?!\p{L})|(?<!\p{L})end_of_turn(?!\p{L})/u,
  /(?<!\p{L})(?:as|i am|you are(?: now)?|pretend to be|act as) an? (?:ai|language model|chatbot|large language model|jailbroken)(?!\p{L})|(?<!\p{L})you are (?:now )?chatgpt(?!\p{L})/u,
  /(?<!\p{L})(?:como|soy|eres(?: ahora)?|finge ser|actua como) (?:una |un )?(?:ia|modelo de lenguaje|inteligencia artificial|chatbot)(?!\p{L})/u,
  /(?<!\p{L})(?:reveal|print|repeat|show|output)(?!\p{L})[^.\n]{0,20}(?<!\p{L})your (?:prompt|instructions|system)(?!\p{L})/u,
  /(?<!\p{L})(?:revela|imprime|repite|muestra)(?!\p{L})[^.\n]{0,20}(?<!\p{L})tus (?:instrucciones|indicaciones)(?!\p{L})/u,
  /(?<!\p{L})(?:jailbreak|developer mode|do anything now|modo desarrollador)(?!\p{L})/u,
  /(?<!\p{L})(?:new instructions|nuevas instrucciones)\s*:/u,
];

const PLACEHOLDER = [
  /\{[^}]*\}|\[(?:insert|add|placeholder|nombre|insertar|x+|\.{3})[^\]]*\]/i,
  /\b(?:lorem ipsum|todo:|tbd|option [a-f] text)\b/i,
];

/** Letters of a script that neither language nor medicine uses, look-alikes among them. The micro sign belongs to no script. */
const FOREIGN = /(?![\p{Script=Latin}\p{Script=Greek}µ])\p{L}/u;

/** Little words that tell the two languages apart. */
const LITTLE: Record<Language, ReadonlySet<string>> = {
  en: new Set([
    'the',
    'of',
    'and',
    'is',
    'with',
    'which',
    'what',
    'this',
    'that',
    'for',
    'are',
    'was',
    'has',
    'most',
    'from',
    'to',
    'by',
    'not',
    'who',
    'her',
    'his',
  ]),
  es: new Set([
    'el',
    'la',
    'los',
    'las',
    'de',
    'del',
    'y',
    'es',
    'con',
    'cual',
    'que',
    'por',
    'para',
    'una',
    'un',
    'se',
    'su',
    'en',
    'al',
    'mas',
    'como',
    'lo',
  ]),
};

export type TextFlaw = 'foreign-script' | 'injection' | 'markup' | 'link' | 'placeholder';

const matches = (patterns: readonly RegExp[], text: string): boolean => patterns.some((pattern) => pattern.test(text));

/** What makes a text no plain text for a learner, or null. Instructions are looked for first: they often come in tags. */
export function flawOfText(text: string): TextFlaw | null {
  if (FOREIGN.test(text)) return 'foreign-script';
  if (matches(INJECTION, fold(text))) return 'injection';
  if (matches(MARKUP, text)) return 'markup';
  if (matches(LINK, text)) return 'link';
  if (matches(PLACEHOLDER, text)) return 'placeholder';
  return null;
}

/** Whether the little words of a text are mostly those of the other language. */
export function isInOtherLanguage(text: string, language: Language): boolean {
  const words = wordsOf(text);
  const count = (of: Language) => words.filter((word) => LITTLE[of].has(word)).length;
  return count(language === 'en' ? 'es' : 'en') > count(language);
}
