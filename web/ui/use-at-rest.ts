import { useEffect, useState } from 'react';

/** Milliseconds that a page has for itself after it is there. */
const FOR_ITSELF = 1_500;

/**
 * Whether the page that somebody came for has had time to be fetched and drawn. What is not of that page waits for it, at
 * least if the browser can tell that it has nothing else to do.
 */
export function useAtRest(): boolean {
  const [rests, setRests] = useState(() => typeof window.requestIdleCallback !== 'function');
  useEffect(() => {
    if (rests) return;
    let idle = 0;
    const timer = setTimeout(
      () => (idle = window.requestIdleCallback(() => setRests(true), { timeout: FOR_ITSELF })),
      FOR_ITSELF,
    );
    return () => {
      clearTimeout(timer);
      if (idle !== 0) window.cancelIdleCallback(idle);
    };
  }, [rests]);
  return rests;
}
