/** Who the patient is, by their instructions: what a person sees at once, or reads at the door. Pure. */
import type { Language } from '~/domain/accounts/contract';
import type { Fact } from './fact';

export interface Persona {
  /** Empty where the instructions do not say. */
  name: string;
  /** In years. */
  age: number | null;
  /** How the patient opens the talk: it has their mood. */
  opening: string[];
}

const NAME = "((?:\\p{Lu}[\\p{L}’'-]+\\.?)(?:\\s+(?:de\\s+|del\\s+|la\\s+)*\\p{Lu}[\\p{L}’'-]+){0,4})";
const NAMES: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      `(?:^|\\b)(?:[Yy]ou are|[Yy]ou’re|[Yy]ou're|[Yy]our name is|I am|I’m|I'm|[Mm]y name is|[Nn]ame|[Tt]he patient is)\\s+(?:called\\s+)?${NAME}`,
      'u',
    ),
  ],
  es: [
    new RegExp(
      `(?:^|\\b)(?:[Ee]res|[Tt]e llamas|[Ss]oy|[Mm]e llamo|[Nn]ombre|[Ee]l paciente es|[Ll]a paciente es)\\s+${NAME}`,
      'u',
    ),
  ],
};
const AGES: Record<Language, readonly RegExp[]> = {
  en: [/\baged?:?\s+(\d{1,3})\b/i, /\b(\d{1,3})[- ]years?[- ]old\b/i, /\p{L},\s+(\d{1,3})\b/u],
  es: [/\b(?:de|tienes|tiene|tengo)\s+(\d{1,3})\s+años/iu, /\bedad:?\s+(\d{1,3})\b/i, /\b(\d{1,3})\s+años\b/iu],
};

const first = (patterns: readonly RegExp[], texts: readonly string[]): string | null => {
  for (const text of texts)
    for (const pattern of patterns) {
      const found = pattern.exec(text)?.[1];
      if (found) return found;
    }
  return null;
};

export function personaOf(facts: readonly Fact[], language: Language): Persona {
  const texts = facts
    .filter((fact) => fact.persona && fact.disclosure !== 'never')
    .map((fact) => (fact.topic ? `${fact.topic} ${fact.text}` : fact.text));
  const age = first(AGES[language], texts);
  return {
    name: first(NAMES[language], texts) ?? '',
    age: age !== null && Number(age) > 0 && Number(age) < 120 ? Number(age) : null,
    opening: facts.filter((fact) => fact.disclosure === 'opening').map((fact) => fact.said),
  };
}
