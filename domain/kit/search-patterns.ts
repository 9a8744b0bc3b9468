/** What a trigram index can find anywhere in a text: three letters or digits in a row. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;
const ANYTHING = /[\p{L}\p{N}]/u;

/** `LIKE` patterns; `%` and `_` of the text stand for themselves. */
export interface SearchPatterns {
  /** The text anywhere. */
  anywhere: string;
  /** What an index can answer: the text anywhere, or at the beginning of a word if it is shorter than a trigram. None if it is nothing but signs. */
  indexed: [string, string | null] | null;
}

export function searchPatterns(text: string): SearchPatterns {
  const escaped = text.trim().replaceAll(/[\\%_]/g, '\\$&');
  const anywhere = `%${escaped}%`;
  if (TRIGRAM.test(text)) return { anywhere, indexed: [anywhere, null] };
  return { anywhere, indexed: ANYTHING.test(text) ? [`${escaped}%`, `% ${escaped}%`] : null };
}

/** A `LIKE` pattern for each word that must be there, for text whose letters have lost their marks as those of the words have. */
export const wordPatterns = (search: string): string[] =>
  search
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(containing);

/** A `LIKE` pattern for the text anywhere; `%` and `_` of it stand for themselves. */
export const containing = (text: string): string => searchPatterns(text).anywhere;
