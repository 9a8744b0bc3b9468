import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells the style sheet how much of the window the on-screen keyboard covers, and how far the view was pushed up for it:
 * what sticks to an edge would otherwise stick to one that cannot be seen.
 */
export function useScreen(room: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = globalThis.visualViewport;
    if (!view) return;
    const measure = () => {
      const below = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      // Zooming in covers something too, but is no keyboard.
      const typing = view.scale < 1.05;
      room.current?.style.setProperty('--covered-below', `${typing ? Math.round(below) : 0}px`);
      room.current?.style.setProperty('--covered-above', `${typing ? Math.round(view.offsetTop) : 0}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [room]);
}
