import { IconArrowsExchange } from '@tabler/icons-react';
import { searchPage } from '~/domain/search/contract';
import { synonymsPage } from '~/domain/search/synonyms/contract';
import type { WebRoom } from '~/web/core/room';
import { withWords } from '~/web/messages/words';
import { words } from './words';

export const searchRoom: WebRoom = {
  name: 'search',
  routes: [
    {
      path: searchPage.path,
      handle: { heading: 'search.title' },
      lazy: withWords(words, async () => ({ Component: (await import('./search-page')).SearchPage })),
    },
    {
      path: synonymsPage.path,
      handle: { heading: 'search.synonyms', lead: 'search.synonyms.lead' },
      lazy: withWords(words, async () => ({ Component: (await import('./synonyms/synonyms-page')).SynonymsPage })),
    },
  ],
  words,
  menu: [{ to: synonymsPage.path, id: 'search.synonyms', icon: IconArrowsExchange, ability: 'moderate' }],
};
