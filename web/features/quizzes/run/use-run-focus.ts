import { useEffect, useLayoutEffect, useRef } from 'react';
import { glideTo } from './scroll';
import type { Phase } from './run-view';

/** The focus goes where the eye goes: to the question after moving on, to the result after submitting. */
export function useRunFocus(at: number, phase: Phase) {
  const question = useRef<HTMLElement>(null);
  const verdict = useRef<HTMLHeadingElement>(null);
  const before = useRef({ at, phase });

  // Before the paint: the next question is read from its top.
  useLayoutEffect(() => {
    const arrived = before.current.phase === 'writing' && phase !== 'writing';
    if (before.current.at === at && !arrived) return;
    before.current = { at, phase };
    question.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [at, phase]);

  useEffect(() => {
    const { phase: was } = before.current;
    before.current = { at, phase };
    const told = phase === 'answered' || phase === 'marking';
    if (!told || (was !== 'open' && was !== 'sent') || !verdict.current) return undefined;
    verdict.current.focus({ preventScroll: true });
    return glideTo(verdict.current);
  }, [at, phase]);

  return { question, verdict };
}

export type RunFocus = ReturnType<typeof useRunFocus>;
