import { useSyncExternalStore } from 'react';

/** How many cards show before 'show all', by the width of the screen in CSS pixels (spec 3 §2). */
export function collapseLimit(width: number): number {
  if (width < 769) return 2;
  return width < 1200 ? 4 : 6;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

export const useCollapseLimit = (): number => useSyncExternalStore(subscribe, () => collapseLimit(window.innerWidth));
