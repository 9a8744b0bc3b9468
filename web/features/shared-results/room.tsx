import { sharedResult } from '~/domain/shared-results/contract';
import type { WebRoom } from '~/web/core/room';
import { type RoomWords, withWords } from '~/web/messages/words';
import { lazily } from '~/web/ui/fetched';

const words: RoomWords = {
  room: 'shared-results',
  files: {
    en: () => import('./words.en.json'),
    es: () => import('./words.es.json'),
  },
};

export const sharedResultsRoom: WebRoom = {
  name: 'shared-results',
  routes: [
    {
      path: sharedResult.path,
      lazy: withWords(words, async () => ({ Component: (await import('./shared-result-page')).SharedResultPage })),
    },
  ],
  words,
  additions: {
    'own-result': lazily(withWords(words, async () => (await import('./share-button')).ShareButton)),
    'group-result': lazily(withWords(words, async () => (await import('./agreement')).Agreement)),
  },
};
