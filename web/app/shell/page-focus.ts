import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** How long a page that is still loading may take to show its heading, in milliseconds. */
const PATIENCE = 10_000;

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('[data-first-focus]') ?? main.querySelector('h1');
  if (!heading) return false;
  if (heading.tagName === 'H1') heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** After navigation the focus goes to the new page's heading, or to what the page is for if that has `data-first-focus`, as soon as it is there and unless the reader was faster. */
export function usePageFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    const element = main.current;
    if (!element || shown.current === pathname) return;
    shown.current = pathname;
    if (focusHeading(element)) return;
    element.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      if (document.activeElement !== element && document.activeElement !== document.body) observer.disconnect();
      else if (focusHeading(element)) observer.disconnect();
    });
    observer.observe(element, { childList: true, subtree: true });
    const giveUp = setTimeout(() => observer.disconnect(), PATIENCE);
    return () => {
      observer.disconnect();
      clearTimeout(giveUp);
    };
  }, [pathname]);

  return main;
}
