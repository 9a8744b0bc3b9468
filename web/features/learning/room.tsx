import type { WebRoom } from '~/web/core/room';
import { withWords } from '~/web/messages/words';
import { lazily } from '~/web/ui/fetched';

export const learningRoom: WebRoom = {
  name: 'learning',
  routes: [],
  additions: {
    profile: lazily(
      withWords(
        'insights',
        withWords('learning', async () => (await import('./my-learning')).MyLearning),
      ),
    ),
  },
};
