import { useEffect, useState } from 'react';

/** Runs it when the browser has nothing better to do, within a second. @returns takes it back. Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(work, { timeout: 1_000 });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, 50);
  return () => clearTimeout(timer);
}

/** The value as it was when the browser last had nothing better to do: for what may follow what is waited for. */
export function useWhenIdle<T extends string | number | null>(value: T): T {
  const [settled, settle] = useState(value);
  useEffect(() => (value === settled ? undefined : whenIdle(() => settle(value))), [value, settled]);
  return settled;
}
