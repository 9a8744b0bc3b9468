import type { RouteObject } from 'react-router';
import { browseCards } from '~/domain/flashcards/browse/contract';
import { moderateCard } from '~/domain/flashcards/moderating/contract';
import { createDeck, editDeck } from '~/domain/flashcards/decks/contract';
import { deckPage, decksPage, joinDeck } from '~/domain/flashcards/sharing/contract';
import { createCard, editCard } from '~/domain/flashcards/single-card/contract';
import { withWords } from '~/web/messages/words';
import { words } from '../words';

/** Pages where cards are written have the words of writing as well. */
const toWrite = <T,>(page: () => Promise<T>) => withWords('writing', withWords(words, page));

/** The pages of decks and of single cards, each fetched when it is first visited. */
export const decksRoutes: readonly RouteObject[] = [
  {
    path: decksPage.path,
    handle: { heading: 'flashcards.decks.title' },
    lazy: withWords(words, async () => ({ Component: (await import('./decks-page')).DecksPage })),
  },
  {
    path: browseCards.path,
    handle: { heading: 'flashcards.browse.title', lead: 'flashcards.browse.lead' },
    lazy: toWrite(async () => ({ Component: (await import('../browse/browse-page')).BrowsePage })),
  },
  {
    path: deckPage.path,
    lazy: withWords(words, async () => ({ Component: (await import('./deck-page')).DeckPage })),
  },
  {
    path: joinDeck.path,
    handle: { heading: 'flashcards.decks.join' },
    lazy: withWords(words, async () => ({ Component: (await import('./join-deck-page')).JoinDeckPage })),
  },
  {
    path: createDeck.path,
    handle: { heading: 'flashcards.decks.new' },
    lazy: toWrite(async () => ({ Component: (await import('./create-deck-page')).CreateDeckPage })),
  },
  {
    path: editDeck.path,
    lazy: toWrite(async () => ({ Component: (await import('./edit-deck-page')).EditDeckPage })),
  },
  {
    path: editCard.path,
    handle: { heading: 'flashcards.decks.edit-card' },
    lazy: toWrite(async () => ({ Component: (await import('./edit-card-page')).EditCardPage })),
  },
  {
    path: moderateCard.path,
    handle: { work: true },
    lazy: toWrite(async () => ({ Component: (await import('./moderate-card-page')).ModerateCardPage })),
  },
  {
    path: createCard.path,
    handle: { heading: 'flashcards.decks.create-card' },
    lazy: toWrite(async () => ({ Component: (await import('./create-card-page')).CreateCardPage })),
  },
];
