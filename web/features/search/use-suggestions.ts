import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import type { PageData } from '~/domain/kit/contract';
import { OFFERED_FROM, searchOffers, type searchPage, type SearchedKind, TITLES_AFTER } from '~/domain/search/contract';
import { useCall } from '~/web/live/client';

type Groups = PageData<typeof searchPage>['groups'];

/**
 * What titles and terms have that begin as it is typed, while the full search is on its way. Null if nothing is offered.
 * @param asked what is in the box
 * @param wanted it is not yet what the page has found
 */
export function useSuggestions(asked: string, wanted: boolean, kind: SearchedKind | undefined): Groups | null {
  const [q] = useDebouncedValue(asked, TITLES_AFTER);
  const enabled = wanted && asked.length >= OFFERED_FROM && q.length >= OFFERED_FROM;
  const { data } = useCall(searchOffers, { q }, { enabled, placeholderData: keepPreviousData });
  const items = (enabled && data?.items.filter((item) => !kind || item.kind === kind)) || [];
  if (items.length === 0) return null;
  return [...new Set(items.map((item) => item.kind))].map((one) => ({
    kind: one,
    items: items.filter((item) => item.kind === one),
    more: false,
  }));
}
