import { mistakesPage } from '~/domain/learning/mistakes/contract';
import type { WebRoom } from '~/web/core/room';
import { withWords } from '~/web/messages/words';
import { lazily } from '~/web/ui/fetched';

export const learningRoom: WebRoom = {
  name: 'learning',
  routes: [
    {
      path: mistakesPage.path,
      handle: { heading: 'learning.mistakes.title', lead: 'learning.mistakes.lead' },
      lazy: withWords('learning', async () => ({ Component: (await import('./mistakes/mistakes-page')).MistakesPage })),
    },
  ],
  today: {
    mistakes: lazily(withWords('learning', async () => (await import('./mistakes/mistakes-today')).MistakesToday)),
  },
  additions: {
    profile: lazily(
      withWords(
        'insights',
        withWords('learning', async () => (await import('./my-learning')).MyLearning),
      ),
    ),
  },
};
