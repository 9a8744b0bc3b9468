import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Milliseconds after the last key before the list is searched. */
export const SEARCH_DELAY = 300;

export interface Filters {
  search: string;
  /** 0 is every label. */
  label: number;
  bookmarked: boolean;
  /** From 1. */
  page: number;
}

/** While a circuit is built, `?label=` names the circuit (spec 3 §2). */
const labelName = (query: URLSearchParams): 'label' | 'skill' => (query.get('circuit') === 'true' ? 'skill' : 'label');

const read = (query: URLSearchParams): Filters => ({
  search: query.get('search') ?? '',
  label: Number(query.get(labelName(query))) || 0,
  bookmarked: query.get('bookmarked') === 'true',
  page: Math.max(1, Math.floor(Number(query.get('page'))) || 1),
});

/** The list's filters, kept in the address so that a reload, a link and the back button keep them. */
export function useFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = read(query);
  const [typed, setTyped] = useState(filters.search);
  const [applied, setApplied] = useState(filters.search);
  // Searches of one's own that are not in the address yet. More may have been typed by the time they are.
  const [sent, setSent] = useState<readonly string[]>([]);
  if (applied !== filters.search) {
    setApplied(filters.search);
    if (sent.includes(filters.search)) setSent(sent.slice(sent.indexOf(filters.search) + 1));
    else if (typed.trim() !== filters.search) setTyped(filters.search);
  }

  const set = (name: Exclude<keyof Filters, 'page'>, value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        const key = name === 'label' ? labelName(before) : name;
        if (value) next.set(key, value);
        else next.delete(key);
        // Another list begins with its first page.
        next.delete('page');
        return next;
      },
      { replace: true },
    );
  const applySearch = useDebouncedCallback((text: string) => {
    const search = text.trim();
    if (search !== filters.search) setSent((before) => [...before, search]);
    set('search', search);
  }, SEARCH_DELAY);

  useEffect(() => {
    // A pending search would call a person who follows a link back to the list.
    const forget = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) applySearch.cancel();
    };
    document.addEventListener('click', forget, true);
    return () => document.removeEventListener('click', forget, true);
  }, [applySearch]);

  return {
    filters,
    typed,
    type: (text: string) => {
      setTyped(text);
      applySearch(text);
    },
    setLabel: (label: number) => set('label', label === 0 ? '' : String(label)),
    setBookmarked: (on: boolean) => set('bookmarked', on ? 'true' : ''),
    clear: () => {
      setTyped('');
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const name of ['search', labelName(before), 'bookmarked', 'page']) next.delete(name);
          return next;
        },
        { replace: true },
      );
    },
    /** Of a page of the list as it is filtered now. */
    addressOf: (page = 1): string => {
      const next = new URLSearchParams(query);
      if (page > 1) next.set('page', String(page));
      else next.delete('page');
      return `?${next}`;
    },
    any: filters.search !== '' || filters.label !== 0 || filters.bookmarked,
  };
}
