import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type Window, WINDOWS } from '~/domain/statistics/windows';

export interface Filter {
  window: Window;
  /** Empty for all. */
  country: string;
  /** 0 for all. */
  training_stage: number;
}

/** The window that is shown if the address names none: 30 days. */
const USUAL: Window = 3;

/** Which figures are shown, kept in the address. */
export function useFilter(): { filter: Filter; change: (change: Partial<Filter>) => void } {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo<Filter>(
    () => ({
      window: WINDOWS.find((window) => String(window) === search.get('window')) ?? USUAL,
      country: /^[A-Z]{2}$/.exec(search.get('country') ?? '')?.[0] ?? '',
      training_stage: Number(/^\d{1,2}$/.exec(search.get('training_stage') ?? '')?.[0] ?? 0),
    }),
    [search],
  );
  const change = useCallback(
    (changed: Partial<Filter>) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changed)) {
            if (value === '' || value === 0) after.delete(name);
            else after.set(name, String(value));
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return { filter, change };
}
