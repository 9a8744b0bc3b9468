import type { Language } from '../../domain/accounts/contract';

export type Words = Readonly<Record<string, string>>;

/** Milliseconds between tries while the words cannot be fetched. */
export const TRY_EVERY = 2_000;

const FILES: Record<Language, () => Promise<{ words: Words }>> = { en: () => import('./en'), es: () => import('./es') };

/** The words of each language, fetched once, when it is first spoken. */
export class Library {
  private readonly held = new Map<Language, Words>();
  private readonly coming = new Map<Language, Promise<Words>>();

  constructor(private readonly files: Record<Language, () => Promise<{ words: Words }>> = FILES) {}

  /** Undefined until they are there. */
  get(language: Language): Words | undefined {
    return this.held.get(language);
  }

  /** For who has them already. */
  put(language: Language, words: Words): void {
    this.held.set(language, words);
  }

  /** Without them nothing can be said, not even that they are missing: tried until they are there. */
  fetch(language: Language): Promise<Words> {
    const held = this.held.get(language);
    if (held) return Promise.resolve(held);
    const coming = this.coming.get(language) ?? this.keepTrying(language);
    this.coming.set(language, coming);
    return coming;
  }

  private async keepTrying(language: Language): Promise<Words> {
    for (;;) {
      try {
        const { words } = await this.files[language]();
        this.put(language, words);
        return words;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, TRY_EVERY));
      }
    }
  }
}

export const library = new Library();
