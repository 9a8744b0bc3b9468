import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Runs for the latest value, and at most once in so many milliseconds: values that come in between wait together.
 * @param value undefined for nothing to run for
 */
export function useThrottled(value: unknown, every: number, run: () => void): void {
  const last = useRef(-Infinity);
  const now = useEffectEvent(run);
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(
      () => {
        last.current = performance.now();
        now();
      },
      Math.max(0, last.current + every - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [value, every]);
}
