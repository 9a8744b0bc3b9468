import type { QueryClient } from '@tanstack/react-query';
import { synonymsPage } from '~/domain/search/synonyms/contract';

/** What the list shows, whichever of its pages, is old. */
export const changedSynonyms = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({
    predicate: ({ queryKey: [kind, address] }) =>
      kind === 'page' && typeof address === 'string' && address.startsWith(synonymsPage.path),
  });
