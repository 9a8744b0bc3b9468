import type { KeyboardEvent } from 'react';

const WAYS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrows lead from the box through the links of what is found and back; Escape leads back to the box, and there it empties it.
 * The keys of the links themselves stay as they are: Enter opens one, with Ctrl in another tab.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>, empty: () => void): void {
  const page = event.currentTarget;
  const box = page.querySelector<HTMLInputElement>('input[data-search]');
  const links = [...page.querySelectorAll<HTMLElement>('a[data-found]')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const inBox = document.activeElement === box;
  if (event.key === 'Escape' && (inBox || at >= 0)) {
    event.preventDefault();
    if (inBox) empty();
    else box?.focus();
    return;
  }
  const way = WAYS[event.key];
  if (way === undefined || !(inBox || at >= 0)) return;
  const to = at + way;
  if (inBox && way < 0) return;
  event.preventDefault();
  if (to < 0) box?.focus();
  else links[Math.min(to, links.length - 1)]?.focus();
}
