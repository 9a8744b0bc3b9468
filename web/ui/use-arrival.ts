import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Goes to a section once it is on the page: the one that the person comes from something for, or that the address names.
 * @param passage its key; empty for none
 */
export function useArrival(passage: string, ready: boolean): void {
  const { hash } = useLocation();
  const arrived = useRef('');
  const wanted = hash === '' ? passage : hash.slice(1);
  useEffect(() => {
    if (!ready || wanted === '' || arrived.current === wanted) return;
    const section = document.getElementById(wanted);
    if (!section) return;
    arrived.current = wanted;
    section.scrollIntoView?.({ block: 'start' });
    section.focus({ preventScroll: true });
  }, [wanted, ready]);
}
