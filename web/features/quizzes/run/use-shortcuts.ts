import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isCovered, isTyping, keepsSpace, shortcutOf, type Shortcut } from './shortcuts';

/**
 * The keys of the quiz run (spec 1 §2); none while one is typing or a dialog is open.
 *
 * @param run does it; answers false if it has no meaning now, and the key stays the browser's
 */
export function useShortcuts(enabled: boolean, run: (shortcut: Shortcut) => boolean): void {
  const byPointer = useRef(false);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Tab') byPointer.current = false;
    if (!enabled || event.defaultPrevented || event.repeat || isCovered()) return;
    const shortcut = shortcutOf(event);
    if (!shortcut || (isTyping(event.target) && shortcut.does !== 'close')) return;
    if (event.key === ' ' && keepsSpace(event.target, byPointer.current)) return;
    if (run(shortcut)) event.preventDefault();
  });
  // Before the first paint: a key that is pressed as soon as the question is seen counts.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => pressed(event);
    const pointer = () => {
      byPointer.current = true;
    };
    document.addEventListener('keydown', key);
    document.addEventListener('pointerdown', pointer, true);
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', pointer, true);
    };
  }, []);
}
