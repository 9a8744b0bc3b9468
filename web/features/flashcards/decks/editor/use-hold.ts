import { useEffect, useRef, useState } from 'react';
import { useStable } from '~/web/ui/use-stable';

/** Milliseconds for which a picture that is sent keeps one from saving (spec 2 §4, §9). */
export const UPLOAD_HOLDS = 5_000;

/** Whether a picture is on its way, or has come within five seconds. */
export function useHold() {
  const [holding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hold = useStable(() => {
    setHolding(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHolding(false), UPLOAD_HOLDS);
  });
  return { holding, hold };
}
