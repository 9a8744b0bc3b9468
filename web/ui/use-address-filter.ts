import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** What is shown, kept in the address. Another filter begins at its first page. */
export function useAddressFilter<Filter extends { page: number }>(
  read: (search: URLSearchParams) => Omit<Filter, 'page'>,
): { filter: Filter; change: (change: Partial<Filter>) => void } {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(
    () => ({ ...read(search), page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1) }) as Filter,
    [read, search],
  );
  const change = useCallback(
    (changed: Partial<Filter>) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries({ page: '', ...changed })) {
            if (value === '' || (name === 'page' && value === 1)) after.delete(name);
            else after.set(name, String(value));
          }
          return after;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return { filter, change };
}
