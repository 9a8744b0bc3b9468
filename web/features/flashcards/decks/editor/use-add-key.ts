import { useEffect } from 'react';
import { useStable } from '~/web/ui/use-stable';

/** Places in which the key types a letter, or something covers the page. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, dialog, [role="dialog"], [role="textbox"]') !== null);

/** The key N adds a card (spec 2 §2), but for where somebody writes. */
export function useAddKey(add: () => void, enabled: boolean): void {
  const run = useStable(add);
  useEffect(() => {
    if (!enabled) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (
        event.defaultPrevented ||
        isTyping(event.target) ||
        document.querySelector('[aria-modal="true"], dialog[open]')
      )
        return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [run, enabled]);
}
