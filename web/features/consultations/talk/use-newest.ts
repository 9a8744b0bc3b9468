import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far from the end, in pixels, one still follows what is said. */
const NEAR = 48;

/**
 * Keeps the end of the talk in sight while a person is there, also as the answer, the box or the keyboard grow. A person who
 * has scrolled back to read is not moved, and is shown the way to the end.
 *
 * @param news changes with everything that is said
 */
export function useNewest(news: string) {
  const talk = useRef<HTMLElement>(null);
  const following = useRef(true);
  const [away, setAway] = useState(false);

  const follow = () => {
    if (following.current) talk.current?.scrollIntoView?.({ block: 'end' });
  };
  useLayoutEffect(follow, [news]);

  useEffect(() => {
    let before = window.scrollY;
    const moved = () => {
      const distance =
        (talk.current?.getBoundingClientRect().bottom ?? 0) - (window.visualViewport?.height ?? window.innerHeight);
      // Only the person scrolls up; what grows pushes the end down.
      if (distance <= NEAR) following.current = true;
      else if (window.scrollY < before - 2) following.current = false;
      before = window.scrollY;
      setAway(!following.current);
    };
    const grown = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(follow);
    if (talk.current) grown?.observe(talk.current);
    window.addEventListener('scroll', moved, { passive: true });
    window.addEventListener('resize', follow);
    window.visualViewport?.addEventListener('resize', follow);
    return () => {
      grown?.disconnect();
      window.removeEventListener('scroll', moved);
      window.removeEventListener('resize', follow);
      window.visualViewport?.removeEventListener('resize', follow);
    };
  }, []);

  const toNewest = () => {
    following.current = true;
    setAway(false);
    follow();
  };
  return { talk, away, toNewest };
}
