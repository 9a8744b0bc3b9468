/** Sentences about who the patient is: how they begin, and what they answer. Pure. */
import type { Language } from '~/domain/accounts/contract';

/** What a sentence about who the patient is answers, besides its words. */
export const PERSONAL: readonly [RegExp, string][] = [
  [/^(?:[Yy]ou are|[Yy]ou[’']re|[Ee]res) \p{Lu}|^(?:[Tt]e llamas|[Yy]our name|[Nn]ame|[Nn]ombre)\b/u, '#name'],
  [/\b\d{1,3}\b/, '#age'],
  [/\bborn (?:on )?\d|\bdate of birth\b/i, '#birth-date'],
  [
    /, (?:an?|una?) (?!\d|poco|bit|little)(?:self-employed |retired |night-shift )?[\p{L}-]+|\b(?:work|job|manage|teach|drive|wage|retired|employed|run a|trabajas|das clase|conduces|sueldo|profes|jubilad|empleo|eres \p{L}+er[oa]\b)/iu,
    '#work',
  ],
  [/\b(?:you live|you care for|vives|divorced|married|separated|widow|casad|separad|viud)/i, '#home'],
];

/** As an author writes to the patient. */
export const INTRODUCES: Record<Language, RegExp> = {
  en: /^(?:you are|you're|your name|name|age|this is|the patient is|mr|mrs|ms|miss|a \d+|an \d+|he is|she is|you live|you work|you have (?:worked|been married))\b/,
  es: /^(?:eres|te llamas|nombre|edad|el paciente es|la paciente es|sr|sra|vives|trabajas|varon|mujer)\b/,
};

/** As the patient says it. */
export const INTRODUCES_ONESELF: Record<Language, RegExp> = {
  en: /^(?:I am|I’m|I live|I work|My name|This is|He is|She is)\b/,
  es: /^(?:Soy|Me llamo|Vivo|Trabajo|Estoy|Él es|Ella es)(?!\p{L})/u,
};
