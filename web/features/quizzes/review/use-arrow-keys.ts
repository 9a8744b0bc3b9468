import { useEffect, useEffectEvent } from 'react';

const TYPING =
  'input, textarea, select, [contenteditable="true"], dialog, [role="dialog"], [role="slider"], [role="tab"]';

/** The arrow keys as previous and next, unless they are needed where the focus is. */
export function useArrowKeys(onPrevious: (() => void) | null, onNext: (() => void) | null): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(TYPING)) return;
    const act = event.key === 'ArrowLeft' ? onPrevious : event.key === 'ArrowRight' ? onNext : null;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
