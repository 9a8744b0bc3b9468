const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Those whose name has every word; all of them for no words. */
export function named<T>(all: readonly T[], words: string, nameOf: (one: T) => string): readonly T[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return all.filter((one) => wanted.every((word) => fold(nameOf(one)).includes(word)));
}
