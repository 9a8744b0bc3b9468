import { useLayoutEffect, useRef } from 'react';
import { useStable } from '~/web/ui/use-stable';
import { type ReviewShortcut, reviewShortcut } from './shortcuts';

/**
 * Whether keys belong to something else: a dialog, a menu, a field, or a control that was walked to by keys and that the space bar
 * presses. A dialog gives the focus back to the button that opened it; after a press of a pointer the space bar is the review's.
 */
function isElsewhere({ key, target }: KeyboardEvent, byPointer: boolean): boolean {
  if (document.querySelector('[aria-modal="true"], dialog[open], [role="menu"]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, select, [contenteditable="true"]')) return true;
  return key === ' ' && !byPointer && target.closest('a, button, audio') !== null;
}

/** The keys of a review, wherever the focus is (spec 2 §2). A key that is held down counts once. */
export function useReviewKeys(onKey: (shortcut: ReviewShortcut) => void, fourButtons: boolean): void {
  const handle = useStable(onKey);
  const byPointer = useRef(false);
  // Before the first paint: a key that is pressed as soon as the card is seen counts.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Tab') byPointer.current = false;
      const shortcut = reviewShortcut(event, fourButtons);
      if (!shortcut || event.repeat || isElsewhere(event, byPointer.current)) return;
      event.preventDefault();
      handle(shortcut);
    };
    const pointer = () => {
      byPointer.current = true;
    };
    window.addEventListener('keydown', press);
    window.addEventListener('pointerdown', pointer, true);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('pointerdown', pointer, true);
    };
  }, [handle, fourButtons]);
}
