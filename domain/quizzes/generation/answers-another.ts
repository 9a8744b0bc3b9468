import { fold } from './folded-text';

/** What one question of a quiz says that matters to the others, as plain text. */
export interface Asked {
  stem: string;
  /** The right options. */
  keys: readonly string[];
}

const wordsIn = (text: string): string => ` ${(fold(text).match(/\p{L}+|\p{N}+/gu) ?? []).join(' ')} `;
/** A number alone, or a word as short as “IV”, stands in many stems and tells nothing. */
const tells = (key: string): boolean => /\p{L}{3}|\S \S/u.test(key.trim());

const holdsKey = (stem: string, keys: readonly string[]): boolean => {
  const words = wordsIn(stem);
  return keys.map(wordsIn).some((key) => tells(key) && words.includes(key));
};

/** Whether the stem of one of two questions holds the answer of the other. */
export const answersAnother = (one: Asked, other: Asked): boolean =>
  holdsKey(one.stem, other.keys) || holdsKey(other.stem, one.keys);
