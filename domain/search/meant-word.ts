/** A word that exists and is like one that does not. */
export interface LikelyWord {
  word: string;
  /** It is in the language of the person. */
  own_language: boolean;
  /** Texts that have it. */
  documents: number;
}

/** Words shorter than this are not taken for others: too much is like them. */
const SHORTEST = 4;
/** Mistakes that are allowed in a word, by its letters. */
const mistakesIn = (letters: number): number => (letters < 5 ? 1 : letters < 8 ? 2 : 3);

/**
 * Mistakes by which one word becomes another: a letter more, fewer or another, or two that changed places
 * (optimal string alignment distance).
 */
export function mistakesBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1];
      let fewest = Math.min(last[to]! + 1, row[to - 1]! + 1, last[to - 1]! + (same ? 0 : 1));
      const swapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (swapped) fewest = Math.min(fewest, before[to - 2]! + 1);
      row.push(fewest);
    }
    before = last;
    last = row;
  }
  return last[other.length]!;
}

/**
 * The word that was probably meant: the one with the fewest mistakes, then one of the person's language, then the one that more
 * texts have. Null if none is near enough. A wrong first letter is rare, and is the only mistake: `thinner` is not `inner`.
 */
export function meantWord(typed: string, likely: readonly LikelyWord[]): string | null {
  if (typed.length < SHORTEST) return null;
  const [best] = likely
    .map((one) => ({ ...one, mistakes: mistakesBetween(typed, one.word) }))
    .filter(({ word, mistakes }) => mistakes <= (word[0] === typed[0] ? mistakesIn(typed.length) : 1))
    .sort(
      (one, other) =>
        one.mistakes - other.mistakes ||
        Number(other.own_language) - Number(one.own_language) ||
        other.documents - one.documents ||
        (one.word < other.word ? -1 : 1),
    );
  return best?.word ?? null;
}
