import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PLACES } from '~/domain/questions/authoring/contract';

/** Milliseconds after the last key before the list is searched. */
export const SEARCH_DELAY = 300;

/** The list's filters and its page, kept in the address so that a reload, a link and the back button keep them. */
export function useFilters() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const place = PLACES.find((each) => each === query.get('place')) ?? '';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const [typed, setTyped] = useState(search);
  const [applied, setApplied] = useState(search);
  if (applied !== search) {
    setApplied(search);
    if (typed.trim() !== search) setTyped(search);
  }

  /** Another choice begins at its first page. */
  const set = (name: 'search' | 'place', value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        next.delete('page');
        return next;
      },
      { replace: true },
    );
  const applySearch = useDebouncedCallback((text: string) => set('search', text.trim()), SEARCH_DELAY);
  // Cancels a pending search when the person leaves, so that it does not call them back.
  useEffect(() => () => applySearch.cancel(), [applySearch]);

  return {
    search,
    place,
    page,
    typed,
    type: (text: string) => {
      setTyped(text);
      applySearch(text);
    },
    setPlace: (value: string) => set('place', value),
    clear: () => {
      applySearch.cancel();
      setTyped('');
      setQuery({}, { replace: true });
    },
    any: search !== '' || place !== '',
  };
}
