import type { Language } from '~/domain/accounts/contract';
import { PartMissing } from '../core/loading/reload';

export type Words = Readonly<Record<string, string>>;

/** What any page may say, and what is said only where somebody writes, teaches, operates, looks back, talks to a patient, runs a circuit or changes their account: those words come with those pages. */
export const BUNDLES = [
  'common',
  'writing',
  'operating',
  'insights',
  'consultation',
  'circuit-runs',
  'account',
  'legal',
  'roles',
  'learning',
  'flashcard-drafting',
  'payments',
  'launchpad',
  'push',
] as const;
export type MessageBundle = (typeof BUNDLES)[number];

/** The words that only the pages and parts of one room say: they come with the first of these. `<room>/room.tsx` names their files. */
export interface RoomWords {
  readonly room: string;
  readonly files: Readonly<Record<Language, Fetch>>;
}

/** Milliseconds between tries while the words cannot be fetched. */
export const TRY_EVERY = 2_000;

type Fetch = () => Promise<{ default: Words }>;
type Files = Readonly<Record<MessageBundle, Readonly<Record<Language, readonly Fetch[]>>>>;

/** The files of each bundle. Those of every page are one module for each language, so that a first visit fetches one. */
export const FILES: Files = {
  common: { en: [() => import('./en')], es: [() => import('./es')] },
  writing: {
    en: [
      () => import('../features/notebook/writing/words.en.json'),
      () => import('../features/stations/editor/words.en.json'),
      () => import('../features/quizzes/personal/words.en.json'),
      () => import('../features/stations/wizard/words.en.json'),
      () => import('../features/questions/write/words.en.json'),
    ],
    es: [
      () => import('../features/notebook/writing/words.es.json'),
      () => import('../features/stations/editor/words.es.json'),
      () => import('../features/quizzes/personal/words.es.json'),
      () => import('../features/stations/wizard/words.es.json'),
      () => import('../features/questions/write/words.es.json'),
    ],
  },
  operating: {
    en: [() => import('../features/ops/words.en.json')],
    es: [() => import('../features/ops/words.es.json')],
  },
  learning: {
    en: [() => import('../features/learning/words.en.json')],
    es: [() => import('../features/learning/words.es.json')],
  },
  insights: {
    en: [() => import('../features/stations/insights/words.en.json')],
    es: [() => import('../features/stations/insights/words.es.json')],
  },
  consultation: {
    en: [() => import('../features/consultations/words.en.json')],
    es: [() => import('../features/consultations/words.es.json')],
  },
  'circuit-runs': {
    en: [() => import('../features/circuit-runs/words.en.json')],
    es: [() => import('../features/circuit-runs/words.es.json')],
  },
  payments: {
    en: [() => import('../features/purchases/ops/words.en.json')],
    es: [() => import('../features/purchases/ops/words.es.json')],
  },
  launchpad: {
    en: [() => import('../features/consultations/launchpad/words.en.json')],
    es: [() => import('../features/consultations/launchpad/words.es.json')],
  },
  push: { en: [() => import('../parts/push/words.en.json')], es: [() => import('../parts/push/words.es.json')] },
  legal: {
    en: [() => import('../features/accounts/consent/words.en.json')],
    es: [() => import('../features/accounts/consent/words.es.json')],
  },
  account: {
    en: [
      () => import('../features/accounts/email/words.en.json'),
      () => import('../features/accounts/privacy/words.en.json'),
      () => import('../features/accounts/profile/words.en.json'),
      () => import('../features/accounts/security/words.en.json'),
    ],
    es: [
      () => import('../features/accounts/email/words.es.json'),
      () => import('../features/accounts/privacy/words.es.json'),
      () => import('../features/accounts/profile/words.es.json'),
      () => import('../features/accounts/security/words.es.json'),
    ],
  },
  'flashcard-drafting': {
    en: [() => import('../features/flashcards/drafting/words.en.json')],
    es: [() => import('../features/flashcards/drafting/words.es.json')],
  },
  roles: {
    en: [() => import('../features/accounts/roles/words.en.json')],
    es: [() => import('../features/accounts/roles/words.es.json')],
  },
};

/** The words of each language and shelf, fetched once, when they are first wanted. */
export class Library {
  /** Of each language, what has come so far, as one. */
  private readonly held = new Map<Language, Words>();
  private readonly there = new Set<string>();
  private readonly coming = new Map<string, Promise<void>>();
  private readonly open: string[] = ['common'];
  private readonly ofRooms = new Map<string, RoomWords['files']>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly files: Files = FILES) {}

  /** Undefined until those of every open shelf are there. */
  get(language: Language): Words | undefined {
    return this.open.every((bundle) => this.there.has(`${bundle} ${language}`)) ? this.held.get(language) : undefined;
  }

  /** For who has them already. */
  put(language: Language, words: Words, bundles: readonly string[] = BUNDLES): void {
    this.held.set(language, { ...this.held.get(language), ...words });
    for (const bundle of bundles) this.there.add(`${bundle} ${language}`);
    this.listeners.forEach((tell) => tell());
  }

  /** Without them hardly anything can be said: tried until they are there. @throws PartMissing if they are not served any more */
  async fetch(language: Language): Promise<Words> {
    await Promise.all(this.open.map((bundle) => this.bring(bundle, language)));
    return this.held.get(language)!;
  }

  /** Resolves when the words of a bundle or room are there in every language that is spoken by now; from then on they belong to every language that is fetched. */
  async want(words: MessageBundle | RoomWords): Promise<void> {
    const bundle = typeof words === 'string' ? words : words.room;
    if (typeof words !== 'string') this.ofRooms.set(bundle, words.files);
    if (this.open.includes(bundle)) return;
    // While they come in one language, another may be asked for: who wants that must not wait for words that nobody fetches.
    for (let missing = this.missing(bundle); missing.length > 0; missing = this.missing(bundle))
      await Promise.all(missing.map((language) => this.bring(bundle, language)));
    if (!this.open.includes(bundle)) this.open.push(bundle);
  }

  /** The languages that are spoken, or asked for, without the words of this bundle. */
  private missing(bundle: string): Language[] {
    const spoken = new Set([...this.there, ...this.coming.keys()].map((name) => name.split(' ')[1] as Language));
    return [...spoken].filter((language) => !this.there.has(`${bundle} ${language}`));
  }

  /** Told whenever words have come. @returns ends it */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  private bring(bundle: string, language: Language): Promise<void> {
    const name = `${bundle} ${language}`;
    if (this.there.has(name)) return Promise.resolve();
    const known = this.coming.get(name);
    if (known) return known;
    const coming = this.keepTrying(bundle, language).catch((error: unknown) => {
      this.coming.delete(name);
      throw error;
    });
    this.coming.set(name, coming);
    return coming;
  }

  private async load(bundle: string, language: Language): Promise<Words> {
    const files = this.ofRooms.get(bundle);
    const wanted = files ? [files[language]] : this.files[bundle as MessageBundle][language];
    const fetched = await Promise.all(wanted.map((file) => file()));
    return Object.assign({}, ...fetched.map((file) => file.default)) as Words;
  }

  private async keepTrying(bundle: string, language: Language): Promise<void> {
    for (;;) {
      try {
        return this.put(language, await this.load(bundle, language), [bundle]);
      } catch (error) {
        if (error instanceof PartMissing) throw error;
        await new Promise((resolve) => setTimeout(resolve, TRY_EVERY));
      }
    }
  }
}

export const library = new Library();

/** A page whose words are in a bundle of their own, or its room's own: both are fetched at the same time. For a route's `lazy`. */
export const withWords =
  <T>(words: MessageBundle | RoomWords, page: () => Promise<T>) =>
  async (): Promise<T> => {
    const [loaded] = await Promise.all([page(), library.want(words)]);
    return loaded;
  };
