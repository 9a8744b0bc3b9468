import { IconBookmarks, IconCards } from '@tabler/icons-react';
import { createDeck } from '~/domain/flashcards/decks/contract';
import { bookmarkedFlashcards, decksCreated } from '~/domain/flashcards/profile/contract';
import { flashcardSetup } from '~/domain/flashcards/review/contract';
import { href } from '~/domain/kit/contract';
import { showList, type WebProfileList } from '~/web/core/profile-lists';
import { lazily } from '~/web/ui/fetched';

export const flashcardsLists: readonly WebProfileList[] = [
  showList({
    list: bookmarkedFlashcards,
    place: 25,
    id: 'flashcards.list.bookmarks',
    icon: IconBookmarks,
    Row: lazily(async () => (await import('./rows')).BookmarkedCardRow),
    Actions: lazily(async () => (await import('./rows')).ReviewBookmarks),
    Chart: lazily(async () => (await import('./leitner-chart')).LeitnerChart),
    begin: href(flashcardSetup),
  }),
  showList({
    list: decksCreated,
    place: 55,
    id: 'flashcards.list.decks',
    icon: IconCards,
    Row: lazily(async () => (await import('./rows')).DeckRow),
    begin: href(createDeck),
  }),
];
