import { useCallback } from 'react';
import { useLatest } from './use-latest';

/** The same function for as long as the component lives, which does what the newest one would. */
export function useStable<A extends unknown[], R>(work: (...values: A) => R): (...values: A) => R {
  const latest = useLatest(work);
  return useCallback((...values: A) => latest.current(...values), [latest]);
}
