/** What a grant can give. `pack.<key>` opens one pack of questions. */
export const SUPPORTER = 'supporter';
export const packEntitlement = (pack: string): `pack.${string}` => `pack.${pack}`;

/** What is gated: everything that `may` is asked beside packs (spec 1 §6, spec 2 §6). */
export const GATED = [
  'notebook.full',
  'summaries.full',
  'flashcards.suggest-back',
  'flashcards.large-decks',
  'generation.more',
  'questions.premium',
] as const;
export type GatedAbility = (typeof GATED)[number];
/** `pack.<key>`: the premium questions of a pack. */
export type Ability = GatedAbility | `pack.${string}`;
