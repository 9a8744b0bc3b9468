import { useMemo } from 'react';
import { noteServerTime, serverNow } from '~/web/live/server-time';

/**
 * The server's clock, so that every screen shows the same seconds, with any clock of the device.
 *
 * @param serverTime epoch milliseconds at which the newest answer was written; 0 before the first
 * @returns another one whenever a newer answer may have corrected it
 */
export function useServerClock(serverTime: number): () => number {
  return useMemo(() => {
    noteServerTime(serverTime);
    return () => serverNow();
  }, [serverTime]);
}
