import { searchPage } from '~/domain/search/contract';
import type { WebRoom } from '~/web/core/room';
import { withWords } from '~/web/messages/words';
import { words } from './words';

export const searchRoom: WebRoom = {
  name: 'search',
  routes: [
    {
      path: searchPage.path,
      lazy: withWords(words, async () => ({ Component: (await import('./search-page')).SearchPage })),
    },
  ],
  words,
};
