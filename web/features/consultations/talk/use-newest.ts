import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far from the end, in pixels, one still follows what is said. */
const NEAR = 120;

/** Keeps the newest words in sight while one is there; who has scrolled back to read is left in peace, and told the way. @param news changes with everything that is said */
export function useNewest(news: string) {
  const end = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const [away, setAway] = useState(false);

  useEffect(() => {
    const mark = end.current;
    if (!mark || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        following.current = entry?.isIntersecting ?? true;
        setAway(!following.current);
      },
      { rootMargin: `0px 0px ${NEAR}px 0px` },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, []);

  const toNewest = () => {
    following.current = true;
    end.current?.scrollIntoView?.({ block: 'end' });
  };
  useLayoutEffect(() => {
    if (following.current) end.current?.scrollIntoView?.({ block: 'end' });
  }, [news]);

  return { end, away, toNewest };
}
