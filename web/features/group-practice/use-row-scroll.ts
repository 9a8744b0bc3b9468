import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Pixels by which one press scrolls the participants' row (spec 3 §9). */
export const SCROLL_STEP = 200;
/** Columns beyond which the right arrow shows (spec 3 §9). */
export const COLUMNS_IN_VIEW = 3;

/** A horizontal row that is scrolled in steps; says in which directions there is more. */
export function useRowScroll(row: RefObject<HTMLElement | null>, columns: number) {
  const [more, setMore] = useState({ left: false, right: false });

  const look = useCallback(() => {
    const element = row.current;
    if (!element) return;
    const left = element.scrollLeft > 1;
    const right = columns > COLUMNS_IN_VIEW && element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
    setMore((before) => (before.left === left && before.right === right ? before : { left, right }));
  }, [row, columns]);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const size = new ResizeObserver(look);
    size.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    const first = requestAnimationFrame(look);
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', look);
      cancelAnimationFrame(first);
    };
  }, [row, look]);

  return {
    more,
    scroll: (direction: -1 | 1) => row.current?.scrollBy({ left: direction * SCROLL_STEP }),
    /** Brings the last column into view, with the newest member. */
    scrollToEnd: useCallback(() => {
      row.current?.scrollTo({ left: row.current.scrollWidth });
    }, [row]),
  };
}
