import { useEffect, useRef } from 'react';

/**
 * Keeps the focus on a part of the page if what had it there is gone, such as a button that somebody else's press took away.
 *
 * @param to what takes it; without it the part itself, which needs a `tabIndex`
 * @returns for the element of the part
 */
export function useKeptFocus<E extends HTMLElement>(to = (part: E): HTMLElement | null => part) {
  const ref = useRef<E>(null);
  // What is removed loses the focus without an event.
  const within = useRef(false);
  useEffect(() => {
    if (within.current && document.activeElement === document.body && ref.current)
      to(ref.current)?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: () => void (within.current = true),
    onBlur: () => void (within.current = false),
  };
}
