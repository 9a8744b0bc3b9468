import type { RouteObject } from 'react-router';
import { createGenerationJob, deckGenerationPage } from '~/domain/flashcards/generation/contract';
import { withWords } from '~/web/messages/words';

/** Where decks are generated. */
export const draftingRoutes: RouteObject[] = [
  {
    path: createGenerationJob.path,
    handle: { heading: 'flashcards.generate', lead: 'flashcards.generate.lead' },
    lazy: withWords('flashcard-drafting', async () => ({ Component: (await import('./ask-page')).AskPage })),
  },
  {
    path: deckGenerationPage.path,
    lazy: withWords('flashcard-drafting', async () => ({
      Component: (await import('./generation-page')).GenerationPage,
    })),
  },
];
