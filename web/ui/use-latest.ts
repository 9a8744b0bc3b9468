import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The newest of a value that changes with every render, for callbacks that must stay the same. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
