interface Text {
  title: string;
  text: string;
}

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The sections that have every word somewhere, without regard to accents; all of them for no words. */
export function matching<T extends Text>(sections: readonly T[], words: string): readonly T[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return sections;
  return sections.filter(({ title, text }) => {
    const all = fold(`${title} ${text.replaceAll(/<[^>]*>/g, ' ')}`);
    return wanted.every((word) => all.includes(word));
  });
}
