import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Milliseconds after the last key before the list is searched. */
export const SEARCH_DELAY = 300;

export interface Query {
  search: string;
  /** 0 is every label. */
  label: number;
  page: number;
}

/** What is looked for, kept in the address so that a reload, a link and the back button keep it. */
export function useQuery() {
  const [address, setAddress] = useSearchParams();
  const query: Query = {
    search: address.get('search') ?? '',
    label: Number(address.get('label')) || 0,
    page: Math.max(1, Number(address.get('page')) || 1),
  };
  const [typed, setTyped] = useState(query.search);

  /** Any other change returns the list to its first page. */
  const go = (part: Partial<Query>) => {
    const { search, label, page } = { ...query, page: 1, ...part };
    const next = {
      ...(search ? { search } : {}),
      ...(label ? { label: String(label) } : {}),
      ...(page > 1 ? { page: String(page) } : {}),
    };
    setAddress(next, { replace: part.page === undefined });
  };
  const search = useDebouncedCallback((words: string) => go({ search: words.trim() }), SEARCH_DELAY);
  useEffect(() => () => search.cancel(), [search]);

  return {
    query,
    typed,
    go,
    type: (words: string) => {
      setTyped(words);
      search(words);
    },
    clear: () => {
      search.cancel();
      setTyped('');
      go({ search: '', label: 0 });
    },
    any: query.search !== '' || query.label !== 0,
  };
}
