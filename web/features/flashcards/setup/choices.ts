import {
  CARD_PREFERENCES,
  type CardPreference,
  type flashcardSetup,
  type REVIEW_LENGTHS,
} from '~/domain/flashcards/review/contract';
import { REVIEW_KINDS, reviewTypeOf } from '~/domain/flashcards/review/kinds';
import type { PageData } from '~/domain/kit/contract';

export type Setup = PageData<typeof flashcardSetup>;
export type Deck = Setup['packs'][number];
/** What the set-up offers to draw from. */
export const SOURCES = ['due', 'pack', 'collection', 'own-deck', 'shared-deck', 'bookmarks', 'topic'] as const;
export type Source = (typeof SOURCES)[number];
export type Length = (typeof REVIEW_LENGTHS)[number];

/** Instead of one deck, all of one's own. */
export const ALL_DECKS = 0;

/** Steps unlock in sequence as choices are made (spec 2 §2): null is not chosen yet. */
export interface Choices {
  source: Source | null;
  /** A deck, or ALL_DECKS, for sources that have several. */
  deck: number | null;
  /** Of source `topic`; of another source, if the address narrows it down. */
  specialty: number | null;
  /** 0 stands for all of the specialty. */
  topic: number;
  /** Whether cards stay, with their bins. */
  leitner: boolean;
  preference: CardPreference;
  /** Null if tags are not used. */
  tags: readonly string[] | null;
  length: Length | null;
}

const decksOf = (setup: Setup): Partial<Record<Source, readonly Deck[]>> => ({
  pack: setup.packs,
  collection: setup.collections,
  'own-deck': setup.decks,
  'shared-deck': setup.shared,
});

/** The decks of which one is chosen; undefined for sources that have none. */
export const decksFor = (setup: Setup, source: Source | null): readonly Deck[] | undefined =>
  source === null ? undefined : decksOf(setup)[source];

/** Begins with what the address says (spec 2 §2): `specialty`, `topic`, `preferences`, `type` and `deck`. */
export function chosenAtFirst(search: URLSearchParams, setup: Setup): Choices {
  const nothing: Choices = {
    source: SOURCES.find((one) => one === search.get('type')) ?? null,
    deck: null,
    specialty: null,
    topic: 0,
    leitner: false,
    preference: CARD_PREFERENCES.find((one) => one === search.get('preferences')) ?? 'all',
    tags: null,
    length: null,
  };
  const deck = Number(search.get('deck'));
  const from = SOURCES.find((source) => decksFor(setup, source)?.some(({ id }) => id === deck));
  if (from) return { ...nothing, source: from, deck };
  const source = nothing.source ?? 'topic';
  const topic = setup.topics.find(({ id }) => id === Number(search.get('topic')));
  if (topic) return { ...nothing, source, specialty: topic.specialty_id, topic: topic.id };
  const specialty = setup.topics.find(({ specialty_id }) => specialty_id === Number(search.get('specialty')));
  return specialty ? { ...nothing, source, specialty: specialty.specialty_id } : nothing;
}

/** Sources whose cards can be reviewed in Leitner's way. */
export const hasLeitner = (source: Source | null): boolean =>
  Object.values(REVIEW_KINDS).some((kind) => kind.source === source && !kind.removes);

/** Tags of the chosen deck, or of all of one's own. */
export function tagsFor(setup: Setup, { source, deck }: Choices): string[] {
  const decks = decksFor(setup, source) ?? [];
  const chosen = deck === ALL_DECKS ? decks : decks.filter(({ id }) => id === deck);
  return [...new Set(chosen.flatMap(({ tags }) => tags))].sort((one, other) => one.localeCompare(other));
}

/** Whether it is known what is drawn from. */
export function isSourceSettled({ source, deck, specialty }: Choices): boolean {
  if (source === null) return false;
  if (source === 'topic') return specialty !== null;
  return source === 'due' || source === 'bookmarks' || deck !== null;
}

/** Whether it is known which cards: if tags are used, at least one is chosen (spec 2 §5). */
export const isSettled = (choices: Choices): boolean =>
  isSourceSettled(choices) && (choices.tags === null || choices.tags.length > 0);

/** What the server is asked with. */
export const selectionOf = ({ source, deck, specialty, topic, leitner, preference, tags }: Choices) => ({
  quiz_type: reviewTypeOf(source!, leitner),
  deck_id: deck === null || deck === ALL_DECKS ? undefined : deck,
  specialty: specialty ?? 0,
  topic,
  selection_options: preference,
  tags: [...(tags ?? [])],
});
