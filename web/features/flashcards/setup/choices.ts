import {
  CARD_PREFERENCES,
  type CardPreference,
  type flashcardSetup,
  type REVIEW_LENGTHS,
} from '~/domain/flashcards/review/contract';
import { REVIEW_KINDS, reviewTypeOf } from '~/domain/flashcards/review/kinds';
import type { PageData } from '~/domain/kit/contract';

export type Setup = PageData<typeof flashcardSetup>;
/** What the set-up offers to draw from. */
export const SOURCES = ['due', 'pack', 'collection', 'own-deck', 'bookmarks', 'topic'] as const;
export type Source = (typeof SOURCES)[number];
export type Length = (typeof REVIEW_LENGTHS)[number];

/** Steps unlock in sequence as choices are made (spec 2 §2): null is not chosen yet. */
export interface Choices {
  source: Source | null;
  /** A deck for sources that have several, a topic for `topic`. */
  of: number | null;
  /** Whether cards stay, with their bins. */
  leitner: boolean;
  preference: CardPreference;
  length: Length | null;
}

export function chosenAtFirst(search: URLSearchParams): Choices {
  const topic = Number(search.get('topic'));
  const preference = CARD_PREFERENCES.find((one) => one === search.get('preferences')) ?? 'all';
  const source = topic > 0 ? 'topic' : search.get('type') === 'collection' ? 'collection' : null;
  return { source, of: topic > 0 ? topic : null, leitner: false, preference, length: null };
}

/** Sources of which one deck or topic is chosen. */
export const needsOne = (source: Source | null): boolean => source !== null && !['due', 'bookmarks'].includes(source);

/** Sources whose cards can be reviewed in Leitner's way. */
export const hasLeitner = (source: Source | null): boolean =>
  Object.values(REVIEW_KINDS).some((kind) => kind.source === source && !kind.removes);

export const isSettled = ({ source, of }: Choices): boolean => source !== null && (!needsOne(source) || of !== null);

/** What the server is asked with. */
export function selectionOf({ source, of, leitner, preference }: Choices) {
  return {
    quiz_type: reviewTypeOf(source!, leitner),
    deck_id: source !== 'topic' && of !== null ? of : undefined,
    topic: source === 'topic' ? (of ?? 0) : 0,
    selection_options: preference,
  };
}
