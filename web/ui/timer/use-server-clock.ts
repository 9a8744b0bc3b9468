import { useEffect, useMemo, useRef, useState } from 'react';

/**
 * The server's clock, so that every screen shows the same seconds whatever the device's own clock says. An answer that was
 * long under way makes the server look slow, never fast: of all offsets seen, the largest is the nearest to the truth.
 *
 * @param serverTime epoch milliseconds at which the newest answer was written; 0 before the first
 */
export function useServerClock(serverTime: number): () => number {
  const offset = useRef(Number.NEGATIVE_INFINITY);
  const [known, setKnown] = useState(0);
  useEffect(() => {
    if (serverTime === 0) return;
    offset.current = Math.max(offset.current, serverTime - Date.now());
    setKnown(offset.current);
  }, [serverTime]);
  return useMemo(() => () => Date.now() + known, [known]);
}
