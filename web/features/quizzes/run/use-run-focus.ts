import { useEffect, useLayoutEffect, useRef } from 'react';
import { glideTo } from './scroll';
import type { Phase } from './run-view';

function lead(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

/** The focus goes where the eye goes: to the question after moving on, to the result after submitting. */
export function useRunFocus(at: number, phase: Phase) {
  const question = useRef<HTMLElement>(null);
  const verdict = useRef<HTMLHeadingElement>(null);
  const before = useRef({ at, phase });
  const led = useRef(false);

  // Before the paint: the next question is read from its top.
  useLayoutEffect(() => {
    const arrived = before.current.phase === 'writing' && phase !== 'writing';
    if (before.current.at === at && !arrived) return;
    before.current = { at, phase };
    if (!led.current || document.activeElement !== question.current) lead(question.current);
    led.current = false;
  }, [at, phase]);

  useEffect(() => {
    const { phase: was } = before.current;
    before.current = { at, phase };
    const told = phase === 'answered' || phase === 'marking';
    if (!told || (was !== 'open' && was !== 'sent') || !verdict.current) return undefined;
    verdict.current.focus({ preventScroll: true });
    return glideTo(verdict.current);
  }, [at, phase]);

  return {
    question,
    verdict,
    /** Leads to the question before it is changed for the next: while nothing is to be laid out anew, this costs nothing. */
    leadOn: () => {
      lead(question.current);
      led.current = true;
    },
  };
}

export type RunFocus = ReturnType<typeof useRunFocus>;
