/** Who the patient is, by their instructions: what a person sees at once, or reads at the door. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { type Fact, isTellable } from './fact';

export interface Persona {
  /** Empty if the instructions do not say. */
  name: string;
  /** In years. */
  age: number | null;
  /** How the patient opens the talk: it has their mood. */
  opening: string[];
}

const NAME = "((?:\\p{Lu}[\\p{L}’'-]+\\.?)(?:\\s+(?:de\\s+|del\\s+|la\\s+)*\\p{Lu}[\\p{L}’'-]+){0,4})";
const NAMES: Record<Language, RegExp> = {
  en: new RegExp(
    `(?:^|\\b)(?:[Yy]ou are|[Yy]ou’re|[Yy]ou're|[Yy]our name is|I am|I’m|I'm|[Mm]y name is|[Nn]ame|[Tt]he patient is)\\s+(?:called\\s+)?${NAME}`,
    'u',
  ),
  es: new RegExp(
    `(?:^|\\b)(?:[Ee]res|[Tt]e llamas|[Ss]oy|[Mm]e llamo|[Nn]ombre|[Ee]l paciente es|[Ll]a paciente es)\\s+${NAME}`,
    'u',
  ),
};
const AGES: Record<Language, readonly RegExp[]> = {
  en: [/\baged?:?\s+(\d{1,3})\b/i, /\b(\d{1,3})[- ]years?[- ]old\b/i, /\p{L},\s+(\d{1,3})\b/u],
  es: [/\b(?:de|tienes|tiene|tengo)\s+(\d{1,3})\s+años/iu, /\bedad:?\s+(\d{1,3})\b/i, /\b(\d{1,3})\s+años\b/iu],
};

const first = (patterns: readonly RegExp[], texts: readonly string[]): string | undefined =>
  texts.flatMap((text) => patterns.map((pattern) => pattern.exec(text)?.[1])).find(Boolean);

export function personaOf(facts: readonly Fact[], language: Language): Persona {
  const texts = facts
    .filter((fact) => fact.persona && isTellable(fact))
    .map((fact) => (fact.topic ? `${fact.topic} ${fact.text}` : fact.text));
  const age = Number(first(AGES[language], texts));
  return {
    name: first([NAMES[language]], texts) ?? '',
    age: age > 0 && age < 120 ? age : null,
    opening: facts.filter((fact) => fact.disclosure === 'opening').map((fact) => fact.said),
  };
}

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
  en: /^(?:you are|you're|your name|name|aged?|this is|the patient is|mr|mrs|ms|miss|a \d+|an \d+|he is|she is|you live|you work|you have (?:worked|been married))\b/,
  es: /^(?:eres|te llamas|nombre|edad|el paciente es|la paciente es|sr|sra|vives|trabajas|varon|mujer)\b/,
};

/** As the patient says it. */
export const INTRODUCES_ONESELF: Record<Language, RegExp> = {
  en: /^(?:I am|I’m|I live|I work|My name|This is|He is|She is)\b/,
  es: /^(?:Soy|Me llamo|Vivo|Trabajo|Estoy|Él es|Ella es)(?!\p{L})/u,
};
