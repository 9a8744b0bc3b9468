import { useEffect } from 'react';
import { useStable } from '~/web/ui/use-stable';
import { type ReviewShortcut, reviewShortcut } from './shortcuts';

/** Whether keys belong to something else: a dialog, a menu, a field, or a control that the space bar presses. */
function isElsewhere({ key, target }: KeyboardEvent): boolean {
  if (document.querySelector('[aria-modal="true"], dialog[open], [role="menu"]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, select, [contenteditable="true"]')) return true;
  return key === ' ' && target.closest('a, button')?.matches(':focus-visible') === true;
}

/** The keys of a review, wherever the focus is (spec 2 §2). A key that is held down counts once. */
export function useReviewKeys(onKey: (shortcut: ReviewShortcut) => void): void {
  const handle = useStable(onKey);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const shortcut = reviewShortcut(event);
      if (!shortcut || event.repeat || isElsewhere(event)) return;
      event.preventDefault();
      handle(shortcut);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [handle]);
}
