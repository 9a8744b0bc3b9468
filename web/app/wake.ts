import type { QueryClient } from '@tanstack/react-query';
import { hubOf } from '../live/socket';

/** A phone that slept, a laptop that was opened, a network that came back: news is asked for at once. */
export function wakeLiveConnection(cache: QueryClient): void {
  const hub = hubOf(cache);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') hub.wake();
  });
  window.addEventListener('online', hub.wake);
  window.addEventListener('offline', hub.lose);
}
