import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { GIVEN_ROLES, type GivenRole } from '~/domain/accounts/roles/contract';

export interface PeopleFilter {
  q: string;
  role: GivenRole | '';
  page: number;
}

/** Which people are shown, kept in the address. Another search begins at its first page. */
export function usePeopleFilter(): { filter: PeopleFilter; change: (change: Partial<PeopleFilter>) => void } {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo<PeopleFilter>(
    () => ({
      q: search.get('q') ?? '',
      role: GIVEN_ROLES.find((role) => role === search.get('role')) ?? '',
      page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    }),
    [search],
  );
  const change = useCallback(
    (changed: Partial<PeopleFilter>) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries({ page: '', ...changed })) {
            if (value === '' || value === 1) after.delete(name);
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
