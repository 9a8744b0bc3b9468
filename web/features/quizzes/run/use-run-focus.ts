import { useEffect, useLayoutEffect, useRef } from 'react';
import { glideTo } from './scroll';
import type { Phase } from './run-view';

/** Once what has changed is on the screen: moving the focus takes its time in the browser, and nothing waits for it. */
const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));

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
    if (!led.current) window.scrollTo(0, 0);
    led.current = false;
    afterPaint(() => {
      // Who was faster has submitted it, or gone on to another one.
      const { at: now, phase: then } = before.current;
      if (now === at && (then === phase || then === 'open')) question.current?.focus({ preventScroll: true });
    });
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
      window.scrollTo(0, 0);
      led.current = true;
    },
  };
}

export type RunFocus = ReturnType<typeof useRunFocus>;
