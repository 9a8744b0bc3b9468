import { IconCards } from '@tabler/icons-react';
import { flashcardReview, flashcardSetup, flashcardSummary } from '~/domain/flashcards/review/contract';
import type { WebRoom } from '~/web/core/room';
import { type RoomWords, withWords } from '~/web/messages/words';

const words: RoomWords = {
  room: 'flashcards',
  files: {
    en: () => import('~/web/messages/flashcards.en.json'),
    es: () => import('~/web/messages/flashcards.es.json'),
  },
};

export const flashcardsRoom: WebRoom = {
  name: 'flashcards',
  routes: [
    {
      path: flashcardSetup.path,
      lazy: withWords(words, async () => ({ Component: (await import('./setup/setup-page')).SetupPage })),
    },
    {
      path: flashcardReview.path,
      lazy: withWords(words, async () => ({ Component: (await import('./review/review-page')).ReviewPage })),
    },
    {
      path: flashcardSummary.path,
      lazy: withWords(words, async () => ({ Component: (await import('./summary/summary-page')).SummaryPage })),
    },
  ],
  words,
  menu: [{ to: flashcardSetup.path, id: 'flashcards.title', icon: IconCards }],
};
